target triple = "nvptx64-nvidia-cuda"

declare i32 @helper(i32)

define ptx_kernel void @caller(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p
  %r = call i32 @helper(i32 %v)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
