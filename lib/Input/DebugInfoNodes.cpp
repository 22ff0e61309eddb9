//===- DebugInfoNodes.cpp - Operands of debug information -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's bitcode reader accepts any metadata as the name of a file, the scope
// of a variable or the type of a function, and its text reader as most of
// these. The accessors of the nodes cast without a check, and LLVM's verifier
// and linker call some of them before they have judged the node.
//
//===----------------------------------------------------------------------===//

#include "Limits.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace opennvvm {

//===----------------------------------------------------------------------===//
// What an operand may be
//===----------------------------------------------------------------------===//

template <typename... Kinds> static bool isOptional(const Metadata *MD) {
  return !MD || isa<Kinds...>(MD);
}

template <typename Kind> static bool isRequired(const Metadata *MD) {
  return isa_and_nonnull<Kind>(MD);
}

/// Whether \p MD is a list, or none, all of whose elements \p IsElement
/// accepts.
template <bool (*IsElement)(const Metadata *)>
static bool isListOf(const Metadata *MD) {
  auto *List = dyn_cast_or_null<MDTuple>(MD);
  return !MD || (List && all_of(List->operands(), [](const MDOperand &Op) {
                   return IsElement(Op.get());
                 }));
}

static bool isBound(const Metadata *MD) {
  if (auto *Number = dyn_cast_or_null<ConstantAsMetadata>(MD))
    return isa<ConstantInt>(Number->getValue());
  return isOptional<DIVariable, DIExpression, DIType>(MD);
}

namespace {
/// A letter for what an operand may be, and the words for it.
struct OperandKind {
  char Letter;
  StringLiteral Words;
  bool (*IsRight)(const Metadata *);
};

/// The operands of a kind of node, a letter for each; further ones may be
/// anything.
struct NodeKind {
  unsigned Kind;
  StringLiteral Name, Operands;
};
} // namespace

static constexpr OperandKind OperandKinds[] = {
    {'s', "a string", isOptional<MDString>},
    {'f', "a file", isOptional<DIFile>},
    {'c', "a scope", isOptional<DIScope>},
    {'l', "a local scope", isOptional<DILocalScope>},
    {'L', "a local scope", isRequired<DILocalScope>},
    {'u', "a compile unit", isOptional<DICompileUnit>},
    {'p', "a subprogram", isOptional<DISubprogram>},
    {'t', "a type", isOptional<DIType>},
    {'r', "a subroutine type", isOptional<DISubroutineType>},
    {'d', "a derived type", isOptional<DIDerivedType>},
    {'n', "a debug information node", isOptional<DINode>},
    {'v', "a variable", isOptional<DIVariable>},
    {'g', "a global variable", isOptional<DIGlobalVariable>},
    {'G', "a global variable", isRequired<DIGlobalVariable>},
    {'x', "an expression", isOptional<DIExpression>},
    {'X', "an expression", isRequired<DIExpression>},
    {'i', "a location", isOptional<DILocation>},
    {'b', "a bound", isBound},
    {'(', "a list", isOptional<MDTuple>},
    {'N', "a list of nodes", isListOf<isOptional<DINode>>},
    {'T', "a list of types", isListOf<isOptional<DIType>>},
    {'E', "a list of enumerations", isListOf<isRequired<DICompositeType>>},
    {'C', "a list of scopes", isListOf<isRequired<DIScope>>},
    {'V', "a list of variables",
     isListOf<isRequired<DIGlobalVariableExpression>>},
    {'I', "a list of imports", isListOf<isRequired<DIImportedEntity>>},
    {'M', "a list of macros", isListOf<isRequired<DIMacroNode>>},
    {'P', "a list of parameters", isListOf<isRequired<DITemplateParameter>>},
};

