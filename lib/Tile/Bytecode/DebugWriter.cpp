//===- DebugWriter.cpp - Places in a source program -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Writer.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::cuda_tile;

namespace mlir::cuda_tile::bytecode {

/// Whether bytecode has a form for \p L: a place in a scope, or a call of one.
static bool isPlace(Location L) {
  if (auto Call = dyn_cast<CallSiteLoc>(L))
    return isPlace(Call.getCallee()) && isPlace(Call.getCaller());
  auto Own = dyn_cast<DILocAttr>(LocationAttr(L));
  return Own && isa<FileLineColLoc>(Own.getSourceLoc());
}

uint64_t Writer::place(Location L) {
  auto Known = DebugIndices.find(LocationAttr(L));
  if (Known != DebugIndices.end())
    return Known->second;
  return isPlace(L) ? debugAttribute(LocationAttr(L)) : 0;
}

uint64_t Writer::debugAttribute(Attribute A) {
  auto Known = DebugIndices.find(A);
  if (Known != DebugIndices.end())
    return Known->second;
  // Its parts come before it.
  Buffer Item;
  encodeDebug(A, Item);
  return DebugIndices[A] = DebugAttributes.add(Item.str()) + 1;
}

void Writer::encodeDebug(Attribute A, Buffer &To) {
  auto Tag = [&](DebugTag T) { To.varint(unsigned(T)); };
  llvm::TypeSwitch<Attribute>(A)
      .Case([&](DICompileUnitAttr Unit) {
        Tag(DebugTag::CompileUnit);
        To.varint(debugAttribute(Unit.getFile()));
      })
      .Case([&](DIFileAttr File) {
        Tag(DebugTag::File);
        string(File.getName(), To);
        string(File.getDirectory(), To);
      })
      .Case([&](DILexicalBlockAttr Block) {
        Tag(DebugTag::LexicalBlock);
        To.varint(debugAttribute(Block.getScope()));
        To.varint(debugAttribute(Block.getFile()));
        To.varint(Block.getLine());
        To.varint(Block.getColumn());
      })
      .Case([&](DILocAttr Loc) {
        Tag(DebugTag::Location);
        auto In = cast<FileLineColLoc>(Loc.getSourceLoc());
        To.varint(debugAttribute(Loc.getScope()));
        string(In.getFilename(), To);
        To.varint(In.getLine());
        To.varint(In.getColumn());
      })
      .Case([&](DISubprogramAttr Sub) {
        // Its parts have their numbers in this order.
        uint64_t File = debugAttribute(Sub.getFile());
        uint64_t Unit = debugAttribute(Sub.getCompileUnit());
        Tag(DebugTag::Subprogram);
        To.varint(File);
        To.varint(Sub.getLine());
        string(Sub.getName(), To);
        string(Sub.getLinkageName(), To);
        To.varint(Unit);
        To.varint(Sub.getScopeLine());
        if (Version.Minor >= 5)
          To.varint(0);
      })
      .Case([&](CallSiteLoc Call) {
        Tag(DebugTag::CallSite);
        To.varint(debugAttribute(LocationAttr(Call.getCallee())));
        To.varint(debugAttribute(LocationAttr(Call.getCaller())));
      });
}

} // namespace mlir::cuda_tile::bytecode
