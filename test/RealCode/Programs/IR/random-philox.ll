target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZL17__cr_lgamma_table = addrspace(4) externally_initialized constant [9 x double] [double 0.000000e+00, double 0.000000e+00, double 0x3FE62E42FEFA39EF, double 0x3FFCAB0BFA2A2002, double 0x40096CA77C922CF9, double 0x401326643C4479C9, double 0x401A51273ACF01CA, double 0x40210CE1F32DCC30, double 0x4025358E82FCB70D], align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @_ZL17__cr_lgamma_table to ptr)], section "llvm.metadata"

define ptx_kernel void @_Z7dropoutPfPhfyy(ptr %0, ptr %1, float %2, i64 %3, i64 %4) #0 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = sdiv i32 %10, 4
  %12 = icmp slt i32 %10, -3
  %13 = sext i1 %12 to i32
  %14 = trunc i64 %3 to i32
  %15 = lshr i64 %3, 32
  %16 = trunc nuw i64 %15 to i32
  %17 = tail call i32 @__nv_umulhi(i32 -766435501, i32 0) #3
  %18 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %11) #3
  %19 = mul i32 %11, -845247145
  %20 = xor i32 %18, %14
  %21 = xor i32 %17, %13
  %22 = xor i32 %21, %16
  %23 = add i32 %14, -1640531527
  %24 = add i32 %16, -1150833019
  %25 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %20) #3
  %26 = mul i32 %20, -766435501
  %27 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %22) #3
  %28 = mul i32 %22, -845247145
  %29 = xor i32 %19, %27
  %30 = xor i32 %29, %23
  %31 = xor i32 %25, %24
  %32 = add i32 %14, 1013904242
  %33 = add i32 %16, 1993301258
  %34 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %30) #3
  %35 = mul i32 %30, -766435501
  %36 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %31) #3
  %37 = mul i32 %31, -845247145
  %38 = xor i32 %28, %36
  %39 = xor i32 %38, %32
  %40 = xor i32 %26, %34
  %41 = xor i32 %40, %33
  %42 = add i32 %14, -626627285
  %43 = add i32 %16, 842468239
  %44 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %39) #3
  %45 = mul i32 %39, -766435501
  %46 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %41) #3
  %47 = mul i32 %41, -845247145
  %48 = xor i32 %37, %46
  %49 = xor i32 %48, %42
  %50 = xor i32 %35, %44
  %51 = xor i32 %50, %43
  %52 = add i32 %14, 2027808484
  %53 = add i32 %16, -308364780
  %54 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %49) #3
  %55 = mul i32 %49, -766435501
  %56 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %51) #3
  %57 = mul i32 %51, -845247145
  %58 = xor i32 %47, %56
  %59 = xor i32 %58, %52
  %60 = xor i32 %45, %54
  %61 = xor i32 %60, %53
  %62 = add i32 %14, 387276957
  %63 = add i32 %16, -1459197799
  %64 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %59) #3
  %65 = mul i32 %59, -766435501
  %66 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %61) #3
  %67 = mul i32 %61, -845247145
  %68 = xor i32 %57, %66
  %69 = xor i32 %68, %62
  %70 = xor i32 %55, %64
  %71 = xor i32 %70, %63
  %72 = add i32 %14, -1253254570
  %73 = add i32 %16, 1684936478
  %74 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %69) #3
  %75 = mul i32 %69, -766435501
  %76 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %71) #3
  %77 = mul i32 %71, -845247145
  %78 = xor i32 %67, %76
  %79 = xor i32 %78, %72
  %80 = xor i32 %65, %74
  %81 = xor i32 %80, %73
  %82 = add i32 %14, 1401181199
  %83 = add i32 %16, 534103459
  %84 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %79) #3
  %85 = mul i32 %79, -766435501
  %86 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %81) #3
  %87 = mul i32 %81, -845247145
  %88 = xor i32 %77, %86
  %89 = xor i32 %88, %82
  %90 = xor i32 %75, %84
  %91 = xor i32 %90, %83
  %92 = add i32 %14, -239350328
  %93 = add i32 %16, -616729560
  %94 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %89) #3
  %95 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %91) #3
  %96 = xor i32 %87, %95
  %97 = xor i32 %96, %92
  %98 = xor i32 %85, %94
  %99 = xor i32 %98, %93
  %100 = add i64 %3, -7591623470438416384
  %101 = add i32 %14, -1879881855
  %102 = lshr i64 %100, 32
  %103 = trunc nuw i64 %102 to i32
  %104 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %97) #3
  %105 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %99) #3
  %106 = trunc i64 %4 to i32
  %107 = and i32 %106, 3
  %108 = lshr i64 %4, 2
  %109 = trunc i64 %108 to i32
  %110 = lshr i64 %4, 34
  %111 = trunc nuw nsw i64 %110 to i32
  %112 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %109) #3
  %113 = mul i32 %109, -766435501
  %114 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %11) #3
  %115 = xor i32 %114, %14
  %116 = xor i32 %115, %111
  %117 = xor i32 %112, %13
  %118 = xor i32 %117, %16
  %119 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %116) #3
  %120 = mul i32 %116, -766435501
  %121 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %118) #3
  %122 = mul i32 %118, -845247145
  %123 = xor i32 %19, %121
  %124 = xor i32 %123, %23
  %125 = xor i32 %113, %119
  %126 = xor i32 %125, %24
  %127 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %124) #3
  %128 = mul i32 %124, -766435501
  %129 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %126) #3
  %130 = mul i32 %126, -845247145
  %131 = xor i32 %122, %129
  %132 = xor i32 %131, %32
  %133 = xor i32 %120, %127
  %134 = xor i32 %133, %33
  %135 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %132) #3
  %136 = mul i32 %132, -766435501
  %137 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %134) #3
  %138 = mul i32 %134, -845247145
  %139 = xor i32 %130, %137
  %140 = xor i32 %139, %42
  %141 = xor i32 %128, %135
  %142 = xor i32 %141, %43
  %143 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %140) #3
  %144 = mul i32 %140, -766435501
  %145 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %142) #3
  %146 = mul i32 %142, -845247145
  %147 = xor i32 %138, %145
  %148 = xor i32 %147, %52
  %149 = xor i32 %136, %143
  %150 = xor i32 %149, %53
  %151 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %148) #3
  %152 = mul i32 %148, -766435501
  %153 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %150) #3
  %154 = mul i32 %150, -845247145
  %155 = xor i32 %146, %153
  %156 = xor i32 %155, %62
  %157 = xor i32 %144, %151
  %158 = xor i32 %157, %63
  %159 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %156) #3
  %160 = mul i32 %156, -766435501
  %161 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %158) #3
  %162 = mul i32 %158, -845247145
  %163 = xor i32 %154, %161
  %164 = xor i32 %163, %72
  %165 = xor i32 %152, %159
  %166 = xor i32 %165, %73
  %167 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %164) #3
  %168 = mul i32 %164, -766435501
  %169 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %166) #3
  %170 = mul i32 %166, -845247145
  %171 = xor i32 %162, %169
  %172 = xor i32 %171, %82
  %173 = xor i32 %160, %167
  %174 = xor i32 %173, %83
  %175 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %172) #3
  %176 = mul i32 %172, -766435501
  %177 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %174) #3
  %178 = mul i32 %174, -845247145
  %179 = xor i32 %170, %177
  %180 = xor i32 %179, %92
  %181 = xor i32 %168, %175
  %182 = xor i32 %181, %93
  %183 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %180) #3
  %184 = mul i32 %180, -766435501
  %185 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %182) #3
  %186 = mul i32 %182, -845247145
  %187 = xor i32 %178, %185
  %188 = xor i32 %187, %101
  %189 = xor i32 %176, %183
  %190 = xor i32 %189, %103
  %191 = add i32 %109, 1
  %192 = icmp eq i32 %191, 0
  %193 = zext i1 %192 to i32
  %194 = add nuw nsw i32 %193, %111
  %195 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %191) #3
  %196 = mul i32 %191, -766435501
  %197 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %11) #3
  %198 = xor i32 %197, %14
  %199 = xor i32 %198, %194
  %200 = xor i32 %195, %13
  %201 = xor i32 %200, %16
  %202 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %199) #3
  %203 = mul i32 %199, -766435501
  %204 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %201) #3
  %205 = mul i32 %201, -845247145
  %206 = xor i32 %19, %204
  %207 = xor i32 %206, %23
  %208 = xor i32 %196, %202
  %209 = xor i32 %208, %24
  %210 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %207) #3
  %211 = mul i32 %207, -766435501
  %212 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %209) #3
  %213 = mul i32 %209, -845247145
  %214 = xor i32 %205, %212
  %215 = xor i32 %214, %32
  %216 = xor i32 %203, %210
  %217 = xor i32 %216, %33
  %218 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %215) #3
  %219 = mul i32 %215, -766435501
  %220 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %217) #3
  %221 = mul i32 %217, -845247145
  %222 = xor i32 %213, %220
  %223 = xor i32 %222, %42
  %224 = xor i32 %211, %218
  %225 = xor i32 %224, %43
  %226 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %223) #3
  %227 = mul i32 %223, -766435501
  %228 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %225) #3
  %229 = mul i32 %225, -845247145
  %230 = xor i32 %221, %228
  %231 = xor i32 %230, %52
  %232 = xor i32 %219, %226
  %233 = xor i32 %232, %53
  %234 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %231) #3
  %235 = mul i32 %231, -766435501
  %236 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %233) #3
  %237 = mul i32 %233, -845247145
  %238 = xor i32 %229, %236
  %239 = xor i32 %238, %62
  %240 = xor i32 %227, %234
  %241 = xor i32 %240, %63
  %242 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %239) #3
  %243 = mul i32 %239, -766435501
  %244 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %241) #3
  %245 = mul i32 %241, -845247145
  %246 = xor i32 %237, %244
  %247 = xor i32 %246, %72
  %248 = xor i32 %235, %242
  %249 = xor i32 %248, %73
  %250 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %247) #3
  %251 = mul i32 %247, -766435501
  %252 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %249) #3
  %253 = mul i32 %249, -845247145
  %254 = xor i32 %245, %252
  %255 = xor i32 %254, %82
  %256 = xor i32 %243, %250
  %257 = xor i32 %256, %83
  %258 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %255) #3
  %259 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %257) #3
  %260 = mul i32 %257, -845247145
  %261 = xor i32 %253, %259
  %262 = xor i32 %261, %92
  %263 = xor i32 %251, %258
  %264 = xor i32 %263, %93
  %265 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %262) #3
  %266 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %264) #3
  %267 = mul i32 %264, -845247145
  %268 = xor i32 %260, %266
  %269 = xor i32 %268, %101
  switch i32 %107, label %276 [
    i32 3, label %271
    i32 1, label %275
    i32 2, label %270
    i32 0, label %277
  ]

