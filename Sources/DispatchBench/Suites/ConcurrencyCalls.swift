import Containers
import Measurement

/// Calls of actors and of asynchronous methods.
enum ConcurrencyCalls {
  static let all: [Comparison] = [near, far, method]

  private static var key: UInt64 { AsyncChain.key }

  private static let near = Comparison("Concurrency", "actor", parameter: "sameExecutor") {
    Form("class", leaves: .nothing, note: "not isolated, not asynchronous") {
      AsyncChain.kernel { _ in
        MixingState(key: key)
      } _: {
        $0.call($1, $2)
      }
    }
    Form(.concrete, leaves: .indirectBranches(5)) {
      AsyncChain.kernel {
        ActorSource.near(on: $0, key: key)
      } _: {
        await $0.call($1, $2)
      }
    }
    Form(.genericUnspecialized, against: .concrete, leaves: .indirectBranches(5)) {
      AsyncChain.kernel {
        ActorSource.near(on: $0, key: key)
      } _: {
        await $0.call(unspecialized: $1, $2)
      }
    }
    Form(.any, against: .concrete, leaves: .indirectBranches(5)) {
      AsyncChain.kernel {
        ActorSource.nearErased(on: $0, key: key)
      } _: {
        await $0.call(erased: $1, $2)
      }
    }
  }

  private static let far = Comparison("Concurrency", "actor", parameter: "ownQueue") {
    Form(.concrete, leaves: .indirectBranches(4)) {
      AsyncChain.kernel { _ in
        ActorSource.far(key: key)
      } _: {
        await $0.call($1, $2)
      }
    }
    Form(.any, leaves: .indirectBranches(5)) {
      AsyncChain.kernel {
        _ in
        ActorSource.farErased(key: key)
      } _: {
        await $0.call(erased: $1, $2)
      }
    }
  }

  private static let method = Comparison("Concurrency", "asyncMethod") {
    Form(.concrete, leaves: .indirectBranches(1)) {
      AsyncChain.kernel { _ in
        AsyncMixerOne(key: key)
      } _: {
        await $0.call($1, $2)
      }
    }
    Form(.any, leaves: .indirectBranches(5)) {
      AsyncChain.kernel {
        _ in
        AsyncMixerSource.erased(0, key: key)
      } _: {
        await $0.call(erased: $1, $2)
      }
    }
  }
}
