//===- BuildIdentity.h - Which build of the compiler this is ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_BUILDIDENTITY_H
#define OPENNVVM_LIB_PIPELINE_BUILDIDENTITY_H

#include <string>

namespace opennvvm {

/// What distinguishes this build of the compiler, and the LLVM that it uses,
/// from any other whose output may differ: the versions, and of the programs or
/// shared libraries that contain them the build IDs. A file without a build ID
/// is identified by its size and the time of its last change. Empty if that is
/// not known either; then nothing can be kept for later.
const std::string &buildIdentity();

/// The same of the program or shared library that contains \p Address.
std::string identityAt(const void *Address);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_BUILDIDENTITY_H
