// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The extension for VS Code with the real server, in a stand-in for VS Code that
// keeps what the extension registers: vscode.js EXTENSION NVVMC

"use strict";

const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const path = require("path");

const [folder, nvvmc] = process.argv.slice(2);

// The parts of VS Code's interface that the extension uses.

const event = () => {
  const listeners = [];
  const on = (f) => { listeners.push(f); return { dispose() {} }; };
  return { on, fire: (x) => listeners.forEach((f) => f(x)) };
};
class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}
class Range {
  constructor(a, b, c, d) {
    this.start = new Position(a, b);
    this.end = new Position(c, d);
  }
}
const record = (...names) => class {
  constructor(...values) { names.forEach((n, i) => { this[n] = values[i]; }); }
};
class WorkspaceEdit {
  constructor() { this.edits = []; }
  replace(uri, range, text) { this.edits.push({ uri, range, text }); }
}
const uri = (scheme, p, query = "") => ({
  scheme, path: p, query, toString: () => `${scheme}://${p}` });

const registered = {}, commands = {}, shown = [], errors = [];
const opened = event(), changed = event(), closed = event(), configured = event();
const folders = event();
const languages = { createDiagnosticCollection: () => ({
  all: new Map(), set(u, list) { this.all.set(u.toString(), list); },
  delete(u) { this.all.delete(u.toString()); }, clear() { this.all.clear(); },
  dispose() {} }) };
for (const name of ["Hover", "Definition", "Reference", "DocumentHighlight", "Rename",
                    "DocumentSymbol", "FoldingRange", "CompletionItem", "CodeActions",
                    "CodeLens", "InlayHints", "SignatureHelp", "DocumentSemanticTokens",
                    "DocumentRangeSemanticTokens"])
  languages[`register${name}Provider`] = (language, provider) => {
    assert.equal(language, "llvm");
    registered[name] = provider;
    return { dispose() {} };
  };
languages.registerWorkspaceSymbolProvider = (provider) => {
  registered.WorkspaceSymbol = provider;
  return { dispose() {} };
};
let collection;
const create = languages.createDiagnosticCollection;
languages.createDiagnosticCollection = () => (collection = create());
const vscode = {
  Position, Range, WorkspaceEdit, languages,
  Diagnostic: record("range", "message", "severity"),
  SymbolInformation: record("name", "kind", "containerName", "location"),
  InlayHint: record("position", "label", "kind"), SignatureHelp: record(),
  SignatureInformation: record("label", "documentation"),
  ParameterInformation: record("label", "documentation"),
  SemanticTokens: record("data"), SemanticTokensLegend: record("types", "modifiers"),
  DiagnosticRelatedInformation: record("location", "message"),
  Location: record("uri", "range"), Hover: record("contents", "range"),
  MarkdownString: record("value"), SnippetString: record("value"),
  DocumentHighlight: record("range", "kind"), CodeLens: record("range"),
  DocumentSymbol: record("name", "detail", "kind", "range", "selectionRange"),
  FoldingRange: record("start", "end"), CompletionItem: record("label", "kind"),
  CompletionList: record("items", "isIncomplete"), CodeAction: record("title", "kind"),
  CompletionItemTag: { Deprecated: 1 }, ViewColumn: { Beside: -2 },
  CodeActionKind: { QuickFix: { value: "quickfix" },
                    SourceFixAll: { append: (x) => ({ value: `source.fixAll.${x}` }) } },
  EventEmitter: class {
    constructor() { const e = event(); this.event = e.on; this.fire = e.fire; }
    dispose() {}
  },
  Uri: { from: ({ scheme, path: p, query }) => uri(scheme, p, query),
         parse: (text) => ({ ...uri(...text.split(/:(?:\/\/)?/)), toString: () => text }) },
  commands: { registerCommand: (name, run) => {
    commands[name] = run;
    return { dispose() {} };
  } },
  window: {
    showErrorMessage: (text) => errors.push(text),
    showTextDocument: async (document) => shown.push(document),
  },
  workspace: {
    textDocuments: [], onDidOpenTextDocument: opened.on,
    onDidChangeTextDocument: changed.on, onDidCloseTextDocument: closed.on,
    onDidChangeConfiguration: configured.on, onDidChangeWorkspaceFolders: folders.on,
    workspaceFolders: [],
    getConfiguration: () => ({
      arch: "sm_90", profile: [], get: (key, fallback) =>
        key === "path" ? nvvmc : fallback }),
    registerTextDocumentContentProvider: (scheme, provider) => {
      registered[scheme] = provider;
      return { dispose() {} };
    },
    openTextDocument: async (u) => ({
      uri: u, text: await registered[u.scheme].provideTextDocumentContent(u) }),
  },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));

const TEXT = `; é 𝄞
define void @f(i8 %x) {
  fence seq_cst
  ret void
}
`;

