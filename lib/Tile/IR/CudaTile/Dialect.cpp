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

void CudaTileDialect::initialize() {
  registerTypes();
  registerAttrs();
  registerOps();
}

void CudaTileDialect::registerOps() {
  addOperations<
#define GET_OP_LIST
#include "opennvvm/Dialect/CudaTile/Ops.cpp.inc"
      >();
}
