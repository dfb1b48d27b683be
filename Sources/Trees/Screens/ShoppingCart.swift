package import ViewTree

struct Product: Identifiable {
  let id: String
  let price: Int
}

final class CartModel: ObservableObject {
  @Published private(set) var amounts: [String: Int] = [:]
  let products = [Product(id: "Tea", price: 4), Product(id: "Cup", price: 9)]

  var total: Int { products.reduce(0) { $0 + $1.price * (amounts[$1.id] ?? 0) } }

  func change(_ product: Product, by step: Int) {
    amounts[product.id] = max(0, (amounts[product.id] ?? 0) + step)
  }
}

package struct ShoppingCart: View {
  @StateObject private var cart = CartModel()

  package init() {}

  package var body: some View {
    List(cart.products) { product in
      CartRow(product: product, cart: cart)
    }
    Text("Total \(cart.total)").bold()
  }
}

package struct CartRow: View {
  let product: Product
  @ObservedObject var cart: CartModel

  package var body: some View {
    HStack {
      Text("\(product.id): \(cart.amounts[product.id] ?? 0)")
      Button("Add \(product.id)") { cart.change(product, by: 1) }
      Button("Take \(product.id)") { cart.change(product, by: -1) }
    }
  }
}
