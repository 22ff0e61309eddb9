//===- Answers.h - What __nvvm_reflect answers ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_REFLECTION_ANSWERS_H
#define OPENNVVM_LIB_REFLECTION_ANSWERS_H

#include "opennvvm/Target/Target.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include <optional>

namespace llvm {
class CallInst;
class Function;
class Module;
} // namespace llvm

namespace opennvvm {

/// Whether \p F asks the compiler: __nvvm_reflect, __nvvm_reflect_ocl and
/// llvm.nvvm.reflect do.
bool asksCompiler(const llvm::Function &F);

/// Appends the calls in \p M of functions that ask the compiler.
void collectQuestions(const llvm::Module &M,
                      llvm::SmallVectorImpl<const llvm::CallInst *> &Calls);

/// The answers that one machine gives to such calls.
///
/// "__CUDA_ARCH", also spelled "__CUDA_ARCH__", is ten times the SM number.
/// "__CUDA_FTZ" is the module flag "nvvm-reflect-ftz", or 0. "__CUDA_PREC_SQRT"
/// and "__CUDA_PREC_DIV" are 1 unless the module flags "nvvm-reflect-prec-sqrt"
/// and "nvvm-reflect-prec-div" say otherwise. Any other name is 0.
class ReflectAnswers {
public:
  /// \param Given by name, instead of these.
  ReflectAnswers(const llvm::Module &M, const SMInfo &SM,
                 llvm::StringMap<int> Given = {})
      : M(M), SM(SM), Given(std::move(Given)) {}

  /// The answer to \p Call; none if it does not return an integer, or if what
  /// it asks for is not known.
  ///
  /// The name is a string constant: its address, possibly with an offset, cast,
  /// copied to generic memory by an intrinsic, or loaded from a constant that
  /// contains it.
  std::optional<int> to(const llvm::CallInst &Call) const;

private:
  int answer(llvm::StringRef Name) const;

  const llvm::Module &M;
  const SMInfo &SM;
  llvm::StringMap<int> Given;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_REFLECTION_ANSWERS_H
