; ModuleID = 'wgmma.cpp'
source_filename = "wgmma.cpp"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nounwind
define dso_local ptx_kernel void @chain(ptr noundef writeonly captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"() #2, !srcloc !6
  %4 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %1, i64 %2, i32 1, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00) #2, !srcloc !7
  %5 = extractvalue { float, float, float, float } %4, 0
  %6 = extractvalue { float, float, float, float } %4, 1
  %7 = extractvalue { float, float, float, float } %4, 2
  %8 = extractvalue { float, float, float, float } %4, 3
  %9 = add i64 %1, 2
  %10 = add i64 %2, 2
  %11 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %9, i64 %10, i32 1, float %5, float %6, float %7, float %8) #2, !srcloc !7
  %12 = extractvalue { float, float, float, float } %11, 0
  %13 = extractvalue { float, float, float, float } %11, 1
  %14 = extractvalue { float, float, float, float } %11, 2
  %15 = extractvalue { float, float, float, float } %11, 3
  %16 = add i64 %1, 4
  %17 = add i64 %2, 4
  %18 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %16, i64 %17, i32 1, float %12, float %13, float %14, float %15) #2, !srcloc !7
  %19 = extractvalue { float, float, float, float } %18, 0
  %20 = extractvalue { float, float, float, float } %18, 1
  %21 = extractvalue { float, float, float, float } %18, 2
  %22 = extractvalue { float, float, float, float } %18, 3
  %23 = add i64 %1, 6
  %24 = add i64 %2, 6
  %25 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %23, i64 %24, i32 1, float %19, float %20, float %21, float %22) #2, !srcloc !7
  %26 = extractvalue { float, float, float, float } %25, 0
  %27 = extractvalue { float, float, float, float } %25, 1
  %28 = extractvalue { float, float, float, float } %25, 2
  %29 = extractvalue { float, float, float, float } %25, 3
  tail call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"() #2, !srcloc !8
  tail call void asm sideeffect "wgmma.wait_group.sync.aligned $0;", "n,~{memory}"(i32 0) #2, !srcloc !9
  %30 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = shl nuw nsw i32 %30, 2
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr %0, i64 %32
  store float %26, ptr %33, align 4, !tbaa !10
  %34 = zext nneg i32 %31 to i64
  %35 = getelementptr inbounds nuw float, ptr %0, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 4
  store float %27, ptr %36, align 4, !tbaa !10
  %37 = zext nneg i32 %31 to i64
  %38 = getelementptr inbounds nuw float, ptr %0, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store float %28, ptr %39, align 4, !tbaa !10
  %40 = zext nneg i32 %31 to i64
  %41 = getelementptr inbounds nuw float, ptr %0, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store float %29, ptr %42, align 4, !tbaa !10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define dso_local ptx_kernel void @pipeline(ptr noundef writeonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %52

6:                                                ; preds = %4, %6
  %7 = phi float [ %46, %6 ], [ 0.000000e+00, %4 ]
  %8 = phi float [ %47, %6 ], [ 0.000000e+00, %4 ]
  %9 = phi float [ %48, %6 ], [ 0.000000e+00, %4 ]
  %10 = phi float [ %49, %6 ], [ 0.000000e+00, %4 ]
  %11 = phi i32 [ %50, %6 ], [ 0, %4 ]
  %12 = tail call float asm sideeffect "", "=f,0,~{memory}"(float %7) #2, !srcloc !12
  %13 = tail call float asm sideeffect "", "=f,0,~{memory}"(float %8) #2, !srcloc !12
  %14 = tail call float asm sideeffect "", "=f,0,~{memory}"(float %9) #2, !srcloc !12
  %15 = tail call float asm sideeffect "", "=f,0,~{memory}"(float %10) #2, !srcloc !12
  tail call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"() #2, !srcloc !6
  %16 = shl nsw i32 %11, 3
  %17 = zext nneg i32 %16 to i64
  %18 = add i64 %1, %17
  %19 = add i64 %2, %17
  %20 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %18, i64 %19, i32 1, float %12, float %13, float %14, float %15) #2, !srcloc !7
  %21 = extractvalue { float, float, float, float } %20, 0
  %22 = extractvalue { float, float, float, float } %20, 1
  %23 = extractvalue { float, float, float, float } %20, 2
  %24 = extractvalue { float, float, float, float } %20, 3
  %25 = add i64 %18, 2
  %26 = add i64 %19, 2
  %27 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %25, i64 %26, i32 1, float %21, float %22, float %23, float %24) #2, !srcloc !7
  %28 = extractvalue { float, float, float, float } %27, 0
  %29 = extractvalue { float, float, float, float } %27, 1
  %30 = extractvalue { float, float, float, float } %27, 2
  %31 = extractvalue { float, float, float, float } %27, 3
  %32 = add i64 %18, 4
  %33 = add i64 %19, 4
  %34 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %32, i64 %33, i32 1, float %28, float %29, float %30, float %31) #2, !srcloc !7
  %35 = extractvalue { float, float, float, float } %34, 0
  %36 = extractvalue { float, float, float, float } %34, 1
  %37 = extractvalue { float, float, float, float } %34, 2
  %38 = extractvalue { float, float, float, float } %34, 3
  %39 = add i64 %18, 6
  %40 = add i64 %19, 6
  %41 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %39, i64 %40, i32 1, float %35, float %36, float %37, float %38) #2, !srcloc !7
  %42 = extractvalue { float, float, float, float } %41, 0
  %43 = extractvalue { float, float, float, float } %41, 1
  %44 = extractvalue { float, float, float, float } %41, 2
  %45 = extractvalue { float, float, float, float } %41, 3
  tail call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"() #2, !srcloc !8
  tail call void asm sideeffect "wgmma.wait_group.sync.aligned $0;", "n,~{memory}"(i32 1) #2, !srcloc !9
  %46 = tail call float asm sideeffect "", "=f,0,~{memory}"(float %42) #2, !srcloc !12
  %47 = tail call float asm sideeffect "", "=f,0,~{memory}"(float %43) #2, !srcloc !12
  %48 = tail call float asm sideeffect "", "=f,0,~{memory}"(float %44) #2, !srcloc !12
  %49 = tail call float asm sideeffect "", "=f,0,~{memory}"(float %45) #2, !srcloc !12
  %50 = add nuw nsw i32 %11, 1
  %51 = icmp eq i32 %50, %3
  br i1 %51, label %52, label %6, !llvm.loop !13

