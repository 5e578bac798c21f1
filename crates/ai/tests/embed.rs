//! The real model, on real texts. `make test` gets its files; by hand: `QUAD_DATA=target quad assets fetch`.

use std::{path::Path, sync::OnceLock};

use ai::{
    Embedder, MiniLm, Vector,
    assets::{SENTENCE_MODEL, TOKENIZER},
};

fn load(threads: usize) -> MiniLm {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/assets");
    MiniLm::load(&SENTENCE_MODEL.path(&folder), &TOKENIZER.path(&folder), threads)
        .expect("the model's files are in target/assets: QUAD_DATA=target quad assets fetch")
}

fn model() -> &'static MiniLm {
    static MODEL: OnceLock<MiniLm> = OnceLock::new();
    MODEL.get_or_init(|| load(2))
}

fn embed(texts: &[&str]) -> Vec<Vector> {
    model().embed(texts).expect("texts have directions")
}

fn cosine(left: &Vector, right: &Vector) -> f32 {
    left.iter().zip(right).map(|(left, right)| left * right).sum()
}

fn bits(vector: &Vector) -> Vec<u32> {
    vector.iter().map(|value| value.to_bits()).collect()
}

#[test]
fn what_means_the_same_lies_close_together() {
    let [developer, engineer, nurse] = &embed(&["software developer", "software engineer", "nurse"])[..]
    else {
        panic!("three texts have three vectors")
    };
    // 0.873 with weights of 32 bits.
    assert!((cosine(developer, engineer) - 0.873).abs() < 0.01, "{}", cosine(developer, engineer));
    assert!(cosine(developer, nurse) < 0.5);
}

#[test]
fn a_text_has_one_direction_whatever_stands_beside_it() {
    let texts = ["A short one.", "", "Somewhat longer, and about the sea: tides, salt and sailing ships."];
    let together = embed(&texts);
    for (text, vector) in texts.iter().zip(&together) {
        assert!((cosine(vector, vector) - 1.0).abs() < 1e-5, "{text:?} has length one");
        assert_eq!(bits(&embed(&[text])[0]), bits(vector), "{text:?} by itself");
        assert_eq!(bits(&load(1).embed(&[text]).unwrap()[0]), bits(vector), "{text:?} on one thread");
    }
}

#[test]
fn long_texts_are_read_to_their_end() {
    let start = "The committee met and talked about the budget of the department. ".repeat(40);
    let with_end = format!("{start}{}", "She plays the violin in an orchestra. ".repeat(40));
    let [music, start, with_end] = &embed(&["violin and orchestra", &start, &with_end])[..] else {
        panic!("three texts have three vectors")
    };
    assert!(cosine(music, with_end) > cosine(music, start) + 0.2);
}

#[test]
fn odd_texts_do_no_harm() {
    let odd = [
        "\0",
        "🎓🎓🎓",
        "مرحبا بالعالم",
        "a\u{301}\u{301}\u{301}",
        &"x".repeat(100_000),
        "<|endoftext|> [SEP]",
    ];
    for (text, vector) in odd.iter().zip(embed(&odd)) {
        assert!(vector.iter().all(|value| value.is_finite()), "{text:.20?}");
    }
    assert!(embed(&[]).is_empty());
}
