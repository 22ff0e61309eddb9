//===- LaunchBounds.h - Contradictory launch bounds -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_LAUNCHBOUNDS_H
#define OPENNVVM_LIB_VERIFIER_RULES_LAUNCHBOUNDS_H

#include "Target/Kernel.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace opennvvm::verifier {

/// Two bounds, or a bound and a limit of the machine, that no launch can
/// satisfy together; or a bound that has no meaning by itself.
struct Contradiction {
  llvm::StringRef Attribute; ///< The attribute that contains it.
  std::string What, Help;
};

/// The contradictions in \p LB on \p SM, or on any machine if it is null.
llvm::SmallVector<Contradiction, 1> contradictions(const LaunchBounds &LB,
                                                   const SMInfo *SM);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_LAUNCHBOUNDS_H