52:                                               ; preds = %6, %4
  %53 = phi float [ 0.000000e+00, %4 ], [ %46, %6 ]
  %54 = phi float [ 0.000000e+00, %4 ], [ %47, %6 ]
  %55 = phi float [ 0.000000e+00, %4 ], [ %48, %6 ]
  %56 = phi float [ 0.000000e+00, %4 ], [ %49, %6 ]
  tail call void asm sideeffect "wgmma.wait_group.sync.aligned $0;", "n,~{memory}"(i32 0) #2, !srcloc !9
  %57 = tail call float asm sideeffect "", "=f,0,~{memory}"(float %53) #2, !srcloc !12
  %58 = tail call float asm sideeffect "", "=f,0,~{memory}"(float %54) #2, !srcloc !12
  %59 = tail call float asm sideeffect "", "=f,0,~{memory}"(float %55) #2, !srcloc !12
  %60 = tail call float asm sideeffect "", "=f,0,~{memory}"(float %56) #2, !srcloc !12
  %61 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %62 = shl nuw nsw i32 %61, 2
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr %0, i64 %63
  store float %57, ptr %64, align 4, !tbaa !10
  %65 = zext nneg i32 %62 to i64
  %66 = getelementptr inbounds nuw float, ptr %0, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 4
  store float %58, ptr %67, align 4, !tbaa !10
  %68 = zext nneg i32 %62 to i64
  %69 = getelementptr inbounds nuw float, ptr %0, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 8
  store float %59, ptr %70, align 4, !tbaa !10
  %71 = zext nneg i32 %62 to i64
  %72 = getelementptr inbounds nuw float, ptr %0, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 12
  store float %60, ptr %73, align 4, !tbaa !10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define dso_local ptx_kernel void @unset(ptr noundef writeonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %34

6:                                                ; preds = %4
  tail call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"() #2, !srcloc !6
  %7 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %1, i64 %2, i32 range(i32 0, 2) 0, float undef, float undef, float undef, float undef) #2, !srcloc !7
  %8 = extractvalue { float, float, float, float } %7, 0
  %9 = extractvalue { float, float, float, float } %7, 1
  %10 = extractvalue { float, float, float, float } %7, 2
  %11 = extractvalue { float, float, float, float } %7, 3
  %12 = add i64 %1, 2
  %13 = add i64 %2, 2
  %14 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %12, i64 %13, i32 range(i32 0, 2) 1, float %8, float %9, float %10, float %11) #2, !srcloc !7
  %15 = extractvalue { float, float, float, float } %14, 0
  %16 = extractvalue { float, float, float, float } %14, 1
  %17 = extractvalue { float, float, float, float } %14, 2
  %18 = extractvalue { float, float, float, float } %14, 3
  %19 = add i64 %1, 4
  %20 = add i64 %2, 4
  %21 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %19, i64 %20, i32 range(i32 0, 2) 1, float %15, float %16, float %17, float %18) #2, !srcloc !7
  %22 = extractvalue { float, float, float, float } %21, 0
  %23 = extractvalue { float, float, float, float } %21, 1
  %24 = extractvalue { float, float, float, float } %21, 2
  %25 = extractvalue { float, float, float, float } %21, 3
  %26 = add i64 %1, 6
  %27 = add i64 %2, 6
  %28 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %26, i64 %27, i32 range(i32 0, 2) 1, float %22, float %23, float %24, float %25) #2, !srcloc !7
  %29 = extractvalue { float, float, float, float } %28, 0
  %30 = extractvalue { float, float, float, float } %28, 1
  %31 = extractvalue { float, float, float, float } %28, 2
  %32 = extractvalue { float, float, float, float } %28, 3
  tail call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"() #2, !srcloc !8
  tail call void asm sideeffect "wgmma.wait_group.sync.aligned $0;", "n,~{memory}"(i32 1) #2, !srcloc !9
  %33 = icmp eq i32 %3, 1
  br i1 %33, label %34, label %52

