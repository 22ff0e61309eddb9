//===- Global.td - Variables and names ---------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"global-address-space", "global",
           "Invalid address space for global variable">,
      Severities<Error, Error, Off> {
  let Why = "Variables at module scope can only be in global, shared or constant memory.";
  let Legal = "addrspace 0, 1, 3 and 4.";
  let Help = "use addrspace(1), or an alloca for thread-local data";
  let Unmended = OtherMemory;
  let Source = "libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "@g = addrspace(5) global i32 0";
  let Good = "@g = addrspace(1) global i32 0";
}
def : Rule<"global-section", "global",
           "Explicit section marker other than llvm.metadata is not allowed">,
      Severities<Error, Error, Off> {
  let Why = "PTX has no sections.";
  let Legal = "No section, or llvm.metadata.";
  let Help = "remove the section";
  let Fix = RemoveClause;
  let Source = "libNVVM 13.0, measured";
  let Bad = "@g = addrspace(1) global i32 0, section \"foo\"";
  let Good = "@g = addrspace(1) global i32 0, section \"llvm.metadata\"";
}
def : Rule<"global-shared-initializer", "global",
           "Shared variables can't be initialized">,
      Severities<Error, Error, Off> {
  let Why = "Shared memory is uninitialized when a block starts.";
  let Legal = "undef, poison or no initializer; profile nvptx also accepts zeroinitializer.";
  let Help = "initialize it with undef, and store to it in the kernel";
  let Unmended = OtherMemory;
  let Source = "libNVVM 13.0, measured";
  let Bad = "@g = addrspace(3) global i32 1";
  let Good = "@g = addrspace(3) global i32 undef";
}
def : Rule<"global-constant-initializer-space", "global",
           "Invalid address space for global constant initializer">,
      Severities<Error, Error, Error> {
  let Why = "The loader can only fill in generic, global and constant addresses.";
  let Legal = "Numbers, and addresses in spaces 0, 1 and 4.";
  let Help = "compute the address at run time";
  let Unmended = OtherMemory;
  let Source = "libNVVM 13.0, measured";
  let Bad = "@s = addrspace(3) global i32 undef\n"
            "@g = addrspace(1) global i64 ptrtoint (ptr addrspace(3) @s to i64)";
  let Good = "@s = addrspace(1) global i32 0\n"
             "@g = addrspace(1) global i64 ptrtoint (ptr addrspace(1) @s to i64)";
}
def : Rule<"global-texsurf-space", "global",
           "Texture/surface variables must be global address space">,
      Severities<Error, Error, Off> {
  let Why = "The driver binds texture and surface references in global memory.";
  let Legal = "addrspace(1).";
  let Help = "declare it in addrspace(1)";
  let Unmended = OtherMemory;
  let Source = "libNVVM 13.0, measured";
  let Bad = "@t = addrspace(4) global i64 0\n"
            "!nvvm.annotations = !{!0}\n"
            "!0 = !{ptr addrspace(4) @t, !\"texture\", i32 1}";
  let Good = "@t = addrspace(1) global i64 0\n"
             "!nvvm.annotations = !{!0}\n"
             "!0 = !{ptr addrspace(1) @t, !\"texture\", i32 1}";
}
def : Rule<"global-texsurf-type", "global",
           "Texture and surface variables must be type i64*">,
      Severities<Error, Error, Off> {
  let Why = "A texture or surface reference is an opaque 64-bit handle.";
  let Legal = "i64.";
  let Help = "declare it as i64";
  let Unmended = OtherTypes;
  let Source = "libNVVM 13.0, measured";
  let Bad = "@t = addrspace(1) global i32 0\n"
            "!nvvm.annotations = !{!0}\n"
            "!0 = !{ptr addrspace(1) @t, !\"surface\", i32 1}";
  let Good = "@t = addrspace(1) global i64 0\n"
             "!nvvm.annotations = !{!0}\n"
             "!0 = !{ptr addrspace(1) @t, !\"surface\", i32 1}";
}
def : Rule<"global-identifier", "global",
           "Invalid identifier name: {0}  Must match [a-zA-Z$_][a-zA-Z$_0-9]*">,
      Severities<Error, Error, Off> {
  let Why = "PTX identifiers allow fewer characters than names in LLVM IR.";
  let Legal = "[a-zA-Z$_][a-zA-Z$_0-9]*; internal and private names may contain any characters.";
  let Help = "rename it, or make it internal";
  let Fix = RenameGlobal;
  let Source = "libNVVM 13.0, measured";
  let Bad = "@a.b = addrspace(1) global i32 0";
  let Good = "@a_b = addrspace(1) global i32 0";
}
def : Rule<"global-appending", "global",
           "appending linkage is not supported.">,
      Severities<Error, Error, Off> {
  let Why = "PTX has no arrays that a linker concatenates.";
  let Legal = "llvm.used and llvm.compiler.used; any other linkage.";
  let Help = "list all elements in one module, with external or internal linkage";
  let Unmended = OtherModule;
  let Source = "libNVVM 13.0, measured";
  let Bad = "@a = appending addrspace(1) global [1 x i32] [i32 1]";
  let Good = "@g = addrspace(1) global i32 0\n"
             "@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @g to ptr)], section \"llvm.metadata\"";
}
def : Rule<"global-extern-weak", "global",
           "extern_weak linkage is not supported.">,
      Severities<Error, Error, Off> {
  let Why = "PTX has no symbols that may be undefined when the program is loaded.";
  let Legal = "external linkage.";
  let Help = "declare it external";
  let Unmended = OtherModule;
  let Source = "libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "@w = extern_weak addrspace(1) global i32\n"
            "define ptx_kernel void @k() {\n"
            "  %a = load i32, ptr addrspace(1) @w\n"
            "  ret void\n"
            "}";
  let Good = "@w = external addrspace(1) global i32\n"
             "define ptx_kernel void @k() {\n"
             "  %a = load i32, ptr addrspace(1) @w\n"
             "  ret void\n"
             "}";
}
def : Rule<"global-ctors-ignored", "global",
           "{0} is not supported.">,
      Severities<Warning, Warning, Off> {
  let Why = "The list means nothing here, even if it is empty: no code runs on a GPU before the first kernel or after the last one.";
  let Legal = "No llvm.global_ctors or llvm.global_dtors.";
  let Help = "run what the list names in a kernel that is launched first, or give the variables that it sets constant initial values; then remove the list";
  let Unmended = OtherMemory;
  let Source = "libNVVM 13.0, measured";
  let Bad = "@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer\n"
            "define internal void @c() {\n"
            "  ret void\n"
            "}";
  let Good = "define internal void @c() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"global-ctors-nontrivial", "global",
           "Module has a nontrivial global {0}, which NVPTX does not support.">,
      Severities<Error, Off, Error> {
  let Why = "No code runs on a GPU before the first kernel or after the last one.";
  let Legal = "An empty array, or none.";
  let Help = "run what the list names in a kernel that is launched first, or give the variables that it sets constant initial values; then remove the list";
  let Unmended = OtherMemory;
  let Source = "OpenNVVM lint";
  let Bad = "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @c, ptr null }]\n"
            "define internal void @c() {\n"
            "  ret void\n"
            "}";
  let Good = "@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer";
}
def : Rule<"global-shared-limit", "global",
           "static shared memory of {0} is {1} bytes, more than 49152">,
      Severities<Warning, Off, Error> {
  let Why = "ptxas rejects a kernel with more static shared memory than this.";
  let Legal = "At most 49152 bytes in all variables that the kernel reaches.";
  let Help = "declare it as extern [0 x i8] and give the size at launch";
  let Unmended = OtherMemory;
  let Source = "OpenNVVM lint";
  let Bad = "@s = internal addrspace(3) global [49153 x i8] undef\n"
            "define ptx_kernel void @k() {\n"
            "  store i8 1, ptr addrspace(3) @s\n"
            "  ret void\n"
            "}";
  let Good = "@s = internal addrspace(3) global [49152 x i8] undef\n"
             "define ptx_kernel void @k() {\n"
             "  store i8 1, ptr addrspace(3) @s\n"
             "  ret void\n"
             "}";
}
def : Rule<"global-const-limit", "global",
           "constant memory of the module is {0} bytes, more than 65536">,
      Severities<Warning, Off, Error> {
  let Why = "The constant bank of a module holds 64 KiB.";
  let Legal = "At most 65536 bytes of addrspace(4) variables.";
  let Help = "move the larger tables to addrspace(1)";
  let Unmended = OtherMemory;
  let Source = "OpenNVVM lint";
  let Bad = "@c = addrspace(4) constant [65537 x i8] zeroinitializer";
  let Good = "@c = addrspace(4) constant [65536 x i8] zeroinitializer";
}
def : Rule<"global-limit-near", "global",
           "{0} memory is {1} of {2} bytes">,
      Severities<Note, Off, Note> {
  let Why = "The memory is almost full, so another variable may not fit.";
  let Legal = "Less than 90 % of the limit.";
  let Help = "move data to global memory before the limit is reached";
  let Unmended = Informs;
  let Source = "OpenNVVM lint";
  let Bad = "@c = addrspace(4) constant [65000 x i8] zeroinitializer";
  let Good = "@c = addrspace(4) constant [1024 x i8] zeroinitializer";
}
