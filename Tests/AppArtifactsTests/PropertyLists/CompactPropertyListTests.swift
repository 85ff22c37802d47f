import AppArtifacts
import Testing

@Suite struct CompactPropertyListTests {
  /// The same list in each form that a project may be written in.
  static let forms = [
    """
    { objects = { 1A = { isa = PBXGroup; children = ( 2B, "3 C" ); };
      "1\\"A" = { isa = Other; }; }; objectVersion = 56; }
    """,
    """
    <plist><dict><key>objects</key><dict><key>1A</key><dict><key>isa</key><string>PBXGroup</string>
    <key>children</key><array><string>2B</string><string>3 C</string></array></dict>
    <key>1"A</key><dict><key>isa</key><string>Other</string></dict></dict>
    <key>objectVersion</key><string>56</string></dict></plist>
    """,
    """
    {"objects": {"1A": {"isa": "PBXGroup", "children": ["2B", "3\\u0020C"]},
      "1\\"A": {"isa": "Other"}}, "objectVersion": "56"}
    """,
  ]

  @Test(arguments: forms)
  func `old style, XML and JSON come to the same`(text: String) throws {
    let list = try CompactPropertyList.read(Array(text.utf8), file: "project.pbxproj")
    let objects = try #require(list.root["objects"])
    #expect(objects.isDictionary)
    #expect(objects.members.map(\.name) == ["1A", "1\"A"])
    #expect(objects.members.first?.name == "1A")
    let group = try #require(objects["1A"])
    #expect(group["isa"]?.isString("PBXGroup") == true)
    #expect(group["isa"]?.isString("PBXGroups") == false)
    #expect(objects["1\"A"]?["isa"]?.string == "Other")
    #expect(objects["1\"A"]?.line == 2 || text.hasPrefix("<"))
    let children = try #require(group["children"])
    #expect(children.isArray)
    #expect(children.elements.map(\.string) == ["2B", "3 C"])
    #expect(children.elements.first?.string == "2B")
    #expect(list.root["objectVersion"]?.string == "56")
    #expect(list.root["absent"] == nil)
  }

  @Test func `what is no container holds nothing`() throws {
    let list = try CompactPropertyList.read(Array("{ a = b; c = (); d = {}; }".utf8), file: "p")
    let scalar = try #require(list.root["a"])
    #expect(scalar.members.first == nil)
    #expect(scalar.elements.first == nil)
    #expect(scalar["b"] == nil)
    #expect(list.root["c"]?.elements.first == nil)
    #expect(list.root["d"]?.members.first == nil)
    #expect(list.root.string == nil)
  }

  @Test func `the last of two equal keys counts`() throws {
    let list = try CompactPropertyList.read(Array("{ a = 1; b = x; a = 2; }".utf8), file: "p")
    #expect(list.root["a"]?.string == "2")
    #expect(list.root.node.value["a"]?.value == .string("2"))
  }

  @Test func `a tree laid flat comes back whole`() throws {
    let list = try propertyList(
      """
      <dict><key>a</key><array><array/><dict/><true/><false/></array>
      <key>b</key><dict><key>c</key><dict><key>d</key><data>AAAA</data></dict></dict>
      <key>e</key><real>1.25</real><key>f</key><integer>-3</integer>
      <key>g</key><date>2026-01-02T03:04:05Z</date><key>h</key><string>é"</string></dict>
      """)
    #expect(CompactPropertyList(list).root.node.outline == list.root.outline)
  }
}
