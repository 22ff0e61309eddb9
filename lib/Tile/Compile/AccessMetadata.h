//===- AccessMetadata.h - Numbers of accesses in LLVM IR --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_COMPILE_ACCESSMETADATA_H
#define OPENNVVM_LIB_TILE_COMPILE_ACCESSMETADATA_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace opennvvm::tile {

/// Lets the translation to LLVM IR keep the numbers of accesses to global
/// memory as metadata, by which passes find the pairs that a barrier orders.
void registerAccessTranslation(mlir::DialectRegistry &Registry);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_COMPILE_ACCESSMETADATA_H
