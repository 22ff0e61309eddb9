//===- Features.h - What code asks a target for -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The features of catalog/Features.td. Code asks for a feature and does not
// compare numbers of machines. A look-up costs no more: it is an index into a
// constant table.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TARGET_FEATURES_H
#define OPENNVVM_LIB_TARGET_FEATURES_H

#include "opennvvm/Target/Target.h"

namespace opennvvm {

/// One per record of catalog/Features.td.
enum class Feature : uint8_t {
#define OPENNVVM_FEATURE(Name, Needs, Instruction, What) Name,
#include "opennvvm/Catalog/Features.inc"
#undef OPENNVVM_FEATURE
};

struct FeatureInfo {
  Gate Needs;
  llvm::StringLiteral Instruction; ///< That has the gate; may be empty.
  llvm::StringLiteral What;        ///< In messages.
};

/// By enumerator; see features().
extern const FeatureInfo FeatureTable[];

/// All features, in the order of their enumerators.
llvm::ArrayRef<FeatureInfo> features();

/// What \p F needs and how it is called.
inline const FeatureInfo &infoOf(Feature F) {
  return FeatureTable[unsigned(F)];
}

/// The machines and the first PTX version that have \p F.
inline const Gate &gateOf(Feature F) { return infoOf(F).Needs; }

/// Whether machine \p SM has \p F, in some PTX version.
inline bool hasFeature(const SMInfo &SM, Feature F) {
  return gateOf(F).allowsSM(SM);
}

/// Whether PTX for \p T may use \p F: its machine has it, and no older version
/// was asked for.
inline bool mayUse(const Target &T, Feature F) {
  return hasFeature(*T.SM, F) && (!T.PTX || *T.PTX >= gateOf(F).PTX);
}

/// Whether PTX for \p T may use \p F and has a version that is new enough
/// anyway.
inline bool mayUseFreely(const Target &T, Feature F) {
  return hasFeature(*T.SM, F) && T.PTX.value_or(T.SM->MinPTX) >= gateOf(F).PTX;
}

} // namespace opennvvm

#endif // OPENNVVM_LIB_TARGET_FEATURES_H
