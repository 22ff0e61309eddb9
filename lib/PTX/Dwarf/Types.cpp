//===- Types.cpp - DWARF types from LLVM's metadata -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Types.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace opennvvm::ptx {

//===----------------------------------------------------------------------===//
// Which entry
//===----------------------------------------------------------------------===//

/// \p Ty without qualifiers that DWARF 2 cannot express. Null if they form a
/// cycle.
static const DIType *strip(const DIType *Ty) {
  SmallPtrSet<const DIType *, 4> Seen;
  while (Ty && (Ty->getTag() == dwarf::DW_TAG_restrict_type ||
                Ty->getTag() == dwarf::DW_TAG_atomic_type ||
                Ty->getTag() == dwarf::DW_TAG_LLVM_ptrauth_type)) {
    auto *Derived = dyn_cast<DIDerivedType>(Ty);
    if (!Derived || !Seen.insert(Ty).second)
      return nullptr;
    Ty = Derived->getBaseType();
  }
  return Ty;
}

/// The tag that DWARF 2 readers understand for \p Ty.
static dwarf::Tag tagOf(const DIType *Ty) {
  switch (Ty->getTag()) {
  case dwarf::DW_TAG_rvalue_reference_type:
    return dwarf::DW_TAG_reference_type;
  case dwarf::DW_TAG_template_alias:
    return dwarf::DW_TAG_typedef;
  default:
    return dwarf::Tag(Ty->getTag());
  }
}

/// Whether entries are nested in an entry for \p S.
static bool isContext(const DIScope *S) {
  return isa<DINamespace, DICompositeType>(S);
}

Entry *UnitTypes::create(const DIScope *S, Entry &Parent) {
  if (auto *NS = dyn_cast<DINamespace>(S)) {
    Entry &E = Tree.create(dwarf::DW_TAG_namespace, Parent);
    addName(E, NS->getName());
    return &E;
  }
  auto *Ty = cast<DIType>(S);
  Entry &E = Tree.create(tagOf(Ty), Parent);
  Unfilled.push_back({&E, Ty});
  return &E;
}

Entry *UnitTypes::type(const DIType *Ty) {
  Ty = strip(Ty);
  if (!Ty)
    return nullptr;
  // The enclosing scopes that have no entry yet, innermost first.
  SmallVector<const DIScope *, 4> Chain{Ty};
  SmallPtrSet<const DIScope *, 4> Seen{Ty};
  Entry *E = Entries.lookup(Ty);
  if (E)
    return E;
  for (const DIScope *S = Ty->getScope();
       S && isContext(S) && Seen.insert(S).second; S = S->getScope()) {
    E = Entries.lookup(S);
    if (E)
      break;
    Chain.push_back(S);
  }
  if (!E)
    E = &Tree.root();
  for (const DIScope *S : reverse(Chain))
    Entries[S] = E = create(S, *E);
  return E;
}

Entry &UnitTypes::context(const DIScope *S) {
  if (!S || !isContext(S))
    return Tree.root();
  if (auto *Ty = dyn_cast<DIType>(S))
    return *type(Ty);
  if (Entry *Known = Entries.lookup(S))
    return *Known;
  SmallVector<const DIScope *, 4> Chain;
  SmallPtrSet<const DIScope *, 4> Seen;
  Entry *E = nullptr;
  for (; S && isContext(S) && Seen.insert(S).second; S = S->getScope()) {
    E = Entries.lookup(S);
    if (E)
      break;
    Chain.push_back(S);
  }
  if (!E)
    E = &Tree.root();
  for (const DIScope *Outer : reverse(Chain))
    Entries[Outer] = E = create(Outer, *E);
  return *E;
}

Entry &UnitTypes::indexType() {
  if (!Index) {
    Index = &Tree.create(dwarf::DW_TAG_base_type, Tree.root());
    addName(*Index, "__ARRAY_SIZE_TYPE__");
    Index->addUnsigned(dwarf::DW_AT_byte_size, 8);
    Index->addUnsigned(dwarf::DW_AT_encoding, dwarf::DW_ATE_unsigned);
  }
  return *Index;
}

