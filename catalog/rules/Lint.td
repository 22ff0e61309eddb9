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
  let Why = "ptxas accepts the value, but the PTX ISA leaves its behavior undefined or defines it differently from what was probably meant.";
  let Legal = "The values that the message names.";
  let Help = "pass a value that the message names";
  let Unmended = Intent;
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
def : Rule<"reader-newer-ir", "module",
           "{0} is newer than libNVVM {3} reads for compute_{1} (LLVM {2})">,
      Severities<Off, Warning, Off> {
  let Why = "libNVVM reads IR with its own version of LLVM: a recent one for compute_100 and up, LLVM 7 for older machines. It rejects a module that uses anything newer.";
  let Legal = "What that version of LLVM reads, as measured.";
  let Help = "remove it";
  let Fix = WriteOlder;
  let Source = "libNVVM 13.0 to 13.5, measured";
  let Bad = "; --arch=sm_90\n"
            "define i32 @f(i32 noundef %x) {\n"
            "  ret i32 %x\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "define i32 @f(i32 %x) {\n"
             "  ret i32 %x\n"
             "}";
}
def : Rule<"misc-libdevice-missing", "emission",
           "no libdevice: {0} left undefined">,
      Severities<Note, Note, Note, Note> {
  let Why = "CUDA's math functions are in libdevice, a bitcode library that is linked during compilation. Without it, the PTX only declares the functions, and a later link must provide them.";
  let Legal = "PTX that is linked with a module that defines the functions.";
  let Help = "name the file with --libdevice=FILE, or set OPENNVVM_LIBDEVICE, CUDA_HOME or CUDA_PATH";
  let Unmended = OtherModule;
  let Source = "OpenNVVM lint";
}
def : Rule<"misc-nothing-to-launch", "emission",
           "the program has no kernel, and nothing that another module can use">,
      Severities<Warning, Off, Warning, Warning> {
  let Why = "Only kernels can be launched, and only external functions and variables can be linked with. What neither of them reaches is never executed, and the optimizer removes it.";
  let Legal = "A kernel, or a function or variable with external, weak or linkonce linkage. Bitcode may contain anything: only what becomes PTX is a program.";
  let Help = "mark the kernel: define ptx_kernel void @k(...), or make what others call external";
  let Unmended = Intent;
  let Source = "OpenNVVM lint";
}
def : Rule<"misc-setmaxnreg", "instruction",
           "setmaxnreg is ignored: kernel {0} does not say how many registers it starts with">,
      Severities<Warning, Off, Warning> {
  let Why = "ptxas ignores the instruction if it does not know how many registers the kernel starts with.";
  let Legal = "A kernel with maxnreg, or with minctasm and one of maxntid and reqntid.";
  let Help = "add \"nvvm.maxnreg\", or \"nvvm.minctasm\" and \"nvvm.maxntid\", to the kernel";
  let Unmended = Intent;
  let Source = "OpenNVVM lint";
  let Bad = "; --arch=sm_90a\n"
            "declare void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 immarg)\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 24)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90a\n"
             "declare void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 immarg)\n"
             "define ptx_kernel void @k() \"nvvm.maxnreg\"=\"168\" {\n"
             "  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 24)\n"
             "  ret void\n"
             "}";
}
