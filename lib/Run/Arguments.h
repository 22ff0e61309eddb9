//===- Arguments.h - Arguments of kernels as text ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_RUN_ARGUMENTS_H
#define OPENNVVM_LIB_RUN_ARGUMENTS_H

#include "Machine/Machine.h"
#include "Run/Plan.h"

namespace opennvvm::run {

/// Whether \p Text describes memory, "in:a.npy", and not a value.
bool isBuffer(llvm::StringRef Text);

/// Reads in:FILE, inout:FILE, out:FILE:TYPE[N,...] or zeros:TYPE[N,...]. Names
/// of files are relative to \p Folder, or to the current one if it is empty.
llvm::Expected<Buffer> parseBuffer(llvm::StringRef Text,
                                   llvm::StringRef Folder = {});

/// Reads a value: TYPE:NUMBER, hex:BYTES or null.
llvm::Expected<Argument> parseArgument(llvm::StringRef Text);

/// Reads "X", "X,Y" or "X,Y,Z"; what is left out is 1.
llvm::Error parseDimensions(llvm::StringRef Text, unsigned (&Out)[3]);

/// Gives the numbers among the arguments of \p L the types of \p Parameters.
llvm::Error convertNumbers(KernelLaunch &L,
                           llvm::ArrayRef<ptxmachine::Parameter> Parameters);

/// Why \p L cannot be launched with parameters \p Parameters of its kernel;
/// success if it can.
llvm::Error checkLaunch(const KernelLaunch &L,
                        llvm::ArrayRef<ptxmachine::Parameter> Parameters);

/// The parameters of \p L, which checkLaunch() has accepted, as its kernel has
/// them.
/// \param Addresses those of the buffers.
std::vector<uint8_t> layOut(const KernelLaunch &L,
                            llvm::ArrayRef<ptxmachine::Parameter> Parameters,
                            llvm::ArrayRef<uint64_t> Addresses);

} // namespace opennvvm::run

#endif // OPENNVVM_LIB_RUN_ARGUMENTS_H