34:                                               ; preds = %52, %6, %4
  %35 = phi float [ undef, %4 ], [ %32, %6 ], [ %87, %52 ]
  %36 = phi float [ undef, %4 ], [ %31, %6 ], [ %86, %52 ]
  %37 = phi float [ undef, %4 ], [ %30, %6 ], [ %85, %52 ]
  %38 = phi float [ undef, %4 ], [ %29, %6 ], [ %84, %52 ]
  tail call void asm sideeffect "wgmma.wait_group.sync.aligned $0;", "n,~{memory}"(i32 0) #2, !srcloc !9
  %39 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %40 = shl nuw nsw i32 %39, 2
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr %0, i64 %41
  store float %38, ptr %42, align 4, !tbaa !10
  %43 = zext nneg i32 %40 to i64
  %44 = getelementptr inbounds nuw float, ptr %0, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  store float %37, ptr %45, align 4, !tbaa !10
  %46 = zext nneg i32 %40 to i64
  %47 = getelementptr inbounds nuw float, ptr %0, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store float %36, ptr %48, align 4, !tbaa !10
  %49 = zext nneg i32 %40 to i64
  %50 = getelementptr inbounds nuw float, ptr %0, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 12
  store float %35, ptr %51, align 4, !tbaa !10
  ret void

