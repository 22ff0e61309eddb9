//===- Result.cpp - What an operation found and made ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Result.h"
#include "Handles.h"
#include "Structs.h"

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::capi;

const PtxIndex &Result::index() {
  std::call_once(IsIndexed, [&] {
    if (IsPtx)
      Index = indexPtx(Output, Marks);
  });
  return Index;
}

static const char *idOf(Rule R) { return ruleInfo(R).ID.data(); }

opennvvmDiagnostic opennvvm::capi::describe(const Diagnostic &D) {
  // NOLINTNEXTLINE(bugprone-invalid-enum-default-initialization): set below.
  opennvvmDiagnostic Out = {};
  Out.structSize = sizeof(Out);
  Out.rule = idOf(D.ID);
  Out.severity = static_cast<opennvvmSeverity>(D.Level);
  Out.profile = profileName(D.Contract).data();
  Out.message = D.Message.c_str();
  Out.help = textOrNull(D.Help);
  Out.file = textOrNull(D.File);
  Out.line = D.Range.Line;
  Out.column = D.Range.Column;
  Out.endLine = D.Range.EndLine;
  Out.endColumn = D.Range.EndColumn;
  Out.sourceLine = textOrNull(D.SourceLine);
  Out.function = textOrNull(D.Function);
  Out.block = D.InBlock ? D.Block.c_str() : nullptr;
  Out.demangled = textOrNull(D.Demangled);
  Out.ir = textOrNull(D.IR);
  Out.userFile = textOrNull(D.User.File);
  Out.userLine = D.User.Line;
  Out.userColumn = D.User.Column;
  Out.userFunction = textOrNull(D.User.Function);
  Out.detailCount = D.Details.size();
  Out.noteCount = D.Notes.size();
  Out.inlinedCount = D.InlinedAt.size();
  Out.fixCount = D.Fix.size();
  return Out;
}

static opennvvmNote describeNote(const DiagnosticNote &N) {
  opennvvmNote Out = {};
  Out.rule = N.ID ? idOf(*N.ID) : nullptr;
  Out.message = N.Message.c_str();
  Out.help = textOrNull(N.Help);
  Out.line = N.Range.Line;
  Out.column = N.Range.Column;
  Out.endLine = N.Range.EndLine;
  Out.endColumn = N.Range.EndColumn;
  Out.sourceLine = textOrNull(N.SourceLine);
  return Out;
}

static opennvvmStatus giveEdit(opennvvmEdit *Out, ArrayRef<TextEdit> Edits,
                               size_t Index) {
  if (Index >= Edits.size())
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  const TextEdit &E = Edits[Index];
  return giveStruct(Out, {0, E.Begin, E.End, E.Range.Line, E.Range.Column,
                          E.Range.EndLine, E.Range.EndColumn, E.Text.c_str()});
}

/// Calls \p Use with the result of \p Handle if \p IsGood.
template <typename UseFn>
static opennvvmStatus with(opennvvmResult Handle, bool IsGood, UseFn Use) {
  std::shared_ptr<Result> R = capi::find<Result>(Handle);
  if (!R)
    return OPENNVVM_ERROR_INVALID_HANDLE;
  return IsGood ? Use(*R) : OPENNVVM_ERROR_INVALID_ARGUMENT;
}

/// Calls \p Use with diagnostic \p Index of the result of \p Handle.
template <typename UseFn>
static opennvvmStatus withFinding(opennvvmResult Handle, size_t Index,
                                  UseFn Use) {
  return with(Handle, true, [&](Result &R) {
    return Index < R.Findings.size() ? Use(R.Findings[Index])
                                     : OPENNVVM_ERROR_INVALID_ARGUMENT;
  });
}

/// Stores \p Value.
template <typename T> static opennvvmStatus give(T *Out, T Value) {
  *Out = Value;
  return OPENNVVM_SUCCESS;
}

#pragma GCC visibility push(default)

opennvvmStatus opennvvmDestroyResult(opennvvmResult *Handle) {
  return destroy<Result>(Handle);
}

opennvvmStatus opennvvmGetOutput(opennvvmResult Handle, const char **Bytes,
                                 size_t *Size) {
  return with(Handle, Bytes && Size, [&](Result &R) {
    *Size = R.Output.size();
    return give(Bytes, R.Output.c_str());
  });
}

opennvvmStatus opennvvmGetDiagnosticsText(opennvvmResult Handle,
                                          opennvvmFormat Format,
                                          const char **Text) {
  return with(Handle, Text, [&](Result &R) {
    switch (Format) {
    case OPENNVVM_FORMAT_TEXT:
      return give(Text, R.Text.c_str());
    case OPENNVVM_FORMAT_JSON:
      return give(Text, R.JSON.c_str());
    case OPENNVVM_FORMAT_SARIF:
      return give(Text, R.SARIF.c_str());
    }
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  });
}

