//===- Exposure.h - Symbols as all units see them ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A unit is a module with some functions of a larger one. What is private to
// the larger module has to be visible in both. Function passes can tell the
// difference: they may raise the alignment of a private variable, for instance.
// They therefore always get symbols as exposeAll() makes them, so that the code
// is the same with and without units.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_UNITS_EXPOSURE_H
#define OPENNVVM_LIB_PIPELINE_UNITS_EXPOSURE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/GlobalValue.h"
#include <string>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// The visibility of a definition before it was exposed, and whether it had a
/// name.
struct Linkage {
  std::string Name;
  llvm::GlobalValue::LinkageTypes Type;
  llvm::GlobalValue::VisibilityTypes Visibility;
  bool HasName, IsDSOLocal;
};

/// Gives all definitions of \p M names by which other modules can refer to
/// them. Those that a linker may replace still say so. Variables get the
/// alignment that they have by default, which nothing raises afterwards. PTX
/// has no comdats.
/// \returns what restore() needs.
std::vector<Linkage> exposeAll(llvm::Module &M);

/// Undoes exposeAll() for those of \p Saved that \p M still defines.
void restore(llvm::Module &M, llvm::ArrayRef<Linkage> Saved);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_UNITS_EXPOSURE_H
