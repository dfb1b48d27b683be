/// Something wrong in a tree that did not stop it.
public enum Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// Two rows of one ForEach have the same id.
  case duplicateID(list: String, id: String)
  /// A state was written while a body ran; the write was refused.
  case stateWrittenDuringBody(type: String)
  /// A view asked the environment for an object that no ancestor provides; its body did not run.
  case missingObject(type: String, view: String)
  /// Views with a body stand inside each other beyond the limit; the tree ends there.
  case tooDeep(view: String, limit: Int)
  /// A ForEach over a constant range got another range; the first one stays.
  case constantRangeChanged(list: String)
  /// Flushes kept asking for another flush.
  case endlessUpdate(flushes: Int)

  /// What was found, where, and what to do.
  public var description: String {
    switch self {
    case .duplicateID(let list, let id):
      "\(list): the id \(id) occurs more than once; the first row keeps its state, later ones are "
        + "told apart by how often the id came before. Give every row its own id."
    case .stateWrittenDuringBody(let type):
      "a state of type \(type) was written while a body ran; the write was refused. Write it in an "
        + "action, a task or onAppear."
    case .missingObject(let type, let view):
      "\(view) reads an object of type \(type) from the environment and no ancestor provides one; "
        + "its body did not run. Add .environment(…) or .environmentObject(…) above it."
    case .tooDeep(let view, let limit):
      "\(view) stands under \(limit) other views with a body; the tree ends there. A view that "
        + "contains itself needs a condition that ends it."
    case .constantRangeChanged(let list):
      "\(list): a ForEach over a constant range got another range; the first one stays. "
        + "Use init(_:id:content:) for ranges that change."
    case .endlessUpdate(let flushes):
      "after \(flushes) flushes in one turn there was still work; something writes a state "
        + "whenever it appears or changes."
    }
  }
}
