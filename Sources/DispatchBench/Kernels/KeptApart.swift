import Measurement

/// Keeps a kernel from being folded with others that do the same with another callee.
///
/// The compiler makes one function of two that differ in nothing but the function that they call,
/// and calls through a pointer in it. A barrier costs no instruction, and kernels with different
/// numbers of them are not alike; they stand before the loop.
@inline(__always)
func keptApart(_ number: Int) {
  for _ in 0..<number { barrier() }
}
