//===- Matrix.td - Tensor cores on fragments in registers --*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM lists shapes, types and fragments in NVVM_MMA_OPS and says which of
// their combinations exist; these loops are the same as the ones with which it
// defines the intrinsics.
//
//===----------------------------------------------------------------------===//

/// Whether a type is a float of at most eight bits.
class IsSmallFloat<string type> {
  bit ret = !or(!eq(type, "e4m3"), !eq(type, "e5m2"), !eq(type, "e3m2"),
                !eq(type, "e2m3"), !eq(type, "e2m1"));
}

/// Whether both are 8-bit floats, which more machines have than smaller ones.
class AreFp8<string a, string b> {
  bit ret = !and(!or(!eq(a, "e4m3"), !eq(a, "e5m2")),
                 !or(!eq(b, "e4m3"), !eq(b, "e5m2")));
}

/// ".f32.bf16.bf16.f32": the types of D, A, B and C.
class FragmentTypes<list<WMMA_REGS> op> {
  string ret = "." # op[3].ptx_elt_type # "." # op[0].ptx_elt_type # "." #
               op[1].ptx_elt_type # "." # op[2].ptx_elt_type;
}

/// " {$d0, $d1}, {$0}, {$1}, {$2, $3}": D, A, B and C.
class FragmentOperands<list<WMMA_REGS> op> {
  int A = !size(op[0].regs);
  int B = !size(op[1].regs);
  int C = !size(op[2].regs);
  int Next = !add(A, B, C); // the first argument after them
  string ret = " {" # ResultParts<!size(op[3].regs)>.ret # "}, {" #
               Arguments<0, A>.ret # "}, {" # Arguments<A, B>.ret # "}, {" #
               Arguments<!add(A, B), C>.ret # "}";
}

/// ", $4, {$5, $6}, $7, {$8, $9}": scales of A and B, each with its byte and
/// its thread.
class ScaleOperands<int first, string kind, string vecSize> {
  // Which of the four bytes: any, every other, or only the first. The kind says
  // how many bytes form one scale if the name does not.
  defvar IsPair = !or(!eq(vecSize, ".scale_2x"),
                      !and(!empty(vecSize), !ne(kind, "mxf8f6f4")));
  defvar Bytes = !cond(!eq(vecSize, ".scale_4x") : [0],
                       IsPair : [0, 2],
                       true : [0, 1, 2, 3]);
  list<ArgRule> Rules = [OneOf<!add(first, 1), Bytes>,
                         InRange<!add(first, 2), 0, 2>,
                         OneOf<!add(first, 4), Bytes>,
                         InRange<!add(first, 5), 0, 4>];

  string ret = ", $" # first # ", {$" # !add(first, 1) # ", $" #
               !add(first, 2) # "}, $" # !add(first, 3) # ", {$" #
               !add(first, 4) # ", $" # !add(first, 5) # "}";
}

//===----------------------------------------------------------------------===//
// Gates
//===----------------------------------------------------------------------===//

/// For wmma, by shape and element type. Fragments of C and D have the gate of
/// the oldest instruction that uses their shape.
class WmmaGate<string geom, string type> {
  Gate ret = !cond(
    !or(!eq(geom, "m8n8k32"), !eq(geom, "m8n8k128")) : From<75, PTX63>,
    !or(!eq(type, "bf16"), !eq(type, "tf32"), !eq(type, "f64"),
        !eq(geom, "m16n16k8")) : From<80, PTX70>,
    !or(!eq(type, "s8"), !eq(type, "u8"), !eq(type, "s32")) : From<72, PTX63>,
    !eq(geom, "m16n16k16") : From<70, PTX60>,
    true : From<70, PTX61>);
}

/// Numbers of the machines on which kind f8f6f4 takes 8-bit floats.
defvar Fp8Machines = [100, 103, 110, 120, 121];

