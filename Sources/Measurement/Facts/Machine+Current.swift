import CProbe
import FoundationEssentials
import Glibc
public import Results

extension Machine {
  /// The machine that this process runs on.
  public static func current() -> Machine {
    var name = utsname()
    let hasName = unsafe uname(&name) == 0
    let kernel = text(name.sysname) + " " + text(name.release)
    let architecture = text(name.machine)
    let cores = Int(probe_usable_processors())
    return Machine(
      cpuModel: cpuModel.map { .known($0) } ?? .unknown(because: "/proc/cpuinfo names no model"),
      cores: cores > 0 ? .known(cores) : .unknown(because: "the kernel does not say"),
      kernel: hasName ? .known(kernel) : .unknown(because: "uname failed"),
      architecture: hasName ? .known(architecture) : .unknown(because: "uname failed"),
      libc: .known(unsafe "glibc " + String(cString: probe_c_library_version()))
    )
  }

  private static var cpuModel: String? {
    guard let data = try? Data(contentsOf: URL(filePath: "/proc/cpuinfo")) else { return nil }
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first {
      $0.hasPrefix("model name")
    }
    return line?.split(separator: ":", maxSplits: 1).last.map { $0.drop { $0 == " " } }.map(
      String.init
    )
  }

  /// The text of a C array of characters that a structure holds.
  private static func text<Characters>(_ characters: Characters) -> String {
    unsafe withUnsafeBytes(of: characters) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
