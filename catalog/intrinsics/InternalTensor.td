//===- InternalTensor.td - Tensor memory of libNVVM --------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def CTAGroup : Free<0, "cta_group", 0, 0, Names<["1", "2"]>.ret>;

let Category = "Tensor memory", Effects = "Convergent", Constants = Word<>.ret,
    Example = [0x1], LastHasAttribute = true in {
defvar Group = ".cta_group::${cta_group:{0=1;1=2}}";
let Fields = [CTAGroup, Free<0, "unassigned", 31, 1>] in {
def : Carrier<"tcgen05.alloc",
              [Form<VoidTy, [I32Ty, GenericPtr, I32Ty, TensorPtr]>]> {
  let Unless = LacksTensorAllocation;
  let PTX = "tcgen05.alloc" # Group # ".sync.aligned.b32 [${1:a}], $2;";
}
def : Carrier<"tcgen05.dealloc",
              [Form<VoidTy, [I32Ty, TensorPtr, I32Ty, TensorPtr]>]> {
  let Unless = LacksTensorAllocation;
  let PTX = "tcgen05.dealloc" # Group # ".sync.aligned.b32 $1, $2;";
}
def : Carrier<"tcgen05.commit.arrive",
              [Form<VoidTy, [I32Ty, GenericPtr, TensorPtr]>]> {
  let Unless = LacksOlderCarriers;
  let PTX = "tcgen05.commit" # Group # ".mbarrier::arrive::one.b64 [${1:a}];";
}
}
def : Carrier<"tcgen05.wait", [Form<VoidTy, [I32Ty, TensorPtr]>]> {
  let Fields = [Free<0, "for", 0, 0, Names<["ld", "st"]>.ret>,
                Free<0, "unassigned", 31, 1>];
  let PTX = "tcgen05.wait::${for:{0=ld;1=st}}.sync.aligned;";
}
def : Carrier<"tcgen05.fence", [Form<VoidTy, [I32Ty, TensorPtr]>]> {
  let Fields = [Free<0, "place", 0, 0, Names<["before", "after"]>.ret>,
                Free<0, "unassigned", 31, 1>];
  let PTX = "tcgen05.fence::${place:{0=before;1=after}}_thread_sync;";
}
// libNVVM also prints shapes without the multicast that PTX requires for them.
def : Carrier<"tcgen05.cp",
              [Form<VoidTy, [I32Ty, TensorPtr, I64Ty, TensorPtr]>]> {
  let LastHasAttribute = false;
  let Fields = [
    CTAGroup,
    Free<0, "shape", 3, 1,
         Names<["128x256b", "4x256b", "128x128b", "64x128b", "32x128b"]>.ret>,
    Free<0, "multicast", 5, 4,
         Names<["none", "warpx2::02_13", "warpx2::01_23", "warpx4"]>.ret>,
    Free<0, "format", 7, 6,
         [Value<0, "none">, Value<1, "b6x16_p32">, Value<3, "b4x16_p64">]>,
    Free<0, "unassigned", 31, 8>
  ];
  defvar Unsupported = "*=${!Unsupported tcgen05.cp shape and multicast flags}";
  defvar Alone = "${multicast:{0=;" # Unsupported # "}}";
  let PTX = "tcgen05.cp" # Group # "${shape:{0=.128x256b" # Alone #
      ";1=.4x256b" # Alone # ";2=.128x128b" # Alone #
      ";3=.64x128b${multicast:{1=.warpx2::02_13;2=.warpx2::01_23;" #
      Unsupported # "}};4=.32x128b${multicast:{3=.warpx4;" # Unsupported #
      "}};*=${!Unexpected tcgen05.cp shape}}}"
      "${format:{1=.b8x16.b6x16_p32;3=.b8x16.b4x16_p64;*=}} [${1:a}], $2;";
}
}