270:
  br label %277

271:
  %272 = mul i32 %255, -766435501
  %273 = xor i32 %272, %265
  %274 = xor i32 %273, %103
  br label %277

275:
  br label %277

276:
  unreachable

277:
  %278 = phi i32 [ %188, %5 ], [ %184, %271 ], [ %190, %270 ], [ %186, %275 ]
  %279 = phi i32 [ %186, %5 ], [ %269, %271 ], [ %184, %270 ], [ %190, %275 ]
  %280 = phi i32 [ %190, %5 ], [ %267, %271 ], [ %269, %270 ], [ %184, %275 ]
  %281 = phi i32 [ %184, %5 ], [ %274, %271 ], [ %267, %270 ], [ %269, %275 ]
  %282 = mul i32 %11, 4
  %283 = sub i32 %10, %282
  switch i32 %283, label %286 [
    i32 0, label %284
    i32 1, label %287
    i32 2, label %285
  ]

284:
  br label %287

285:
  br label %287

286:
  br label %287

287:
  %288 = phi i32 [ %278, %284 ], [ %281, %286 ], [ %279, %277 ], [ %280, %285 ]
  %289 = uitofp i32 %288 to float
  %290 = fmul contract float %289, 0x3DF0000000000000
  %291 = fadd contract float %290, 0x3DE0000000000000
  %292 = fcmp contract olt float %291, %2
  %293 = zext i1 %292 to i8
  %294 = sext i32 %10 to i64
  %295 = getelementptr inbounds i8, ptr %1, i64 %294
  store i8 %293, ptr %295, align 1
  br i1 %292, label %296, label %300

