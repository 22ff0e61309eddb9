; A function that need not be emitted, and has one call, is inlined however large it is:
; nothing is left of it. One that must not be inlined stays.
; RUN: nvvmc compile --arch=sm_90 --opt=2 %s | FileCheck %s
; RUN: nvvmc compile --arch=sm_90 --opt=0 %s | FileCheck %s --check-prefix=PLAIN
; CHECK-NOT: once
; CHECK: .weak .func noinline(
; CHECK-NOT: once
; CHECK: .entry k(
; CHECK-NOT: call.uni once
; CHECK: st.global.u32
; PLAIN: .weak .func once(
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
define linkonce_odr void @once(ptr %p, i32 %x) {
  %a0 = udiv i32 %x, 3
  %b0 = xor i32 %a0, 11
  %a1 = udiv i32 %b0, 5
  %b1 = xor i32 %a1, 7930
  %a2 = udiv i32 %b1, 7
  %b2 = xor i32 %a2, 15849
  %a3 = udiv i32 %b2, 9
  %b3 = xor i32 %a3, 23768
  %a4 = udiv i32 %b3, 11
  %b4 = xor i32 %a4, 31687
  %a5 = udiv i32 %b4, 13
  %b5 = xor i32 %a5, 39606
  %a6 = udiv i32 %b5, 15
  %b6 = xor i32 %a6, 47525
  %a7 = udiv i32 %b6, 17
  %b7 = xor i32 %a7, 55444
  %a8 = udiv i32 %b7, 19
  %b8 = xor i32 %a8, 63363
  %a9 = udiv i32 %b8, 21
  %b9 = xor i32 %a9, 71282
  %a10 = udiv i32 %b9, 23
  %b10 = xor i32 %a10, 79201
  %a11 = udiv i32 %b10, 25
  %b11 = xor i32 %a11, 87120
  %a12 = udiv i32 %b11, 27
  %b12 = xor i32 %a12, 95039
  %a13 = udiv i32 %b12, 29
  %b13 = xor i32 %a13, 102958
  %a14 = udiv i32 %b13, 31
  %b14 = xor i32 %a14, 110877
  %a15 = udiv i32 %b14, 33
  %b15 = xor i32 %a15, 118796
  %a16 = udiv i32 %b15, 35
  %b16 = xor i32 %a16, 126715
  %a17 = udiv i32 %b16, 37
  %b17 = xor i32 %a17, 134634
  %a18 = udiv i32 %b17, 39
  %b18 = xor i32 %a18, 142553
  %a19 = udiv i32 %b18, 41
  %b19 = xor i32 %a19, 150472
  %a20 = udiv i32 %b19, 43
  %b20 = xor i32 %a20, 158391
  %a21 = udiv i32 %b20, 45
  %b21 = xor i32 %a21, 166310
  %a22 = udiv i32 %b21, 47
  %b22 = xor i32 %a22, 174229
  %a23 = udiv i32 %b22, 49
  %b23 = xor i32 %a23, 182148
  %a24 = udiv i32 %b23, 51
  %b24 = xor i32 %a24, 190067
  %a25 = udiv i32 %b24, 53
  %b25 = xor i32 %a25, 197986
  %a26 = udiv i32 %b25, 55
  %b26 = xor i32 %a26, 205905
  %a27 = udiv i32 %b26, 57
  %b27 = xor i32 %a27, 213824
  %a28 = udiv i32 %b27, 59
  %b28 = xor i32 %a28, 221743
  %a29 = udiv i32 %b28, 61
  %b29 = xor i32 %a29, 229662
  %a30 = udiv i32 %b29, 63
  %b30 = xor i32 %a30, 237581
  %a31 = udiv i32 %b30, 65
  %b31 = xor i32 %a31, 245500
  %a32 = udiv i32 %b31, 67
  %b32 = xor i32 %a32, 253419
  %a33 = udiv i32 %b32, 69
  %b33 = xor i32 %a33, 261338
  %a34 = udiv i32 %b33, 71
  %b34 = xor i32 %a34, 269257
  %a35 = udiv i32 %b34, 73
  %b35 = xor i32 %a35, 277176
  %a36 = udiv i32 %b35, 75
  %b36 = xor i32 %a36, 285095
  %a37 = udiv i32 %b36, 77
  %b37 = xor i32 %a37, 293014
  %a38 = udiv i32 %b37, 79
  %b38 = xor i32 %a38, 300933
  %a39 = udiv i32 %b38, 81
  %b39 = xor i32 %a39, 308852
  %a40 = udiv i32 %b39, 83
  %b40 = xor i32 %a40, 316771
  %a41 = udiv i32 %b40, 85
  %b41 = xor i32 %a41, 324690
  %a42 = udiv i32 %b41, 87
  %b42 = xor i32 %a42, 332609
  %a43 = udiv i32 %b42, 89
  %b43 = xor i32 %a43, 340528
  %a44 = udiv i32 %b43, 91
  %b44 = xor i32 %a44, 348447
  %a45 = udiv i32 %b44, 93
  %b45 = xor i32 %a45, 356366
  %a46 = udiv i32 %b45, 95
  %b46 = xor i32 %a46, 364285
  %a47 = udiv i32 %b46, 97
  %b47 = xor i32 %a47, 372204
  %a48 = udiv i32 %b47, 99
  %b48 = xor i32 %a48, 380123
  %a49 = udiv i32 %b48, 101
  %b49 = xor i32 %a49, 388042
  %a50 = udiv i32 %b49, 103
  %b50 = xor i32 %a50, 395961
  %a51 = udiv i32 %b50, 105
  %b51 = xor i32 %a51, 403880
  %a52 = udiv i32 %b51, 107
  %b52 = xor i32 %a52, 411799
  %a53 = udiv i32 %b52, 109
  %b53 = xor i32 %a53, 419718
  %a54 = udiv i32 %b53, 111
  %b54 = xor i32 %a54, 427637
  %a55 = udiv i32 %b54, 113
  %b55 = xor i32 %a55, 435556
  %a56 = udiv i32 %b55, 115
  %b56 = xor i32 %a56, 443475
  %a57 = udiv i32 %b56, 117
  %b57 = xor i32 %a57, 451394
  %a58 = udiv i32 %b57, 119
  %b58 = xor i32 %a58, 459313
  %a59 = udiv i32 %b58, 121
  %b59 = xor i32 %a59, 467232
  %a60 = udiv i32 %b59, 123
  %b60 = xor i32 %a60, 475151
  %a61 = udiv i32 %b60, 125
  %b61 = xor i32 %a61, 483070
  %a62 = udiv i32 %b61, 127
  %b62 = xor i32 %a62, 490989
  %a63 = udiv i32 %b62, 129
  %b63 = xor i32 %a63, 498908
  %a64 = udiv i32 %b63, 131
  %b64 = xor i32 %a64, 506827
  %a65 = udiv i32 %b64, 133
  %b65 = xor i32 %a65, 514746
  %a66 = udiv i32 %b65, 135
  %b66 = xor i32 %a66, 522665
  %a67 = udiv i32 %b66, 137
  %b67 = xor i32 %a67, 530584
  %a68 = udiv i32 %b67, 139
  %b68 = xor i32 %a68, 538503
  %a69 = udiv i32 %b68, 141
  %b69 = xor i32 %a69, 546422
  %a70 = udiv i32 %b69, 143
  %b70 = xor i32 %a70, 554341
  %a71 = udiv i32 %b70, 145
  %b71 = xor i32 %a71, 562260
  %a72 = udiv i32 %b71, 147
  %b72 = xor i32 %a72, 570179
  %a73 = udiv i32 %b72, 149
  %b73 = xor i32 %a73, 578098
  %a74 = udiv i32 %b73, 151
  %b74 = xor i32 %a74, 586017
  %a75 = udiv i32 %b74, 153
  %b75 = xor i32 %a75, 593936
  %a76 = udiv i32 %b75, 155
  %b76 = xor i32 %a76, 601855
  %a77 = udiv i32 %b76, 157
  %b77 = xor i32 %a77, 609774
  %a78 = udiv i32 %b77, 159
  %b78 = xor i32 %a78, 617693
  %a79 = udiv i32 %b78, 161
  %b79 = xor i32 %a79, 625612
  %a80 = udiv i32 %b79, 163
  %b80 = xor i32 %a80, 633531
  %a81 = udiv i32 %b80, 165
  %b81 = xor i32 %a81, 641450
  %a82 = udiv i32 %b81, 167
  %b82 = xor i32 %a82, 649369
  %a83 = udiv i32 %b82, 169
  %b83 = xor i32 %a83, 657288
  %a84 = udiv i32 %b83, 171
  %b84 = xor i32 %a84, 665207
  %a85 = udiv i32 %b84, 173
  %b85 = xor i32 %a85, 673126
  %a86 = udiv i32 %b85, 175
  %b86 = xor i32 %a86, 681045
  %a87 = udiv i32 %b86, 177
  %b87 = xor i32 %a87, 688964
  %a88 = udiv i32 %b87, 179
  %b88 = xor i32 %a88, 696883
  %a89 = udiv i32 %b88, 181
  %b89 = xor i32 %a89, 704802
  store i32 %b89, ptr %p
  ret void
}
define linkonce_odr void @noinline(ptr %p) noinline {
  store i32 1, ptr %p
  ret void
}
define ptx_kernel void @k(ptr %p, i32 %x, ptr %q) {
  call void @once(ptr %p, i32 %x)
  call void @noinline(ptr %q)
  ret void
}
