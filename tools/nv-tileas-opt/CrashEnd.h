//===- CrashEnd.h - Turn crashes of MLIR into errors ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NV_TILEAS_OPT_CRASHEND_H
#define OPENNVVM_TOOLS_NV_TILEAS_OPT_CRASHEND_H

/// MLIR's readers and printers crash on some hostile inputs. After this call, a
/// crash on any thread ends the process with an error message and status 1
/// instead of a signal; the environment variable NV_TILEAS_STACK keeps LLVM's
/// stack dump. Call it after LLVM has installed its own handlers.
void endCrashesAsErrors();

#endif // OPENNVVM_TOOLS_NV_TILEAS_OPT_CRASHEND_H
