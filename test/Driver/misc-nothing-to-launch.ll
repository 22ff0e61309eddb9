A program without a kernel, and without anything that another module can use, is
a warning when it becomes PTX. The place is a function that nothing calls.
RUN: split-file %s %t
RUN: nvvmc compile --arch=sm_90 %t/internal.ll -o %t.ptx 2>&1 | FileCheck %s --check-prefix=INTERNAL
RUN: nvvmc compile --arch=sm_90 --opt=2 %t/internal.ll -o %t.ptx 2>&1 | FileCheck %s --check-prefix=INTERNAL
RUN: nvvmc compile --arch=sm_90 --profile=nvvm %t/internal.ll -o %t.ptx 2>&1 | FileCheck %s --check-prefix=INTERNAL
RUN: nvvmc compile --arch=sm_90 -link-lto %t/internal.ll -o %t.ptx 2>&1 | FileCheck %s --check-prefix=INTERNAL
INTERNAL: internal.ll:6:22: warning: the program has no kernel, and nothing that another module can use [misc-nothing-to-launch]
INTERNAL-NEXT: internal: @helper, @kernel, @c and 1 more
INTERNAL: help: mark the kernel: define ptx_kernel void @k(...), or make what others call external
RUN: nvvmc compile --arch=sm_90 %t/empty.ll -o %t.ptx 2>&1 | FileCheck %s --check-prefix=EMPTY
EMPTY: empty.ll: warning: the program has no kernel, and nothing that another module can use [misc-nothing-to-launch]
EMPTY-NEXT: it defines no function

With -Werror there is no output.
RUN: rm -f %t.none
RUN: not nvvmc compile --arch=sm_90 -Werror %t/internal.ll -o %t.none 2>&1 | FileCheck %s --check-prefix=WERROR
RUN: not ls %t.none
WERROR: error: the program has no kernel

Nothing is wrong with a library, with a part of a program that is linked with the rest,
with bitcode, with what is only verified, and with what front ends pass to a back end.
RUN: nvvmc compile --arch=sm_90 %t/external.ll -o %t.ptx 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
RUN: nvvmc compile --arch=sm_90 %t/weak.ll -o %t.ptx 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
RUN: nvvmc compile --arch=sm_90 %t/data.ll -o %t.ptx 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
RUN: nvvmc compile --arch=sm_90 %t/kernel.ll -o %t.ptx 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
RUN: nvvmc compile --arch=sm_90 %t/internal.ll %t/external.ll -o %t.ptx 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
RUN: nvvmc compile --arch=sm_90 -gen-lto %t/internal.ll -o %t.bc 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
RUN: nvvmc compile --arch=sm_90 --emit-llvm-bc %t/internal.ll -o %t.bc 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
RUN: nvvmc verify --arch=sm_90 --profile=nvvm,nvptx %t/internal.ll 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
RUN: nvvmc emit --arch=sm_90 %t/internal.ll -o %t.ptx 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
RUN: nvvmc llc -mcpu=sm_90 %t/internal.ll -o %t.ptx 2>&1 | count 0
RUN: nvvmc compile --arch=sm_90 --profile=libnvvm %t/internal.ll -o %t.ptx 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
NONE-NOT: [misc-nothing-to-launch]

//--- internal.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-n16:32:64"
define internal void @helper() {
  ret void
}
define internal void @kernel() {
  call void @helper()
  ret void
}
define private void @c() {
  ret void
}
define internal void @d() {
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
//--- empty.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-n16:32:64"
declare void @elsewhere()
@there = external addrspace(1) global i32
//--- external.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-n16:32:64"
define void @f() {
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
//--- weak.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-n16:32:64"
define linkonce_odr void @f() {
  ret void
}
//--- data.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-n16:32:64"
@table = addrspace(1) global [2 x i32] [i32 1, i32 2]
//--- kernel.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-n16:32:64"
define internal void @k() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
