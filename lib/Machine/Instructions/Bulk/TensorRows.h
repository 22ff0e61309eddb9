//===- TensorRows.h - Elements in global and shared memory ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_BULK_TENSORROWS_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_BULK_TENSORROWS_H

#include "Machine/Instructions/Bulk/TensorBox.h"
#include <optional>

namespace opennvvm::ptxmachine {

/// The bytes of the part of a row that is inside of the tensor.
unsigned globalBytes(const TensorBox &B);

/// Fills the image of a box with what stands for elements outside of the
/// tensor. Padding, which is undefined, becomes 0xDD.
void fillOutside(const TensorBox &B, llvm::MutableArrayRef<uint8_t> Image);

/// Converts the part of a row that is inside from its form in global memory,
/// at \p From, to that in shared memory; \p Row is the row's image.
void unpackRow(const TensorBox &B, const uint8_t *From, uint8_t *Row);

/// The other way.
void packRow(const TensorBox &B, const uint8_t *Row, uint8_t *To);

/// The type in which elements are reduced; none if they do not have this
/// operation.
std::optional<Ty> reducedType(AtomOp Op, TensorElement E);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_BULK_TENSORROWS_H