void UnitTypes::finish() {
  while (!Unfilled.empty()) {
    auto [E, Ty] = Unfilled.pop_back_val();
    fill(*E, Ty);
  }
}

//===----------------------------------------------------------------------===//
// Common attributes
//===----------------------------------------------------------------------===//

void UnitTypes::addPosition(Entry &E, const DIFile *File, unsigned Line) {
  if (!File || !Line)
    return;
  E.addUnsigned(dwarf::DW_AT_decl_file, Lines.mention(File));
  E.addUnsigned(dwarf::DW_AT_decl_line, Line);
}

void UnitTypes::addAccess(Entry &E, DINode::DIFlags Flags) {
  switch (Flags & DINode::FlagAccessibility) {
  case DINode::FlagProtected:
    return E.addUnsigned(dwarf::DW_AT_accessibility,
                         dwarf::DW_ACCESS_protected);
  case DINode::FlagPrivate:
    return E.addUnsigned(dwarf::DW_AT_accessibility, dwarf::DW_ACCESS_private);
  case DINode::FlagPublic:
    return E.addUnsigned(dwarf::DW_AT_accessibility, dwarf::DW_ACCESS_public);
  default:
    return;
  }
}

void UnitTypes::addPlusOffset(Entry &E, dwarf::Attribute A, uint64_t Offset) {
  ExpressionBytes Bytes;
  Bytes.op(dwarf::DW_OP_plus_uconst);
  Bytes.uleb(Offset);
  E.addBlock(A, {Tree.keep(Bytes.text()), {}, {}}, AddressSize);
}

void UnitTypes::addConstant(Entry &E, const Constant *C, bool Signed) {
  APInt Value;
  if (auto *CI = dyn_cast_or_null<ConstantInt>(C))
    Value = CI->getValue();
  else if (auto *CF = dyn_cast_or_null<ConstantFP>(C))
    Value = CF->getValueAPF().bitcastToAPInt();
  else if (isa_and_nonnull<ConstantPointerNull>(C))
    Value = APInt(64, 0);
  else
    return;
  if (Value.getBitWidth() > 64) {
    SmallString<16> Bytes;
    for (unsigned I = 0; I + 8 <= Value.getBitWidth(); I += 8)
      Bytes.push_back(char(Value.extractBitsAsZExtValue(8, I)));
    return E.addBlock(dwarf::DW_AT_const_value, {Tree.keep(Bytes), {}, {}},
                      AddressSize);
  }
  if (Signed)
    return E.addSigned(dwarf::DW_AT_const_value, Value.getSExtValue());
  E.addUnsigned(dwarf::DW_AT_const_value, Value.getZExtValue());
}

