; Votes and shuffles without a mask ended with sm_62. With a mask, .sync is
; before the mode or, as CUB writes it, after it.

; RUN: nvvmc verify --profile=nvptx --arch=sm_75 %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not=warning:

; CHECK: warning: inline assembly with vote.ballot.b32 needs sm_20 to sm_62
; CHECK: warning: inline assembly with shfl.down.b32 needs sm_30 to sm_62

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(i32 %x) {
  %a = call i32 asm sideeffect "vote.sync.ballot.b32 $0, 1, -1;", "=r"() convergent
  %b = call i32 asm sideeffect "vote.ballot.sync.b32 $0, 1, -1;", "=r"() convergent
  %c = call i32 asm sideeffect "vote.ballot.b32 $0, 1;", "=r"() convergent
  %d = call i32 asm sideeffect "shfl.sync.down.b32 $0, $1, 1, 31, -1;", "=r,r"(i32 %x) convergent
  %e = call i32 asm sideeffect "shfl.down.sync.b32 $0, $1, 1, 31, -1;", "=r,r"(i32 %x) convergent
  %f = call i32 asm sideeffect "shfl.down.b32 $0, $1, 1, 31;", "=r,r"(i32 %x) convergent
  ret void
}
