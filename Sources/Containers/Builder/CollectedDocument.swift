/// The documents of `PairDocument`, word for word, as the collecting builder writes them.
public enum CollectedDocument {
  /// Two nodes in one block.
  @inlinable
  public static func two(_ word: UInt64) -> NodeList {
    NodeList {
      Number(word)
      Frame(word &+ 1)
    }
  }

  /// Four nodes in one block.
  @inlinable
  public static func four(_ word: UInt64) -> NodeList {
    NodeList {
      Flag(word)
      Number(word &+ 1)
      Frame(word &+ 2)
      Number(word &+ 3)
    }
  }

  /// Eight nodes in one block.
  @inlinable
  public static func eight(_ word: UInt64) -> NodeList {
    NodeList {
      Flag(word)
      Number(word &+ 1)
      Frame(word &+ 2)
      Number(word &+ 3)
      Flag(word &+ 4)
      Number(word &+ 5)
      Frame(word &+ 6)
      Number(word &+ 7)
    }
  }

  /// Sixteen nodes in one block.
  @inlinable
  public static func sixteen(_ word: UInt64) -> NodeList {
    NodeList {
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
  }

  /// Blocks in blocks, 2 deep.
  @inlinable
  public static func depth2(_ word: UInt64) -> NodeList {
    NodeList {
      Number(word)
      NodeList {
        Number(word)
        Frame(word &+ 1)
      }
    }
  }

  /// Blocks in blocks, 4 deep.
  @inlinable
  public static func depth4(_ word: UInt64) -> NodeList {
    NodeList {
      Number(word)
      NodeList {
        Number(word)
        NodeList {
          Number(word)
          NodeList {
            Number(word)
            Frame(word &+ 1)
          }
        }
      }
    }
  }

  /// Blocks in blocks, 8 deep.
  @inlinable
  public static func depth8(_ word: UInt64) -> NodeList {
    NodeList {
      Number(word)
      NodeList {
        Number(word)
        NodeList {
          Number(word)
          NodeList {
            Number(word)
            NodeList {
              Number(word)
              NodeList {
                Number(word)
                NodeList {
                  Number(word)
                  NodeList {
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
  }

  /// One of two nodes.
  @inlinable
  public static func conditional(_ word: UInt64, _ condition: Bool) -> NodeList {
    NodeList {
      if condition {
        Number(word)
      } else {
        Flag(word)
      }
    }
  }

  /// A node, or nothing.
  @inlinable
  public static func optional(_ word: UInt64, _ condition: Bool) -> NodeList {
    NodeList {
      Number(word)
      if condition {
        Number(~word)
      }
    }
  }

  /// Eight nodes from a loop.
  @inlinable
  public static func array(_ word: UInt64) -> NodeList {
    NodeList {
      for offset in 0..<8 as Range<UInt64> {
        Number(word &+ offset)
      }
    }
  }
}
