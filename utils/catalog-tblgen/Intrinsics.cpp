//===- Intrinsics.cpp - Rows joined with LLVM's records -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Intrinsics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"

using namespace llvm;

namespace opennvvm {

const Constraint *CatalogIntrinsic::rangeOf(unsigned Arg) const {
  for (const Constraint &C : Constraints)
    if (C.Arg == Arg && C.Kind == Constraint::Range && !C.IsAdvice)
      return &C;
  return nullptr;
}

StringRef CatalogIntrinsic::pattern() const {
  return Row->getValueAsString("PTX");
}
StringRef CatalogIntrinsic::reason() const {
  return Row->getValueAsString("Reason");
}
StringRef CatalogIntrinsic::family() const {
  return Row->getValueAsString("Family");
}
unsigned CatalogIntrinsic::until() const {
  return Row->getValueAsDef("Until")->getValueAsInt("Number");
}
unsigned CatalogIntrinsic::spaces() const {
  unsigned Bits = 0;
  for (int64_t Space : Row->getValueAsListOfInts("Spaces")) {
    if (Space < 0 || Space > 15)
      PrintFatalError(Row->getLoc(),
                      Name + ": no bit for address space " + Twine(Space));
    Bits |= 1u << Space;
  }
  return Bits;
}

unsigned CatalogIntrinsic::untilFrom() const {
  return Row->getValueAsInt("UntilFrom");
}
StringRef CatalogIntrinsic::textures() const {
  return Row->getValueAsDef("Textures")->getValueAsString("Name");
}
StringRef CatalogIntrinsic::message() const {
  return Row->isSubClassOf("Message") ? Row->getValueAsString("Severity")
                                      : StringRef();
}

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

/// The IR spelling of a value type that is not a vector.
static std::string scalarName(StringRef VT) {
  return StringSwitch<std::string>(VT)
      .Case("f16", "half")
      .Case("bf16", "bfloat")
      .Case("f32", "float")
      .Case("f64", "double")
      .Case("isVoid", "void")
      .Case("MetadataVT", "metadata")
      .Case("token", "token")
      .Case("iAny", "anyint")
      .Case("fAny", "anyfloat")
      .Case("vAny", "anyvector")
      .Case("pAny", "anyptr")
      .Case("Any", "any")
      .Default(VT.str());
}

static std::string typeName(const Record *Ty,
                            ArrayRef<const Record *> Overloads) {
  const Record *VT = Ty->getValueAsDef("VT");
  if (Ty->isSubClassOf("LLVMMatchType")) {
    unsigned N = Ty->getValueAsInt("Number");
    if (N >= Overloads.size())
      PrintFatalError(Ty->getLoc(), "reference to an unknown overload");
    return typeName(Overloads[N], Overloads);
  }
  if (Ty->isSubClassOf("LLVMQualPointerType")) {
    std::vector<int64_t> Sig = Ty->getValueAsListOfInts("Sig");
    return Sig.size() < 2 ? "ptr" : "ptr addrspace(" + itostr(Sig[1]) + ")";
  }
  if (VT->getValueAsBit("isVector"))
    return "<" + itostr(VT->getValueAsInt("nElem")) + " x " +
           scalarName(VT->getValueAsDef("ElementType")->getName()) + ">";
  return scalarName(VT->getName());
}

static std::string signatureOf(const CatalogIntrinsic &I) {
  std::vector<const Record *> Overloads;
  for (const auto *List : {&I.Results, &I.Params})
    for (const Record *Ty : *List)
      if (Ty->getValueAsInt("isAny"))
        Overloads.push_back(Ty);
  auto Join = [&](ArrayRef<const Record *> Types) {
    return join(
        map_range(Types,
                  [&](const Record *Ty) { return typeName(Ty, Overloads); }),
        ", ");
  };
  std::string Result = I.Results.empty()       ? "void"
                       : I.Results.size() == 1 ? Join(I.Results)
                                               : "{ " + Join(I.Results) + " }";
  return Result + " (" + Join(I.Params) + ")";
}

//===----------------------------------------------------------------------===//
// Gates and constraints
//===----------------------------------------------------------------------===//

std::vector<const Record *> machines(const RecordKeeper &Records) {
  // Plain machines come before 'f', 'f' before 'a'.
  auto Key = [](const Record *R) {
    StringRef Variant = R->getValueAsString("Variant");
    return std::make_pair(R->getValueAsInt("Number"), Variant.empty()  ? 0
                                                      : Variant == "f" ? 1
                                                                       : 2);
  };
  std::vector<const Record *> SMs(Records.getAllDerivedDefinitions("SM"));
  llvm::sort(SMs,
             [&](const Record *A, const Record *B) { return Key(A) < Key(B); });
  if (SMs.size() > 64)
    PrintFatalError("a set of machines has 64 bits");
  return SMs;
}

std::string machineName(const Record *SM) {
  return ("sm_" + Twine(SM->getValueAsInt("Number")) +
          SM->getValueAsString("Variant"))
      .str();
}

using MachineIndices = DenseMap<const Record *, unsigned>;

/// The gate of an intrinsic, which has one version for all machines.
static GateValue readGate(const Record *Gate, const MachineIndices &Indices) {
  GateValue V;
  for (const Record *SM : Gate->getValueAsListOfDefs("Machines"))
    V.Machines |= uint64_t(1) << Indices.lookup(SM);
  for (StringRef Field : {"Since", "LateSince"})
    V.PTX = std::max<int64_t>(
        V.PTX, Gate->getValueAsDef(Field)->getValueAsInt("Number"));
  return V;
}

/// The enumerator of opennvvm::OverloadType for an IR type.
static StringRef overloadType(StringRef IRType) {
  return StringSwitch<StringRef>(IRType)
      .Case("i8", "I8")
      .Case("i16", "I16")
      .Case("i32", "I32")
      .Case("i64", "I64")
      .Case("half", "Half")
      .Case("bfloat", "BFloat")
      .Case("float", "Float")
      .Case("double", "Double")
      .Case("<2 x half>", "Half2")
      .Case("<2 x bfloat>", "BFloat2")
      .Case("ptr", "GenericPointer")
      .Case("ptr addrspace(1)", "GlobalPointer")
      .Case("ptr addrspace(3)", "SharedPointer")
      .Case("ptr addrspace(7)", "ClusterPointer")
      .Case("other", "Other")
      .Default("");
}

static void readGates(CatalogIntrinsic &I, const MachineIndices &Indices) {
  I.Gate = readGate(I.Row->getValueAsDef("Needs"), Indices);
  if (!I.Gate.Machines && I.reason().empty())
    PrintFatalError(I.Row->getLoc(),
                    I.Of->getName() + ": no machine passes the gate");
  auto IsAny = [](const Record *Ty) { return Ty->getValueAsInt("isAny"); };
  auto Overloaded = find_if(I.Params, IsAny);
  bool OfResult = I.Results.size() == 1 && IsAny(I.Results[0]);
  if (!OfResult && Overloaded != I.Params.end())
    I.OverloadArg = Overloaded - I.Params.begin();
  for (const Record *F : I.Row->getValueAsListOfDefs("ByType")) {
    if (!OfResult && Overloaded == I.Params.end())
      PrintFatalError(I.Row->getLoc(),
                      I.Of->getName() + ": it is not overloaded");
    for (StringRef Type : F->getValueAsListOfStrings("Types")) {
      if (overloadType(Type).empty())
        PrintFatalError(I.Row->getLoc(), I.Of->getName() +
                                             ": no gate can be given for '" +
                                             Type + "'");
      I.ByType.push_back(
          {overloadType(Type), readGate(F->getValueAsDef("Needs"), Indices)});
    }
  }
}

static void readValueGates(CatalogIntrinsic &I, const MachineIndices &Indices) {
  for (const Record *W : I.Row->getValueAsListOfDefs("ByValue")) {
    unsigned Arg = W->getValueAsInt("Arg");
    if (!I.isImmediate(Arg))
      PrintFatalError(I.Row->getLoc(),
                      I.Of->getName() + ": argument " + Twine(Arg) +
                          " has a gate but is not an immediate");
    I.ByValue.push_back({Arg, W->getValueAsInt("Value"),
                         readGate(W->getValueAsDef("Needs"), Indices)});
  }
}

static void readProperties(CatalogIntrinsic &I) {
  for (const Record *P : I.Of->getValueAsListOfDefs("IntrProperties")) {
    bool IsRange = P->isSubClassOf("Range");
    if (!IsRange && !P->isSubClassOf("ImmArg"))
      continue;
    // LLVM numbers the result 0 and the first argument 1.
    int64_t Index = P->getValueAsInt("ArgNo");
    if (Index == 0)
      continue;
    if (IsRange)
      I.Constraints.push_back({Constraint::Range, unsigned(Index - 1),
                               P->getValueAsInt("Lower"),
                               P->getValueAsInt("Upper")});
    else
      I.ImmArgs |= uint64_t(1) << (Index - 1);
  }
  // For a value that is not an immediate, a range is a hint to optimizers.
  erase_if(I.Constraints,
           [&](const Constraint &C) { return !I.isImmediate(C.Arg); });
}

static Constraint readConstraint(const CatalogIntrinsic &I, const Record *C) {
  unsigned Arg = C->getValueAsInt("Arg");
  bool IsAdvice = C->getValueAsBit("IsAdvice");
  if (Arg >= I.Params.size())
    PrintFatalError(I.Row->getLoc(),
                    I.Name + ": no argument " + Twine(Arg) + " to constrain");
  if (C->isSubClassOf("InRange"))
    return {Constraint::Range, Arg, C->getValueAsInt("Low"),
            C->getValueAsInt("High"), IsAdvice};
  if (C->isSubClassOf("MultipleOf"))
    return {Constraint::MultipleOf, Arg, C->getValueAsInt("Factor"), 0,
            IsAdvice};
  if (C->isSubClassOf("PowerOf2"))
    return {Constraint::PowerOf2, Arg, 0, 0, IsAdvice};
  if (C->isSubClassOf("NonZero"))
    return {Constraint::NonZero, Arg, 0, 0, IsAdvice};
  if (C->isSubClassOf("BitsOf"))
    return {Constraint::BitsOf, Arg, C->getValueAsInt("Mask"), 0, IsAdvice};
  uint64_t Set = 0;
  for (int64_t V : C->getValueAsListOfInts("Values")) {
    if (V < 0 || V > 63)
      PrintFatalError(I.Row->getLoc(),
                      I.Name + ": OneOf takes values from 0 to 63");
    Set |= uint64_t(1) << V;
  }
  return {Constraint::OneOf, Arg, int64_t(Set), 0, IsAdvice};
}

//===----------------------------------------------------------------------===//
// Joining
//===----------------------------------------------------------------------===//

/// "llvm.nvvm.add.rm.d" for int_nvvm_add_rm_d, as LLVM derives it.
static std::string intrinsicName(const Record *R) {
  StringRef Given = R->getValueAsString("LLVMName");
  if (!Given.empty())
    return Given.str();
  std::string Name = "llvm." + R->getName().drop_front(4).str();
  llvm::replace(Name, '_', '.');
  return Name;
}

static DenseMap<const Record *, const Record *>
rowsByIntrinsic(const RecordKeeper &Records) {
  DenseMap<const Record *, const Record *> Rows;
  for (const Record *Row : Records.getAllDerivedDefinitions("Row")) {
    const Record *Of = Row->getValueAsDef("Of");
    auto [It, New] = Rows.try_emplace(Of, Row);
    if (!New) {
      PrintError(Row->getLoc(), Of->getName() + " has two rows");
      PrintFatalNote(It->second->getLoc(), "the other one is here");
    }
  }
  return Rows;
}

static void checkRow(const CatalogIntrinsic &I) {
  if (I.family().empty())
    PrintFatalError(I.Row->getLoc(), I.Of->getName() + ": row without family");
  if (!I.message().empty())
    return;
  if (I.pattern().empty() == I.reason().empty())
    PrintFatalError(I.Row->getLoc(), I.Of->getName() +
                                         ": a row has either a pattern or a "
                                         "reason why there is none");
}

std::vector<CatalogIntrinsic> joinIntrinsics(const RecordKeeper &Records) {
  MachineIndices Indices;
  for (auto [Index, SM] : enumerate(machines(Records)))
    Indices[SM] = Index;
  DenseMap<const Record *, const Record *> Rows = rowsByIntrinsic(Records);

  std::vector<CatalogIntrinsic> All;
  unsigned Missing = 0;
  for (const Record *R : Records.getAllDerivedDefinitions("Intrinsic")) {
    if (R->getValueAsString("TargetPrefix") != "nvvm")
      continue;
    CatalogIntrinsic I;
    I.Of = R;
    I.Row = Rows.lookup(R);
    if (!I.Row) {
      PrintError(R->getLoc(), R->getName() + " has no row in the catalog");
      ++Missing;
      continue;
    }
    I.Name = intrinsicName(R);
    I.Enum = R->getName().drop_front(4);
    I.Results = R->getValueAsListOfDefs("RetTypes");
    I.Params = R->getValueAsListOfDefs("ParamTypes");
    I.Signature = signatureOf(I);
    checkRow(I);
    readGates(I, Indices);
    readProperties(I);
    readValueGates(I, Indices);
    for (const Record *C : I.Row->getValueAsListOfDefs("Args"))
      I.Constraints.push_back(readConstraint(I, C));
    All.push_back(std::move(I));
  }
  if (Missing)
    PrintFatalError(Twine(Missing) +
                    " intrinsics of LLVM have neither a row nor a reason");
  // LLVM numbers the intrinsics of a target by name.
  llvm::sort(All, [](const CatalogIntrinsic &A, const CatalogIntrinsic &B) {
    return A.Name < B.Name;
  });
  return All;
}

} // namespace opennvvm
