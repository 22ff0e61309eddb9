//===- BulkCopies.cpp - Bulk copies of newer LLVM -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BulkCopies.h"
#include "IntrinsicCalls.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include <optional>

using namespace llvm;

namespace opennvvm {

//===----------------------------------------------------------------------===//
// Kinds of copies
//===----------------------------------------------------------------------===//

namespace {
/// The operands of a copy, in their order. Not every copy has all of them.
enum class Role : uint8_t {
  Destination,
  Barrier,
  Source, ///< An address, or that of a tensor map.
  Coordinate,
  Offset, ///< Of im2col.
  Size,
  BytesLeft,
  BytesRight,
  Mask,
  Hint,
  HasMask,
  HasHint,
  IgnoresBounds,
  Group,
  Scope,
  Report,
};

/// A copy from global to shared memory as LLVM 24 declares it.
struct Copy {
  SmallVector<Role, 16> Roles;
  StringRef Older;  ///< The name of LLVM 22's, without "llvm.nvvm.".
  std::string Mode; ///< Of a tensor: "tile", "im2col::w" …; else empty.
  bool IntoCluster = false, IsRelaxed = false, HasWideMask = false;

  bool has(Role R) const { return is_contained(Roles, R); }
  Value *find(const CallInst &Call, Role R) const {
    const auto *It = llvm::find(Roles, R);
    return It == Roles.end() ? nullptr
                             : Call.getArgOperand(unsigned(It - Roles.begin()));
  }
};
} // namespace

/// How many operands of im2col a copy in \p Mode has.
static unsigned offsetsOf(StringRef Mode, unsigned Dimensions) {
  if (!Mode.starts_with("im2col"))
    return 0;
  return Mode == "im2col" ? Dimensions - 2 : 2;
}

/// The mode and the number of dimensions that a name such as "im2col.w.3d" ends
/// with.
static bool readMode(StringRef Name, Copy &C, unsigned &Dimensions) {
  auto [Mode, Extent] = Name.rsplit('.');
  if (!Extent.consume_back("d") || Extent.getAsInteger(10, Dimensions))
    return false;
  bool IsKnown = StringSwitch<bool>(Mode)
                     .Case("tile", Dimensions >= 1 && Dimensions <= 5)
                     .Case("tile.gather4", Dimensions == 2)
                     .Cases({"im2col", "im2col.w", "im2col.w.128"},
                            Dimensions >= 3 && Dimensions <= 5)
                     .Default(false);
  if (IsKnown)
    C.Mode = join(split(Mode, '.'), "::");
  return IsKnown;
}

static bool readTensorCopy(StringRef Name, Copy &C) {
  unsigned Dimensions = 0;
  if (!readMode(Name, C, Dimensions))
    return false;
  // Four rows have an index each.
  constexpr unsigned GatheredRows = 4;
  unsigned Coordinates =
      C.Mode == "tile::gather4" ? 1 + GatheredRows : Dimensions;
  C.Roles = {Role::Destination, Role::Barrier, Role::Source};
  C.Roles.append(Coordinates, Role::Coordinate);
  C.Roles.append(offsetsOf(C.Mode, Dimensions), Role::Offset);
  if (C.IntoCluster)
    C.Roles.append({Role::Mask, Role::Hint, Role::HasMask, Role::HasHint,
                    Role::Group, Role::Report});
  else
    C.Roles.append({Role::Hint, Role::HasHint, Role::Report});
  return true;
}

static void readPlainCopy(Copy &C) {
  C.Roles = {Role::Destination, Role::Barrier, Role::Source, Role::Size};
  if (C.IntoCluster)
    C.Roles.append({Role::Mask, Role::Hint, Role::HasMask, Role::HasHint});
  else
    C.Roles.append({Role::BytesLeft, Role::BytesRight, Role::Hint,
                    Role::HasHint, Role::IgnoresBounds});
  if (C.IsRelaxed)
    C.Roles.push_back(Role::Scope);
  C.Roles.push_back(Role::Report);
}

static std::optional<Copy> readName(StringRef Name) {
  Copy C;
  if (!Name.consume_front("llvm.nvvm."))
    return std::nullopt;
  // The name of a copy with a mask may end in the type of the mask.
  bool NamesMask = Name.ends_with(".i16");
  C.HasWideMask = Name.ends_with(".i32");
  if (NamesMask || C.HasWideMask)
    Name = Name.rsplit('.').first;
  C.IsRelaxed = Name.consume_back(".relaxed");
  C.Older = Name;
  if (Name.consume_front("cp.async.bulk.tensor.g2s.")) {
    C.IntoCluster = !Name.consume_front("cta.");
    if (C.IsRelaxed || !readTensorCopy(Name, C))
      return std::nullopt;
  } else if (Name.consume_front("cp.async.bulk.global.to.shared.")) {
    C.IntoCluster = Name == "cluster";
    if (!C.IntoCluster && Name != "cta")
      return std::nullopt;
    readPlainCopy(C);
  } else {
    return std::nullopt;
  }
  if ((NamesMask || C.HasWideMask) && !C.IntoCluster)
    return std::nullopt;
  return C;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static constexpr unsigned GlobalSpace = 1, SharedSpace = 3, ClusterSpace = 7;

static Type *typeOf(const Copy &C, Role R, LLVMContext &Context) {
  switch (R) {
  case Role::Destination:
    return PointerType::get(Context,
                            C.IntoCluster ? ClusterSpace : SharedSpace);
  case Role::Barrier:
    return PointerType::get(Context, SharedSpace);
  case Role::Source:
    return PointerType::get(Context, C.Mode.empty() ? GlobalSpace : 0);
  case Role::Offset:
    return Type::getInt16Ty(Context);
  case Role::Mask:
    return C.HasWideMask ? Type::getInt32Ty(Context)
                         : Type::getInt16Ty(Context);
  case Role::Hint:
    return Type::getInt64Ty(Context);
  case Role::HasMask:
  case Role::HasHint:
  case Role::IgnoresBounds:
    return Type::getInt1Ty(Context);
  default:
    return Type::getInt32Ty(Context);
  }
}

bool isNewerBulkCopy(StringRef Name, const FunctionType &Ty) {
  std::optional<Copy> C = readName(Name);
  if (!C || Ty.isVarArg() || !Ty.getReturnType()->isVoidTy() ||
      Ty.getNumParams() != C->Roles.size())
    return false;
  return all_of(zip_equal(C->Roles, Ty.params()), [&](const auto &Pair) {
    return typeOf(*C, std::get<0>(Pair), Ty.getContext()) == std::get<1>(Pair);
  });
}

//===----------------------------------------------------------------------===//
// Flags
//===----------------------------------------------------------------------===//

namespace {
/// What the operands of a call that are constants say; numbers are indexes of
/// the tables below.
struct Flags {
  bool HasMask = false, HasHint = false, IgnoresBounds = false;
  uint64_t Group = 0, Scope = 0, Report = 0;
};
} // namespace

static constexpr StringLiteral Scopes[] = {".cta", ".cluster", ".gpu", ".sys"};
static constexpr StringLiteral Groups[] = {"", ".cta_group::1",
                                           ".cta_group::2"};
static constexpr StringLiteral Reports[] = {
    "",
    ".mbarrier::report::validity::per_16bytes::80000000",
    ".mbarrier::report::validity::per_16bytes::8000",
    ".mbarrier::report::validity::per_16bytes::80",
    ".mbarrier::report::validity::per_16bytes::8",
    ".mbarrier::report::validity::per_element::ff"};

/// None if an operand of \p Call is no constant, or means nothing.
static std::optional<Flags> readFlags(const CallInst &Call, const Copy &C) {
  Flags F;
  bool Fits = true;
  auto Read = [&](Role R, size_t Count) -> uint64_t {
    const Value *V = C.find(Call, R);
    const auto *Number = dyn_cast_or_null<ConstantInt>(V);
    if (Number && Number->getValue().ult(Count))
      return Number->getZExtValue();
    Fits &= V == nullptr;
    return 0;
  };
  F.HasMask = Read(Role::HasMask, 2) != 0;
  F.HasHint = Read(Role::HasHint, 2) != 0;
  F.IgnoresBounds = Read(Role::IgnoresBounds, 2) != 0;
  F.Group = Read(Role::Group, std::size(Groups));
  F.Scope = Read(Role::Scope, std::size(Scopes));
  F.Report = Read(Role::Report, std::size(Reports));
  // Bytes that are left out cannot be reported.
  if (!Fits || (F.IgnoresBounds && F.Report))
    return std::nullopt;
  return F;
}

bool hasFlagsOfBulkCopy(const CallInst &Call, StringRef Name) {
  std::optional<Copy> C = readName(Name);
  return C && readFlags(Call, *C);
}

//===----------------------------------------------------------------------===//
// The replacement
//===----------------------------------------------------------------------===//

/// The call of LLVM 22's intrinsic.
static CallInst *callOlder(CallInst &Call, const Copy &C) {
  SmallVector<Value *, 16> Operands;
  for (auto [R, Operand] : zip_equal(C.Roles, Call.args())) {
    if (is_contained({Role::BytesLeft, Role::BytesRight, Role::IgnoresBounds,
                      Role::Report},
                     R))
      continue;
    Value *V = Operand;
    // Nothing reads it.
    if (R == Role::Mask && C.HasWideMask)
      V = ConstantInt::get(Type::getInt16Ty(Call.getContext()), 0);
    Operands.push_back(V);
  }
  return createIntrinsicCall(Call, C.Older, Operands);
}

namespace {
/// Inline assembly, as its operands are used.
class AssemblyText {
public:
  explicit AssemblyText(const DataLayout &Layout) : Layout(Layout) {}

  /// How the assembly calls \p V.
  std::string use(Value *V) {
    Constraints += letterOf(*V->getType()) + ",";
    Operands.push_back(V);
    return "$" + utostr(Operands.size() - 1);
  }
  std::string useAll(const CallInst &Call, const Copy &C, Role R) {
    SmallVector<std::string, 5> Names;
    for (auto [Each, Operand] : zip_equal(C.Roles, Call.args()))
      if (Each == R)
        Names.push_back(use(Operand));
    return "{" + join(Names, ", ") + "}";
  }
  CallInst *create(CallInst &Call, const std::string &Text, StringRef Name) {
    Constraints += "~{memory}";
    return createAssembly(Call,
                          {Name, Text, Constraints, /*HasEffects=*/true,
                           /*IsConvergent=*/true},
                          Operands);
  }

private:
  std::string letterOf(const Type &Ty) const {
    unsigned Bits = unsigned(Layout.getTypeSizeInBits(const_cast<Type *>(&Ty)));
    return Bits == 64 ? "l" : Bits == 32 ? "r" : "h";
  }
  const DataLayout &Layout;
  std::string Constraints;
  SmallVector<Value *, 16> Operands;
};
} // namespace

static std::string mnemonicOf(const Copy &C, const Flags &F,
                              size_t Dimensions) {
  std::string Text = "cp.async.bulk.";
  if (!C.Mode.empty())
    Text += "tensor." + utostr(Dimensions) + "d.";
  Text += C.IntoCluster ? "shared::cluster.global" : "shared::cta.global";
  if (!C.Mode.empty())
    Text += "." + C.Mode;
  Text += ".mbarrier::complete_tx::bytes";
  if (F.HasMask)
    Text += C.HasWideMask ? ".multicast::cluster::32b" : ".multicast::cluster";
  Text += Groups[F.Group];
  if (F.HasHint)
    Text += ".L2::cache_hint";
  if (F.IgnoresBounds)
    Text += ".ignore_oob";
  if (C.IsRelaxed)
    Text += (".relaxed" + Scopes[F.Scope]).str();
  Text += Reports[F.Report];
  return C.IsRelaxed ? Text + ".b128" : Text;
}

static CallInst *callAssembly(CallInst &Call, const Copy &C, const Flags &F,
                              StringRef Name) {
  AssemblyText Assembly(Call.getModule()->getDataLayout());
  size_t Coordinates = size_t(count(C.Roles, Role::Coordinate));
  // The tensor has two dimensions; the others are rows.
  size_t Dimensions = C.Mode == "tile::gather4" ? 2 : Coordinates;
  std::string Text = mnemonicOf(C, F, Dimensions);
  Text += " [" + Assembly.use(C.find(Call, Role::Destination)) + "], [" +
          Assembly.use(C.find(Call, Role::Source));
  if (!C.Mode.empty())
    Text += ", " + Assembly.useAll(Call, C, Role::Coordinate);
  Text += "]";
  if (C.Mode.empty())
    Text += ", " + Assembly.use(C.find(Call, Role::Size));
  if (F.IgnoresBounds)
    Text += ", " + Assembly.use(C.find(Call, Role::BytesLeft)) + ", " +
            Assembly.use(C.find(Call, Role::BytesRight));
  Text += ", [" + Assembly.use(C.find(Call, Role::Barrier)) + "]";
  if (C.has(Role::Offset))
    Text += ", " + Assembly.useAll(Call, C, Role::Offset);
  if (F.HasMask)
    Text += ", " + Assembly.use(C.find(Call, Role::Mask));
  if (F.HasHint)
    Text += ", " + Assembly.use(C.find(Call, Role::Hint));
  return Assembly.create(Call, Text + ";", Name);
}

CallInst *createOlderBulkCopy(CallInst &Call, StringRef Name) {
  Copy C = *readName(Name);
  Flags F = *readFlags(Call, C);
  bool IsOlder = !C.IsRelaxed && !F.IgnoresBounds && !F.Report &&
                 !(F.HasMask && C.HasWideMask);
  return IsOlder ? callOlder(Call, C) : callAssembly(Call, C, F, Name);
}

} // namespace opennvvm
