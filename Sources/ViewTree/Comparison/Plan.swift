@_spi(Reflection) internal import Swift

/// Makes the steps that compare two values of a type.
struct Plan {
  let mode: ComparisonMode

  func steps(for type: Any.Type) -> [Comparator.Step] {
    merged(steps(for: type, at: 0))
  }

  private func steps(for type: Any.Type, at offset: Int) -> [Comparator.Step] {
    // What an identity owns is not part of its input: the value first given to @State does not
    // count once the state exists.
    if type is any IdentityOwned.Type { return [] }
    if let compared = type as? any ComparedBySelf.Type {
      return [.content(offset: offset, ownTest(compared))]
    }
    let facts = TypeFacts(type)
    if facts.isPlainData, mode != .equatable {
      return bits(of: type, facts, at: offset)
    }
    if let test = valueTest(type) { return [.equality(offset: offset, test)] }
    if let optional = type as? any OptionalByContent.Type {
      return [.content(offset: offset, optional.test(self))]
    }
    switch TypeKind(type) {
    case .aggregate:
      let fields = Field.all(of: type)
      if fields.isEmpty { return bits(of: type, facts, at: offset) }
      return fields.flatMap { steps(for: $0.type, at: offset + $0.offset) }
    case .existential:
      return [.content(offset: offset, ExistentialTest(mode: mode).test)]
    case .scalar where facts.isPlainData:
      return bits(of: type, facts, at: offset)
    case .object, .function, .scalar:
      return [.identity(offset: offset, count: facts.size)]
    }
  }

  /// Bits without padding: field by field down to scalars.
  private func bits(of type: Any.Type, _ facts: TypeFacts, at offset: Int) -> [Comparator.Step] {
    let whole = [Comparator.Step.bits(offset: offset, count: facts.size)]
    guard TypeKind(type) == .aggregate, facts.size > 0 else { return facts.size > 0 ? whole : [] }
    let fields = Field.all(of: type)
    guard !fields.isEmpty else { return whole }
    return fields.flatMap { field in
      bits(of: field.type, TypeFacts(field.type), at: offset + field.offset)
    }
  }

  private func valueTest(_ type: Any.Type) -> ValueTest? {
    guard let equatable = type as? any Equatable.Type else { return nil }
    // A class that has == is still an identity: it can change in place.
    if TypeKind(type) == .object { return nil }
    return equalityTest(equatable)
  }

  private func ownTest<T: ComparedBySelf>(_ type: T.Type) -> ValueTest {
    ValueTest(of: type) { $0.isSame(as: $1) }
  }

  private func equalityTest<T: Equatable>(_ type: T.Type) -> ValueTest {
    ValueTest(equating: type)
  }

  private func merged(_ steps: [Comparator.Step]) -> [Comparator.Step] {
    steps.reduce(into: []) { merged, step in
      if case .bits(let offset, let count) = step,
        case .bits(let before, let length)? = merged.last, before + length == offset
      {
        merged[merged.count - 1] = .bits(offset: before, count: length + count)
      } else {
        merged.append(step)
      }
    }
  }
}

/// A type of ours that knows better than its fields when two values are the same input.
protocol ComparedBySelf {
  func isSame(as other: Self) -> Bool
}

/// Marks a property that an identity owns, so that its field is no input.
protocol IdentityOwned {}

/// Size and plainness of a type known only at run time.
struct TypeFacts {
  let size: Int
  let isPlainData: Bool

  init(_ type: Any.Type) {
    func read<T>(_ type: T.Type) -> (Int, Bool) { (MemoryLayout<T>.size, _isPOD(type)) }
    (size, isPlainData) = _openExistential(type, do: read)
  }
}
