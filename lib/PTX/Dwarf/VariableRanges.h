//===- VariableRanges.h - The ranges of a variable's locations --*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A debug record says that a variable has a value from there on. The control
// flow graph determines how far that reaches: into every block where all
// predecessors agree, up to the next record of the variable, or up to a phi
// that overwrites the value's register.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_DWARF_VARIABLERANGES_H
#define OPENNVVM_LIB_PTX_DWARF_VARIABLERANGES_H

#include "FunctionDebug.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"

namespace opennvvm::ptx {

class VariableRanges {
public:
  VariableRanges(FunctionDebug &Debug, FunctionDebug::HomeFn Find)
      : Debug(Debug), Find(Find) {}

  /// Computes the ranges of the variables that have values rather than an
  /// address.
  void compute();

private:
  /// A variable and one of its homes.
  struct Fact {
    unsigned Variable;
    Home At;
  };
  struct BlockFacts {
    llvm::BitVector In, Out, Gen, Kill;
  };
  static constexpr unsigned NoFact = ~0u;

  void settle();
  void numberFacts();
  unsigned fact(unsigned Variable, const Home &At);
  void summarize(unsigned Block);
  void killPhis(unsigned Block, llvm::BitVector &In);
  void flow();
  void trace();
  llvm::ArrayRef<FunctionDebug::Mention> mentions(unsigned Block) const;

  FunctionDebug &Debug;
  FunctionDebug::HomeFn Find;
  llvm::SmallVector<Fact, 0> Facts;
  llvm::SmallVector<llvm::SmallVector<unsigned, 2>, 0> OfVariable;
  /// By variable, register and offset.
  llvm::DenseMap<std::pair<unsigned, std::pair<unsigned, int64_t>>,
                 llvm::SmallVector<unsigned, 1>>
      ByPlace;
  llvm::SmallVector<unsigned, 0> FactOfMention;
  llvm::DenseMap<unsigned, llvm::SmallVector<unsigned, 1>> OfRegister;
  llvm::SmallVector<BlockFacts, 0> Blocks;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_DWARF_VARIABLERANGES_H
