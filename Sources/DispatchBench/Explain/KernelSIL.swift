import Measurement

/// The optimised SIL of a kernel's functions.
struct KernelSIL {
  /// The section.
  let text: String

  /// Compiles the modules of the kernel's functions to SIL and takes the functions out.
  ///
  /// - Throws: ``ExplainError/sil(_:)``.
  init(of functions: [SymbolTable.Symbol]) throws(ExplainError) {
    var blocks: [String] = []
    var modules: [String: OptimizedSIL] = [:]
    for function in functions {
      guard let module = Self.module(of: function.name) else { continue }
      let sil: OptimizedSIL
      if let known = modules[module] { sil = known } else { sil = try Self.compile(module) }
      modules[module] = sil
      blocks.append(sil.function(function.name) ?? Self.missing(function))
    }
    text = (["Optimised SIL"] + blocks).joined(separator: "\n\n")
  }

  private static func compile(_ module: String) throws(ExplainError) -> OptimizedSIL {
    do throws(SILError) {
      return try OptimizedSIL(of: module, besideExecutable: OwnExecutable.path)
    } catch { throw .sil(error) }
  }

  private static func missing(_ function: SymbolTable.Symbol) -> String {
    "\(SymbolName(function.name)): LLVM made it; the SIL has no function of that name"
  }

  /// The module that a mangled symbol begins with: `$s13DispatchBench…` (docs/ABI/Mangling.rst).
  static func module(of symbol: String) -> String? {
    guard symbol.hasPrefix("$s") else { return nil }
    let digits = symbol.dropFirst(2).prefix { $0.isNumber }
    guard let length = Int(digits) else { return nil }
    let name = symbol.dropFirst(2 + digits.count).prefix(length)
    return name.count == length ? String(name) : nil
  }
}
