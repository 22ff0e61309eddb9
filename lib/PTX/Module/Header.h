//===- Header.h - Function headers and declarations -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_MODULE_HEADER_H
#define OPENNVVM_LIB_PTX_MODULE_HEADER_H

#include "ModuleContext.h"
#include "PTX/Text/Writer.h"
#include "Target/Kernel.h"

namespace opennvvm::ptx {

/// Prints everything before the "{" of \p F: a comment with the name, pragma,
/// linkage, .entry or .func, return value, name, parameters, kernel attributes,
/// .noreturn, in this order.
///
/// A declaration ends before ";" and has no comment, pragma or kernel
/// attributes; ptxas compares the rest with the definition word for word.
void printFunctionHeader(Writer &Out, const llvm::Function &F,
                         const ModuleContext &Ctx, bool IsDeclaration);

/// Prints a declaration, without its ";", of something with the name and type
/// of \p F.
void printFunctionPrototype(Writer &Out, const llvm::Function &F,
                            llvm::StringRef Linkage, llvm::StringRef Name,
                            const ModuleContext &Ctx);

/// The launch bounds of a kernel as they are printed, without those that PTX
/// does not allow.
struct KernelBounds : LaunchBounds {
  KernelBounds(const llvm::Function &F, const Target &T,
               const Annotations &Notes);

  /// Bounds that are not positive numbers: name and text.
  llvm::SmallVector<std::pair<std::string, std::string>, 0> Refused;
  bool HasClusters = false;   ///< The machine supports them.
  bool HasClusterDim = false; ///< And the kernel specifies their shape.
  /// .blocksareclusters is present without the bounds that it requires.
  bool LacksForClusters = false;
};

/// Bytes of the parameters of \p F, a kernel, each at its aligned offset.
uint64_t parameterBytes(const llvm::Function &F, const llvm::DataLayout &DL);

/// The limit on \p T that \p Bytes of parameters satisfy, or else the largest
/// one.
const ParameterLimit &parameterLimitFor(uint64_t Bytes, const Target &T);

void printKernelAttributes(Writer &Out, const llvm::Function &F,
                           const ModuleContext &Ctx);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_MODULE_HEADER_H
