//===- CaseFile.cpp - A case as written by write-cases --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CaseFile.h"
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <sstream>

namespace cases {

static bool readFile(const std::string &Path, std::vector<uint8_t> &Data) {
  std::ifstream File(Path, std::ios::binary);
  if (!File)
    return false;
  Data.assign(std::istreambuf_iterator<char>(File), {});
  return true;
}

static std::vector<uint8_t> fromHex(const std::string &Text) {
  std::vector<uint8_t> Data;
  for (size_t I = 0; I + 1 < Text.size(); I += 2)
    Data.push_back(
        uint8_t(std::strtoul(Text.substr(I, 2).c_str(), nullptr, 16)));
  return Data;
}

/// The rest of a line, without the leading blank.
static std::string rest(std::istringstream &Line) {
  std::string Text;
  std::getline(Line >> std::ws, Text);
  return Text;
}

static std::string readLine(const std::string &Folder, std::istringstream &Line,
                            CaseFile &Case) {
  std::string Word;
  Line >> Word;
  if (Word == "source")
    Line >> Case.Source;
  else if (Word == "kernel")
    Line >> Case.Kernel;
  else if (Word == "grid")
    Line >> Case.Grid[0] >> Case.Grid[1] >> Case.Grid[2];
  else if (Word == "block")
    Line >> Case.Block[0] >> Case.Block[1] >> Case.Block[2];
  else if (Word == "cluster")
    Line >> Case.Cluster;
  else if (Word == "buffer") {
    std::string Before, After;
    Line >> Before >> After;
    Parameter P;
    P.IsBuffer = true;
    P.Compare = rest(Line);
    if (!readFile(Folder + "/" + Before, P.Value) ||
        !readFile(Folder + "/" + After, P.Expected))
      return "cannot read " + Before + " or " + After;
    Case.Parameters.push_back(P);
  } else if (Word == "value") {
    Parameter P;
    Line >> P.Align;
    P.Value = fromHex(rest(Line));
    Case.Parameters.push_back(P);
  } else if (Word == "output") {
    std::vector<uint8_t> Text;
    std::string Name;
    Line >> Name;
    if (!readFile(Folder + "/" + Name, Text))
      return "cannot read " + Name;
    Case.HasOutput = true;
    Case.Output.assign(Text.begin(), Text.end());
  } else {
    return "unknown line: " + Word;
  }
  return Line.fail() && !Line.eof() ? "bad line: " + Word : "";
}

std::string readCase(const std::string &Folder, CaseFile &Case) {
  std::ifstream File(Folder + "/case.txt");
  if (!File)
    return "cannot read " + Folder + "/case.txt";
  for (std::string Text; std::getline(File, Text);) {
    std::istringstream Line(Text);
    if (std::string Wrong = readLine(Folder, Line, Case); !Wrong.empty())
      return Wrong;
  }
  return Case.Kernel.empty() ? "no kernel in " + Folder : "";
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

/// The bits of a float as a number with the same order.
template <typename Int> static Int ordered(Int Bits) {
  Int Sign = Int(1) << (sizeof(Int) * 8 - 1);
  return Bits & Sign ? Int(0) - Bits + Sign : Bits + Sign;
}

template <typename Float, typename Int>
static bool isClose(const uint8_t *A, const uint8_t *B, bool Ulps,
                    double Limit) {
  Float X, Y;
  Int I, J;
  std::memcpy(&X, A, sizeof X), std::memcpy(&Y, B, sizeof Y);
  std::memcpy(&I, A, sizeof I), std::memcpy(&J, B, sizeof J);
  if (I == J || (std::isnan(X) && std::isnan(Y)))
    return true;
  if (std::isnan(X) || std::isnan(Y))
    return false;
  if (Ulps) {
    Int P = ordered(I), Q = ordered(J);
    return double(P > Q ? P - Q : Q - P) <= Limit;
  }
  double Apart = std::fabs(double(X) - double(Y));
  return Apart <= Limit || Apart <= Limit * std::fabs(double(Y));
}

std::string compare(const Parameter &P, const std::vector<uint8_t> &Got) {
  std::istringstream How(P.Compare);
  std::string Kind, Operand;
  How >> Kind >> Operand;
  if (Kind == "ignore")
    return "";
  bool Is64 = Kind == "ulp64" || Kind == "near64";
  bool IsFloat = Is64 || Kind == "ulp32" || Kind == "near32";
  std::vector<uint8_t> Mask = fromHex(Kind == "mask" ? Operand : "ff");
  double Limit = IsFloat ? std::strtod(Operand.c_str(), nullptr) : 0;
  bool Ulps = Kind.compare(0, 3, "ulp") == 0;
  size_t Step = Is64 ? 8 : IsFloat ? 4 : 1;
  for (size_t I = 0; I + Step <= P.Expected.size(); I += Step) {
    const uint8_t *A = &Got[I], *B = &P.Expected[I];
    bool Same = Is64      ? isClose<double, uint64_t>(A, B, Ulps, Limit)
                : IsFloat ? isClose<float, uint32_t>(A, B, Ulps, Limit)
                          : ((*A ^ *B) & Mask[I % Mask.size()]) == 0;
    if (Same)
      continue;
    std::ostringstream Text;
    Text << "byte " << I << ": ";
    for (const std::vector<uint8_t> *Data : {&Got, &P.Expected}) {
      Text << (Data == &Got ? "is 0x" : ", should be 0x");
      for (size_t J = Step; J--;)
        Text << "0123456789abcdef"[(*Data)[I + J] >> 4]
             << "0123456789abcdef"[(*Data)[I + J] & 15];
    }
    return Text.str();
  }
  return "";
}

std::vector<uint8_t> layOut(const CaseFile &Case,
                            const std::vector<uint64_t> &Addresses) {
  std::vector<uint8_t> Bytes;
  size_t Buffer = 0;
  for (const Parameter &P : Case.Parameters) {
    size_t Size = P.IsBuffer ? 8 : P.Value.size();
    size_t At = (Bytes.size() + P.Align - 1) / P.Align * P.Align;
    Bytes.resize(At + Size);
    if (P.IsBuffer)
      std::memcpy(&Bytes[At], &Addresses[Buffer++], 8);
    else
      std::memcpy(&Bytes[At], P.Value.data(), Size);
  }
  return Bytes;
}

} // namespace cases