296:
  %297 = getelementptr inbounds float, ptr %0, i64 %294
  %298 = load float, ptr %297, align 4
  %299 = fdiv contract float %298, %2
  br label %300

300:
  %301 = phi contract float [ %299, %296 ], [ 0.000000e+00, %287 ]
  %302 = getelementptr inbounds float, ptr %0, i64 %294
  store float %301, ptr %302, align 4
  %303 = add i32 %109, 2
  %304 = icmp eq i32 %303, 0
  %305 = zext i1 %304 to i32
  %306 = add nuw nsw i32 %194, %305
  %307 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %303) #3
  %308 = mul i32 %303, -766435501
  %309 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %11) #3
  %310 = xor i32 %309, %14
  %311 = xor i32 %310, %306
  %312 = xor i32 %307, %13
  %313 = xor i32 %312, %16
  %314 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %311) #3
  %315 = mul i32 %311, -766435501
  %316 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %313) #3
  %317 = mul i32 %313, -845247145
  %318 = xor i32 %19, %316
  %319 = xor i32 %318, %23
  %320 = xor i32 %308, %314
  %321 = xor i32 %320, %24
  %322 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %319) #3
  %323 = mul i32 %319, -766435501
  %324 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %321) #3
  %325 = mul i32 %321, -845247145
  %326 = xor i32 %317, %324
  %327 = xor i32 %326, %32
  %328 = xor i32 %315, %322
  %329 = xor i32 %328, %33
  %330 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %327) #3
  %331 = mul i32 %327, -766435501
  %332 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %329) #3
  %333 = mul i32 %329, -845247145
  %334 = xor i32 %325, %332
  %335 = xor i32 %334, %42
  %336 = xor i32 %323, %330
  %337 = xor i32 %336, %43
  %338 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %335) #3
  %339 = mul i32 %335, -766435501
  %340 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %337) #3
  %341 = mul i32 %337, -845247145
  %342 = xor i32 %333, %340
  %343 = xor i32 %342, %52
  %344 = xor i32 %331, %338
  %345 = xor i32 %344, %53
  %346 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %343) #3
  %347 = mul i32 %343, -766435501
  %348 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %345) #3
  %349 = mul i32 %345, -845247145
  %350 = xor i32 %341, %348
  %351 = xor i32 %350, %62
  %352 = xor i32 %339, %346
  %353 = xor i32 %352, %63
  %354 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %351) #3
  %355 = mul i32 %351, -766435501
  %356 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %353) #3
  %357 = mul i32 %353, -845247145
  %358 = xor i32 %349, %356
  %359 = xor i32 %358, %72
  %360 = xor i32 %347, %354
  %361 = xor i32 %360, %73
  %362 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %359) #3
  %363 = mul i32 %359, -766435501
  %364 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %361) #3
  %365 = mul i32 %361, -845247145
  %366 = xor i32 %357, %364
  %367 = xor i32 %366, %82
  %368 = xor i32 %355, %362
  %369 = xor i32 %368, %83
  %370 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %367) #3
  %371 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %369) #3
  %372 = mul i32 %369, -845247145
  %373 = xor i32 %365, %371
  %374 = xor i32 %373, %92
  %375 = xor i32 %363, %370
  %376 = xor i32 %375, %93
  %377 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %374) #3
  %378 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %376) #3
  %379 = xor i32 %372, %378
  %380 = xor i32 %379, %101
  switch i32 %107, label %276 [
    i32 1, label %381
    i32 2, label %383
    i32 3, label %387
    i32 0, label %389
  ]

