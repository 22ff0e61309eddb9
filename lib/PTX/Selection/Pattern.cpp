//===- Pattern.cpp - llvm.nvvm.* intrinsics from the catalog --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pattern.h"
#include "Catalog/Intrinsic.h"
#include "Catalog/Pattern.h"
#include "PatternPrinter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

/// What \p Row requires of the module as a whole.
static void reserve(FunctionEmitter &E, const CallInst &CI,
                    const IntrinsicRow &Row) {
  Requirements &Needs = E.Ctx.Needs;
  bool Unified = Row.Textures == TextureMode::Unified;
  if (Row.Textures == TextureMode::Independent)
    Needs.TexmodeIndependent = true;
  PTXVersion Until = Row.untilOn(*E.Ctx.T.SM);
  if (Unified || Until < ptxVersions().back())
    Needs.Reservations.push_back({&CI, Row.Name, Until, Unified});
}

/// Reports the message that the program asks for.
static void reportMessage(FunctionEmitter &E, const CallInst &CI,
                          const IntrinsicRow &Row) {
  StringRef Text;
  if (!getConstantStringInfo(CI.getArgOperand(0), Text))
    Text = "(the text is not a constant)";
  E.fail(Row.Message == MessageKind::Error ? Rule::EmitCompilerError
                                           : Rule::EmitCompilerWarning,
         CI, {Text.str()});
}

char tensorGroup(const IntrinsicRow &Row, const CallInst &CI) {
  if (Row.GroupArg == 0xFF)
    return Row.TensorGroup;
  auto *Group = dyn_cast<ConstantInt>(CI.getArgOperand(Row.GroupArg));
  return !Group ? 0 : Group->equalsInt(1) ? '1' : Group->equalsInt(2) ? '2' : 0;
}

std::string nameMixedGroups(char Group, char First) {
  return "an instruction of .cta_group::" + std::string(1, Group) +
         " in a function with those of .cta_group::" + First;
}

/// All tensor memory operations of a function must have the same .cta_group.
void checkTensorGroup(FunctionEmitter &E, const Instruction &I, char Group) {
  if (!Group)
    return;
  if (!E.TensorGroup)
    E.TensorGroup = Group;
  if (E.TensorGroup != Group)
    E.fail(Rule::EmitUnsupportedInstruction, I,
           {nameMixedGroups(Group, E.TensorGroup)},
           "use one .cta_group in all of the function");
}

/// Why assemblers reject the immediates of \p CI; empty if they do not.
static std::string badImmediate(const IntrinsicRow &Row, const CallInst &CI) {
  for (const ArgConstraint &C : constraintsOf(Row)) {
    if (C.IsAdvice || C.Arg >= CI.arg_size())
      continue;
    const Value *V = CI.getArgOperand(C.Arg);
    auto *Number = dyn_cast<ConstantInt>(V);
    if (!isa<UndefValue>(V) && (!Number || Number->getBitWidth() > 64))
      continue;
    // undef is printed as 0.
    int64_t Given = Number ? Number->getSExtValue() : 0;
    if (!C.allows(Given))
      return "argument " + std::to_string(C.Arg) + " must be " + C.describe() +
             ", not " + std::to_string(Given);
  }
  return {};
}

/// Whether \p Part prints the same instructions for all arguments.
static bool isUnconditional(PatternBytes Part) {
  for (size_t At = 0; At != Part.size();)
    switch (PatternOp(Part[At++])) {
    case PatternOp::Literal:
      At += 1 + Part[At];
      break;
    case PatternOp::Result:
      break;
    case PatternOp::Address:
    case PatternOp::Space:
      ++At;
      break;
    case PatternOp::Type:
      if (Part[At + 1] == 'v' || Part[At + 1] == 'w')
        return false;
      [[fallthrough]];
    case PatternOp::ResultParts:
    case PatternOp::Arguments:
    case PatternOp::RegisterArguments:
    case PatternOp::ArgumentPart:
    case PatternOp::RegisterArgumentPart:
      At += 2;
      break;
    case PatternOp::AddressIn:
    case PatternOp::Select:
    case PatternOp::SelectBits:
    case PatternOp::SelectType:
    case PatternOp::Refuse:
      return false;
    }
  return true;
}

bool isAlwaysPrinted(const IntrinsicRow &Row, const Function &F,
                     const SMInfo &SM) {
  return Row.Message == MessageKind::None && Row.isSupported() && !Row.ByLane &&
         Row.hasPattern() && constraintsOf(Row).empty() &&
         valueGatesOf(Row).empty() && gateOf(Row, F).allowsSM(SM) &&
         missingForm(Row, *F.getFunctionType()).empty() &&
         isUnconditional(patternOf(Row));
}

void emitPattern(FunctionEmitter &E, const CallInst &CI,
                 const IntrinsicRow &Row) {
  if (Row.Message != MessageKind::None)
    return reportMessage(E, CI, Row);
  if (!Row.isSupported())
    return E.fail(Rule::EmitUnsupportedIntrinsic, CI,
                  {Row.Name.str(), Row.Unsupported.str()});
  std::string Problem = missingForm(Row, *CI.getFunctionType());
  if (Problem.empty())
    Problem = badImmediate(Row, CI);
  if (!Problem.empty())
    return E.fail(Rule::EmitUnsupportedIntrinsic, CI,
                  {Row.Name.str(), Problem});
  if (!E.require(gateOf(Row, CI), Row.Name, CI))
    return;
  reserve(E, CI, Row);
  printPattern(
      E, CI,
      {Row.Name, patternOf(Row), Row.ImmArgs, Row.Spaces, Row.InRegisters});
  checkTensorGroup(E, CI, tensorGroup(Row, CI));
}

} // namespace opennvvm::ptx
