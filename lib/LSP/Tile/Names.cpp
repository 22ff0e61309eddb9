//===- Names.cpp - What a name in a document stands for -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Names.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace mlir::nv_tileas::lsp;
namespace protocol = llvm::lsp;

namespace {
/// Looks for the name at a place.
class Search {
public:
  Search(const Chunk &C, size_t Offset) : C(C), Offset(Offset) {}

  std::optional<Name> run() {
    for (const auto &Def : C.State.getOpDefs())
      if (lookAt(Def))
        return Found;
    for (const auto &Def : C.State.getBlockDefs())
      if (lookAt(Def))
        return Found;
    for (const auto &Def : C.State.getAttributeAliasDefs())
      if (lookAt(Def.definition)) {
        Found.Attr = Def.value;
        return Found;
      }
    for (const auto &Def : C.State.getTypeAliasDefs())
      if (lookAt(Def.definition)) {
        Found.Type = Def.value;
        return Found;
      }
    return std::nullopt;
  }

private:
  bool isAt(SMRange R) {
    if (!R.isValid() || !C.spanOf(R).contains(Offset))
      return false;
    Found.At = C.spanOf(R);
    return true;
  }

  /// Whether the definition, or a use, is at the place.
  bool lookAt(SMRange Definition, ArrayRef<SMRange> Uses) {
    if (!isAt(Definition) &&
        llvm::none_of(Uses, [&](SMRange R) { return isAt(R); }))
      return false;
    // A pipeline's region may have arguments without names.
    Found.IsImplicit = !Definition.isValid();
    Found.Definition = Found.IsImplicit ? Found.At : C.spanOf(Definition);
    for (SMRange R : Uses)
      Found.Uses.push_back(C.spanOf(R));
    return true;
  }

  bool lookAt(const AsmParserState::SMDefinition &Def) {
    return lookAt(Def.loc, Def.uses);
  }

  bool lookAt(const AsmParserState::OperationDefinition &Def) {
    if (lookAt(Def.loc, Def.symbolUses)) {
      Found.Op = Def.op;
      return true;
    }
    for (const auto &Group : Def.resultGroups) {
      if (!lookAt(Group.definition))
        continue;
      unsigned Number = Group.startIndex + numberInGroup();
      Found.Op = Def.op;
      if (Number < Def.op->getNumResults())
        Found.Value = Def.op->getResult(Number);
      return true;
    }
    return false;
  }

  bool lookAt(const AsmParserState::BlockDefinition &Def) {
    if (lookAt(Def.definition)) {
      Found.Block = Def.block;
      return true;
    }
    for (auto [Number, Argument] : llvm::enumerate(Def.arguments))
      if (lookAt(Argument)) {
        Found.Value = Def.block->getArgument(Number);
        return true;
      }
    return false;
  }

  /// 1 for "%pair#1".
  unsigned numberInGroup() const {
    StringRef Rest = C.Text.substr(Found.At.Begin - C.Begin);
    Rest = Rest.take_front(Found.At.End - Found.At.Begin);
    unsigned Number = 0;
    (void)Rest.split('#').second.consumeInteger(10, Number);
    return Number;
  }

  const Chunk &C;
  size_t Offset;
  Name Found;
};
} // namespace

std::optional<Name> lsp::nameAt(const Document &D, size_t Offset) {
  return Search(D.chunkAt(Offset), Offset).run();
}

std::vector<protocol::Location> lsp::definitionOf(const Document &D,
                                                  size_t Offset) {
  std::optional<Name> N = nameAt(D, Offset);
  if (!N)
    return {};
  return {D.locationOf(N->Definition)};
}

std::vector<protocol::Location>
lsp::referencesOf(const Document &D, size_t Offset, bool WithDefinition) {
  std::vector<protocol::Location> Places;
  std::optional<Name> N = nameAt(D, Offset);
  if (!N)
    return Places;
  if (WithDefinition)
    Places.push_back(D.locationOf(N->Definition));
  for (Span Use : N->Uses)
    Places.push_back(D.locationOf(Use));
  return Places;
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

static void addSymbols(const Document &D, const Chunk &C, Operation &Op,
                       std::vector<protocol::DocumentSymbol> &To) {
  const auto *Def = C.State.getOpDef(&Op);
  auto *Into = &To;
  if (Def && Op.getNumRegions()) {
    protocol::Range Whole = D.rangeOf(C.spanOf(Def->scopeLoc));
    protocol::Range Named = D.rangeOf(C.spanOf(Def->loc));
    auto Symbol = dyn_cast<SymbolOpInterface>(Op);
    bool IsNamed = Symbol && Symbol.getNameAttr();
    To.emplace_back(IsNamed ? Symbol.getName() : Op.getName().getStringRef(),
                    IsNamed ? protocol::SymbolKind::Function
                            : protocol::SymbolKind::Namespace,
                    Whole, Named);
    To.back().detail = Op.getName().getStringRef();
    Into = &To.back().children;
  }
  for (Region &R : Op.getRegions())
    for (Operation &Nested : R.getOps())
      addSymbols(D, C, Nested, *Into);
}

std::vector<protocol::DocumentSymbol> lsp::symbolsOf(const Document &D) {
  std::vector<protocol::DocumentSymbol> Symbols;
  for (const std::unique_ptr<Chunk> &C : D.chunks())
    for (Operation &Top : C->IR)
      addSymbols(D, *C, Top, Symbols);
  return Symbols;
}
