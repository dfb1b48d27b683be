import Containers
import Measurement

/// Field reports on what is passed to a library's function, erased or by a type parameter.
enum GenericArguments {
  static let all = [view, condition, bind]

  /// SwiftProtobuf #914: an erased view of bytes is boxed for every call.
  private static let view = Comparison("Generic", "view", parameter: "R11") {
    Form(.concrete, leaves: .nothing, note: "R11: 32 bytes, body hidden") { count in
      chained(count) { ReadView.concrete(WideView($0)) }
    }
    Form(.generic, leaves: .nothing, note: "R11: body shown") { count in
      chained(count) { ReadView.inlinable(WideView($0)) }
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1), note: "R11: body hidden") { count in
      chained(count) { ReadView.hidden(WideView($0)) }
    }
    Form(.any, leaves: .allocations(1).throughRuntime, note: "R11: boxed: 32 > 24 bytes") { count in
      chained(count) { ReadView.erased(WideView($0)) }
    }
  }

  /// Swift #69994: a large struct, used three times in one condition through its protocol.
  private static let condition = Comparison("Generic", "condition", parameter: "R17") {
    Form(.concrete, leaves: .nothing, note: "R17: 40 strings, no copy") {
      let profile = LongProfile(key: key)
      return { count in chained(count) { Condition.concrete(profile, $0) ? $0 &+ 1 : ~$0 } }
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(3), note: "R17: no copy") {
      let profile = LongProfile(key: key)
      return { count in chained(count) { Condition.generic(profile, $0) ? $0 &+ 1 : ~$0 } }
    }
    Form(.any, leaves: .indirectBranches(3), note: "R17: no copy") {
      let profile = Condition.erased(key)
      return { count in chained(count) { Condition.erased(profile, $0) ? $0 &+ 1 : ~$0 } }
    }
  }

  /// PostgresNIO #223: six values bound to a query, one by one or as an array of existentials.
  private static let bind = Comparison("Generic", "bind", parameter: "R25") {
    Form(.generic, leaves: .nothing, note: "R25: six values, appended one by one") { count in
      bound(count) { query, values in
        query.append(values.number)
        query.append(values.condition)
        query.append(values.measure)
        query.append(values.identifier)
        query.append(values.digest)
        query.append(values.limit)
      }
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(6), note: "R25: body hidden") { count in
      bound(count) { query, values in
        query.appendHidden(values.number)
        query.appendHidden(values.condition)
        query.appendHidden(values.measure)
        query.appendHidden(values.identifier)
        query.appendHidden(values.digest)
        query.appendHidden(values.limit)
      }
    }
    Form(.any, leaves: .allocations(1).throughRuntime, note: "R25: one box; array on the stack") {
      count in
      bound(count) { query, values in
        query.append(contentsOf: [
          values.number, values.condition, values.measure, values.identifier, values.digest,
          values.limit,
        ])
      }
    }
  }

  @inline(__always)
  private static func bound(
    _ count: Int,
    _ bind: (inout Query, QueryValues) -> Void
  ) -> UInt64 {
    var query = Query()
    return chained(count) { word in
      query.clear()
      bind(&query, QueryValues(word: word))
      return query.folded
    }
  }

  private static var key: UInt64 { GenericSuite.key }
}
