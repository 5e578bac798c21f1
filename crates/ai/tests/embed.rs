//! The real model, on real texts. `make test` gets its files; by hand: `QUAD_DATA=target quad assets fetch`.

use std::{
    os::unix::fs::symlink,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use ai::{
    EmbedError, Embedder, MiniLm, Presence, SentenceModel, Vector,
    assets::{SENTENCE_MODEL, TOKENIZER},
};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/assets")
}

fn load(threads: usize) -> MiniLm {
    let folder = folder();
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
    // As the reference in `evals` has it.
    assert!((cosine(developer, engineer) - 0.87292).abs() < 0.0001, "{}", cosine(developer, engineer));
    assert!(cosine(developer, nurse) < 0.5);
}

#[test]
fn a_text_has_one_direction_whatever_stands_beside_it() {
    let words = "tide and salt, sails and ropes: what a ship needs before it leaves the harbour".split(' ');
    // Of two tokens and of many, more than run together.
    let texts: Vec<String> =
        (0..40).map(|length| words.clone().cycle().take(length).collect::<Vec<_>>().join(" ")).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let (together, one_thread) = (embed(&texts), load(1));
    let backwards: Vec<&str> = texts.iter().rev().copied().collect();
    let backwards = one_thread.embed(&backwards).unwrap();
    for (number, (text, vector)) in texts.iter().zip(&together).enumerate() {
        assert!((cosine(vector, vector) - 1.0).abs() < 1e-5, "{text:?} has length one");
        assert_eq!(bits(&embed(&[text])[0]), bits(vector), "{text:?} by itself");
        assert_eq!(bits(&backwards[39 - number]), bits(vector), "{text:?} beside others, on one thread");
    }
}

#[test]
fn the_model_can_be_used_as_soon_as_its_files_have_come() {
    let later = tempfile::tempdir().unwrap();
    let model = SentenceModel::new(later.path().to_owned(), 1);
    assert!(!model.is_here());
    assert_eq!(model.presence(), Presence::Missing);
    let missing = model.embed(&["nurse"]).unwrap_err();
    assert!(matches!(missing, EmbedError::Missing(_)));
    assert!(missing.to_string().ends_with("`quad assets fetch` gets them"), "{missing}");
    for asset in [&SENTENCE_MODEL, &TOKENIZER] {
        symlink(asset.path(&folder()), asset.path(later.path())).unwrap();
    }
    assert!(model.is_here());
    assert_eq!(model.presence(), Presence::Here);
    assert_eq!(bits(&model.embed(&["nurse"]).unwrap()[0]), bits(&embed(&["nurse"])[0]));
}

#[test]
fn a_model_that_cannot_be_loaded_is_known_to_be_broken_until_it_can() {
    let place = tempfile::tempdir().unwrap();
    let model = SentenceModel::new(place.path().to_owned(), 1);
    symlink(SENTENCE_MODEL.path(&folder()), SENTENCE_MODEL.path(place.path())).unwrap();
    let tokenizer = TOKENIZER.path(place.path());
    std::fs::File::create(&tokenizer).unwrap().set_len(TOKENIZER.size).unwrap();
    assert!(matches!(model.embed(&["nurse"]), Err(EmbedError::Files(_))));
    assert_eq!(model.presence(), Presence::Broken);
    std::fs::remove_file(&tokenizer).unwrap();
    assert_eq!(model.presence(), Presence::Missing);
    symlink(TOKENIZER.path(&folder()), &tokenizer).unwrap();
    model.embed(&["nurse"]).unwrap();
    std::fs::remove_file(&tokenizer).unwrap();
    assert_eq!(model.presence(), Presence::Here, "what is in memory does without its files");
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
