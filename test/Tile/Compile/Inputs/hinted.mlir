// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hints for all machines, and for one.
cuda_tile.module @m {
  entry @hinted()
      optimization_hints = <sm_90 = {num_worker_warps_per_cta = 8}, default = {num_worker_warps_per_cta = 2}> {
  }
}
