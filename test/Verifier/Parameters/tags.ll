; RUN: not nvvmc verify --profile=tileiras --arch=sm_75 %s 2>&1 | FileCheck %s
; RUN: not nvvmc verify --profile=tileiras --arch=sm_32 %s 2>&1 | FileCheck %s --check-prefix=SM32

; Every type of the documented contract that LLVM IR has, each after a byte. A
; large array makes the parameters overflow, so that the table is printed.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: Formal parameter space overflowed (2304 bytes required, max 1024 bytes allowed) in function scalars
; CHECK-NEXT: offset      size   padding
; CHECK-NEXT: {{^}}           0         1            i1: i1
; CHECK-NEXT: {{^}}           1         1            i8: i8
; CHECK-NEXT: {{^}}           2         2            i16: i16
; CHECK-NEXT: {{^}}           4         1            b0: i8
; CHECK-NEXT: {{^}}           8         4         3  i32: i32
; CHECK-NEXT: {{^}}          12         1            b1: i8
; CHECK-NEXT: {{^}}          16         8         3  i64: i64
; CHECK-NEXT: {{^}}          24         1            b2: i8
; CHECK-NEXT: {{^}}          26         2         1  f16: f16
; CHECK-NEXT: {{^}}          28         1            b3: i8
; CHECK-NEXT: {{^}}          30         2         1  bf16: bf16
; CHECK-NEXT: {{^}}          32         1            b4: i8
; CHECK-NEXT: {{^}}          36         4         3  f32: f32
; CHECK-NEXT: {{^}}          40         1            b5: i8
; CHECK-NEXT: {{^}}          48         8         7  f64: f64
; CHECK-NEXT: {{^}}          56      2248            large: array<i64, 281>
define ptx_kernel void @scalars(i1 %i1, i8 %i8, i16 %i16, i8 %b0, i32 %i32, i8 %b1, i64 %i64, i8 %b2, half %f16, i8 %b3, bfloat %bf16, i8 %b4, float %f32, i8 %b5, double %f64, [281 x i64] %large) {
  ret void
}
; CHECK: Formal parameter space overflowed (2068 bytes required, max 1024 bytes allowed) in function pointers
; CHECK: {{^}}           0         8            global: ptr_global
; CHECK-NEXT: {{^}}           8         8            constant: ptr_constant
; CHECK-NEXT: {{^}}          16         4            w: i32
; CHECK-NEXT: {{^}}          24         8         4  shared: ptr_shared
; CHECK-NEXT: {{^}}          32         4            x: i32
; CHECK-NEXT: {{^}}          40         8         4  generic: ptr_generic
; CHECK-NEXT: {{^}}          48        20            array: array<i32, 5>
; CHECK-NEXT: {{^}}          68      2000            7: array<i8, 2000>
; SM32: Formal parameter space overflowed (2060 bytes required, max 440 bytes allowed) in function pointers
; SM32: {{^}}          16         4            w: i32
; SM32-NEXT: {{^}}          20         4            shared: ptr_shared
; SM32-NEXT: {{^}}          24         4            x: i32
; SM32-NEXT: {{^}}          32         8         4  generic: ptr_generic
define ptx_kernel void @pointers(ptr addrspace(1) %global, ptr addrspace(4) %constant, i32 %w, ptr addrspace(3) %shared, i32 %x, ptr %generic, [5 x i32] %array, [2000 x i8]) {
  ret void
}
; A vector has no padding, and is aligned to its size rounded up to a power of
; two.
; CHECK: Formal parameter space overflowed (2113 bytes required, max 1024 bytes allowed) in function aggregates
; CHECK: {{^}}           0         1            b0: i8
; CHECK-NEXT: {{^}}          16        16        15  vector: vector<f32, 4>
; CHECK-NEXT: {{^}}          32         1            b1: i8
; CHECK-NEXT: {{^}}          48        12        15  odd: vector<f32, 3>
; CHECK-NEXT: {{^}}          64         8         4  bits: vector<i1, 8>
; CHECK-NEXT: {{^}}          72        24            struct: struct<i32, f64, i8>
; CHECK-NEXT: {{^}}          72         4              .0: i32
; CHECK-NEXT: {{^}}          80         8         4    .1: f64
; CHECK-NEXT: {{^}}          88         1              .2: i8
; CHECK-NEXT: {{^}}          89         0         7    (end)
; CHECK-NEXT: {{^}}          96        16            wide: vector<i64, 2>
; CHECK-NEXT: {{^}}         112      2000            large: array<i8, 2000>
; CHECK-NEXT: {{^}}        2112         1            b2: i8
define ptx_kernel void @aggregates(i8 %b0, <4 x float> %vector, i8 %b1, <3 x float> %odd, <8 x i1> %bits, { i32, double, i8 } %struct, i128 %wide, [2000 x i8] %large, i8 %b2) {
  ret void
}
