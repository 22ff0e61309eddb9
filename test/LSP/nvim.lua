-- Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
-- See LICENSE for license information.
-- SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
--
-- The snippet for Neovim with the real server. NVVMC, SNIPPET and FILE are in the
-- environment; FILE is written.

local function main()
  dofile(vim.env.SNIPPET).setup({ cmd = { vim.env.NVVMC, "lsp" }, arch = "sm_90" })
  local file = vim.env.FILE
  vim.fn.writefile({ "; é", "define void @f(i8 %x) {", "  fence seq_cst", "  ret void",
                     "}" }, file)
  vim.cmd("edit " .. file)
  vim.cmd("setfiletype llvm")

  local function codes()
    local found = {}
    for _, d in ipairs(vim.diagnostic.get(0)) do
      found[d.code or (d.user_data and d.user_data.lsp.code) or ""] = d
    end
    return found
  end
  local function wait(what, holds)
    assert(vim.wait(60000, holds, 20), "not in time: " .. what)
  end
  wait("diagnostics", function() return codes()["instruction-fence-standard"] end)
  local fence = codes()["instruction-fence-standard"]
  assert(fence.lnum == 2 and fence.col == 2 and fence.end_col == 7)

  local function ask(method, more)
    local params = vim.tbl_extend("force", vim.lsp.util.make_position_params(), more or {})
    local answer
    vim.lsp.buf_request(0, method, params, function(err, result)
      assert(not err, vim.inspect(err))
      answer = { result = result }
    end)
    wait(method, function() return answer end)
    return answer.result
  end
  vim.api.nvim_win_set_cursor(0, { 3, 4 })
  local hover = ask("textDocument/hover")
  assert(hover.contents.value:find("instruction%-fence%-standard"))

  -- What mends the fence, applied as Neovim applies it.
  local range = vim.lsp.util.make_range_params().range
  local fixed
  for _, action in ipairs(ask("textDocument/codeAction",
      { range = range, context = { diagnostics = {} } })) do
    if action.isPreferred then
      vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
      fixed = true
    end
  end
  assert(fixed)
  wait("the fix", function() return not codes()["instruction-fence-standard"] end)
  assert(table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n"):find("membar"))

  -- Changes while a line is being written.
  vim.api.nvim_buf_set_lines(0, 3, 3, false, { "  %é = add i32" })
  wait("the parser's error", function() return codes()["misc-llvm-parser"] end)
  vim.api.nvim_buf_set_lines(0, 3, 4, false, {})
  wait("no error", function() return not codes()["misc-llvm-parser"] end)

  local windows = #vim.api.nvim_list_wins()
  vim.cmd("NvvmcPTX")
  wait("the PTX", function() return #vim.api.nvim_list_wins() > windows end)
  local text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n")
  assert(vim.bo.filetype == "ptx" and text:find(".target sm_90"), text)
end

local ok, why = xpcall(main, debug.traceback)
io.stdout:write(ok and "done\n" or tostring(why) .. "\n")
vim.cmd(ok and "qall!" or "cquit!")
