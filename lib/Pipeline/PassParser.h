//===- PassParser.h - The passes that a text describes ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// PassBuilder compares a name with those of all passes that LLVM has, some
/// hundreds, before it asks whether somebody else knows it. For a small kernel,
/// that takes a seventh of all the instructions of a compilation.
///
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSPARSER_H
#define OPENNVVM_LIB_PIPELINE_PASSPARSER_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class PassBuilder;
} // namespace llvm

namespace opennvvm {

struct PassContext;

/// Makes what PassBuilder::parsePassPipeline() would of the texts in the table
/// of the pipeline, which are correct. Looks into short tables of its own
/// first, and leaves to PassBuilder what is not there.
class PassParser {
public:
  /// Both must outlive the parser; our passes are registered with \p PB.
  PassParser(llvm::PassBuilder &PB, const PassContext &Context)
      : PB(PB), Context(Context) {}

  void add(llvm::ModulePassManager &PM, llvm::StringRef Text) const;
  void add(llvm::FunctionPassManager &PM, llvm::StringRef Text) const;

private:
  llvm::PassBuilder &PB;
  const PassContext &Context;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSPARSER_H
