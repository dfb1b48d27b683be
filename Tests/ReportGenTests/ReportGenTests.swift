import Testing

@Suite struct ReportGenTests {}
