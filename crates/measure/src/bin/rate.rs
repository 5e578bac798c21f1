//! For benchmarks: each line of standard input is a number of texts per call. All texts are embedded in calls of so
//! many, and a line says when they are done.
//!
//! Usage: `rate FOLDER TEXTS THREADS`

use std::{
    error::Error,
    fs,
    io::{BufRead, stdin},
    path::PathBuf,
};

use ai::{
    Embedder, MiniLm,
    assets::{SENTENCE_MODEL, TOKENIZER},
};

fn main() -> Result<(), Box<dyn Error>> {
    let [_, folder, texts, threads] = &std::env::args().collect::<Vec<_>>()[..] else {
        return Err("usage: rate FOLDER TEXTS THREADS".into());
    };
    let folder = PathBuf::from(folder);
    let model = MiniLm::load(&SENTENCE_MODEL.path(&folder), &TOKENIZER.path(&folder), threads.parse()?)?;
    let texts = fs::read_to_string(texts)?;
    let texts: Vec<&str> = texts.lines().collect();
    println!("ready");
    for line in stdin().lock().lines() {
        for call in texts.chunks(line?.parse()?) {
            model.embed(call)?;
        }
        println!("done");
    }
    Ok(())
}
