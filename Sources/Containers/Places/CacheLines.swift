/// Allocates room for `count` values from the start of a cache line.
///
/// How a copy of many bytes is done depends on where it starts: with addresses as they come, the
/// same work would take another number of instructions in the next process.
func allocateCacheLines<Value>(for count: Int, of _: Value.Type) -> UnsafeMutablePointer<Value> {
  let size = max(MemoryLayout<Value>.stride * count, 1)
  let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
  return unsafe block.bindMemory(to: Value.self, capacity: count)
}
