import Foundation
import Testing

@testable import Results

/// What fuzzing found worth keeping, read again in every run of the tests.
@Suite struct FuzzedCorpusTests {
  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fuzzing/Corpus")

  @Test(arguments: FuzzedReader.allCases)
  func refusesWithAnErrorOrReadsWhatItWrites(_ reader: FuzzedReader) throws {
    let directory = Self.corpus.appending(path: reader.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    var accepted = 0
    for name in names {
      let bytes = Array(try Data(contentsOf: directory.appending(path: name)))
      do throws(ResultFileError) {
        let contradiction = try reader.contradiction(in: bytes)
        #expect(contradiction == nil, "\(reader)/\(name): \(contradiction ?? "")")
        accepted += 1
      } catch {
        #expect(!error.description.isEmpty, "\(reader)/\(name)")
      }
    }
    // Both ways out are in the corpus, or it shows nothing.
    #expect(accepted > 0)
    #expect(accepted < names.count)
  }
}
