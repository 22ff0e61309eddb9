//===- Function.td - Functions and kernels -----------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"function-section", "function",
           "Explicit section marker {0} is not allowed.">,
      Severities<Error, Error, Off> {
  let LibNVVMText = "Explicit section marker {0}is not allowed.";
  let Why = "PTX has no sections.";
  let Legal = "No section.";
  let Help = "remove the section";
  let Fix = RemoveClause;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks; libNVVM 13.0, measured";
  let Bad = "define void @f() section \"foo\" {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"function-alignment", "function",
           "Explicit alignment is not allowed.">,
      Severities<Error, Error, Off> {
  let Why = "The assembler places the code, so the alignment would have no effect.";
  let Legal = "No align on functions.";
  let Help = "remove align from the function";
  let Fix = RemoveClause;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks";
  let Bad = "define void @f() align 4 {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"function-prefix-data", "function",
           "Prefix data is not allowed.">,
      Severities<Error, Error, Error> {
  let Why = "PTX cannot place data before a function.";
  let Legal = "No prefix data.";
  let Help = "move the data to a variable";
  let Unmended = NoEquivalent;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define void @f() prefix i32 1 {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"function-prologue-data", "function",
           "Prologue data is not allowed.">,
      Severities<Error, Error, Error> {
  let Why = "PTX cannot place data at the start of a function.";
  let Legal = "No prologue data.";
  let Help = "remove the prologue data";
  let Unmended = NoEquivalent;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define void @f() prologue i8 1 {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"function-personality", "function",
           "Personality function is not allowed.">,
      Severities<Error, Error, Off> {
  let Why = "There is no exception handling on a GPU.";
  let Legal = "No personality.";
  let Help = "compile without exceptions";
  let Fix = RemoveClause;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks";
  let Bad = "declare i32 @p(...)\n"
            "define void @f() personality ptr @p {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"function-gc", "function",
           "GC names are not supported.">,
      Severities<Error, Error, Off> {
  let Why = "There is no garbage collector on a GPU.";
  let Legal = "No gc.";
  let Help = "remove gc";
  let Fix = RemoveClause;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks";
  let Bad = "define void @f() gc \"shadow-stack\" {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"function-narrow-param", "function",
           "Integer parameter less than 32-bits without sext/zext flag">,
      Severities<Error, Off, Off> {
  let Why = "PTX parameters have at least 32 bits. Without zeroext or signext, the upper bits are undefined.";
  let Legal = "zeroext or signext on integers narrower than 32 bits.";
  let Help = "add zeroext or signext to the parameter";
  let Fix = ExtendInteger;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks; libNVVM 13.0, measured";
  let Bad = "define void @f(i8 %x) {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f(i8 zeroext %x) {\n"
             "  ret void\n"
             "}";
}
def : Rule<"function-narrow-return", "function",
           "Integer return less than 32-bits without sext/zext flag">,
      Severities<Error, Off, Off> {
  let Why = "PTX return values have at least 32 bits. Without zeroext or signext, the upper bits are undefined.";
  let Legal = "zeroext or signext on integers narrower than 32 bits.";
  let Help = "add zeroext or signext to the return value";
  let Fix = ExtendInteger;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks; libNVVM 13.0, measured";
  let Bad = "define i8 @f() {\n"
            "  ret i8 0\n"
            "}";
  let Good = "define signext i8 @f() {\n"
             "  ret i8 0\n"
             "}";
}
def : Rule<"function-inreg", "function",
           "InReg attribute on parameter will be ignored">,
      Severities<Warning, Warning, Off> {
  let Why = "PTX passes every parameter in .param space, so the attribute has no effect.";
  let Legal = "No inreg.";
  let Help = "remove inreg";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks; libNVVM 13.0, measured";
  let Bad = "define void @f(i32 inreg %x) {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f(i32 %x) {\n"
             "  ret void\n"
             "}";
}
def : Rule<"function-nest", "function",
           "Nest attribute on parameter will be ignored">,
      Severities<Warning, Warning, Off> {
  let Why = "GPUs have no trampolines, so the attribute has no effect.";
  let Legal = "No nest.";
  let Help = "remove nest";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks; libNVVM 13.0, measured";
  let Bad = "define void @f(ptr nest %x) {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f(ptr %x) {\n"
             "  ret void\n"
             "}";
}
def : Rule<"kernel-nonvoid", "function",
           "non-void entry function.">,
      Severities<Error, Error, Error> {
  let Why = "A kernel cannot return a value: no caller receives it.";
  let Legal = "void.";
  let Help = "write the result through a pointer";
  let Unmended = OtherInterface;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks";
  let Bad = "define i32 @k() \"nvvm.kernel\" {\n"
            "  ret i32 0\n"
            "}";
  let Good = "define void @k() \"nvvm.kernel\" {\n"
             "  ret void\n"
             "}";
}
def : Rule<"function-entry-params", "function",
           "entry function with parameters.">,
      Severities<Error, Off, Error, Error> {
  let Why = "The system calls an entry function that is not a kernel, and passes no arguments.";
  let Legal = "No parameters.";
  let Help = "make it a kernel, or remove the parameters";
  let Unmended = OtherInterface;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks";
  let Bad = "define void @e(i32 %x) \"nvvm.entry\" {\n"
            "  ret void\n"
            "}";
  let Good = "define void @e() \"nvvm.entry\" {\n"
             "  ret void\n"
             "}";
}
def : Rule<"function-exit-nonvoid", "function",
           "non-void exit handler function.">,
      Severities<Error, Off, Error, Error> {
  let Why = "The system calls exit handlers and ignores their results.";
  let Legal = "void.";
  let Help = "return void";
  let Unmended = OtherInterface;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks";
  let Bad = "define i32 @e() \"nvvm.exit_handler\" {\n"
            "  ret i32 0\n"
            "}";
  let Good = "define void @e() \"nvvm.exit_handler\" {\n"
             "  ret void\n"
             "}";
}
def : Rule<"function-exit-params", "function",
           "exit handler function with parameters.">,
      Severities<Error, Off, Error, Error> {
  let Why = "The system calls exit handlers without arguments.";
  let Legal = "No parameters.";
  let Help = "remove the parameters";
  let Unmended = OtherInterface;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks";
  let Bad = "define void @e(i32 %x) \"nvvm.exit_handler\" {\n"
            "  ret void\n"
            "}";
  let Good = "define void @e() \"nvvm.exit_handler\" {\n"
             "  ret void\n"
             "}";
}
def : Rule<"cluster-pre-hopper", "function",
           "Cluster dimensions and cluster maximum blocks are not supported on pre-Hopper Architectures">,
      Severities<Error, Off, Warning> {
  let Why = "Thread block clusters were introduced with Hopper.";
  let Legal = "sm_90 and above.";
  let Help = "compile for sm_90 or higher, or remove the cluster bounds";
  let Unmended = OtherTarget;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks; libNVVM 13.0, measured";
  let Bad = "; --arch=sm_80\n"
            "define ptx_kernel void @k() \"nvvm.cluster_dim\"=\"2,1,1\" {\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "define ptx_kernel void @k() \"nvvm.cluster_dim\"=\"2,1,1\" {\n"
             "  ret void\n"
             "}";
}
def : Rule<"cluster-non-kernel", "function",
           "Cluster dimensions and cluster maximum blocks are only allowed for kernel functions">,
      Severities<Error, Off, Warning> {
  let Why = "Clusters describe how a kernel is launched, so they have no meaning on other functions.";
  let Legal = "Kernels.";
  let Help = "move the bounds to the kernel";
  let Fix = MarkKernel;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks; libNVVM 13.0, measured";
  let Bad = "; --arch=sm_90\n"
            "define void @f() \"nvvm.cluster_dim\"=\"2,1,1\" {\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "define ptx_kernel void @k() \"nvvm.cluster_dim\"=\"2,1,1\" {\n"
             "  ret void\n"
             "}";
}
def : Rule<"cluster-partial-zero", "function",
           "If any cluster dimension is specified as 0 then all other dimensions must be specified as 0">,
      Severities<Error, Off, Warning> {
  let Why = "Zero means that the launch chooses the size. It must choose all dimensions or none.";
  let Legal = "All dimensions zero, or all positive; omitted dimensions count as 1.";
  let Help = "write all dimensions as 0, or none";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks; libNVVM 13.0, measured";
  let Bad = "; --arch=sm_90\n"
            "define ptx_kernel void @k() \"nvvm.cluster_dim\"=\"0,1,1\" {\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "define ptx_kernel void @k() \"nvvm.cluster_dim\"=\"0,0,0\" {\n"
             "  ret void\n"
             "}";
}
def : Rule<"cluster-zero-max", "function",
           "Cluster maximum blocks must be non-zero">,
      Severities<Error, Off, Warning> {
  let Why = "A cluster without blocks cannot be launched.";
  let Legal = "At least 1.";
  let Help = "remove it, or give at least 1";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: Additional Function-Level Checks; libNVVM 13.0, measured";
  let Bad = "; --arch=sm_90\n"
            "define ptx_kernel void @k() \"nvvm.maxclusterrank\"=\"0\" {\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "define ptx_kernel void @k() \"nvvm.maxclusterrank\"=\"8\" {\n"
             "  ret void\n"
             "}";
}
def : Rule<"kernel-called", "function",
           "kernel {0} is called or aliased">,
      Severities<Warning, Off, Warning> {
  let Why = "Kernels are launched, not called. ptxas rejects or miscompiles a call to a kernel.";
  let Legal = "Calls to device functions.";
  let Help = "move the body to a device function that both can call";
  let Unmended = OtherInterface;
  let Source = "OpenNVVM lint";
  let Bad = "define void @k() \"nvvm.kernel\" {\n"
            "  ret void\n"
            "}\n"
            "define void @f() {\n"
            "  call void @k()\n"
            "  ret void\n"
            "}";
  let Good = "define void @k() \"nvvm.kernel\" {\n"
             "  ret void\n"
             "}\n"
             "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"kernel-bounds-unread", "function",
           "launch bound {0} on {1} is read only on kernels">,
      Severities<Warning, Off, Warning> {
  let Why = "Launch bounds only apply to kernels. On other functions they have no effect.";
  let Legal = "Launch bounds on kernels.";
  let Help = "put it on the kernel, or make this function a kernel";
  let Fix = MarkKernel;
  let Source = "OpenNVVM lint";
  let Bad = "define void @f() \"nvvm.maxntid\"=\"128\" {\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k() \"nvvm.maxntid\"=\"128\" {\n"
             "  ret void\n"
             "}";
}
def : Rule<"kernel-bounds-contradict", "function",
           "launch bounds of {0} {1}">,
      Severities<Warning, Off, Warning> {
  let Why = "The bounds contradict each other or exceed what the hardware can do, so no launch can satisfy them.";
  let Legal = "reqntid no larger than maxntid; at most 1024 threads per block, and 64 in its third dimension; no more minctasm blocks than a multiprocessor holds, and maxntid or reqntid with minctasm; at most 255 registers per thread and 65536 per block; clusters of at most maxclusterrank blocks, and at most 16; blocksareclusters only with reqntid.";
  let Help = "change or remove one of the bounds";
  let Unmended = Intent;
  let Source = "OpenNVVM lint";
  let Bad = "define ptx_kernel void @k() \"nvvm.reqntid\"=\"256\" \"nvvm.maxntid\"=\"128\" {\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k() \"nvvm.reqntid\"=\"128\" {\n"
             "  ret void\n"
             "}";
}
