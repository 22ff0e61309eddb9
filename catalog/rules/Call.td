//===- Call.td - Calls and inline assembly -----------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"type-inline-asm", "instruction",
           "Invalid type in inline assembly, must be {0}i8, i16, i32, i64, float, or double">,
      Severities<Error, Error, Off> {
  let Why = "Each operand must fit in one PTX register.";
  let Legal = "i1, i8, i16, i32, i64, float, double and pointers.";
  let Help = "bitcast it to an integer of the same width";
  let Unmended = OtherTypes;
  let Source = "NVVM IR Verifier: F; libNVVM 13.0, measured";
  let Bad = "define ptx_kernel void @k() {\n"
            "  call void asm sideeffect \"\", \"h\"(half 0.0)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k() {\n"
             "  call void asm sideeffect \"\", \"r\"(i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-musttail", "instruction",
           "musttail call: PTX has no tail calls">,
      Severities<Error, Off, Note> {
  let Why = "PTX has no instruction that replaces the caller's frame. Profile nvptx prints an ordinary call, as LLVM's NVPTX target does: what recurses this way needs stack for every level.";
  let Legal = "An ordinary call, or one with tail.";
  let Help = "write tail instead of musttail";
  let Unmended = Intent;
  let Source = "libNVVM 13.0 and LLVM 22 NVPTX, measured";
  let Bad = "declare void @g()\ndefine void @f() {\n  musttail call void @g()\n  ret void\n}";
  let Good = "declare void @g()\ndefine void @f() {\n  tail call void @g()\n  ret void\n}";
}
def : Rule<"misc-asm-operands", "instruction",
           "inline assembly refers to ${0}, which it does not have">,
      Severities<Warning, Off, Error> {
  let Why = "The assembly refers to an operand that does not exist, so the PTX would be incomplete.";
  let Legal = "$0 to $N-1, where N is the number of outputs and inputs.";
  let Help = "count from $0, outputs first; write $$ for a dollar sign";
  let Unmended = Intent;
  let Source = "OpenNVVM lint";
  let Bad = "define ptx_kernel void @k() {\n"
            "  call void asm sideeffect \"mov.b32 %r0, $1;\", \"r\"(i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k() {\n"
             "  call void asm sideeffect \"mov.b32 %r0, $0;\", \"r\"(i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-asm-constraint", "instruction",
           "constraint \"{0}\" does not fit type {1}">,
      Severities<Warning, Off, Warning> {
  let Why = "The constraint letter determines the type of the register. A value of another type is reinterpreted, and truncated or zero-extended, which is rarely intended. Profile nvptx does not report an input that the assembly never uses.";
  let Legal = "b i1, c i8, h 16 bits, r 32-bit integer, l 64-bit integer, q i128, f float, d double, n immediate.";
  let Help = "use the letter of the operand's type: b i1, c i8, h 16 bits, r i32, l i64, q i128, f float, d double";
  let Unmended = Intent;
  let Source = "OpenNVVM lint";
  let Bad = "define ptx_kernel void @k() {\n"
            "  call void asm sideeffect \"// $0\", \"d\"(i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k() {\n"
             "  call void asm sideeffect \"// $0\", \"d\"(double 0.0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-asm-convergent", "instruction",
           "inline assembly with {0} is not {1}">,
      Severities<Warning, Off, Warning> {
  let Why = "The optimizer may move, duplicate or delete the call, and the threads may then deadlock.";
  let Legal = "convergent on the call, and sideeffect if it has no result.";
  let Help = "add convergent (and sideeffect) to the call";
  let Fix = MakeConvergent;
  let Source = "OpenNVVM lint";
  let Bad = "define ptx_kernel void @k() {\n"
            "  call void asm sideeffect \"bar.sync 0;\", \"\"()\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k() {\n"
             "  call void asm sideeffect \"bar.sync 0;\", \"\"() convergent\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-asm-arch", "instruction",
           "inline assembly with {0} needs {1}; the target is {2}">,
      Severities<Warning, Off, Warning> {
  let Why = "ptxas rejects the instruction for this machine.";
  let Legal = "The machines that the message names.";
  let Help = "compile for a machine that the message names, or remove the instruction";
  let Unmended = OtherTarget;
  let Source = "OpenNVVM lint";
  let Bad = "; --arch=sm_80\n"
            "define ptx_kernel void @k() {\n"
            "  call void asm sideeffect \"wgmma.fence.sync.aligned;\", \"\"() convergent\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90a\n"
             "define ptx_kernel void @k() {\n"
             "  call void asm sideeffect \"wgmma.fence.sync.aligned;\", \"\"() convergent\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-barrier-not-convergent", "instruction",
           "call of {0} is not convergent">,
      Severities<Warning, Off, Warning> {
  let Why = "The optimizer may make the call depend on a condition that differs between threads, and the barrier then never completes.";
  let Legal = "convergent on the function and its calls.";
  let Help = "add convergent to the function";
  let Fix = MakeConvergent;
  let Source = "OpenNVVM lint";
  let Bad = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
            "define void @f() {\n"
            "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"
            "  ret void\n"
            "}\n"
            "define ptx_kernel void @k() {\n"
            "  call void @f()\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
             "define void @f() convergent {\n"
             "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"
             "  ret void\n"
             "}\n"
             "define ptx_kernel void @k() {\n"
             "  call void @f() convergent\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-unresolved-external", "instruction",
           "function {0} is declared but not defined here">,
      Severities<Note, Off, Note> {
  let Why = "Another module must define the function: ptxas and the driver reject a program with undefined symbols.";
  let Legal = "A definition in this module, or in one that is linked later.";
  let Help = "link the module that defines it";
  let Unmended = OtherModule;
  let Source = "OpenNVVM lint";
  let Bad = "declare void @ext()\n"
            "define ptx_kernel void @k() {\n"
            "  call void @ext()\n"
            "  ret void\n"
            "}";
  let Good = "define void @ext() {\n"
             "  ret void\n"
             "}\n"
             "define ptx_kernel void @k() {\n"
             "  call void @ext()\n"
             "  ret void\n"
             "}";
}
