//! Runs the score of two-sided fits over files: for `evals/reciprocal.py` to measure.
//!
//! `reciprocal harmonic IN OUT` takes lines of two numbers and writes the combination of each.
//! `reciprocal texts IN OUT` writes the statements of profiles, one to a line.
//! `reciprocal rank IN OUT [TEXTS VECTORS]` takes JSON with `seekers` and `offerers`, and writes for each seeker what each
//! offerer gets: number, both together, the seeker's side, the offerer's side. Directions of texts are taken from lines
//! of text and as many rows of little-endian floats.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    sync::Arc,
};

use matching::{
    DIMENSIONS, Vector,
    reciprocal::{Known, Profile, Question, Ranking, Side, Statement, harmonic},
};
use measure::Outcome;
use serde::Deserialize;

#[derive(Deserialize)]
struct Pool {
    seekers: Vec<Profile>,
    offerers: Vec<Profile>,
}

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["harmonic", read, out] => Ok(fs::write(out, combined(&fs::read_to_string(read)?)?)?),
        ["texts", read, out] => Ok(fs::write(out, texts(&pool(read)?))?),
        ["rank", read, out] => Ok(fs::write(out, rank(&pool(read)?)?)?),
        ["rank", read, out, texts, vectors] => {
            let known = directions(&fs::read_to_string(texts)?, &fs::read(vectors)?)?;
            let mut pool = pool(read)?;
            for profile in pool.seekers.iter_mut().chain(&mut pool.offerers) {
                for statement in statements(profile) {
                    statement.vector = known.get(&line(&statement.text)).cloned();
                }
            }
            Ok(fs::write(out, rank(&pool)?)?)
        }
        _ => Err("usage: reciprocal harmonic|texts|rank IN OUT [TEXTS VECTORS]".into()),
    }
}

fn pool(path: &str) -> Outcome<Pool> {
    Ok(serde_json::from_slice(&fs::read(path)?)?)
}

fn combined(lines: &str) -> Outcome<String> {
    let mut out = String::new();
    for line in lines.lines() {
        let (left, right) = line.split_once(' ').ok_or("a line has two numbers")?;
        writeln!(out, "{}", harmonic(left.parse()?, right.parse()?))?;
    }
    Ok(out)
}

fn rank(pool: &Pool) -> Outcome<Vec<u8>> {
    let known: Vec<Known<'_>> = pool.offerers.iter().map(Known::new).collect();
    let each = pool.seekers.iter().map(|asker| {
        let ranking = Ranking::new(&Question { asker, side: Side::Seeker, criteria: &[] }, &known);
        let ranked = ranking.ranked();
        let all = ranked.ranked.iter().chain(&ranked.apart);
        all.map(|one| (one.id, one.combined, one.seeker.value, one.offerer.value)).collect::<Vec<_>>()
    });
    Ok(serde_json::to_vec(&each.collect::<Vec<_>>())?)
}

fn statements(profile: &mut Profile) -> impl Iterator<Item = &mut Statement> {
    let Profile { goals, needs, offers, values, .. } = profile;
    goals.iter_mut().chain(needs).chain(offers).chain(values)
}

fn texts(pool: &Pool) -> String {
    let all = pool.seekers.iter().chain(&pool.offerers);
    let texts: BTreeSet<String> = all
        .flat_map(|one| one.goals.iter().chain(&one.needs).chain(&one.offers).chain(&one.values))
        .map(|statement| line(&statement.text))
        .filter(|text| !text.is_empty())
        .collect();
    texts.into_iter().collect::<Vec<_>>().join("\n")
}

fn line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn directions(texts: &str, vectors: &[u8]) -> Outcome<BTreeMap<String, Arc<Vector>>> {
    let rows = vectors.chunks_exact(4 * DIMENSIONS);
    if rows.len() != texts.lines().count() {
        return Err("there are not as many directions as texts".into());
    }
    let rows = rows.map(|row| {
        let mut vector = [0.0; DIMENSIONS];
        let values =
            row.chunks_exact(4).map(|value| f32::from_le_bytes([value[0], value[1], value[2], value[3]]));
        vector.iter_mut().zip(values).for_each(|(place, value)| *place = value);
        Arc::new(vector)
    });
    Ok(texts.lines().map(str::to_owned).zip(rows).collect())
}
