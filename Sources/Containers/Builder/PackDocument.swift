/// The documents of `PairDocument`, word for word, as the builder with parameter packs writes them.
public enum PackDocument {
  /// Two nodes in one block.
  @inlinable
  @PackBuilder
  public static func two(_ word: UInt64) -> some Node {
    Number(word)
    Frame(word &+ 1)
  }

  /// Four nodes in one block.
  @inlinable
  @PackBuilder
  public static func four(_ word: UInt64) -> some Node {
    Flag(word)
    Number(word &+ 1)
    Frame(word &+ 2)
    Number(word &+ 3)
  }

  /// Eight nodes in one block.
  @inlinable
  @PackBuilder
  public static func eight(_ word: UInt64) -> some Node {
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
  @PackBuilder
  public static func sixteen(_ word: UInt64) -> some Node {
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
  @PackBuilder
  public static func depth2(_ word: UInt64) -> some Node {
    Number(word)
    packed {
      Number(word)
      Frame(word &+ 1)
    }
  }

  /// Blocks in blocks, 4 deep.
  @inlinable
  @PackBuilder
  public static func depth4(_ word: UInt64) -> some Node {
    Number(word)
    packed {
      Number(word)
      packed {
        Number(word)
        packed {
          Number(word)
          Frame(word &+ 1)
        }
      }
    }
  }

  /// Blocks in blocks, 8 deep.
  @inlinable
  @PackBuilder
  public static func depth8(_ word: UInt64) -> some Node {
    Number(word)
    packed {
      Number(word)
      packed {
        Number(word)
        packed {
          Number(word)
          packed {
            Number(word)
            packed {
              Number(word)
              packed {
                Number(word)
                packed {
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
  @PackBuilder
  public static func conditional(_ word: UInt64, _ condition: Bool) -> some Node {
    if condition {
      Number(word)
    } else {
      Flag(word)
    }
  }

  /// A node, or nothing.
  @inlinable
  @PackBuilder
  public static func optional(_ word: UInt64, _ condition: Bool) -> some Node {
    Number(word)
    if condition {
      Number(~word)
    }
  }

  /// Eight nodes from a loop.
  @inlinable
  @PackBuilder
  public static func array(_ word: UInt64) -> some Node {
    for offset in 0..<8 as Range<UInt64> {
      Number(word &+ offset)
    }
  }
}
