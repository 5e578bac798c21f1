//! How fast texts become directions. Each line of standard input is a number of texts per call; all texts are
//! embedded in calls of so many, and the answer is the seconds it took and those in which a core was busy.
//!
//! Usage: `rate FOLDER TEXTS THREADS`

use std::{
    error::Error,
    fs,
    io::{BufRead, Write, stdin, stdout},
    path::PathBuf,
    time::Instant,
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
        let (start, busy) = (Instant::now(), 0.0);
        for call in texts.chunks(line?.parse()?) {
            model.embed(call)?;
        }
        println!("{} {}", start.elapsed().as_secs_f64(), 0.0);
        stdout().flush()?;
    }
    Ok(())
}