#define KIND(Name, Operands) {Metadata::Name##Kind, #Name, Operands}
static constexpr NodeKind NodeKinds[] = {
    KIND(GenericDINode, "s"),
    KIND(DISubrange, "bbbb"),
    KIND(DIGenericSubrange, "bbbb"),
    KIND(DIEnumerator, "s"),
    KIND(DIBasicType, "fcs"),
    KIND(DIFixedPointType, "fcs"),
    KIND(DIStringType, "fcs..vxx"),
    KIND(DIDerivedType, "fcs..t.("),
    KIND(DISubrangeType, "fcs..tbbbb"),
    KIND(DICompositeType, "fcs..tNtPsd....(t"),
    KIND(DISubroutineType, "fcs..T"),
    KIND(DIFile, "ssss"),
    KIND(DICompileUnit, "fsssECVIMss"),
    KIND(DISubprogram, "fcssrupNtPT(s"),
    KIND(DILocation, "Li"),
    KIND(DILexicalBlock, "fL"),
    KIND(DILexicalBlockFile, "fL"),
    KIND(DINamespace, "fcs"),
    KIND(DIModule, "fcssss"),
    KIND(DITemplateTypeParameter, "st"),
    KIND(DITemplateValueParameter, "st"),
    KIND(DIGlobalVariable, "csftssdP("),
    KIND(DILocalVariable, "Lsft("),
    KIND(DILabel, "lsf"),
    KIND(DIObjCProperty, "sfsst"),
    KIND(DIImportedEntity, "cnsfN"),
    KIND(DIGlobalVariableExpression, "GX"),
    KIND(DIMacro, "ss"),
    KIND(DIMacroFile, "fM"),
    KIND(DICommonBlock, "cgsf"),
};
#undef KIND

/// What a derived type has beside its base depends on its tag.
static bool isExtraDataRight(const DIDerivedType &Type) {
  const Metadata *Extra = Type.getRawExtraData();
  switch (Type.getTag()) {
  case dwarf::DW_TAG_ptr_to_member_type:
    return isOptional<DIType>(Extra);
  case dwarf::DW_TAG_template_alias:
    return isOptional<MDTuple>(Extra);
  case dwarf::DW_TAG_inheritance:
    return isOptional<ConstantAsMetadata>(Extra);
  case dwarf::DW_TAG_member:
  case dwarf::DW_TAG_variable:
    return isOptional<ConstantAsMetadata>(Extra) ||
           (!Type.isBitField() && !Type.isStaticMember());
  default:
    return true;
  }
}

/// \returns what is wrong with an operand of \p N; empty if nothing is.
static std::string wrongOperand(const MDNode &N) {
  const NodeKind *Kind = find_if(NodeKinds, [&](const NodeKind &K) {
    return K.Kind == N.getMetadataID();
  });
  if (Kind == std::end(NodeKinds))
    return {};
  for (auto [Letter, Op] : zip(Kind->Operands, N.operands())) {
    const OperandKind *Wanted = find_if(
        OperandKinds, [&](const OperandKind &K) { return K.Letter == Letter; });
    if (Wanted != std::end(OperandKinds) && !Wanted->IsRight(Op.get()))
      return formatv("operand {0} of !{1} is not {2}", &Op - N.op_begin(),
                     Kind->Name, Wanted->Words);
  }
  if (auto *Type = dyn_cast<DIDerivedType>(&N);
      Type && !isExtraDataRight(*Type))
    return "operand 6 of !DIDerivedType is not what its tag allows";
  return {};
}

//===----------------------------------------------------------------------===//
// All nodes of a module
//===----------------------------------------------------------------------===//

namespace {
/// Follows locations out of what they are inlined into, and blocks out of the
/// blocks around them, as everyone does who asks for the function. Nothing else
/// checks that these chains end: two distinct nodes may refer to each other.
class ChainEnds {
public:
  /// \returns true if at most MaxScopes nodes lead out of \p N.
  bool hasEnd(const MDNode &N);

private:
  DenseMap<const Metadata *, unsigned> Lengths;
  SmallVector<const Metadata *, 8> Path;
};

/// Visits all metadata that a module refers to.
class MetadataWalk {
public:
  /// \returns what is wrong with a node of \p M, or with what refers to it;
  /// empty if nothing is.
  std::string run(const Module &M);

private:
  void note(const Metadata *MD) {
    if (auto *N = dyn_cast_or_null<MDNode>(MD); N && Seen.insert(N).second)
      Work.push_back(N);
  }
  /// The same for metadata that must be of a kind where it is used.
  template <typename Kind>
  void noteAs(const Metadata *MD, StringLiteral Otherwise) {
    if (!isa_and_nonnull<Kind>(MD) && Wrong.empty())
      Wrong = Otherwise;
    note(MD);
  }
  void note(const DbgVariableRecord &R);
  void note(const Instruction &I);
  template <typename Kind>
  void noteAttachments(const GlobalObject &GO, StringLiteral Otherwise);

  std::string Wrong;
  ChainEnds Chains;
  SmallPtrSet<const MDNode *, 32> Seen;
  SmallVector<const MDNode *, 32> Work;
  SmallVector<std::pair<unsigned, MDNode *>, 4> Attachments;
};
} // namespace

