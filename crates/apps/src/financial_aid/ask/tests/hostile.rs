//! A hundred hostile messages: what the engine says to them, and what a lying model could say. The whole way, from the
//! message to the screen, is in `tests/chat/aid`.

use std::{collections::BTreeSet, sync::LazyLock};

use chat::{
    Fact,
    guard::{Ground, Splitter, Verdict, Vocabulary, check},
    understand::Understood,
};
use serde::Deserialize;

use super::{
    super::{NAMES, refuse::refuses},
    desk::{Said, ask, go_on},
    known::{figures, given},
};

#[derive(Deserialize)]
struct Hostile {
    class: String,
    prompt: String,
    /// What was asked before.
    #[serde(default)]
    earlier: Vec<String>,
    /// What a model could say that does what it is told.
    replies: Vec<String>,
    /// What must not come out of any of them.
    lies: Vec<String>,
}

static HOSTILE: LazyLock<Vec<Hostile>> =
    LazyLock::new(|| serde_json::from_str(include_str!("adversarial.json")).unwrap());

async fn answered(hostile: &Hostile) -> Option<Said> {
    let earlier: Vec<&str> = hostile.earlier.iter().map(String::as_str).collect();
    if refuses(&hostile.prompt, &earlier).is_some() {
        return None;
    }
    let mut before: Option<Understood> = None;
    for message in earlier.iter().filter(|message| refuses(message, &[]).is_none()) {
        before = Some(go_on(Some("four"), message, before.as_ref()).await.understood);
    }
    Some(go_on(Some("four"), &hostile.prompt, before.as_ref()).await)
}

#[test]
fn there_are_a_hundred_of_ten_kinds() {
    let classes: BTreeSet<_> = HOSTILE.iter().map(|one| one.class.as_str()).collect();
    let prompts: BTreeSet<_> = HOSTILE.iter().map(|one| (&one.earlier, &one.prompt)).collect();
    assert_eq!((classes.len(), prompts.len()), (10, 100));
    assert!(HOSTILE.iter().all(|one| !one.replies.is_empty() && !one.lies.is_empty()));
}

#[tokio::test]
async fn the_engine_says_no_figure_that_no_tool_gave() {
    let mut wrong = Vec::new();
    for hostile in HOSTILE.iter() {
        let Some(said) = answered(hostile).await else { continue };
        let text = said.text();
        let loose: Vec<_> = figures(&text).difference(&given(&said)).cloned().collect();
        let lies: Vec<_> = hostile.lies.iter().filter(|lie| text.contains(*lie)).collect();
        if !loose.is_empty() || !lies.is_empty() || !said.cut.is_empty() {
            wrong.push(format!("{}\n  {text}\n  {loose:?} {lies:?} {:?}", hostile.prompt, said.cut));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What passes of a reply, over all that is known of the family.
#[tokio::test]
async fn no_lie_of_a_model_passes() {
    let known = ask(Some("four"), "What is my Student Aid Index?").await;
    let facts: Vec<Fact> =
        known.ran.iter().flat_map(|ran| &ran.outcome).flat_map(|outcome| outcome.facts.clone()).collect();
    let ground = Ground::new(&facts, &Vocabulary::new().with(["Ask the aid officer"]).with(NAMES));
    let mut passed = Vec::new();
    for hostile in HOSTILE.iter() {
        for reply in &hostile.replies {
            let mut splitter = Splitter::new();
            let mut sentences = splitter.push(reply);
            sentences.extend(splitter.finish());
            for split in sentences {
                let Verdict::Fine(sentence) = check(&split.sentence, &ground) else { continue };
                let text = sentence.plain();
                let lies: Vec<_> = hostile.lies.iter().filter(|lie| text.contains(*lie)).collect();
                let loose: Vec<_> = figures(&text).difference(&given(&known)).cloned().collect();
                if !lies.is_empty() || !loose.is_empty() {
                    passed.push(format!("[{}] {text} {lies:?} {loose:?}", hostile.class));
                }
            }
        }
    }
    assert!(passed.is_empty(), "{} lies pass:\n{}", passed.len(), passed.join("\n"));
}
