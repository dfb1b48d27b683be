public import Observation
public import ViewTree

/// A store of four properties, of which each is read by a number of rows of its own.
public protocol DashboardStore: AnyObject {
  /// Read by one row.
  var single: Int { get set }
  /// Read by ten rows.
  var few: Int { get set }
  /// Read by fifty rows.
  var many: Int { get set }
  /// Read by all other rows.
  var others: Int { get set }

  /// Makes a store.
  init()
}

/// One property of a store.
public enum DashboardProperty: Int, CaseIterable, Sendable {
  /// ``DashboardStore/single``.
  case single = 1
  /// ``DashboardStore/few``.
  case few = 10
  /// ``DashboardStore/many``.
  case many = 50

  /// How many rows a dashboard has.
  public static var rows: Int { 200 }

  /// The first row that reads the property; as many follow as its readers are.
  public var firstReader: Int {
    switch self {
    case .single: 0
    case .few: 1
    case .many: 11
    }
  }

  /// How many rows read the property.
  public var readers: Int { rawValue }
}

extension DashboardStore {
  /// Changes one property.
  ///
  /// - Parameters:
  ///   - property: which.
  ///   - value: its new value.
  public func set(_ property: DashboardProperty, to value: Int) {
    switch property {
    case .single: single = value
    case .few: few = value
    case .many: many = value
    }
  }

  /// What a row shows: it reads one property.
  ///
  /// - Parameter row: the row.
  /// - Returns: the property's value.
  public func value(forRow row: Int) -> Int {
    switch row {
    case 0: single
    case 1..<11: few
    case 11..<61: many
    default: others
    }
  }
}

/// A store of which each property is observed on its own.
@Observable public final class TrackedStore: DashboardStore {
  /// Read by one row.
  public var single = 0
  /// Read by ten rows.
  public var few = 0
  /// Read by fifty rows.
  public var many = 0
  /// Read by all other rows.
  public var others = 0

  /// Makes a store.
  public init() {}
}

/// A store that announces every change to all who observe it.
public final class AnnouncedStore: ObservableObject, DashboardStore {
  /// Read by one row.
  @Published public var single = 0
  /// Read by ten rows.
  @Published public var few = 0
  /// Read by fifty rows.
  @Published public var many = 0
  /// Read by all other rows.
  @Published public var others = 0

  /// Makes a store.
  public init() {}
}
