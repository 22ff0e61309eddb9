target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { i16 }

@0 = internal addrspace(3) global [2 x [256 x %0]] undef, align 16
@1 = internal addrspace(3) global [2 x [256 x %0]] undef, align 16

define i32 @_Z6sharedPKv(ptr %0) #0 {
  %2 = addrspacecast ptr %0 to ptr addrspace(3)
  %3 = ptrtoint ptr addrspace(3) %2 to i64
  %4 = trunc i64 %3 to i32
  ret i32 %4
}

define void @_Z8ldmatrixRA4_jPK6__half(ptr align 4 %0, ptr %1) #1 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %6 = addrspacecast ptr %1 to ptr addrspace(3)
  %7 = ptrtoint ptr addrspace(3) %6 to i64
  %8 = trunc i64 %7 to i32
  %9 = tail call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0,$1,$2,$3}, [$4];", "=r,=r,=r,=r,r"(i32 %8) #5
  %10 = extractvalue { i32, i32, i32, i32 } %9, 0
  %11 = extractvalue { i32, i32, i32, i32 } %9, 1
  %12 = extractvalue { i32, i32, i32, i32 } %9, 2
  %13 = extractvalue { i32, i32, i32, i32 } %9, 3
  store i32 %10, ptr %0, align 4
  store i32 %11, ptr %3, align 4
  store i32 %12, ptr %4, align 4
  store i32 %13, ptr %5, align 4
  ret void
}

define void @_Z3mmaRA4_fPKjS2_(ptr align 4 %0, ptr %1, ptr %2) #1 {
  %4 = load float, ptr %0, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load float, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %10 = load float, ptr %9, align 4
  %11 = load i32, ptr %1, align 4
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %17 = load i32, ptr %16, align 4
  %18 = load i32, ptr %2, align 4
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %11, i32 %13, i32 %15, i32 %17, i32 %18, i32 %20, float %4, float %6, float %8, float %10) #5
  %22 = extractvalue { float, float, float, float } %21, 0
  %23 = extractvalue { float, float, float, float } %21, 1
  %24 = extractvalue { float, float, float, float } %21, 2
  %25 = extractvalue { float, float, float, float } %21, 3
  store float %22, ptr %0, align 4
  store float %23, ptr %5, align 4
  store float %24, ptr %7, align 4
  store float %25, ptr %9, align 4
  ret void
}

define ptx_kernel void @_Z4gemmPK6__halfS1_Pfi(ptr %0, ptr %1, ptr %2, i32 %3) #2 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = and i32 %5, 31
  %7 = icmp slt i32 %3, 0
  br i1 %7, label %8, label %11

8:
  %9 = shl nuw nsw i32 %6, 3
  %10 = zext nneg i32 %9 to i64
  br label %41

11:
  %12 = lshr i32 %5, 1
  %13 = and i32 %12, 8
  %14 = and i32 %5, 15
  %15 = shl nuw nsw i32 %6, 3
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw %0, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 %16
  %18 = mul nuw nsw i32 %3, %14
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr %0, ptr %0, i64 %19
  %21 = zext nneg i32 %13 to i64
  %22 = getelementptr %0, ptr %20, i64 %21
  %23 = getelementptr inbounds nuw %0, ptr addrspacecast (ptr addrspace(3) @1 to ptr), i64 %16
  %24 = getelementptr %0, ptr %1, i64 %19
  %25 = getelementptr %0, ptr %24, i64 %21
  %26 = shl nuw nsw i32 %14, 4
  %27 = or i32 %26, %13
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw %0, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 %28
  %30 = getelementptr inbounds nuw %0, ptr addrspacecast (ptr addrspace(3) @1 to ptr), i64 %28
  %31 = icmp eq i32 %3, 0
  br i1 %31, label %39, label %32

