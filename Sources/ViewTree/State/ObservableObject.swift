/// An object that announces every change of its published properties, whichever it is.
public protocol ObservableObject: AnyObject {
  /// Announces that something is about to change.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The object's own publisher, made at first use.
  public var objectWillChange: ObservableObjectPublisher {
    PublisherTable.publisher(of: self)
  }
}

/// What an observable object announces its changes with.
public final class ObservableObjectPublisher: Source {
  /// Announces a change: every view that observes the object runs in the next flush.
  public func send() {
    for reader in readers { reader.node.runtime.announcements &+= 1 }
    fire()
  }
}

/// The publishers of objects that have none stored, by object.
enum PublisherTable {
  private struct Row {
    weak let owner: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  nonisolated(unsafe) private static var rows: [ObjectIdentifier: Row] = [:]
  nonisolated(unsafe) private static var limit = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    // An address can be used again, so a row counts only while its owner lives.
    if let row = unsafe rows[key], row.owner === object { return row.publisher }
    if unsafe rows.count >= limit {
      unsafe rows = rows.filter { $0.value.owner != nil }
      unsafe limit = max(64, rows.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    unsafe rows[key] = Row(owner: object, publisher: publisher)
    return publisher
  }
}

/// A property of an observable object whose changes are announced.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Gives the property its first value.
  ///
  /// - Parameter wrappedValue: the value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Never reached: only a class can have published properties.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Reads and, with an announcement, writes the property of an object.
  ///
  /// - Parameters:
  ///   - object: the object.
  ///   - wrapped: the property as the program sees it.
  ///   - storage: the property as it is stored.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      object.objectWillChange.send()
      object[keyPath: storage].value = newValue
    }
  }
}
