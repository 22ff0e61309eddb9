// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library with a kernel that nothing calls.
#![no_std]
#![feature(abi_ptx)]

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn in_library(p: *mut u32) {
    unsafe { *p = 7 };
}
