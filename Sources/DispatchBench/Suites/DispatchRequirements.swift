import Containers
import Measurement

extension DispatchSuite {
  /// A getter; of classes, also a stored property and an accessor that a subclass can override.
  static let getter = Comparison("Dispatch", "getter") {
    Form(.concrete, leaves: .nothing) { count in
      ConcreteLoop.getter(MixerOne(key: key), from: seed, count: count)
    }
    Form(.generic, leaves: .nothing) { count in
      GenericLoop.getter(MixerOne(key: key), from: seed, count: count)
    }
    Form(.some, leaves: .nothing) { count in
      GenericLoop.getter(opaqueMixer(key: key), from: seed, count: count)
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1)) { count in
      UnspecializedLoop.getter(MixerOne(key: key), from: seed, count: count)
    }
    Form(.opened, leaves: .indirectBranches(1)) { count in
      UnspecializedLoop.getter(MixerSource.erased(0, key: key), from: seed, count: count)
    }
    Form(.any, leaves: .indirectBranches(1)) { count in
      ExistentialLoop.getter(MixerSource.erased(0, key: key), from: seed, count: count)
    }
    Form("classStored", leaves: .nothing, note: "a stored let at a fixed offset") { count in
      ClassLoop.stored(MixerSource.virtual(0, key: key), from: seed, count: count)
    }
    Form("classVirtual", leaves: .indirectBranches(1), note: "overridable accessor") { count in
      ClassLoop.virtual(MixerSource.virtual(0, key: key), from: seed, count: count)
    }
  }

  /// A mutating method, which needs a receiver that can be written to.
  static let mutating = Comparison("Dispatch", "mutating") {
    Form(.concrete, leaves: .nothing) { count in
      ConcreteLoop.mutating(MixerOne(key: key), from: seed, count: count)
    }
    Form(.generic, leaves: .nothing) { count in
      GenericLoop.mutating(MixerOne(key: key), from: seed, count: count)
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1)) { count in
      UnspecializedLoop.mutating(MixerOne(key: key), from: seed, count: count)
    }
    Form(.opened, leaves: .indirectBranches(1)) { count in
      UnspecializedLoop.mutating(MixerSource.erased(0, key: key), from: seed, count: count)
    }
    Form(.any, leaves: .indirectBranches(1), note: "payload inline: nothing to copy") { count in
      ExistentialLoop.mutating(MixerSource.erased(0, key: key), from: seed, count: count)
    }
  }

  /// A static requirement, called on the type.
  static let type = Comparison("Dispatch", "static") {
    Form(.concrete, leaves: .nothing) { count in
      ConcreteLoop.type(MixerOne.self, from: seed, count: count)
    }
    Form(.generic, leaves: .nothing) { count in
      GenericLoop.type(MixerOne.self, from: seed, count: count)
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1)) { count in
      UnspecializedLoop.type(MixerOne.self, from: seed, count: count)
    }
    Form(.any, leaves: .indirectBranches(1), note: "an existential metatype") { count in
      ExistentialLoop.type(MixerTypeSource.erased(0), from: seed, count: count)
    }
    Form("classVirtual", leaves: .indirectBranches(1), note: "overridable class method") { count in
      ClassLoop.type(MixerTypeSource.virtual(0), from: seed, count: count)
    }
  }

  /// An init requirement, and a getter to see what was made.
  static let initializer = Comparison("Dispatch", "init") {
    Form(.concrete, leaves: .nothing) { count in
      ConcreteLoop.initializer(MixerOne.self, from: seed, count: count)
    }
    Form(.generic, leaves: .nothing) { count in
      GenericLoop.initializer(MixerOne.self, from: seed, count: count)
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(3)) { count in
      UnspecializedLoop.initializer(MixerOne.self, from: seed, count: count)
    }
    Form(.any, leaves: .indirectBranches(3), note: "an existential metatype") { count in
      ExistentialLoop.initializer(MixerTypeSource.erased(0), from: seed, count: count)
    }
    Form("closure", leaves: .indirectBranches(1), note: "a factory") { count in
      ClassLoop.factory(MixerTypeSource.factory(0), from: seed, count: count)
    }
  }

  /// A method whose argument and result have an associated type.
  static let associated = Comparison("Dispatch", "associated") {
    Form(.concrete, leaves: .nothing) { count in
      ConcreteLoop.associated(MixerOne(key: key), from: seed, count: count)
    }
    Form(.generic, leaves: .nothing) { count in
      GenericLoop.associated(MixerOne(key: key), from: seed, count: count)
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1)) { count in
      UnspecializedLoop.associated(MixerOne(key: key), from: seed, count: count)
    }
    Form(.opened, leaves: .indirectBranches(1)) { count in
      UnspecializedLoop.associated(MixerSource.words(0, key: key), from: seed, count: count)
    }
    Form(.any, leaves: .indirectBranches(1), note: "any WordMixing<UInt64>") { count in
      ExistentialLoop.associated(MixerSource.words(0, key: key), from: seed, count: count)
    }
  }

  /// A method of a protocol extension: called directly, but what it calls is looked up.
  static let `extension` = Comparison("Dispatch", "extension") {
    Form(.concrete, leaves: .nothing) { count in
      ConcreteLoop.extension(MixerOne(key: key), from: seed, count: count)
    }
    Form(.generic, leaves: .nothing) { count in
      GenericLoop.extension(MixerOne(key: key), from: seed, count: count)
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1)) { count in
      UnspecializedLoop.extension(MixerOne(key: key), from: seed, count: count)
    }
    Form(.opened, leaves: .indirectBranches(1)) { count in
      UnspecializedLoop.extension(MixerSource.erased(0, key: key), from: seed, count: count)
    }
    Form(.any, leaves: .indirectBranches(1)) { count in
      ExistentialLoop.extension(MixerSource.erased(0, key: key), from: seed, count: count)
    }
  }
}
