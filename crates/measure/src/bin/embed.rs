//! Directions of the lines of standard input, as 384 little-endian floats each. For evaluations and benchmarks.
//!
//! Usage: `embed FOLDER [THREADS] < TEXTS > VECTORS`

use std::{
    error::Error,
    io::{Write, read_to_string, stdin, stdout},
    path::PathBuf,
};

use ai::{
    Embedder, MiniLm,
    assets::{SENTENCE_MODEL, TOKENIZER},
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("name the folder with the model's files")?);
    let threads = arguments.next().map_or(Ok(1), |threads| threads.parse())?;
    let model = MiniLm::load(&SENTENCE_MODEL.path(&folder), &TOKENIZER.path(&folder), threads)?;
    let texts = read_to_string(stdin())?;
    let texts: Vec<&str> = texts.lines().collect();
    let mut out = stdout().lock();
    for vector in model.embed(&texts)? {
        for value in vector {
            out.write_all(&value.to_le_bytes())?;
        }
    }
    Ok(())
}
