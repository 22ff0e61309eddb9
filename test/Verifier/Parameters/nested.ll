; RUN: not nvvmc verify --profile=tileiras --arch=sm_75 %s 2>&1 | FileCheck %s
; RUN: not nvvmc verify --profile=nvptx --arch=sm_75 --ptx=8.0 %s 2>&1 | FileCheck %s --check-prefix=PTX

; Structures in structures, packed ones in others, arrays of them, and a
; parameter that requires more alignment than its type.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

%inner = type { i8, i16, [2 x i8] }
%packed = type <{ i8, double, %inner }>
%outer = type { i8, %inner, %packed, { float, [3 x %inner] }, [5000 x i8] }

; CHECK: Formal parameter space overflowed (5072 bytes required, max 1024 bytes allowed) in function nested
; CHECK-NEXT: offset      size   padding
; CHECK-NEXT: {{^}}           0         1            first: i8
; CHECK-NEXT: {{^}}           4      5048         3  outer: struct<i8, struct<i8, i16, array<i8, 2>>, struct<i8, f64, st...
; CHECK-NEXT: {{^}}           4         1              .0: i8
; CHECK-NEXT: {{^}}           6         6         1    .1: struct<i8, i16, array<i8, 2>>
; CHECK-NEXT: {{^}}           6         1                .0: i8
; CHECK-NEXT: {{^}}           8         2         1      .1: i16
; CHECK-NEXT: {{^}}          10         2                .2: array<i8, 2>
; CHECK-NEXT: {{^}}          12        15              .2: struct<i8, f64, struct<i8, i16, array<i8, 2>>>
; CHECK-NEXT: {{^}}          12         1                .0: i8
; CHECK-NEXT: {{^}}          13         8                .1: f64
; CHECK-NEXT: {{^}}          21         6                .2: struct<i8, i16, array<i8, 2>>
; CHECK-NEXT: {{^}}          21         1                  .0: i8
; CHECK-NEXT: {{^}}          23         2         1        .1: i16
; CHECK-NEXT: {{^}}          25         2                  .2: array<i8, 2>
; CHECK-NEXT: {{^}}          28        24         1    .3: struct<f32, array<struct<i8, i16, array<i8, 2>>, 3>>
; CHECK-NEXT: {{^}}          28         4                .0: f32
; CHECK-NEXT: {{^}}          32        18                .1: array<struct<i8, i16, array<i8, 2>>, 3>
; CHECK-NEXT: {{^}}          50         0         2      (end)
; CHECK-NEXT: {{^}}          52      5000              .4: array<i8, 5000>
; CHECK-NEXT: {{^}}        5056         8         4  aligned: struct<i8, i32>
; CHECK-NEXT: {{^}}        5056         1              .0: i8
; CHECK-NEXT: {{^}}        5060         4         3    .1: i32
; CHECK-NEXT: {{^}}        5064         8            last: i64
; PTX: Formal parameter space overflowed (5072 bytes required, max 4352 bytes allowed) in function nested
; PTX: {{^}}           4      5048         3  outer: %outer
; PTX: {{^}}        5056         8         4  aligned: { i8, i32 }
define ptx_kernel void @nested(i8 %first, ptr byval(%outer) %outer, ptr byval({ i8, i32 }) align 16 %aligned, i64 %last) {
  ret void
}
; JSON lists all two hundred fields; text only shows the first ones.
; CHECK: in function many
; CHECK: {{^}}  and {{[0-9]+}} more
%many = type { [600 x i64], %outer, %outer, %outer, %outer }
define ptx_kernel void @many(ptr byval(%many) %m) {
  ret void
}
