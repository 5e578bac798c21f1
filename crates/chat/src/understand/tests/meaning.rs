//! Similarity to the examples of an intent, with an embedder and without.

use ai::{EmbedError, Embedder, Vector};

use super::demo::{context, make, told};

/// Knows two directions: what has to do with rules, and everything else.
struct Fake;

impl Embedder for Fake {
    fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, EmbedError> {
        let about_rules = |text: &str| {
            ["policy", "handbook", "deadline", "permitted"].iter().any(|word| text.contains(word))
        };
        Ok(texts
            .iter()
            .map(|text| {
                let mut vector = [0.0; ai::DIMENSIONS];
                vector[usize::from(about_rules(text))] = 1.0;
                vector
            })
            .collect())
    }
}

struct Broken;

impl Embedder for Broken {
    fn embed(&self, _: &[&str]) -> Result<Vec<Vector>, EmbedError> {
        Err(EmbedError::Run("no".to_owned()))
    }
}

/// One direction too few.
struct Short;

impl Embedder for Short {
    fn embed(&self, _: &[&str]) -> Result<Vec<Vector>, EmbedError> {
        Ok(Vec::new())
    }
}

#[test]
fn an_embedder_helps_where_no_word_points_anywhere() {
    let grammar = make();
    let message = "Smoking near the gym permitted, yes";
    let alone = grammar.understand(message, None, &context());
    let helped = grammar.understand(message, None, &context().with_embedder(Some(&Fake)));
    assert!(alone.intent.is_none());
    assert_eq!(told(&helped), "library | topic=Smoking near gym permitted");
    assert!(grammar.prepare(&context().with_embedder(Some(&Fake))));
    assert!(!grammar.prepare(&context()), "nothing to embed with");
}

#[test]
fn without_an_embedder_that_works_words_have_to_do() {
    let grammar = make();
    for embedder in [&Broken as &dyn Embedder, &Short] {
        assert!(!grammar.prepare(&context().with_embedder(Some(embedder))));
    }
    for message in ["Find engineers in Boston", "Smoking near the gym permitted, yes", "chemistry"] {
        let alone = grammar.understand(message, None, &context());
        for embedder in [&Broken as &dyn Embedder, &Short] {
            let broken = grammar.understand(message, None, &context().with_embedder(Some(embedder)));
            assert_eq!(broken, alone, "{message}");
        }
    }
}

#[test]
fn what_resembles_an_example_is_understood_without_a_cue() {
    let grammar = make();
    let understood = grammar.understand("The share of our alumni who gave", None, &context());
    assert_eq!(understood.intent.as_deref(), Some("count"), "{}", told(&understood));
}
