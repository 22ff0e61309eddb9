//===- Emission.td - What the PTX emitter cannot print -----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// Reported during emission, in every profile.
class EmissionRule<string id, string text> : Rule<id, "emission", text> {
  let NVVM = Error;
  let LibNVVM = Error;
  let NVPTX = Error;
  let Tileiras = Error;
}

def : EmissionRule<"emit-unsupported-instruction", "cannot emit {0}"> {
  let Why = "No PTX has the meaning of the instruction.";
  let Legal = "Every instruction but indirectbr, callbr and those of exceptions; loads from any memory and stores to all but constant memory; calls of functions, not of kernels; one .cta_group of tensor memory in a function.";
  let Help = "write it with other instructions; nvvmc explain emit-unsupported-instruction says which PTX has";
  let Unmended = NoEquivalent;
  let Source = "PTX ISA, chapter 9";
  let Bad = "define ptx_kernel void @k() {\n  ret void\n}\ndefine void @f() {\n  call ptx_kernel void @k()\n  ret void\n}";
  let Good = "define void @g() {\n  ret void\n}\ndefine void @f() {\n  call void @g()\n  ret void\n}";
}
def : EmissionRule<"emit-unsupported-intrinsic", "cannot emit intrinsic {0}: {1}"> {
  let Why = "No PTX is known for the intrinsic, or it has no meaning on a GPU.";
  let Legal = "Intrinsics that `nvvmc intrinsics NAME` shows as emitted.";
  let Help = "nvvmc intrinsics {0} shows which forms are emitted";
  let Unmended = NoEquivalent;
  let Source = "catalog/intrinsics";
}
def : EmissionRule<"emit-unsupported-type", "cannot emit a value of {0}"> {
  let Why = "A value must fit in PTX registers, which are predicates or have 16, 32 or 64 bits, or in several of them.";
  let Legal = "Integers, half, bfloat, float, double and pointers; vectors, arrays and structures of them.";
  let Help = "split the value into integers, floating-point values and pointers of at most 64 bits";
  let Unmended = NoEquivalent;
  let Source = "PTX ISA, chapter 5.2";
}
def : EmissionRule<"emit-unsupported-constant", "cannot emit constant {0}"> {
  let Why = "No instructions can compute the constant expression.";
  let Legal = "Numbers, addresses of globals plus an offset, and casts of these.";
  let Help = "compute it in a function, or write it as a number or an address with an offset";
  let Unmended = NoEquivalent;
  let Source = "PTX ISA, chapter 4.5";
}
def : EmissionRule<"emit-unsupported-global", "cannot emit global {0}: {1}"> {
  let Why = "PTX has no declaration for the variable or its initial value.";
  let Legal = "Variables in global, shared and constant memory, initialized with numbers or addresses.";
  let Help = "declare it as a variable in global, shared or constant memory, initialized with numbers or addresses";
  let Unmended = NoEquivalent;
  let Source = "PTX ISA, chapter 5.4";
  let Bad = "@a = alias i32, ptr addrspace(1) @b\n@b = addrspace(1) global i32 0";
  let Good = "@b = addrspace(1) global i32 0";
}
def : EmissionRule<"emit-needs-arch", "{0} needs {1}; the target is {2}"> {
  let Why = "Older machines do not have the instruction.";
  let Legal = "The machines that the message names.";
  let Help = "compile for a machine that the message names";
  let Unmended = OtherTarget;
  let Source = "PTX ISA, chapter 9: target notes of the instruction";
}
def : EmissionRule<"emit-needs-ptx", "{0} needs PTX {1}; --ptx={2} was given"> {
  let Why = "Older versions of PTX do not have the instruction or directive.";
  let Legal = "The PTX version that the message names, or a newer one.";
  let Help = "raise --ptx, or omit it to get the lowest version that suffices";
  let Unmended = OtherTarget;
  let Source = "PTX ISA, chapter 9: PTX ISA notes of the instruction";
  let Bad = "define ptx_kernel void @k() \"nvvm.blocksareclusters\" \"nvvm.reqntid\"=\"32\" \"nvvm.cluster_dim\"=\"2\" { ; --ptx=8.0\n  ret void\n}";
  let Good = "define ptx_kernel void @k() \"nvvm.reqntid\"=\"32\" \"nvvm.cluster_dim\"=\"2\" { ; --ptx=8.0\n  ret void\n}";
}
def : EmissionRule<"emit-removed-from-ptx", "{0} is in PTX up to {1} only; the module is in PTX {2}"> {
  let Why = "The machine or the module needs a newer version of PTX, which no longer has the instruction.";
  let Legal = "Machines and modules for which an older version of PTX suffices.";
  let Help = "use the instruction that replaced it: .sync with a mask, or a separate instruction that saturates";
  let Unmended = OtherTarget;
  let Source = "PTX ISA, chapter 9: PTX ISA notes of the instruction";
}
def : EmissionRule<"emit-texture-mode", "{0} takes texture and sampler in one handle, but this module has separate samplers"> {
  let Why = "A module uses one texture mode: unified, or independent if it declares a sampler or passes one as a parameter.";
  let Legal = "Either tex.unified and tld4.unified, or tex and tld4 with a sampler.";
  let Help = "use a sampler for all texture fetches, or for none";
  let Unmended = Intent;
  let Source = "PTX ISA, chapter 5.3: texture, sampler and surface types";
}
def : EmissionRule<"emit-compiler-error", "{0}"> {
  let Why = "The program calls llvm.nvvm.compiler.error, and the call was not optimized away.";
  let Legal = "Code in which no such call remains.";
  let Help = "remove the call, or make its condition constant, so that the optimizer removes it";
  let Unmended = Intent;
  let Source = "LLVM, IntrinsicsNVVM.td";
}
def : EmissionRule<"emit-compiler-warning", "{0}"> {
  let NVVM = Warning;
  let LibNVVM = Warning;
  let NVPTX = Warning;
  let Tileiras = Warning;
  let Why = "The program calls llvm.nvvm.compiler.warn, and the call was not optimized away.";
  let Legal = "Code in which no such call remains.";
  let Help = "remove the call, or make its condition constant, so that the optimizer removes it";
  let Unmended = Intent;
  let Source = "LLVM, IntrinsicsNVVM.td";
}
def : EmissionRule<"emit-bad-address-space", "Bad address space found while emitting PTX: {0}"> {
  let Why = "PTX has no state space for this address space.";
  let Legal = "0 (generic), 1 (global), 3 (shared), 4 (const), 5 (local), 7 (shared::cluster), 101 (param).";
  let Help = "put the variable in addrspace(1), (3) or (4)";
  let Unmended = OtherMemory;
  let Source = "PTX Emission: Address Space Qualifiers";
  let Bad = "@a = addrspace(2) global i32 5";
  let Good = "@a = addrspace(1) global i32 5";
}
def : EmissionRule<"emit-initial-value", "initial value of '{0}' is not allowed in addrspace({1})"> {
  let Why = "Shared and local memory are uninitialized when a kernel starts.";
  let Legal = "undef or zeroinitializer in shared memory; initial values in global and constant memory.";
  let Help = "initialize with undef and store the value in the kernel";
  let Unmended = OtherMemory;
  let Source = "PTX Emission: Invalid Address Space Detection";
  let Bad = "@a = addrspace(3) global i32 5";
  let Good = "@a = addrspace(3) global i32 undef";
}
def : EmissionRule<"emit-structor", "Module has a nontrivial global {0}, which NVPTX does not support."> {
  let Why = "No code runs on a GPU before the first kernel or after the last one.";
  let Legal = "Constant initial values; llvm.global_ctors and llvm.global_dtors empty or absent.";
  let Help = "run what the list names in a kernel that is launched first, or give the variables that it sets constant initial values; then remove the list";
  let Unmended = OtherMemory;
  let Source = "PTX Emission: Global Constructor Rejection";
  let Bad = "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]\ndefine void @f() {\n  ret void\n}";
  let Good = "@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer";
}
def : EmissionRule<"emit-encoding", "{0}"> {
  let Why = "A bit field of an encoded constant has a value that is not defined.";
  let Legal = "The values in the table that documents the encoding.";
  let Help = "use a value that has a meaning; nvvmc intrinsics --word NAME WORD tells what the fields of a word mean";
  let Unmended = Intent;
  let Source = "PTX Emission: encodings";
  let Bad = "@s = addrspace(1) constant i64 5\n!nvvm.annotations = !{!0}\n!0 = !{ptr addrspace(1) @s, !\"sampler\", i32 1}";
  let Good = "@s = addrspace(1) constant i64 4\n!nvvm.annotations = !{!0}\n!0 = !{ptr addrspace(1) @s, !\"sampler\", i32 1}";
}
def : EmissionRule<"emit-kernel-type", "kernel {0} {1}"> {
  let Why = "An .entry can have neither a return value nor variable arguments.";
  let Legal = "void kernels with a fixed list of parameters.";
  let Help = "write results through a pointer";
  let Unmended = OtherInterface;
  let Source = "PTX ISA, chapter 11.1: .entry";
  let Bad = "define ptx_kernel i32 @k() {\n  ret i32 0\n}";
  let Good = "define ptx_kernel void @k() {\n  ret void\n}";
}
def : EmissionRule<"emit-address-size", "{0} has no 32-bit addresses"> {
  let LibNVVM = Off; // it prints them for every machine
  let Why = "ptxas rejects .address_size 32 for machines from sm_90 on.";
  let Legal = "64-bit pointers; 32-bit ones up to sm_89, with an assembler older than CUDA 12.";
  let Help = "use triple nvptx64-nvidia-cuda and a layout with 64-bit pointers, or compile for sm_89 or older";
  let Unmended = OtherTarget;
  let Source = "ptxas 13.0, measured";
  let Bad = "target triple = \"nvptx-nvidia-cuda\"\n"
            "target datalayout = \"e-p:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64\"\n"
            "define ptx_kernel void @k() {\n  ret void\n}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "target datalayout = \"e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64\"\n"
             "define ptx_kernel void @k() {\n  ret void\n}";
}
def : EmissionRule<"emit-circular-globals", "Circular dependency found in global variable set"> {
  let Why = "PTX requires that a variable is defined before its address is used as an initial value.";
  let Legal = "Initial values whose references form no cycle.";
  let Help = "--allow-cyclic-globals pre-declares the variables of the cycle, which must have external linkage";
  let Unmended = OtherTarget;
  let Source = "PTX Emission: Global Variable Ordering";
  let Bad = "@a = internal addrspace(1) global ptr addrspace(1) @b\n@b = internal addrspace(1) global ptr addrspace(1) @a";
  let Good = "@a = internal addrspace(1) global ptr addrspace(1) @b\n@b = internal addrspace(1) global ptr addrspace(1) null";
}
def : EmissionRule<"emit-blocksareclusters", "blocksareclusters requires reqntid and cluster_dim attributes"> {
  let Why = "ptxas rejects .blocksareclusters without .reqntid and .reqnctapercluster.";
  let Legal = "All three together, from PTX 9.0 on.";
  let Help = "add \"nvvm.reqntid\" and \"nvvm.cluster_dim\", or remove \"nvvm.blocksareclusters\"";
  let Unmended = Intent;
  let Source = "PTX Emission: Kernel Attributes";
  let Bad = "define ptx_kernel void @k() \"nvvm.blocksareclusters\" {\n  ret void\n}";
  let Good = "define ptx_kernel void @k() \"nvvm.blocksareclusters\" \"nvvm.reqntid\"=\"32\" \"nvvm.cluster_dim\"=\"2\" {\n  ret void\n}";
}
def : EmissionRule<"emit-launch-bound", "launch bound {0} of kernel {1} is not one to three positive decimal numbers: {2}"> {
  let Why = "The bound is not a valid list of numbers, and it must not be dropped silently.";
  let Legal = "One to three positive decimal numbers, separated by commas.";
  let Help = "write positive decimal numbers below 4294967296, separated by commas";
  let Unmended = Intent;
  let Source = "PTX Emission: Kernel Attributes";
  let Bad = "define ptx_kernel void @k() \"nvvm.maxntid\"=\"12x\" {\n  ret void\n}";
  let Good = "define ptx_kernel void @k() \"nvvm.maxntid\"=\"128,2\" {\n  ret void\n}";
}
def : EmissionRule<"emit-inline-asm", "inline assembly: {0}"> {
  let Why = "The assembly and its constraints do not match.";
  let Legal = "Operands that exist, with the constraint letters h r l q f d c b n or a memory constraint.";
  let Help = "refer only to operands that exist, and use the letter of their type: b, c, h, r, l, q, f, d or n";
  let Unmended = Intent;
  let Source = "LLVM NVPTX constraint letters";
}
def : EmissionRule<"emit-atomic-space", "atomics on address space {0} are not possible"> {
  let Why = "PTX has atomics on generic, global and shared memory. Constant memory and parameters are read-only.";
  let Legal = "Pointers to address spaces 0, 1, 3, 5 and 7.";
  let Help = "use a pointer to global or shared memory, or a generic pointer to either";
  let Unmended = OtherMemory;
  let Source = "PTX ISA, 9.7.13 (atom)";
  let Bad = "define i32 @f(ptr addrspace(4) %p) {\n  %r = atomicrmw add ptr addrspace(4) %p, i32 1 monotonic\n  ret i32 %r\n}";
  let Good = "define i32 @f(ptr addrspace(1) %p) {\n  %r = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic\n  ret i32 %r\n}";
}
def : EmissionRule<"emit-atomic-type", "{0} on {1} is not possible on {2}"> {
  let Why = "Atomics handle at most 64 bits, and 128 bits from sm_90 on.";
  let Legal = "Integers of 8 to 64 bits, half, bfloat, float, double, pointers and <2 x half>; i128 from sm_90 on.";
  let Help = "operate on an i32 or i64 that contains the value";
  let Unmended = NoEquivalent;
  let Source = "PTX ISA, 9.7.13 (atom)";
  let Bad = "define i256 @f(ptr %p, i256 %v) {\n  %r = atomicrmw xchg ptr %p, i256 %v monotonic\n  ret i256 %r\n}";
  let Good = "define i64 @f(ptr %p, i64 %v) {\n  %r = atomicrmw xchg ptr %p, i64 %v monotonic\n  ret i64 %r\n}";
}
def : EmissionRule<"emit-atomic-scope", "sync scope \"{0}\" has no PTX scope"> {
  let Why = "The scopes of PTX are the thread block, the cluster, the device and the system.";
  let Legal = "block, cluster, device, system, singlethread, or none.";
  let Help = "write syncscope(\"block\"), (\"cluster\"), (\"device\") or none, which is the system";
  let Unmended = Intent;
  let Source = "PTX ISA, 8.5 (scope)";
  let Bad = "define void @f() {\n  fence syncscope(\"warp\") acq_rel\n  ret void\n}";
  let Good = "define void @f() {\n  fence syncscope(\"block\") acq_rel\n  ret void\n}";
}
def : EmissionRule<"emit-parameter-space", "Formal parameter space overflowed ({0} bytes required, max {1} bytes allowed) in function {2}"> {
  let Why = "The hardware limits the size of kernel parameters.";
  let Legal = "4352 bytes below PTX 8.1 or sm_70, 32764 bytes otherwise.";
  let Help = "move the large parameters to memory, and pass a pointer";
  let Unmended = OtherInterface;
  let Source = "PTX ISA, kernel function parameters";
  let Bad = "define ptx_kernel void @k([40000 x i8] %a) {\n  ret void\n}";
  let Good = "define ptx_kernel void @k(ptr %a) {\n  ret void\n}";
}
def : EmissionRule<"link-modules", "cannot link {0}: {1}"> {
  let Why = "Two modules define the same symbol, or use different types for it.";
  let Legal = "Modules whose external definitions have different names.";
  let Help = "make one of the definitions internal, weak or linkonce_odr";
  let Unmended = OtherModule;
  let Source = "LLVM's IR linker";
}
def : EmissionRule<"link-library", "cannot link library {0}"> {
  let Why = "A module that is linked as needed cannot be read, or its code does not fit the program: it is for another machine, has pointers of another width, or defines a function with other parameters than those it is called with.";
  let Legal = "Text or bitcode that LLVM 22 can read, for the same width of pointers.";
  let Help = "compile the library from the same declarations and for the same target";
  let Unmended = OtherModule;
  let Source = "LLVM's readers and linker";
}
def : EmissionRule<"link-libdevice", "cannot link libdevice {0}: {1}"> {
  let Why = "The module calls functions of libdevice, but the library that was found cannot be read or linked.";
  let Legal = "A libdevice bitcode file that LLVM 22 can read.";
  let Help = "specify another file with --libdevice=FILE";
  let Unmended = OtherModule;
  let Source = "LLVM bitcode reader and linker";
}
def : EmissionRule<"ir-version", "Broken module found, compilation aborted!"> {
  let Why = "!nvvmir.version names a version of the debug metadata that NVVM IR does not support.";
  let Legal = "A debug version of 3.0, 3.1 or 3.2, or none.";
  let Help = "regenerate the module, or set NVVM_IR_VER_CHK=0";
  let Unmended = Intent;
  let Source = "003 Related Environment Variable";
}
def : EmissionRule<"bitcode-producer", "{0}: Broken module found, compilation aborted!"> {
  let Why = "--disable-bitcode-version-upgrade turns off the conversion of old bitcode, and another version of LLVM wrote this file.";
  let Legal = "Bitcode that names the NVVM dialect or this LLVM as its producer.";
  let Help = "omit --disable-bitcode-version-upgrade";
  let Unmended = OtherTarget;
  let Source = "003 Bitcode Producer ID";
}
def : EmissionRule<"mode-pointer-width", "the mode word says {0}-bit pointers, the module has {1}-bit ones"> {
  let Why = "Bits 8 and 9 of the mode word give the width of pointers, and the module uses another width.";
  let Legal = "0x100 with a 64-bit data layout, 0x200 with a 32-bit one, or neither.";
  let Help = "change the mode word, or the triple and data layout";
  let Unmended = OtherTarget;
  let Source = "003 Mode Flag Bitmask";
}
def : EmissionRule<"pipeline-defect", "the optimizer broke the module {0}: {1}"> {
  let Why = "The input module was valid, but a pass of the optimizer made it invalid.";
  let Legal = "Every module that passes verification.";
  let Help = "please report this defect with the output of --verify-each; --opt=0 turns the optimizer off";
  let Unmended = Defect;
  let Source = "OpenNVVM";
}
def : EmissionRule<"emit-crash", "LLVM or the emitter crashed on this module"> {
  let Why = "LLVM or the emitter crashed while PTX was generated. A crash boundary turns the crash into this error.";
  let Legal = "Every module that passes verification in profile nvptx.";
  let Help = "please report the module: this is a defect of OpenNVVM or LLVM";
  let Unmended = Defect;
  let Source = "OpenNVVM";
}
def : EmissionRule<"ptxas-error", "ptxas: {0}"> {
  let Why = "The assembler that --cubin runs refuses the PTX: mostly inline assembly, a function that no module defines, or more memory than the machine has.";
  let Legal = "PTX that the installed ptxas assembles for the machine.";
  let Help = "correct what ptxas names; if it is neither yours nor too large for the machine, please report the module";
  let Unmended = Intent;
  let Source = "ptxas";
}
def : Rule<"ptxas-warning", "emission", "ptxas: {0}">,
      Severities<Warning, Warning, Warning, Warning> {
  let Why = "The assembler that --cubin runs warns of the PTX.";
  let Legal = "PTX of which ptxas does not warn.";
  let Help = "see ptxas's documentation of the message; --disable=ptxas-warning hides it";
  let Unmended = Intent;
  let Source = "ptxas";
}
def : Rule<"ptxas-note", "emission", "ptxas: {0}">,
      Severities<Note, Note, Note, Note> {
  let Why = "The assembler that --cubin runs tells something about the PTX, such as that it waits for each of several wgmma instructions.";
  let Legal = "PTX of which ptxas says nothing.";
  let Help = "see ptxas's documentation of the message; --disable=ptxas-note hides it";
  let Unmended = Intent;
  let Source = "ptxas";
}
def : EmissionRule<"ptxas-crash", "ptxas {0}"> {
  let Why = "The assembler that --cubin runs ended without assembling the PTX, and without saying what is wrong with it.";
  let Legal = "Every PTX: it is assembled, or ptxas says why not.";
  let Help = "write the PTX to a file, without --cubin, and run ptxas on it; another version of ptxas may do better";
  let Unmended = OtherModule;
  let Source = "ptxas";
}
def : Rule<"opt-kernel-emptied", "emission",
           "the optimizer reduced kernel {0} to {1}: {2}">,
      Severities<Warning, Off, Warning> {
  let Why = "What a program does after undefined behavior is not defined, so that LLVM removes the code that leads to it. A kernel that always gets there, or whose stores nobody can see, then does nothing.";
  let Legal = "Kernels without undefined behavior that store what others can read.";
  let Help = "correct what the message names; nvvmc verify --lint finds more of it";
  let Unmended = Intent;
  let Source = "OpenNVVM lint";
}
