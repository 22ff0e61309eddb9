//===- Completion.cpp - What can be written at a place --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Completion.h"
#include "Operations.h"
#include "Statement.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/CodeComplete.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OperationSupport.h"

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace mlir::nv_tileas::lsp;
namespace protocol = llvm::lsp;
using Kind = protocol::CompletionItemKind;

namespace {
/// Collects what the parser says that it would take.
class Collector : public AsmParserCodeCompleteContext {
public:
  Collector(SMLoc At, protocol::CompletionList &To, MLIRContext &Context)
      : AsmParserCodeCompleteContext(At), To(To), Context(Context) {}

  void completeDialectName(StringRef Prefix) final {
    for (StringRef Name : Context.getAvailableDialects()) {
      if (Name.empty())
        continue;
      add(Prefix + Name, Kind::Module, "dialect");
      // "nv_tileas" is written before "." or "<".
      To.items.back().insertText = Name;
    }
  }

  void completeOperationName(StringRef Dialect) final {
    Context.getOrLoadDialect(Dialect);
    for (RegisteredOperationName Name : Context.getRegisteredOperations()) {
      if (Name.getDialectNamespace() != Dialect)
        continue;
      StringRef Full = Name.getStringRef();
      protocol::CompletionItem &Item =
          add(Full.drop_front(Dialect.size() + 1), Kind::Field, "operation");
      if (const OperationInfo *Info = findOperation(Full)) {
        Item.detail = Info->Summary;
        Item.documentation = {protocol::MarkupKind::Markdown,
                              documentationOf(*Info)};
      }
    }
  }

  void appendSSAValueCompletion(StringRef Name, std::string Type) final {
    protocol::CompletionItem &Item = add(Name, Kind::Variable, Type);
    Item.documentation = {protocol::MarkupKind::Markdown,
                          "```mlir\n" + Type + "\n```"};
    // What has been written of the name begins with "%".
    Item.insertText = Name.str();
    Item.filterText = Name.str();
  }

  void appendBlockCompletion(StringRef Name) final {
    add(Name, Kind::Field, "block");
  }

  void completeExpectedTokens(ArrayRef<StringRef> Tokens, bool) final {
    for (StringRef Token : Tokens)
      add(Token, Kind::Keyword, "").sortText = "0";
  }

  void completeAttribute(const llvm::StringMap<Attribute> &Aliases) final {
    for (StringRef Word :
         {"affine_set", "affine_map", "dense", "dense_resource", "distinct",
          "false", "loc", "sparse", "true", "unit", "array"})
      add(Word, Kind::Keyword, "attribute");
    completeDialectName("#");
    for (const auto &Alias : Aliases)
      add("#" + Alias.getKey(), Kind::Field, "attribute alias");
  }

  void completeDialectAttributeOrAlias(
      const llvm::StringMap<Attribute> &Aliases) final {
    completeDialectName("");
    for (const auto &Alias : Aliases)
      add(Alias.getKey(), Kind::Field, "attribute alias");
  }

  void completeType(const llvm::StringMap<Type> &Aliases) final {
    for (StringRef Word :
         {"memref", "tensor", "complex", "tuple", "vector", "bf16", "f16",
          "f32", "f64", "index", "none", "i1", "i8", "i16", "i32", "i64"})
      add(Word, Kind::Keyword, "type");
    completeDialectName("!");
    for (const auto &Alias : Aliases)
      add("!" + Alias.getKey(), Kind::Field, "type alias");
  }

  void completeDialectTypeOrAlias(const llvm::StringMap<Type> &Aliases) final {
    completeDialectName("");
    for (const auto &Alias : Aliases)
      add(Alias.getKey(), Kind::Field, "type alias");
  }

private:
  protocol::CompletionItem &add(const Twine &Label, Kind K, StringRef Detail) {
    To.items.emplace_back(Label, K);
    To.items.back().detail = Detail;
    return To.items.back();
  }

  protocol::CompletionList &To;
  MLIRContext &Context;
};
} // namespace

/// The attributes of the operation that are not written yet, if the cursor is
/// where the name of one is.
static void addAttributes(const Statement &S, protocol::CompletionList &To) {
  std::optional<StringRef> Open = S.openDictionary();
  if (!Open || Open->drop_front(Open->rfind(',') + 1).contains('='))
    return;
  for (const ArgumentInfo &Argument : S.Op->Arguments) {
    if (!Argument.IsAttribute || Open->contains((Argument.Name + " =").str()))
      continue;
    To.items.emplace_back(Argument.Name, Kind::Property, "1");
    protocol::CompletionItem &Item = To.items.back();
    Item.detail = Argument.What;
    Item.insertText = (Argument.Name + " = ").str();
  }
}

protocol::CompletionList lsp::completionsAt(const Document &D, size_t Offset) {
  protocol::CompletionList List;
  if (std::optional<Statement> S = statementAt(D.text().str(), Offset))
    addAttributes(*S, List);
  Chunk &C = D.chunkAt(Offset);
  ScopedDiagnosticHandler Silence(&D.context(),
                                  [](Diagnostic &) { return success(); });
  Collector Collected(C.locOf(Offset), List, D.context());
  ParserConfig Config(&D.context(), /*verifyAfterParse=*/false);
  Block IR;
  AsmParserState State;
  (void)parseAsmSourceFile(C.Sources, &IR, Config, &State, &Collected);
  return List;
}
