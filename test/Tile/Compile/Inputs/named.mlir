// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program that names its machine and its warps.
module attributes {nv_tileas.target = #nv_tileas.target<sm = 86, warps = 4>} {
  func.func @nothing(%n: i32) attributes {nv_tileas.kernel, nv_tileas.warps = 2 : i32} {
    return
  }
}
