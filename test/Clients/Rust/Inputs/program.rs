// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program with a kernel, which uses the library.
#![no_std]
#![feature(abi_ptx)]
extern crate library;

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn in_program(p: *mut u32) {
    unsafe { *p = 8 };
}
