//===- LaunchFile.h - Sequences of launches ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_RUN_LAUNCHFILE_H
#define OPENNVVM_LIB_RUN_LAUNCHFILE_H

#include "Run/Plan.h"

namespace opennvvm::run {

/// Reads a file of --launches, which docs/machine.md describes. Names of files
/// in it are relative to its folder.
llvm::Expected<Plan> readLaunches(llvm::StringRef File);

} // namespace opennvvm::run

#endif // OPENNVVM_LIB_RUN_LAUNCHFILE_H
