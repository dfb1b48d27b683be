import Testing

@testable import Measurement

@Suite struct BuildDescriptionTests {
  private func description(_ flags: String, module: String = "Containers") -> BuildDescription? {
    BuildDescription(
      of: "Containers",
      in: """
        commands:
            args: ["/usr/bin/clang","-c"]
            args: ["swiftc","-module-name","\(module)","-o","/a/b.o",\(flags),"-j2"]
        """
    )
  }

  @Test func keepsWhatShapesTheCodeAndDropsPathsAndBookkeeping() throws {
    let found = try #require(
      description(#""-O","-Xcc","-I/x","-Xfrontend","-disable-y","-swift-version","6","-g""#)
    )
    #expect(found.flags == ["-O", "-Xfrontend", "-disable-y", "-swift-version", "6", "-g"])
  }

  @Test(arguments: [
    (#""-O","-whole-module-optimization""#, "conservative, by default"),
    (#""-O","-whole-module-optimization","-disable-cmo""#, "off"),
    (#""-O","-whole-module-optimization","-enable-library-evolution""#, "off"),
    (#""-O""#, "off"), (#""-Onone","-wmo""#, "off"),
  ])
  func tellsTheModeOfCrossModuleOptimisation(_ flags: String, _ mode: String) throws {
    #expect(try #require(description(flags)).crossModuleOptimization == mode)
  }

  @Test func believesTheLastOptimisationMode() throws {
    #expect(try #require(description(#""-O","-Ounchecked""#)).optimization == "-Ounchecked")
  }

  @Test func saysNothingOfAModuleThatIsNotThere() {
    #expect(description(#""-O""#, module: "ContainersTests") == nil)
  }
}
