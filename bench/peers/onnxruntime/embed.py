"""Sentence vectors by onnxruntime, asked as `crates/measure/src/bin/rate.rs` is.

Usage: embed.py MODEL TOKENIZER TEXTS THREADS [waiting]
"""

import sys

import numpy
import onnxruntime
from tokenizers import Tokenizer


def main(model, tokenizer, texts, threads, waiting="spins"):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = int(threads)
    options.add_session_config_entry("session.intra_op.allow_spinning", "1" if waiting == "spins" else "0")
    session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    tokenizer = Tokenizer.from_file(tokenizer)
    # The file asks for 128 tokens always; as long as the longest of a call is enough.
    tokenizer.no_truncation()
    tokenizer.enable_padding()
    with open(texts, encoding="utf-8") as file:
        texts = file.read().splitlines()
    print("ready", flush=True)
    for line in sys.stdin:
        count = int(line)
        for start in range(0, len(texts), count):
            embed(session, tokenizer, texts[start : start + count])
        print("done", flush=True)


def embed(session, tokenizer, texts):
    encodings = tokenizer.encode_batch_fast(texts)
    tokens = numpy.array([encoding.ids for encoding in encodings])
    mask = numpy.array([encoding.attention_mask for encoding in encodings])
    inputs = {"input_ids": tokens, "attention_mask": mask, "token_type_ids": numpy.zeros_like(tokens)}
    states = session.run(["last_hidden_state"], inputs)[0]
    sums = (states * mask[:, :, None].astype(numpy.float32)).sum(axis=1)
    return sums / numpy.linalg.norm(sums, axis=1, keepdims=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
