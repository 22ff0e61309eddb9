//===- CudaTile.td - The whole dialect --------------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_CUDATILE_CUDATILE
#define OPENNVVM_DIALECT_CUDATILE_CUDATILE

include "opennvvm/Dialect/CudaTile/OpsControl.td"
include "opennvvm/Dialect/CudaTile/OpsConversion.td"
include "opennvvm/Dialect/CudaTile/OpsCore.td"
include "opennvvm/Dialect/CudaTile/OpsFloat.td"
include "opennvvm/Dialect/CudaTile/OpsInteger.td"
include "opennvvm/Dialect/CudaTile/OpsMemory.td"

#endif // OPENNVVM_DIALECT_CUDATILE_CUDATILE
