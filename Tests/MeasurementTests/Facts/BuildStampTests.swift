import Foundation
import Testing

@testable import Measurement
@testable import Results

@Suite struct BuildStampTests {
  private let executable = Data([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2])

  private func facts(_ flags: [String]) -> BuildFacts {
    var facts = BuildFacts.current()
    facts.flags = .known(flags)
    return facts
  }

  @Test func givesBackTheFactsAndLeavesTheExecutableInFront() throws {
    let stamped = try BuildStamp.stamped(executable, with: facts(["-O", "-Xllvm", "-x\n"]))
    #expect(stamped.prefix(executable.count) == executable)
    #expect(BuildStamp.facts(in: stamped) == facts(["-O", "-Xllvm", "-x\n"]))
  }

  @Test func replacesAStampInsteadOfAddingOne() throws {
    let once = try BuildStamp.stamped(executable, with: facts(["-O"]))
    let twice = try BuildStamp.stamped(once, with: facts(["-Osize"]))
    #expect(BuildStamp.facts(in: twice) == facts(["-Osize"]))
    #expect(twice == (try BuildStamp.stamped(executable, with: facts(["-Osize"]))))
  }

  @Test(arguments: [0, 1, 10])
  func findsNothingWhereNothingWasStampedOrBytesAreLost(_ lost: Int) throws {
    #expect(BuildStamp.facts(in: executable) == nil)
    let stamped = try BuildStamp.stamped(executable, with: facts(["-O"]))
    let damaged = stamped.dropFirst(executable.count + lost)
    #expect((BuildStamp.facts(in: damaged) == nil) == (lost > 0))
    #expect(BuildStamp.facts(in: stamped.dropLast(lost + 1)) == nil)
  }
}
