import Containers
import Measurement

extension DispatchSuite {
  /// One method call on one receiver, held in every way.
  static let methodOfOne = Comparison("Dispatch", "method", parameter: "one") {
    Form(.concrete, leaves: .nothing) { count in
      MethodLoop.concrete(MixerOne(key: key), from: seed, count: count)
    }
    Form(.some, leaves: .nothing) { count in
      MethodLoop.generic(opaqueMixer(key: key), from: seed, count: count)
    }
    Form(.generic, leaves: .nothing) { count in
      MethodLoop.generic(MixerOne(key: key), from: seed, count: count)
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1)) { count in
      MethodLoop.unspecialized(MixerOne(key: key), from: seed, count: count)
    }
    Form(.opened, leaves: .indirectBranches(1), note: "opened once, before the loop") { count in
      MethodLoop.unspecialized(MixerSource.erased(0, key: key), from: seed, count: count)
    }
    Form(.any, leaves: .indirectBranches(1), note: "payload inline: 8 bytes") { count in
      MethodLoop.any(MixerSource.erased(0, key: key), from: seed, count: count)
    }
    Form(.anyComposition, leaves: .indirectBranches(1), note: "two witness tables") { count in
      MethodLoop.composition(MixerSource.composed(0, key: key), from: seed, count: count)
    }
    Form(.anyClassBound, leaves: .indirectBranches(1), note: "the key is a let") { count in
      MethodLoop.classBound(MixerSource.object(0, key: key), from: seed, count: count)
    }
    Form("classVirtual", leaves: .indirectBranches(1), note: "overridable: vtable") { count in
      MethodLoop.virtual(MixerSource.virtual(0, key: key), from: seed, count: count)
    }
    Form("classFinal", leaves: .nothing) { count in
      MethodLoop.final(MixerObjectOne(key: key), from: seed, count: count)
    }
    Form("classPrivate", leaves: .nothing, note: "private method of an open class") { count in
      PrivateMixer(key: key).chain(from: seed, count: count)
    }
    Form("closure", leaves: .indirectBranches(1)) { count in
      MethodLoop.closure(MixerSource.closure(0, key: key), from: seed, count: count)
    }
    Form(.enumeration, leaves: .nothing, note: "eight cases; the switch leaves the loop") { count in
      MethodLoop.enumeration(MixerSource.enumeration(0, key: key), from: seed, count: count)
    }
  }
}
