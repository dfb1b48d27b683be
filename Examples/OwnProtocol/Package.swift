// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "OwnProtocol",
  dependencies: [.package(name: "DispatchBench", path: "../..")],
  targets: [
    .executableTarget(
      name: "OwnProtocol",
      dependencies: [.product(name: "Measurement", package: "DispatchBench")],
      swiftSettings: [.treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny")]
    )
  ],
  swiftLanguageModes: [.v6]
)
