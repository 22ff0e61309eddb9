//===- MnemonicEffects.h - What instructions in text do ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_MNEMONICEFFECTS_H
#define OPENNVVM_LIB_CATALOG_MNEMONICEFFECTS_H

#include "llvm/ADT/StringRef.h"

namespace opennvvm {

/// Whether the threads of a warp or a block execute \p Mnemonic together.
bool isCollective(llvm::StringRef Mnemonic);

/// Whether a thread executes \p Mnemonic whatever the others do, and has
/// completed it when the next instruction runs. Directives are not of a thread.
bool isOfThread(llvm::StringRef Mnemonic);

/// Whether \p Mnemonic may read its operands after it has been issued.
bool readsLater(llvm::StringRef Mnemonic);

/// Whether \p Text of inline assembly seems to have an instruction that ends a
/// group of asynchronous instructions or waits for one. Comments count, too, as
/// in all that begins with "mentions".
bool mentionsAsyncGroup(llvm::StringRef Text);

/// Whether \p Name, of an intrinsic without "llvm.nvvm.", is that of such an
/// instruction; intrinsics have some dots for underscores.
bool namesAsyncGroup(llvm::StringRef Name);

/// Whether \p Text seems to have an instruction for which readsLater() holds.
bool mentionsReadingLater(llvm::StringRef Text);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_MNEMONICEFFECTS_H
