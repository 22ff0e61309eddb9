//===- Lint.td - Legal IR that does not do what was meant --*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"intrinsic-operand-value", "intrinsic",
           "operand {0} of {1} should be {2}; it is {3}">,
      Severities<Warning, Off, Warning> {
  let Why = "Assemblers accept the value, and the PTX ISA says that what the machine then does is undefined, or that it does something else.";
  let Legal = "The values that the message names.";
  let Source = "PTX ISA; OpenNVVM lint";
  let Bad = "; --arch=sm_80\n"
            "declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 0, i32 1, i32 1, i32 31)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_80\n"
             "declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 1, i32 1, i32 31)\n"
             "  ret void\n"
             "}";
}
