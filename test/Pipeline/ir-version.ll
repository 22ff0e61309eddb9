; The debug version in !nvvmir.version is 3.0, 3.1 or 3.2, unless the check is
; turned off.

; RUN: split-file %s %t
; RUN: not nvvmc compile %t/bad.ll -o %t.ptx 2>&1 | FileCheck %s
; RUN: not nvvmc compile %t/older.ll -o %t.ptx 2>&1 | FileCheck %s --check-prefix=OLDER
; RUN: env NVVM_IR_VER_CHK=0 nvvmc compile %t/bad.ll -o %t.ptx
; RUN: env NVVM_IR_VER_CHK=1 not nvvmc compile %t/bad.ll -o %t.ptx
; RUN: nvvmc compile %t/good.ll -o %t.ptx

; CHECK: error: Broken module found, compilation aborted! [ir-version]
; CHECK-NEXT: debug version 3.3 is not 3.0, 3.1 or 3.2
; OLDER: error: Broken module found, compilation aborted! [ir-version]
; OLDER-NEXT: debug version 2.0 is not

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0, i32 3, i32 3}
;--- older.ll
target triple = "nvptx64-nvidia-cuda"
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0, i32 2, i32 0}
;--- good.ll
target triple = "nvptx64-nvidia-cuda"
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0, i32 3, i32 2}
