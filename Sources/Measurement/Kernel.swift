/// The body of a benchmark: loops `iterations` times inside and returns a checksum.
///
/// The loop is inside, so the indirect entry is paid once a sample and no harness erasure reaches
/// the code that is measured.
public typealias Kernel = (_ iterations: Int) -> UInt64
