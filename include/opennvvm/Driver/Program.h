//===- Program.h - Several modules to one PTX text --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DRIVER_PROGRAM_H
#define OPENNVVM_DRIVER_PROGRAM_H

#include "opennvvm/Driver/Session.h"

namespace opennvvm {

/// A session by its former name.
using Program = Session;

} // namespace opennvvm

#endif // OPENNVVM_DRIVER_PROGRAM_H
