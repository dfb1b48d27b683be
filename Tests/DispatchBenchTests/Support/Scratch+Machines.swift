import Foundation
import Measurement
import Testing

/// Machines that lack something: a PATH of the test's own, and programs made for it.
///
/// Shells and tools write every file that is executed: what this process wrote itself, a child that
/// another test starts at that moment would hold open, and the kernel would refuse to execute it.
extension Scratch {
  /// A PATH of one directory that links to `programs` of the machine and holds nothing else.
  func searchPath(of programs: [String]) throws -> String {
    let directory = path("bin-\(UUID())")
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    for program in programs {
      try FileManager.default.createSymbolicLink(
        atPath: "\(directory)/\(program)",
        withDestinationPath: try Subprocess.find(program)
      )
    }
    return directory
  }

  /// A PATH of one directory whose `program` is this shell script.
  func searchPath(with program: String, doing script: String) throws -> String {
    let directory = try searchPath(of: [])
    let command = "printf '#!/bin/sh\\n%s\\n' \"$1\" >\"$0\"; chmod +x \"$0\""
    let shell = Subprocess("/bin/sh", ["-c", command, "\(directory)/\(program)", script])
    #expect(try shell.run().succeeded)
    return directory
  }

  /// The path of a copy of the built program, which seems to be as old as `touch -d` takes `date`.
  func copiedProgram(builtAt date: String? = nil) throws -> String {
    let copy = path("copied")
    let copied = try Subprocess("/bin/cp", [BuiltProducts.path("DispatchBench"), copy]).run()
    #expect(copied.succeeded, "\(copied.errors)")
    if let date {
      let touched = try Subprocess(try Subprocess.find("touch"), ["-d", date, copy]).run()
      #expect(touched.succeeded, "\(touched.errors)")
    }
    return copy
  }

  /// The path of a copy of the built program without its symbol table.
  func strippedProgram() throws -> String {
    let copy = path("stripped")
    let tool = try Subprocess.find("llvm-objcopy")
    let finished = try Subprocess(tool, ["--strip-all", BuiltProducts.path("DispatchBench"), copy])
      .run()
    #expect(finished.succeeded, "\(finished.errors)")
    return copy
  }
}
