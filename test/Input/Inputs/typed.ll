; What LLVM 14 writes for a small kernel: typed pointers, old annotations.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@buffer = internal addrspace(3) global [64 x float] undef, align 4

define void @scale(float addrspace(1)* %out, float* %in, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp ult i32 %tid, %n
  br i1 %cmp, label %then, label %done

then:
  %from = getelementptr inbounds float, float* %in, i32 %tid
  %value = load float, float* %from, align 4
  %slot = getelementptr inbounds [64 x float], [64 x float] addrspace(3)* @buffer, i32 0, i32 %tid
  store float %value, float addrspace(3)* %slot, align 4
  call void @llvm.nvvm.barrier0()
  %to = getelementptr inbounds float, float addrspace(1)* %out, i32 %tid
  store float %value, float addrspace(1)* %to, align 4
  br label %done

done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

!nvvm.annotations = !{!0}
!nvvmir.version = !{!1}
!0 = !{void (float addrspace(1)*, float*, i32)* @scale, !"kernel", i32 1}
!1 = !{i32 2, i32 0}
