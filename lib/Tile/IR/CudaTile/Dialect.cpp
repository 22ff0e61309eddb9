//===- Dialect.cpp - The cuda_tile dialect --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Directives.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::cuda_tile;

#include "opennvvm/Dialect/CudaTile/Dialect.cpp.inc"

#define GET_OP_CLASSES
#include "opennvvm/Dialect/CudaTile/Ops.cpp.inc"

namespace {
/// Places in a source program have names, with which the text stays short.
struct PlaceNames : OpAsmDialectInterface {
  using OpAsmDialectInterface::OpAsmDialectInterface;

  AliasResult getAlias(Attribute A, llvm::raw_ostream &OS) const override {
    StringRef Name = llvm::TypeSwitch<Attribute, StringRef>(A)
                         .Case<DIFileAttr, DICompileUnitAttr, DISubprogramAttr,
                               DILexicalBlockAttr>(
                             [](auto Own) { return Own.getMnemonic(); })
                         .Default(StringRef());
    OS << Name;
    return Name.empty() ? AliasResult::NoAlias : AliasResult::OverridableAlias;
  }
};
} // namespace

void CudaTileDialect::initialize() {
  addInterfaces<PlaceNames>();
  registerTypes();
  registerAttrs();
  registerOps();
}

static ParseResult parsePow(OpAsmParser &P, OperationState &State) {
  State.name = OperationName(FPowFOp::getOperationName(), P.getContext());
  return FPowFOp::parse(P, State);
}

std::optional<Dialect::ParseOpHook>
CudaTileDialect::getParseOperationHook(StringRef Name) const {
  if (Name == "cuda_tile.pow")
    return ParseOpHook(parsePow);
  return std::nullopt;
}

void CudaTileDialect::registerOps() {
  addOperations<
#define GET_OP_LIST
#include "opennvvm/Dialect/CudaTile/Ops.cpp.inc"
      >();
}
