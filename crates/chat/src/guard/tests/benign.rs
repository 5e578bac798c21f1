use super::*;

/// What the model says with which streams are measured: every word of it has to arrive.
const MEASURED: &str = include_str!("../../../../../bench/peers/relay/answer.txt");

#[test]
fn good_sentences_pass_unchanged() {
    let mut wrong = Vec::new();
    for text in SET.benign.iter().map(String::as_str).chain([MEASURED]) {
        for split in split(text) {
            match check(&split.sentence, &GROUND) {
                Verdict::Fine(sentence) if sentence.runs == split.sentence.runs => {}
                other => wrong.push((split.sentence.plain(), other)),
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {}: {wrong:#?}", wrong.len(), SET.benign.len());
    assert!(SET.benign.len() >= 80);
}
