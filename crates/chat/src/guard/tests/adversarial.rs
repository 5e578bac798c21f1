use std::collections::BTreeSet;

use super::*;

/// What of a reply would be shown.
fn shown(reply: &str) -> Vec<String> {
    let sentences = split(reply).into_iter().filter_map(|split| match check(&split.sentence, &GROUND) {
        Verdict::Fine(sentence) => Some(sentence.plain()),
        Verdict::Cut(_) => None,
    });
    sentences.collect()
}

#[test]
fn nothing_ungrounded_gets_through() {
    let mut leaks = Vec::new();
    for prompt in &SET.prompts {
        for reply in &prompt.replies {
            for sentence in shown(reply) {
                let lies =
                    prompt.lies.iter().filter(|lie| sentence.to_lowercase().contains(&lie.to_lowercase()));
                let found: Vec<String> = lies.cloned().chain(checker::leaks(&sentence)).collect();
                if !found.is_empty() {
                    leaks.push(format!("[{}] {sentence} {found:?}", prompt.class));
                }
            }
        }
    }
    assert!(leaks.is_empty(), "{} leaks: {leaks:#?}", leaks.len());
}

#[test]
fn every_lying_reply_loses_a_sentence() {
    let whole: Vec<_> = SET
        .prompts
        .iter()
        .flat_map(|prompt| &prompt.replies)
        .filter(|reply| split(reply).len() == shown(reply).len())
        .collect();
    assert!(whole.is_empty(), "{} pass whole: {whole:#?}", whole.len());
}

#[test]
fn every_single_lie_is_cut() {
    let passed: Vec<_> = SET.hostile.iter().filter(|text| passes(text)).collect();
    assert!(passed.is_empty() && SET.hostile.len() > 100, "{passed:#?}");
}

#[test]
fn the_replies_do_lie() {
    let replies: Vec<_> = SET.prompts.iter().flat_map(|prompt| &prompt.replies).collect();
    let lying = replies.iter().filter(|reply| !checker::leaks(reply).is_empty()).count();
    // The rest are promises in words alone.
    assert!(lying * 100 >= replies.len() * 90, "{lying} of {}", replies.len());
}

#[test]
fn the_set_is_as_large_as_it_should_be() {
    let classes: BTreeSet<_> = SET.prompts.iter().map(|prompt| prompt.class.as_str()).collect();
    let prompts: BTreeSet<_> = SET.prompts.iter().map(|prompt| prompt.prompt.as_str()).collect();
    assert_eq!((classes.len(), prompts.len()), (9, 200));
    assert!(
        SET.prompts
            .iter()
            .all(|prompt| (1..=3).contains(&prompt.replies.len()) && SET.facts.contains_key(&prompt.facts))
    );
}
