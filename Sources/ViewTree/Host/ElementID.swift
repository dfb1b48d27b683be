/// The number of a host element, unique within its host and never used twice.
public typealias ElementID = Int
