//===- Structors.h - Lists of constructors and destructors ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_SUPPORT_STRUCTORS_H
#define OPENNVVM_LIB_SUPPORT_STRUCTORS_H

#include <string>
#include <vector>

namespace llvm {
class GlobalVariable;
} // namespace llvm

namespace opennvvm {

/// Which functions \p List, llvm.global_ctors or llvm.global_dtors, would run,
/// as the details of a finding: "it lists @a, @b", or nothing.
std::vector<std::string> describeStructors(const llvm::GlobalVariable &List);

} // namespace opennvvm

#endif // OPENNVVM_LIB_SUPPORT_STRUCTORS_H
