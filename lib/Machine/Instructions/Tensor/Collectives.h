//===- Collectives.h - What whole warps do with matrices --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that run when all threads of a crowd have come to an
// instruction (Collective.h).
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_COLLECTIVES_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_COLLECTIVES_H

#include "Machine/Engine/Collective.h"

namespace opennvvm::ptxmachine {

/// wgmma.mma_async (Warpgroup.cpp).
CollectiveResult multiplyByWarpgroup(Collective &Who);
/// tcgen05.alloc, dealloc, relinquish_alloc_permit (TensorAllocation.cpp).
CollectiveResult allocateTensor(Collective &Who);
CollectiveResult freeTensor(Collective &Who);
CollectiveResult relinquishTensor(Collective &Who);
/// tcgen05.ld, ld.red and st (TensorRegisters.cpp).
CollectiveResult loadTensor(Collective &Who);
CollectiveResult storeTensor(Collective &Who);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_COLLECTIVES_H
