; Formats of printf with sizes, flags, and widths and precisions among the arguments.
; RUN: nvvmc run %s --profile=nvptx | FileCheck %s --match-full-lines --strict-whitespace
;      CHECK:[   ab|cd   |ab]
; CHECK-NEXT:[   7|8   |0005]
; CHECK-NEXT:[1099511627776|1.50|(null)|100%]
target triple = "nvptx64-nvidia-cuda"
@strings = private addrspace(1) constant [22 x i8] c"[%*s|%-5s|%.*s]\0A\00\00\00\00\00\00"
@numbers = private addrspace(1) constant [18 x i8] c"[%4d|%*d|%.*d]\0A\00\00\00"
@others = private addrspace(1) constant [20 x i8] c"[%zu|%.*f|%s|%d%%]\0A\00"
@ab = private addrspace(1) constant [3 x i8] c"ab\00"
@cd = private addrspace(1) constant [3 x i8] c"cd\00"
@abc = private addrspace(1) constant [4 x i8] c"abc\00"
declare i32 @vprintf(ptr, ptr)

define ptx_kernel void @k() {
  %strings = alloca { i32, ptr, ptr, i32, ptr }, align 8
  store { i32, ptr, ptr, i32, ptr } { i32 5,
    ptr addrspacecast (ptr addrspace(1) @ab to ptr),
    ptr addrspacecast (ptr addrspace(1) @cd to ptr), i32 2,
    ptr addrspacecast (ptr addrspace(1) @abc to ptr) }, ptr %strings
  %s = call i32 @vprintf(ptr addrspacecast (ptr addrspace(1) @strings to ptr), ptr %strings)
  %numbers = alloca { i32, i32, i32, i32, i32 }, align 8
  store { i32, i32, i32, i32, i32 } { i32 7, i32 -4, i32 8, i32 4, i32 5 }, ptr %numbers
  %n = call i32 @vprintf(ptr addrspacecast (ptr addrspace(1) @numbers to ptr), ptr %numbers)
  %others = alloca { i64, i32, double, ptr, i32 }, align 8
  store { i64, i32, double, ptr, i32 } { i64 1099511627776, i32 2, double 1.5, ptr null, i32 100 }, ptr %others
  %o = call i32 @vprintf(ptr addrspacecast (ptr addrspace(1) @others to ptr), ptr %others)
  ret void
}
