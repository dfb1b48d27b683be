/// A view that hides the type of another: five ways of it with one meaning and different prices.
@MainActor @preconcurrency
public protocol ErasingView: View {
  /// Erases the type of a view; erasing an erased view again changes nothing.
  ///
  /// - Parameter view: the view.
  init<V: View>(_ view: V)
}

extension AnyView: ErasingView {}
extension ClassBoxView: ErasingView {}
extension ClosureView: ErasingView {}
extension ThreeClosureView: ErasingView {}
extension StoredAnyView: ErasingView {}
