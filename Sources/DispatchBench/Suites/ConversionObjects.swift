import Containers
import Measurement

/// Conversions of references.
enum ConversionObjects {
  static let all: [Comparison] = [objects]

  private static let objects = Comparison("Conversion", "object") {
    Form(.concrete, leaves: .retains(1)) { convert(KeepingObject.self) }
    Form("AnyObject", leaves: .retains(1)) { convert(ClassBoundToObject.self) }
    Form(.untyped, leaves: .counts(branches: 1, retains: 1)) { convert(ClassBoundToUntyped.self) }
    Form("composition", leaves: .retains(1)) { convert(ClassCompositionToClassBound.self) }
  }
}
