; The loop metadata of LLVM.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i1 %x) {
  br label %a
a:
  br i1 %x, label %a, label %b, !llvm.loop !0
b:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 4}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
