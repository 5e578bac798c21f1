use matching::{
    DIMENSIONS,
    index::{Change, Document, Field, Filter, Page, Query, Weights},
};
use proptest::prelude::*;
use tempfile::tempdir;

use crate::corpus::{build, find, people, person, query, query_with};

#[test]
fn no_text_is_an_error() {
    let folder = tempdir().unwrap();
    let index = build(folder.path(), &people(30));
    index.apply([Change::Put(person(2, 0))], 1).unwrap();
    let endless = "engineer ".repeat(200_000);
    let many: String =
        (0..5000).flat_map(|number| ["word".to_owned(), number.to_string(), " ".to_owned()]).collect();
    let letters = "a".repeat(1_000_000);
    let accents = format!("e{}", "\u{301}".repeat(100_000));
    for text in [
        "",
        " ",
        "\0",
        "!!!",
        "\"",
        "(",
        "title:engineer",
        "engineer AND NOT (",
        "+a -b ~2 ^3 *",
        "*:*",
        "[a TO b]",
        "/.*/",
        "engineer^1000",
        "\\",
        "🙂🙂",
        "\u{202e}reenigne",
        "工程师",
        "ｅｎｇｉｎｅｅｒ",
        "the",
        "' OR 1=1 --",
        "%s%n",
        "NaN",
        &endless,
        &many,
        &letters,
        &accents,
    ] {
        let answer = find(&index, &query(text), &Filter::Everybody);
        assert_eq!(answer.eligible, 31);
        find(&index, &query_with(text, "Nurse"), &Filter::tag("city", text));
    }
    assert!(!find(&index, &query("ｅｎｇｉｎｅｅｒ"), &Filter::Everybody).hits.is_empty());
    let plain = find(&index, &query("engineer"), &Filter::Everybody);
    assert_eq!(find(&index, &query(&endless), &Filter::Everybody).hits.len(), plain.hits.len());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]
    #[test]
    fn any_text_can_be_found_by_itself(text in "\\PC{0,60}") {
        let folder = tempdir().unwrap();
        let mut people = people(10);
        people[4].texts.push((Field::Text, text.clone()));
        let index = build(folder.path(), &people);
        let answer = find(&index, &query(&text), &Filter::Everybody);
        let has_words = !matching::lexicon::text::words(&text).is_empty();
        prop_assert!(!has_words || answer.hits.iter().any(|hit| hit.id == people[4].id));
    }
}

#[test]
fn vectors_that_are_no_directions_spoil_nothing() {
    let folder = tempdir().unwrap();
    let mut people = people(20);
    people[3].vector = Some(Box::new([f32::NAN; DIMENSIONS]));
    let index = build(folder.path(), &people);
    let mut broken = person(2, 0);
    broken.vector = Some(Box::new([f32::INFINITY; DIMENSIONS]));
    index.apply([Change::Put(broken)], 1).unwrap();
    let answer = find(&index, &query_with("engineer", "Nurse"), &Filter::Everybody);
    assert_eq!(answer.hits.len(), 21);
    assert!(answer.hits.iter().all(|hit| hit.score.is_finite()));
    let nan = Query { text: "engineer".into(), vector: Some(Box::new([f32::NAN; DIMENSIONS])) };
    assert_eq!(find(&index, &nan, &Filter::Everybody), find(&index, &query("engineer"), &Filter::Everybody));
    let weights = Weights { words: f32::NAN, meaning: f32::INFINITY };
    index.search(&query_with("engineer", "Nurse"), &Filter::Everybody, weights, Page::first(5)).unwrap();
}

#[test]
fn documents_may_be_empty_or_enormous() {
    let folder = tempdir().unwrap();
    let texts = vec![(Field::Text, "lorem ipsum ".repeat(50_000)), (Field::Name, String::new())];
    let enormous = Document { id: u32::MAX, texts, ..Document::default() };
    let index = build(folder.path(), &[Document::default(), enormous.clone()]);
    assert_eq!(find(&index, &query("ipsum"), &Filter::Everybody).hits[0].id, u32::MAX);
    assert_eq!(index.document(u32::MAX).unwrap(), Some(enormous));
    assert_eq!(index.document(0).unwrap(), Some(Document::default()));
    let nobody = build(tempdir().unwrap().path(), &[]);
    assert!(find(&nobody, &query("ipsum"), &Filter::Everybody).hits.is_empty());
    nobody.apply([Change::Put(person(2, 0))], 1).unwrap();
    let name = &person(2, 0).texts[0].1;
    assert_eq!(find(&nobody, &query(name), &Filter::Everybody).hits.len(), 1);
}
