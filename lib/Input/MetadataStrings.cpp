//===- MetadataStrings.cpp - Strings of debug information -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's bitcode reader accepts any metadata as the name of a file or type, and
// its verifier does not check this, so code that reads the name accesses memory
// that is not a string. LLVM's text reader rejects such nodes.
//
//===----------------------------------------------------------------------===//

#include "Limits.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

namespace {

/// The operands of a kind of node that must be strings or null, as bits.
struct StringOperands {
  unsigned Kind;
  StringLiteral Name;
  uint16_t Operands;
};

constexpr uint16_t bits() { return 0; }
template <typename... Rest>
constexpr uint16_t bits(unsigned First, Rest... Others) {
  return uint16_t(1u << First) | bits(Others...);
}

#define KIND(Name, ...) {Metadata::Name##Kind, #Name, bits(__VA_ARGS__)}
constexpr StringOperands Kinds[] = {
    KIND(GenericDINode, 0),
    KIND(DIEnumerator, 0),
    KIND(DIBasicType, 2),
    KIND(DIDerivedType, 2),
    KIND(DICompositeType, 2, 9),
    KIND(DISubroutineType, 2),
    KIND(DIFile, 0, 1, 2, 3),
    KIND(DICompileUnit, 1, 2, 3, 9, 10),
    KIND(DISubprogram, 2, 3, 12),
    KIND(DINamespace, 2),
    KIND(DIModule, 2, 3, 4, 5),
    KIND(DITemplateTypeParameter, 0),
    KIND(DITemplateValueParameter, 0),
    KIND(DIGlobalVariable, 1, 4, 5),
    KIND(DILocalVariable, 1),
    KIND(DILabel, 1),
    KIND(DIObjCProperty, 0, 2, 3),
    KIND(DIImportedEntity, 2),
    KIND(DIMacro, 0, 1),
    KIND(DICommonBlock, 2),
    KIND(DIStringType, 2),
    KIND(DISubrangeType, 2),
    KIND(DIFixedPointType, 2),
};
#undef KIND

/// Visits all metadata of a module.
class MetadataWalk {
public:
  explicit MetadataWalk(DiagnosticEngine &Diags) : Diags(Diags) {}

  /// \returns whether all of them are strings.
  bool run(const Module &M);

private:
  void note(const Metadata *MD) {
    if (auto *N = dyn_cast_or_null<MDNode>(MD); N && Seen.insert(N).second)
      Work.push_back(N);
  }
  void note(const Instruction &I);
  void noteAttachments() {
    for (auto [Kind, N] : Attachments)
      note(N);
    Attachments.clear();
  }
  bool check(const MDNode &N);

  DiagnosticEngine &Diags;
  SmallPtrSet<const MDNode *, 32> Seen;
  SmallVector<const MDNode *, 32> Work;
  SmallVector<std::pair<unsigned, MDNode *>, 4> Attachments;
};

} // namespace

bool MetadataWalk::check(const MDNode &N) {
  for (const StringOperands &K : Kinds) {
    if (K.Kind != N.getMetadataID())
      continue;
    for (unsigned Op = 0, E = N.getNumOperands(); Op != E; ++Op)
      if (K.Operands >> Op & 1 && N.getOperand(Op) &&
          !isa<MDString>(N.getOperand(Op).get())) {
        Diags.reportText(
            Rule::MiscLlvmParser, {},
            {("operand " + Twine(Op) + " of !" + K.Name + " is not a string")
                 .str()});
        return false;
      }
    break;
  }
  return true;
}

void MetadataWalk::note(const Instruction &I) {
  if (I.hasMetadata()) {
    I.getAllMetadata(Attachments);
    noteAttachments();
  }
  for (const Use &U : I.operands())
    if (auto *Wrapped = dyn_cast<MetadataAsValue>(U.get()))
      note(Wrapped->getMetadata());
  for (const DbgRecord &R : I.getDbgRecordRange()) {
    note(R.getDebugLoc().getAsMDNode());
    if (auto *Label = dyn_cast<DbgLabelRecord>(&R)) {
      note(Label->getRawLabel());
      continue;
    }
    auto &Variable = cast<DbgVariableRecord>(R);
    note(Variable.getRawVariable());
    note(Variable.getRawExpression());
    note(Variable.getRawLocation());
  }
}

bool MetadataWalk::run(const Module &M) {
  for (const NamedMDNode &Named : M.named_metadata())
    for (const MDNode *N : Named.operands())
      note(N);
  for (const GlobalObject &GO : M.global_objects()) {
    GO.getAllMetadata(Attachments);
    noteAttachments();
  }
  for (const Function &F : M)
    for (const Instruction &I : instructions(F))
      note(I);
  while (!Work.empty()) {
    const MDNode *N = Work.pop_back_val();
    if (!check(*N))
      return false;
    for (const MDOperand &Op : N->operands())
      note(Op.get());
  }
  return true;
}

bool checkMetadataStrings(const Module &M, DiagnosticEngine &Diags) {
  return MetadataWalk(Diags).run(M);
}

} // namespace opennvvm
