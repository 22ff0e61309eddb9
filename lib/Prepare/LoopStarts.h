//===- LoopStarts.h - What only a loop needs --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_LOOPSTARTS_H
#define OPENNVVM_LIB_PREPARE_LOOPSTARTS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

class FunctionPasses;

/// Handles loops of \p F that some threads enter while others end the function:
/// moves what is computed before the branch, and only needed from the loop on,
/// between the two. Threads without work do not compute it then; and ptxas does
/// not keep in uniform registers what it reads before some of the threads end
/// and uses after that: it would copy, in each iteration, what each access to
/// memory needs there.
/// \returns whether \p F changed.
bool startLoopsLate(llvm::Function &F, FunctionPasses &Passes);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_LOOPSTARTS_H
