//===- Compare.h - Two executions of one kernel, compared -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_DIFFERENTIAL_COMPARE_H
#define OPENNVVM_TESTING_DIFFERENTIAL_COMPARE_H

#include "Reference.h"
#include <string>

namespace opennvvm::differential {

/// How a comparison ended.
struct Verdict {
  enum Kind {
    Same,
    Different,    ///< The results differ.
    NotEmitted,   ///< The compiler reported an error.
    NotRepeated,  ///< Text, bitcode or threads gave different PTX.
    NotRun,       ///< The interpreter reported an error.
    NotReferred,  ///< The reference could not be run.
    Disputed,     ///< The host's code generators do not agree; one of them
                  ///< does with the PTX.
  } What = Same;
  std::string Detail;
  std::string PTX; ///< Where it matters.
  explicit operator bool() const { return What != Same; }
};

const char *nameOf(Verdict::Kind What);

/// Compiles \p Text (IR) from text and bitcode at -O0 and -O2, runs what comes
/// out and compares it with \p Host.
/// \param Threads also compile in that many threads at once, when above 1.
Verdict compareKernel(llvm::StringRef Text, uint64_t InputSeed,
                      Reference &Host, unsigned Threads);

} // namespace opennvvm::differential

#endif // OPENNVVM_TESTING_DIFFERENTIAL_COMPARE_H
