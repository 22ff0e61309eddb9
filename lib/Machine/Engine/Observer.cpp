//===- Observer.cpp - What happens while a grid runs ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Observer.h"

namespace opennvvm::ptxmachine {

Observer::~Observer() = default;

} // namespace opennvvm::ptxmachine
