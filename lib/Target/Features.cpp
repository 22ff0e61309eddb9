//===- Features.cpp - What code asks a target for -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Target/Features.h"

namespace opennvvm {

constexpr FeatureInfo FeatureTable[] = {
#define OPENNVVM_FEATURE(Name, Needs, Instruction, What)                       \
  {Needs, Instruction, What},
#include "opennvvm/Catalog/Features.inc"
#undef OPENNVVM_FEATURE
};

llvm::ArrayRef<FeatureInfo> features() { return FeatureTable; }

} // namespace opennvvm
