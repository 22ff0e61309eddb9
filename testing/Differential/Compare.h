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

/// The result of a comparison.
struct Verdict {
  enum Kind {
    Same,
    Different,   ///< The results differ.
    NotEmitted,  ///< The compiler reported an error.
    NotRepeated, ///< Text, bitcode or threads gave different PTX.
    NotRun,      ///< The interpreter reported an error.
    NotReferred, ///< The reference could not be run.
    Disputed,    ///< The host's code generators disagree, and one of them
                 ///< agrees with the PTX.
  } What = Same;
  std::string Detail;
  std::string PTX; ///< Where it matters.
  explicit operator bool() const { return What != Same; }
};

const char *nameOf(Verdict::Kind What);

/// Compiles \p Text (IR) from text and bitcode at -O0 and -O2, runs the PTX and
/// compares its results with those of \p Host.
/// \param Threads if above 1, also compile in that many threads at once.
/// \param Tier of the optimizer; 0 for none.
/// \param Mended if not empty, what is compiled to PTX instead of \p Text,
/// which remains what the host executes.
/// \param Once compiles only from text or bitcode, and at -O0 or -O2, as
/// \p InputSeed decides.
Verdict compareKernel(llvm::StringRef Text, uint64_t InputSeed, Reference &Host,
                      unsigned Threads, unsigned Tier,
                      llvm::StringRef Mended = "", bool Once = false);

} // namespace opennvvm::differential

#endif // OPENNVVM_TESTING_DIFFERENTIAL_COMPARE_H
