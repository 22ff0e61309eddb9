// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM assembly in VS Code, by nvvmc lsp. Written on VS Code's interface alone,
// so that the extension runs from its sources.

"use strict";

const vscode = require("vscode");
const { Connection } = require("./connection");
const convert = require("./convert");

const LANGUAGE = "llvm";
const PTX_SCHEME = "nvvmc-ptx";
const RULE_SCHEME = "nvvmc-rule";

let connection; // The one with the running server; undefined if there is none.

const settings = () => vscode.workspace.getConfiguration("nvvmc");
const isOurs = (document) =>
  document.languageId === LANGUAGE &&
  ["file", "untitled"].includes(document.uri.scheme);

/** Sends a request about a document, perhaps about a place in it. */
function ask(document, method, position, token, more) {
  if (!connection) return Promise.resolve(null);
  return connection.request(`textDocument/${method}`, {
    textDocument: { uri: convert.uriOf(document) },
    ...(position && { position: convert.fromPosition(position) }),
    ...more,
  }, token);
}

/** Applies `make` to each of an answer that may be null. */
const each = (list, make) => (list || []).map(make);

function registerNavigation(context) {
  const add = (name, provider) =>
    context.subscriptions.push(
      vscode.languages[`register${name}Provider`](LANGUAGE, provider));
  add("Hover", {
    async provideHover(document, position, token) {
      const found = await ask(document, "hover", position, token);
      return found && new vscode.Hover(
        new vscode.MarkdownString(found.contents.value),
        found.range && convert.range(found.range));
    },
  });
  add("Definition", {
    async provideDefinition(document, position, token) {
      const found = await ask(document, "definition", position, token);
      return found && convert.location(document, found);
    },
  });
  add("Reference", {
    async provideReferences(document, position, context, token) {
      return each(await ask(document, "references", position, token, { context }),
                  (l) => convert.location(document, l));
    },
  });
  add("DocumentHighlight", {
    async provideDocumentHighlights(document, position, token) {
      return each(await ask(document, "documentHighlight", position, token),
                  (h) => new vscode.DocumentHighlight(convert.range(h.range),
                                                      h.kind - 1));
    },
  });
  add("Rename", {
    async prepareRename(document, position, token) {
      const found = await ask(document, "prepareRename", position, token);
      if (!found) throw new Error("This cannot be renamed.");
      return convert.range(found);
    },
    async provideRenameEdits(document, position, newName, token) {
      const edits = await ask(document, "rename", position, token, { newName });
      return edits && convert.edit(document, edits);
    },
  });
  add("DocumentSymbol", {
    async provideDocumentSymbols(document, token) {
      return each(await ask(document, "documentSymbol", null, token),
                  convert.symbol);
    },
  });
  add("FoldingRange", {
    async provideFoldingRanges(document, _, token) {
      return each(await ask(document, "foldingRange", null, token),
                  (f) => new vscode.FoldingRange(f.startLine, f.endLine));
    },
  });
}

/** Colors by what words mean; the server says what it tells apart. */
function registerColors(context, { tokenTypes, tokenModifiers }) {
  const legend = new vscode.SemanticTokensLegend(tokenTypes, tokenModifiers);
  const tokens = async (document, method, token, more) => {
    const found = await ask(document, method, null, token, more);
    return found && new vscode.SemanticTokens(new Uint32Array(found.data));
  };
  context.subscriptions.push(
    vscode.languages.registerDocumentSemanticTokensProvider(LANGUAGE, {
      provideDocumentSemanticTokens: (document, token) =>
        tokens(document, "semanticTokens/full", token),
    }, legend),
    vscode.languages.registerDocumentRangeSemanticTokensProvider(LANGUAGE, {
      provideDocumentRangeSemanticTokens: (document, range, token) =>
        tokens(document, "semanticTokens/range", token,
               { range: convert.fromRange(range) }),
    }, legend));
}

/** Hints, signatures, names of the workspace, and descriptions of rules. */
function registerHelp(context) {
  context.subscriptions.push(
    vscode.languages.registerInlayHintsProvider(LANGUAGE, {
      async provideInlayHints(document, range, token) {
        return each(await ask(document, "inlayHint", null, token,
                              { range: convert.fromRange(range) }), convert.hint);
      },
    }),
    vscode.languages.registerSignatureHelpProvider(LANGUAGE, {
      async provideSignatureHelp(document, position, token) {
        const found = await ask(document, "signatureHelp", position, token);
        return found && convert.signatureHelp(found);
      },
    }, "(", ","),
    vscode.languages.registerWorkspaceSymbolProvider({
      async provideWorkspaceSymbols(query, token) {
        return each(connection &&
          await connection.request("workspace/symbol", { query }, token),
                    convert.namedPlace);
      },
    }),
    vscode.workspace.registerTextDocumentContentProvider(RULE_SCHEME, {
      async provideTextDocumentContent(uri) {
        const found = connection && await connection.request(
          "workspace/textDocumentContent", { uri: uri.toString() });
        return found && found.text;
      },
    }));
}

function registerWriting(context) {
  context.subscriptions.push(
    vscode.languages.registerCompletionItemProvider(LANGUAGE, {
      async provideCompletionItems(document, position, token) {
        const found = await ask(document, "completion", position, token);
        return found && new vscode.CompletionList(
          found.items.map(convert.completion), found.isIncomplete);
      },
    }, "@", "%", "!", '"', "#", ".", "-", "="),
    vscode.languages.registerCodeActionsProvider(LANGUAGE, {
      async provideCodeActions(document, range, { only }, token) {
        const context = { diagnostics: [], ...(only && { only: [only.value] }) };
        return each(await ask(document, "codeAction", null, token,
                              { range: convert.fromRange(range), context }),
                    (a) => convert.action(document, a));
      },
    }));
}

