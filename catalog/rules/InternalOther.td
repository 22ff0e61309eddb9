//===- InternalOther.td - All other internal intrinsics ----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"convergent-all-pre-volta", "intrinsic",
           "{0} is not supported on pre-Volta Architectures">,
      Severities<Error, Off, Error, Error> {
  let Why = "Convergent branches need independent thread scheduling, which was introduced with Volta.";
  let Legal = "sm_70 and up.";
  let Unmended = OtherTarget;
  let Source = "NVVM IR Verifier: Architecture Gates";
  let Bad = "; --arch=sm_60\n"
            "declare i1 @llvm.nvvm.branch.if.all.convergent()\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i1 @llvm.nvvm.branch.if.all.convergent()\n"
            "  br i1 %a, label %x, label %y\n"
            "x:\n"
            "  ret void\n"
            "y:\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_70\n"
             "declare i1 @llvm.nvvm.branch.if.all.convergent()\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i1 @llvm.nvvm.branch.if.all.convergent()\n"
             "  br i1 %a, label %x, label %y\n"
             "x:\n"
             "  ret void\n"
             "y:\n"
             "  ret void\n"
             "}";
}
def : Rule<"convergent-pre-ampere", "intrinsic",
           "{0} is not supported on pre-Ampere Architectures">,
      Severities<Error, Off, Error, Error> {
  let Why = "Convergent branches of part of a warp were introduced with Ampere.";
  let Legal = "sm_80 and up.";
  let Unmended = OtherTarget;
  let Source = "NVVM IR Verifier: Architecture Gates";
  let Bad = "; --arch=sm_75\n"
            "declare i1 @llvm.nvvm.branch.if.convergent(i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i1 @llvm.nvvm.branch.if.convergent(i32 1)\n"
            "  br i1 %a, label %x, label %y\n"
            "x:\n"
            "  ret void\n"
            "y:\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_80\n"
             "declare i1 @llvm.nvvm.branch.if.convergent(i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i1 @llvm.nvvm.branch.if.convergent(i32 1)\n"
             "  br i1 %a, label %x, label %y\n"
             "x:\n"
             "  ret void\n"
             "y:\n"
             "  ret void\n"
             "}";
}
def : Rule<"convergent-result-use", "intrinsic",
           "result of llvm.nvvm.branch.if.convergent and llvm.nvvm.branch.if.all.convergent can only be used by exactly one branch instruction">,
      Severities<Error, Error, Error, Error> {
  let Why = "The call and the branch on its result form one convergent branch. Any other use of the result would not be part of it.";
  let Legal = "One use, by a conditional br, which may be in another block.";
  let Help = "branch on the result exactly once, or use an ordinary condition";
  let Unmended = OtherControl;
  let Source = "NVVM IR Verifier: M; libNVVM 13.0, measured";
  let Bad = "declare i1 @llvm.nvvm.branch.if.all.convergent()\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i1 @llvm.nvvm.branch.if.all.convergent()\n"
            "  ret void\n"
            "}";
  let Good = "declare i1 @llvm.nvvm.branch.if.all.convergent()\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i1 @llvm.nvvm.branch.if.all.convergent()\n"
             "  br i1 %a, label %x, label %y\n"
             "x:\n"
             "  ret void\n"
             "y:\n"
             "  ret void\n"
             "}";
}
def : Rule<"satf-hmma", "intrinsic",
           "satf operand must be a constant zero">,
      Severities<Error, Error, Error, Error> {
  let Why = "PTX 6.5 removed saturation from floating-point matrix multiplication. The operand remains for compatibility.";
  let Legal = "The constant 0 in operand 1 of llvm.nvvm.hmma.*.mma.*.";
  let Help = "pass the constant 0";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: I; libNVVM 13.0, measured";
  let Bad = "declare { i32, i32, i32, i32 } @llvm.nvvm.hmma.m16n16k16.mma.f16.f16(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call { i32, i32, i32, i32 } @llvm.nvvm.hmma.m16n16k16.mma.f16.f16(i32 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
  let Good = "declare { i32, i32, i32, i32 } @llvm.nvvm.hmma.m16n16k16.mma.f16.f16(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call { i32, i32, i32, i32 } @llvm.nvvm.hmma.m16n16k16.mma.f16.f16(i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"satf-math", "intrinsic",
           "satf operand must be a constant zero">,
      Severities<Error, Off, Error, Error> {
  let Why = "Saturation has its own instructions now. The operand remains for compatibility.";
  let Legal = "The constant 0.";
  let Help = "pass the constant 0";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: I; OpenNVVM, where the document is silent";
  let Bad = "declare float @llvm.nvvm.internal.satf.fma.rn.f(float, float, float, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call float @llvm.nvvm.internal.satf.fma.rn.f(float 1.0, float 1.0, float 1.0, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare float @llvm.nvvm.internal.satf.fma.rn.f(float, float, float, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call float @llvm.nvvm.internal.satf.fma.rn.f(float 1.0, float 1.0, float 1.0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"const-arg-task-id", "intrinsic",
           "the task_id parameter must be constant">,
      Severities<Error, Error, Error, Error> {
  let Why = "Tasks are assigned at compile time, so the ID must be known then.";
  let Legal = "A constant integer as operand 0.";
  let Help = "pass a constant";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: A; OpenNVVM, where the document is silent";
  let Bad = "; --arch=sm_90\n"
            "declare void @llvm.nvvm.trap(i32)\n"
            "define ptx_kernel void @k(i32 %w) {\n"
            "  call void @llvm.nvvm.trap(i32 %w)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "declare void @llvm.nvvm.trap(i32)\n"
             "define ptx_kernel void @k(i32 %w) {\n"
             "  call void @llvm.nvvm.trap(i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"const-arg-mask", "intrinsic",
           "the mask parameter must be constant">,
      Severities<Error, Off, Error, Error> {
  let Why = "Tasks are assigned at compile time, so the mask must be known then.";
  let Legal = "A constant integer as operand 1.";
  let Help = "pass a constant";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: A; OpenNVVM, where the document is silent";
  let Bad = "declare void @llvm.nvvm.internal.task(i32, i32)\n"
            "define ptx_kernel void @k(i32 %x) {\n"
            "  call void @llvm.nvvm.internal.task(i32 0, i32 %x)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.internal.task(i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.internal.task(i32 0, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-coro-suspend", "intrinsic",
           "llvm.nvvm.coro.create.suspend must have exactly one argument, which must be a constant integer">,
      Severities<Error, Error, Error, Error> {
  let Why = "The argument identifies the suspend state, which must be known at compile time.";
  let Legal = "One argument, a constant integer.";
  let Help = "pass one constant integer";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: P";
  let Bad = "declare { ptr, i32 } @llvm.nvvm.coro.create.suspend(i32)\n"
            "define ptx_kernel void @k(i32 %w) {\n"
            "  %a = call { ptr, i32 } @llvm.nvvm.coro.create.suspend(i32 %w)\n"
            "  ret void\n"
            "}";
  let Good = "declare { ptr, i32 } @llvm.nvvm.coro.create.suspend(i32)\n"
             "define ptx_kernel void @k(i32 %w) {\n"
             "  %a = call { ptr, i32 } @llvm.nvvm.coro.create.suspend(i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-subop", "intrinsic",
           "Invalid subop mode">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 3:1 of operand 0: 0 to 5.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: P; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.redux.sync(i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.redux.sync(i32 12, i32 1, i32 -1)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.redux.sync(i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.redux.sync(i32 10, i32 1, i32 -1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"reserved-subop", "intrinsic",
           "reserved flag bits used">,
      Severities<Error, Off, Error, Error> {
  let Why = "The bits are reserved: later machines may give them a meaning.";
  let Legal = "Bit 0 and bits 31:4 of operand 0 are zero.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: D; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.internal.subop.i32(i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.internal.subop.i32(i32 16, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.internal.subop.i32(i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.internal.subop.i32(i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-geometry-mode", "intrinsic",
           "geometry out mode not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "The mode: 0 EMIT, 1 CUT, 2 EMIT_THEN_CUT.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: P; OpenNVVM, where the document is silent";
  let Bad = "declare void @llvm.nvvm.geometry.out(i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.geometry.out(i32 3, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.geometry.out(i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.geometry.out(i32 2, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-geometry-cut-constant", "intrinsic",
           "op1 of GeometryOut intrinsic must be constant when CUT mode">,
      Severities<Error, Error, Error, Error> {
  let Why = "A cut encodes its stream in the instruction, so the number must be known at compile time.";
  let Legal = "A constant integer as operand 1 in mode 1 (CUT).";
  let Help = "pass the constant 0";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: P; OpenNVVM, where the document is silent";
  let Bad = "declare void @llvm.nvvm.geometry.out(i32, i32)\n"
            "define ptx_kernel void @k(i32 %x) {\n"
            "  call void @llvm.nvvm.geometry.out(i32 1, i32 %x)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.geometry.out(i32, i32)\n"
             "define ptx_kernel void @k(i32 %x) {\n"
             "  call void @llvm.nvvm.geometry.out(i32 1, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-geometry-cut-zero", "intrinsic",
           "op1 of GeometryOut intrinsic must be 0 when CUT mode">,
      Severities<Error, Error, Error, Error> {
  let Why = "A cut works on stream 0 only.";
  let Legal = "The constant 0 as operand 1 in mode 1 (CUT).";
  let Help = "pass the constant 0";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: P; OpenNVVM, where the document is silent";
  let Bad = "declare void @llvm.nvvm.geometry.out(i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.geometry.out(i32 1, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.geometry.out(i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.geometry.out(i32 1, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-syncwarp-mode", "intrinsic",
           "syncwarp mode not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "The mode: 0 full warp, 1 mask.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: P; OpenNVVM, where the document is silent";
  let Bad = "declare void @llvm.nvvm.syncwarp(i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.syncwarp(i32 1, i32 -1)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.syncwarp(i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.syncwarp(i32 0, i32 -1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-wait-mode", "intrinsic",
           "Invalid wait mode">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "The mode: 0 all, 1 group, 2 group read.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: P; OpenNVVM, where the document is silent";
  let Bad = "declare void @llvm.nvvm.memcpy.async.wait(i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.memcpy.async.wait(i32 3, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.memcpy.async.wait(i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.memcpy.async.wait(i32 2, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-isbe-target", "intrinsic",
           "Only writes to MAP or ATTR are supported">,
      Severities<Error, Error, Error, Error> {
  let Why = "Of the internal stage buffers (ISBE), only MAP and ATTR can be written.";
  let Legal = "Bits 3:0 of operand 0: 0 MAP or 1 ATTR.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: P; OpenNVVM, where the document is silent";
  let Bad = "declare void @llvm.nvvm.write.isbe(i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.write.isbe(i32 2, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.write.isbe(i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.write.isbe(i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-isbe-input", "intrinsic",
           "Cannot write to input ISBE">,
      Severities<Error, Error, Error, Error> {
  let Why = "A shader stage can only read its input buffer.";
  let Legal = "Bit 4 of operand 0 is zero (output).";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: P; OpenNVVM, where the document is silent";
  let Bad = "declare void @llvm.nvvm.write.isbe(i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.write.isbe(i32 1, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.write.isbe(i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.write.isbe(i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"reserved-isbe", "intrinsic",
           "reserved flag bits used">,
      Severities<Error, Off, Error, Error> {
  let Why = "The bits are reserved: later machines may give them a meaning.";
  let Legal = "Bits 31:5 of operand 0 are zero.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: D; OpenNVVM, where the document is silent";
  let Bad = "declare void @llvm.nvvm.internal.isbe.write(i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.internal.isbe.write(i32 33, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.internal.isbe.write(i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.internal.isbe.write(i32 1, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
