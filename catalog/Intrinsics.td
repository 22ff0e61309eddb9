//===- Intrinsics.td - Every llvm.nvvm intrinsic -----------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

include "IntrinsicRow.td"

include "intrinsics/Sreg.td"
include "intrinsics/Math.td"
include "intrinsics/Convert.td"
include "intrinsics/Integer.td"
include "intrinsics/Barrier.td"
include "intrinsics/Warp.td"
include "Atomics.td"
include "intrinsics/Atomic.td"
include "intrinsics/Memory.td"
include "intrinsics/Cluster.td"
include "intrinsics/Mbarrier.td"
include "intrinsics/CpAsync.td"
include "intrinsics/Matrix.td"
include "intrinsics/Tma.td"
include "intrinsics/Wgmma.td"
include "intrinsics/Tcgen05.td"
include "intrinsics/Texture.td"
include "intrinsics/Control.td"
include "intrinsics/Internal.td"
