//===- Run.cpp - Run a case, unchanged and lowered ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Case.h"
#include "Lowering/IntrinsicLowering.h"
#include "Machine/Machine.h"
#include "opennvvm/PTX/Emitter.h"
#include "opennvvm/Prepare/Prepare.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/SourceMgr.h"
#include <cstring>

using namespace llvm;

namespace opennvvm::exec {

static constexpr unsigned BlockSize = 256;
static constexpr char Names[] = "abc";

std::string Case::name() const {
  return Rule + ": " + Intrinsic + (Flush ? " (flushing)" : "");
}

Case call(StringRef Rule, StringRef Result, StringRef Intrinsic,
          ArrayRef<std::string> Operands, Reference Want, bool Flush) {
  Case C;
  C.Rule = Rule;
  C.Intrinsic = Intrinsic;
  C.Result = Result;
  C.Want = std::move(Want);
  C.Flush = Flush;
  SmallVector<std::string, 4> Types;
  for (const std::string &Operand : Operands) {
    auto [Type, Value] = StringRef(Operand).rsplit(' ');
    Types.push_back(Type.str());
    if (Value.starts_with("%"))
      C.Params.push_back(Type.str());
  }
  C.Body = ("  %r = call " + Result + " @" + Intrinsic + "(" +
            join(Operands, ", ") + ")\n")
               .str();
  C.Declarations =
      ("declare " + Result + " @" + Intrinsic + "(" + join(Types, ", ") + ")\n")
          .str();
  return C;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Registers that hold booleans are stored as bytes.
static std::string storedType(StringRef Type) {
  return "i" + utostr(std::max(8u, bitsOf(Type)));
}

static std::string kernelOf(const Case &C) {
  std::string Text =
      "target triple = \"nvptx64-nvidia-cuda\"\n"
      "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-"
      "v32:32-n16:32:64\"\n"
      "define ptx_kernel void @kernel(ptr addrspace(1) %out";
  for (unsigned I = 0; I < C.Params.size(); ++I)
    Text += std::string(", ptr addrspace(1) %in_") + Names[I];
  Text += ") #0 {\n"
          "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
          "  %c_ = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
          "  %base = mul i32 %c_, " +
          utostr(BlockSize) + "\n  %i = add i32 %base, %t\n";
  for (auto [I, Type] : enumerate(C.Params)) {
    std::string N(1, Names[I]), Stored = storedType(Type);
    Text += "  %p_" + N + " = getelementptr " + Stored + ", ptr addrspace(1) " +
            "%in_" + N + ", i32 %i\n  %l_" + N + " = load " + Stored +
            ", ptr addrspace(1) %p_" + N + "\n";
    if (Type == "i1")
      Text += "  %" + N + " = trunc i8 %l_" + N + " to i1\n";
    else
      Text += "  %" + N + " = bitcast " + Stored + " %l_" + N + " to " + Type +
              "\n";
  }
  std::string Stored = storedType(C.Result);
  Text += C.Body;
  if (C.Result == "i1")
    Text += "  %s = zext i1 %r to i8\n";
  else
    Text += "  %s = bitcast " + C.Result + " %r to " + Stored + "\n";
  Text += "  %q = getelementptr " + Stored +
          ", ptr addrspace(1) %out, i32 %i\n"
          "  store " +
          Stored + " %s, ptr addrspace(1) %q\n  ret void\n}\n" +
          C.Declarations +
          "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
          "declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
          "attributes #0 = { nounwind" +
          (C.Flush ? " \"denormal-fp-math-f32\"=\"preserve-sign,preserve-sign\""
                   : "") +
          " }\n";
  return Text;
}

/// LLVM's own pipeline, which gives lowered code LLVM's meaning.
static void optimize(Module &M) {
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassBuilder PB;
  PB.registerModuleAnalyses(MAM);
  PB.registerCGSCCAnalyses(CGAM);
  PB.registerFunctionAnalyses(FAM);
  PB.registerLoopAnalyses(LAM);
  PB.crossRegisterProxies(LAM, FAM, CGAM, MAM);
  PB.buildPerModuleDefaultPipeline(OptimizationLevel::O2).run(M, MAM);
}

/// What is done to a module before it is emitted.
enum class Form { AsItIs, Lowered, Optimized };

static constexpr std::pair<Form, StringLiteral> Forms[] = {
    {Form::AsItIs, "as it is"},
    {Form::Lowered, "lowered"},
    {Form::Optimized, "lowered and optimized"}};

/// The PTX of \p Text in that form. \p Gone is the intrinsic that lowering must
/// remove, or call less often.
static Expected<std::string> compile(StringRef Text, StringRef Arch, Form As,
                                     StringRef Gone, bool Fewer = false) {
  LLVMContext Context;
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Problem, Context);
  if (!M)
    return createStringError(Problem.getMessage() + " in\n" + Text);
  Target T;
  T.SM = findTarget(Arch);
  if (As != Form::AsItIs) {
    Function *About = M->getFunction(Gone);
    unsigned Before = About->getNumUses();
    for (Function &F : *M)
      lowerIntrinsics(F, LoweringLevel::Barriers, *T.SM, Leeway::All);
    std::string Broken;
    raw_string_ostream OS(Broken);
    if (verifyModule(*M, &OS))
      return createStringError("lowering broke the module: " + Broken);
    if (Fewer ? About->getNumUses() >= Before : !About->use_empty())
      return createStringError("was not lowered");
  }
  if (As == Form::Optimized)
    optimize(*M);
  ptx::EmitterOptions Options;
  Options.OptLevel = 0;
  static constexpr Profile Contract[] = {Profile::NVPTX};
  DiagnosticEngine Diags({}, Contract);
  prepare::prepareModule(*M, T, Options.OptLevel);
  SmallVector<char, 0> Out;
  if (ptx::emitModule(*M, T, Options, Diags, Out))
    return std::string(Out.begin(), Out.end());
  std::string Said;
  raw_string_ostream OS(Said);
  printText(OS, Diags, {}, false);
  return createStringError("not emitted: " + Said);
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

static unsigned bytesOf(StringRef Type) {
  return std::max(8u, bitsOf(Type)) / 8;
}

static std::vector<uint8_t> packed(ArrayRef<uint64_t> Values, unsigned Bytes,
                                   size_t Count) {
  std::vector<uint8_t> Data(Count * Bytes);
  for (size_t I = 0; I < Count; ++I)
    std::memcpy(&Data[I * Bytes], &Values[I % Values.size()], Bytes);
  return Data;
}

static Expected<std::vector<uint64_t>> execute(StringRef PTX, const Case &C,
                                               const Inputs &In) {
  auto M = ptxmachine::parse(PTX);
  if (!M)
    return M.takeError();
  ptxmachine::Machine Device(**M);
  size_t Count = alignTo(In.A.size(), BlockSize);
  unsigned Width = bytesOf(C.Result);
  std::vector<uint64_t> Addresses = {Device.allocate(Count * Width)};
  const std::vector<uint64_t> *Lists[] = {&In.A, &In.B, &In.C};
  for (auto [Type, List] : zip(C.Params, Lists)) {
    std::vector<uint8_t> Data = packed(*List, bytesOf(Type), Count);
    Addresses.push_back(Device.allocate(Data.size()));
    if (Error E = Device.write(Addresses.back(), Data))
      return E;
  }
  std::vector<uint8_t> Parameters(Addresses.size() * 8);
  std::memcpy(Parameters.data(), Addresses.data(), Parameters.size());
  ptxmachine::Launch L;
  L.Block[0] = BlockSize;
  L.Grid[0] = Count / BlockSize;
  L.StepLimit = 4'000'000'000;
  if (Error E = Device.launch("kernel", L, Parameters))
    return E;
  std::vector<uint8_t> Data(Count * Width);
  if (Error E = Device.read(Addresses[0], Data))
    return E;
  std::vector<uint64_t> Results(In.A.size());
  for (size_t I = 0; I < Results.size(); ++I)
    std::memcpy(&Results[I], &Data[I * Width], Width);
  return Results;
}

/// All NaNs are equal: PTX does not specify their bits.
static bool isSame(StringRef Type, uint64_t A, uint64_t B) {
  if (A == B)
    return true;
  StringRef Element = Type;
  unsigned Lanes = 1;
  if (Element.consume_front("<")) {
    Element.consumeInteger(10, Lanes);
    Element = Element.ltrim(" x").rtrim('>');
  }
  const fltSemantics *Format = Element == "half"     ? &APFloat::IEEEhalf()
                               : Element == "bfloat" ? &APFloat::BFloat()
                               : Element == "float"  ? &APFloat::IEEEsingle()
                               : Element == "double" ? &APFloat::IEEEdouble()
                                                     : nullptr;
  if (!Format)
    return false;
  unsigned Bits = bitsOf(Element);
  for (unsigned L = 0; L < Lanes; ++L) {
    APInt X(64, A >> L * Bits), Y(64, B >> L * Bits);
    X = X.trunc(Bits);
    Y = Y.trunc(Bits);
    if (X != Y && !(APFloat(*Format, X).isNaN() && APFloat(*Format, Y).isNaN()))
      return false;
  }
  return true;
}

static std::string compare(const Case &C, const Inputs &In,
                           ArrayRef<uint64_t> Got, StringRef What,
                           StringRef PTX) {
  for (size_t I = 0; I < Got.size(); ++I) {
    uint64_t Want = C.Want(In.A[I], In.B[I], In.C[I]) &
                    maskTrailingOnes<uint64_t>(bitsOf(C.Result));
    if (isSame(C.Result, Got[I], Want))
      continue;
    return (What + " gives 0x" + utohexstr(Got[I]) + ", not 0x" +
            utohexstr(Want) + ", for 0x" + utohexstr(In.A[I]) + ", 0x" +
            utohexstr(In.B[I]) + ", 0x" + utohexstr(In.C[I]) + "\n" + C.Body +
            PTX)
        .str();
  }
  return "";
}

std::string runCase(const Case &C, unsigned Random, bool Optimized) {
  std::string Text = kernelOf(C);
  Inputs In = inputsFor(C.Params, Random);
  for (auto [As, What] : Forms) {
    // Constants are already fully optimized.
    if ((As == Form::AsItIs && C.OnlyLowered) ||
        (As == Form::Optimized && (!Optimized || C.Params.empty())))
      continue;
    Expected<std::string> PTX = compile(Text, C.Arch, As, C.Intrinsic);
    if (!PTX)
      return (What + ": " + toString(PTX.takeError())).str();
    Expected<std::vector<uint64_t>> Got = execute(*PTX, C, In);
    if (!Got)
      return (What + ": " + toString(Got.takeError()) + "\n" + *PTX).str();
    std::string Wrong = compare(C, In, *Got, What, *PTX);
    if (!Wrong.empty())
      return Wrong;
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Several threads
//===----------------------------------------------------------------------===//

static std::string kernelOf(const ThreadCase &C) {
  return "target triple = \"nvptx64-nvidia-cuda\"\n"
         "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-"
         "v32:32-n16:32:64\"\n"
         "@shared = internal addrspace(3) global [1024 x i32] poison\n"
         "define ptx_kernel void @kernel(ptr addrspace(1) %out, i32 %param) "
         "#0 {\n"
         "  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n" +
         C.Body +
         "  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid\n"
         "  store i32 %r, ptr addrspace(1) %q\n  ret void\n}\n"
         "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n" +
         C.Declarations + "attributes #0 = { nounwind \"nvvm.reqntid\"=\"" +
         utostr(C.Threads) + "\" }\n";
}

static Expected<std::vector<uint32_t>> execute(StringRef PTX,
                                               unsigned Threads) {
  auto M = ptxmachine::parse(PTX);
  if (!M)
    return M.takeError();
  ptxmachine::Machine Device(**M);
  uint64_t Parameters[2] = {Device.allocate(Threads * 4), 77};
  std::vector<uint8_t> Bytes(12);
  std::memcpy(Bytes.data(), Parameters, 12);
  ptxmachine::Launch L;
  L.Block[0] = Threads;
  if (Error E = Device.launch("kernel", L, Bytes))
    return E;
  std::vector<uint8_t> Data(Threads * 4);
  if (Error E = Device.read(Parameters[0], Data))
    return E;
  std::vector<uint32_t> Results(Threads);
  std::memcpy(Results.data(), Data.data(), Data.size());
  return Results;
}

std::string runThreads(const ThreadCase &C, bool Optimized) {
  std::string Text = kernelOf(C);
  for (auto [As, What] : Forms) {
    if ((As == Form::AsItIs && C.OnlyLowered) ||
        (As == Form::Optimized && !Optimized))
      continue;
    Expected<std::string> PTX = compile(Text, C.Arch, As, C.Intrinsic, C.Fewer);
    if (!PTX)
      return (What + ": " + toString(PTX.takeError()) + "\n" + Text).str();
    auto Got = execute(*PTX, C.Threads);
    if (!Got)
      return (What + ": " + toString(Got.takeError()) + "\n" + *PTX).str();
    for (unsigned I = 0; I < C.Threads; ++I)
      if ((*Got)[I] != C.Want(I))
        return (What + " gives " + utostr((*Got)[I]) + " in thread " +
                utostr(I) + ", not " + utostr(C.Want(I)) + "\n" + Text + *PTX)
            .str();
  }
  return "";
}

} // namespace opennvvm::exec
