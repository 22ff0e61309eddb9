; Layouts are checked by their meaning, not by their spelling.

; RUN: split-file %s %t
; RUN: %python %S/Inputs/layouts.py nvvmc %t/list > %t/out
; RUN: diff %t/list %t/out
; RUN: not nvvmc verify --arch=sm_90 %t/wrong.ll 2>&1 | FileCheck %s
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/wrong.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=LIB
; RUN: not nvvmc verify --arch=sm_90 %t/odd.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=ODD
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/none.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NONE

; CHECK: error: Example valid data layout: [layout-invalid]
; CHECK-NEXT: {{^ *}}32-bit: e-p:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64{{$}}
; CHECK-NEXT: {{^ *}}64-bit: e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64{{$}}
; CHECK-NEXT: {{^ *}}64-bit: e-p:64:64:64-p3:32:32:32-i1:8:8
; LIB: error: Example valid data layout: [layout-invalid]
; LIB-NEXT: Error: 32-bit: e-p:32:32:32-{{.*}}-n16:32:64-a:8:8
; LIB-NEXT: Error: 64-bit: e-p:64:64:64-{{.*}}-n16:32:64-a:8:8
; LIB-NOT: p3:32
; ODD: error: Example valid data layout: [layout-unparsable]
; ODD-NEXT: DataLayoutError: {{.+}}
; ODD-NEXT: 32-bit: e-p:32:32:32
; ODD-NOT: [layout-
; NONE: note: Empty target data layout, must exist [layout-empty]
; NONE-NEXT: the data layout of LLVM's NVPTX target is assumed

;--- wrong.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-n16:32:64"

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- odd.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:oops"

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- none.ll
target triple = "nvptx64-nvidia-cuda"

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- list
e-i64:64-i128:128-n16:32:64 fine
i64:64-i128:128-n16:32:64 fine
i64:64-i128:128-n8:64:32:16:128 fine
e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64 fine
e-p:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64 fine
e-p:64:64:64-p3:32:32:32-i64:64-i128:128-n16:32:64 fine
e-p1:32:32-p3:32:32-p4:32:32-p5:32:32-p6:32:32-i64:64-i128:128-n16:32:64 fine
e-p2:32:32-i64:64-i128:128-n16:32:64 layout-pointer-alignment
e-p:32:32-p1:64:64-i64:64-i128:128-n16:32:64 layout-pointer-alignment
e-p7:16:16-i64:64-i128:128-n16:32:64 fine
e-p3:16:16-i64:64-i128:128-n16:32:64 layout-pointer-alignment
e-p:64:32-i64:64-i128:128-n16:32:64 fine
e-p:32:64-i64:64-i128:128-n16:32:64 fine
e-p:40:32-i64:64-i128:128-n16:32:64 emit-unsupported-type
e-p:64:32:32-p2:64:32:32-p1:64:32-p3:64:32-p4:64:32-p5:64:32-p6:64:32-i64:64-i128:128-n16:32:64 fine
e-p:64:64:64:32-i64:64-i128:128-n16:32:64 layout-pointer-alignment
e-i64:64-n16:32:64 layout-integer-alignment
e-i128:128-n16:32:64 layout-integer-alignment
e-i64:64:128-i128:128-n16:32:64 layout-integer-alignment
e-i1:16-i64:64-i128:128-n16:32:64 layout-integer-alignment
e-i24:64-i64:64-i128:128-n16:32:64 fine
e-f16:32-i64:64-i128:128-n16:32:64 fine
e-f128:64-i64:64-i128:128-n16:32:64 layout-float-alignment
e-v128:64-a:64-S64-i64:64-i128:128-n16:32:64 fine
E-P1-G1-A5-m:e-ni:1-p:64:64:128-f64:32-n8 layout-endianness,layout-program-space,layout-global-space,layout-alloca-space,layout-mangling,layout-native-16-64,layout-native-32,layout-non-integral,layout-pointer-alignment,layout-integer-alignment,layout-float-alignment
