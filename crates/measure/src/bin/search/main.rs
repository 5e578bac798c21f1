//! For benchmarks: an index of generated people, and how long searches in it take.
//!
//! Usage: `search build FOLDER PEOPLE ASSETS` makes it, `search measure FOLDER PEOPLE ASSETS` asks it. Both print JSON.
//! Beside the index, `measure` leaves what other engines need to be asked the same.

mod directory;
mod people;
mod questions;
mod speed;

use std::{
    fs,
    path::{Path, PathBuf},
    sync::mpsc::sync_channel,
    thread,
};

use ai::{
    MiniLm,
    assets::{SENTENCE_MODEL, TOKENIZER},
};
use campus::generate::{Generator, Size};
use jiff::civil::date;
use matching::index::{Builder, Index};
use measure::{Outcome, usage};
use serde_json::{Value, json};

use self::people::People;

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [command, folder, people, assets] = &arguments[..] else {
        return Err("usage: search build|measure FOLDER PEOPLE ASSETS".into());
    };
    let folder = PathBuf::from(folder);
    let generator = Generator::new(7, Size::people(people.parse()?), date(2026, 9, 1));
    let assets = PathBuf::from(assets);
    let model = MiniLm::load(&SENTENCE_MODEL.path(&assets), &TOKENIZER.path(&assets), 2)?;
    let report = match command.as_str() {
        "build" => build(&folder, &generator, &model)?,
        "measure" => speed::measure(&folder, &generator, &model)?,
        _ => return Err(format!("there is no command {command}").into()),
    };
    println!("{report}");
    Ok(())
}

/// One thread makes people, this one indexes them.
fn build(folder: &Path, generator: &Generator, model: &MiniLm) -> Outcome<Value> {
    let mut builder = Builder::new(&folder.join("index"))?;
    let mut people = People::new(model, generator.world());
    let mut busy = 0.0;
    thread::scope(|scope| -> Outcome<()> {
        let (sender, lives) = sync_channel(1000);
        scope.spawn(move || {
            for life in generator.people() {
                // Nobody listens any more when indexing has failed.
                if sender.send(life).is_err() {
                    break;
                }
            }
        });
        for life in lives {
            let document = people.document(life)?;
            busy += usage::milliseconds(|| builder.add(&document))?;
        }
        Ok(())
    })?;
    busy += usage::milliseconds(|| builder.finish(0).map(drop))?;
    Ok(json!({
        "people": generator.size().total(),
        "units": people.units(),
        "build_cpu_s": busy / 1000.0,
        "peak_mb": usage::memory("VmHWM")?,
        "disk_mb": bytes(&folder.join("index"))? >> 20,
    }))
}

fn bytes(folder: &Path) -> Outcome<u64> {
    let mut sum = 0;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        sum += if path.is_dir() { bytes(&path)? } else { fs::metadata(path)?.len() };
    }
    Ok(sum)
}

fn open(folder: &Path) -> Outcome<Index> {
    Ok(Index::open(&folder.join("index"))?)
}
