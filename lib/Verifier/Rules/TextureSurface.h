//===- TextureSurface.h - Handles of textures and surfaces ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_TEXTURESURFACE_H
#define OPENNVVM_LIB_VERIFIER_RULES_TEXTURESURFACE_H

#include "CalleeFacts.h"

namespace opennvvm::verifier {

/// The operands of llvm.nvvm.texsurf.handle.
void checkTextureHandle(RuleContext &Ctx, const llvm::CallBase &Call,
                        const CalleeFacts &);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_TEXTURESURFACE_H
