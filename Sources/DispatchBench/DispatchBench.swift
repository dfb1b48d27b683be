import Measurement
import Results

@main
struct DispatchBench {
  static func main() {
    print(Suites.all.flatMap(\.benchmarks).map(\.name.description).joined(separator: "\n"))
  }
}
