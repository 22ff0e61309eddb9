target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { i8, i8, i8, i8 }
%1 = type { i16, i16 }
%2 = type { double, double }

$_Z5loadsIhEvPKT_PS0_ = comdat any

$_Z5loadsIsEvPKT_PS0_ = comdat any

$_Z5loadsIyEvPKT_PS0_ = comdat any

$_Z5loadsI5char4EvPKT_PS1_ = comdat any

$_Z5loadsI7ushort2EvPKT_PS1_ = comdat any

$_Z5loadsI7double2EvPKT_PS1_ = comdat any

$_Z6storesIiEvPKT_PS0_ = comdat any

$_Z6storesIfEvPKT_PS0_ = comdat any

define ptx_kernel void @_Z5loadsIhEvPKT_PS0_(ptr %0, ptr %1) #0 comdat {
  %3 = addrspacecast ptr %0 to ptr addrspace(1)
  %4 = load i8, ptr addrspace(1) %3, align 1, !invariant.load !9
  store i8 %4, ptr %1, align 1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 3
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 %7
  %9 = addrspacecast ptr %8 to ptr addrspace(1)
  %10 = load i8, ptr addrspace(1) %9, align 1, !invariant.load !9
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 1
  store i8 %10, ptr %11, align 1
  ret void
}

define ptx_kernel void @_Z5loadsIsEvPKT_PS0_(ptr %0, ptr %1) #0 comdat {
  %3 = addrspacecast ptr %0 to ptr addrspace(1)
  %4 = load i16, ptr addrspace(1) %3, align 2, !invariant.load !9
  store i16 %4, ptr %1, align 2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 6
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i16, ptr %5, i64 %7
  %9 = addrspacecast ptr %8 to ptr addrspace(1)
  %10 = load i16, ptr addrspace(1) %9, align 2, !invariant.load !9
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 2
  store i16 %10, ptr %11, align 2
  ret void
}

define ptx_kernel void @_Z5loadsIyEvPKT_PS0_(ptr %0, ptr %1) #0 comdat {
  %3 = addrspacecast ptr %0 to ptr addrspace(1)
  %4 = load i64, ptr addrspace(1) %3, align 8, !invariant.load !9
  store i64 %4, ptr %1, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i64, ptr %5, i64 %7
  %9 = addrspacecast ptr %8 to ptr addrspace(1)
  %10 = load i64, ptr addrspace(1) %9, align 8, !invariant.load !9
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %10, ptr %11, align 8
  ret void
}

define ptx_kernel void @_Z5loadsI5char4EvPKT_PS1_(ptr %0, ptr %1) #0 comdat {
  %3 = addrspacecast ptr %0 to ptr addrspace(1)
  %4 = load <4 x i8>, ptr addrspace(1) %3, align 4
  store <4 x i8> %4, ptr %1, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw %0, ptr %5, i64 %7
  %9 = addrspacecast ptr %8 to ptr addrspace(1)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %11 = load <4 x i8>, ptr addrspace(1) %9, align 4
  store <4 x i8> %11, ptr %10, align 4
  ret void
}

define ptx_kernel void @_Z5loadsI7ushort2EvPKT_PS1_(ptr %0, ptr %1) #0 comdat {
  %3 = addrspacecast ptr %0 to ptr addrspace(1)
  %4 = load <2 x i16>, ptr addrspace(1) %3, align 4
  store <2 x i16> %4, ptr %1, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw %1, ptr %5, i64 %7
  %9 = addrspacecast ptr %8 to ptr addrspace(1)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %11 = load <2 x i16>, ptr addrspace(1) %9, align 4
  store <2 x i16> %11, ptr %10, align 4
  ret void
}

define ptx_kernel void @_Z5loadsI7double2EvPKT_PS1_(ptr %0, ptr %1) #0 comdat {
  %3 = addrspacecast ptr %0 to ptr addrspace(1)
  %4 = load double, ptr addrspace(1) %3, align 16
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 8
  %6 = load double, ptr addrspace(1) %5, align 8
  store double %4, ptr %1, align 16
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store double %6, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw %2, ptr %8, i64 %10
  %12 = addrspacecast ptr %11 to ptr addrspace(1)
  %13 = load double, ptr addrspace(1) %12, align 16
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 8
  %15 = load double, ptr addrspace(1) %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store double %13, ptr %16, align 16
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store double %15, ptr %17, align 8
  ret void
}

define ptx_kernel void @_Z6storesIiEvPKT_PS0_(ptr %0, ptr %1) #1 comdat {
  %3 = tail call i32 asm "ld.global.cg.s32 $0, [$1];", "=r,l"(ptr %0) #3
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = tail call i32 asm "ld.global.cs.s32 $0, [$1];", "=r,l"(ptr %4) #3
  %6 = add nsw i32 %5, %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = tail call i32 asm "ld.global.cv.s32 $0, [$1];", "=r,l,~{memory}"(ptr %7) #4
  %9 = add nsw i32 %6, %8
  tail call void asm sideeffect "st.global.wb.s32 [$0], $1;", "l,r,~{memory}"(ptr %1, i32 %9) #4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 4
  tail call void asm sideeffect "st.global.cg.s32 [$0], $1;", "l,r,~{memory}"(ptr %10, i32 %9) #4
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  tail call void asm sideeffect "st.global.cs.s32 [$0], $1;", "l,r,~{memory}"(ptr %11, i32 %9) #4
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 12
  tail call void asm sideeffect "st.global.wt.s32 [$0], $1;", "l,r,~{memory}"(ptr %12, i32 %9) #4
  ret void
}

define ptx_kernel void @_Z6storesIfEvPKT_PS0_(ptr %0, ptr %1) #1 comdat {
  %3 = tail call contract float asm "ld.global.cg.f32 $0, [$1];", "=f,l"(ptr %0) #3
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = tail call contract float asm "ld.global.cs.f32 $0, [$1];", "=f,l"(ptr %4) #3
  %6 = fadd contract float %3, %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = tail call contract float asm "ld.global.cv.f32 $0, [$1];", "=f,l,~{memory}"(ptr %7) #4
  %9 = fadd contract float %6, %8
  tail call void asm sideeffect "st.global.wb.f32 [$0], $1;", "l,f,~{memory}"(ptr %1, float %9) #4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 4
  tail call void asm sideeffect "st.global.cg.f32 [$0], $1;", "l,f,~{memory}"(ptr %10, float %9) #4
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  tail call void asm sideeffect "st.global.cs.f32 [$0], $1;", "l,f,~{memory}"(ptr %11, float %9) #4
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 12
  tail call void asm sideeffect "st.global.wt.f32 [$0], $1;", "l,f,~{memory}"(ptr %12, float %9) #4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
attributes #3 = { convergent nounwind }
attributes #4 = { convergent nounwind }


!9 = !{}
