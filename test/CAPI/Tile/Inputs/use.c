/* Uses every function of tile.h, correctly and incorrectly. */
#include "opennvvm-c/tile.h"
#include <stdio.h>
#include <string.h>

static const char Text[] =
    "cuda_tile.module @m {\n"
    "  global @count alignment = 8 <i32: 40> : tile<1xi32>\n"
    "  entry @add(%x: tile<ptr<i32>>, %n: tile<i32>) {\n"
    "    %c = get_global @count : tile<ptr<i32>>\n"
    "    %v, %t = load_ptr_tko weak %c : tile<ptr<i32>> -> tile<i32>, token\n"
    "    %s = addi %v, %n : tile<i32>\n"
    "    %u = store_ptr_tko weak %x, %s token=%t : tile<ptr<i32>>, tile<i32> "
    "-> token\n"
    "    %w = print_tko \"sum %d\\n\", %s token=%u : tile<i32> -> token\n"
    "  }\n"
    "}\n";

static const char Store[] =
    "cuda_tile.module @m {\n"
    "  entry @store(%x: tile<ptr<i32>>, %n: tile<i32>) {\n"
    "    %t = store_ptr_tko weak %x, %n : tile<ptr<i32>>, tile<i32> -> token\n"
    "  }\n"
    "}\n";

static void say(void *user, const char *text, size_t size) {
  printf("%s%.*s", (const char *)user, (int)size, text);
}

static int stop(void *user, uint64_t done, uint64_t blocks) {
  (void)user, (void)done, (void)blocks;
  return 1;
}

static void showFinding(opennvvmTileResult result) {
  opennvvmTileFinding finding = {
      sizeof(finding), 0, 0, 0, 0, OPENNVVM_TILE_SEVERITY_WARNING, 0, 0};
  opennvvmTileParty party = {sizeof(party), {0, 0, 0}, 0, 0, 0};
  opennvvmTileFrame frame = {sizeof(frame), 0, 0, 0, 0};
  printf("findings %u\n", (unsigned)opennvvmTileFindingCount(result));
  if (opennvvmTileGetFinding(result, 0, &finding) ||
      opennvvmTileGetParty(result, 0, 0, &party) ||
      opennvvmTileGetFrame(result, 0, 0, 0, &frame))
    return;
  printf("%s, %s: %s %u at %s:%u by %s, which %s\n", finding.rule,
         finding.kernel, finding.message, (unsigned)finding.count, frame.file,
         (unsigned)frame.line, party.operation, party.what);
  printf("no finding %d, party %d, frame %d\n",
         opennvvmTileGetFinding(result, 1, &finding),
         opennvvmTileGetParty(result, 0, 1, &party),
         opennvvmTileGetFrame(result, 0, 0, 9, &frame));
}

static void compile(void) {
  opennvvmTileCompileOptions how = {sizeof(how),        "sm_90", 2, 0,
                                    OPENNVVM_TILE_TEXT, 0,       1};
  opennvvmTileKernelLaunch kernel = {
      sizeof(kernel), 0, {0, 0, 0}, {0, 0, 0}, 0, 0, 0};
  opennvvmTileParameter parameter = {sizeof(parameter), OPENNVVM_TILE_FLOAT, 0,
                                     0, 0};
  opennvvmTileCode code = 0;
  char *error = 0;
  size_t size = 0;
  const char *bitcode;

  printf("compile %d", opennvvmTileCompile(Store, sizeof(Store) - 1, "k.mlir",
                                           &how, &code, &error));
  printf(" for %s\n", opennvvmTileCodeTarget(code));
  bitcode = (const char *)opennvvmTileCodeBitcode(code, &size);
  printf("bitcode %.2s %d\n", bitcode, size > 4);
  opennvvmTileCodeKernel(code, 0, &kernel);
  opennvvmTileCodeParameter(code, 0, 1, &parameter);
  printf("kernels %u: %s of %u threads in clusters of %u\n",
         (unsigned)opennvvmTileCodeKernelCount(code), kernel.name,
         (unsigned)(kernel.block[0] * kernel.block[1] * kernel.block[2]),
         (unsigned)kernel.cluster[0]);
  printf("shared %u and %u, parameters %u: %s, %u bytes\n",
         (unsigned)kernel.dynamicShared, (unsigned)kernel.staticShared,
         (unsigned)kernel.parameterCount, parameter.type,
         (unsigned)parameter.size);
  printf("no kernel %d, parameter %d\n",
         opennvvmTileCodeKernel(code, 1, &kernel),
         opennvvmTileCodeParameter(code, 0, 2, &parameter));
  printf("%.16s\n", strstr(opennvvmTileCodeLaunchInfo(code), "\"arch\""));
  printf("remarks %d\n", strstr(opennvvmTileCodeRemarks(code),
                                "{\"severity\":\"remark\"") != 0);
  opennvvmTileDestroyCode(code);

  printf("default %d",
         opennvvmTileCompile(Store, sizeof(Store) - 1, 0, 0, &code, 0));
  printf(" for %s\n", opennvvmTileCodeTarget(code));
  opennvvmTileDestroyCode(code);
  printf("bad %d", opennvvmTileCompile("what?", 5, "bad", &how, &code, &error));
  printf(" %d: %s\n", code == 0, error);
  opennvvmTileFreeText(error);
  how.target = "sm_x";
  printf("target %d", opennvvmTileCompile(Store, sizeof(Store) - 1, "k.mlir",
                                          &how, &code, &error));
  printf(" %d: %s\n", code == 0, error);
  opennvvmTileFreeText(error);
  how.structSize = 3;
  printf("size %d\n", opennvvmTileCompile(Store, sizeof(Store) - 1, "k.mlir",
                                          &how, &code, &error));
  opennvvmTileDestroyCode(0);
}