/// For mma without sparsity.
class MmaGate<list<WMMA_REGS> op, string kind, string b1op> {
  defvar Geom = op[0].geom;
  defvar A = op[0].ptx_elt_type;
  defvar Fp8 = AreFp8<A, op[1].ptx_elt_type>.ret;
  defvar ToF16 = !eq(op[3].ptx_elt_type, "f16");
  Gate ret = !cond(
    !not(!empty(kind)) : !if(Fp8,
        Special<Fp8Machines, !if(ToF16, PTX87, PTX86)>,
        Special<ConsumerBlackwell, PTX87>),
    Fp8 : From<89, !if(!or(ToF16, !eq(Geom, "m16n8k16")), PTX87, PTX84)>,
    !eq(b1op, ".and.popc") : From<80, PTX71>,
    !and(!eq(A, "b1"), !eq(Geom, "m8n8k128")) : From<75, PTX70>,
    !and(!eq(A, "f64"), !ne(Geom, "m8n8k4")) : From<90, PTX78>,
    !and(!eq(A, "f16"), !eq(Geom, "m8n8k4")) : From<70, PTX64>,
    !or(!and(!eq(A, "f16"), !eq(Geom, "m16n8k8")), !eq(Geom, "m8n8k16"),
        !eq(Geom, "m8n8k32")) : From<75, PTX65>,
    true : From<80, PTX70>);
}

/// For mma with sparsity; "ordered" metadata came later.
class MmaSpGate<list<WMMA_REGS> op, string metadata, string kind> {
  defvar Fp8 = AreFp8<op[0].ptx_elt_type, op[1].ptx_elt_type>.ret;
  defvar Ordered = !ne(metadata, "sp");
  Gate ret = !cond(
    !not(!empty(kind)) : !if(!and(Fp8, !eq(op[3].ptx_elt_type, "f32")),
        Special<Fp8Machines, PTX86>, Special<ConsumerBlackwell, PTX87>),
    Fp8 : From<89, !if(Ordered, PTX85, PTX84)>,
    true : From<80, !if(Ordered, PTX85, PTX71)>);
}

