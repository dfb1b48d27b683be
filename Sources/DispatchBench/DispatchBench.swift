import Foundation
import Results

@main
struct DispatchBench {
  static func main() {
    let code = Program.run(Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }
}
