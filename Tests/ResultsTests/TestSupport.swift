import Glibc

@testable import Results

/// The name that a test writes out.
func name(_ text: String) -> BenchmarkName {
  guard let name = BenchmarkName(text) else { preconditionFailure("'\(text)' is no name") }
  return name
}

/// A generator whose sequence is the same for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Runs `body` with a directory of its own, which is removed afterwards.
func withTemporaryDirectory<Value>(_ body: (String) throws -> Value) throws -> Value {
  var template = Array("/tmp/results-test-XXXXXX".utf8CString)
  guard unsafe mkdtemp(&template) != nil else {
    throw FileError.refused(.create, path: "/tmp", code: errno)
  }
  let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  defer { removeTree(path) }
  return try body(path)
}

/// The names in the directory at `path`, in order, without `.` and `..`.
func entries(of path: String) -> [String] {
  guard let directory = unsafe opendir(path) else { return [] }
  defer { unsafe closedir(directory) }
  var names: [String] = []
  while let entry = unsafe readdir(directory) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
      unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}

private func removeTree(_ path: String) {
  for name in entries(of: path) { removeTree(path + "/" + name) }
  _ = unsafe remove(path)
}
