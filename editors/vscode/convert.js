// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the protocol's values and those of VS Code. Both count lines from 0
// and columns in units of UTF-16.

"use strict";

const vscode = require("vscode");

const range = (r) => new vscode.Range(r.start.line, r.start.character,
                                      r.end.line, r.end.character);
const fromPosition = (p) => ({ line: p.line, character: p.character });
const fromRange = (r) => ({ start: fromPosition(r.start),
                            end: fromPosition(r.end) });

/** The server wants absolute paths; what was never saved has none. */
const uriOf = (document) =>
  document.uri.scheme === "untitled"
    ? `untitled:/${document.uri.path.replace(/^\/+/, "")}`
    : document.uri.toString();

const location = (document, l) =>
  new vscode.Location(document.uri, range(l.range));

function diagnostic(document, d) {
  // The protocol counts from 1.
  const shown = new vscode.Diagnostic(range(d.range), d.message, d.severity - 1);
  shown.source = d.source;
  shown.code = d.codeDescription
    ? { value: d.code, target: vscode.Uri.parse(d.codeDescription.href) }
    : d.code;
  shown.relatedInformation = (d.relatedInformation || []).map((r) =>
    new vscode.DiagnosticRelatedInformation(location(document, r.location),
                                            r.message));
  return shown;
}

/** The edits of a WorkspaceEdit, all of which are of one document. */
function edit(document, workspaceEdit) {
  const all = new vscode.WorkspaceEdit();
  for (const edits of Object.values(workspaceEdit.changes))
    for (const e of edits) all.replace(document.uri, range(e.range), e.newText);
  return all;
}

function symbol(s) {
  const shown = new vscode.DocumentSymbol(s.name, s.detail || "", s.kind - 1,
                                          range(s.range),
                                          range(s.selectionRange));
  shown.children = (s.children || []).map(symbol);
  return shown;
}

/** A name in any file. */
const namedPlace = (s) =>
  new vscode.SymbolInformation(
    s.name, s.kind - 1, s.containerName || "",
    new vscode.Location(vscode.Uri.parse(s.location.uri), range(s.location.range)));

function hint(h) {
  const shown = new vscode.InlayHint(
    new vscode.Position(h.position.line, h.position.character), h.label, h.kind);
  shown.paddingLeft = h.paddingLeft;
  shown.paddingRight = h.paddingRight;
  shown.tooltip = h.tooltip;
  return shown;
}

function signatureHelp(found) {
  const shown = new vscode.SignatureHelp();
  shown.activeSignature = found.activeSignature;
  shown.activeParameter = found.activeParameter;
  shown.signatures = found.signatures.map((s) => {
    const one = new vscode.SignatureInformation(s.label, s.documentation);
    one.parameters = s.parameters.map((p) =>
      new vscode.ParameterInformation(p.label, p.documentation));
    return one;
  });
  return shown;
}

function completion(item) {
  const shown = new vscode.CompletionItem(item.label, item.kind - 1);
  const text = item.textEdit.newText;
  shown.insertText =
    item.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  shown.range = range(item.textEdit.range);
  shown.detail = item.detail;
  shown.filterText = item.filterText;
  shown.sortText = item.sortText;
  if (item.documentation) shown.documentation = item.documentation.value;
  if (item.deprecated) shown.tags = [vscode.CompletionItemTag.Deprecated];
  return shown;
}

function action(document, a) {
  const kind = a.kind === "quickfix"
    ? vscode.CodeActionKind.QuickFix
    : vscode.CodeActionKind.SourceFixAll.append("nvvmc");
  const shown = new vscode.CodeAction(a.title, kind);
  shown.edit = edit(document, a.edit);
  shown.isPreferred = a.isPreferred;
  shown.diagnostics = (a.diagnostics || []).map((d) => diagnostic(document, d));
  return shown;
}

module.exports = { action, completion, diagnostic, edit, fromPosition, fromRange, hint,
                   location, namedPlace, range, signatureHelp, symbol, uriOf };
