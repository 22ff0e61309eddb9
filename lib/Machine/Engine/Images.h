//===- Images.h - Handles of textures and surfaces --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_ENGINE_IMAGES_H
#define OPENNVVM_LIB_MACHINE_ENGINE_IMAGES_H

#include "Machine/Engine/Exec.h"

namespace opennvvm::ptxmachine {

/// Makes the samplers that variables of the program are initialized with.
void makeInitialImages(Machine::State &S);

/// What the operand of a texture or surface instruction refers to: a handle, or
/// the variable that has it, by name or address. Null after Exec::fail().
const ImageDescription *imageOf(Exec &X, const Operand &O, ImageKind Kind);

/// The image of a handle; null if there is none.
const ImageDescription *findImage(const Machine::State &S, uint64_t Handle);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_ENGINE_IMAGES_H
