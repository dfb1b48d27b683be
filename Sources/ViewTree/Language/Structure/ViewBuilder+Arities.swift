extension ViewBuilder {
  // One overload per length, so that the usual lists of views are pairs and not packs; a longer
  // list falls to the pack overload. `PairView` says why.

  /// 2 views, in order.
  @inlinable
  public static func buildBlock<
    V0: View,
    V1: View
  >(
    _ v0: V0,
    _ v1: V1
  ) -> Views2<V0, V1> {
    PairView(v0, v1)
  }

  /// 3 views, in order.
  @inlinable
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View
  >(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2
  ) -> Views3<V0, V1, V2> {
    PairView(v0, buildBlock(v1, v2))
  }

  /// 4 views, in order.
  @inlinable
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View
  >(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2,
    _ v3: V3
  ) -> Views4<V0, V1, V2, V3> {
    PairView(v0, buildBlock(v1, v2, v3))
  }

  /// 5 views, in order.
  @inlinable
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View
  >(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2,
    _ v3: V3,
    _ v4: V4
  ) -> Views5<V0, V1, V2, V3, V4> {
    PairView(v0, buildBlock(v1, v2, v3, v4))
  }

  /// 6 views, in order.
  @inlinable
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View
  >(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2,
    _ v3: V3,
    _ v4: V4,
    _ v5: V5
  ) -> Views6<V0, V1, V2, V3, V4, V5> {
    PairView(v0, buildBlock(v1, v2, v3, v4, v5))
  }

  /// 7 views, in order.
  @inlinable
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View
  >(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2,
    _ v3: V3,
    _ v4: V4,
    _ v5: V5,
    _ v6: V6
  ) -> Views7<V0, V1, V2, V3, V4, V5, V6> {
    PairView(v0, buildBlock(v1, v2, v3, v4, v5, v6))
  }

  /// 8 views, in order.
  @inlinable
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View
  >(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2,
    _ v3: V3,
    _ v4: V4,
    _ v5: V5,
    _ v6: V6,
    _ v7: V7
  ) -> Views8<V0, V1, V2, V3, V4, V5, V6, V7> {
    PairView(v0, buildBlock(v1, v2, v3, v4, v5, v6, v7))
  }

  /// 9 views, in order.
  @inlinable
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View,
    V8: View
  >(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2,
    _ v3: V3,
    _ v4: V4,
    _ v5: V5,
    _ v6: V6,
    _ v7: V7,
    _ v8: V8
  ) -> Views9<V0, V1, V2, V3, V4, V5, V6, V7, V8> {
    PairView(v0, buildBlock(v1, v2, v3, v4, v5, v6, v7, v8))
  }

  /// 10 views, in order.
  @inlinable
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View,
    V8: View,
    V9: View
  >(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2,
    _ v3: V3,
    _ v4: V4,
    _ v5: V5,
    _ v6: V6,
    _ v7: V7,
    _ v8: V8,
    _ v9: V9
  ) -> Views10<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9> {
    PairView(v0, buildBlock(v1, v2, v3, v4, v5, v6, v7, v8, v9))
  }
}
