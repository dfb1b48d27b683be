import Containers
import Measurement

extension DispatchSuite {
  /// A getter; of classes, also a stored property and an accessor that a subclass can override.
  static let getter = Comparison("Dispatch", "getter") {
    Form(.concrete, leaves: .nothing) { count in
      let mixer = MixerOne(key: key)
      return chain(count) { ($0 ^ mixer.key) &* Scramble.one }
    }
    Form(.generic, leaves: .nothing) { count in
      GenericChain.getter(MixerOne(key: key), count)
    }
    Form(.some, leaves: .nothing) { count in
      let mixer = opaqueMixer(key: key)
      return chain(count) { ($0 ^ mixer.key) &* Scramble.one }
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1)) { count in
      UnspecializedChain.getter(MixerOne(key: key), count)
    }
    Form(.opened, leaves: .indirectBranches(1), holding: receiver) { count in
      UnspecializedChain.getter(MixerSource.erased(0, key: key), count)
    }
    Form(.any, leaves: .indirectBranches(1), holding: receiver) { count in
      let mixer = MixerSource.erased(0, key: key)
      return chain(count) { ($0 ^ mixer.key) &* Scramble.one }
    }
    Form("classStored", leaves: .nothing, note: "a stored let at a fixed offset") { count in
      let mixer = MixerSource.virtual(0, key: key)
      return chain(count) { ($0 ^ mixer.stored) &* Scramble.one }
    }
    Form("classVirtual", leaves: .indirectBranches(1), note: "overridable accessor") { count in
      let mixer = MixerSource.virtual(0, key: key)
      return chain(count) { ($0 ^ mixer.key) &* Scramble.one }
    }
  }

  /// A mutating method, which needs a receiver that can be written to.
  static let mutating = Comparison("Dispatch", "mutating") {
    Form(.concrete, leaves: .nothing) { count in
      var mixer = MixerOne(key: key)
      let word = seed
      for _ in 0..<count { mixer.absorb(word) }
      return mixer.key
    }
    Form(.generic, leaves: .nothing) { count in
      GenericChain.mutating(MixerOne(key: key), count)
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1)) { count in
      UnspecializedChain.mutating(MixerOne(key: key), count)
    }
    Form(.opened, leaves: .indirectBranches(1), holding: receiver) { count in
      UnspecializedChain.mutating(MixerSource.erased(0, key: key), count)
    }
    Form(
      .any,
      leaves: .indirectBranches(1),
      holding: receiver,
      note: "payload inline: nothing to copy"
    ) { count in
      var mixer = MixerSource.erased(0, key: key)
      let word = seed
      for _ in 0..<count { mixer.absorb(word) }
      return mixer.key
    }
  }

  /// A static requirement, called on the type.
  static let type = Comparison("Dispatch", "static") {
    Form(.concrete, leaves: .nothing) { count in
      let type = MixerOne.self
      return chain(count) { type.scramble($0) }
    }
    Form(.generic, leaves: .nothing) { count in
      GenericChain.type(MixerOne.self, count)
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1)) { count in
      UnspecializedChain.type(MixerOne.self, count)
    }
    Form(.any, leaves: .indirectBranches(1), note: "an existential metatype") { count in
      let type = MixerTypeSource.erased(0)
      return chain(count) { type.scramble($0) }
    }
    Form("classVirtual", leaves: .indirectBranches(1), note: "overridable class method") { count in
      let type = MixerTypeSource.virtual(0)
      return chain(count) { type.scramble($0) }
    }
  }

  /// An init requirement, and a getter to see what was made.
  static let initializer = Comparison("Dispatch", "init") {
    Form(.concrete, leaves: .nothing) { count in
      let type = MixerOne.self
      return chain(count) { type.init(seed: $0).key }
    }
    Form(.generic, leaves: .nothing) { count in
      GenericChain.initializer(MixerOne.self, count)
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(3)) { count in
      UnspecializedChain.initializer(MixerOne.self, count)
    }
    Form(.any, leaves: .indirectBranches(3), note: "an existential metatype") { count in
      let type = MixerTypeSource.erased(0)
      return chain(count) { type.init(seed: $0).key }
    }
    Form("closure", leaves: .indirectBranches(1), note: "a factory") { count in
      let make = MixerTypeSource.factory(0)
      return chain(count) { make($0).key }
    }
  }

  /// A method whose argument and result have an associated type.
  static let associated = Comparison("Dispatch", "associated") {
    Form(.concrete, leaves: .nothing) { count in
      let mixer = MixerOne(key: key)
      return chain(count) { mixer.stir($0) }
    }
    Form(.generic, leaves: .nothing) { count in
      GenericChain.associated(MixerOne(key: key), count)
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1)) { count in
      UnspecializedChain.associated(MixerOne(key: key), count)
    }
    Form(.opened, leaves: .indirectBranches(1), holding: receiver) { count in
      UnspecializedChain.associated(MixerSource.words(0, key: key), count)
    }
    Form(.any, leaves: .indirectBranches(1), holding: receiver, note: "any WordMixing<UInt64>") {
      count in
      let mixer = MixerSource.words(0, key: key)
      return chain(count) { mixer.stir($0) }
    }
  }

  /// A method of a protocol extension: called directly, but what it calls is looked up.
  static let `extension` = Comparison("Dispatch", "extension") {
    Form(.concrete, leaves: .nothing) { count in
      let mixer = MixerOne(key: key)
      return chain(count) { mixer.mixByExtension($0) }
    }
    Form(.generic, leaves: .nothing) { count in
      GenericChain.extension(MixerOne(key: key), count)
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1)) { count in
      UnspecializedChain.extension(MixerOne(key: key), count)
    }
    Form(.opened, leaves: .indirectBranches(1), holding: receiver) { count in
      UnspecializedChain.extension(MixerSource.erased(0, key: key), count)
    }
    Form(.any, leaves: .indirectBranches(1), holding: receiver) { count in
      let mixer = MixerSource.erased(0, key: key)
      return chain(count) { mixer.mixByExtension($0) }
    }
  }
}
