; Malformed annotations that LLVM 22's reader does not check, so that it crashes
; or reads foreign memory: one finding each, along with all others, and exit
; status 1.
; RUN: split-file %s %t
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify %t/bad.ll 2>&1 | FileCheck %s
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify --profile=libnvvm %t/bad.ll 2>&1 | FileCheck %s
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify %t/words.ll 2>&1 | FileCheck %s --check-prefix=WORDS
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify --profile=libnvvm %t/words.ll 2>&1 | FileCheck %s --check-prefix=LIBNVVM
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/ignored.ll 2>&1 | FileCheck %s --check-prefix=NVPTX
; RUN: nvvmc emit --arch=sm_90 %t/ignored.ll 2>&1 | FileCheck %s --check-prefixes=NVPTX,PTX
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc compile --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 | FileCheck %s
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc emit --arch=sm_90 %t/bad.ll
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify --arch=sm_90 %t/cycle.ll 2>&1 | FileCheck %s --check-prefix=CYCLE

; CHECK: bad.ll:10:6: error: nvvm.annotations operands after the first must be key/value pairs [misc-annotation-pairs]
; CHECK-NEXT: !0 = !{ptr @k, !"kernel"}
; CHECK-NEXT: ^~~~~~~~~~~~~~~~~~~~
; CHECK-NEXT: help: write: !{ptr @f, !"key", i32 value}
; CHECK-NEXT: bad.ll:11:6: error: nvvm.annotations value must be a constant integer or a list of constant integers [misc-annotation-value]
; CHECK-NEXT: kernel takes an integer
; CHECK: bad.ll:12:6: error: nvvm.annotations key kernel is only allowed on functions [misc-annotation-kernel-on-variable]
; CHECK: bad.ll:13:6: error: nvvm.annotations value must be
; CHECK-NEXT: maxntidx takes an integer
; CHECK: bad.ll:14:6: error: nvvm.annotations value must be
; CHECK-NEXT: grid_constant takes a node of integers
; CHECK: bad.ll:15:6: error: nvvm.annotations value must be
; CHECK-NEXT: grid_constant takes a node of integers
; CHECK: bad.ll:17:6: error: nvvm.annotations operands after the first must be key/value pairs
; CHECK: bad.ll:18:6: error: nvvm.annotations key maxnreg is only allowed on functions
; CHECK: bad.ll:21:6: error: nvvm.annotations operands after the first must be key/value pairs
; The valid parts of an annotation are read, and the rest of the module is
; checked.
; CHECK: bad.ll:6:{{[0-9]+}}: error: {{.*}} [kernel-nonvoid]
; CHECK: 11 errors

; WORDS: words.ll:7:6: error: nvvm.annotations operand 0 must be a global value [misc-annotation-operand0]
; WORDS: words.ll:8:6: error: nvvm.annotations key must be a metadata string [misc-annotation-key]
; WORDS: words.ll:9:6: error: nvvm.annotations operand 0 must be a global value
; WORDS: words.ll:10:6: error: nvvm.annotations operand 0 must be a global value
; WORDS: 4 errors in

; Even if the profile has no rule for an annotation, LLVM must not read it.
; LIBNVVM: words.ll:8:6: error: nvvm.annotations operands after the first must be key/value pairs [misc-annotation-pairs]
; LIBNVVM: 4 errors

; Profiles that follow LLVM's backend accept what it ignores, with a warning.
; NVPTX: ignored.ll:{{[0-9]+}}:6: warning: nvvm.annotations operand 0 must be a global value [misc-annotation-operand0]
; NVPTX-NEXT: !0 = !{null, !"kernel", i32 1}
; NVPTX: warning: nvvm.annotations operand 0 must be a global value
; NVPTX-NEXT: !1 = !{!"k", !"kernel", i32 1}
; NVPTX: 2 warnings in
; PTX: .entry k

; CYCLE: 4 errors in

;--- words.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr %p) {
  ret void
}
!nvvm.annotations = !{!0, !1, !2, !3}
!0 = !{!"k", !"kernel", i32 1}
!1 = !{ptr @k, i32 7, i32 1}
!2 = !{null, !"kernel", i32 1}
!3 = !{ptr undef, !"kernel", i32 1}
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- ignored.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr %p) {
  ret void
}
!nvvm.annotations = !{!0, !1, !2}
!0 = !{null, !"kernel", i32 1}
!1 = !{!"k", !"kernel", i32 1}
!2 = !{ptr @k, !"kernel", i32 1}

;--- cycle.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr %p) {
  ret void
}
!nvvm.annotations = !{!0, !1, !2}
!0 = distinct !{!0}
!1 = distinct !{ptr @k, !"grid_constant", !1}
!2 = distinct !{ptr @k, !"kernel", !2, !2, i32 1}
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- bad.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
; !nvvm.annotations = !{!99} in a comment is ignored, and so is "!0 = !{".
@g = addrspace(1) global i32 0
@"odd name" = addrspace(1) global [20 x i8] c"!nvvm.annotations =\00"
define i32 @k(ptr %p) {
  ret i32 0
}
!nvvm.annotations = !{!0, !1, !2, !3, !4, !5,  !7, !8, !9}
!0 = !{ptr @k, !"kernel"}
!1 = !{ptr @k, !"kernel", !"yes"}
!2 = !{ptr addrspace(1) @g, !"kernel", i32 1}
!3 = !{ptr @k, !"maxntidx", float 1.0}
!4 = !{ptr @k, !"grid_constant", i32 1}
!5 = !{ptr @k, !"grid_constant", !6}
!6 = !{i32 1, !"1"}
!7 = !{}
!8 = distinct !{
  ptr addrspace(1) @"odd name", ; a comment, with a comma
  !"maxnreg", i32 32 }
!9 = !{ptr @k, !"kernel", i32 1, !"x"}
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@g = addrspace(1) global i32 0
@t = addrspace(1) global i64 0
define void @k(ptr byval(i32) %p) {
  ret void
}
!nvvm.annotations = !{!0, !1, !2, !3, !4, !6, !7, !8}
!0 = !{ptr @k, !"kernel", i32 1}
!1 = !{ptr @k, !"maxntidx", i32 128, !"maxntidy", i32 2}
!2 = !{ptr addrspace(1) @t, !"texture", i32 1}
!3 = !{ptr @k, !"grid_constant", !5}
!4 = distinct !{
  ptr @k, ; a kernel, of course
  !"kernel", i32 1
}
!5 = !{i32 1}
!6 = !{null, !"align", i32 8}
!7 = !{ptr @k, !"note, with \22a comma\22", i32 8}
!8 = !{ptr addrspacecast (ptr addrspace(1) @g to ptr), !"kernel", i32 1}
