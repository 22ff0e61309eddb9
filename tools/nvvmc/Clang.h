//===- Clang.h - How nvvm-clang drives clang --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clang 22 packs the code of devices into a format of its own, which only
// clang-linker-wrapper reads: Debian has that in a package of its own, and
// NVIDIA's tools see nothing there. The driver's older way, which gives
// NVIDIA's format, needs neither; it leaves linking relocatable device code to
// others, so that nvvm-clang also stands in the place of the linker and has
// nvcc do that.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_CLANG_H
#define OPENNVVM_TOOLS_NVVMC_CLANG_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace opennvvm::tool {

/// Gives \p Args after \p Name to \p Program; its standard output goes to
/// \p Output unless that is empty. Returns its exit status; if it cannot be
/// run, reports that.
int runProgram(llvm::StringRef Program, llvm::StringRef Name,
               llvm::ArrayRef<llvm::StringRef> Args,
               llvm::StringRef Output = "");

/// The options that clang's driver gets for a command line, which may be
/// \p Given itself: for CUDA, those that choose the format and the linker, and
/// the folder of headers that newer toolkits keep apart. \p Program is the
/// absolute path of this one, \p Clang that of clang.
std::vector<std::string>
cudaDriverOptions(llvm::ArrayRef<llvm::StringRef> Given,
                  llvm::StringRef Program, llvm::StringRef Clang);

/// Whether these are the arguments of a linker that cudaDriverOptions asked
/// for.
bool isLinkerCall(llvm::ArrayRef<llvm::StringRef> Args);

/// Links: first the relocatable device code among the inputs, if there is any.
/// Returns the exit status.
int runLinker(llvm::ArrayRef<llvm::StringRef> Args);

/// What the sections of an object or of the members of an archive say of code
/// for devices.
struct DeviceCode {
  /// Machines of relocatable code in NVIDIA's format: 90a, 100 …
  llvm::SmallVector<std::string, 2> Machines;
  bool IsRelocatable = false; ///< Holds code in NVIDIA's format.
  bool IsPacked = false;      ///< Holds code in clang's format.
};

/// Reads \p File. What is neither an object nor an archive has no such code.
DeviceCode readDeviceCode(llvm::StringRef File);

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_CLANG_H
