"""Serves a language model on this machine alone, as the large providers do: POST /v1/chat/completions.

    .venv/bin/python tools/llama_server.py MODEL.gguf PORT

Prints "Ready: http://127.0.0.1:PORT/v1" when it can be asked. With port 0 it takes a free one. It ends when it is
interrupted, or with the program that holds a pipe to it.
"""

import argparse
import os
import pathlib
import signal
import stat
import sys

import xllamacpp

# For models that have learnt to talk but not to call tools: the server sees calls that are written in this way.
TALK_WITH_TOOLS = """\
{%- if tools %}<|im_start|>system
{% if messages[0].role == 'system' %}{{ messages[0].content }}

{% endif %}You can call these tools:
{% for tool in tools %}{{ tool | tojson }}
{% endfor %}To call one, answer with its name and arguments between tags:
<tool_call>
{"name": "NAME", "arguments": {}}
</tool_call><|im_end|>
{% elif messages[0].role == 'system' %}<|im_start|>system
{{ messages[0].content }}<|im_end|>
{% endif %}
{%- for message in messages %}
{%- if message.role == 'user' %}<|im_start|>user
{{ message.content }}<|im_end|>
{% elif message.role == 'assistant' %}<|im_start|>assistant
{% if message.content %}{{ message.content }}{% endif %}
{%- for call in message.tool_calls or [] %}
{%- if message.content or not loop.first %}
{% endif %}<tool_call>
{"name": "{{ call.function.name }}", "arguments": {{ call.function.arguments | tojson }}}
</tool_call>{% endfor %}<|im_end|>
{% elif message.role == 'tool' %}<|im_start|>user
Result: {{ message.content }}<|im_end|>
{% endif %}
{%- endfor %}
{%- if add_generation_prompt %}<|im_start|>assistant
{% endif %}"""


def settings(model: pathlib.Path, port: int, context: int, slots: int, tools: bool) -> xllamacpp.CommonParams:
    params = xllamacpp.CommonParams()
    params.model.path = str(model)
    params.model_alias = {model.stem}
    params.hostnames = ["127.0.0.1"]
    params.port = port
    params.n_ctx = context * slots
    params.n_parallel = slots
    # Threads that wait for each other by spinning slow down everybody on a small machine.
    params.cpuparams.n_threads = 1
    params.cpuparams_batch.n_threads = 1
    params.n_gpu_layers = 0
    params.use_jinja = True
    params.warmup = False
    params.verbosity = -1
    if tools:
        params.chat_template = TALK_WITH_TOOLS
    return params


def wait() -> None:
    try:
        if stat.S_ISFIFO(os.fstat(sys.stdin.fileno()).st_mode):
            sys.stdin.read()
        else:
            signal.pause()
    except KeyboardInterrupt:
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description="Serves a language model on this machine alone.")
    parser.add_argument("model", type=pathlib.Path, help="a GGUF file")
    parser.add_argument("port", type=int, help="0 takes a free one")
    parser.add_argument("--context", type=int, default=2048, help="tokens of a question and its answer")
    parser.add_argument("--slots", type=int, default=2, help="questions that are answered at once")
    parser.add_argument("--tools", action="store_true", help="the model talks in ChatML, but knows no tools")
    options = parser.parse_args()
    if not options.model.is_file():
        parser.error(f"there is no file {options.model}")
    server = xllamacpp.Server(
        settings(options.model, options.port, options.context, options.slots, options.tools)
    )
    print(f"Ready: {server.listening_address}/v1", flush=True)
    wait()
    # The model's own threads have nothing to save.
    os._exit(0)


if __name__ == "__main__":
    main()
