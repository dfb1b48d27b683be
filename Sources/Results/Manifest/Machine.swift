/// The machine and system on which a run happened.
public struct Machine: Codable, Sendable, Equatable {
  /// The processor's name, such as `/proc/cpuinfo` gives it.
  public var cpuModel: Knowable<String>
  /// Processors that the run could use.
  public var cores: Knowable<Int>
  /// Name and release of the kernel.
  public var kernel: Knowable<String>
  /// The instruction set, such as `x86_64`.
  public var architecture: Knowable<String>
  /// Name and version of the C library.
  public var libc: Knowable<String>

  /// Creates the facts from their parts.
  public init(
    cpuModel: Knowable<String>,
    cores: Knowable<Int>,
    kernel: Knowable<String>,
    architecture: Knowable<String>,
    libc: Knowable<String>
  ) {
    self.cpuModel = cpuModel
    self.cores = cores
    self.kernel = kernel
    self.architecture = architecture
    self.libc = libc
  }
}
