//===- ElementOrder.h - What computes several elements ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TARGET_ELEMENTORDER_H
#define OPENNVVM_TARGET_ELEMENTORDER_H

#include "llvm/ADT/StringRef.h"

namespace opennvvm {

/// The attribute of a function that does one operation after the other, each
/// for several elements, as the tile compiler makes them: its arithmetic may be
/// ordered element by element.
inline constexpr llvm::StringLiteral ElementsAttr = "nvvm-elements";

} // namespace opennvvm

#endif // OPENNVVM_TARGET_ELEMENTORDER_H
