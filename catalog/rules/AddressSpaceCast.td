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
  let Why = "The machine has no such space to cast to.";
  let Legal = "0, 1, 3, 4 and 5; profile nvptx also 7 and 101.";
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
  let Why = "The machine has no such space to cast from.";
  let Legal = "0, 1, 3, 4 and 5; profile nvptx also 7 and 101.";
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
def : Rule<"addrspace-cast-between-spaces", "instruction",
           "Cannot cast non-generic pointer to different non-generic pointer">,
      Severities<Error, Error, Off> {
  let Why = "Two specific spaces never hold the same address.";
  let Legal = "Casts with one side in addrspace 0.";
  let Help = "go through generic: cast to ptr, then to the other space";
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
