import Containers
import Measurement

extension DispatchSuite {
  /// One method call on one receiver, held in every way.
  static let methodOfOne = Comparison("Dispatch", "method", parameter: "one") {
    Form(.concrete, leaves: .nothing) { count in
      let mixer = MixerOne(key: key)
      return chain(count) { mixer.mix($0) }
    }
    Form(.some, leaves: .nothing) { count in
      let mixer = opaqueMixer(key: key)
      return chain(count) { mixer.mix($0) }
    }
    Form(.generic, leaves: .nothing) { count in
      GenericChain.method(MixerOne(key: key), count)
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1)) { count in
      UnspecializedChain.method(MixerOne(key: key), count)
    }
    Form(
      .opened,
      leaves: .indirectBranches(1),
      holding: receiver,
      note: "opened once, before the loop"
    ) { count in
      UnspecializedChain.method(MixerSource.erased(0, key: key), count)
    }
    Form(.any, leaves: .indirectBranches(1), holding: receiver, note: "payload inline: 8 bytes") {
      count in
      let mixer = MixerSource.erased(0, key: key)
      return chain(count) { mixer.mix($0) }
    }
    Form(
      .anyComposition,
      leaves: .indirectBranches(1),
      holding: receiver,
      note: "two witness tables"
    ) { count in
      let mixer = MixerSource.composed(0, key: key)
      return chain(count) { mixer.mix($0) }
    }
    Form(.anyClassBound, leaves: .indirectBranches(1), note: "the key is a let") { count in
      let mixer = MixerSource.object(0, key: key)
      return chain(count) { mixer.mix($0) }
    }
    Form("classVirtual", leaves: .indirectBranches(1), note: "overridable: vtable") { count in
      let mixer = MixerSource.virtual(0, key: key)
      return chain(count) { mixer.mix($0) }
    }
    Form("classFinal", leaves: .nothing) { count in
      let mixer = MixerSource.final(key: key)
      return chain(count) { mixer.mix($0) }
    }
    Form("classPrivate", leaves: .nothing, note: "private method of an open class") { count in
      MixerSource.private(key: key).chain(from: seed, count: count)
    }
    Form("closure", leaves: .indirectBranches(1)) { count in
      let mixer = MixerSource.closure(0, key: key)
      return chain(count) { mixer.mix($0) }
    }
    Form(.enumeration, leaves: .nothing, note: "eight cases; the switch leaves the loop") { count in
      let mixer = MixerSource.enumeration(0, key: key)
      return chain(count) { mixer.mix($0) }
    }
  }
}
