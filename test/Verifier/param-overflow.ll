; Each profile counts the parameters of kernels in its way.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=tileiras --arch=sm_75 %t/bad.ll 2>&1 | FileCheck %s
; RUN: not nvvmc verify --profile=nvptx --arch=sm_75 --ptx=8.0 %t/bad.ll 2>&1 | FileCheck %s --check-prefix=PTX80
; RUN: not nvvmc verify --profile=nvptx --arch=sm_75 %t/bad.ll 2>&1 | FileCheck %s --check-prefix=PTX81
; RUN: not nvvmc compile --profile=libnvvm --arch=sm_75 %t/bad.ll -o - 2>&1 | FileCheck %s --check-prefix=LIBNVVM
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 | FileCheck %s --check-prefix=FORECAST
; RUN: not nvvmc verify --profile=nvvm --arch=sm_75 %t/bad.ll 2>&1 | FileCheck %s --check-prefix=EMIT
; RUN: not nvvmc verify --profile=nvptx --param-limits=tileiras --arch=sm_75 %t/bad.ll 2>&1 | FileCheck %s
; RUN: not nvvmc verify --profile=tileiras --param-limits=ptx --arch=sm_75 %t/bad.ll 2>&1 | FileCheck %s --check-prefix=PTX81
; RUN: nvvmc verify --profile=tileiras --arch=sm_75 %t/good.ll 2>&1 | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_75 %t/good.ll 2>&1 | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=tileiras --arch=sm_75 --format=json %t/bad.ll | FileCheck %s --check-prefix=JSON
; RUN: not nvvmc verify --param-limits=none %t/bad.ll 2>&1 | FileCheck %s --check-prefix=USAGE

; CHECK: bad.ll:5:13: error: Formal parameter space overflowed (40016 bytes required, max 1024 bytes allowed) in function big_kernel [param-overflow]
; CHECK-NEXT: {{^}}      offset      size   padding{{$}}
; CHECK-NEXT: {{^}}           0     40016            h: struct<f64, i8, array<i32, 10000>>{{$}}
; CHECK-NEXT: {{^}}           0         8              .0: f64{{$}}
; CHECK-NEXT: {{^}}           8         1              .1: i8{{$}}
; CHECK-NEXT: {{^}}          12     40000         3    .2: array<i32, 10000>{{$}}
; CHECK-NEXT: {{^}}       40012         0         4    (end){{$}}
; CHECK-NEXT: define void @big_kernel
; CHECK: error: Formal parameter space overflowed (40016 bytes required, max 1024 bytes allowed) in function big_kernel(Heavy) [param-overflow]
; CHECK: error: Formal parameter space overflowed (40016 bytes required, max 1024 bytes allowed) in function demo::kernel [param-overflow]
; CHECK: error: Formal parameter space overflowed (40016 bytes required, max 1024 bytes allowed) in function demangle.test [param-overflow]
; CHECK-NOT: [param-overflow]
; PTX80: error: Formal parameter space overflowed (40016 bytes required, max 4352 bytes allowed) in function big_kernel [param-overflow]
; PTX81: error: Formal parameter space overflowed (40016 bytes required, max 32764 bytes allowed) in function big_kernel [param-overflow]
; LIBNVVM: error: Formal parameter space overflowed (40016 bytes required, max 32764 bytes allowed) in function _Z10big_kernel5Heavy [param-overflow]
; FORECAST: note: refused when compiling: Formal parameter space overflowed (40016 bytes required, max 32764 bytes allowed) in function _Z10big_kernel5Heavy [param-overflow]
; EMIT: error: Formal parameter space overflowed (40016 bytes required, max 32764 bytes allowed) in function big_kernel(Heavy) [emit-parameter-space]
; OFF-NOT: [param-overflow]
; JSON: "layout":[{"depth":0,"name":"h","type":"struct<f64, i8, array<i32, 10000>>","offset":0,"size":40016,"padding":0},{"depth":1,"name":".0","type":"f64","offset":0,"size":8,"padding":0},{"depth":1,"name":".1","type":"i8","offset":8,"size":1,"padding":0},{"depth":1,"name":".2","type":"array<i32, 10000>","offset":12,"size":40000,"padding":3},{"depth":1,"name":"(end)","offset":40012,"size":0,"padding":4}]
; USAGE: --param-limits must be tileiras or ptx, not 'none'

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

%struct.Heavy = type { double, i8, [10000 x i32] }
define void @big_kernel(%struct.Heavy %h) !nvvm.kernel !0 {
  ret void
}
define ptx_kernel void @_Z10big_kernel5Heavy(ptr byval(%struct.Heavy) align 8 %h) {
  ret void
}
define void @_RNvC4demo6kernel(ptr byval(%struct.Heavy) %h) "nvvm.kernel" {
  ret void
}
define ptx_kernel void @_D8demangle4testi(%struct.Heavy %h) {
  ret void
}
define void @no_kernel(%struct.Heavy %h) {
  ret void
}
!0 = !{}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr byval([1024 x i8]) %h) {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
