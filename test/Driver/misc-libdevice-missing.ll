Functions of libdevice that nothing defines are named in one note, which says
where libdevice is looked for. The PTX is printed all the same.
RUN: split-file %s %t
RUN: env -u OPENNVVM_LIBDEVICE -u CUDA_HOME -u CUDA_PATH \
RUN:   nvvmc compile --arch=sm_90 %t/a.ll -o %t/a.ptx 2>&1 | FileCheck %s
RUN: FileCheck %s --check-prefix=PTX < %t/a.ptx
RUN: nvvmc emit --arch=sm_90 %t/a.ll -o %t/e.ptx 2>&1 | FileCheck %s
RUN: env -u OPENNVVM_LIBDEVICE -u CUDA_HOME -u CUDA_PATH \
RUN:   nvvmc compile --arch=sm_90 -gen-lto %t/a.ll -o %t/a.bc 2>&1 \
RUN:   | FileCheck %s --check-prefix=NONE --allow-empty

CHECK: a.ll:9:8: note: no libdevice: __nv_sinf, __nv_cosf, __nv_expf, __nv_logf and 1 more left undefined [misc-libdevice-missing]
CHECK-NEXT: %a = call float @__nv_sinf(float %x)
CHECK: help: name the file with --libdevice=FILE, or set OPENNVVM_LIBDEVICE, CUDA_HOME or CUDA_PATH
CHECK-NOT: misc-libdevice-missing
PTX: .extern .func{{.*}}__nv_sinf
NONE-NOT: misc-libdevice-missing

//--- a.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
declare float @__nv_sinf(float)
declare float @__nv_cosf(float)
declare float @__nv_expf(float)
declare float @__nv_logf(float)
declare float @__nv_tanf(float)
define float @f(float %x) {
  %a = call float @__nv_sinf(float %x)
  %b = call float @__nv_cosf(float %a)
  %c = call float @__nv_expf(float %b)
  %d = call float @__nv_logf(float %c)
  %e = call float @__nv_tanf(float %d)
  ret float %e
}
//--- none.ll
target triple = "nvptx64-nvidia-cuda"
declare float @__nv_sinf(float)
define float @f(float %x) {
  ret float %x
}
