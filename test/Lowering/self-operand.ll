; In unreachable code, a call may be its own operand. What would replace it by
; its operand ends nevertheless.

; RUN: nvvmc opt --opt=1 --arch=sm_90 %s -o - 2>&1 | FileCheck %s --allow-empty
; RUN: nvvmc lower %s -o - | FileCheck %s --check-prefix=LOWER

target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare i64 @llvm.nvvm.move.i64(i64)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)

; CHECK-NOT: error:
; LOWER-LABEL: define void @f()
; LOWER: ret void
define void @f() {
  ret void
dead:
  %a = call i32 @llvm.nvvm.prmt(i32 %a, i32 0, i32 12816)
  %b = call i64 @llvm.nvvm.move.i64(i64 %b)
  %c = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %c, i32 0, i32 31)
  br label %dead
}
