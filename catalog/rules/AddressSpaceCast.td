//===- AddressSpaceCast.td - Casts between address spaces --*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"addrspace-cast-target", "instruction",
           "Invalid target address space">,
      Severities<Error, Error, Error> {
  let Why = "GPUs have no such address space.";
  let Legal = "0, 1, 3, 4 and 5; profile nvptx also accepts 7 and 101.";
  let Help = "cast to 1 (global), 3 (shared), 4 (const), 5 (local) or 0 (generic)";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: Address Space Casting; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr addrspace(0) %p) {\n"
            "  %a = addrspacecast ptr addrspace(0) %p to ptr addrspace(2)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr addrspace(0) %p) {\n"
             "  %a = addrspacecast ptr addrspace(0) %p to ptr addrspace(1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-cast-source", "instruction",
           "Invalid source address space">,
      Severities<Error, Error, Error> {
  let Why = "GPUs have no such address space.";
  let Legal = "0, 1, 3, 4 and 5; profile nvptx also accepts 7 and 101.";
  let Help = "use a pointer in 1 (global), 3 (shared), 4 (const), 5 (local) or 0 (generic)";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: Address Space Casting; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr addrspace(2) %p) {\n"
            "  %a = addrspacecast ptr addrspace(2) %p to ptr addrspace(0)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  %a = addrspacecast ptr addrspace(3) %p to ptr addrspace(0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-cast-cluster", "instruction",
           "address space 7 (shared::cluster) needs {0}; the target is {1}">,
      Severities<Off, Off, Error> {
  let Why = "Machines before sm_90 have no clusters, and ptxas rejects .shared::cluster for them.";
  let Legal = "Address space 7 on sm_90 and higher; address space 3 on all machines.";
  let Help = "compile for sm_90, or use address space 3";
  let Unmended = OtherTarget;
  let Source = "PTX ISA 5.1.7; ptxas 13.0, measured";
  let Bad = "; --arch=sm_80\n"
            "define void @f(ptr %p) {\n"
            "  %a = addrspacecast ptr %p to ptr addrspace(7)\n"
            "  ret void\n"
            "}";
  let Good = "define void @f(ptr %p) {\n"
             "  %a = addrspacecast ptr %p to ptr addrspace(3)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-cast-between-spaces", "instruction",
           "Cannot cast non-generic pointer to different non-generic pointer">,
      Severities<Error, Error, Off> {
  let Why = "Two specific address spaces never contain the same address.";
  let Legal = "Casts from or to addrspace 0.";
  let Help = "go through generic: cast to ptr, then to the other space";
  let Fix = CastThroughGeneric;
  let Source = "NVVM IR Verifier: Address Space Casting; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
            "  %a = addrspacecast ptr addrspace(3) %p to ptr addrspace(1)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  %a = addrspacecast ptr addrspace(3) %p to ptr addrspace(0)\n"
             "  ret void\n"
             "}";
}