/// The next node of a chain; null after the last.
static const Metadata *nextOutward(const Metadata *MD) {
  if (auto *Location = dyn_cast<DILocation>(MD))
    return Location->getRawInlinedAt();
  if (auto *Block = dyn_cast<DILexicalBlockBase>(MD))
    return Block->getRawScope();
  return nullptr;
}

bool ChainEnds::hasEnd(const MDNode &N) {
  Path.clear();
  const Metadata *MD = &N;
  for (; MD && !Lengths.contains(MD); MD = nextOutward(MD)) {
    if (Path.size() == MaxScopes)
      return false;
    Path.push_back(MD);
  }
  unsigned Length = Lengths.lookup(MD);
  for (const Metadata *Inner : reverse(Path))
    Lengths[Inner] = ++Length;
  return Length <= MaxScopes;
}

void MetadataWalk::note(const DbgVariableRecord &R) {
  constexpr StringLiteral NoVariable = "a debug record's variable is not one",
                          NoExpression =
                              "a debug record's expression is not one";
  noteAs<DILocalVariable>(R.getRawVariable(), NoVariable);
  noteAs<DIExpression>(R.getRawExpression(), NoExpression);
  note(R.getRawLocation());
  if (!R.isDbgAssign())
    return;
  noteAs<DIAssignID>(R.getRawAssignID(),
                     "a debug record's assignment is not one");
  noteAs<DIExpression>(R.getRawAddressExpression(), NoExpression);
  note(R.getRawAddress());
}

void MetadataWalk::note(const Instruction &I) {
  constexpr StringLiteral NoLocation =
      "a !dbg attachment of an instruction is not a location";
  if (I.hasMetadata()) {
    I.getAllMetadata(Attachments);
    for (auto [Kind, N] : Attachments)
      if (Kind == LLVMContext::MD_dbg)
        noteAs<DILocation>(N, NoLocation);
      else
        note(N);
    Attachments.clear();
  }
  for (const Use &U : I.operands())
    if (auto *Wrapped = dyn_cast<MetadataAsValue>(U.get()))
      note(Wrapped->getMetadata());
  for (const DbgRecord &R : I.getDbgRecordRange()) {
    if (const MDNode *Location = R.getDebugLoc().getAsMDNode())
      noteAs<DILocation>(Location, NoLocation);
    if (auto *Label = dyn_cast<DbgLabelRecord>(&R))
      noteAs<DILabel>(Label->getRawLabel(),
                      "a debug record's label is not one");
    else
      note(cast<DbgVariableRecord>(R));
  }
}

template <typename Kind>
void MetadataWalk::noteAttachments(const GlobalObject &GO,
                                   StringLiteral Otherwise) {
  GO.getAllMetadata(Attachments);
  for (auto [ID, N] : Attachments)
    if (ID == LLVMContext::MD_dbg)
      noteAs<Kind>(N, Otherwise);
    else
      note(N);
  Attachments.clear();
}

std::string MetadataWalk::run(const Module &M) {
  for (const NamedMDNode &Named : M.named_metadata())
    for (const MDNode *N : Named.operands())
      if (Named.getName() == "llvm.dbg.cu")
        noteAs<DICompileUnit>(
            N, "an operand of !llvm.dbg.cu is not a compile unit");
      else
        note(N);
  for (const GlobalVariable &GV : M.globals())
    noteAttachments<DIGlobalVariableExpression>(
        GV, "a !dbg attachment of a variable is not an expression of one");
  for (const Function &F : M) {
    noteAttachments<DISubprogram>(
        F, "a !dbg attachment of a function is not a subprogram");
    for (const Instruction &I : instructions(F))
      note(I);
  }
  while (Wrong.empty() && !Work.empty()) {
    const MDNode *N = Work.pop_back_val();
    Wrong = wrongOperand(*N);
    if (Wrong.empty() && !Chains.hasEnd(*N))
      Wrong = formatv("more than {0} nodes lead out of a !{1}", MaxScopes,
                      isa<DILocation>(N) ? "DILocation" : "DILexicalBlock");
    for (const MDOperand &Op : N->operands())
      note(Op.get());
  }
  return Wrong;
}

bool checkDebugInfoNodes(Module &M, DiagnosticEngine &Diags) {
  std::string Wrong = MetadataWalk().run(M);
  if (Wrong.empty())
    return true;
  StripDebugInfo(M);
  // Other metadata may refer to the node as well.
  bool IsGone = MetadataWalk().run(M).empty();
  Diags.reportText(IsGone ? Rule::MiscDebugInfo : Rule::MiscLlvmParser, {},
                   {Wrong});
  return IsGone;
}

} // namespace opennvvm
