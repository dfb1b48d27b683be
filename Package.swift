// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] =
  [
    .treatAllWarnings(as: .error),
    .strictMemorySafety(),
  ]
  + [
    "ExistentialAny",
    "InternalImportsByDefault",
    "MemberImportVisibility",
    "InferIsolatedConformances",
    "NonisolatedNonsendingByDefault",
    "ImmutableWeakCaptures",
  ].map { .enableUpcomingFeature($0) }

// DISPATCHBENCH_DOSE=RETAIN swift build … builds a known cost into one kernel (DoseKernels.swift), for
// `make verify` to see whether a gate catches it. A setting of one target rebuilds that one alone.
let dose: [SwiftSetting] =
  Context.environment["DISPATCHBENCH_DOSE"].map { [.define("DOSE_\($0)")] } ?? []

func library(
  _ name: String,
  _ dependencies: Target.Dependency...,
  settings: [SwiftSetting] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict + settings)
}

/// Flags for the module that is measured and for no other, set by `DispatchBench matrix`.
let measuredFlags = (Context.environment["DISPATCHBENCH_CONTAINERS_FLAGS"] ?? "")
  .split(separator: " ").map(String.init)
let measured: [SwiftSetting] = measuredFlags.isEmpty ? [] : [.unsafeFlags(measuredFlags)]

func executable(
  _ name: String,
  _ dependencies: Target.Dependency...,
  settings: [SwiftSetting] = []
) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: strict + settings)
}

func tests(
  _ name: String,
  _ dependencies: Target.Dependency...,
  excluding excluded: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: excluded, swiftSettings: strict)
}

let package = Package(
  name: "DispatchBench",
  products: [
    .library(name: "Results", targets: ["Results"]),
    .library(name: "Measurement", targets: ["Measurement"]),
    .library(name: "Containers", targets: ["Containers"]),
    .library(name: "ViewTree", targets: ["ViewTree"]),
    .executable(name: "DispatchBench", targets: ["DispatchBench"]),
    .executable(name: "ReportGen", targets: ["ReportGen"]),
  ],
  targets: [
    .target(name: "CProbe"),
    library("Results"),
    library("Measurement", "CProbe", "Results"),
    library("Containers", settings: measured),
    library("ViewTree"),
    library("Trees", "ViewTree"),
    // The same files, through a link: what differs is that the compiler erases each `some View`.
    library(
      "ErasedTrees",
      "ViewTree",
      settings: [.enableExperimentalFeature("OpaqueTypeErasure")]
    ),
    executable(
      "DispatchBench",
      "Measurement",
      "Results",
      "Containers",
      "ViewTree",
      "Trees",
      "ErasedTrees",
      settings: dose
    ),
    executable("ReportGen", "Results"),

    .target(name: "KnownAllocations", path: "Tests/KnownAllocations"),
    // Optimised in every build: what the optimizer does to a careless row is what it is about.
    .target(
      name: "SoleConformer",
      path: "Tests/SoleConformer",
      swiftSettings: strict + [
        .unsafeFlags([
          "-O", "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "1",
        ])
      ]
    ),
    .executableTarget(
      name: "Mistakes",
      dependencies: ["Measurement", "Results", "SoleConformer"],
      path: "Tests/Mistakes",
      swiftSettings: strict + [.unsafeFlags(["-O"])]
    ),
    tests("CProbeTests", "CProbe", "KnownAllocations"),
    tests("ResultsTests", "Results", excluding: ["Golden"]),
    tests(
      "MeasurementTests",
      "Measurement",
      "Results",
      excluding: ["Callgrind/Profiles"]
    ),
    tests("ContainersTests", "Containers"),
    tests(
      "ViewTreeTests",
      "ViewTree",
      "Trees",
      "Measurement",
      "CProbe",
      excluding: ["CompileProofs/Sources"]
    ),
    tests("TreesTests", "Trees", "ErasedTrees", "ViewTree", "Measurement"),
    tests(
      "DispatchBenchTests",
      "DispatchBench",
      "Mistakes",
      "Measurement",
      "Results",
      "Containers",
      excluding: ["Golden"]
    ),
    tests("ReportGenTests", "ReportGen", "Results", excluding: ["Golden"]),
    tests("PipelineTests", "DispatchBench", "ReportGen", "Results", "Measurement"),
  ],
  swiftLanguageModes: [.v6]
)
