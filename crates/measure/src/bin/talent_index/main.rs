//! What the engines make of the public titles and sentences: rankings, for `evals/talent.py` to measure.
//!
//! Usage: `talent_index ASSETS DATA WORK`. Directions of texts are kept in WORK, so that a second run is quick.

mod data;

use std::{
    borrow::Cow,
    fmt::Write as _,
    fs,
    ops::Range,
    path::{Path, PathBuf},
    thread,
};

use ai::{
    MiniLm,
    assets::{Asset, ESCO_OCCUPATIONS, ESCO_SKILLS, SENTENCE_MODEL, TOKENIZER},
};
use matching::{
    Vector, dot,
    lexicon::esco::{self, Concept, Names},
    skills::{Sentence, Skill, Skills, spellings, units},
    titles::{Occupations, TitleSpace},
};
use measure::{Directions, Outcome};

/// So many are written down of each ranking of skills and occupations. What comes later counts as not found.
const KEPT: usize = 100;

const SENTENCES: &[&str] = &["tech_validation", "tech_test", "house_validation"];

fn main() -> Outcome<()> {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [assets, data, work] = arguments.as_slice() else {
        return Err("usage: talent_index ASSETS DATA WORK".into());
    };
    let threads = thread::available_parallelism()?.get();
    let model = MiniLm::load(&SENTENCE_MODEL.path(assets), &TOKENIZER.path(assets), threads)?;
    let mut directions = Directions::open(model, &work.join("directions"))?;
    let read = |asset: &Asset| {
        fs::read_to_string(asset.path(assets))
            .map_err(|error| format!("{}: {error}; get it with `quad assets fetch`", asset.file))
    };
    let occupations = esco::occupations(&read(&ESCO_OCCUPATIONS)?)?;
    find_skills(&mut directions, data, &read(&ESCO_SKILLS)?, work)?;
    normalise_titles(&mut directions, data, &occupations, work)?;
    compare_titles(&mut directions, data, &occupations, work)
}

fn find_skills(directions: &mut Directions, data: &Path, esco: &str, work: &Path) -> Outcome<()> {
    let folder = data.join("talent/skill_extraction");
    let names = data::lines(&folder.join("skills_en_label.txt"))?;
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let concepts = esco::skills(esco, &Names::of(&names))?;
    let others = data::others(&concepts);
    let skills: Vec<Skill<'_>> = names
        .iter()
        .map(|name| Skill { name, others: others.get(name).map_or("", String::as_str).into() })
        .collect();
    let spelled: Vec<String> = names.iter().copied().flat_map(spellings).map(Cow::into_owned).collect();
    let vectors = directions.of(&spelled)?;
    let skills = Skills::new(&skills, &vectors).ok_or("every spelling has a direction")?;
    for set in SENTENCES {
        let sentences = data::column(&folder.join(format!("{set}_annotations.csv")), "sentence")?;
        let sentences = data::once(sentences);
        let vectors = directions.of(&sentences)?;
        let spans: Vec<Vec<Range<usize>>> = sentences.iter().map(|sentence| units(sentence)).collect();
        let texts: Vec<String> = sentences
            .iter()
            .zip(&spans)
            .flat_map(|(sentence, spans)| spans.iter().map(|span| sentence[span.clone()].to_owned()))
            .collect();
        let mut rest = directions.of(&texts)?.into_iter();
        let units: Vec<Vec<(Range<usize>, Vector)>> =
            spans.into_iter().map(|spans| spans.into_iter().zip(rest.by_ref()).collect()).collect();
        let ranked = at_once(sentences.len(), |at| {
            let sentence = Sentence { text: &sentences[at], vector: &vectors[at], units: &units[at] };
            skills.rank(&sentence, KEPT).into_iter().map(|asked| asked.skill).collect()
        });
        write(&work.join(format!("skills_{set}.txt")), &ranked)?;
    }
    Ok(())
}

fn normalise_titles(
    directions: &mut Directions,
    data: &Path,
    occupations: &[Concept],
    work: &Path,
) -> Outcome<()> {
    let names: Vec<Vec<&str>> = occupations.iter().map(|concept| concept.names().collect()).collect();
    let texts: Vec<String> = names.iter().flatten().map(|name| (*name).to_owned()).collect();
    let known = Occupations::new(&names, directions.of(&texts)?).ok_or("every name has a direction")?;
    let titles = data::column(&data.join("talent/title_normalisation/titles.csv"), "vacancyTitle")?;
    let vectors = directions.of(&titles)?;
    let ranked = at_once(titles.len(), |at| {
        known.rank(&titles[at], &vectors[at], KEPT).into_iter().map(|meant| meant.occupation).collect()
    });
    let ids: Vec<&str> = occupations.iter().map(|concept| concept.id.as_str()).collect();
    fs::write(work.join("occupation_ids.txt"), ids.join("\n"))?;
    write(&work.join("occupations.txt"), &ranked)
}

fn compare_titles(
    directions: &mut Directions,
    data: &Path,
    occupations: &[Concept],
    work: &Path,
) -> Outcome<()> {
    let folder = data.join("talent/job_title_similarity");
    let queries = data::second_column(&folder.join("queries.tsv"))?;
    let others = data::second_column(&folder.join("corpus_documents.tsv"))?;
    let (query_vectors, other_vectors) = (directions.of(&queries)?, directions.of(&others)?);
    let (onet, esco, own) =
        (data::of_onet(&data.join("talent/onet"))?, data::of_esco(occupations), data::of_our_own());
    let lists = [
        ("titles", [onet, esco.clone()].concat()),
        ("titles_by_own_list_and_esco", [own.clone(), esco].concat()),
        ("titles_by_own_list", own),
    ];
    for (name, pairs) in lists {
        let titles = data::known_titles(pairs)?;
        let texts: Vec<String> = titles.iter().map(|known| known.title.clone()).collect();
        let space =
            TitleSpace::learn(titles, &directions.of(&texts)?).ok_or("every title has a direction")?;
        let place = |titles: &[String], vectors: &[Vector]| {
            at_once(titles.len(), |at| space.place(&titles[at], &vectors[at]))
        };
        let (asked, there) = (place(&queries, &query_vectors), place(&others, &other_vectors));
        let ranked: Vec<Vec<usize>> = asked
            .iter()
            .map(|query| in_order(there.iter().map(|other| query.likeness(other).score())))
            .collect();
        write(&work.join(format!("{name}.txt")), &ranked)?;
    }
    let ranked: Vec<Vec<usize>> = query_vectors
        .iter()
        .map(|query| in_order(other_vectors.iter().map(|other| dot(query, other))))
        .collect();
    write(&work.join("titles_by_direction.txt"), &ranked)
}

fn in_order(scores: impl Iterator<Item = f32>) -> Vec<usize> {
    let scores: Vec<f32> = scores.collect();
    let mut order: Vec<usize> = (0..scores.len()).collect();
    order.sort_by(|left, right| scores[*right].total_cmp(&scores[*left]));
    order
}

/// Does the same for many, on all cores.
fn at_once<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (share, work) = (count.div_ceil(threads).max(1), &work);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..count)
            .step_by(share)
            .map(|start| scope.spawn(move || (start..count.min(start + share)).map(work).collect::<Vec<T>>()))
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker does not panic")).collect()
    })
}

fn write(path: &Path, ranked: &[Vec<usize>]) -> Outcome<()> {
    let mut text = String::new();
    for numbers in ranked {
        for number in numbers {
            write!(text, "{number} ")?;
        }
        text.push('\n');
    }
    Ok(fs::write(path, text)?)
}