381:
  %382 = mul i32 %376, -845247145
  br label %389

383:
  %384 = mul i32 %367, -766435501
  %385 = xor i32 %384, %377
  %386 = xor i32 %385, %103
  br label %389

387:
  %388 = mul i32 %374, -766435501
  br label %389

389:
  %390 = phi i32 [ %388, %387 ], [ %382, %381 ], [ %386, %383 ], [ %380, %300 ]
  %391 = icmp eq i32 %107, 3
  br i1 %391, label %392, label %468

392:
  %393 = add i32 %109, 3
  %394 = icmp eq i32 %393, 0
  %395 = zext i1 %394 to i32
  %396 = add nuw nsw i32 %306, %395
  %397 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %393) #3
  %398 = mul i32 %393, -766435501
  %399 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %11) #3
  %400 = xor i32 %396, %399
  %401 = xor i32 %400, %14
  %402 = xor i32 %397, %13
  %403 = xor i32 %402, %16
  %404 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %401) #3
  %405 = mul i32 %401, -766435501
  %406 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %403) #3
  %407 = mul i32 %403, -845247145
  %408 = xor i32 %19, %406
  %409 = xor i32 %408, %23
  %410 = xor i32 %398, %404
  %411 = xor i32 %410, %24
  %412 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %409) #3
  %413 = mul i32 %409, -766435501
  %414 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %411) #3
  %415 = mul i32 %411, -845247145
  %416 = xor i32 %407, %414
  %417 = xor i32 %416, %32
  %418 = xor i32 %405, %412
  %419 = xor i32 %418, %33
  %420 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %417) #3
  %421 = mul i32 %417, -766435501
  %422 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %419) #3
  %423 = mul i32 %419, -845247145
  %424 = xor i32 %415, %422
  %425 = xor i32 %424, %42
  %426 = xor i32 %413, %420
  %427 = xor i32 %426, %43
  %428 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %425) #3
  %429 = mul i32 %425, -766435501
  %430 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %427) #3
  %431 = mul i32 %427, -845247145
  %432 = xor i32 %423, %430
  %433 = xor i32 %432, %52
  %434 = xor i32 %421, %428
  %435 = xor i32 %434, %53
  %436 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %433) #3
  %437 = mul i32 %433, -766435501
  %438 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %435) #3
  %439 = mul i32 %435, -845247145
  %440 = xor i32 %431, %438
  %441 = xor i32 %440, %62
  %442 = xor i32 %429, %436
  %443 = xor i32 %442, %63
  %444 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %441) #3
  %445 = mul i32 %441, -766435501
  %446 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %443) #3
  %447 = mul i32 %443, -845247145
  %448 = xor i32 %439, %446
  %449 = xor i32 %448, %72
  %450 = xor i32 %437, %444
  %451 = xor i32 %450, %73
  %452 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %449) #3
  %453 = mul i32 %449, -766435501
  %454 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %451) #3
  %455 = mul i32 %451, -845247145
  %456 = xor i32 %447, %454
  %457 = xor i32 %456, %82
  %458 = xor i32 %445, %452
  %459 = xor i32 %458, %83
  %460 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %457) #3
  %461 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %459) #3
  %462 = xor i32 %455, %461
  %463 = xor i32 %462, %92
  %464 = xor i32 %453, %460
  %465 = xor i32 %464, %93
  %466 = tail call i32 @__nv_umulhi(i32 -766435501, i32 %463) #3
  %467 = tail call i32 @__nv_umulhi(i32 -845247145, i32 %465) #3
  br label %468

468:
  %469 = uitofp i32 %390 to float
  %470 = fmul contract float %469, 0x3DF0000000000000
  %471 = fadd contract float %470, 0x3DE0000000000000
  %472 = fmul contract float %471, 0x3EB0C6F7A0000000
  %473 = load float, ptr %302, align 4
  %474 = fadd contract float %472, %473
  store float %474, ptr %302, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare i32 @__nv_umulhi(i32, i32) #2

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #3 = { convergent nounwind }
