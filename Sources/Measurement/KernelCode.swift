import CProbe

/// Where the machine code of a kernel lies.
public enum KernelCode {
  /// A kernel as it is: handed to generic code bare, a closure gets a thunk in front of it.
  private struct Bare { let kernel: Kernel }

  /// The address of its first instruction, relative to where the executable is loaded.
  ///
  /// This is the address that symbol tables and disassemblers know.
  public static func address(of kernel: @escaping Kernel) -> Int {
    // A thick closure is a code pointer and a context (TypeLayout.rst, "Function values").
    let code = unsafe unsafeBitCast(Bare(kernel: kernel), to: (code: UInt, context: UInt).self).code
    return Int(bitPattern: code &- UInt(probe_image_base()))
  }
}
