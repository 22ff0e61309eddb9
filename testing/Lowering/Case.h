//===- Case.h - A rule tested on many inputs --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A case is a piece of IR with one call, the rule that lowers the call, and the
// result that the PTX ISA specifies. It is run unchanged, lowered, and in the
// reference, on the same inputs.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_LOWERING_EXEC_CASE_H
#define OPENNVVM_TESTING_LOWERING_EXEC_CASE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace opennvvm::exec {

/// Operands as bits, the first in the lowest ones of A.
using Reference = std::function<uint64_t(uint64_t A, uint64_t B, uint64_t C)>;

struct Case {
  std::string Rule;                ///< "minimum-maximum".
  std::string Intrinsic;           ///< "llvm.nvvm.fmax.f".
  std::string Result;              ///< Type of %r, at most 64 bits wide.
  std::vector<std::string> Params; ///< Types of %a, %b, %c.
  /// IR that computes %r, and the declarations that follow it.
  std::string Body, Declarations;
  Reference Want;
  bool Flush = false;       ///< The function flushes subnormal floats.
  bool OnlyLowered = false; ///< PTX has no form of the original call.
  std::string Arch = "sm_100a";

  std::string name() const;
};

/// A case that is a single call: "float %a", "i32 25" …
Case call(llvm::StringRef Rule, llvm::StringRef Result,
          llvm::StringRef Intrinsic, llvm::ArrayRef<std::string> Operands,
          Reference Want, bool Flush = false);

// One file per category.
std::vector<Case> arithmeticCases();
std::vector<Case> arithmeticWordCases();
std::vector<Case> integerCases();
std::vector<Case> conversionCases();
std::vector<Case> narrowFloatCases();
std::vector<Case> wordCases();
std::vector<Case> shuffleCases();
std::vector<Case> vectorCases();

/// The number of bits of a scalar or vector type, as written.
unsigned bitsOf(llvm::StringRef Type);

/// Inputs for parameters of these types: all if there are at most \p Random of
/// them; otherwise \p Random others and combinations of the edge cases, of
/// which two parameters have all only if \p Random is at least 10,000.
struct Inputs {
  std::vector<uint64_t> A, B, C;
};
Inputs inputsFor(llvm::ArrayRef<std::string> Params, unsigned Random);

/// Runs one case; \returns an error message, or an empty string.
/// \param Optimized also run the lowered code after LLVM's -O2.
std::string runCase(const Case &C, unsigned Random, bool Optimized);

/// Operations that involve several threads: shuffles, votes, barriers.
struct ThreadCase {
  std::string Rule, Intrinsic;
  unsigned Threads;
  /// Of the kernel; %tid is available, %param is 77, and %r is stored.
  std::string Body;
  std::string Declarations;
  std::function<uint32_t(uint32_t Thread)> Want;
  std::string Arch = "sm_100a";
  bool OnlyLowered = false;
  bool Fewer = false; ///< Some calls of the intrinsic remain, but fewer.
};
std::vector<ThreadCase> warpCases();
std::vector<ThreadCase> warpWordCases();
std::vector<ThreadCase> matrixWordCases();
std::vector<ThreadCase> barrierCases();
std::string runThreads(const ThreadCase &C, bool Optimized);

} // namespace opennvvm::exec

#endif // OPENNVVM_TESTING_LOWERING_EXEC_CASE_H
