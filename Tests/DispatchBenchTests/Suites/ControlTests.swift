import Measurement
import Results
import Testing

@testable import DispatchBench

@Suite struct ControlTests {
  @Test func hasTwoClonesInTwoPlaces() {
    #expect(CloneKernels.areApart)
  }

  @Test func recognisesOneFunctionByItsPlace() {
    #expect(CloneKernels.first(0).place == CloneKernels.first(1).place)
  }

  @Test func entersOneKernelUnderTwoNames() throws {
    let names = ["Control.identical.first", "Control.identical.second"]
    let bodies = try names.map { name in
      let benchmark = ControlSuite.suite.benchmarks.first { $0.name.description == name }
      return try #require(benchmark).prepare()
    }
    #expect(bodies[0](9) == ControlKernels.step(9))
    #expect(bodies[1](9) == ControlKernels.step(9))
  }
}
