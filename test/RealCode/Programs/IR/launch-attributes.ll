target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { [64 x float], i32 }
%1 = type { [4000 x i8] }

$_Z5typedILi32EdEvPT0_ = comdat any

$_Z5typedILi1024EsEvPT0_ = comdat any

define ptx_kernel void @_Z5plainPf(ptr %0) #0 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw float, ptr %0, i64 %3
  store float 1.000000e+00, ptr %4, align 4
  ret void
}

define ptx_kernel void @_Z7minimumPf(ptr %0) #1 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw float, ptr %0, i64 %3
  store float 2.000000e+00, ptr %4, align 4
  ret void
}

define ptx_kernel void @_Z7ignoredPf(ptr %0) #2 {
  store float 3.000000e+00, ptr %0, align 4
  ret void
}

define ptx_kernel void @_Z8clustersPf(ptr %0) #3 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw float, ptr %0, i64 %3
  store float 4.000000e+00, ptr %4, align 4
  ret void
}

define ptx_kernel void @_Z5fixedPf(ptr %0) #4 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw float, ptr %0, i64 %3
  store float 5.000000e+00, ptr %4, align 4
  ret void
}

define ptx_kernel void @_Z6short_Pf(ptr %0) #2 {
  store float 6.000000e+00, ptr %0, align 4
  ret void
}

define float @_Z4lookPKfi(ptr %0, i32 %1) #5 {
  %3 = and i32 %1, 63
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw float, ptr %0, i64 %4
  %6 = load float, ptr %5, align 4
  ret float %6
}

define ptx_kernel void @_Z8constant3BigPf(ptr byval(%0) align 4 "nvvm.grid_constant" %0, ptr %1) #6 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %4 = load i32, ptr %3, align 4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add i32 %4, %5
  %7 = call contract float @_Z4lookPKfi(ptr %0, i32 %6) #10
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw float, ptr %1, i64 %8
  store float %7, ptr %9, align 4
  ret void
}

define ptx_kernel void @_Z6copied3BigPf(ptr byval(%0) align 4 %0, ptr %1) #6 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = and i32 %3, 63
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr %0, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = fadd contract float %7, 1.000000e+00
  store float %8, ptr %6, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %10 = load i32, ptr %9, align 4
  %11 = call contract float @_Z4lookPKfi(ptr %0, i32 %10) #10
  %12 = zext nneg i32 %3 to i64
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %12
  store float %11, ptr %13, align 4
  ret void
}

define ptx_kernel void @_Z4wide4WidePh(ptr byval(%1) align 1 %0, ptr %1) #6 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = mul nuw nsw i32 %3, 3
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %5
  %7 = load i8, ptr %6, align 1
  %8 = zext nneg i32 %3 to i64
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 %8
  store i8 %7, ptr %9, align 1
  ret void
}

define ptx_kernel void @_Z5typedILi32EdEvPT0_(ptr %0) #7 comdat {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw double, ptr %0, i64 %3
  store double 3.200000e+01, ptr %4, align 8
  ret void
}

define ptx_kernel void @_Z5typedILi1024EsEvPT0_(ptr %0) #8 comdat {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i16, ptr %0, i64 %3
  store i16 1024, ptr %4, align 2
  ret void
}

define ptx_kernel void @_Z7inlinedPi(ptr %0) #6 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %3 = load i32, ptr %2, align 4
  %4 = mul nsw i32 %3, 3
  store i32 %4, ptr %0, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9

attributes #0 = { noinline nounwind "nvvm.maxntid"="256" "target-features"="+ptx88,+sm_90" }
attributes #1 = { noinline nounwind "nvvm.maxntid"="128" "nvvm.minctasm"="4" "target-features"="+ptx88,+sm_90" }
attributes #2 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #3 = { noinline nounwind "nvvm.maxclusterrank"="4" "nvvm.maxntid"="128" "nvvm.minctasm"="2" "target-features"="+ptx88,+sm_90" }
attributes #4 = { noinline nounwind "nvvm.maxntid"="64" "target-features"="+ptx88,+sm_90" }
attributes #5 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #6 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #7 = { noinline nounwind "nvvm.maxntid"="32" "target-features"="+ptx88,+sm_90" }
attributes #8 = { noinline nounwind "nvvm.maxntid"="1024" "target-features"="+ptx88,+sm_90" }
attributes #9 = { nounwind }
attributes #10 = { nounwind }