32:
  %33 = addrspacecast ptr %17 to ptr addrspace(3)
  %34 = ptrtoint ptr addrspace(3) %33 to i64
  %35 = trunc i64 %34 to i32
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], $2, $3;", "r,l,n,n,~{memory}"(i32 %35, ptr %22, i32 16, i64 16) #5
  %36 = addrspacecast ptr %23 to ptr addrspace(3)
  %37 = ptrtoint ptr addrspace(3) %36 to i64
  %38 = trunc i64 %37 to i32
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], $2, $3;", "r,l,n,n,~{memory}"(i32 %38, ptr %25, i32 16, i64 16) #5
  tail call void asm sideeffect "cp.async.commit_group;", ""() #5
  br label %39

39:
  %40 = icmp ult i32 %3, 16
  br i1 %40, label %41, label %74

41:
  %42 = phi i64 [ %10, %8 ], [ %16, %39 ], [ %16, %100 ]
  %43 = phi i32 [ %9, %8 ], [ %15, %39 ], [ %15, %100 ]
  %44 = phi float [ 0.000000e+00, %8 ], [ 0.000000e+00, %39 ], [ %123, %100 ]
  %45 = phi float [ 0.000000e+00, %8 ], [ 0.000000e+00, %39 ], [ %124, %100 ]
  %46 = phi float [ 0.000000e+00, %8 ], [ 0.000000e+00, %39 ], [ %125, %100 ]
  %47 = phi float [ 0.000000e+00, %8 ], [ 0.000000e+00, %39 ], [ %127, %100 ]
  %48 = phi float [ 0.000000e+00, %8 ], [ 0.000000e+00, %39 ], [ %128, %100 ]
  %49 = phi float [ 0.000000e+00, %8 ], [ 0.000000e+00, %39 ], [ %129, %100 ]
  %50 = phi float [ 0.000000e+00, %8 ], [ 0.000000e+00, %39 ], [ %130, %100 ]
  %51 = phi float [ 0.000000e+00, %8 ], [ 0.000000e+00, %39 ], [ %122, %100 ]
  %52 = getelementptr inbounds nuw float, ptr %2, i64 %42
  store float %51, ptr %52, align 4
  %53 = zext nneg i32 %43 to i64
  %54 = getelementptr inbounds nuw float, ptr %2, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 4
  store float %44, ptr %55, align 4
  %56 = zext nneg i32 %43 to i64
  %57 = getelementptr inbounds nuw float, ptr %2, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 8
  store float %45, ptr %58, align 4
  %59 = zext nneg i32 %43 to i64
  %60 = getelementptr inbounds nuw float, ptr %2, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 12
  store float %46, ptr %61, align 4
  %62 = zext nneg i32 %43 to i64
  %63 = getelementptr inbounds nuw float, ptr %2, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 16
  store float %47, ptr %64, align 4
  %65 = zext nneg i32 %43 to i64
  %66 = getelementptr inbounds nuw float, ptr %2, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 20
  store float %48, ptr %67, align 4
  %68 = zext nneg i32 %43 to i64
  %69 = getelementptr inbounds nuw float, ptr %2, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 24
  store float %49, ptr %70, align 4
  %71 = zext nneg i32 %43 to i64
  %72 = getelementptr inbounds nuw float, ptr %2, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 28
  store float %50, ptr %73, align 4
  ret void

74:
  %75 = phi float [ %130, %100 ], [ 0.000000e+00, %39 ]
  %76 = phi float [ %129, %100 ], [ 0.000000e+00, %39 ]
  %77 = phi float [ %128, %100 ], [ 0.000000e+00, %39 ]
  %78 = phi float [ %127, %100 ], [ 0.000000e+00, %39 ]
  %79 = phi float [ %125, %100 ], [ 0.000000e+00, %39 ]
  %80 = phi float [ %124, %100 ], [ 0.000000e+00, %39 ]
  %81 = phi float [ %123, %100 ], [ 0.000000e+00, %39 ]
  %82 = phi i32 [ %131, %100 ], [ 16, %39 ]
  %83 = phi float [ %122, %100 ], [ 0.000000e+00, %39 ]
  %84 = lshr exact i32 %82, 4
  %85 = and i32 %84, 1
  %86 = icmp slt i32 %82, %3
  br i1 %86, label %87, label %100