/** Code lenses, and documents that show the PTX of one. */
function registerPTX(context) {
  const changed = new vscode.EventEmitter();
  context.subscriptions.push(
    changed,
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (!isOurs(document)) return;
      for (const shown of vscode.workspace.textDocuments)
        if (shown.uri.scheme === PTX_SCHEME) changed.fire(shown.uri);
    }),
    vscode.languages.registerCodeLensProvider(LANGUAGE, {
      async provideCodeLenses(document, token) {
        return each(await ask(document, "codeLens", null, token), (lens) =>
          Object.assign(new vscode.CodeLens(convert.range(lens.range)), { lens }));
      },
      async resolveCodeLens(shown, token) {
        const found = connection &&
          (await connection.request("codeLens/resolve", shown.lens, token));
        if (found) shown.command = found.command;
        return shown;
      },
    }),
    vscode.workspace.registerTextDocumentContentProvider(PTX_SCHEME, {
      onDidChange: changed.event,
      async provideTextDocumentContent(uri) {
        return connection && connection.request("workspace/executeCommand", {
          command: "nvvmc.showPTX", arguments: [JSON.parse(uri.query)],
        });
      },
    }),
    vscode.commands.registerCommand("nvvmc.showPTX", async (given) => {
      const editor = vscode.window.activeTextEditor;
      const about = given && given.uri ? given
        : editor && isOurs(editor.document)
          ? { uri: convert.uriOf(editor.document) } : null;
      if (!about) return;
      const uri = vscode.Uri.from({
        scheme: PTX_SCHEME, path: `/${about.function || "module"}.ptx`,
        query: JSON.stringify(about),
      });
      await vscode.window.showTextDocument(
        await vscode.workspace.openTextDocument(uri),
        { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
    }));
}

function open(document) {
  if (connection && isOurs(document))
    connection.notify("textDocument/didOpen", { textDocument: {
      uri: convert.uriOf(document), languageId: LANGUAGE,
      version: document.version, text: document.getText() } });
}

function registerDocuments(context, diagnostics) {
  const workspace = vscode.workspace;
  context.subscriptions.push(
    workspace.onDidOpenTextDocument(open),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!connection || !isOurs(document) || !contentChanges.length) return;
      connection.notify("textDocument/didChange", {
        textDocument: { uri: convert.uriOf(document), version: document.version },
        // VS Code gives them from the last to the first, as the protocol applies
        // them: one after the other.
        contentChanges: contentChanges.map(({ range, text }) =>
          ({ range: convert.fromRange(range), text })) });
    }),
    workspace.onDidCloseTextDocument((document) => {
      if (!connection || !isOurs(document)) return;
      connection.notify("textDocument/didClose",
                        { textDocument: { uri: convert.uriOf(document) } });
      diagnostics.delete(document.uri);
    }),
    workspace.onDidChangeConfiguration((event) => {
      if (connection && event.affectsConfiguration("nvvmc"))
        connection.notify("workspace/didChangeConfiguration",
                          { settings: { nvvmc: settings() } });
    }));
}

/** Starts the server and opens what is open. */
async function start(diagnostics) {
  const showDiagnostics = (method, params) => {
    if (method !== "textDocument/publishDiagnostics") return;
    const document = vscode.workspace.textDocuments.find(
      (d) => isOurs(d) && convert.uriOf(d) === params.uri);
    // What is about another version would be shown at the wrong places.
    if (!document ||
        (params.version !== undefined && params.version !== document.version))
      return;
    diagnostics.set(document.uri, params.diagnostics.map((d) =>
      convert.diagnostic(document, d)));
  };
  const started = new Connection(
    settings().get("path", "nvvmc"), ["lsp"], showDiagnostics, (why) => {
      if (connection !== started) return;
      connection = undefined;
      diagnostics.clear();
      vscode.window.showErrorMessage(
        `${why}. The setting nvvmc.path says where nvvmc is.`);
    });
  connection = started;
  const { capabilities } = await started.request("initialize", {
    processId: process.pid, rootUri: null,
    workspaceFolders: (vscode.workspace.workspaceFolders || []).map(
      ({ uri, name }) => ({ uri: uri.toString(), name })),
    initializationOptions: { nvvmc: settings() },
    capabilities: {
      general: { positionEncodings: ["utf-16"] },
      textDocument: { completion: { completionItem: { snippetSupport: true } } },
    },
  });
  started.notify("initialized", {});
  vscode.workspace.textDocuments.forEach(open);
  return capabilities;
}

async function stop() {
  const running = connection;
  connection = undefined;
  if (running) await running.stop();
}

async function activate(context) {
  const diagnostics = vscode.languages.createDiagnosticCollection("nvvmc");
  context.subscriptions.push(diagnostics);
  registerDocuments(context, diagnostics);
  registerNavigation(context);
  registerWriting(context);
  registerHelp(context);
  registerPTX(context);
  context.subscriptions.push(
    vscode.commands.registerCommand("nvvmc.restart", async () => {
      await stop();
      diagnostics.clear();
      await start(diagnostics);
    }));
  const folders = vscode.workspace.onDidChangeWorkspaceFolders(
    ({ added, removed }) => {
      const protocol = (list) =>
        list.map(({ uri, name }) => ({ uri: uri.toString(), name }));
      if (connection)
        connection.notify("workspace/didChangeWorkspaceFolders", {
          event: { added: protocol(added), removed: protocol(removed) } });
    });
  context.subscriptions.push(folders);
  // The end of the server is shown.
  const capabilities = await start(diagnostics).catch(() => {});
  if (capabilities && capabilities.semanticTokensProvider)
    registerColors(context, capabilities.semanticTokensProvider.legend);
}

module.exports = { activate, deactivate: stop };
