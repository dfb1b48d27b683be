/// One operation that reached the host.
public enum HostOperation: Equatable, Sendable {
  /// An element came.
  case create(ElementID, String)
  /// An element shows something else.
  case update(ElementID, String)
  /// An element changed places.
  case move(ElementID)
  /// An element went.
  case remove(ElementID)
}
