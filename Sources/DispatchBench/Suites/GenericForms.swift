import Containers
import Measurement

/// Generic classes, and protocols with a primary associated type.
enum GenericForms {
  static let all = [holder, primary]

  private static let holder = Comparison("Generic", "class") {
    Form(.concrete, leaves: .nothing, note: "a final class") { count in
      let holder = HolderSource.plain(key)
      return chained(count) { holder.pass($0) }
    }
    Form("genericFinal", leaves: .nothing, note: "a final generic class") { count in
      let holder = HolderSource.generic(key)
      return chained(count) { holder.pass($0) }
    }
    Form("genericOpen", leaves: .indirectBranches(2), note: "vtable, then one body for all types") {
      count in
      let holder = HolderSource.open(key)
      return chained(count) { holder.pass($0) }
    }
    Form(.any, leaves: .indirectBranches(1), note: "a final class that holds any") { count in
      let holder = HolderSource.erased(key)
      return chained(count) { holder.pass($0) }
    }
  }

  // The witness of a generic type is one body for every element, which copies elements through
  // value witnesses: two calls beside that of the witness.
  private static let primary = Comparison("Generic", "primary") {
    Form(.concrete, leaves: .nothing, note: "body hidden") { count in
      var place = Drawer(key)
      return chained(count) { Exchange.concrete(&place, $0) &+ Scramble.salt }
    }
    Form(.some, leaves: .indirectBranches(3), note: "some P<UInt64>, body hidden") { count in
      var place = Drawer(key)
      return chained(count) { Exchange.opaque(&place, $0) &+ Scramble.salt }
    }
    Form(.any, leaves: .indirectBranches(3), note: "any P<UInt64>, body hidden") { count in
      var place = Exchange.erased(key)
      return chained(count) { Exchange.erased(&place, $0) &+ Scramble.salt }
    }
    Form(.opened, leaves: .indirectBranches(3), note: "any P<UInt64>, opened at every call") {
      count in
      var place = Exchange.erased(key)
      return chained(count) { Exchange.opaque(&place, $0) &+ Scramble.salt }
    }
  }

  private static var key: UInt64 { GenericSuite.key }
}
