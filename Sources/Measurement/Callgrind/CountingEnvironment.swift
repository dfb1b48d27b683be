import Glibc

/// The environment of a counting launch: the same on every machine, whoever calls.
enum CountingEnvironment {
  /// Keeps glibc from choosing its string functions by processor: with these off, every x86-64
  /// machine executes the same `memcpy`. https://www.gnu.org/software/libc/manual/html_node/Hardware-Capability-Tunables.html
  private static let tunables: String =
    "glibc.cpu.hwcaps=-AVX512F,-AVX512VL,-AVX2,-AVX,-ERMS,-FSRM,-AVX_Fast_Unaligned_Load"

  /// Variables without which the executable or valgrind might not start.
  private static let inherited: [String] = ["LD_LIBRARY_PATH", "VALGRIND_LIB"]

  /// The variables, as `NAME=value`.
  ///
  /// - Parameter padding: Bytes of a variable that does nothing but move the stack.
  /// - Returns: All of them; nothing else of this process's environment is handed on.
  static func variables(padding: Int) -> [String] {
    let fixed = [
      "LC_ALL=C",
      // Binds every function at the start: a lazy stub would search for it inside of a region.
      "LD_BIND_NOW=1",
      "GLIBC_TUNABLES=\(tunables)",
      "SWIFT_DETERMINISTIC_HASHING=1",
      "SWIFT_BACKTRACE=enable=no",
      "DISPATCHBENCH_PADDING=\(String(repeating: "x", count: padding))",
    ]
    let kept = inherited.compactMap { name in
      unsafe getenv(name).map { unsafe "\(name)=\(String(cString: $0))" }
    }
    return fixed + kept
  }
}
