//===- PassParser.h - The passes that a text describes ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// PassBuilder compares a name with those of LLVM's hundreds of passes before
/// it asks others, and brings all these passes into the program.
///
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_TIERS_PASSPARSER_H
#define OPENNVVM_LIB_PIPELINE_TIERS_PASSPARSER_H

#include "llvm/IR/PassManager.h"

namespace opennvvm {

class IdleRuns;
struct PassContext;

/// Makes passes from the texts in the table of the pipeline, as
/// PassBuilder::parsePassPipeline() does. A text that it does not know is a
/// defect of the program.
class PassParser {
public:
  /// Both must outlive the parser, and \p Idle also the passes.
  PassParser(const PassContext &Context, IdleRuns &Idle)
      : Context(Context), Idle(Idle) {}

  void add(llvm::ModulePassManager &PM, llvm::StringRef Text) const;
  void add(llvm::FunctionPassManager &PM, llvm::StringRef Text) const;

private:
  const PassContext &Context;
  IdleRuns &Idle;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_TIERS_PASSPARSER_H