52:                                               ; preds = %6, %52
  %53 = phi i32 [ %88, %52 ], [ 1, %6 ]
  %54 = phi float [ %84, %52 ], [ %29, %6 ]
  %55 = phi float [ %85, %52 ], [ %30, %6 ]
  %56 = phi float [ %86, %52 ], [ %31, %6 ]
  %57 = phi float [ %87, %52 ], [ %32, %6 ]
  tail call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"() #2, !srcloc !6
  %58 = shl nsw i32 %53, 3
  %59 = zext nneg i32 %58 to i64
  %60 = add i64 %1, %59
  %61 = add i64 %2, %59
  %62 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %60, i64 %61, i32 range(i32 0, 2) 1, float %54, float %55, float %56, float %57) #2, !srcloc !7
  %63 = extractvalue { float, float, float, float } %62, 0
  %64 = extractvalue { float, float, float, float } %62, 1
  %65 = extractvalue { float, float, float, float } %62, 2
  %66 = extractvalue { float, float, float, float } %62, 3
  %67 = add i64 %60, 2
  %68 = add i64 %61, 2
  %69 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %67, i64 %68, i32 range(i32 0, 2) 1, float %63, float %64, float %65, float %66) #2, !srcloc !7
  %70 = extractvalue { float, float, float, float } %69, 0
  %71 = extractvalue { float, float, float, float } %69, 1
  %72 = extractvalue { float, float, float, float } %69, 2
  %73 = extractvalue { float, float, float, float } %69, 3
  %74 = add i64 %60, 4
  %75 = add i64 %61, 4
  %76 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %74, i64 %75, i32 range(i32 0, 2) 1, float %70, float %71, float %72, float %73) #2, !srcloc !7
  %77 = extractvalue { float, float, float, float } %76, 0
  %78 = extractvalue { float, float, float, float } %76, 1
  %79 = extractvalue { float, float, float, float } %76, 2
  %80 = extractvalue { float, float, float, float } %76, 3
  %81 = add i64 %60, 6
  %82 = add i64 %61, 6
  %83 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %81, i64 %82, i32 range(i32 0, 2) 1, float %77, float %78, float %79, float %80) #2, !srcloc !7
  %84 = extractvalue { float, float, float, float } %83, 0
  %85 = extractvalue { float, float, float, float } %83, 1
  %86 = extractvalue { float, float, float, float } %83, 2
  %87 = extractvalue { float, float, float, float } %83, 3
  tail call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"() #2, !srcloc !8
  tail call void asm sideeffect "wgmma.wait_group.sync.aligned $0;", "n,~{memory}"(i32 1) #2, !srcloc !9
  %88 = add nuw nsw i32 %53, 1
  %89 = icmp eq i32 %88, %3
  br i1 %89, label %34, label %52, !llvm.loop !15
}

