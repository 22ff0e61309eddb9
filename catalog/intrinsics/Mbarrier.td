//===- Mbarrier.td - Barrier objects in shared memory ------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// How many arrivals; the field has 20 bits.
class Arrivals<int arg> {
  list<ArgRule> ret = [NonZero<arg>, InRange<arg, 1, 0x100000, Advice>];
}

/// By how many bytes the expected count increases or decreases.
class AwaitedBytes<int arg> {
  list<ArgRule> ret = [InRange<arg, -1048575, 1048576, Advice>];
}

let Family = "Mbarrier" in {

//===----------------------------------------------------------------------===//
// The first forms: a generic or a shared address
//===----------------------------------------------------------------------===//

foreach Space = ["", ".shared"] in {
  let Args = [InRange<1, 1, 0x100000, Advice>] in
  def : Row<Nvvm<"mbarrier.init" # Space>.ret,
            "mbarrier.init" # Space # ".b64 [${0:a}], $1;", From<80, PTX70>>;
  def : Row<Nvvm<"mbarrier.inval" # Space>.ret,
            "mbarrier.inval" # Space # ".b64 [${0:a}];", From<80, PTX70>>;
  foreach Op = ["arrive", "arrive.drop"] in {
    defvar Text = "mbarrier." # !subst(".", "_", Op);
    def : Row<Nvvm<"mbarrier." # Op # Space>.ret,
              Text # Space # ".b64 $d, [${0:a}];", From<80, PTX70>>;
    let Args = Arrivals<1>.ret in
    def : Row<Nvvm<"mbarrier." # Op # ".noComplete" # Space>.ret,
              Text # ".noComplete" # Space # ".b64 $d, [${0:a}], $1;",
              From<80, PTX70>>;
  }
  def : Row<Nvvm<"mbarrier.test.wait" # Space>.ret,
            "mbarrier.test_wait" # Space # ".b64 $d, [${0:a}], $1;",
            From<80, PTX70>>;
}
def : Row<int_nvvm_mbarrier_pending_count, "mbarrier.pending_count.b64 $d, $0;",
          From<80, PTX70>>;

//===----------------------------------------------------------------------===//
// Forms with an order, a scope and a space
//===----------------------------------------------------------------------===//

/// Arrival. Another block's barrier returns no state. Defaults of PTX (release
/// at block scope) are not printed.
multiclass Arrive<string op, string order, string scope, string space,
                  string printed, PTX since> {
  foreach Tx = ["", ".expect.tx"] in
    let Args = !if(!empty(Tx), Arrivals<1>.ret, AwaitedBytes<1>.ret) in
    def : Row<Nvvm<"mbarrier." # op # Tx # order # ".scope." # scope #
                   ".space." # space>.ret,
              "mbarrier." # !subst(".", "_", op) # !subst("t.t", "t_t", Tx) #
              printed #
              !if(!eq(space, "cta"), ".shared.b64 $d", ".shared::cluster.b64 _")
              # ", [${0:a}], $1;", From<90, !if(!eq(printed # Tx # space, "cta"), PTX78, since)>>;
}
foreach Op = ["arrive", "arrive.drop"] in
  foreach Scope = ["cta", "cluster"] in
    foreach Space = ["cta", "cluster"] in {
      defm : Arrive<Op, "", Scope, Space,
                    !if(!eq(Scope, "cta"), "", ".release.cluster"), PTX80>;
      defm : Arrive<Op, ".relaxed", Scope, Space, ".relaxed." # Scope, PTX86>;
    }

let Args = AwaitedBytes<1>.ret in
foreach Op = ["expect", "complete"] in
  foreach Scope = ["cta", "cluster"] in
    foreach Space = ["cta", "cluster"] in
      def : Row<Nvvm<"mbarrier." # Op # ".tx.scope." # Scope # ".space." #
                     Space>.ret,
                "mbarrier." # Op # "_tx.relaxed." # Scope #
                !if(!eq(Space, "cta"), ".shared", ".shared::cluster") #
                ".b64 [${0:a}], $1;", From<90, PTX80>>;

/// Waiting, by state or by parity; `try` may sleep, up to a time limit (tl).
multiclass Wait<string form, string text, string operands, Gate plain,
                Gate parity> {
  foreach P = ["", ".parity"] in {
    defvar Name = "mbarrier." # !subst(".tl", P # ".tl", form # !if(
                      !eq(!find(form, ".tl"), -1), P, ""));
    defvar Text = "mbarrier." # text # P;
    let Args = !if(!empty(P), []<ArgRule>, [InRange<1, 0, 2>]) in {
    def : Row<Nvvm<Name # ".scope.cta.space.cta">.ret,
              Text # ".shared.b64 $d, " # operands # ";",
              !if(!eq(P, ""), plain, parity)>;
    def : Row<Nvvm<Name # ".scope.cluster.space.cta">.ret,
              Text # ".acquire.cluster.shared.b64 $d, " # operands # ";",
              From<90, PTX80>>;
    foreach Scope = ["cta", "cluster"] in
      def : Row<Nvvm<Name # ".relaxed.scope." # Scope # ".space.cta">.ret,
                Text # ".relaxed." # Scope # ".shared.b64 $d, " # operands #
                ";", From<90, PTX86>>;
    }
  }
}
defm : Wait<"test.wait", "test_wait", "[${0:a}], $1", From<80, PTX70>,
            From<80, PTX71>>;
defm : Wait<"try.wait", "try_wait", "[${0:a}], $1", From<90, PTX78>,
            From<90, PTX78>>;
defm : Wait<"try.wait.tl", "try_wait", "[${0:a}], $1, $2", From<90, PTX78>,
            From<90, PTX78>>;

} // let Family
