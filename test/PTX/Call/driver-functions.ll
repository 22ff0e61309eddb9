; Functions of the driver have no address, which a call with another type would
; need.

; RUN: split-file %s %t
; RUN: not nvvmc emit -O0 --arch=sm_90 %t/bad.ll 2>&1 | FileCheck %s
; RUN: nvvmc emit -O0 --arch=sm_90 %t/good.ll -o %t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; CHECK: bad.ll:5:8: error: cannot emit the address of vprintf, which PTX calls by its name and its own type only [emit-unsupported-instruction]
; CHECK: bad.ll:6:3: error: cannot emit the address of malloc, which PTX calls by its name and its own type only [emit-unsupported-instruction]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
declare i32 @vprintf(ptr, ptr)
declare ptr @malloc(i64)
define void @f(ptr %p) {
  %a = call i64 @vprintf(ptr %p, ptr %p)
  store ptr @malloc, ptr %p
  ret void
}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
declare i32 @vprintf(ptr, ptr)
declare ptr @malloc(i64)
define void @f(ptr %p) {
  %a = call i32 @vprintf(ptr %p, ptr %p)
  %b = call ptr @malloc(i64 8)
  store ptr %b, ptr %p
  ret void
}
