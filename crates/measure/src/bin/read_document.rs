//! Prints the pages and passages of a document, and what reading it cost:
//! `cargo run --release -p documents --example read_document -- file.pdf [--pages | --passages | --blocks]`.

use std::{env, error::Error, fs, time::Instant};

use documents::{Cut, Limits, passages, read};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let path = arguments.next().ok_or("which file?")?;
    let show = arguments.next().unwrap_or_default();
    let bytes = fs::read(&path)?;

    let start = Instant::now();
    let document = read(&bytes, &path, &Limits::default())?;
    let read_in = start.elapsed();
    let start = Instant::now();
    let cut = passages(&document, &Cut::default());
    let cut_in = start.elapsed();

    match show.as_str() {
        "--pages" => {
            let texts: Vec<String> = document.pages.iter().map(documents::Page::text).collect();
            println!("{}", texts.join("\u{c}"));
        }
        "--blocks" => {
            for page in &document.pages {
                println!("=== page {} {}", page.number, page.label.as_deref().unwrap_or_default());
                for block in &page.blocks {
                    println!("{:?}: {}", block.kind, block.text);
                }
            }
        }
        "--passages" => {
            for passage in &cut {
                println!("--- page {} · {}\n{}", passage.page, passage.headings.join(" › "), passage.text);
            }
        }
        _ => {}
    }

    let words: usize = cut.iter().map(|passage| passage.text.split_whitespace().count()).sum();
    eprintln!("{} {:?}, title {:?}", document.kind.name(), path, document.title);
    for note in &document.notes {
        eprintln!("note: {note}");
    }
    for piece in &document.hidden {
        eprintln!("hidden, {}: {}", piece.why.words(), piece.text);
    }
    eprintln!("{} pages, {} passages, {words} words", document.pages.len(), cut.len());
    eprintln!("read in {read_in:.1?}, cut in {cut_in:.1?}, peak {}", peak().unwrap_or_default());
    Ok(())
}

/// The most memory that was in use, where the system tells.
fn peak() -> Option<String> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().to_owned())
}
