import Testing

@testable import Measurement

@Suite struct CountingEventTests {
  @Test func readsWhatALaunchSays() {
    #expect(CountingEvent("entered 3 99 4096") == .entered(3, process: 99, kernel: 4096))
    #expect(CountingEvent("ended 3 139") == .ended(3, status: 139))
  }

  @Test(arguments: [
    "", "entered", "entered 1 2", "ended 1", "ended 1 2 3", "ended x 1", "left 1 2",
  ])
  func passesOverWhatIsNotIts(line: Substring) { #expect(CountingEvent(line) == nil) }
}
