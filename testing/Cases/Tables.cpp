//===- Tables.cpp - Counting, looking up, digests -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Case.h"
#include <map>

namespace cases {

static Case histogram() {
  Random R(6);
  std::vector<uint8_t> Data(3000);
  std::vector<uint32_t> Bins(256);
  for (uint8_t &B : Data)
    ++Bins[B = uint8_t(R.word() & R.word())];
  Case C{"histogram", "histogram"};
  C.Block[0] = 96;
  C.Grid[0] = 2;
  C.Arguments = {input(Data), value(uint32_t(Data.size())), output(Bins)};
  return C;
}

static uint32_t slotOf(uint64_t Key) {
  Key ^= Key >> 33;
  Key *= 0xff51afd7ed558ccdull;
  Key ^= Key >> 29;
  return Key & 255;
}

static Case hashTable() {
  Random R(7);
  std::vector<uint64_t> Distinct(120), Keys(300);
  // Keys that do not collide, so that their slots do not depend on the order.
  std::map<uint32_t, uint64_t> Slots;
  for (uint64_t &K : Distinct)
    do
      K = R.next() | 1;
    while (!Slots.emplace(slotOf(K), K).second);
  std::map<uint64_t, uint32_t> Counts;
  for (uint64_t &K : Keys)
    ++Counts[K = Distinct[R.word() % Distinct.size()]];
  std::vector<uint64_t> Table(256);
  std::vector<uint32_t> Count(256), Found;
  for (auto [Key, N] : Counts) {
    Table[slotOf(Key)] = Key;
    Count[slotOf(Key)] = N;
  }
  for (uint64_t K : Keys)
    Found.push_back(Counts[K]);
  Case C{"hash-table", "hashtable"};
  C.Block[0] = 64;
  C.Arguments = {output(Table), output(Count), input(Keys),
                 value(uint32_t(Keys.size())), output(Found)};
  return C;
}

/// The digests of the examples in FIPS 180-2 and of other well-known ones.
static Case sha256() {
  static constexpr struct {
    const char *Message;
    uint32_t Digest[8];
  } Known[] = {
      {"",
       {0xe3b0c442, 0x98fc1c14, 0x9afbf4c8, 0x996fb924, 0x27ae41e4, 0x649b934c,
        0xa495991b, 0x7852b855}},
      {"abc",
       {0xba7816bf, 0x8f01cfea, 0x414140de, 0x5dae2223, 0xb00361a3, 0x96177a9c,
        0xb410ff61, 0xf20015ad}},
      {"The quick brown fox jumps over the lazy dog",
       {0xd7a8fbb3, 0x07d78094, 0x69ca9abc, 0xb0082e4f, 0x8d5651e4, 0x6d3cdb76,
        0x2d02d0bf, 0x37c9e592}},
      {"hello world",
       {0xb94d27b9, 0x934d3e08, 0xa52e52d7, 0xda7dabfa, 0xc484efe3, 0x7a5380ee,
        0x9088f7ac, 0xe2efcde9}},
  };
  std::vector<uint8_t> Messages;
  std::vector<uint32_t> Lengths, Digests;
  for (auto &K : Known) {
    std::string Text = K.Message;
    Lengths.push_back(uint32_t(Text.size()));
    Text.resize(56);
    Messages.insert(Messages.end(), Text.begin(), Text.end());
    Digests.insert(Digests.end(), K.Digest, K.Digest + 8);
  }
  Case C{"sha256", "sha256"};
  C.Block[0] = 4;
  C.Arguments = {input(Messages), input(Lengths), output(Digests)};
  return C;
}

std::vector<Case> tableCases() { return {histogram(), hashTable(), sha256()}; }

} // namespace cases
