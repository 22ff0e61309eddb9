; What nobody reads because it is misspelled: the finding is at the word, and names the
; nearest one. Words of others are left alone.

; RUN: split-file %s %t
; RUN: nvvmc verify --arch=sm_90 %t/bad.ll 2>&1 | FileCheck %s
; RUN: nvvmc compile --arch=sm_90 %t/bad.ll -o %t.ptx 2>&1 | FileCheck %s
; RUN: llvm-as %t/bad.ll -o %t.bc
; RUN: nvvmc verify --arch=sm_90 %t.bc 2>&1 | FileCheck %s --check-prefix=BITCODE
; RUN: nvvmc verify --profile=libnvvm --arch=sm_90 %t/bad.ll 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
; RUN: nvvmc verify --arch=sm_90 --disable=misc-misspelled %t/bad.ll 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
; RUN: nvvmc verify --arch=sm_90 %t/good.ll 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
; RUN: not nvvmc verify --arch=sm_90 -Werror=misc-misspelled %t/bad.ll 2>&1 | FileCheck %s --check-prefix=WERROR

; CHECK-DAG: bad.ll:16:16: warning: nvvm.annotations key "kernal" is not known; did you mean "kernel"? [misc-misspelled]
; CHECK-DAG: bad.ll:17:16: warning: nvvm.annotations key "maxntid_x" is not known; did you mean "maxntidx"? [misc-misspelled]
; CHECK-DAG: bad.ll:18:49: warning: nvvm.annotations key "manged" is not known; did you mean "managed"? [misc-misspelled]
; CHECK-DAG: bad.ll:7:29: warning: attribute "nvvm.maxtnid" is not known; did you mean "nvvm.maxntid"? [misc-misspelled]
; CHECK-DAG: bad.ll:10:42: warning: attribute "nvvm.gridconstant" is not known; did you mean "nvvm.grid_constant"? [misc-misspelled]
; CHECK-DAG: bad.ll:13:13: warning: attachment "nvvm.kernal" is not known; did you mean "nvvm.kernel"? [misc-misspelled]
; CHECK-DAG: bad.ll:19:1: warning: metadata "nvvm.annotation" is not known; did you mean "nvvm.annotations"? [misc-misspelled]
; CHECK-DAG: bad.ll:20:1: warning: module flag "nvvm-reflect-fzt" is not known; did you mean "nvvm-reflect-ftz"? [misc-misspelled]
; BITCODE-COUNT-8: warning: {{.*}} is not known; did you mean {{.*}} [misc-misspelled]
; NONE-NOT: [misc-misspelled]
; WERROR: error: nvvm.annotations key "kernal"

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-n16:32:64"
@g = addrspace(1) global i32 0
define void @k() {
  ret void
}
define ptx_kernel void @l() "nvvm.maxtnid"="128" {
  ret void
}
define ptx_kernel void @m(ptr byval(i32) "nvvm.gridconstant" %p) {
  ret void
}
define void @n() !nvvm.kernal !5 {
  ret void
}
!0 = !{ptr @k, !"kernal", i32 1}
!1 = !{ptr @l, !"maxntid_x", i32 64}
!2 = !{ptr addrspace(1) @g, !"our_tool", i32 1, !"manged", i32 1}
!nvvm.annotation = !{!0}
!llvm.module.flags = !{!4}
!4 = !{i32 4, !"nvvm-reflect-fzt", i32 1}
!5 = !{}
!nvvm.annotations = !{!0, !1, !2}
!nvvmir.version = !{!6}
!6 = !{i32 2, i32 0}
;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-n16:32:64"
@g = addrspace(1) global i32 0
define void @k() "nvvm.of_another_tool" "maxntid"="1" {
  ret void
}
define ptx_kernel void @l() "nvvm.maxntid"="128" {
  ret void
}
define ptx_kernel void @m(ptr byval(i32) "nvvm.grid_constant" %p) {
  ret void
}
define void @n() !nvvm.kernel !5 !kernal !5 {
  ret void
}
!0 = !{ptr @k, !"our_tool.weight", i32 1}
!1 = !{ptr @l, !"minctasm", i32 2}
!2 = !{ptr addrspace(1) @g, !"managed", i32 1}
!annotations = !{!0}
!nvvm.of_another_tool = !{!0}
!llvm.module.flags = !{!4, !7}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!5 = !{}
!nvvm.annotations = !{!0, !1, !2}
!nvvmir.version = !{!6}
!6 = !{i32 2, i32 0}
!7 = !{i32 4, !"reflect-fzt", i32 1}
