//===- Recovered.h - Checks around syntax errors ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_DRIVER_RECOVERED_H
#define OPENNVVM_LIB_DRIVER_RECOVERED_H

#include "opennvvm/Input/Input.h"

namespace opennvvm {

/// Reads the input of \p L, which could not be read, again without the
/// statements that LLVM's parser stops at, and checks the rest. \p Diags
/// receives all errors of the parser. It also receives what \p Check reports of
/// \p L, except for possible consequences of leaving something out.
/// DiagnosticEngine::gaveUp() holds as before.
/// \returns whether the rest was read and checked; never for bitcode.
bool checkAround(LoadedModule &L, llvm::LLVMContext &Context,
                 DiagnosticEngine &Diags, llvm::function_ref<void()> Check);

} // namespace opennvvm

#endif // OPENNVVM_LIB_DRIVER_RECOVERED_H
