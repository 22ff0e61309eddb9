//===- Messages.cpp - What programs print and assert ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"
#include "Evaluator.h"
#include "Tile/Eval/Numbers/Text.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/StringSaver.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_eval {

Evaluator::Result Evaluator::print(PrintOp Op) {
  llvm::BumpPtrAllocator Storage;
  llvm::StringSaver Saver(Storage);
  SmallVector<numbers::Conversion> Pieces;
  if (!numbers::parseFormat(
          Op.getFormat(), [&](StringRef Text) { return Saver.save(Text); },
          Pieces))
    return Op.emitError("the evaluator does not know this format");
  std::string Text;
  for (auto [I, C] : llvm::enumerate(Pieces)) {
    Text += C.Before;
    if (!C.Specifier)
      break;
    mlir::Value V = Op.getValues()[I];
    FailureOr<Column> Data = written(*Op, V);
    if (failed(Data))
      return failure();
    auto Tile = dyn_cast<TileType>(V.getType());
    const uint8_t *From = Data->Bytes.data();
    numbers::printTile(Text, C, Data->Kind,
                       Tile ? Tile.getShape() : ArrayRef<int64_t>(), From);
  }
  Where.On->Output << Text;
  if (Op.getDone())
    set(Op.getDone(), Token());
  return success();
}

Evaluator::Result Evaluator::assertTrue(AssertOp Op) {
  FailureOr<Column> Holds = written(*Op, Op.getCondition());
  if (failed(Holds))
    return failure();
  if (llvm::is_contained(Holds->Bytes, 0))
    return Op.emitError("assertion failed: ") << Op.getMessage();
  return success();
}

} // namespace opennvvm::tile_eval
