; Intrinsics whose attributes in LLVM say less, or more, than is true: what they
; write through a vector of pointers, and that barriers return.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @histogram(ptr addrspace(1) %out, i32 %a, <4 x i64> %at) {
  %counts = alloca [8 x i32]
  call void @llvm.memset.p0.i64(ptr align 4 %counts, i8 0, i64 32, i1 false)
  %masked = and <4 x i64> %at, splat (i64 7)
  %each = getelementptr inbounds i32, ptr %counts, <4 x i64> %masked
  call void @llvm.experimental.vector.histogram.add.v4p0.i32(<4 x ptr> %each, i32 %a, <4 x i1> splat (i1 true))
  %second = getelementptr inbounds i32, ptr %counts, i64 1
  %v = load i32, ptr %second
  store i32 %v, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @barriers(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %u, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %v = load i32, ptr addrspace(1) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %u = add i32 %s, %v
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  %unused = load i32, ptr addrspace(1) %out
  call void @llvm.nvvm.membar.gl()
  store i32 %u, ptr addrspace(1) %out
  ret void
}
