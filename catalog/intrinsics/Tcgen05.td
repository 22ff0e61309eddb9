//===- Tcgen05.td - Tensor cores with memory of their own --*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Tcgen05 : Special<DatacenterBlackwell, PTX86>;

//===----------------------------------------------------------------------===//
// Flags at the end of the argument lists
//===----------------------------------------------------------------------===//

class MmaKind<int arg, bit scaled = 0> {
  string ret = "${" # arg # ":{0=.kind::f16;1=.kind::tf32" #
               !if(scaled, "", ";2=.kind::f8f6f4;3=.kind::i8") # "}}";
}

class CtaGroup<int arg> {
  string ret = "${" # arg # ":{1=.cta_group::1;2=.cta_group::2}}";
}

/// Products of bytes exist on two machines only.
class IntegerKind<int arg, bit scaled = 0> {
  list<With> ret = !if(scaled, [], [With<arg, 3,
                                         Exactly<[100, 101, 110], PTX86>>]);
}

/// What happens to a matrix in a collector buffer; with ashift it is never
/// kept.
class Collector<string buffer, int arg, bit ashift = 0> {
  string ret = "${" # arg # ":{0=" # buffer # "::discard;1=" # buffer #
               "::lastuse" # !if(ashift, "", ";2=" # buffer # "::fill;3=" #
                                             buffer # "::use") # "}}";
}

/// D, A, B and their descriptors: arguments 0 to 4, and 5 if the matrix is
/// sparse.
class MmaOperands<bit sparse, string space> {
  int Next = !if(sparse, 6, 5);
  string A = !if(!eq(space, "tensor"), "[${1:a}]", "$1");
  string Head = " [${0:a}], " # A # ", $2, " #
                !if(sparse, "[${5:a}], ", "") # "$3";
}

/// Elements that one lane of a warp reads or writes, as registers.
class Tcgen05Values<string shape, int log> {
  int Count = NVVM_TCGEN05_LDST_ACCESS_SIZE<shape, log>.veclen;
  list<int> Parts = !range(Count);
}

