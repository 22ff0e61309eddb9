//===- Control.td - Control and resources ------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

let Family = "Control" in {

def : Row<int_nvvm_exit, "exit;">;
// At most a millisecond.
let Args = [InRange<0, 0, 1000001, Advice>] in
def : Row<int_nvvm_nanosleep, "nanosleep.u32 $0;", From<70, PTX63>>;
def : Row<int_nvvm_pm_event_mask, "pmevent.mask $0;">;

// 24 to 256 registers, by eights.
foreach Op = ["inc", "dec"] in
  def : Row<Nvvm<"setmaxnreg." # Op # ".sync.aligned.u32">.ret,
            "setmaxnreg." # Op # ".sync.aligned.u32 $0;",
            Special<!listconcat([90], Blackwell), PTX80>> {
    let Args = [MultipleOf<0, 8>];
  }

def : Resolved<int_nvvm_reflect,
               "NVVMReflect replaces it by a constant, and its argument must "
               "be the name of a known constant">;
def : Message<int_nvvm_compiler_error, "error">;
def : Message<int_nvvm_compiler_warn, "warning">;

} // let Family
