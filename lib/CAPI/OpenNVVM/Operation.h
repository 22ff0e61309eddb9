//===- Operation.h - One call that reads modules ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_OPENNVVM_OPERATION_H
#define OPENNVVM_LIB_CAPI_OPENNVVM_OPERATION_H

#include "Context.h"
#include "Driver/KeptResult.h"
#include "Module.h"
#include "Result.h"
#include "opennvvm/Driver/Session.h"

namespace opennvvm::capi {

enum class Action : uint8_t { Verify, Compile, Optimize, Lower, Link };

/// One call that reads modules. The callbacks of the client run outside the
/// crash boundary.
class Operation {
public:
  Operation(Context &C, llvm::ArrayRef<std::shared_ptr<ModuleBytes>> Modules);

  /// \param [out] Handle receives the result if the operation began.
  opennvvmStatus run(Action What, opennvvmResult *Handle);

  /// Mends the only module.
  opennvvmStatus mend(opennvvmResult *Handle);

private:
  bool isCancelled() const { return C.cancellations() != Began; }
  /// Tells the client what comes next. \returns whether to go on.
  bool enter(const char *Name, const char *Subject);
  /// Runs \p Work, which returns whether it succeeded, inside the crash
  /// boundary, unless the operation has failed before.
  void step(const char *Name, const char *Subject,
            llvm::function_ref<bool()> Work);
  void readAll(Action What);
  /// Reports what stopped LLVM, or a remedy.
  void addDefect(llvm::ArrayRef<std::string> Details);
  /// If \p What is to verify, adds to its findings in the only module how they
  /// can be mended.
  void attachRemedies(Action What);
  void add(const DiagnosticEngine &Diags, const DiagnosticSummary &Summary);
  void collect();
  void compile(const cli::Options &O);
  /// Looks for what compiling as \p How gives in the cache of \p How. \returns
  /// whether it is there, and nothing is left to do.
  bool findKept(const CompileOptions &How, const cli::Options &O);
  /// Keeps a compilation that had nothing to report.
  void keep();
  opennvvmStatus finish(opennvvmResult *Handle);

  Context &C;
  llvm::ArrayRef<std::shared_ptr<ModuleBytes>> Modules;
  Callbacks Functions;
  uint64_t Began;
  std::shared_ptr<Result> Out;
  std::string Profiles; ///< "nvvm,nvptx", for summaries.
  std::unique_ptr<Session> Prog;
  std::optional<KeptResult> Cache; ///< Of this compilation.
  std::string Marked;              ///< The output with its marks.
  bool KeepsOutput = false;        ///< Even if there are errors.
  opennvvmStatus Status = OPENNVVM_SUCCESS;
};

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_OPENNVVM_OPERATION_H
