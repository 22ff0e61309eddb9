//===- DeviceFunctions.td - Functions that devices have ----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that are known by their names: those of the driver, of the device
// runtime, of libdevice and of C++.
//
//===----------------------------------------------------------------------===//

/// Function `name`, or every function whose name begins with it.
class DeviceFunction<string name> {
  string Name = name;
  bit IsPrefix = 0;
  bit IsProvided = 0;   // the driver or a library that is linked later has it
  bit IsSystemCall = 0; // ptxas knows its type and lets it be called only
  bit ReturnsHeap = 0;  // the result points to the heap, in global memory
  bit IsLibdevice = 0;
  bit IsConvergent = 0; // threads wait for each other in it
  bit AsksCompiler = 0; // the result depends on the compiler's options
}

let IsProvided = 1 in {
  foreach Name = ["vprintf", "free", "__assertfail"] in
    def : DeviceFunction<Name> { let IsSystemCall = 1; }
  def : DeviceFunction<"malloc"> {
    let IsSystemCall = 1;
    let ReturnsHeap = 1;
  }
  def : DeviceFunction<"__assert_fail">;
  def : DeviceFunction<"__nvvm_reflect"> { let AsksCompiler = 1; }
  foreach Name = ["cudaCGSynchronize", "cudaCGSynchronizeGrid"] in
    def : DeviceFunction<Name> { let IsConvergent = 1; }
  let IsPrefix = 1 in {
    foreach Name = ["cuda", "__cuda_syscall_"] in
      def : DeviceFunction<Name>;
    def : DeviceFunction<"__nv_"> { let IsLibdevice = 1; }
  }
}
def : DeviceFunction<"cnpGetParameterBuffer"> { let IsSystemCall = 1; }

def : DeviceFunction<"__nvvm_reflect_ocl"> { let AsksCompiler = 1; }
def : DeviceFunction<"llvm.nvvm.reflect"> { let AsksCompiler = 1; }
/// Older LLVM versions append the pointer type to the name.
def : DeviceFunction<"llvm.nvvm.reflect."> {
  let IsPrefix = 1;
  let AsksCompiler = 1;
}

// operator new and operator new[] on sizes of 32 and 64 bits.
foreach Name = ["_Znwj", "_Znwm", "_Znaj", "_Znam"] in
  def : DeviceFunction<Name> { let ReturnsHeap = 1; }
