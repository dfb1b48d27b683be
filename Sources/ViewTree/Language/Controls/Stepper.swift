/// A number that goes up and down by taps.
public struct Stepper<Label: View>: ContainerView {
  /// A container's node.
  public typealias RetainedNode = ContainerNode<Stepper>
  /// Primitive.
  public typealias Body = Never

  /// What tells what the number is, then the two ends.
  public let inside: Views3<Label, Button<Text>, Button<Text>>
  private let shown: String

  init<Value: Strideable>(
    value: Binding<Value>,
    range: ClosedRange<Value>?,
    step: Value.Stride,
    label: Label
  ) {
    shown = "\(value.wrappedValue)"
    func change(by step: Value.Stride) {
      let new = value.wrappedValue.advanced(by: step)
      value.wrappedValue = range.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
    }
    inside = ViewBuilder.buildBlock(
      label,
      Button("−") { change(by: -step) },
      Button("+") { change(by: step) }
    )
  }

  /// An element that shows the number.
  public var properties: ElementProperties {
    ElementProperties(kind: "Stepper", content: shown)
  }
}

extension Stepper where Label == Text {
  /// Changes a number.
  ///
  /// - Parameters:
  ///   - title: what tells what the number is.
  ///   - value: the number; the body that makes the stepper depends on it.
  ///   - bounds: the least and the greatest value.
  ///   - step: how far one tap goes.
  public init<S: StringProtocol, Value: Strideable>(
    _ title: S,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, range: bounds, step: step, label: Text(title))
  }

  /// Changes a number.
  ///
  /// - Parameters:
  ///   - title: what tells what the number is.
  ///   - value: the number; the body that makes the stepper depends on it.
  ///   - step: how far one tap goes.
  public init<S: StringProtocol, Value: Strideable>(
    _ title: S,
    value: Binding<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, range: nil, step: step, label: Text(title))
  }
}
