import Containers
import Measurement

/// Reading a property through something that stands for it.
enum KeyPaths {
  static let all: [Comparison] = [path, extract]

  private static let path = Comparison("Key", "path") {
    Form(.concrete, leaves: .nothing) {
      let places = Quartet { Place(word: $0) }
      return { count in follow(count, places) { $0.word } }
    }
    Form("closure", leaves: .indirectBranches(1)) {
      let (places, read) = (Quartet { Place(word: $0) }, PathSource.closure())
      return { count in follow(count, places) { read($0) } }
    }
    Form("KeyPath", leaves: .indirectBranches(1)) {
      let (places, path) = (Quartet { Place(word: $0) }, PathSource.typed())
      return { count in follow(count, places) { $0[keyPath: path] } }
    }
    Form("PartialKeyPath", leaves: .counts(branches: 6, casts: 2), note: "gives Any, cast back") {
      let (places, path) = (Quartet { Place(word: $0) }, PathSource.partial())
      return { count in follow(count, places) { $0[keyPath: path] as? UInt64 ?? 0 } }
    }
    Form("AnyKeyPath", leaves: .counts(branches: 11, casts: 3), note: "gives Any?, cast back") {
      let (places, path) = (Quartet { Place(word: $0) }, PathSource.untyped())
      return { count in follow(count, places) { $0[keyPath: path] as? UInt64 ?? 0 } }
    }
  }

  /// swift-case-paths 18: the payload of an enum, found by reflection.
  private static let extract = Comparison("Key", "extract", parameter: "R36") {
    Form("pattern", leaves: .nothing) { ask(ExtractByPattern.self) }
    Form("closure", leaves: .indirectBranches(1)) {
      let (events, extract) = (Quartet { Event.moved($0) }, ExtractorSource.closure())
      return { count in follow(count, events) { extract($0) ?? 0 } }
    }
    Form("mirror", leaves: .counts(allocations: 11, retains: 5, casts: 4).throughCache) {
      ask(ExtractByMirror.self)
    }
  }
}
