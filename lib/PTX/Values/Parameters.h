//===- Parameters.h - Parameters inside a function --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_PARAMETERS_H
#define OPENNVVM_LIB_PTX_VALUES_PARAMETERS_H

#include "Addressing.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Allocator.h"
#include <optional>

namespace llvm {
class Argument;
} // namespace llvm

namespace opennvvm::ptx {

class MemoryAccess;
class StackFrame;
class ValueRegisters;

/// The parameters of one function, which are read once, at its top.
class Parameters {
public:
  Parameters(FunctionContext &E, Addressing &Addresses, StackFrame &Frame,
             ValueRegisters &Values, MemoryAccess &Memory)
      : E(E), Addresses(Addresses), Frame(Frame), Values(Values),
        Memory(Memory) {}

  /// Forgets everything.
  void clear();
  /// Prints what brings the parameters into registers or into the frame.
  void load();

  /// Where by-value parameter \p A is accessed: in the parameter space, or in
  /// local memory. Nothing for other parameters.
  std::optional<Address> home(const llvm::Argument &A) const;
  /// The offset of the copy of by-value parameter \p A in the depot, if there
  /// is one.
  std::optional<uint64_t> frameCopy(const llvm::Argument &A) const;

private:
  void loadByVal(const llvm::Argument &A, llvm::StringRef Param, bool IsKernel);
  void copyByVal(const llvm::Argument &A, llvm::StringRef Param);
  void nameByVal(const llvm::Argument &A, llvm::StringRef Param);

  struct ByValHome {
    Address At;
    bool IsCopy = false; ///< In the depot.
  };
  FunctionContext &E;
  Addressing &Addresses;
  StackFrame &Frame;
  ValueRegisters &Values;
  MemoryAccess &Memory;
  llvm::DenseMap<const llvm::Argument *, ByValHome> Homes;
  llvm::BumpPtrAllocator Names;
};

/// The address space of by-value parameter \p A where nothing can be at its
/// address; 0 where it is all right, or \p A is no such parameter.
unsigned badByValSpace(const llvm::Argument &A);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_PARAMETERS_H
