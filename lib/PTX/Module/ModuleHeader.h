//===- ModuleHeader.h - First lines of a PTX module -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_MODULE_MODULEHEADER_H
#define OPENNVVM_LIB_PTX_MODULE_MODULEHEADER_H

#include "PTX/Text/Writer.h"
#include "Requirements.h"

namespace opennvvm::ptx {

/// Prints the comment block, .version, .target and .address_size: in this
/// order, before everything else (PTX ISA, section "PTX Module Directives").
///
/// The version is the one that the user requested, or else the lowest that \p
/// Needs allows, which is only known after everything else was printed.
void printModuleHeader(Writer &Out, const Target &T, const Requirements &Needs,
                       unsigned AddressSize = 64);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_MODULE_MODULEHEADER_H
