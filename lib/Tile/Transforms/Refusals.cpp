//===- Refusals.cpp - What has no form in nv_tileas -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Refusals.h"

using namespace mlir;

namespace opennvvm::tile_import {

LogicalResult refuse(Operation *Op, Refusal Why) {
  const TileRefusalInfo &Info = tileRefusalInfo(Why);
  InFlightDiagnostic D = Op->emitOpError("cannot be imported: ")
                         << Info.Text << " [" << Info.ID << "]";
  D.attachNote() << Info.Help;
  return D;
}

LogicalResult refuseUnknown(Operation *Op) {
  InFlightDiagnostic D =
      Op->emitOpError("cannot be imported: it has no form in nv_tileas");
  D.attachNote() << "report this with the module";
  return D;
}

} // namespace opennvvm::tile_import
