//===- Gates.cpp - Operations and the machines that have them -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The catalog has a gate for each intrinsic. An operation of the nvvm dialect
// becomes one of the intrinsics whose names begin with its own name; its
// attributes select which. It is rejected if the machine has none of them.
//
//===----------------------------------------------------------------------===//

#include "Catalog/ContractMachines.h"
#include "Checks.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace opennvvm::mlir_verify {

static SMMask machinesOf(const IntrinsicRow &Row) {
  return opennvvm::machinesOf(Row, Row.Tools, Profile::Tileiras);
}

/// The machines that have any intrinsic that begins with \p Stem and contains
/// \p Tail; none if there is no such intrinsic.
static SMMask machinesOfAny(StringRef Stem, StringRef Tail) {
  auto Rows = intrinsicRows();
  auto NameOf = [](const IntrinsicRow &R) {
    return R.Name.drop_front(strlen("llvm.nvvm."));
  };
  auto It = llvm::lower_bound(Rows, Stem, [&](const IntrinsicRow &R,
                                              StringRef S) {
    return NameOf(R) < S;
  });
  SMMask SMs = 0;
  for (; It != Rows.end() && NameOf(*It).starts_with(Stem); ++It) {
    StringRef Rest = NameOf(*It).drop_front(Stem.size());
    if ((Rest.empty() || Rest.front() == '.') && Rest.contains(Tail))
      SMs |= machinesOf(*It);
  }
  return SMs;
}

namespace {
/// The machines for a name, by the longest prefix of it with which intrinsics
/// begin; all machines if there is none.
struct Match {
  SMMask SMs = ~SMMask(0);
  size_t Length = 0;
};

/// The prefix of the intrinsics for operations whose names begin differently.
struct Renamed {
  StringLiteral Operation, Intrinsic;
};
} // namespace

static constexpr Renamed Renames[] = {
    {"cluster.", "barrier.cluster."},
    {"setmaxregister", "setmaxnreg"},
};

static Match match(StringRef Name) {
  for (StringRef Stem = Name; !Stem.empty();) {
    if (SMMask SMs = machinesOfAny(Stem, Name.drop_front(Stem.size())))
      return {SMs, Name.size()};
    if (SMMask SMs = machinesOfAny(Stem, ""))
      return {SMs, Stem.size()};
    size_t Dot = Stem.rfind('.');
    Stem = Dot == StringRef::npos ? "" : Stem.take_front(Dot);
  }
  return {};
}

static SMMask machinesFor(StringRef Operation) {
  std::string Name = Operation.str();
  for (const Renamed &R : Renames)
    if (Operation.starts_with(R.Operation))
      Name = (R.Intrinsic + Operation.drop_front(R.Operation.size())).str();
  // Some names have underscores where the intrinsics have periods.
  std::string Dotted = Name;
  llvm::replace(Dotted, '_', '.');
  Match AsIs = match(Name), WithDots = match(Dotted);
  return AsIs.Length >= WithDots.Length ? AsIs.SMs : WithDots.SMs;
}

LogicalResult checkGate(Operation *Op, const SMInfo &SM) {
  std::string Name = Op->getName().getStringRef().str();
  SMMask SMs = ~SMMask(0);
  if (auto Call = dyn_cast<LLVM::CallIntrinsicOp>(Op)) {
    Name = Call.getIntrin().str();
    if (const IntrinsicRow *Row = findIntrinsic(Name);
        Row && StringRef(Name).starts_with("llvm.nvvm."))
      SMs = machinesOf(*Row);
  } else if (StringRef(Name).starts_with("nvvm.")) {
    SMs = machinesFor(StringRef(Name).drop_front(strlen("nvvm.")));
  }
  if ((SMs >> SM.Index) & 1)
    return success();
  return Op->emitError() << Name << " needs " << describeTargets(SMs)
                         << "; the target is " << SM.Name;
}

} // namespace opennvvm::mlir_verify
