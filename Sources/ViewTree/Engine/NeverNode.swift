/// The node of `Never`, the body of every primitive view; it is never made.
public enum NeverNode: ViewNode {

  /// Cannot be called, since no `Never` can be passed.
  public static func make<M: Meter>(_ view: Never, in context: Context<M>) -> NeverNode {}

  /// Cannot be called, since no node can exist.
  public mutating func update<M: Meter>(to view: Never, in context: Context<M>) {}

  /// Cannot be called, since no node can exist.
  public mutating func destroy<M: Meter>(in context: Context<M>) {}

  /// Cannot be called, since no node can exist.
  public func appendElements(to list: inout ElementList) {}
}
