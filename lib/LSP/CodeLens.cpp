//===- CodeLens.cpp - The PTX of functions --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeLens.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using llvm::lsp::ErrorCode;
using llvm::lsp::LSPError;

namespace opennvvm::editor {

json::Value codeLenses(const Document &Doc) {
  json::Array List;
  const Index &I = Doc.index();
  for (const Statement &S : I.statements()) {
    if (S.Kind != StatementKind::Definition || S.Name.empty())
      continue;
    List.push_back(json::Object{
        {"range", toJSON(Doc.rangeOf({S.Begin, S.Name.End}))},
        {"data",
         json::Object{{"uri", Doc.uri().uri().str()},
                      {"function", json::fixUTF8(nameOf(I.text(S.Name)))}}}});
  }
  return List;
}

static Expected<LensData> dataOf(const json::Value *Data) {
  const json::Object *Fields = Data ? Data->getAsObject() : nullptr;
  std::optional<StringRef> URI =
      Fields ? Fields->getString("uri") : std::nullopt;
  if (!URI)
    return make_error<LSPError>("there is no \"uri\"",
                                ErrorCode::InvalidParams);
  Expected<lsp::URIForFile> Known = lsp::URIForFile::fromURI(*URI);
  if (!Known)
    return make_error<LSPError>(toString(Known.takeError()),
                                ErrorCode::InvalidParams);
  return LensData{std::move(*Known),
                  Fields->getString("function").value_or("").str()};
}

Expected<LensData> lensDataOf(const RawParams &Lens) {
  return dataOf(Lens.find("data"));
}

Expected<LensData> commandDataOf(const RawParams &P) {
  const json::Value *Name = P.find("command");
  if (!Name || Name->getAsString() != StringRef(ShowPTXCommand))
    return make_error<LSPError>("unknown command", ErrorCode::InvalidParams);
  const json::Value *List = P.find("arguments");
  const json::Array *Arguments = List ? List->getAsArray() : nullptr;
  return dataOf(Arguments && !Arguments->empty() ? &Arguments->front()
                                                 : nullptr);
}

static const PtxFunction *find(const GeneratedPTX &PTX, StringRef Name) {
  std::string Printed = PTX.Names.lookup(Name);
  const auto *Found =
      find_if(ArrayRef(PTX.Index.Functions), [&](const PtxFunction &F) {
        return F.Name == (Printed.empty() ? Name.str() : Printed);
      });
  return Found == ArrayRef(PTX.Index.Functions).end() ? nullptr : Found;
}

/// "12 × 32 bits, 3 × 64 bits, 1 predicate"
static std::string registersOf(const PtxFunction &F) {
  std::string Text;
  auto Add = [&](unsigned Count, StringRef What) {
    if (Count)
      (Text += Text.empty() ? "" : ", ") += (Twine(Count) + " " + What).str();
  };
  Add(F.Pred, ".pred");
  Add(F.B16, ".b16");
  Add(F.B32, ".b32");
  Add(F.B64, ".b64");
  Add(F.B128, ".b128");
  return Text.empty() ? "none" : Text;
}

static std::string titleOf(const GeneratedPTX &PTX, StringRef Name) {
  if (!PTX.Failure.empty())
    return "no PTX: " + StringRef(PTX.Failure).split('\n').first.str();
  const PtxFunction *F = find(PTX, Name);
  if (!F)
    return "not in the PTX";
  size_t Number = F - PTX.Index.Functions.data();
  auto Count = count_if(PTX.Index.Lines,
                        [&](const PtxLine &L) { return L.Function == Number; });
  std::string Title;
  raw_string_ostream OS(Title);
  OS << "PTX for " << PTX.Index.Target << ": " << Count
     << (Count == 1 ? " instruction" : " instructions")
     << "; virtual registers: " << registersOf(*F)
     << "; frame: " << F->FrameBytes << " bytes";
  return Title;
}

json::Value resolveLens(const json::Value &Lens, const LensData &About,
                        const GeneratedPTX &PTX) {
  json::Object Resolved = *Lens.getAsObject();
  bool Exists = PTX.Failure.empty() && find(PTX, About.Function);
  json::Object Argument{{"uri", About.URI.uri().str()},
                        {"function", About.Function}};
  Resolved["command"] =
      json::Object{{"title", json::fixUTF8(titleOf(PTX, About.Function))},
                   {"command", Exists ? StringRef(ShowPTXCommand) : ""},
                   {"arguments", json::Array{std::move(Argument)}}};
  return Resolved;
}

std::string textOfPTX(const GeneratedPTX &PTX, StringRef Name) {
  if (!PTX.Failure.empty())
    return json::fixUTF8("// no PTX: " + PTX.Failure + "\n");
  if (Name.empty())
    return json::fixUTF8(PTX.Text);
  const PtxFunction *F = find(PTX, Name);
  if (!F)
    return json::fixUTF8(("// the PTX has no " + Name + "\n").str());
  SmallVector<StringRef, 0> Lines;
  StringRef(PTX.Text).split(Lines, '\n');
  std::string Text;
  for (StringRef Line :
       ArrayRef(Lines).slice(F->FirstLine - 1, F->LastLine - F->FirstLine + 1))
    (Text += Line) += "\n";
  return json::fixUTF8(Text);
}

} // namespace opennvvm::editor
