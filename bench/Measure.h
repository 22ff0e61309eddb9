//===- Measure.h - The benchmark's measurements -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each subject does one task of a compiler on one module: LLVM's way or ours,
// side by side in one process.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_BENCH_MEASURE_H
#define OPENNVVM_BENCH_MEASURE_H

#include "opennvvm/Target/Target.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <array>
#include <memory>
#include <string>

namespace opennvvm::bench {

enum Subject : unsigned {
  LLVMParse,
  OurParse,
  LLVMVerify,
  OurVerifyNVVM,
  OurVerifyNVPTX,
  LLVMEmitO0,
  OurEmitO0,
  LLVMEmitO2,
  OurEmitO2,
  NumSubjects
};

/// Best time of each subject, in microseconds; negative if it failed.
using Times = std::array<double, NumSubjects>;

/// One module of the corpus.
struct Subjects {
  std::string File;
  std::unique_ptr<llvm::MemoryBuffer> Buffer;
  std::unique_ptr<llvm::LLVMContext> Context;
  std::unique_ptr<llvm::Module> Module;
  unsigned Instructions = 0;
  std::string Refusal; ///< Why we could not emit it.
};

/// Reads \p File; links \p Libdevice, if it is given and the module needs it.
llvm::Expected<Subjects> load(llvm::StringRef File, llvm::StringRef Libdevice);

/// Runs every subject \p Rounds times on \p S for \p SM.
Times measure(Subjects &S, const SMInfo &SM, unsigned Rounds);

/// Gives \p M the triple and layout of LLVM's NVPTX.
void adopt(llvm::Module &M);

/// Our best time in \p Rounds to print \p S for \p SM, in microseconds;
/// negative if it failed.
double emitTime(Subjects &S, const SMInfo &SM, unsigned Level, unsigned Rounds);

/// The cost of printing.
struct PrintingCost {
  double Each = 0;     ///< Microseconds per call or instruction.
  double Register = 0; ///< Microseconds per register.
};

struct IntrinsicCost {
  unsigned Calls = 0;
  PrintingCost Ordinary, Intrinsic;
  std::string Refusal; ///< Why there is no time.
};

/// The number of registers of a call, operands and results.
struct RegisterRange {
  unsigned Least, Most;
  bool contains(unsigned Count) const {
    return Count >= Least && Count <= Most;
  }
};

/// Compares every intrinsic that \p SM has, in each of its overloads, with a
/// number of registers in \p Wanted, with ordinary instructions.
IntrinsicCost measureIntrinsicCalls(const SMInfo &SM, unsigned Level,
                                    RegisterRange Wanted, unsigned Rounds);

/// CPU milliseconds (user and system) of one run of \p Program with \p
/// Arguments, mean of \p Runs; negative if it cannot be run.
double startUp(llvm::StringRef Program,
               llvm::ArrayRef<llvm::StringRef> Arguments, unsigned Runs);

} // namespace opennvvm::bench

#endif // OPENNVVM_BENCH_MEASURE_H