void UnitTypes::addTemplateParams(Entry &E, DITemplateParameterArray Params) {
  if (!Params.get())
    return;
  for (const DITemplateParameter *P : Params) {
    if (!P)
      continue;
    auto *Value = dyn_cast<DITemplateValueParameter>(P);
    // Packs and template template parameters have no entry in DWARF 2.
    if (Value && Value->getTag() != dwarf::DW_TAG_template_value_parameter)
      continue;
    Entry &Param = Tree.create(dwarf::Tag(P->getTag()), E);
    addType(Param, P->getType());
    addName(Param, P->getName());
    auto *C = Value ? dyn_cast_or_null<ConstantAsMetadata>(Value->getValue())
                    : nullptr;
    if (C)
      addConstant(Param, C->getValue(), true);
  }
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void UnitTypes::addParameters(Entry &E, const DISubroutineType *Ty,
                              bool IsMember) {
  DITypeRefArray Types = Ty ? Ty->getTypeArray() : DITypeRefArray();
  for (unsigned I = 1; I < Types.size(); ++I) {
    const DIType *Param = Types[I];
    if (!Param) {
      Tree.create(dwarf::DW_TAG_unspecified_parameters, E);
      continue;
    }
    Entry &P = Tree.create(dwarf::DW_TAG_formal_parameter, E);
    addType(P, Param);
    if (IsMember && Param->isArtificial())
      P.addFlag(dwarf::DW_AT_artificial);
  }
}

static const DIType *returnType(const DISubprogram *SP) {
  const DISubroutineType *Ty = SP->getType();
  DITypeRefArray Types = Ty ? Ty->getTypeArray() : DITypeRefArray();
  return Types.size() ? Types[0] : nullptr;
}

void UnitTypes::describe(Entry &E, const DISubprogram *SP) {
  if (!SP->getLinkageName().empty())
    E.addString(dwarf::DW_AT_MIPS_linkage_name, SP->getLinkageName());
  addName(E, SP->getName());
  addPosition(E, SP->getFile(), SP->getLine());
  if (SP->isPrototyped())
    E.addFlag(dwarf::DW_AT_prototyped);
  addType(E, returnType(SP));
  if (!SP->isLocalToUnit())
    E.addFlag(dwarf::DW_AT_external);
  if (SP->isArtificial())
    E.addFlag(dwarf::DW_AT_artificial);
}

Entry &UnitTypes::declaration(const DISubprogram *SP) {
  if (Entry *Known = Entries.lookup(SP))
    return *Known;
  Entry &E = Tree.create(dwarf::DW_TAG_subprogram, context(SP->getScope()));
  Entries[SP] = &E;
  describe(E, SP);
  E.addFlag(dwarf::DW_AT_declaration);
  addAccess(E, SP->getFlags());
  if (unsigned V = SP->getVirtuality()) {
    E.addUnsigned(dwarf::DW_AT_virtuality, V);
    if (SP->getVirtualIndex() != ~0u) {
      ExpressionBytes Slot;
      Slot.op(dwarf::DW_OP_constu);
      Slot.uleb(SP->getVirtualIndex());
      E.addBlock(dwarf::DW_AT_vtable_elem_location,
                 {Tree.keep(Slot.text()), {}, {}}, AddressSize);
    }
    E.addReference(dwarf::DW_AT_containing_type, type(SP->getContainingType()));
  }
  addParameters(E, SP->getType(), true);
  addTemplateParams(E, SP->getTemplateParams());
  return E;
}

Entry *UnitTypes::staticMember(const DIDerivedType *Member) {
  if (!Member)
    return nullptr;
  context(Member->getScope());
  finish();
  return Entries.lookup(Member);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static void addSize(Entry &E, const DIType *Ty) {
  if (uint64_t Bits = Ty->getSizeInBits())
    E.addUnsigned(dwarf::DW_AT_byte_size, Bits / 8);
}

void UnitTypes::fill(Entry &E, const DIType *Ty) {
  if (auto *Basic = dyn_cast<DIBasicType>(Ty))
    return fillBasic(E, Basic);
  if (auto *Derived = dyn_cast<DIDerivedType>(Ty))
    return fillDerived(E, Derived);
  if (auto *Composite = dyn_cast<DICompositeType>(Ty))
    return fillComposite(E, Composite);
  if (auto *Subroutine = dyn_cast<DISubroutineType>(Ty))
    return fillSubroutine(E, Subroutine);
  addName(E, Ty->getName());
  addSize(E, Ty);
  if (auto *Subrange = dyn_cast<DISubrangeType>(Ty))
    addType(E, Subrange->getBaseType());
}

void UnitTypes::fillBasic(Entry &E, const DIBasicType *Ty) {
  addName(E, Ty->getName());
  if (Ty->getTag() == dwarf::DW_TAG_unspecified_type)
    return;
  E.addUnsigned(dwarf::DW_AT_encoding, Ty->getEncoding());
  E.addUnsigned(dwarf::DW_AT_byte_size, Ty->getSizeInBits() / 8);
}

static bool isPointer(unsigned Tag) {
  return Tag == dwarf::DW_TAG_pointer_type ||
         Tag == dwarf::DW_TAG_reference_type ||
         Tag == dwarf::DW_TAG_rvalue_reference_type;
}

/// The address class of a pointer type's pointee.
static AddressClass pointeeClass(const DIDerivedType *Ty) {
  std::optional<unsigned> Space = Ty->getDWARFAddressSpace();
  return Space && *Space && *Space <= UINT8_MAX ? AddressClass(*Space)
                                                : AddressClass::Generic;
}

void UnitTypes::fillDerived(Entry &E, const DIDerivedType *Ty) {
  addType(E, Ty->getBaseType());
  addName(E, Ty->getName());
  if (isPointer(Ty->getTag())) {
    E.addUnsigned(dwarf::DW_AT_address_class, unsigned(pointeeClass(Ty)));
    return;
  }
  if (Ty->getTag() == dwarf::DW_TAG_ptr_to_member_type) {
    E.addReference(dwarf::DW_AT_containing_type, type(Ty->getClassType()));
    return;
  }
  if (Ty->getTag() == dwarf::DW_TAG_typedef)
    addPosition(E, Ty->getFile(), Ty->getLine());
}

void UnitTypes::fillSubroutine(Entry &E, const DISubroutineType *Ty) {
  DITypeRefArray Types = Ty->getTypeArray();
  if (Types.size())
    addType(E, Types[0]);
  addParameters(E, Ty, false);
}

void UnitTypes::fillComposite(Entry &E, const DICompositeType *Ty) {
  switch (Ty->getTag()) {
  case dwarf::DW_TAG_array_type:
    return fillArray(E, Ty);
  case dwarf::DW_TAG_enumeration_type:
    return fillEnumeration(E, Ty);
  default:
    return fillClass(E, Ty);
  }
}

/// The elements of \p Ty that are nodes of class \p Node.
template <typename Node>
static SmallVector<const Node *, 8> elements(const DICompositeType *Ty) {
  SmallVector<const Node *, 8> Found;
  if (auto *List = dyn_cast_or_null<MDTuple>(Ty->getRawElements()))
    for (const MDOperand &Op : List->operands())
      if (auto *N = dyn_cast_or_null<Node>(Op.get()))
        Found.push_back(N);
  return Found;
}

template <typename Bound> static std::optional<int64_t> constantBound(Bound B) {
  auto *CI = dyn_cast_if_present<ConstantInt *>(B);
  if (!CI || CI->getValue().getSignificantBits() > 64)
    return std::nullopt;
  return CI->getSExtValue();
}

void UnitTypes::fillArray(Entry &E, const DICompositeType *Ty) {
  addType(E, Ty->getBaseType());
  addName(E, Ty->getName());
  if (Ty->isVector())
    E.addFlag(dwarf::DW_AT_GNU_vector);
  for (const DISubrange *Range : elements<DISubrange>(Ty)) {
    Entry &Sub = Tree.create(dwarf::DW_TAG_subrange_type, E);
    Sub.addReference(dwarf::DW_AT_type, &indexType());
    std::optional<int64_t> Lower = constantBound(Range->getLowerBound());
    if (Lower && *Lower)
      Sub.addSigned(dwarf::DW_AT_lower_bound, *Lower);
    if (auto Count = constantBound(Range->getCount())) {
      // -1 says that nobody knows.
      if (*Count >= 0)
        Sub.addUnsigned(dwarf::DW_AT_count, uint64_t(*Count));
    } else if (auto Upper = constantBound(Range->getUpperBound())) {
      Sub.addSigned(dwarf::DW_AT_upper_bound, *Upper);
    }
  }
}

void UnitTypes::fillEnumeration(Entry &E, const DICompositeType *Ty) {
  addName(E, Ty->getName());
  addSize(E, Ty);
  addPosition(E, Ty->getFile(), Ty->getLine());
  if (Ty->isForwardDecl())
    E.addFlag(dwarf::DW_AT_declaration);
  for (const DIEnumerator *Enumerator : elements<DIEnumerator>(Ty)) {
    Entry &Value = Tree.create(dwarf::DW_TAG_enumerator, E);
    addName(Value, Enumerator->getName());
    const APInt &Bits = Enumerator->getValue();
    if (Enumerator->isUnsigned())
      Value.addUnsigned(dwarf::DW_AT_const_value,
                        Bits.zextOrTrunc(64).getZExtValue());
    else
      Value.addSigned(dwarf::DW_AT_const_value,
                      Bits.sextOrTrunc(64).getSExtValue());
  }
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

void UnitTypes::fillClass(Entry &E, const DICompositeType *Ty) {
  addName(E, Ty->getName());
  if (Ty->isForwardDecl())
    E.addFlag(dwarf::DW_AT_declaration);
  else
    E.addUnsigned(dwarf::DW_AT_byte_size, Ty->getSizeInBits() / 8);
  addPosition(E, Ty->getFile(), Ty->getLine());
  E.addReference(dwarf::DW_AT_containing_type, type(Ty->getVTableHolder()));
  addTemplateParams(E, Ty->getTemplateParams());
  for (const DINode *Element : elements<DINode>(Ty)) {
    if (auto *SP = dyn_cast<DISubprogram>(Element))
      declaration(SP);
    else if (auto *Member = dyn_cast<DIDerivedType>(Element))
      addMember(E, Member);
  }
}

void UnitTypes::addMemberOffset(Entry &E, const DIDerivedType *Member) {
  uint64_t Offset = Member->getOffsetInBits();
  if (!Member->isBitField())
    return addPlusOffset(E, dwarf::DW_AT_data_member_location, Offset / 8);
  // DWARF 2 counts bits from the most significant bit of the storage unit.
  const DIType *Base = Member->getBaseType();
  SmallPtrSet<const DIType *, 4> Seen;
  while (Base && !Base->getSizeInBits() && Seen.insert(Base).second) {
    auto *Derived = dyn_cast<DIDerivedType>(Base);
    Base = Derived ? Derived->getBaseType() : nullptr;
  }
  uint64_t Size = Member->getSizeInBits();
  uint64_t Storage = Base ? Base->getSizeInBits() : 0;
  if (!isPowerOf2_64(Storage) || Storage < Size)
    Storage = std::max<uint64_t>(8, PowerOf2Ceil(std::min<uint64_t>(Size, 64)));
  uint64_t Start = alignDown(Offset, Storage);
  uint64_t End = Offset + Size - Start;
  E.addUnsigned(dwarf::DW_AT_byte_size, Storage / 8);
  E.addUnsigned(dwarf::DW_AT_bit_size, Size);
  E.addSigned(dwarf::DW_AT_bit_offset, int64_t(Storage - End));
  addPlusOffset(E, dwarf::DW_AT_data_member_location, Start / 8);
}

void UnitTypes::addMember(Entry &Class, const DIDerivedType *Member) {
  if (Member->getTag() != dwarf::DW_TAG_member &&
      Member->getTag() != dwarf::DW_TAG_variable &&
      Member->getTag() != dwarf::DW_TAG_inheritance)
    return;
  bool IsBase = Member->getTag() == dwarf::DW_TAG_inheritance;
  Entry &E = Tree.create(
      IsBase ? dwarf::DW_TAG_inheritance : dwarf::DW_TAG_member, Class);
  addType(E, Member->getBaseType());
  addName(E, Member->getName());
  if (!IsBase)
    addPosition(E, Member->getFile(), Member->getLine());
  addAccess(E, Member->getFlags());
  if (Member->isStaticMember()) {
    Entries.try_emplace(Member, &E);
    E.addFlag(dwarf::DW_AT_external);
    E.addFlag(dwarf::DW_AT_declaration);
    addConstant(E, Member->getConstant(), true);
    return;
  }
  if (Member->isArtificial())
    E.addFlag(dwarf::DW_AT_artificial);
  if (IsBase && Member->isVirtual()) {
    E.addUnsigned(dwarf::DW_AT_virtuality, dwarf::DW_VIRTUALITY_virtual);
    return;
  }
  addMemberOffset(E, Member);
}

} // namespace opennvvm::ptx
