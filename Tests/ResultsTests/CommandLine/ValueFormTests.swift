import Results
import Testing

@Suite struct ValueFormTests {
  private let list = ValueForm<[Int]>.list(of: .integer("count", in: 1...9))

  @Test func aListHoldsItsValuesInOrder() {
    #expect(list.read("3,1,2") == [3, 1, 2])
    #expect(list.read("7") == [7])
  }

  @Test(arguments: ["", ",", "1,", "1,,2", "1,10", "1, 2", "1,1", "1;2"])
  func aListRefusesWhatIsNotOneValueAfterTheOther(_ text: String) {
    #expect(list.read(text) == nil)
  }
}
