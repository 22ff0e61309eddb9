//===- HostOps.cpp - What a program says, and who waits -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "Notes.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;
using namespace mlir::nv_tileas;

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsHost.cpp.inc"

void NVTileASDialect::registerHostOps() {
  addOperations<
#define GET_OP_LIST
#include "opennvvm/Dialect/NVTileAS/OpsHost.cpp.inc"
      >();
}

/// The number of conversions in a format of printf.
static size_t conversionsIn(StringRef Format) {
  size_t Count = 0;
  while (true) {
    auto [Before, After] = Format.split('%');
    if (Before.size() == Format.size())
      return Count;
    Count += !After.starts_with("%");
    Format = After.starts_with("%") ? After.drop_front() : After;
  }
}

LogicalResult PrintOp::verify() {
  size_t Wanted = conversionsIn(getFormat());
  if (Wanted != getValues().size())
    return emitOpError("expects a value for each conversion of the format, but "
                       "got ")
           << getValues().size() << " for " << Wanted;
  return success();
}

LogicalResult AssertOp::verify() {
  auto Tile = dyn_cast<TileType>(getCondition().getType());
  if (Tile && !Tile.getElementType().isInteger(1))
    return emitOpError("expects a condition of i1, but got ") << Tile;
  return success();
}