static void images(void) {
  static const char Image[] =
      ".version 8.0\n"
      "// opennvvm.tile.launch {\"arch\":\"sm_90\",\"kernels\":[{\"kernel\":"
      "\"k\",\"block\":[64,1,1],\"cluster\":[1,1,1],\"dynamic_shared\":5,"
      "\"static_shared\":0,\"parameters\":[]}]}\n";
  opennvvmTileKernelLaunch kernel = {
      sizeof(kernel), 0, {0, 0, 0}, {0, 0, 0}, 0, 0, 0};
  opennvvmTileCode code = 0;
  char *error = 0, *text = 0;
  size_t size = 0;

  printf("image %d",
         opennvvmTileReadImage(Image, sizeof(Image) - 1, &code, &error));
  opennvvmTileCodeKernel(code, 0, &kernel);
  printf(" for %s: %s of %u threads, %u bytes, no bitcode %d, %s",
         opennvvmTileCodeTarget(code), kernel.name, (unsigned)kernel.block[0],
         (unsigned)kernel.dynamicShared,
         opennvvmTileCodeBitcode(code, &size) == 0, opennvvmTileCodePTX(code));
  opennvvmTileDestroyCode(code);
  printf("foreign %d", opennvvmTileReadImage(Image, 12, &code, &error));
  printf(" %d: %s\n", code == 0, error);
  opennvvmTileFreeText(error);
  printf("oldest %s, none %d\n", opennvvmTileBytecodeVersion(0),
         opennvvmTileBytecodeVersion(99) == 0);
  printf("text %d", opennvvmTileTranslate(Store, sizeof(Store) - 1, "k.mlir", 0,
                                          OPENNVVM_TILE_NV_TILEAS,
                                          OPENNVVM_TILE_TEXT, &text, &error));
  printf(" %d\n", strstr(text, "func.func @store(") != 0);
  opennvvmTileFreeText(text);
  printf("no text %d",
         opennvvmTileTranslate("what?", 5, "bad", 0, OPENNVVM_TILE_CUDA_TILE,
                               OPENNVVM_TILE_JSON, &text, &error));
  printf(" %.36s\n", error);
  opennvvmTileFreeText(error);
}

