; CUDA's device runtime: a parameter buffer is allocated, filled and launched. A
; pointer is reported where it is stored, a function where the buffer is
; allocated or launched.

; RUN: not nvvmc verify --profile=tileiras --arch=sm_90 %s 2>&1 | FileCheck %s
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %s 2>&1 | FileCheck %s --check-prefix=NVPTX

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

%dim3 = type { i32, i32, i32 }
declare ptr @cudaGetParameterBufferV2(ptr, %dim3, %dim3, i32)
declare ptr @__cudaCDP2GetParameterBuffer(i64, i64)
declare i32 @cudaLaunchDeviceV2(ptr, ptr)
declare i32 @__cudaCDP2LaunchDevice_ptsz(ptr, ptr, %dim3, %dim3, i32, ptr)

define ptx_kernel void @child(i32 %n, ptr %p, ptr %q) {
  ret void
}
define void @no_kernel(ptr %p) {
  ret void
}

define ptx_kernel void @second(ptr addrspace(1) %g, %dim3 %d) {
  %local = alloca i32
; CHECK: [[#@LINE+2]]:12: error: a function that is not __global__ cannot be launched [launch-target]
; NVPTX: [[#@LINE+1]]:12: error: a function that is not __global__ cannot be launched [launch-target]
  %wrong = call ptr @cudaGetParameterBufferV2(ptr @no_kernel, %dim3 %d, %dim3 %d, i32 0)
  %buffer = call ptr @cudaGetParameterBufferV2(ptr @child, %dim3 %d, %dim3 %d, i32 0)
  %failed = icmp eq ptr %buffer, null
  br i1 %failed, label %end, label %fill
fill:
  store i32 7, ptr %buffer
  %second = getelementptr i8, ptr %buffer, i64 8
; CHECK: [[#@LINE+3]]:3: error: A pointer to local memory {{.*}} [launch-argument]
; CHECK-NEXT: stored argument, ptr %local
; NVPTX: [[#@LINE+1]]:3: warning: A pointer to local memory {{.*}} [launch-argument]
  store ptr %local, ptr %second
  %third = getelementptr i8, ptr %buffer, i64 16
  %generic = addrspacecast ptr addrspace(1) %g to ptr
  store ptr %generic, ptr %third
  %status = call i32 @cudaLaunchDeviceV2(ptr %buffer, ptr null)
  br label %end
end:
  ret void
}

define ptx_kernel void @first(ptr addrspace(1) %g, %dim3 %d) {
  %local = alloca i32
  %buffer = call ptr @__cudaCDP2GetParameterBuffer(i64 8, i64 8)
  %word = ptrtoint ptr %local to i64
; CHECK: [[#@LINE+1]]:3: error: A pointer to local memory {{.*}} [launch-argument]
  store i64 %word, ptr %buffer
; CHECK: [[#@LINE+1]]:14: error: a function that is not __global__ cannot be launched [launch-target]
  %status2 = call i32 @__cudaCDP2LaunchDevice_ptsz(ptr @no_kernel, ptr %buffer, %dim3 %d, %dim3 %d, i32 0, ptr null)
  %status = call i32 @__cudaCDP2LaunchDevice_ptsz(ptr @child, ptr %buffer, %dim3 %d, %dim3 %d, i32 0, ptr null)
  ret void
}
; CHECK: 4 errors
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
