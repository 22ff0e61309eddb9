//===- ModuleContext.h - What all functions of a module share ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_MODULE_MODULECONTEXT_H
#define OPENNVVM_LIB_PTX_MODULE_MODULECONTEXT_H

#include "PTX/Text/Names.h"
#include "Requirements.h"
#include "Target/Kernel.h"
#include "opennvvm/PTX/Emitter.h"
#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Target/Target.h"
#include "llvm/IR/DataLayout.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm::ptx {

class ContextLock;
class GlobalTable;

/// What all functions of a module share. Nothing here changes while functions
/// are printed, except Requirements and the diagnostics; each thread has its
/// own copy of these two and of the data layout, which caches struct layouts.
struct ModuleContext {
  const llvm::Module &M;
  const Target &T;
  const EmitterOptions &Options;
  const llvm::DataLayout &DL;
  const NameTable &Names;
  const GlobalTable &Globals;
  const Annotations &Notes;
  ContextLock &Constants;
  DiagnosticEngine &Diags;
  Requirements &Needs;

  /// Whether the machine has \p F, in some PTX version.
  bool has(Feature F) const { return hasFeature(*T.SM, F); }
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_MODULE_MODULECONTEXT_H
