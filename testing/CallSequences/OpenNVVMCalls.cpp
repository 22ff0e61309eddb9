//===- OpenNVVMCalls.cpp - Random calls of opennvvm.h ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallSequence.h"
#include "llvm/ADT/SmallVector.h"
#include <cstring>
#include <memory>

using namespace llvm;

namespace calls {

static void destroy(Choices &C, World &W) {
  switch (C.below(3)) {
  case 0:
    return destroyPicked(C, W.Contexts, W.Modules, opennvvmDestroyContext,
                         OPENNVVM_ERROR_INVALID_HANDLE);
  case 1:
    return destroyPicked(C, W.Modules, W.Results, opennvvmDestroyModule,
                         OPENNVVM_ERROR_INVALID_HANDLE);
  default:
    // Texts of results live as long as these.
    if (!W.IsShared)
      destroyPicked(C, W.Results, W.Contexts, opennvvmDestroyResult,
                    OPENNVVM_ERROR_INVALID_HANDLE);
  }
}

static void createContext(Choices &C, World &W) {
  opennvvmContext New = nullptr;
  expect(opennvvmCreateContext(&New) == OPENNVVM_SUCCESS && New, "a context");
  keepHandle(C, W.Contexts, New, opennvvmDestroyContext);
}

static void createModule(Choices &C, World &W) {
  opennvvmModule New = nullptr;
  std::string Bytes = pickModule(C);
  std::string Name = C.bytes(C.below(4)).str();
  std::unique_ptr<char[]> Buffer(new char[Bytes.size()]);
  if (!Bytes.empty())
    std::memcpy(Buffer.get(), Bytes.data(), Bytes.size());
  expect(opennvvmCreateModule(Buffer.get(), Bytes.size(),
                              C.chance(8) ? nullptr : Name.c_str(),
                              &New) == OPENNVVM_SUCCESS &&
             New,
         "a module");
  keepHandle(C, W.Modules, New, opennvvmDestroyModule);
}

/// A null-terminated copy of an option's value.
static std::string pickValue(Choices &C) {
  static const char *const Values[] = {"",       "0",    "1",     "2",
                                       "3",      "true", "false", "sm_75",
                                       "sm_90a", "nvvm", "-1",    "nvptx"};
  if (C.chance(4))
    return C.bytes(C.below(12)).str();
  return Values[C.below(std::size(Values))];
}

static void setOption(Choices &C, World &W) {
  Choice<opennvvmContext> P = pickHandle(C, W.Contexts, W.Results);
  opennvvmOptionInfo Info = {};
  Info.structSize = sizeof(Info);
  expect(opennvvmGetOptionInfo(C.byte() % opennvvmOptionCount(), &Info) ==
             OPENNVVM_SUCCESS,
         "an option");
  std::string Key = C.chance(8) ? C.bytes(C.below(12)).str() : Info.key;
  std::string Value = pickValue(C);
  opennvvmStatus Status = opennvvmSetOption(
      P.Handle, Key.c_str(), C.chance(4) ? nullptr : Value.c_str());
  char Short[8];
  opennvvmStatus Read =
      opennvvmGetContextError(P.Handle, Short, C.below(9), nullptr);
  if (W.IsShared)
    return;
  expect(P.Slot ? Status == OPENNVVM_SUCCESS ||
                      Status == OPENNVVM_ERROR_INVALID_OPTION
                : Status == OPENNVVM_ERROR_INVALID_HANDLE,
         "the status of an option");
  expect(Read == (P.Slot ? OPENNVVM_SUCCESS : OPENNVVM_ERROR_INVALID_HANDLE),
         "the status of an error");
}

static int stopOnZero(void *Count, const char *Phase, const char *) {
  expect(Phase && *Phase, "a phase");
  auto *Left = static_cast<std::atomic<int> *>(Count);
  return Left->fetch_sub(1) == 0;
}

static void countDiagnostic(void *, const opennvvmDiagnostic *D) {
  expect(D->rule && D->message, "a rule and a message");
}

static void change(Choices &C, World &W) {
  static std::atomic<int> Left;
  Choice<opennvvmContext> P = pickHandle(C, W.Contexts, W.Results);
  Left = int(C.below(8));
  switch (C.below(4)) {
  case 0:
    opennvvmClearOptions(P.Handle);
    return;
  case 1:
    opennvvmSetProgressCallback(P.Handle, C.chance(2) ? stopOnZero : nullptr,
                                &Left);
    return;
  case 2:
    opennvvmSetDiagnosticCallback(
        P.Handle, C.chance(2) ? countDiagnostic : nullptr, nullptr);
    return;
  default:
    opennvvmCancel(P.Handle);
  }
}

/// Reads everything that a result has.
static void readResult(opennvvmResult R, bool IsAlive) {
  const char *Text = nullptr;
  size_t Size = 0, Count = 0;
  opennvvmStatus Wanted =
      IsAlive ? OPENNVVM_SUCCESS : OPENNVVM_ERROR_INVALID_HANDLE;
  expect(opennvvmGetOutput(R, &Text, &Size) == Wanted, "an output");
  if (IsAlive)
    expect(Text[Size] == 0, "a NUL behind the output");
  for (opennvvmFormat F :
       {OPENNVVM_FORMAT_TEXT, OPENNVVM_FORMAT_JSON, OPENNVVM_FORMAT_SARIF})
    expect(opennvvmGetDiagnosticsText(R, F, &Text) == Wanted, "a text");
  expect(opennvvmGetDiagnosticCount(R, &Count) == Wanted, "a count");
  // One more than there are.
  for (size_t I = 0; IsAlive && I <= Count; ++I) {
    // The call fills it in.
    // NOLINTNEXTLINE(bugprone-invalid-enum-default-initialization)
    opennvvmDiagnostic D = {};
    D.structSize = sizeof(D);
    bool Exists = I < Count;
    expect(opennvvmGetDiagnostic(R, I, &D) ==
               (Exists ? OPENNVVM_SUCCESS : OPENNVVM_ERROR_INVALID_ARGUMENT),
           "a diagnostic");
    if (!Exists)
      break;
    expect(D.rule && D.message, "a rule and a message");
    // A crash that the boundary stopped is a defect as well.
    expect(std::strcmp(D.rule, "emit-crash") != 0, "without a crash");
    for (size_t N = 0; N != D.detailCount; ++N)
      expect(opennvvmGetDetail(R, I, N, &Text) == OPENNVVM_SUCCESS, "a detail");
    opennvvmNote Note = {};
    Note.structSize = sizeof(Note);
    for (size_t N = 0; N != D.noteCount; ++N)
      expect(opennvvmGetNote(R, I, N, &Note) == OPENNVVM_SUCCESS, "a note");
    opennvvmEdit Edit = {};
    Edit.structSize = sizeof(Edit);
    for (size_t N = 0; N != D.fixCount; ++N)
      expect(opennvvmGetFix(R, I, N, &Edit) == OPENNVVM_SUCCESS &&
                 Edit.begin <= Edit.end && Edit.text,
             "an edit");
  }
  expect(opennvvmGetPtxLineCount(R, &Count) == Wanted, "a count of lines");
  for (size_t I = 0; IsAlive && I < Count; ++I) {
    opennvvmPtxLine L = {};
    L.structSize = sizeof(L);
    opennvvmPtxFunction F = {};
    F.structSize = sizeof(F);
    expect(opennvvmGetPtxLine(R, I, &L) == OPENNVVM_SUCCESS &&
               opennvvmGetPtxFunction(R, L.function, &F) == OPENNVVM_SUCCESS &&
               F.firstLine <= L.ptxLine && L.ptxLine <= F.lastLine,
           "a line inside its function");
  }
}

static void readOne(Choices &C, World &W) {
  Choice<opennvvmResult> R = pickHandle(C, W.Results, W.Modules);
  readResult(R.Handle, R.Slot);
}

/// opennvvmFix(), which takes one module, as an operation on the first.
static opennvvmStatus fixFirst(opennvvmContext Context,
                               const opennvvmModule *Modules, size_t,
                               opennvvmResult *Result) {
  return opennvvmFix(Context, Modules[0], Result);
}

static void operate(Choices &C, World &W) {
  static constexpr decltype(&opennvvmVerify) Operations[] = {
      opennvvmVerify, opennvvmCompile, opennvvmOptimize,
      opennvvmLower,  opennvvmLink,    fixFirst};
  Choice<opennvvmContext> P = pickHandle(C, W.Contexts, W.Results);
  SmallVector<opennvvmModule, 3> List;
  bool AreAlive = P.Slot;
  auto *Run = Operations[C.below(std::size(Operations))];
  unsigned Count = Run == fixFirst ? 1 : 1 + C.below(3);
  for (unsigned I = 0; I != Count; ++I) {
    Choice<opennvvmModule> M = pickHandle(C, W.Modules, W.Contexts);
    List.push_back(M.Handle);
    AreAlive &= M.Slot != nullptr;
  }
  opennvvmResult Result = nullptr;
  opennvvmStatus Status = Run(P.Handle, List.data(), Count, &Result);
  expect(Status != OPENNVVM_ERROR_INTERNAL, "without a crash");
  bool Began = Status == OPENNVVM_SUCCESS ||
               Status == OPENNVVM_ERROR_INVALID_IR ||
               Status == OPENNVVM_ERROR_CANCELLED;
  expect(Began == (Result != nullptr), "a result if the operation began");
  if (!W.IsShared)
    expect(AreAlive ? Began || Status == OPENNVVM_ERROR_INVALID_OPTION
                    : Status == OPENNVVM_ERROR_INVALID_HANDLE,
           "the status of an operation");
  if (!Began)
    return;
  readResult(Result, true);
  if (!W.IsShared)
    return keepHandle(C, W.Results, Result, opennvvmDestroyResult);
  // What others read is never destroyed.
  opennvvmResult None = nullptr;
  if (!W.Results.Slots[C.below(4)].compare_exchange_strong(None, Result))
    expect(opennvvmDestroyResult(&Result) == OPENNVVM_SUCCESS, "destroyed");
}

static void askCatalog(Choices &C, World &) {
  opennvvmTargetInfo Target = {};
  Target.structSize = sizeof(Target);
  opennvvmGetTargetInfo(C.byte(), &Target);
  opennvvmRuleInfo Rule = {};
  Rule.structSize = sizeof(Rule) + 8 * C.below(2);
  struct {
    opennvvmRuleInfo Info;
    char Later[8];
  } Large = {Rule, {1, 1, 1, 1, 1, 1, 1, 1}};
  size_t Index = C.byte();
  if (opennvvmGetRuleInfo(Index, &Large.Info) == OPENNVVM_SUCCESS) {
    expect(Large.Later[0] == (Rule.structSize == sizeof(Rule)),
           "zero in unknown members, nothing behind the structure");
    size_t Found = 0;
    expect(opennvvmFindRule(Large.Info.id, &Found) == OPENNVVM_SUCCESS &&
               Found == Index,
           "the rule of its ID");
  }
  std::string Pattern = C.bytes(C.below(12)).str();
  opennvvmResult Answer = nullptr;
  uint64_t Words[2] = {C.byte(), C.byte()};
  switch (C.below(3)) {
  case 0:
    opennvvmExplain(Pattern.c_str(), opennvvmFormat(C.below(4)), &Answer);
    break;
  case 1:
    opennvvmDescribeIntrinsics(("vote" + Pattern).c_str(), nullptr,
                               opennvvmFormat(C.below(4)), &Answer);
    break;
  default:
    opennvvmDecodeWords(Pattern.c_str(), Words, C.below(3), "sm_90",
                        OPENNVVM_FORMAT_TEXT, &Answer);
  }
  if (Answer)
    expect(opennvvmDestroyResult(&Answer) == OPENNVVM_SUCCESS, "destroyed");
}

void callOpenNVVM(Choices &C, World &W) {
  static constexpr void (*Calls[])(Choices &, World &) = {
      createContext, createModule, createModule, setOption, change,    operate,
      operate,       operate,      readOne,      destroy,   askCatalog};
  Calls[C.below(std::size(Calls))](C, W);
}

} // namespace calls