; Function Attrs: convergent mustprogress nounwind
define dso_local ptx_kernel void @rescale(ptr noundef writeonly captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef readonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %5, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %6
  %9 = add i64 %3, 2
  %10 = add i64 %3, 4
  %11 = add i64 %3, 6
  br label %30

12:                                               ; preds = %30, %6
  %13 = phi float [ 0.000000e+00, %6 ], [ %73, %30 ]
  %14 = phi float [ 0.000000e+00, %6 ], [ %74, %30 ]
  %15 = phi float [ 0.000000e+00, %6 ], [ %75, %30 ]
  %16 = phi float [ 0.000000e+00, %6 ], [ %76, %30 ]
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = shl nuw nsw i32 %17, 2
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr %0, i64 %19
  store float %13, ptr %20, align 4, !tbaa !10
  %21 = zext nneg i32 %18 to i64
  %22 = getelementptr inbounds nuw float, ptr %0, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 4
  store float %14, ptr %23, align 4, !tbaa !10
  %24 = zext nneg i32 %18 to i64
  %25 = getelementptr inbounds nuw float, ptr %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store float %15, ptr %26, align 4, !tbaa !10
  %27 = zext nneg i32 %18 to i64
  %28 = getelementptr inbounds nuw float, ptr %0, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 12
  store float %16, ptr %29, align 4, !tbaa !10
  ret void

30:                                               ; preds = %8, %30
  %31 = phi float [ 0.000000e+00, %8 ], [ %73, %30 ]
  %32 = phi float [ 0.000000e+00, %8 ], [ %74, %30 ]
  %33 = phi float [ 0.000000e+00, %8 ], [ %75, %30 ]
  %34 = phi float [ 0.000000e+00, %8 ], [ %76, %30 ]
  %35 = phi i32 [ 0, %8 ], [ %77, %30 ]
  %36 = phi float [ undef, %8 ], [ %50, %30 ]
  %37 = phi float [ undef, %8 ], [ %51, %30 ]
  %38 = phi float [ undef, %8 ], [ %52, %30 ]
  %39 = phi float [ undef, %8 ], [ %53, %30 ]
  tail call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"() #2, !srcloc !6
  %40 = shl nsw i32 %35, 3
  %41 = zext nneg i32 %40 to i64
  %42 = add i64 %1, %41
  %43 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %3, i64 %42, i32 0, float %36, float %37, float %38, float %39) #2, !srcloc !7
  %44 = extractvalue { float, float, float, float } %43, 0
  %45 = extractvalue { float, float, float, float } %43, 1
  %46 = extractvalue { float, float, float, float } %43, 2
  %47 = extractvalue { float, float, float, float } %43, 3
  %48 = add i64 %42, 2
  %49 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %9, i64 %48, i32 1, float %44, float %45, float %46, float %47) #2, !srcloc !7
  %50 = extractvalue { float, float, float, float } %49, 0
  %51 = extractvalue { float, float, float, float } %49, 1
  %52 = extractvalue { float, float, float, float } %49, 2
  %53 = extractvalue { float, float, float, float } %49, 3
  tail call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"() #2, !srcloc !8
  tail call void asm sideeffect "wgmma.wait_group.sync.aligned $0;", "n,~{memory}"(i32 0) #2, !srcloc !9
  %54 = zext nneg i32 %35 to i64
  %55 = getelementptr inbounds nuw float, ptr %4, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !10
  %57 = fadd float %50, %51
  %58 = fadd float %52, %57
  %59 = fadd float %53, %58
  %60 = fmul float %56, %59
  %61 = fmul float %60, %31
  %62 = fmul float %60, %32
  %63 = fmul float %60, %33
  %64 = fmul float %60, %34
  tail call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"() #2, !srcloc !6
  %65 = add i64 %2, %41
  %66 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %10, i64 %65, i32 1, float %61, float %62, float %63, float %64) #2, !srcloc !7
  %67 = extractvalue { float, float, float, float } %66, 0
  %68 = extractvalue { float, float, float, float } %66, 1
  %69 = extractvalue { float, float, float, float } %66, 2
  %70 = extractvalue { float, float, float, float } %66, 3
  %71 = add i64 %65, 2
  %72 = tail call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %11, i64 %71, i32 1, float %67, float %68, float %69, float %70) #2, !srcloc !7
  %73 = extractvalue { float, float, float, float } %72, 0
  %74 = extractvalue { float, float, float, float } %72, 1
  %75 = extractvalue { float, float, float, float } %72, 2
  %76 = extractvalue { float, float, float, float } %72, 3
  tail call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"() #2, !srcloc !8
  tail call void asm sideeffect "wgmma.wait_group.sync.aligned $0;", "n,~{memory}"(i32 0) #2, !srcloc !9
  %77 = add nuw nsw i32 %35, 1
  %78 = icmp eq i32 %77, %5
  br i1 %78, label %12, label %30, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90a" "target-features"="+ptx80,+ptx88,+sm_90a" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C++ TBAA"}
!6 = !{i64 592}
!7 = !{i64 942, i64 946, i64 961, i64 1002, i64 1112}
!8 = !{i64 675}
!9 = !{i64 785}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !4, i64 0}
!12 = !{i64 1367}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14, !16}
!16 = !{!"llvm.loop.peeled.count", i32 1}
!17 = distinct !{!17, !14}
