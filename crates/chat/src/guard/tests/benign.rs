use super::*;

#[test]
fn good_sentences_pass_unchanged() {
    let mut wrong = Vec::new();
    for text in &SET.benign {
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
