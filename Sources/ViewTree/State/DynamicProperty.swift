/// A stored property of a view whose value comes from outside the view's input.
///
/// A struct that conforms may hold `@State` and its kin, which are completed as if the view held
/// them itself.
public protocol DynamicProperty {}
