target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { double, i32 }
%1 = type { i32 }

$_Z5applyIPFffEEfT_fi = comdat any

$_ZN7Machine2upEi = comdat any

$_ZN7Machine4downEi = comdat any

@Table = addrspace(1) externally_initialized global [3 x ptr] [ptr @_Z5twicef, ptr @_Z6squaref, ptr @_Z7inversef], align 8
@Fixed = addrspace(4) externally_initialized constant [2 x ptr] [ptr @_Z6squaref, ptr @_Z5twicef], align 8
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @Fixed to ptr), ptr addrspacecast (ptr addrspace(1) @Table to ptr)], section "llvm.metadata"

define float @_Z5twicef(float %0) #0 {
  %2 = fmul contract float %0, 2.000000e+00
  ret float %2
}

define float @_Z6squaref(float %0) #0 {
  %2 = fmul contract float %0, %0
  ret float %2
}

define float @_Z7inversef(float %0) #0 {
  %2 = fdiv contract float 1.000000e+00, %0
  ret float %2
}

define %0 @_Z8swapSign4Pairi(ptr byval(%0) align 8 %0, i32 %1) #1 {
  %3 = load double, ptr %0, align 8
  %4 = fneg contract double %3
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = add nsw i32 %6, %1
  %8 = insertvalue %0 poison, double %4, 0
  %9 = insertvalue %0 %8, i32 %7, 1
  ret %0 %9
}

define %0 @_Z5scale4Pairi(ptr byval(%0) align 8 %0, i32 %1) #1 {
  %3 = load double, ptr %0, align 8
  %4 = sitofp i32 %1 to double
  %5 = fmul contract double %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = insertvalue %0 poison, double %5, 0
  %9 = insertvalue %0 %8, i32 %7, 1
  ret %0 %9
}

define ptx_kernel void @_Z5callsPKiPfP4Pair(ptr %0, ptr %1, ptr %2) #2 {
  %4 = alloca %1, align 4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds ptr, ptr addrspacecast (ptr addrspace(1) @Table to ptr), i64 %9
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw float, ptr %1, i64 %6
  %13 = load float, ptr %12, align 4
  %14 = tail call contract float @_Z5applyIPFffEEfT_fi(ptr %11, float %13, i32 3) #8
  %15 = and i32 %5, 1
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(4) @Fixed to ptr), i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = load float, ptr %12, align 4
  %20 = tail call contract float %18(float %19) #8
  %21 = fadd contract float %14, %20
  store float %21, ptr %12, align 4
  %22 = load i32, ptr %7, align 4
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, ptr @_Z5scale4Pairi, ptr @_Z8swapSign4Pairi
  %25 = getelementptr inbounds nuw %0, ptr %2, i64 %6
  %26 = tail call %0 %24(ptr byval(%0) align 8 %25, i32 %5) #8
  %27 = extractvalue %0 %26, 0
  %28 = extractvalue %0 %26, 1
  store double %27, ptr %25, align 8
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i32 %28, ptr %29, align 8
  %30 = load i32, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %4) #9
  store i32 %5, ptr %4, align 4
  %31 = icmp sgt i32 %30, 1
  %32 = select i1 %31, ptr @_ZN7Machine2upEi, ptr @_ZN7Machine4downEi
  %33 = call i32 %32(ptr align 4 %4, i32 4) #8
  %34 = load i32, ptr %4, align 4
  %35 = add nsw i32 %34, %33
  %36 = load i32, ptr %29, align 8
  %37 = add nsw i32 %35, %36
  store i32 %37, ptr %29, align 8
  call void @llvm.lifetime.end.p0(ptr %4) #9
  ret void
}

declare void @llvm.lifetime.start.p0(ptr) #3

define linkonce_odr float @_Z5applyIPFffEEfT_fi(ptr %0, float %1, i32 %2) #4 comdat {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %7, label %5

5:
  %6 = phi float [ %1, %3 ], [ %10, %7 ]
  ret float %6

7:
  %8 = phi i32 [ %11, %7 ], [ 0, %3 ]
  %9 = phi float [ %10, %7 ], [ %1, %3 ]
  %10 = tail call contract float %0(float %9) #8
  %11 = add nuw nsw i32 %8, 1
  %12 = icmp eq i32 %11, %2
  br i1 %12, label %5, label %7
}

declare void @llvm.lifetime.end.p0(ptr) #3

define linkonce_odr i32 @_ZN7Machine2upEi(ptr align 4 %0, i32 %1) #5 comdat align 2 {
  %3 = load i32, ptr %0, align 4
  %4 = add nsw i32 %3, %1
  store i32 %4, ptr %0, align 4
  ret i32 %4
}

define linkonce_odr i32 @_ZN7Machine4downEi(ptr align 4 %0, i32 %1) #5 comdat align 2 {
  %3 = load i32, ptr %0, align 4
  %4 = sub nsw i32 %3, %1
  store i32 %4, ptr %0, align 4
  ret i32 %4
}

define ptx_kernel void @_Z6choosePPFffE(ptr %0) #6 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(1) @Table to ptr), i64 %3
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw ptr, ptr %0, i64 %3
  store ptr %5, ptr %6, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

attributes #0 = { nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #3 = { nounwind }
attributes #4 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #5 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #6 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }
