// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// malloc, free, new and delete on the device; placement new.
#include <new>

struct Vector {
  float *data;
  int size, capacity;
  __device__ Vector() : data(nullptr), size(0), capacity(0) {}
  __device__ ~Vector() { delete[] data; }
  __device__ void push(float x) {
    if (size == capacity) {
      int more = capacity ? capacity * 2 : 4;
      float *grown = new float[more];
      for (int i = 0; i < size; ++i)
        grown[i] = data[i];
      delete[] data;
      data = grown;
      capacity = more;
    }
    data[size++] = x;
  }
};

__global__ void grow(const int *counts, float *out) {
  Vector v;
  for (int i = 0; i < counts[threadIdx.x]; ++i)
    v.push(i * 0.5f);
  float sum = 0;
  for (int i = 0; i < v.size; ++i)
    sum += v.data[i];
  out[threadIdx.x] = sum;
}

struct Tree {
  int key;
  Tree *left = nullptr, *right = nullptr;
  __device__ Tree(int key) : key(key) {}
};

__global__ void tree(const int *keys, int n, int *out) {
  Tree *root = new Tree(keys[0]);
  for (int i = 1; i < n; ++i) {
    Tree **at = &root;
    while (*at)
      at = keys[i] < (*at)->key ? &(*at)->left : &(*at)->right;
    *at = static_cast<Tree *>(malloc(sizeof(Tree)));
    if (*at)
      new (*at) Tree(keys[i]);
  }
  out[0] = root->left ? root->left->key : root->key;
  free(root->left);
  delete root;
}
