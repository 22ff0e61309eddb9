//===- Module.cpp - What a report says about a module ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "llvm/IR/Module.h"
#include "Report/Machines.h"
#include "Report/Report.h"
#include "Report/Sources.h"
#include "Support/JSONSink.h"
#include "Support/SourceMap.h"
#include "Target/Kernel.h"
#include "Verifier/ParameterSpace.h"
#include "opennvvm/Fix/Fix.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm {

/// Adds the text of the module: of bitcode, its assembly.
static void addText(const LoadedModule &L, json::Object &Out) {
  std::string Text = L.Map->text().str();
  if (L.IsBitcode) {
    raw_string_ostream OS(Text);
    L.Module->print(OS, nullptr);
  }
  Out["text"] = json::fixUTF8(Text);
  Out["bitcode"] = L.IsBitcode;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {
/// Gives the rows of a layout the alignments of their types.
class Aligner {
public:
  Aligner(ArrayRef<LayoutRow> Rows, const DataLayout &DL)
      : Rows(Rows), DL(DL), Alignments(Rows.size()) {}

  std::vector<uint64_t> take(const Function &F) {
    for (const Argument &A : F.args()) {
      Type *ByVal = A.getParamByValType();
      Type *Ty = ByVal ? ByVal : A.getType();
      if (!Ty->isSized() || Ty->isScalableTy() || DL.getTypeAllocSize(Ty) == 0)
        continue;
      Align Least = ByVal ? A.getParamAlign().valueOrOne() : Align();
      set(std::max(DL.getABITypeAlign(Ty), Least));
      setFields(Ty, 1);
    }
    return std::move(Alignments);
  }

private:
  void set(Align Alignment) {
    if (Next < Alignments.size())
      Alignments[Next++] = Alignment.value();
  }

  void setFields(Type *Ty, unsigned Depth) {
    auto *Struct = dyn_cast<StructType>(Ty);
    // Only the first of very many fields have rows.
    if (!Struct || Next >= Rows.size() || Rows[Next].Depth != Depth)
      return;
    for (Type *Field : Struct->elements()) {
      set(Struct->isPacked() ? Align() : DL.getABITypeAlign(Field));
      setFields(Field, Depth + 1);
    }
    // The padding at the end.
    if (Next < Rows.size() && Rows[Next].Depth == Depth && !Rows[Next].Size)
      ++Next;
  }

  ArrayRef<LayoutRow> Rows;
  const DataLayout &DL;
  std::vector<uint64_t> Alignments;
  size_t Next = 0;
};
} // namespace

/// A number of half bytes.
static json::Value inBytes(uint64_t HalfBytes) {
  if (HalfBytes % 2)
    return double(HalfBytes) / 2;
  return int64_t(HalfBytes / 2);
}

static json::Object describeKernel(const Function &F, const Target &Machine) {
  ParamSpace Space = placeParams(F, ParamPlacing::Aligned);
  std::vector<uint64_t> Alignments =
      Aligner(Space.Rows, F.getDataLayout()).take(F);
  json::Array Rows;
  for (auto [Row, Alignment] : zip(Space.Rows, Alignments)) {
    json::Object O{{"depth", Row.Depth},
                   {"name", json::fixUTF8(Row.Name)},
                   {"type", json::fixUTF8(Row.Type)},
                   {"offset", inBytes(Row.Offset)},
                   {"size", inBytes(Row.Size)},
                   {"padding", inBytes(Row.Padding)}};
    if (Alignment)
      O["alignment"] = Alignment;
    Rows.push_back(std::move(O));
  }
  return json::Object{{"name", json::fixUTF8(F.getName())},
                      {"demangled", json::fixUTF8(demangledName(F.getName()))},
                      {"bytes", Space.Bytes},
                      {"limit", measuredParamLimit(Machine)},
                      {"params", std::move(Rows)}};
}

//===----------------------------------------------------------------------===//
// Fixes
//===----------------------------------------------------------------------===//

static void addFixes(const LoadedModule &L, const CompileOptions &How,
                     const DiagnosticOptions &Diagnostics, json::Object &Out) {
  FixOptions Options;
  Options.Check = How;
  Options.Diagnostics = Diagnostics;
  Expected<FixedModule> Fixed =
      fixModule(L.Buffer->getMemBufferRef(), L.File, Options);
  if (!Fixed) {
    Out["fixProblem"] = json::fixUTF8(toString(Fixed.takeError()));
    return;
  }
  std::string Difference;
  raw_string_ostream OS(Difference);
  if (!Fixed->Edits.empty())
    printDifference(OS, L.File, Fixed->Before, Fixed->Edits);
  Out["fix"] = json::fixUTF8(Difference);
  Out["fixed"] = Fixed->Mended.size();
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

json::Object describeModule(const LoadedModule &L, const CompileOptions &How,
                            const DiagnosticOptions &Diagnostics,
                            bool IsSound) {
  json::Object Out;
  addText(L, Out);
  if (!IsSound)
    return Out;
  describeSources(L, Out);
  Annotations Notes(*L.Module);
  std::vector<const Function *> Kernels;
  json::Array Described, Functions;
  for (const Function &F : *L.Module) {
    if (F.isDeclaration())
      continue;
    bool Kernel = isKernel(F, Notes);
    Functions.push_back(
        json::Object{{"name", json::fixUTF8(F.getName())},
                     {"demangled", json::fixUTF8(demangledName(F.getName()))},
                     {"line", L.Map->find(Place(F)).Line},
                     {"kernel", Kernel}});
    if (!Kernel)
      continue;
    Kernels.push_back(&F);
    Described.push_back(describeKernel(F, How.Verifier.Machine));
  }
  Out["functions"] = std::move(Functions);
  Out["kernels"] = std::move(Described);
  Out["machines"] = describeMachines(L, Kernels, How, Diagnostics);
  Out["version"] = describeVersion(L, How);
  addFixes(L, How, Diagnostics, Out);
  return Out;
}

json::Array describeFindings(const DiagnosticEngine &Diags) {
  json::Array List;
  for (const Diagnostic &D : Diags.diagnostics()) {
    std::string Text;
    raw_string_ostream OS(Text);
    json::OStream J(OS);
    writeFinding(J, D);
    J.flush();
    List.push_back(cantFail(json::parse(Text)));
  }
  return List;
}

} // namespace opennvvm
