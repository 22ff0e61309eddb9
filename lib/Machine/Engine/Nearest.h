//===- Nearest.h - What an access has missed --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_ENGINE_NEAREST_H
#define OPENNVVM_LIB_MACHINE_ENGINE_NEAREST_H

#include "Machine/Program.h"
#include <string>

namespace opennvvm::ptxmachine {

struct Exec;

/// The message about an access to \p Size bytes at \p Address in \p Sp, where
/// there is no such memory: "access out of bounds: 4 bytes at 0x2000000040,
/// right after the 64 bytes of zeros:u32[16]".
std::string outOfBounds(const Exec &X, Space Sp, uint64_t Address,
                        unsigned Size);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_ENGINE_NEAREST_H
