import Testing

@testable import Measurement

@Suite struct OwnCommandLineTests {
  @Test(arguments: [
    ["/home/somebody/build/DispatchBench", "run", "--output", "a/b"],
    ["./DispatchBench", "run", "--output", "a/b"], ["DispatchBench", "run", "--output", "a/b"],
  ])
  func namesTheProgramWithoutItsDirectory(arguments: [String]) {
    let expected = ["DispatchBench", "run", "--output", "a/b"]
    #expect(OwnCommandLine.words(of: arguments) == expected)
  }

  @Test func hasAName() {
    #expect(OwnCommandLine.words.first?.contains("/") == false)
    #expect(OwnCommandLine.words(of: []) == [])
  }
}
