; ModuleID = 'scan.cu'
source_filename = "scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4scanE4sums = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = and i32 %4, 31
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %4
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %12, i32 1, i32 0)
  %14 = icmp eq i32 %5, 0
  %15 = select i1 %14, i32 0, i32 %13
  %16 = add nsw i32 %15, %12
  %17 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %16, i32 2, i32 0)
  %18 = icmp samesign ult i32 %5, 2
  %19 = select i1 %18, i32 0, i32 %17
  %20 = add nsw i32 %19, %16
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %20, i32 4, i32 0)
  %22 = icmp samesign ult i32 %5, 4
  %23 = select i1 %22, i32 0, i32 %21
  %24 = add nsw i32 %23, %20
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %24, i32 8, i32 0)
  %26 = icmp samesign ult i32 %5, 8
  %27 = select i1 %26, i32 0, i32 %25
  %28 = add nsw i32 %27, %24
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %28, i32 16, i32 0)
  %30 = icmp samesign ult i32 %5, 16
  %31 = select i1 %30, i32 0, i32 %29
  %32 = add nsw i32 %31, %28
  %33 = lshr i32 %4, 5
  %34 = icmp eq i32 %5, 31
  br i1 %34, label %35, label %38

35:                                               ; preds = %3
  %36 = zext nneg i32 %33 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE4sums to ptr), i64 %36
  store i32 %32, ptr %37, align 4, !tbaa !4
  br label %38

38:                                               ; preds = %35, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = icmp eq i32 %33, 0
  br i1 %39, label %40, label %59

40:                                               ; preds = %38
  %41 = zext nneg i32 %5 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE4sums to ptr), i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !4
  %44 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %43, i32 1, i32 0)
  %45 = select i1 %14, i32 0, i32 %44
  %46 = add nsw i32 %45, %43
  %47 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %46, i32 2, i32 0)
  %48 = select i1 %18, i32 0, i32 %47
  %49 = add nsw i32 %48, %46
  %50 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %49, i32 4, i32 0)
  %51 = select i1 %22, i32 0, i32 %50
  %52 = add nsw i32 %51, %49
  %53 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %52, i32 8, i32 0)
  %54 = select i1 %26, i32 0, i32 %53
  %55 = add nsw i32 %54, %52
  %56 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %55, i32 16, i32 0)
  %57 = select i1 %30, i32 0, i32 %56
  %58 = add nsw i32 %57, %55
  store i32 %58, ptr %42, align 4, !tbaa !4
  br label %59

59:                                               ; preds = %40, %38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %39, label %66, label %60

60:                                               ; preds = %59
  %61 = zext nneg i32 %33 to i64
  %62 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE4sums to ptr), i64 %61
  %63 = getelementptr i8, ptr %62, i64 -4
  %64 = load i32, ptr %63, align 4, !tbaa !4
  %65 = add nsw i32 %64, %32
  br label %66

66:                                               ; preds = %60, %59
  %67 = phi i32 [ %65, %60 ], [ %32, %59 ]
  %68 = getelementptr inbounds nuw i32, ptr %1, i64 %10
  store i32 %67, ptr %68, align 4, !tbaa !4
  %69 = add nsw i32 %7, -1
  %70 = icmp eq i32 %4, %69
  br i1 %70, label %71, label %74

71:                                               ; preds = %66
  %72 = zext nneg i32 %6 to i64
  %73 = getelementptr inbounds nuw i32, ptr %2, i64 %72
  store i32 %67, ptr %73, align 4, !tbaa !4
  br label %74

74:                                               ; preds = %71, %66
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @compact(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %15

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %4, %11
  %16 = phi i32 [ %14, %11 ], [ 0, %4 ]
  %17 = icmp sgt i32 %16, 0
  %18 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %17)
  %19 = and i32 %8, 31
  %20 = icmp eq i32 %19, 0
  %21 = icmp ne i32 %18, 0
  %22 = and i1 %20, %21
  br i1 %22, label %23, label %26

23:                                               ; preds = %15
  %24 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %18)
  %25 = atomicrmw add ptr %2, i32 %24 seq_cst, align 4
  br label %26

26:                                               ; preds = %23, %15
  %27 = phi i32 [ %25, %23 ], [ 0, %15 ]
  %28 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %27, i32 0, i32 31)
  br i1 %17, label %29, label %37

29:                                               ; preds = %26
  %30 = shl nsw i32 -1, %19
  %31 = xor i32 %30, -1
  %32 = and i32 %18, %31
  %33 = tail call range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %32)
  %34 = add nsw i32 %28, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %1, i64 %35
  store i32 %16, ptr %36, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %29, %26
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="1024" "nvvm.minctasm"="1" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx88,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx88,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
