//! Which traits the suite suggests for the roles of a file: for `evals/traits.py` to measure.
//!
//! Usage: `suggest ROLES OUT`, where ROLES is a JSON list of `{title, description}` and OUT gets a JSON list of what is
//! suggested for each. With `TEXTS VECTORS` behind it, directions of texts are taken from there: lines of text, and as
//! many rows of little-endian floats. `suggest texts ROLES OUT` writes the lines that are needed.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    fs,
};

use matching::{DIMENSIONS, Vector};
use measure::Outcome;
use serde::Deserialize;
use traits::{
    starter,
    suggest::{Embed, Library, Role},
};

#[derive(Deserialize)]
struct Asked {
    title: String,
    description: String,
}

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["texts", roles, out] => Ok(fs::write(out, texts(&read(roles)?)?)?),
        [roles, out] => Ok(fs::write(out, suggest(&read(roles)?, None)?)?),
        [roles, out, texts, vectors] => {
            let known = known(&fs::read_to_string(texts)?, &fs::read(vectors)?)?;
            let embed = |texts: &[&str]| texts.iter().map(|text| known.get(&line(text)).copied()).collect();
            Ok(fs::write(out, suggest(&read(roles)?, Some(&embed))?)?)
        }
        _ => Err("usage: suggest [texts] ROLES OUT [TEXTS VECTORS]".into()),
    }
}

fn read(roles: &str) -> Outcome<Vec<Asked>> {
    Ok(serde_json::from_slice(&fs::read(roles)?)?)
}

fn suggest(roles: &[Asked], embed: Option<&Embed<'_>>) -> Outcome<Vec<u8>> {
    let library = Library::new(starter(), embed);
    let suggested: Result<Vec<_>, _> = roles
        .iter()
        .map(|asked| library.suggest(&Role { title: &asked.title, description: &asked.description }, embed))
        .collect();
    Ok(serde_json::to_vec(&suggested?)?)
}

/// All texts that would be embedded, one to a line.
fn texts(roles: &[Asked]) -> Outcome<String> {
    let asked = RefCell::new(BTreeSet::new());
    let embed = |texts: &[&str]| {
        asked.borrow_mut().extend(texts.iter().map(|text| line(text)));
        Some(vec![[0.0; DIMENSIONS]; texts.len()])
    };
    suggest(roles, Some(&embed))?;
    Ok(asked.into_inner().into_iter().collect::<Vec<_>>().join("\n"))
}

fn line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn known(texts: &str, vectors: &[u8]) -> Outcome<BTreeMap<String, Vector>> {
    let rows = vectors.chunks_exact(4 * DIMENSIONS);
    if rows.len() != texts.lines().count() {
        return Err("there are not as many directions as texts".into());
    }
    let rows = rows.map(|row| {
        let mut vector = [0.0; DIMENSIONS];
        let values =
            row.chunks_exact(4).map(|value| f32::from_le_bytes([value[0], value[1], value[2], value[3]]));
        vector.iter_mut().zip(values).for_each(|(place, value)| *place = value);
        vector
    });
    Ok(texts.lines().map(str::to_owned).zip(rows).collect())
}
