//===- Launch.td - Launches and kernel parameters ----------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"launch-target", "launch",
           "a function that is not __global__ cannot be launched">,
      Severities<Error, Off, Error, Error> {
  let Why = "A launch can only start a kernel.";
  let Legal = "A kernel, however it is marked. For a declaration, its own marking counts.";
  let Help = "mark the function as a kernel: ptx_kernel";
  let Unmended = OtherInterface;
  let Source = "NVVM IR Verifier (Tileiras): Launch-Argument Address-Space Check";
  let Bad = "declare void @llvm.nvvm.launch(ptr, ...)\n"
            "define void @child(ptr addrspace(1) %p) {\n"
            "  ret void\n"
            "}\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr addrspace(1) %p)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.launch(ptr, ...)\n"
             "define ptx_kernel void @child(ptr addrspace(1) %p) {\n"
             "  ret void\n"
             "}\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr addrspace(1) %p)\n"
             "  ret void\n"
             "}";
}
def : Rule<"launch-argument", "launch",
           "A pointer to local memory or memory in 'addrspace(0)' has been used as a launch argument. Dereferencing this within the launch is undefined">,
      Severities<Error, Off, Warning, Error> {
  let Why = "The threads of the child grid have their own local and shared memory, so a pointer to the parent's is invalid there. Global and constant memory are the same for both.";
  let Legal = "Pointers to global or constant memory, and generic pointers derived from them. Profile nvptx only reports pointers that are known to come from local or shared memory.";
  let Help = "pass a pointer into global memory";
  let Unmended = OtherMemory;
  let Source = "NVVM IR Verifier (Tileiras): Launch-Argument Address-Space Check";
  let Bad = "declare void @llvm.nvvm.launch(ptr, ...)\n"
            "define ptx_kernel void @child(ptr %p) {\n"
            "  ret void\n"
            "}\n"
            "define ptx_kernel void @k() {\n"
            "  %local = alloca i32\n"
            "  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr %local)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.launch(ptr, ...)\n"
             "@memory = addrspace(1) global i32 0\n"
             "define ptx_kernel void @child(ptr %p) {\n"
             "  ret void\n"
             "}\n"
             "define ptx_kernel void @k() {\n"
             "  %p = addrspacecast ptr addrspace(1) @memory to ptr\n"
             "  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr %p)\n"
             "  ret void\n"
             "}";
}
def : Rule<"launch-target-unknown", "launch",
           "launch target is not a known function">,
      Severities<Note, Off, Note, Note> {
  let Why = "The module does not show which function is launched, so the launch cannot be checked.";
  let Legal = "A function, or a choice between known functions.";
  let Help = "launch a function by name, so that the launch can be checked";
  let Unmended = Informs;
  let Source = "OpenNVVM lint";
  let Bad = "declare void @llvm.nvvm.launch(ptr, ...)\n"
            "define ptx_kernel void @k(ptr %child) {\n"
            "  call void (ptr, ...) @llvm.nvvm.launch(ptr %child)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.launch(ptr, ...)\n"
             "define ptx_kernel void @child() {\n"
             "  ret void\n"
             "}\n"
             "define ptx_kernel void @k() {\n"
             "  call void (ptr, ...) @llvm.nvvm.launch(ptr @child)\n"
             "  ret void\n"
             "}";
}
def : Rule<"param-overflow", "param",
           "Formal parameter space overflowed ({0} bytes required, max {1} bytes allowed) in function {2}">,
      Severities<Off, Error, Error, Error> {
  let Why = "The hardware limits the size of kernel parameters.";
  let Legal = "tileiras: 440 bytes below sm_50, 1024 below sm_80, 32764 below sm_100, otherwise 32768. nvptx: 4352 bytes below PTX 8.1 or sm_70, otherwise 32764. libnvvm: 32764, when compiling.";
  let Help = "move the large parameters to memory, and pass a pointer";
  let Unmended = OtherInterface;
  let Source = "NVVM IR Verifier (Tileiras): ParamSpaceLimit by SM Family; libNVVM 13.0 and ptxas 13.0, measured";
  let Bad = "; --arch=sm_75 --ptx=8.0\n"
            "define ptx_kernel void @k(ptr byval([40016 x i8]) %h) {\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_75\n"
             "define ptx_kernel void @k(ptr byval([1024 x i8]) %h) {\n"
             "  ret void\n"
             "}";
}
def : Rule<"param-opaque", "param",
           "opaque parameter type">,
      Severities<Off, Off, Error, Error> {
  let Why = "The type has no size, so it cannot be passed. Such types should have been lowered before verification: an earlier pass left this one behind, and the user's code is not at fault.";
  let Legal = "Types with a size.";
  let Help = "lower the type before the verifier runs; the pass that should have done so has a defect";
  let Unmended = OtherTypes;
  let Source = "NVVM IR Verifier (Tileiras): Parameter-Space Sizer, tag 20";
  let Bad = "define ptx_kernel void @k(target(\"nvvm.opaque\") %t) {\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(i64 %t) {\n"
             "  ret void\n"
             "}";
}
def : Rule<"param-type", "param",
           "parameter type {0} has no PTX form">,
      Severities<Off, Off, Error> {
  let Why = "PTX has no such type, and no registers that could hold it.";
  let Legal = "Types that PTX can pass as .param variables.";
  let Help = "pass the value in parts, or in memory";
  let Unmended = OtherTypes;
  let Source = "LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(x86_fp80 %t) {\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(double %t) {\n"
             "  ret void\n"
             "}";
}
