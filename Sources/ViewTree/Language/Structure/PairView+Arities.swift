// The types that lists of two to ten views have: pairs whose second half is a pair again.

/// 2 views, in order.
public typealias Views2<V0: View, V1: View> =
  PairView<V0, V1>

/// 3 views, in order.
public typealias Views3<V0: View, V1: View, V2: View> =
  PairView<V0, Views2<V1, V2>>

/// 4 views, in order.
public typealias Views4<V0: View, V1: View, V2: View, V3: View> =
  PairView<V0, Views3<V1, V2, V3>>

/// 5 views, in order.
public typealias Views5<V0: View, V1: View, V2: View, V3: View, V4: View> =
  PairView<V0, Views4<V1, V2, V3, V4>>

/// 6 views, in order.
public typealias Views6<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View> =
  PairView<V0, Views5<V1, V2, V3, V4, V5>>

/// 7 views, in order.
public typealias Views7<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View> =
  PairView<V0, Views6<V1, V2, V3, V4, V5, V6>>

/// 8 views, in order.
public typealias Views8<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View
> =
  PairView<V0, Views7<V1, V2, V3, V4, V5, V6, V7>>

/// 9 views, in order.
public typealias Views9<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View
> =
  PairView<V0, Views8<V1, V2, V3, V4, V5, V6, V7, V8>>

/// 10 views, in order.
public typealias Views10<
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
> =
  PairView<V0, Views9<V1, V2, V3, V4, V5, V6, V7, V8, V9>>
