//===- Start.h - The entry of nvvmc -----------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_START_H
#define OPENNVVM_TOOLS_NVVMC_START_H

/// Does what nvvmc does with these arguments; returns the exit status. Has a C
/// name, by which the library of the Python package exports it.
extern "C" int opennvvmMain(int Argc, char **Argv);

#endif // OPENNVVM_TOOLS_NVVMC_START_H