opennvvmStatus opennvvmGetDiagnosticCount(opennvvmResult Handle,
                                          size_t *Count) {
  return with(Handle, Count,
              [&](Result &R) { return give(Count, R.Findings.size()); });
}

opennvvmStatus opennvvmGetDiagnostic(opennvvmResult Handle, size_t Index,
                                     opennvvmDiagnostic *Out) {
  return withFinding(Handle, Index, [&](const Diagnostic &D) {
    return giveStruct(Out, describe(D));
  });
}

opennvvmStatus opennvvmGetDetail(opennvvmResult Handle, size_t Index,
                                 size_t Detail, const char **Text) {
  return withFinding(Handle, Index, [&](const Diagnostic &D) {
    return Text && Detail < D.Details.size()
               ? give(Text, D.Details[Detail].c_str())
               : OPENNVVM_ERROR_INVALID_ARGUMENT;
  });
}

opennvvmStatus opennvvmGetNote(opennvvmResult Handle, size_t Index, size_t Note,
                               opennvvmNote *Info) {
  return withFinding(Handle, Index, [&](const Diagnostic &D) {
    return Note < D.Notes.size() ? giveStruct(Info, describeNote(D.Notes[Note]))
                                 : OPENNVVM_ERROR_INVALID_ARGUMENT;
  });
}

opennvvmStatus opennvvmGetInlinedAt(opennvvmResult Handle, size_t Index,
                                    size_t Call, opennvvmUserLocation *Info) {
  return withFinding(Handle, Index, [&](const Diagnostic &D) {
    if (Call >= D.InlinedAt.size())
      return OPENNVVM_ERROR_INVALID_ARGUMENT;
    const UserLocation &L = D.InlinedAt[Call];
    return giveStruct(Info, {0, textOrNull(L.File), L.Line, L.Column,
                             textOrNull(L.Function)});
  });
}

opennvvmStatus opennvvmGetFix(opennvvmResult Handle, size_t Index, size_t Edit,
                              opennvvmEdit *Info) {
  return withFinding(Handle, Index, [&](const Diagnostic &D) {
    return giveEdit(Info, D.Fix, Edit);
  });
}

opennvvmStatus opennvvmGetEditCount(opennvvmResult Handle, size_t *Count) {
  return with(Handle, Count,
              [&](Result &R) { return give(Count, R.Edits.size()); });
}

opennvvmStatus opennvvmGetEdit(opennvvmResult Handle, size_t Index,
                               opennvvmEdit *Info) {
  return with(Handle, true,
              [&](Result &R) { return giveEdit(Info, R.Edits, Index); });
}

opennvvmStatus opennvvmGetPtxTarget(opennvvmResult Handle, const char **Version,
                                    const char **Target) {
  return with(Handle, true, [&](Result &R) {
    if (Version)
      *Version = R.index().Version.c_str();
    if (Target)
      *Target = R.index().Target.c_str();
    return OPENNVVM_SUCCESS;
  });
}

opennvvmStatus opennvvmGetPtxFunctionCount(opennvvmResult Handle,
                                           size_t *Count) {
  return with(Handle, Count, [&](Result &R) {
    return give(Count, R.index().Functions.size());
  });
}

opennvvmStatus opennvvmGetPtxFunction(opennvvmResult Handle, size_t Index,
                                      opennvvmPtxFunction *Info) {
  return with(Handle, true, [&](Result &R) {
    if (Index >= R.index().Functions.size())
      return OPENNVVM_ERROR_INVALID_ARGUMENT;
    const PtxFunction &F = R.index().Functions[Index];
    return giveStruct(Info, {0, F.Name.c_str(), F.IsKernel, F.FirstLine,
                             F.LastLine, F.Pred, F.B16, F.B32, F.B64, F.B128});
  });
}

opennvvmStatus opennvvmGetPtxLineCount(opennvvmResult Handle, size_t *Count) {
  return with(Handle, Count,
              [&](Result &R) { return give(Count, R.index().Lines.size()); });
}

opennvvmStatus opennvvmGetPtxLine(opennvvmResult Handle, size_t Index,
                                  opennvvmPtxLine *Info) {
  return with(Handle, true, [&](Result &R) {
    const PtxIndex &P = R.index();
    if (Index >= P.Lines.size())
      return OPENNVVM_ERROR_INVALID_ARGUMENT;
    const PtxLine &L = P.Lines[Index];
    const char *File =
        L.File < P.Files.size() ? textOrNull(P.Files[L.File]) : nullptr;
    return giveStruct(Info, {0, L.Line, L.InputLine, L.Function,
                             textOrNull(L.IR), File, L.UserLine, L.UserColumn});
  });
}

#pragma GCC visibility pop
