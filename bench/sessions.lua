-- wrk -s sessions.lua URL -- FILE: sends the session tokens of FILE, one a line, in turn.

local requests = {}
local turn = 0

function init(args)
  for token in io.lines(args[1]) do
    requests[#requests + 1] = wrk.format("GET", nil, { Cookie = "sid=" .. token })
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end
