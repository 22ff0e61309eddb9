; The reference's code generator took 0 / 0 in a single lane for 0.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr %in, ptr %out, ptr %counters) #0 {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = trunc i32 %tid to i1
  %wide = uitofp i32 %tid to float
  %mask = insertelement <8 x i1> zeroinitializer, i1 %odd, i64 0
  %a = insertelement <8 x float> zeroinitializer, float %wide, i64 3
  %b = insertelement <8 x float> <float 0.0, float -8.0, float 0.0, float 0.0, float 0.0, float -8.0, float 0.0, float 0.0>, float %wide, i64 3
  %q = call <8 x float> @llvm.vp.fdiv.v8f32(<8 x float> %a, <8 x float> %b, <8 x i1> %mask, i32 3)
  %r = select <8 x i1> %mask, <8 x float> %q, <8 x float> <float 0.0, float 0.0, float 0.0, float 0.0, float -8.0, float 0.0, float 0.0, float -8.0>
  %nan = fcmp uno <8 x float> %r, zeroinitializer
  %s = select <8 x i1> %nan, <8 x float> splat (float 0x7FF8000000000000), <8 x float> %r
  %offset = mul i32 %tid, 1024
  %at = getelementptr i8, ptr %out, i32 %offset
  store <8 x float> %s, ptr %at, align 32
  ret void
}

attributes #0 = { "nvvm.reqntid"="32" "target-cpu"="sm_80" }
