//===- Machines.h - Which machines accept each kernel -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_REPORT_MACHINES_H
#define OPENNVVM_LIB_REPORT_MACHINES_H

#include "opennvvm/Input/Input.h"
#include "opennvvm/Pipeline/Compile.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/JSON.h"

namespace opennvvm {

/// Tries every machine for the module of \p L and for each of \p Kernels, with
/// the functions that it refers to. \returns an object with these fields:
///   names    of the machines
///   ptx      for each machine, the lowest version, or null if the machine does
///            not accept the module
///   reasons  why machines do not accept it, each once: "rule", "message",
///            "help", "line", "function", and the "machines" as text
///   kernels  for each machine, a list of numbers of reasons
llvm::json::Object describeMachines(
    const LoadedModule &L, llvm::ArrayRef<const llvm::Function *> Kernels,
    const CompileOptions &How, const DiagnosticOptions &Diagnostics);

/// What in the module of \p L needs a newer PTX version than the machine of
/// \p How: objects with "message", "line" and "function".
llvm::json::Array describeVersion(const LoadedModule &L,
                                  const CompileOptions &How);

} // namespace opennvvm

#endif // OPENNVVM_LIB_REPORT_MACHINES_H
