import Results
import Testing

@testable import Measurement

@Suite struct RuntimeFunctionTests {
  /// The family that a name belongs to, if any does.
  private func metric(of name: String) -> Metric? {
    RuntimeFunction.all.first { $0.contains(name) }?.metric
  }

  @Test(arguments: [
    ("swift_retain", Metric.retains), ("swift_bridgeObjectRetain_n", .retains),
    ("swift_release", .releases), ("swift_release'2", .releases),
    ("swift_allocObject", .objectAllocations), ("swift_allocBox", .objectAllocations),
    ("swift_dynamicCast", .dynamicCasts),
    ("swift_dynamicCast'2", .dynamicCasts), ("swift_dynamicCastMetatype", .dynamicCasts),
    ("swift_conformsToProtocolCommon", .conformanceLookups),
    ("swift_beginAccess", .exclusivityChecks),
    ("__swift_project_boxed_opaque_existential_1", .boxProjections),
    ("malloc@@GLIBC_2.2.5", .mallocCalls), ("posix_memalign", .mallocCalls),
  ])
  func isFoundByTheNameThatAProfileHas(name: String, expected: Metric) {
    #expect(metric(of: name) == expected)
  }

  @Test(arguments: [
    ("swift_retain(swift::HeapObject*)", Metric.retains),
    ("swift_dynamicCast(swift::OpaqueValue*, swift::OpaqueValue*)", .dynamicCasts),
    ("malloc(unsigned long)", .mallocCalls),
  ])
  func isFoundByItsDemangledNameToo(name: String, expected: Metric) {
    #expect(metric(of: name) == expected)
  }

  @Test(arguments: [
    "swift_retainCount", "swift_unownedRetain", "my_swift_retain", "swift_slowAlloc", "free",
    "$s10Containers8MixerOneV3mixys6UInt64VAFF", "_ZN5swift11swift_retainEv", "",
  ])
  func isNotMistakenForAnother(name: String) { #expect(metric(of: name) == nil) }

  @Test func isInOneFamilyOnly() {
    for family in RuntimeFunction.all {
      for symbol in family.symbols {
        let owners = RuntimeFunction.all.filter { $0.contains(symbol.replacing("*", with: "")) }
        #expect(owners.map(\.metric) == [family.metric], "\(symbol)")
      }
    }
  }

  @Test func countsACastOfTheRuntimesOwnWithTheOneItIsPartOf() throws {
    let casts = try #require(RuntimeFunction.all.first { $0.metric == .dynamicCasts })
    #expect(casts.isPart("_ZL19tryCastToSwiftClassPN5swift11OpaqueValueE"))
    #expect(casts.isPart("tryCastToSwiftClass(swift::OpaqueValue*)"))
    #expect(!casts.isPart("$ss11AnyHashableVyABxcSHRzlufC"))
  }
}