const until = async (what) => {
  for (let i = 0; i < 600; ++i) {
    if (what()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`not in time: ${what}`);
};

async function main() {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, "package.json")));
  const extension = require(path.join(folder, manifest.main));
  const context = { subscriptions: [] };
  let text = TEXT, version = 1;
  const document = {
    uri: uri("file", "/k.ll"), languageId: "llvm",
    get version() { return version; }, getText: () => text };
  vscode.workspace.textDocuments.push(document);
  await extension.activate(context);

  const findings = () => collection.all.get("file:///k.ll") || [];
  const has = (code) => findings().some((d) => d.code.value === code);
  await until(() => has("instruction-fence-standard"));
  const fence = findings().find((d) => d.code.value === "instruction-fence-standard");
  assert.deepEqual(fence.range, new Range(2, 2, 2, 7));
  assert.equal(fence.severity, 0);
  assert.match(await registered["nvvmc-rule"].provideTextDocumentContent(fence.code.target),
               /\*\*instruction-fence-standard\*\*/);
  const painted = await registered.DocumentSemanticTokens.provideDocumentSemanticTokens(
    document);
  assert.ok(painted.data.length >= 5 * 8 && painted.data.length % 5 === 0);
  const line = new Range(2, 0, 2, 15);
  const part = await registered.DocumentRangeSemanticTokens
    .provideDocumentRangeSemanticTokens(document, line);
  assert.equal(part.data[0], 2);
  const [named] = await registered.WorkspaceSymbol.provideWorkspaceSymbols("F");
  assert.equal(named.name, "f");
  assert.equal(named.location.uri.toString(), "file:///k.ll");

  const at = new Position(2, 4);
  const hover = await registered.Hover.provideHover(document, at);
  assert.match(hover.contents.value, /instruction-fence-standard/);
  const [fix] = (await registered.CodeActions.provideCodeActions(
    document, fence.range, {})).filter((a) => a.isPreferred);
  assert.equal(fix.kind.value, "quickfix");
  assert.match(fix.edit.edits[0].text, /membar/);
  const all = await registered.CodeActions.provideCodeActions(
    document, fence.range, { only: { value: "source.fixAll" } });
  assert.equal(all[0].kind.value, "source.fixAll.nvvmc");
  const symbols = await registered.DocumentSymbol.provideDocumentSymbols(document);
  assert.equal(symbols[0].name, "@f");
  const name = new Position(1, 13);
  const uses = await registered.Reference.provideReferences(
    document, name, { includeDeclaration: true });
  assert.equal(uses.length, 1);
  assert.ok(await registered.Definition.provideDefinition(document, name));
  assert.equal((await registered.DocumentHighlight.provideDocumentHighlights(
    document, name)).length, 1);
  assert.ok(await registered.Rename.prepareRename(document, name));
  const renamed = await registered.Rename.provideRenameEdits(document, name, "g");
  assert.equal(renamed.edits[0].text, "@g");
  assert.ok((await registered.FoldingRange.provideFoldingRanges(document)).length);

  // Two edits in one event, the last first.
  const edit = (start, end, now) => ({ range: new Range(...start, ...end), text: now });
  text = text.replace("  fence seq_cst\n", "  %a = call i32 @shfl.sync.b\n")
    .replace("@f(i8 %x)", "@f(i32 %x)");
  version = 2;
  changed.fire({ document, contentChanges: [
    edit([2, 0], [3, 0], "  %a = call i32 @shfl.sync.b\n"),
    edit([1, 15], [1, 17], "i32")] });
  await until(() => has("misc-llvm-parser"));
  assert.ok(!has("function-narrow-param"));
  const list = await registered.CompletionItem.provideCompletionItems(
    document, new Position(2, 28));
  const item = list.items.find((i) => i.label === "@llvm.nvvm.shfl.sync.bfly.i32");
  assert.match(item.insertText.value, /\$\{1:/);

  text = TEXT.replace("  fence seq_cst\n", "");
  version = 3;
  changed.fire({ document, contentChanges: [
    edit([1, 0], [5, 0], text.slice(text.indexOf("define")))] });
  text = text.replace("ret void", "call void @f(i8 1)\n  ret void");
  version = 4;
  changed.fire({ document, contentChanges: [
    edit([2, 0], [2, 0], "  call void @f(i8 1)\n")] });
  const help = await registered.SignatureHelp.provideSignatureHelp(
    document, new Position(2, 16));
  assert.equal(help.signatures[0].label, "@f(i8 %x)");
  assert.deepEqual(help.signatures[0].parameters[0].label, [3, 8]);
  const [hint] = await registered.InlayHints.provideInlayHints(
    document, new Range(0, 0, 5, 0));
  assert.equal(hint.label, "x:");
  assert.deepEqual(hint.position, new Position(2, 15));
  const [lens] = await registered.CodeLens.provideCodeLenses(document);
  await registered.CodeLens.resolveCodeLens(lens);
  assert.match(lens.command.title, /PTX for sm_90: \d+ instruction/);
  await commands[lens.command.command](...lens.command.arguments);
  assert.match(shown[0].text, /\.func f\(/);

  await commands["nvvmc.restart"]();
  await until(() => has("function-narrow-param"));
  configured.fire({ affectsConfiguration: () => true });
  closed.fire({ ...document });
  assert.equal(findings().length, 0);
  await extension.deactivate();
  assert.deepEqual(errors, []);
  for (const pattern of JSON.stringify(JSON.parse(fs.readFileSync(path.join(
    folder, "syntaxes/llvm.tmLanguage.json")))).match(/"match":"(?:[^"\\]|\\.)*"/g))
    new RegExp(JSON.parse(`{${pattern}}`).match);
  console.log("done");
}

main().catch((error) => { console.error(error); process.exit(1); });
