/// The documents of `PairDocument`, word for word, as the erasing builder writes them.
public enum ErasedDocument {
  /// Two nodes in one block.
  @inlinable
  @ErasingBuilder
  public static func two(_ word: UInt64) -> AnyNode {
    Number(word)
    Frame(word &+ 1)
  }

  /// Four nodes in one block.
  @inlinable
  @ErasingBuilder
  public static func four(_ word: UInt64) -> AnyNode {
    Flag(word)
    Number(word &+ 1)
    Frame(word &+ 2)
    Number(word &+ 3)
  }

  /// Eight nodes in one block.
  @inlinable
  @ErasingBuilder
  public static func eight(_ word: UInt64) -> AnyNode {
    Flag(word)
    Number(word &+ 1)
    Frame(word &+ 2)
    Number(word &+ 3)
    Flag(word &+ 4)
    Number(word &+ 5)
    Frame(word &+ 6)
    Number(word &+ 7)
  }

  /// Sixteen nodes in one block.
  @inlinable
  @ErasingBuilder
  public static func sixteen(_ word: UInt64) -> AnyNode {
    Flag(word)
    Number(word &+ 1)
    Frame(word &+ 2)
    Number(word &+ 3)
    Flag(word &+ 4)
    Number(word &+ 5)
    Frame(word &+ 6)
    Number(word &+ 7)
    Flag(word &+ 8)
    Number(word &+ 9)
    Frame(word &+ 10)
    Number(word &+ 11)
    Flag(word &+ 12)
    Number(word &+ 13)
    Frame(word &+ 14)
    Number(word &+ 15)
  }

  /// Blocks in blocks, 2 deep.
  @inlinable
  @ErasingBuilder
  public static func depth2(_ word: UInt64) -> AnyNode {
    Number(word)
    erased {
      Number(word)
      Frame(word &+ 1)
    }
  }

  /// Blocks in blocks, 4 deep.
  @inlinable
  @ErasingBuilder
  public static func depth4(_ word: UInt64) -> AnyNode {
    Number(word)
    erased {
      Number(word)
      erased {
        Number(word)
        erased {
          Number(word)
          Frame(word &+ 1)
        }
      }
    }
  }

  /// Blocks in blocks, 8 deep.
  @inlinable
  @ErasingBuilder
  public static func depth8(_ word: UInt64) -> AnyNode {
    Number(word)
    erased {
      Number(word)
      erased {
        Number(word)
        erased {
          Number(word)
          erased {
            Number(word)
            erased {
              Number(word)
              erased {
                Number(word)
                erased {
                  Number(word)
                  Frame(word &+ 1)
                }
              }
            }
          }
        }
      }
    }
  }

  /// One of two nodes.
  @inlinable
  @ErasingBuilder
  public static func conditional(_ word: UInt64, _ condition: Bool) -> AnyNode {
    if condition {
      Number(word)
    } else {
      Flag(word)
    }
  }

  /// A node, or nothing.
  @inlinable
  @ErasingBuilder
  public static func optional(_ word: UInt64, _ condition: Bool) -> AnyNode {
    Number(word)
    if condition {
      Number(~word)
    }
  }

  /// Eight nodes from a loop.
  @inlinable
  @ErasingBuilder
  public static func array(_ word: UInt64) -> AnyNode {
    for offset in 0..<8 as Range<UInt64> {
      Number(word &+ offset)
    }
  }
}
