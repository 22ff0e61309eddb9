target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { float, float, float, float }
%1 = type { %2 }
%2 = type { [1 x i32] }

@0 = internal addrspace(3) global [128 x %0] undef, align 16
@1 = internal addrspace(3) global [256 x i32] undef, align 4

define ptx_kernel void @_Z5alonePK6float4PS_(ptr %0, ptr %1) #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %0, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 %4
  %6 = getelementptr inbounds nuw %0, ptr %0, i64 %4
  %7 = tail call i1 @llvm.nvvm.isspacep.global(ptr %6)
  br i1 %7, label %8, label %16

8:
  %9 = tail call i1 @llvm.nvvm.isspacep.shared(ptr %5)
  br i1 %9, label %10, label %16

10:
  %11 = addrspacecast ptr %5 to ptr addrspace(3)
  %12 = ptrtoint ptr addrspace(3) %11 to i64
  %13 = trunc i64 %12 to i32
  %14 = addrspacecast ptr %6 to ptr addrspace(1)
  %15 = ptrtoint ptr addrspace(1) %14 to i64
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], $2, $2;", "r,l,n,~{memory}"(i32 %13, i64 %15, i32 16) #5
  br label %17

16:
  tail call void @llvm.memmove.p0.p0.i64(ptr align 16 %5, ptr align 16 %6, i64 16, i1 false)
  br label %17

17:
  tail call void asm sideeffect "cp.async.commit_group;", ""() #5
  tail call void asm sideeffect "cp.async.wait_group $0;", "n"(i8 0) #5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = sub nsw i32 127, %3
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw %0, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 %19
  %21 = getelementptr inbounds nuw %0, ptr %1, i64 %4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 16 %21, ptr align 16 %20, i64 16, i1 false)
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg) #2

define ptx_kernel void @_Z6groupsPKiPi(ptr %0, ptr %1) #0 {
  %3 = tail call i64 asm "{\0A\09 .reg .u32 start;\0A\09 .reg .u64 extended;\0A\09 mov.u32 start, %reserved_smem_offset_1;\0A\09 cvt.u64.u32 extended, start;\0A\09 cvta.shared.u64 $0, extended;\0A\09}", "=l"() #6
  %4 = tail call i1 @llvm.nvvm.isspacep.global(ptr %0)
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br i1 %4, label %29, label %8

8:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !20)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !23)
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = mul nuw nsw i32 %7, %10
  %12 = add nuw nsw i32 %11, %6
  %13 = mul nuw nsw i32 %12, %9
  %14 = add nuw nsw i32 %13, %5
  %15 = icmp ult i32 %14, 256
  br i1 %15, label %16, label %52

16:
  %17 = zext nneg i32 %14 to i64
  %18 = mul nuw nsw i32 %9, %10
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %20 = mul nuw nsw i32 %18, %19
  %21 = zext nneg i32 %20 to i64
  br label %22

22:
  %23 = phi i64 [ %17, %16 ], [ %27, %22 ]
  %24 = getelementptr inbounds nuw %1, ptr %0, i64 %23
  %25 = getelementptr inbounds nuw %1, ptr addrspacecast (ptr addrspace(3) @1 to ptr), i64 %23
  %26 = load i32, ptr %24, align 4
  store i32 %26, ptr %25, align 4
  %27 = add nuw nsw i64 %23, %21
  %28 = icmp ult i64 %27, 256
  br i1 %28, label %22, label %52

29:
  %30 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %31 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %32 = mul nuw nsw i32 %7, %31
  %33 = add nuw nsw i32 %32, %6
  %34 = mul nuw nsw i32 %33, %30
  %35 = add nuw nsw i32 %34, %5
  %36 = icmp ult i32 %35, 256
  br i1 %36, label %37, label %52

37:
  %38 = zext nneg i32 %35 to i64
  %39 = mul nuw nsw i32 %30, %31
  %40 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %41 = mul nuw nsw i32 %39, %40
  %42 = zext nneg i32 %41 to i64
  br label %43

43:
  %44 = phi i64 [ %38, %37 ], [ %50, %43 ]
  %45 = getelementptr inbounds nuw %1, ptr addrspacecast (ptr addrspace(3) @1 to ptr), i64 %44
  %46 = getelementptr inbounds nuw %1, ptr %0, i64 %44
  %47 = addrspacecast ptr %45 to ptr addrspace(3)
  %48 = ptrtoint ptr addrspace(3) %47 to i64
  %49 = trunc i64 %48 to i32
  tail call void asm sideeffect "cp.async.ca.shared.global [$0], [$1], $2, $3;", "r,l,n,n,~{memory}"(i32 %49, ptr %46, i64 4, i64 4) #5
  %50 = add nuw nsw i64 %44, %42
  %51 = icmp ult i64 %50, 256
  br i1 %51, label %43, label %52

52:
  tail call void asm sideeffect "cp.async.commit_group;", ""() #5
  tail call void asm sideeffect "cp.async.wait_group $0;", "n"(i32 0) #5
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  %53 = sub nsw i32 255, %5
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @1 to ptr), i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = zext nneg i32 %5 to i64
  %58 = getelementptr inbounds nuw i32, ptr %1, i64 %57
  store i32 %56, ptr %58, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

declare i1 @llvm.nvvm.isspacep.shared(ptr) #3

declare void @llvm.nvvm.barrier.cta.sync.all(i32) #1

declare i1 @llvm.nvvm.isspacep.global(ptr) #3

declare void @llvm.experimental.noalias.scope.decl(metadata) #4

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg) #2

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent nounwind }
attributes #2 = { nounwind }
attributes #3 = { nounwind }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind }


!20 = !{!21}
!21 = distinct !{!21, !22, !"_ZN18cooperative_groups4__v17detailsL11inline_copyIKNS0_12thread_blockENS1_7SegmentILj1EEEEEvRT_PT0_PKS9_m: argument 0"}
!22 = distinct !{!22, !"_ZN18cooperative_groups4__v17detailsL11inline_copyIKNS0_12thread_blockENS1_7SegmentILj1EEEEEvRT_PT0_PKS9_m"}
!23 = !{!24}
!24 = distinct !{!24, !22, !"_ZN18cooperative_groups4__v17detailsL11inline_copyIKNS0_12thread_blockENS1_7SegmentILj1EEEEEvRT_PT0_PKS9_m: argument 1"}