87:
  %88 = zext nneg i32 %85 to i64
  %89 = getelementptr inbounds nuw [256 x %0], ptr %17, i64 %88
  %90 = zext nneg i32 %82 to i64
  %91 = getelementptr %0, ptr %22, i64 %90
  %92 = addrspacecast ptr %89 to ptr addrspace(3)
  %93 = ptrtoint ptr addrspace(3) %92 to i64
  %94 = trunc i64 %93 to i32
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], $2, $3;", "r,l,n,n,~{memory}"(i32 %94, ptr %91, i32 16, i64 16) #5
  %95 = getelementptr inbounds nuw [256 x %0], ptr %23, i64 %88
  %96 = getelementptr %0, ptr %25, i64 %90
  %97 = addrspacecast ptr %95 to ptr addrspace(3)
  %98 = ptrtoint ptr addrspace(3) %97 to i64
  %99 = trunc i64 %98 to i32
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], $2, $3;", "r,l,n,n,~{memory}"(i32 %99, ptr %96, i32 16, i64 16) #5
  tail call void asm sideeffect "cp.async.commit_group;", ""() #5
  br label %100

100:
  tail call void asm sideeffect "cp.async.wait_group $0;", "n"(i32 1) #5
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %101 = xor i32 %85, 1
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw [256 x %0], ptr %29, i64 %102
  %104 = addrspacecast ptr %103 to ptr addrspace(3)
  %105 = ptrtoint ptr addrspace(3) %104 to i64
  %106 = trunc i64 %105 to i32
  %107 = tail call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0,$1,$2,$3}, [$4];", "=r,=r,=r,=r,r"(i32 %106) #5
  %108 = extractvalue { i32, i32, i32, i32 } %107, 0
  %109 = extractvalue { i32, i32, i32, i32 } %107, 1
  %110 = extractvalue { i32, i32, i32, i32 } %107, 2
  %111 = extractvalue { i32, i32, i32, i32 } %107, 3
  %112 = getelementptr inbounds nuw [256 x %0], ptr %30, i64 %102
  %113 = addrspacecast ptr %112 to ptr addrspace(3)
  %114 = ptrtoint ptr addrspace(3) %113 to i64
  %115 = trunc i64 %114 to i32
  %116 = tail call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0,$1,$2,$3}, [$4];", "=r,=r,=r,=r,r"(i32 %115) #5
  %117 = extractvalue { i32, i32, i32, i32 } %116, 0
  %118 = extractvalue { i32, i32, i32, i32 } %116, 1
  %119 = extractvalue { i32, i32, i32, i32 } %116, 2
  %120 = extractvalue { i32, i32, i32, i32 } %116, 3
  %121 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %108, i32 %109, i32 %110, i32 %111, i32 %117, i32 %118, float %83, float %81, float %80, float %79) #5
  %122 = extractvalue { float, float, float, float } %121, 0
  %123 = extractvalue { float, float, float, float } %121, 1
  %124 = extractvalue { float, float, float, float } %121, 2
  %125 = extractvalue { float, float, float, float } %121, 3
  %126 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %108, i32 %109, i32 %110, i32 %111, i32 %119, i32 %120, float %78, float %77, float %76, float %75) #5
  %127 = extractvalue { float, float, float, float } %126, 0
  %128 = extractvalue { float, float, float, float } %126, 1
  %129 = extractvalue { float, float, float, float } %126, 2
  %130 = extractvalue { float, float, float, float } %126, 3
  %131 = add nuw nsw i32 %82, 16
  %132 = icmp sgt i32 %131, %3
  br i1 %132, label %41, label %74
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

declare void @llvm.nvvm.bar.warp.sync(i32) #4

attributes #0 = { nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #3 = { nounwind }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind }
