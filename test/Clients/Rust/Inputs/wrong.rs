// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel that sm_80 cannot execute.
#![no_std]
#![feature(abi_ptx, link_llvm_intrinsics)]

unsafe extern "C" {
    #[link_name = "llvm.nvvm.barrier.cluster.arrive"]
    fn arrive();
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn wait(p: *mut u32) {
    unsafe {
        arrive();
        *p = 1;
    }
}
