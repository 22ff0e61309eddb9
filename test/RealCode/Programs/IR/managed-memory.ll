target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { i32, ptr }

@Total = addrspace(1) externally_initialized global i32 3, align 4
@Samples = addrspace(1) externally_initialized global [64 x float] zeroinitializer, align 4
@First = addrspace(1) externally_initialized global %0 { i32 1, ptr null }, align 8
@Head = addrspace(1) externally_initialized global ptr null, align 8
@Ticks = addrspace(1) externally_initialized global i64 0, align 8
@llvm.compiler.used = appending global [5 x ptr] [ptr addrspacecast (ptr addrspace(1) @First to ptr), ptr addrspacecast (ptr addrspace(1) @Head to ptr), ptr addrspacecast (ptr addrspace(1) @Samples to ptr), ptr addrspacecast (ptr addrspace(1) @Ticks to ptr), ptr addrspacecast (ptr addrspace(1) @Total to ptr)], section "llvm.metadata"

define ptx_kernel void @_Z4pushP4NodePKii(ptr %0, ptr %1, i32 %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %26

10:
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %1, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds %0, ptr %0, i64 %11
  store i32 %13, ptr %14, align 8
  %15 = load ptr, ptr addrspacecast (ptr addrspace(1) @Head to ptr), align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %17 = ptrtoint ptr %14 to i64
  br label %18

18:
  %19 = phi ptr [ %15, %10 ], [ %22, %18 ]
  store ptr %19, ptr %16, align 8
  %20 = ptrtoint ptr %19 to i64
  %21 = tail call i64 @llvm.nvvm.atomic.cas.gen.i.sys.i64.p0(ptr addrspacecast (ptr addrspace(1) @Head to ptr), i64 %20, i64 %17)
  %22 = inttoptr i64 %21 to ptr
  %23 = icmp eq ptr %19, %22
  br i1 %23, label %24, label %18

24:
  %25 = tail call i32 @llvm.nvvm.atomic.add.gen.i.sys.i32.p0(ptr addrspacecast (ptr addrspace(1) @Total to ptr), i32 1)
  br label %26

26:
  ret void
}

define ptx_kernel void @_Z4walkPi(ptr %0) #1 {
  %2 = load i32, ptr addrspacecast (ptr addrspace(1) @First to ptr), align 8
  %3 = load ptr, ptr addrspacecast (ptr addrspace(1) @Head to ptr), align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %17

5:
  %6 = phi i32 [ %2, %1 ], [ %21, %17 ]
  %7 = sitofp i32 %6 to float
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = and i32 %8, 63
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(1) @Samples to ptr), i64 %10
  store float %7, ptr %11, align 4
  %12 = zext nneg i32 %8 to i64
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12
  store i32 %6, ptr %13, align 4
  %14 = tail call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %15 = load i64, ptr addrspacecast (ptr addrspace(1) @Ticks to ptr), align 8
  %16 = add i64 %15, %14
  store i64 %16, ptr addrspacecast (ptr addrspace(1) @Ticks to ptr), align 8
  ret void

17:
  %18 = phi ptr [ %23, %17 ], [ %3, %1 ]
  %19 = phi i32 [ %21, %17 ], [ %2, %1 ]
  %20 = load i32, ptr %18, align 8
  %21 = add nsw i32 %20, %19
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %5, label %17
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare i64 @llvm.nvvm.atomic.cas.gen.i.sys.i64.p0(ptr, i64, i64) #3

declare i32 @llvm.nvvm.atomic.add.gen.i.sys.i32.p0(ptr, i32) #3

declare i64 @llvm.nvvm.read.ptx.sreg.clock64() #4

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
attributes #3 = { nounwind }
attributes #4 = { nounwind }

!nvvm.annotations = !{!9, !10, !11, !12, !13}

!9 = !{ptr addrspace(1) @Total, !"managed", i32 1}
!10 = !{ptr addrspace(1) @Samples, !"managed", i32 1}
!11 = !{ptr addrspace(1) @First, !"managed", i32 1}
!12 = !{ptr addrspace(1) @Head, !"managed", i32 1}
!13 = !{ptr addrspace(1) @Ticks, !"managed", i32 1}
