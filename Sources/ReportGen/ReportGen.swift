@main
struct ReportGen {
  static func main() {}
}
