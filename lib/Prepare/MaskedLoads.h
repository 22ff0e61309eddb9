//===- MaskedLoads.h - Loads of some lanes ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_MASKEDLOADS_H
#define OPENNVVM_LIB_PREPARE_MASKEDLOADS_H

namespace llvm {
class Function;
class IntrinsicInst;
} // namespace llvm

namespace opennvvm::prepare {

/// Whether \p I is a masked load of lanes that are known, each of which memory
/// has by itself.
bool loadsKnownLanes(const llvm::IntrinsicInst &I);

/// Replaces masked loads in \p F whose masks are constant, as those that LLVM
/// fills gaps between loads with, by loads of as many lanes at once as are
/// aligned together. No byte is read that is masked out.
void expandMaskedLoads(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_MASKEDLOADS_H