let Family = "Matrix" in {

//===----------------------------------------------------------------------===//
// wmma: whole matrices, whose layout in registers is not documented
//===----------------------------------------------------------------------===//

let Spaces = [0, 1, 3] in
foreach Layout = ["row", "col"] in
  foreach Stride = [0, 1] in {
    foreach Frag = NVVM_MMA_OPS.all_ld_ops in
      if NVVM_WMMA_LDST_SUPPORTED<Frag, Layout>.ret then
        def : Row<!cast<Intrinsic>(WMMA_NAME_LDST<"load", Frag, Layout,
                                                  Stride>.record_name),
                  "wmma.load." # Frag.frag # ".sync.aligned." # Layout # "." #
                  Frag.geom # "${0:s}." # Frag.ptx_elt_type # " {" #
                  ResultParts<!size(Frag.regs)>.ret # "}, [${0:a}]" #
                  !if(Stride, ", $1;", ";"),
                  WmmaGate<Frag.geom, Frag.ptx_elt_type>.ret>;
    foreach Frag = NVVM_MMA_OPS.all_st_ops in
      if NVVM_WMMA_LDST_SUPPORTED<Frag, Layout>.ret then
        def : Row<!cast<Intrinsic>(WMMA_NAME_LDST<"store", Frag, Layout,
                                                  Stride>.record_name),
                  "wmma.store.d.sync.aligned." # Layout # "." # Frag.geom #
                  "${0:s}." # Frag.ptx_elt_type # " [${0:a}], {" #
                  Arguments<1, !size(Frag.regs)>.ret # "}" #
                  !if(Stride, ", $" # !add(1, !size(Frag.regs)) # ";", ";"),
                  WmmaGate<Frag.geom, Frag.ptx_elt_type>.ret>;
  }

foreach LayoutA = ["row", "col"] in
  foreach LayoutB = ["row", "col"] in
    foreach Sat = [0, 1] in
      foreach Rnd = ["", "rn", "rz", "rm", "rp"] in
        foreach Op = NVVM_MMA_OPS.all_wmma_ops in
          foreach B1Op = NVVM_MMA_B1OPS<Op>.ret in
            if NVVM_WMMA_SUPPORTED<Op, LayoutA, LayoutB, Sat, Rnd>.ret then {
              defvar A = Op[0].ptx_elt_type;
              defvar Of = !cast<Intrinsic>(
                  WMMA_NAME<LayoutA, LayoutB, Sat, Rnd, B1Op, Op[0], Op[1],
                            Op[2], Op[3]>.record_name);
              defvar Wanted = !if(!eq(B1Op, ".and.popc"), From<80, PTX71>,
                                 WmmaGate<Op[0].geom, A>.ret);
              // Saturation of floats was dropped with PTX 6.5.
              defvar IsDropped = !and(Sat, !eq(A, "f16"));
              let Until = !if(IsDropped, PTX64, PTXLatest),
                  Needs = !if(!not(IsDropped), Wanted,
                              Between<70, 75, Wanted.Since>) in
                def : Row<Of,
                          "wmma.mma" # B1Op # ".sync.aligned." # LayoutA # "." #
                          LayoutB # "." # Op[0].geom #
                          !if(!empty(Rnd), "", "." # Rnd) #
                          !if(!eq(A, "f16"),
                              "." # Op[3].ptx_elt_type # "." #
                              Op[2].ptx_elt_type,
                              FragmentTypes<Op>.ret) #
                          !if(Sat, ".satfinite", "") #
                          FragmentOperands<Op>.ret # ";", Wanted>;
            }

//===----------------------------------------------------------------------===//
// mma: fragments whose layout PTX documents
//===----------------------------------------------------------------------===//

foreach LayoutA = ["row", "col"] in
  foreach LayoutB = ["row", "col"] in
    foreach Sat = [0, 1] in
      foreach Op = NVVM_MMA_OPS.all_mma_ops in
        foreach B1Op = NVVM_MMA_B1OPS<Op>.ret in
          foreach Kind = ["", "kind::f8f6f4"] in
            if NVVM_MMA_SUPPORTED<Op, LayoutA, LayoutB, Kind, Sat>.ret then
              def : Row<!cast<Intrinsic>(
                            MMA_NAME<LayoutA, LayoutB, Sat, B1Op, Kind, Op[0],
                                     Op[1], Op[2], Op[3]>.record_name),
                        "mma.sync.aligned." # Op[0].geom # "." # LayoutA # "." #
                        LayoutB # !if(!empty(Kind), "", "." # Kind) #
                        !if(Sat, ".satfinite", "") # FragmentTypes<Op>.ret #
                        B1Op # FragmentOperands<Op>.ret # ";",
                        MmaGate<Op, Kind, B1Op>.ret>;

let InRegisters = 1 in
foreach Metadata = ["sp", "sp::ordered_metadata"] in
  foreach Kind = ["", "kind::f8f6f4"] in
    foreach Sat = [0, 1] in
      foreach Op = NVVM_MMA_OPS.all_mma_sp_ops in
        if NVVM_MMA_SP_SUPPORTED<Op, Metadata, Kind, Sat>.ret then {
          defvar Next = FragmentOperands<Op>.Next;
          def : Row<!cast<Intrinsic>(MMA_SP_NAME<Metadata, Kind, Sat, Op[0],
                                                 Op[1], Op[2],
                                                 Op[3]>.record_name),
                    "mma." # Metadata # ".sync.aligned." # Op[0].geom #
                    ".row.col" # !if(!empty(Kind), "", "." # Kind) #
                    !if(Sat, ".satfinite", "") # FragmentTypes<Op>.ret #
                    FragmentOperands<Op>.ret # ", $" # Next # ", $" #
                    !add(Next, 1) # ";",
                    MmaSpGate<Op, Metadata, Kind>.ret>;
        }

//===----------------------------------------------------------------------===//
// mma with a scale for each block of a row or column
//===----------------------------------------------------------------------===//

let Tileiras = 103 in
foreach Kind = ["mxf4", "mxf4nvf4", "mxf8f6f4"] in
  foreach VecSize = ["", ".scale_1x", ".scale_2x", ".scale_4x"] in
    foreach ScaleType = ["ue8m0", "ue4m3"] in {
      defvar Modifiers = ".row.col.kind::" # Kind # ".block_scale" #
                         !subst("x", "X", !subst(".scale_", ".scale_vec::",
                                                 VecSize));
      foreach Op = NVVM_MMA_OPS.all_mma_block_scale_ops in
        if NVVM_MMA_BLOCK_SCALE_SUPPORTED<Op, Kind, ScaleType,
                                          VecSize>.ret then {
          defvar Scales = ScaleOperands<FragmentOperands<Op>.Next, Kind,
                                        VecSize>;
          let Args = Scales.Rules, InRegisters = 1 in
          def : Row<!cast<Intrinsic>(MMA_BLOCK_SCALE_NAME<Kind, ScaleType,
                        VecSize, Op[0], Op[1], Op[2], Op[3]>.record_name),
                    "mma.sync.aligned." # Op[0].geom # Modifiers #
                    FragmentTypes<Op>.ret # "." # ScaleType #
                    FragmentOperands<Op>.ret # Scales.ret # ";",
                    Special<ConsumerBlackwell, PTX87>>;
        }
      foreach Op = NVVM_MMA_OPS.all_mma_sp_block_scale_ops in
        if NVVM_MMA_SP_BLOCK_SCALE_SUPPORTED<Op, Kind, ScaleType,
                                             VecSize>.ret then {
          defvar Next = FragmentOperands<Op>.Next;
          defvar Scales = ScaleOperands<!add(Next, 2), Kind, VecSize>;
          let Args = Scales.Rules, InRegisters = 1 in
          def : Row<!cast<Intrinsic>(MMA_SP_BLOCK_SCALE_NAME<Kind, ScaleType,
                        VecSize, Op[0], Op[1], Op[2], Op[3]>.record_name),
                    "mma.sp::ordered_metadata.sync.aligned." # Op[0].geom #
                    Modifiers # FragmentTypes<Op>.ret # "." # ScaleType #
                    FragmentOperands<Op>.ret # ", $" # Next # ", $" #
                    !add(Next, 1) # Scales.ret # ";",
                    !if(!eq(Kind, "mxf8f6f4"),
                        Special<ConsumerBlackwell, PTX87>,
                        Exactly<ConsumerBlackwell, PTX87>)>;
        }
    }

//===----------------------------------------------------------------------===//
// ldmatrix and stmatrix. Only generic and shared addresses are legal.
//===----------------------------------------------------------------------===//

let Spaces = [0, 3] in
foreach Trans = [0, 1] in {
  foreach Frag = NVVM_MMA_OPS.all_ldmatrix_ops in
    if NVVM_LDMATRIX_SUPPORTED<Frag, Trans>.ret then
      def : Row<!cast<Intrinsic>(LDMATRIX_NAME<Frag, Trans>.record_name),
                "ldmatrix.sync.aligned." # Frag.geom # "." # Frag.frag #
                !if(Trans, ".trans", "") # "${0:s}." # Frag.ptx_elt_type #
                " {" # ResultParts<!size(Frag.regs)>.ret # "}, [${0:a}];",
                !if(!eq(Frag.ptx_elt_type, "b16"), From<75, PTX65>,
                    Special<Blackwell, PTX86>)>;
  foreach Frag = NVVM_MMA_OPS.all_stmatrix_ops in
    if NVVM_STMATRIX_SUPPORTED<Frag, Trans>.ret then
      def : Row<!cast<Intrinsic>(STMATRIX_NAME<Frag, Trans>.record_name),
                "stmatrix.sync.aligned." # Frag.geom # "." # Frag.frag #
                !if(Trans, ".trans", "") # "${0:s}." # Frag.ptx_elt_type #
                " [${0:a}], {" # Arguments<1, !size(Frag.regs)>.ret # "};",
                !if(!eq(Frag.ptx_elt_type, "b16"), From<90, PTX78>,
                    Special<Blackwell, PTX86>)>;
}

} // let Family