int main(void) {
  opennvvmTileProgram program = 0, broken;
  opennvvmTileMemory memory;
  opennvvmTileResult result;
  opennvvmTileParameter parameter = {sizeof(parameter), OPENNVVM_TILE_FLOAT, 0,
                                     0, 0};
  opennvvmTileLaunch launch;
  opennvvmTileArgument arguments[2];
  char *error = 0;
  int32_t x = 0, two = 2, *address = &x;
  void *global = 0;
  size_t size = 0;

  printf("version %u\n", (unsigned)opennvvmTileVersion());
  printf("load %d\n", opennvvmTileLoad("what?", 5, "bad", &broken, &error));
  printf("%s\n", error);
  opennvvmTileFreeText(error);
  opennvvmTileFreeText(0);
  opennvvmTileDestroyProgram(broken);
  if (opennvvmTileLoad(Text, sizeof(Text) - 1, "k.mlir", &program, &error)) {
    puts(error);
    return 1;
  }
  printf("kernels %u: %s, %ld, %ld\n",
         (unsigned)opennvvmTileKernelCount(program),
         opennvvmTileKernelName(program, 0),
         (long)opennvvmTileFindKernel(program, "add"),
         (long)opennvvmTileFindKernel(program, "none"));
  opennvvmTileGetParameter(program, 0, 0, &parameter);
  printf("parameters %u: %s of %s, %u bytes\n",
         (unsigned)opennvvmTileParameterCount(program, 0), parameter.type,
         parameter.pointee, (unsigned)parameter.size);
  printf("no parameter %d, no name %d\n",
         opennvvmTileGetParameter(program, 0, 2, &parameter),
         opennvvmTileKernelName(program, 1) == 0);
  printf("no global %d\n",
         opennvvmTileGetGlobal(program, "none", &global, &size));
  printf("global %d\n",
         opennvvmTileGetGlobal(program, "count", &global, &size));
  printf("%u bytes, %d\n", (unsigned)size, *(int32_t *)global);

  memory = opennvvmTileCreateMemory(OPENNVVM_TILE_CHECK);
  printf("add %d\n", opennvvmTileAddAllocation(memory, &x, sizeof(x),
                                               OPENNVVM_TILE_READ_ONLY, "x"));
  printf("again %d\n",
         opennvvmTileAddAllocation(memory, &x, sizeof(x),
                                   OPENNVVM_TILE_UNINITIALIZED, "x"));
  printf("overlapping %d\n",
         opennvvmTileAddAllocation(memory, (char *)&x + 1, 1,
                                   OPENNVVM_TILE_INITIALIZED, 0));
  printf("absent %d\n", opennvvmTileRemoveAllocation(memory, &two));
  memset(&launch, 0, sizeof(launch));
  launch.structSize = sizeof(launch);
  launch.kernel = "add";
  launch.grid[0] = launch.grid[1] = launch.grid[2] = 1;
  arguments[0].data = &address;
  arguments[0].size = sizeof(address);
  arguments[1].data = &two;
  arguments[1].size = sizeof(two);
  launch.arguments = arguments;
  launch.argumentCount = 2;
  launch.memory = memory;
  launch.print = say;
  launch.printUser = (void *)"printed: ";
  printf("run %d", opennvvmTileRun(program, &launch, &result));
  printf(", x %d, error %d, findings %u\n", x,
         opennvvmTileResultError(result) != 0,
         (unsigned)opennvvmTileFindingCount(result));
  opennvvmTileDestroyResult(result);

  launch.grid[0] = 1 << 20;
  launch.blocks = 3;
  launch.noFindings = 1;
  printf("blocks %d\n", opennvvmTileRun(program, &launch, &result));
  opennvvmTileDestroyResult(result);
  launch.grid[0] = 1;
  launch.blocks = launch.noFindings = 0;

  printf("remove %d\n", opennvvmTileRemoveAllocation(memory, &x));
  launch.print = 0;
  printf("outside %d\n", opennvvmTileRun(program, &launch, &result));
  showFinding(result);
  printf("%s", opennvvmTileFormatResult(result, OPENNVVM_TILE_TEXT));
  printf("no format %d\n",
         opennvvmTileFormatResult(result, (opennvvmTileFormat)9) == 0);
  opennvvmTileDestroyResult(result);

  launch.grid[1] = 0;
  printf("grid %d", opennvvmTileRun(program, &launch, &result));
  printf(": %s\n", opennvvmTileResultError(result));
  opennvvmTileDestroyResult(result);
  launch.grid[1] = 1;
  launch.kernel = "sub";
  printf("kernel %d", opennvvmTileRun(program, &launch, &result));
  printf(": %s\n", opennvvmTileResultError(result));
  opennvvmTileDestroyResult(result);
  launch.kernel = 0;
  launch.argumentCount = 1;
  printf("arguments %d", opennvvmTileRun(program, &launch, &result));
  printf(": %s\n", opennvvmTileResultError(result));
  opennvvmTileDestroyResult(result);
  launch.argumentCount = 2;
  launch.structSize = 3;
  printf("size %d", opennvvmTileRun(program, &launch, &result));
  printf(" %d\n", result == 0);
  launch.structSize = sizeof(launch);
  launch.grid[0] = 1 << 20;
  launch.progress = stop;
  launch.threads = 2;
  printf("cancelled %d\n", opennvvmTileRun(program, &launch, &result));
  opennvvmTileDestroyResult(result);
  opennvvmTileDestroyMemory(memory);
  opennvvmTileDestroyMemory(0);
  opennvvmTileDestroyResult(0);
  opennvvmTileDestroyProgram(program);
  opennvvmTileDestroyProgram(0);
  compile();
  images();
  puts("done");
  return 0;
}
