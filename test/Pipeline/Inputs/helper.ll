target triple = "nvptx64-nvidia-cuda"

@seen = addrspace(1) global i32 0

define i32 @helper(i32 %x) {
  %double = shl i32 %x, 1
  store i32 %double, ptr addrspace(1) @seen
  ret i32 %double
}

define i32 @nobody(i32 %x) {
  ret i32 %x
}

@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
define void @kept() {
  ret void
}
