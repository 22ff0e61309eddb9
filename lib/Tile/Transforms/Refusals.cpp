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

namespace {
struct Reason {
  StringLiteral Text;
  StringLiteral Help;
};
} // namespace

/// In the order of Refusal.
static constexpr Reason Reasons[] = {
    {"an address that reaches the memory of several GPUs is not "
     "supported",
     "load, combine and store each copy by its own address"},
    {"fNV8E5M3FNU is a preview, of which no "
     "instruction is public",
     "use scales of f8E8M0FNU or f8E4M3FN"},
    {"elements of four bits have no addresses of their own",
     "access the bytes, and unpack them"},
    {"a combination of elements is one expression, "
     "without branches and loops",
     "use select"},
    {"it has no form in nv_tileas", "report this with the module"},
};

LogicalResult refuse(Operation *Op, Refusal Why) {
  const Reason &R = Reasons[static_cast<size_t>(Why)];
  InFlightDiagnostic D = Op->emitOpError("cannot be imported: ") << R.Text;
  D.attachNote() << R.Help;
  return D;
}

} // namespace opennvvm::tile_import