let Family = "Tcgen05", Tileiras = 100 in {

foreach G = [1, 2] in {
  defvar Group = "cta_group::" # G;
  foreach Space = ["", ".shared"] in {
    let Args = [PowerOf2<1>, InRange<1, 32, 513>] in
    def : Row<Nvvm<"tcgen05.alloc" # Space # ".cg" # G>.ret,
              "tcgen05.alloc." # Group # ".sync.aligned" #
              !if(!empty(Space), "", ".shared::cta") # ".b32 [${0:a}], $1;",
              Tcgen05>;
    def : Row<Nvvm<"tcgen05.commit" # Space # ".cg" # G>.ret,
              "tcgen05.commit." # Group #
              ".mbarrier::arrive::one.shared::cluster.b64 [${0:a}];", Tcgen05>;
    def : Row<Nvvm<"tcgen05.commit.mc" # Space # ".cg" # G>.ret,
              "tcgen05.commit." # Group #
              ".mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 "
              "[${0:a}], $1;", Tcgen05>;
  }
  // The same numbers as for allocation; assemblers check less.
  let Args = [MultipleOf<1, 32>, PowerOf2<1, Advice>,
              InRange<1, 32, 513, Advice>] in
  def : Row<Nvvm<"tcgen05.dealloc.cg" # G>.ret,
            "tcgen05.dealloc." # Group # ".sync.aligned.b32 $0, $1;", Tcgen05>;
  def : Row<Nvvm<"tcgen05.relinq.alloc.permit.cg" # G>.ret,
            "tcgen05.relinquish_alloc_permit." # Group # ".sync.aligned;",
            Tcgen05>;
  def : Row<Nvvm<"tcgen05.shift.down.cg" # G>.ret,
            "tcgen05.shift." # Group # ".down [${0:a}];",
            Exactly<DatacenterBlackwell, PTX86>>;
  foreach Format = ["", "b6x16_p32", "b4x16_p64"] in
    foreach Shape = ["128x256b", "4x256b", "128x128b", "64x128b_warpx2_02_13",
                     "64x128b_warpx2_01_23", "32x128b_warpx4"] in
      def : Row<Nvvm<"tcgen05.cp." # Shape # "." #
                     !if(!empty(Format), "", Format # ".") # "cg" # G>.ret,
                "tcgen05.cp." # Group # "." #
                !subst("warpx2_", "warpx2::", !subst("_warp", ".warp", Shape)) #
                !if(!empty(Format), "", ".b8x16." # Format) #
                " [${0:a}], $1;", Tcgen05>;
}

foreach Op = ["ld", "st"] in
  def : Row<Nvvm<"tcgen05.wait." # Op>.ret,
            "tcgen05.wait::" # Op # ".sync.aligned;", Tcgen05>;
foreach When = ["before", "after"] in
  def : Row<Nvvm<"tcgen05.fence." # When # ".thread.sync">.ret,
            "tcgen05.fence::" # When # "_thread_sync;", Tcgen05>;

//===----------------------------------------------------------------------===//
// Loads and stores, by the lanes of a warp
//===----------------------------------------------------------------------===//

foreach Shape = ["16x64b", "16x128b", "16x256b", "32x32b", "16x32bx2"] in {
  // The distance of the second half of 16x32bx2.
  defvar HasOffset = !eq(Shape, "16x32bx2");
  foreach Log = !range(8) in
    if NVVM_TCGEN05_LDST_ACCESS_SIZE<Shape, Log>.valid then {
      defvar Values = Tcgen05Values<Shape, Log>;
      defvar Name = Shape # ".x" # !shl(1, Log);
      defvar Flag = !if(HasOffset, 2, 1);
      def : Row<Nvvm<"tcgen05.ld." # Name>.ret,
                "tcgen05.ld.sync.aligned." # Name # "${" # Flag #
                ":{0=;1=.pack::16b}}.b32 {" #
                !interleave(!foreach(P, Values.Parts, "$d" # P), ", ") #
                "}, [${0:a}]" # !if(HasOffset, ", $1", "") # ";", Tcgen05>;
      defvar Value = !if(HasOffset, 2, 1);
      def : Row<Nvvm<"tcgen05.st." # Name>.ret,
                "tcgen05.st.sync.aligned." # Name # "${" # !add(Value, 1) #
                ":{0=;1=.unpack::16b}}.b32 [${0:a}]" #
                !if(HasOffset, ", $1", "") # ", {" #
                !interleave(!foreach(P, Values.Parts,
                                     "${" # Value # "." # P # "}"), ", ") #
                "};", Tcgen05>;
    }
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

foreach Sparse = [0, 1] in
  foreach Space = ["tensor", "shared"] in {
    defvar Sp = !if(Sparse, ".sp", "");
    defvar Operands = MmaOperands<Sparse, Space>;
    foreach ScaleD = [0, 1] in {
      defvar Scale = !if(ScaleD, ", $" # Operands.Next, "");
      defvar Needs = !if(ScaleD, Special<[100, 103], PTX86>, Tcgen05);
      defvar AfterScale = !add(Operands.Next, ScaleD);
      foreach AShift = !if(!eq(Space, "tensor"), [0, 1], [0]) in {
        defvar Shift = !if(AShift, ".ashift", "");
        let ByValue = IntegerKind<AfterScale, ScaleD>.ret in
        def : Row<!cast<Intrinsic>(
                      NVVM_TCGEN05_MMA<Sparse, Space, AShift,
                                       ScaleD>.record_name),
                  "tcgen05.mma" # Sp # CtaGroup<!add(AfterScale, 1)>.ret #
                  MmaKind<AfterScale, ScaleD>.ret # Shift #
                  Collector<".collector::a", !add(AfterScale, 2), AShift>.ret #
                  Operands.Head # ", $4" # Scale # ";", Needs>;
        // With a mask of the lanes of D that are left unchanged.
        let ByValue = IntegerKind<!add(AfterScale, 1), ScaleD>.ret in
        foreach Group = [1, 2] in
          def : Row<!cast<Intrinsic>(
                        NVVM_TCGEN05_MMA_DISABLE_OUTPUT_LANE<Sparse, Space,
                            Group, AShift, ScaleD>.record_name),
                    "tcgen05.mma" # Sp # ".cta_group::" # Group #
                    MmaKind<!add(AfterScale, 1), ScaleD>.ret # Shift #
                    Collector<".collector::a", !add(AfterScale, 2),
                              AShift>.ret #
                    Operands.Head # ", {" #
                    !interleave(!foreach(P, !range(!mul(Group, 4)),
                                         "${" # AfterScale # "." # P # "}"),
                                ", ") #
                    "}, $4" # Scale # ";", Needs>;
      }
    }

    // With a scale for each block of A and B.
    foreach Kind = ["mxf8f6f4", "mxf4", "mxf4nvf4"] in
      foreach Size = ["", ".block16", ".block32"] in
        if NVVM_TCGEN05_MMA_BLOCKSCALE_SUPPORTED<Kind, Size>.ret then
          let Tileiras = 103 in
          def : Row<!cast<Intrinsic>(
                        NVVM_TCGEN05_MMA_BLOCKSCALE<Sparse, Space, Kind,
                                                    Size>.record_name),
                    "tcgen05.mma" # Sp # CtaGroup<!add(Operands.Next, 2)>.ret #
                    ".kind::" # Kind # ".block_scale" # Size #
                    Collector<".collector::a", !add(Operands.Next, 3)>.ret #
                    Operands.Head # ", [${" # Operands.Next # ":a}], [${" #
                    !add(Operands.Next, 1) # ":a}], $4;",
                    !if(!and(Sparse, !ne(Kind, "mxf8f6f4")),
                        Exactly<DatacenterBlackwell, PTX88>,
                        Special<DatacenterBlackwell, PTX88>)>;

    // With the weights, B, kept in one of four buffers.
    foreach HasMask = [0, 1] in {
      defvar Flags = !add(Operands.Next, HasMask);
      let ByValue = IntegerKind<Flags>.ret in
      def : Row<!cast<Intrinsic>(NVVM_TCGEN05_MMA_WS<Sparse, Space,
                                                     HasMask>.record_name),
                "tcgen05.mma.ws" # Sp # ".cta_group::1" # MmaKind<Flags>.ret #
                "${" # !add(Flags, 1) # ":{0=.collector::b0;1=.collector::b1;"
                "2=.collector::b2;3=.collector::b3}}" #
                Collector<"", !add(Flags, 2)>.ret # Operands.Head # ", $4" #
                !if(HasMask, ", $" # Operands.Next, "") # ";", Tcgen05>;
    }
  }

} // let Family
