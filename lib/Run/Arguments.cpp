//===- Arguments.cpp - Arguments of kernels as text -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Run/Arguments.h"
#include "Run/Files.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace opennvvm::run {

static Error error(const Twine &What) {
  return createStringError(inconvertibleErrorCode(), What);
}

static Error inText(StringRef Text, Error Why) {
  return error("'" + Text + "': " + toString(std::move(Why)));
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

bool isBuffer(StringRef Text) {
  return is_contained({"in", "inout", "out", "zeros"}, Text.split(':').first);
}

static std::string pathIn(StringRef Folder, StringRef File) {
  if (Folder.empty() || sys::path::is_absolute(File))
    return File.str();
  SmallString<128> Path(Folder);
  sys::path::append(Path, File);
  return Path.str().str();
}

Expected<Buffer> parseBuffer(StringRef Text, StringRef Folder) {
  auto [Kind, Rest] = Text.split(':');
  Buffer B;
  B.Text = Text.str();
  StringRef File = Rest, Type = Rest;
  if (Kind == "out") {
    std::tie(File, Type) = Rest.rsplit(':');
    if (File.empty() || Type.empty())
      return error("'" + Text + "' must be out:FILE:TYPE[SIZE]");
  }
  if (Rest.empty())
    return error("'" + Text + "' lacks a file or a type");
  bool IsNpy = File.ends_with(".npy");
  if (Kind == "in" || Kind == "inout") {
    Expected<FileArray> Array = readArray(pathIn(Folder, File), IsNpy);
    if (!Array)
      return inText(Text, Array.takeError());
    B.Before = std::move(Array->Bytes);
    B.Header = std::move(Array->Header);
  } else {
    Expected<ArrayType> Array = parseArrayType(Type);
    if (!Array)
      return inText(Text, Array.takeError());
    B.Before.resize(Array->bytes());
    B.HasValues = Kind == "zeros";
    if (IsNpy)
      B.Header = npyHeader(*Array);
  }
  if (Kind == "out" || Kind == "inout") {
    B.File = pathIn(Folder, File);
    B.Output = IsNpy || Kind == "out" ? Buffer::Elements : Buffer::Bytes;
  }
  return B;
}

Expected<Argument> parseArgument(StringRef Text) {
  Argument A;
  A.Text = Text.str();
  if (Text == "null") {
    A.Value.resize(8);
    return A;
  }
  auto [Kind, Rest] = Text.split(':');
  if (Kind == "hex") {
    std::string Bytes;
    if (!tryGetFromHex(Rest, Bytes))
      return error("'" + Text + "' has other characters than digits");
    A.Value.assign(Bytes.begin(), Bytes.end());
    return A;
  }
  A.Type = findElement(Kind);
  if (!A.Type)
    return error("argument '" + Text +
                 "' must be in:FILE, inout:FILE, out:FILE:TYPE[SIZE], "
                 "zeros:TYPE[SIZE], null, hex:BYTES or TYPE:VALUE; types are " +
                 elementNames());
  Expected<std::vector<uint8_t>> Value = parseValue(*A.Type, Rest);
  if (!Value)
    return inText(Text, Value.takeError());
  A.Value = std::move(*Value);
  return A;
}

Error parseDimensions(StringRef Text, unsigned (&Out)[3]) {
  SmallVector<StringRef, 3> Parts;
  Text.split(Parts, ',');
  if (Parts.size() > 3)
    return error("'" + Text + "' has more than three dimensions");
  std::fill(std::begin(Out), std::end(Out), 1);
  for (auto [N, Part] : enumerate(Parts))
    if (Part.getAsInteger(10, Out[N]) || !Out[N])
      return error("'" + Text + "' must be X, X,Y or X,Y,Z");
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

/// "n, .u32" or "s, 24 bytes"
static std::string shown(const ptxmachine::Parameter &P) {
  const bool IsOne = P.Type != ".b8" || P.Size == 1;
  return P.Name + ", " + (IsOne ? P.Type : std::to_string(P.Size) + " bytes");
}

static std::string shown(ArrayRef<ptxmachine::Parameter> Parameters) {
  std::string Text;
  for (const ptxmachine::Parameter &P : Parameters)
    Text += (Text.empty() ? "" : "; ") + shown(P);
  return Text;
}

/// Why \p A cannot be passed as \p P; empty if it can. PTX types whose names
/// begin with "b" take all values of their size.
static std::string mismatch(const Argument &A, const ptxmachine::Parameter &P) {
  if (A.Buffer >= 0)
    return P.Size == 8 || P.Size == 4 ? "" : "an address has 8 bytes";
  if (A.Text == "null" && P.Size <= 8)
    return "";
  if (A.Value.size() != P.Size)
    return "it has " + std::to_string(A.Value.size()) + " bytes instead of " +
           std::to_string(P.Size);
  bool IsFloat = A.Type && A.Type->Kind == ElementKind::Float;
  StringRef Declared = StringRef(P.Type).drop_front();
  if (A.Type && !Declared.starts_with("b") &&
      IsFloat != Declared.starts_with("f"))
    return IsFloat ? "it is a float" : "it is an integer";
  return "";
}

/// The type of ours that \p P is, for a number of that kind; null if it is no
/// number.
static const ElementType *typeOf(const ptxmachine::Parameter &P, bool IsReal) {
  StringRef Declared = StringRef(P.Type).drop_front();
  if (std::optional<StringRef> Bits = Declared.starts_with("b")
                                          ? std::optional(Declared.drop_front())
                                          : std::nullopt)
    return findElement((IsReal ? "f" : "i") + Bits->str());
  return findElement(Declared.starts_with("s")
                         ? "i" + Declared.drop_front().str()
                         : Declared.str());
}

/// The bytes of the number \p A as \p Type, whose range a type of bits does not
/// limit to one sign.
static Expected<std::vector<uint8_t>>
convert(const Argument &A, const ElementType &Type, bool IsBits) {
  if (Type.Kind == ElementKind::Float) {
    SmallString<64> Text;
    // Exact, so that the value is rounded once.
    APFloat(A.Real ? *A.Real : double(*A.Integer))
        .toString(Text, /*FormatPrecision=*/0, /*FormatMaxPadding=*/0);
    return parseValue(Type, Text);
  }
  if (A.Real)
    return error("it is a float");
  const ElementType &Given =
      IsBits && *A.Integer >= 0
          ? *findElement("u" + Type.Name.drop_front().str())
          : Type;
  return parseValue(Given, std::to_string(*A.Integer));
}

Error convertNumbers(KernelLaunch &L,
                     ArrayRef<ptxmachine::Parameter> Parameters) {
  for (auto [N, Pair] : enumerate(zip(L.Arguments, Parameters))) {
    auto &[A, P] = Pair;
    if (!A.Integer && !A.Real)
      continue;
    bool IsOne = P.Size <= 8 && P.Type != ".b8";
    const ElementType *Type = IsOne ? typeOf(P, A.Real.has_value()) : nullptr;
    Expected<std::vector<uint8_t>> Value =
        Type ? convert(A, *Type, P.Type[1] == 'b')
             : Expected<std::vector<uint8_t>>(error("it is a number"));
    if (!Value)
      return error("argument " + Twine(N + 1) + ", '" + A.Text +
                   "', does not fit parameter " + shown(P) + ": " +
                   toString(Value.takeError()));
    A.Value = std::move(*Value);
    A.Type = Type;
  }
  return Error::success();
}

/// The limits of every machine (CUDA's programming guide, "Compute
/// Capabilities").
static std::string wrongShape(const KernelLaunch &L) {
  static constexpr unsigned MostGrid[] = {2147483647, 65535, 65535},
                            MostBlock[] = {1024, 1024, 64};
  static constexpr unsigned MostThreads = 1024;
  uint64_t Threads = 1;
  for (unsigned D = 0; D < 3; ++D) {
    if (L.Grid[D] > MostGrid[D])
      return "a grid has at most " + std::to_string(MostGrid[D]) +
             " blocks along " + "xyz"[D];
    if (L.Block[D] > MostBlock[D])
      return "a block has at most " + std::to_string(MostBlock[D]) +
             " threads along " + "xyz"[D];
    if (L.Grid[D] % L.Cluster[D])
      return "the grid is no multiple of the cluster along " +
             std::string(1, "xyz"[D]);
    Threads *= L.Block[D];
  }
  if (Threads > MostThreads)
    return "a block has at most 1024 threads, not " + std::to_string(Threads);
  return "";
}

Error checkLaunch(const KernelLaunch &L,
                  ArrayRef<ptxmachine::Parameter> Parameters) {
  if (std::string Why = wrongShape(L); !Why.empty())
    return error(Why);
  if (L.Arguments.size() != Parameters.size())
    return error(L.Kernel + " has " + Twine(Parameters.size()) +
                 " parameters, and " + Twine(L.Arguments.size()) +
                 " arguments were given" +
                 (Parameters.empty() ? "" : ": " + shown(Parameters)));
  for (size_t N = 0; N < Parameters.size(); ++N)
    if (std::string Why = mismatch(L.Arguments[N], Parameters[N]); !Why.empty())
      return error("argument " + Twine(N + 1) + ", '" + L.Arguments[N].Text +
                   "', does not fit parameter " + shown(Parameters[N]) + ": " +
                   Why);
  return Error::success();
}

std::vector<uint8_t> layOut(const KernelLaunch &L,
                            ArrayRef<ptxmachine::Parameter> Parameters,
                            ArrayRef<uint64_t> Addresses) {
  std::vector<uint8_t> Bytes;
  for (auto [A, P] : zip_equal(L.Arguments, Parameters)) {
    Bytes.resize(alignTo(Bytes.size(), P.Align));
    size_t At = Bytes.size();
    Bytes.resize(At + P.Size);
    if (A.Buffer < 0) {
      std::copy_n(A.Value.begin(), std::min<size_t>(A.Value.size(), P.Size),
                  Bytes.begin() + At);
      continue;
    }
    for (unsigned N = 0; N < P.Size; ++N)
      Bytes[At + N] = uint8_t(Addresses[A.Buffer] >> (8 * N));
  }
  return Bytes;
}

} // namespace opennvvm::run
