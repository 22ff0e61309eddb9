; What the oldest machines lack, and the PTX versions that do not have it yet.
; Current ptxas supports none of these machines, so the PTX ISA decides.

; RUN: split-file %s %t
; RUN: not nvvmc emit --arch=sm_50 --ptx=7.3 %t/stack.ll -o - 2>&1 | FileCheck %s --check-prefix=STACK
; RUN: nvvmc emit --arch=sm_52 --ptx=7.3 %t/stack.ll -o /dev/null
; STACK: error: alloca needs sm_52 or higher; the target is sm_50 [emit-needs-arch]

; RUN: nvvmc emit --arch=sm_30 %t/carry.ll -o - | FileCheck %s --check-prefix=CARRY
; RUN: nvvmc emit --arch=sm_30 %t/short-carry.ll -o - | FileCheck %s --check-prefix=SHORT
; CARRY: .version 4.3
; SHORT: .version 3.2

; RUN: not nvvmc emit --arch=sm_21 %t/timer.ll -o - 2>&1 | FileCheck %s --check-prefix=TIMER
; RUN: nvvmc emit --arch=sm_30 %t/timer.ll -o /dev/null
; TIMER: error: llvm.nvvm.read.ptx.sreg.globaltimer needs sm_30 or higher; the target is sm_21 [emit-needs-arch]
; TIMER: error: %globaltimer needs sm_30 or higher; the target is sm_21 [emit-needs-arch]

; RUN: nvvmc emit --arch=sm_30 %t/size.ll -o - | FileCheck %s --check-prefix=SIZE
; SIZE: .version 4.1

;--- stack.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
declare void @use(ptr)
define void @f(i32 %n) {
  %a = alloca i8, i32 %n
  call void @use(ptr %a)
  ret void
}

;--- carry.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f(i64 %a) {
  call void asm sideeffect "{ .reg .u64 x; add.cc.u64 x, $0, $0; addc.u64 x, x, $0; }", "l"(i64 %a)
  ret void
}

;--- short-carry.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f(i32 %a) {
  call void asm sideeffect "{ .reg .u32 x; add.cc.u32 x, $0, $0; addc.u32 x, x, $0; }", "r"(i32 %a)
  ret void
}

;--- timer.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
declare i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
declare i64 @llvm.readsteadycounter()
define i64 @f() {
  %a = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  %b = call i64 @llvm.readsteadycounter()
  %c = sub i64 %a, %b
  ret i64 %c
}

;--- size.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
declare i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size()
define i32 @f() {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size()
  ret i32 %a
}
