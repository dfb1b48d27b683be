/// A value that cannot be changed.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func peek() -> Value { value }
  override func set(_ value: Value) {}
}

/// A value that two functions stand for.
final class FunctionLocation<Value>: Location<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  override func peek() -> Value { read() }
  override func get() -> Value { read() }
  override func set(_ value: Value) { write(value) }
}

/// A stored property of the value at another place.
final class PropertyLocation<Whole, Value>: Location<Value>, LocationPart {
  private let whole: Location<Whole>
  private let path: WritableKeyPath<Whole, Value>

  init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.path = path
  }

  override var isAlive: Bool { whole.isAlive }
  override func peek() -> Value { whole.peek()[keyPath: path] }

  override func set(_ value: Value) {
    var new = whole.peek()
    new[keyPath: path] = value
    whole.set(new)
  }

  func wholeChanged(from old: Any, to new: Any) {
    guard let old = old as? Whole, let new = new as? Whole else { return }
    let before = old[keyPath: path]
    let after = new[keyPath: path]
    if !Comparator.of(Value.self, .automatic).areEqual(before, after) {
      fire(from: before, to: after)
    }
  }
}

/// An element of the collection at another place; safe to hold when the element is gone.
final class ElementLocation<Whole: MutableCollection>: Location<Whole.Element>, LocationPart {
  private let whole: Location<Whole>
  private let index: Whole.Index
  private var last: Whole.Element

  init(_ whole: Location<Whole>, _ index: Whole.Index) {
    self.whole = whole
    self.index = index
    last = whole.peek()[index]
  }

  override var isAlive: Bool { whole.isAlive && exists(in: whole.peek()) }

  override func peek() -> Whole.Element {
    let all = whole.peek()
    if exists(in: all) { last = all[index] }
    return last
  }

  override func set(_ value: Whole.Element) {
    var all = whole.peek()
    guard exists(in: all) else { return }
    all[index] = value
    whole.set(all)
  }

  func wholeChanged(from old: Any, to new: Any) {
    guard let old = old as? Whole, let new = new as? Whole else { return }
    guard exists(in: old), exists(in: new) else { return }
    if !Comparator.of(Whole.Element.self, .automatic).areEqual(old[index], new[index]) {
      fire(from: old[index], to: new[index])
    }
  }

  private func exists(in all: Whole) -> Bool {
    index >= all.startIndex && index < all.endIndex
  }
}

/// A property of an object: writing it is the object's affair, and nothing is tied to it here.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }

  override func peek() -> Value { object[keyPath: path] }
  override func get() -> Value { object[keyPath: path] }
  override func set(_ value: Value) { object[keyPath: path] = value }
}
