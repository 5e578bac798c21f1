//! Reads the phrases that speak of danger, and those that only sound like it.

use std::sync::LazyLock;

use super::Alarm;
use crate::guard::{phrases::Pattern, token::listed};

/// Subjects of study and work: with these words, it is probably not about the writer.
const SUBJECTS: &str = "course class lecture seminar paper essay thesis research researcher study \
     studies statistics prevention awareness training volunteer volunteers hotline policy novel book \
     movie film play documentary article donate fund fundraiser alumni alumnus alumna mentor mentors \
     donors major minor degree job career work works worked working internship organization nonprofit \
     charity legislation law lawyer psychology criminology public campaign program bequest estate gift \
     pledge inheritance";

/// The patterns, made once.
struct Signs {
    /// Phrases that only sound like danger. They are taken out before anything is looked for.
    idioms: Vec<Pattern>,
    /// What cannot wait comes first.
    alarms: [(Alarm, Vec<Pattern>); 4],
    /// The writer speaks of themselves.
    own: Vec<Pattern>,
}

static SIGNS: LazyLock<Signs> = LazyLock::new(|| Signs {
    idioms: section("only sounds like it"),
    alarms: [
        (Alarm::Emergency, section("emergency")),
        (Alarm::SelfHarm, section("self-harm")),
        (Alarm::Abuse, section("abuse")),
        (Alarm::HarmToOthers, section("harm to others")),
    ],
    own: section("of oneself"),
});

/// The patterns under a heading of the list.
fn section(name: &str) -> Vec<Pattern> {
    let lines = include_str!("signs.txt").lines().skip_while(|line| line.trim_matches(['[', ']']) != name);
    let lines = lines.skip(1).take_while(|line| !line.starts_with('['));
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(Pattern::new).collect()
}

pub(super) fn read(words: &[String]) -> Option<Alarm> {
    let words = without_idioms(words);
    let stand = |patterns: &[Pattern]| patterns.iter().any(|pattern| stands(&words, pattern));
    let alarm = SIGNS.alarms.iter().find(|(_, patterns)| stand(patterns)).map(|(alarm, _)| *alarm);
    let alarm = alarm.or_else(|| is_dark(&words).then_some(Alarm::SelfHarm))?;
    (alarm == Alarm::Emergency || !is_subject(&words)).then_some(alarm)
}

/// Words that weigh together what no single phrase says: death, somebody, and a wish or despair.
fn is_dark(words: &[String]) -> bool {
    const CERTAIN: &str = "suicide suicidal noose overdosing";
    const DEATH: &str = "die dying dead death alive exist existing kill killing overdose";
    const NEAR: &str =
        "pills rope bridge roof razor blade wrists wrist living live gun knife cut goodbye sorry funeral";
    const SELF: &str =
        "i me my myself he she friend roommate brother sister son daughter boyfriend girlfriend";
    const WISH: &str = "want wants wish wishes hope hoping plan planning going thinking think imagine \
         imagining ready tired hopeless worthless pointless alone burden depressed stop anymore rather \
         better deserve everyone nobody forever over tonight pain hurts should feel feeling feels gone";
    let count = |list: &str| words.iter().filter(|word| listed(list, word)).count();
    let denied = words
        .windows(2)
        .any(|pair| (pair[0] == "not" || pair[0] == "never") && listed("suicidal dying", &pair[1]));
    let death = 3 * count(CERTAIN) + 2 * count(DEATH) + count(NEAR);
    let (selves, wishes) = (count(SELF), count(WISH));
    !denied && (count(CERTAIN) > 0 || (death >= 2 && selves > 0 && wishes > 0))
}

/// Whether a phrase stands there and is not denied. "I don't want to die, but …" is no denial.
fn stands(words: &[String], pattern: &Pattern) -> bool {
    pattern.places(words).any(|at| {
        let denied = words[..at.start].iter().rev().take(3).any(|word| word == "not" || word == "never");
        let but = words[at.end..].iter().any(|word| word == "but");
        // A pattern with a "not" of its own is meant so.
        !denied || but || words[at].iter().any(|word| word == "not")
    })
}

/// What is taken out leaves a gap, so that nothing new comes together.
fn without_idioms(words: &[String]) -> Vec<String> {
    let mut left = words.to_vec();
    for at in SIGNS.idioms.iter().flat_map(|idiom| idiom.places(words)) {
        left[at].fill("…".to_owned());
    }
    left
}

/// A question about a subject, in which the writer does not speak of themselves.
fn is_subject(words: &[String]) -> bool {
    let subject = words.iter().any(|word| listed(SUBJECTS, word));
    subject && !SIGNS.own.iter().any(|own| own.stands(words))
}
