import Findings

/// Tables as a versioned JSON document; Documentation/JSON.md describes it.
public struct TableJSON: Sendable {
  /// The tables.
  public var tables: [Table]

  /// Tables to be set as JSON.
  public init(_ tables: [Table]) { self.tables = tables }

  /// The document, with a line feed at the end.
  public var text: String {
    let document: JSONValue = [
      "version": .integer(JSONReport.version),
      "tables": .array(tables.map(\.json)),
    ]
    return document.text
  }
}

extension Table {
  /// The table as a member of a document.
  var json: JSONValue {
    [
      "title": .string(title),
      "columns": JSONValue(columns),
      "rows": .array(rows.map(\.json)),
      "notes": JSONValue(notes),
    ]
  }
}

extension Table.Row {
  fileprivate var json: JSONValue {
    [
      "label": .string(label),
      "cells": .array(
        cells.map { ["text": .string($0.text), "meaning": .string($0.meaning.rawValue)] }),
    ]
  }
}
