-- Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
-- See LICENSE for license information.
-- SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
--
-- LLVM assembly in Neovim, by nvvmc lsp. From init.lua:
--
--   dofile("/usr/share/nvvmc/editors/nvim/nvvmc.lua").setup({ arch = "sm_90" })
--
-- setup() takes options of nvvmc lsp by their names, and `cmd`, which says what to
-- run: { "/opt/bin/nvvmc", "lsp" }.

local M = {}

--- Shows text in a window beside the current one.
local function show(name, text)
  vim.cmd("vnew")
  local buffer = vim.api.nvim_get_current_buf()
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(text, "\n"))
  vim.bo[buffer].buftype = "nofile"
  vim.bo[buffer].bufhidden = "wipe"
  vim.bo[buffer].filetype = "ptx"
  vim.bo[buffer].modifiable = false
  pcall(vim.api.nvim_buf_set_name, buffer, name)
end

--- Shows the PTX of a function, or of all of a module: what a code lens runs.
local function show_ptx(command)
  local about = (command.arguments or {})[1]
    or { uri = vim.uri_from_bufnr(0) }
  vim.lsp.buf_request(0, "workspace/executeCommand",
    { command = "nvvmc.showPTX", arguments = { about } },
    function(err, result)
      if err then
        vim.notify(err.message, vim.log.levels.ERROR)
      elseif result then
        show("ptx://" .. (about["function"] or "module"), result)
      end
    end)
end

function M.setup(options)
  options = vim.deepcopy(options or {})
  local cmd = options.cmd or { "nvvmc", "lsp" }
  options.cmd = nil
  local settings = next(options) and { nvvmc = options } or {}
  local config = { name = "nvvmc", cmd = cmd, filetypes = { "llvm" },
                   root_markers = { ".nvvmc.toml", ".git" },
                   init_options = settings, settings = settings }
  vim.lsp.commands["nvvmc.showPTX"] = show_ptx
  vim.api.nvim_create_user_command("NvvmcPTX", function() show_ptx({}) end, {})
  if vim.lsp.config and vim.lsp.enable then -- Neovim 0.11
    vim.lsp.config("nvvmc", config)
    vim.lsp.enable("nvvmc")
    return
  end
  local client -- Of Neovim 0.7, which starts one for each call.
  local function attach(buffer)
    if vim.lsp.start then
      vim.lsp.start(config, { bufnr = buffer })
      return
    end
    if not client or not vim.lsp.get_client_by_id(client) then
      client = vim.lsp.start_client(config)
    end
    vim.lsp.buf_attach_client(buffer, client)
  end
  vim.api.nvim_create_autocmd("FileType", {
    pattern = "llvm",
    callback = function(event) attach(event.buf) end,
  })
end

return M
