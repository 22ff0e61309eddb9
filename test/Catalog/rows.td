// Rows and LLVM's records are checked against each other.
//
// DEFINE: %{bad} = not catalog-tblgen -gen-intrinsics %s -I %S/Inputs -I %{src}/catalog -I %{llvm-include} 2>&1
//
// RUN: %{bad} -DMISSING | FileCheck %s --check-prefix=MISSING
// RUN: %{bad} -DTWICE | FileCheck %s --check-prefix=TWICE
// RUN: %{bad} -DEMPTY | FileCheck %s --check-prefix=EMPTY
// RUN: %{bad} -DBOTH | FileCheck %s --check-prefix=BOTH
// RUN: %{bad} -DFAMILY | FileCheck %s --check-prefix=FAMILY
// RUN: %{bad} -DNOWHERE | FileCheck %s --check-prefix=NOWHERE
// RUN: %{bad} -DNO_ARGUMENT | FileCheck %s --check-prefix=NO-ARGUMENT
// RUN: %{bad} -DNOT_OVERLOADED | FileCheck %s --check-prefix=NOT-OVERLOADED
// RUN: %{bad} -DVALUE | FileCheck %s --check-prefix=VALUE
// RUN: %{bad} -DTYPE | FileCheck %s --check-prefix=TYPE
//
// RUN: catalog-tblgen -gen-intrinsics %s -DGOOD -I %S/Inputs -I %{src}/catalog \
// RUN:   -I %{llvm-include} | FileCheck %s --check-prefix=GOOD

include "IntrinsicRow.td"

let TargetPrefix = "nvvm" in
def int_nvvm_test : Intrinsic<[llvm_anyint_ty],
                              [LLVMMatchType<0>, llvm_i32_ty],
                              [ImmArg<ArgIndex<1>>, Range<ArgIndex<1>, 0, 9>]>;

#ifdef MISSING
// MISSING: rows.td:[[#]]:[[#]]: error: int_nvvm_test has no row in the catalog
// MISSING: error: 1 intrinsics of LLVM have neither a row nor a reason
#endif

#ifdef TWICE
// TWICE: error: int_nvvm_test has two rows
// TWICE: note: the other one is here
let Family = "Test" in {
  def : Row<int_nvvm_test, "x $d;">;
  def : Unsupported<int_nvvm_test, "for no reason">;
}
#endif

#ifdef EMPTY
// EMPTY: error: int_nvvm_test: a row has either a pattern or a reason
let Family = "Test" in def : Row<int_nvvm_test, "">;
#endif

#ifdef BOTH
// BOTH: error: int_nvvm_test: a row has either a pattern or a reason
let Family = "Test" in def : Row<int_nvvm_test, "x $d;"> {
  let Reason = "both";
}
#endif

#ifdef FAMILY
// FAMILY: error: int_nvvm_test: row without family
def : Row<int_nvvm_test, "x $d;">;
#endif

#ifdef NOWHERE
// NOWHERE: error: int_nvvm_test: no machine passes the gate
let Family = "Test" in def : Row<int_nvvm_test, "x $d;", Exactly<[91], PTX90>>;
#endif

#ifdef NO_ARGUMENT
// NO-ARGUMENT: error: llvm.nvvm.test: no argument 2 to constrain
let Family = "Test", Args = [MultipleOf<2, 8>] in
def : Row<int_nvvm_test, "x $d;">;
#endif

#ifdef NOT_OVERLOADED
// NOT-OVERLOADED: error: int_nvvm_other: it is not overloaded
let TargetPrefix = "nvvm" in
def int_nvvm_other : Intrinsic<[llvm_i32_ty], []>;
let Family = "Test" in {
  def : Row<int_nvvm_test, "x $d;">;
  let ByType = [For<["i16"], Nowhere>] in def : Row<int_nvvm_other, "x $d;">;
}
#endif

#ifdef VALUE
// VALUE: error: int_nvvm_test: argument 0 has a gate but is not an immediate
let Family = "Test", ByValue = [With<0, 1, From<90, PTX80>>] in
def : Row<int_nvvm_test, "x $d;">;
#endif

#ifdef TYPE
// TYPE: error: int_nvvm_test: no gate can be given for 'i17'
let Family = "Test", ByType = [For<["i17"], Nowhere>] in
def : Row<int_nvvm_test, "x $d;">;
#endif

#ifdef GOOD
// GOOD: {"llvm.nvvm.test", "Test",
// GOOD-NEXT: "",
// GOOD-NEXT: "anyint (anyint, i32)",
// GOOD-NEXT: "x $d;",
// GOOD-NEXT: {0x{{[0-9a-f]*}}ull, 32},
// GOOD-NEXT: {Rule::SomeRule, 90, "a page"}, 100, 1, 0, {{.*}}, 6, {{.*}}, 1, {{.*}}, 1, 10, 1, 255, 0x00000002u, 65, 0, TextureMode::Unified, MessageKind::None, 0, 0, 1, 1, 0, 0xFF},
// GOOD: {1, ArgConstraint::Range, 0ll, 9ll, 0}
// GOOD-NEXT: {1, ArgConstraint::OneOf, 42ll, 0ll, 0}
// GOOD-NEXT: {0, ArgConstraint::Range, 2ll, 9223372036854775807ll, 1}
// GOOD-NEXT: {0, ArgConstraint::PowerOf2, 0ll, 0ll, 0}
// GOOD-NEXT: {0, ArgConstraint::NonZero, 0ll, 0ll, 1}
// GOOD-NEXT: {0, ArgConstraint::BitsOf, 15ll, 0ll, 0}
// GOOD: OverloadType::I16, {0x0000000000000000ull, 32}
// GOOD: {1, 7ll, {{{.*}}, 80}},
let Family = "Test",
    Args = [OneOf<1, [1, 3, 5]>, AtLeast<0, 2, Advice>, PowerOf2<0>,
            NonZero<0, Advice>, BitsOf<0, 15>],
    ByValue = [With<1, 7, From<90, PTX80>>],
    ByType = [For<["i16"], Nowhere>],
    Document = Documented<"some-rule", 90, "a page">, Tileiras = 100,
    WidePointers = 1, Spaces = [1, 3], ByLane = 1, Until = PTX65, Textures = UnifiedTextures,
    Synchronizes = 1 in
def : Row<int_nvvm_test, "x $d;">;
#endif
