import Testing

@testable import Results

@Suite struct MalformedResultsTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var message: String
    var testDescription: String { message }

    /// A file whose second line is `line`.
    init(line: String, _ message: String) {
      text = ResultTableTests.header + line + "\n"
      self.message = "results.csv:2: " + message
    }

    init(text: String, _ message: String) {
      self.text = text
      self.message = message
    }
  }

  static let start = "1,Boxing.store.any,Boxing,store,any,,"

  @Test(arguments: [
    Case(
      text: "",
      "results.csv:1: found an empty file, expected the header "
        + "'\(ResultTableTests.header.dropLast())'"
    ),
    Case(
      text: "schema,name\n",
      "results.csv:1: found the header 'schema,name', expected "
        + "'\(ResultTableTests.header.dropLast())'"
    ),
    Case(
      text: ResultTableTests.header + "1,x",
      "results.csv:2: found an end of file inside a line, expected a line feed at the end of"
        + " every line"
    ),
    Case(
      text: ResultTableTests.header + "1,\"x\n\n",
      "results.csv:2: found a quoted field that never ends, expected a closing quote"
    ),
    Case(line: "1,2,3", "found 3 fields, expected 15"),
    Case(line: "", "found 1 fields, expected 15"),
    Case(
      line: "2,Boxing.store.any,Boxing,store,any,,time,ns/op,1,,,1,,ok,",
      "found schema '2', expected 1"
    ),
    Case(
      line: "1,boxing.store,Boxing,store,any,,time,ns/op,1,,,1,,ok,",
      "found the benchmark name 'boxing.store', expected Family.operation.variant or"
        + " Family.operation.variant.parameter"
    ),
    Case(
      line: "1,Boxing.store.any,Boxing,copy,any,,time,ns/op,1,,,1,,ok,",
      "found operation 'copy', expected the operation in the name 'Boxing.store.any'"
    ),
    Case(
      line: start + "time,us/op,1,,,1,,ok,",
      "found unit 'us/op', expected 'ns/op', the unit of time"
    ),
    Case(
      line: start + "time,ns/op,NaN,,,1,,ok,",
      "found value 'NaN', expected a finite decimal number such as 12.5"
    ),
    Case(
      line: start + "time,ns/op,Infinity,,,1,,ok,",
      "found value 'Infinity', expected a finite decimal number such as 12.5"
    ),
    Case(
      line: start + "time,ns/op,1e999,,,1,,ok,",
      "found value '1e999', expected a finite decimal number such as 12.5"
    ),
    Case(
      line: start + "time,ns/op,\"1,5\",,,1,,ok,",
      "found value '1,5', expected a finite decimal number such as 12.5"
    ),
    Case(
      line: start + "time,ns/op,1,,,-1,,ok,",
      "found n '-1', expected a whole number from 0 up"
    ),
    Case(line: start + "time,ns/op,1,,,,,ok,", "found n '', expected a whole number from 0 up"),
    Case(
      line: start + "time,ns/op,1,,,1,,fine,",
      "found status 'fine', expected one of ok, below-resolution, unstable, layout-sensitive,"
        + " not-measured, crashed, timed-out"
    ),
    Case(
      line: start + "time,ns/op,,,,1,,ok,",
      "found an empty value with status ok, expected a value"
    ),
    Case(
      line: start + "time,ns/op,0,,,1,,crashed,",
      "found a value with status crashed, expected an empty value"
    ),
    Case(
      line: start + "time,ns/op,1,2,1,1,,ok,",
      "found the interval from 2 to 1, expected both ends or none, the lower one first"
    ),
    Case(
      line: start + "time,ns/op,1,1,,1,,ok,",
      "found the interval from 1 to nothing, expected both ends or none, the lower one first"
    ),
    Case(
      line: start + "frees,count/op,1,1,1,1,,ok,",
      "found an interval for the exact metric frees, expected empty low and high"
    ),
    Case(
      line: start + "ratio,x,1,1,1,1,,ok,",
      "found a ratio without a reference, expected the benchmark that it compares with"
    ),
    Case(
      line: start + "time,ns/op,1,,,1,,ok,a\"\"b",
      "found a quote inside the unquoted field 15, expected a field that is quoted as a whole"
    ),
    Case(
      line: start + "time,ns/op,1,,,1,,ok,\"a\"b",
      "found text behind the closing quote of field 15, expected a comma or the end of the line"
    ),
    Case(
      line: start + "time,ns/op,1,,,1,,ok,\r",
      "found a carriage return, expected lines that end in a line feed alone"
    ),
    Case(
      text: ResultTableTests.header + start + "time,ns/op,1,,,1,,ok,\n" + start
        + "time,ns/op,1,,,1,,ok,\n",
      "results.csv:3: found a second row for Boxing.store.any and time, expected one row for each"
        + " benchmark and metric"
    ),
  ])
  func saysWhatItFoundAndExpected(_ test: Case) {
    let error = #expect(throws: ResultFileError.self) {
      try ResultTable(bytes: Array(test.text.utf8), path: "results.csv")
    }
    #expect(error?.description == test.message)
  }

  @Test func namesTheMetricsItKnows() {
    let line = Self.start + "speed,ns/op,1,,,1,,ok,\n"
    let error = #expect(throws: ResultFileError.self) {
      try ResultTable(bytes: Array((ResultTableTests.header + line).utf8), path: "results.csv")
    }
    let message = error?.description ?? ""
    #expect(message.hasPrefix("results.csv:2: found metric 'speed', expected one of time, ratio"))
  }

  @Test func refusesBytesThatAreNotUTF8() {
    let line = Array((ResultTableTests.header + Self.start + "time,ns/op,1,,,1,,ok,").utf8)
    let error = #expect(throws: ResultFileError.self) {
      try ResultTable(bytes: line + [0xFF, .lineFeed], path: "results.csv")
    }
    #expect(
      error?.description
        == "results.csv:2: found bytes in field 15 that are not UTF-8, expected UTF-8 text"
    )
  }

  @Test func countsLinesInsideQuotedFields() {
    let text = ResultTableTests.header + Self.start + "time,ns/op,1,,,1,,ok,\"a\nb\nc\"\nx\n"
    let error = #expect(throws: ResultFileError.self) {
      try ResultTable(bytes: Array(text.utf8), path: "results.csv")
    }
    #expect(error?.description == "results.csv:5: found 1 fields, expected 15")
  }

  @Test func namesAFileThatIsMissing() {
    let error = #expect(throws: ResultFileError.self) {
      try ResultTable(readingFrom: "/nonexistent/results.csv")
    }
    #expect(
      error?.description
        == "/nonexistent/results.csv: cannot be opened: No such file or directory"
    )
  }

  @Test func showsHostileTextWithoutObeyingIt() {
    let error = #expect(throws: ResultFileError.self) {
      try ResultTable(bytes: Array("\u{1B}[2J\u{202E},\n".utf8), path: "results.csv")
    }
    #expect(error?.description.contains("\u{1B}") == false)
  }
}
