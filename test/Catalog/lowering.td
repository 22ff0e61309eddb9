// Rows of lowering rules are checked against the rest of the catalog.
//
// DEFINE: %{bad} = not catalog-tblgen %s -I %{src}/catalog -I %{llvm-include} 2>&1
//
// RUN: %{bad} -gen-lowering -DNO_RULE | FileCheck %s --check-prefix=NO-RULE
// RUN: %{bad} -gen-lowering -DNO_ROW | FileCheck %s --check-prefix=NO-ROW
// RUN: %{bad} -gen-lowering -DUNKNOWN | FileCheck %s --check-prefix=UNKNOWN
// RUN: %{bad} -gen-lowering-docs -DNO_REASON | FileCheck %s --check-prefix=NO-REASON
// RUN: catalog-tblgen -gen-lowering %s -I %{src}/catalog -I %{llvm-include} | FileCheck %s --check-prefix=GOOD

include "LoweringRow.td"

def Tests : LoweringCategory<"tests", "Tests"> {
  let Level = "Barriers";
}
def TestFile : LoweringFile<Tests>;

def Test : LoweringRule<"test", TestFile> {
  let Calls = "`prmt`";
  let Becomes = "nothing";
}

// The leeway of a row is that of its recipe and of its guard.
def Loose : Binary<"Add", [Bytes<0>, One]> {
  let Later = [Contraction];
}
let Rule = Test in {
  def : Lower<"prmt", Loose,
              Guard<HalfKept, constants = [0, 2], inOrder = 1, holds = "fits">>;
  def : LowerInternal<"internal.syncwarp", BuiltCall<"build", "bar.warp.sync">,
                      NoNaN>;
  def : Refuse<"syncwarp", "there is no warp">;
}
// GOOD: #ifdef LOWERING_TESTFILE
// GOOD: {Intrinsic::nvvm_prmt, "test",
// GOOD-NEXT: {Denormals::HalfKept, 5, false, true, fits},
// GOOD-NEXT: {Recipe::Binary, Instruction::Add, {{{[{][{]}}Operand::Bytes, 0}, {Operand::One, 0}, }}, Carry::Values, nullptr, Leeway::Contraction | Leeway::Flushing},
// GOOD-NEXT: LoweringLevel::Barriers, "", ""},
// GOOD-NEXT: {Intrinsic::not_intrinsic, "test",
// GOOD-NEXT: {Denormals::Any, 0, true, false, nullptr},
// GOOD-NEXT: {Recipe::Custom, Intrinsic::nvvm_bar_warp_sync, {{[{][{]}}}}, Carry::Values, build, Leeway::None},
// GOOD-NEXT: LoweringLevel::Barriers, "llvm.nvvm.internal.syncwarp", ""},
// GOOD: {Recipe::Refusal,
// GOOD-NEXT: LoweringLevel::Barriers, "llvm.nvvm.syncwarp", "there is no warp"},
// GOOD: Category Table = {"tests", Rows};

#ifdef NO_RULE
// NO-RULE: lowering.td:[[#@LINE+1]]:{{[0-9]+}}: error: a row of no rule
def : Lower<"prmt", TheOperand<0>>;
#endif

#ifdef NO_ROW
// NO-ROW: lowering.td:[[#@LINE+1]]:{{[0-9]+}}: error: a rule without a row
def Unused : LoweringRule<"unused", TestFile>;
#endif

#ifdef NO_REASON
// NO-REASON: lowering.td:[[#@LINE+1]]:{{[0-9]+}}: error: why later stages have no leeway?
def Exact : LoweringRule<"exact", TestFile> {
  let Calls = "`prmt`";
  let Becomes = "the operand";
}
let Rule = Exact in
  def : Lower<"prmt", TheOperand<0>>;
#endif

#ifdef UNKNOWN
let Rule = Test in
// UNKNOWN: lowering.td:[[#@LINE+1]]:{{[0-9]+}}: error: intrinsics/Internal.td has no llvm.nvvm.internal.none
def : LowerInternal<"internal.none", TheOperand<0>, Always>;
#endif
