//===- Classes.cpp - Classes of instructions ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Counting/Classes.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

using Class = InstructionClass;

StringRef nameOf(InstructionClass C) {
  static constexpr StringLiteral Names[NumInstructionClasses] = {
      "integer",       "float",
      "conversion",    "move",
      "global memory", "shared memory",
      "local memory",  "constants",
      "atomic",        "asynchronous copy",
      "matrix",        "barrier and fence",
      "warp exchange", "control",
      "other"};
  return Names[unsigned(C)];
}

namespace {
struct Row {
  StringLiteral Root; ///< The first word of the mnemonic.
  Class Of;
};
} // namespace

// What is missing is arithmetic, and what is not known is Other.
static constexpr Row Rows[] = {
    {"activemask", Class::Warp},   {"applypriority", Class::Global},
    {"atom", Class::Atomic},       {"bar", Class::Barrier},
    {"barrier", Class::Barrier},   {"bra", Class::Control},
    {"brkpt", Class::Control},     {"brx", Class::Control},
    {"call", Class::Control},      {"cp", Class::Copy},
    {"cvt", Class::Convert},       {"cvta", Class::Convert},
    {"discard", Class::Global},    {"elect", Class::Warp},
    {"exit", Class::Control},      {"fence", Class::Barrier},
    {"isspacep", Class::Convert},  {"ldmatrix", Class::Shared},
    {"mapa", Class::Convert},      {"match", Class::Warp},
    {"mbarrier", Class::Barrier},  {"membar", Class::Barrier},
    {"mma", Class::Matrix},        {"mov", Class::Move},
    {"movmatrix", Class::Warp},    {"multimem", Class::Atomic},
    {"nanosleep", Class::Control}, {"pmevent", Class::Other},
    {"red", Class::Atomic},        {"redux", Class::Warp},
    {"ret", Class::Control},       {"selp", Class::Move},
    {"setmaxnreg", Class::Other},  {"shfl", Class::Warp},
    {"stmatrix", Class::Shared},   {"suld", Class::Global},
    {"sured", Class::Atomic},      {"sust", Class::Global},
    {"tcgen05", Class::Matrix},    {"tex", Class::Global},
    {"tld4", Class::Global},       {"trap", Class::Control},
    {"vote", Class::Warp},         {"wgmma", Class::Matrix},
    {"wmma", Class::Matrix},
};

static Class ofSpace(Space S) {
  switch (S) {
  case Space::Shared:
  case Space::SharedCluster:
    return Class::Shared;
  case Space::Local:
    return Class::Local;
  case Space::Const:
  case Space::Param:
    return Class::Constant;
  case Space::Generic:
  case Space::Global:
    return Class::Global;
  case Space::Tensor:
    return Class::Matrix;
  }
  return Class::Other;
}

InstructionClass classOf(StringRef Name, const Mods &M) {
  StringRef Root = Name.split('.').first;
  if (is_contained({"ld", "ldu", "st", "prefetch", "prefetchu"}, Root))
    return ofSpace(M.Space);
  if (Name.starts_with("multimem.cp."))
    return Class::Copy;
  const Row *At = find_if(Rows, [&](const Row &R) { return R.Root == Root; });
  if (At != std::end(Rows))
    return At->Of;
  Ty T = M.T[0];
  if (T == Ty::None)
    return Class::Other;
  return isFloat(T) || isPackedHalf(T) || T == Ty::F32x2 ? Class::Float
                                                         : Class::Integer;
}

} // namespace opennvvm::ptxmachine
