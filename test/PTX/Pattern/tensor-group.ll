; The tensor memory of a function belongs to one block or to a pair of blocks.
; Its addresses have 32 bits, even constants.

; RUN: split-file %s %t
; RUN: not nvvmc emit -O0 --arch=sm_100a %t/bad.ll 2>&1 | FileCheck %s
; RUN: nvvmc emit -O0 --arch=sm_100a %t/good.ll -o %t.ptx
; RUN: FileCheck %s --check-prefix=GOOD --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_100a -c %t.ptx -o /dev/null %}

; CHECK: error: cannot emit an instruction of .cta_group::2 in a function with those of .cta_group::1 [emit-unsupported-instruction]

; Its addresses have 32 bits, constants too.
; GOOD: tcgen05.ld.sync.aligned.32x32b.x1.b32 {{.*}}, [%r{{[0-9]+}}];

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p) {
  call void @llvm.nvvm.tcgen05.alloc.cg1(ptr %p, i32 32)
  call void @llvm.nvvm.tcgen05.alloc.cg2(ptr %p, i32 32)
  ret void
}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f(ptr %p) {
  call void @llvm.nvvm.tcgen05.alloc.cg1(ptr %p, i32 32)
  ret void
}
define void @g(ptr %p) {
  call void @llvm.nvvm.tcgen05.alloc.cg2(ptr %p, i32 32)
  ret void
}
define i32 @h() {
  %r = call i32 @llvm.nvvm.tcgen05.ld.32x32b.x1(ptr addrspace(6) null, i1 false)
  ret i32 %r
}
