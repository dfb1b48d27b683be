import Testing

@testable import Results

@Suite struct SampleFileTests {
  static let header =
    "launch,build,round,position,benchmark,iterations,nanoseconds,involuntary_switches\n"

  static let samples = [
    sample(launch: 0, round: 0, position: 0, "Boxing.store.any", 1000),
    sample(launch: 0, round: 0, position: 1, "Boxing.store.concrete", 500),
    sample(launch: 1, round: 0, position: 0, "Boxing.store.any", 1001, switches: 2),
  ]

  @Test func readsBackWhatItWrites() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/samples.csv"
      try SampleWriter.write(Self.samples, to: path)
      #expect(try read(SampleReader(path: path)) == Self.samples)
      #expect(entries(of: directory) == ["samples.csv"])
    }
  }

  @Test func writesOneLineForASample() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/samples.csv"
      try SampleWriter.write([Self.samples[2]], to: path)
      let text = String(decoding: try InputFile(path: path).readAll(), as: UTF8.self)
      #expect(text == Self.header + "1,0,0,0,Boxing.store.any,10,1001,2\n")
    }
  }

  @Test func readsAFileOfManyChunks() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/samples.csv"
      let many = (0..<30_000).map {
        sample(
          launch: 0,
          round: $0,
          position: 0,
          "Family.operation.variant.\($0 % 977)",
          UInt64($0)
        )
      }
      try SampleWriter.write(many, to: path)
      #expect(try read(SampleReader(path: path)) == many)
    }
  }

  @Test(arguments: [
    ("0,0,0,0,Boxing.store.any,0,1,0", "found 0 iterations, expected at least 1"),
    (
      "0,0,0,0,Boxing.store.any,1,-1,0",
      "found nanoseconds '-1', expected a whole number from 0 up"
    ),
    ("0,0,0,0,Boxing.store.any,1,1", "found 7 fields, expected 8"),
    ("x,0,0,0,Boxing.store.any,1,1,0", "found launch 'x', expected a whole number from 0 up"),
  ])
  func saysWhatItFoundAndExpected(_ line: String, _ message: String) {
    let error = #expect(throws: ResultFileError.self) {
      try read(SampleReader(bytes: Array((Self.header + line + "\n").utf8), path: "samples.csv"))
    }
    #expect(error?.description == "samples.csv:2: " + message)
  }

  @Test(arguments: [(0, 0), (0, 1)]) func refusesAPlaceThatWentBy(_ round: Int, _ position: Int) {
    let lines = "0,0,0,1,A.b.c,1,1,0\n1,0,0,0,A.b.c,1,1,0\n0,0,\(round),\(position),A.b.c,1,1,0\n"
    let error = #expect(throws: ResultFileError.self) {
      try read(SampleReader(bytes: Array((Self.header + lines).utf8), path: "samples.csv"))
    }
    #expect(
      error?.description
        == "samples.csv:4: found launch 0, build 0, round \(round), position \(position) behind a"
        + " later or equal place, expected the samples of a launch in ascending order of round and"
        + " position"
    )
  }

  private func read(_ reader: consuming SampleReader) throws(ResultFileError) -> [Sample] {
    var samples: [Sample] = []
    while let sample = try reader.next() { samples.append(sample) }
    return samples
  }
}

/// A sample of ten iterations in build 0.
func sample(
  launch: Int,
  round: Int,
  position: Int,
  _ benchmark: String,
  _ nanoseconds: UInt64,
  build: Int = 0,
  switches: Int = 0
) -> Sample {
  Sample(
    launch: launch,
    build: build,
    round: round,
    position: position,
    benchmark: name(benchmark),
    iterations: 10,
    nanoseconds: nanoseconds,
    involuntarySwitches: switches
  )
}
