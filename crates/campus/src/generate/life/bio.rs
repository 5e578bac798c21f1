use super::{
    super::{dice::Stream, phrase::Facts},
    draft::{Draft, Stage},
};

/// The headline and the words about oneself.
pub(super) fn of(draft: &Draft<'_>, facts: &Facts) -> (String, String) {
    let mut dice = draft.dice(Stream::Texts);
    let dice = &mut dice;
    let phrases = &draft.source().phrases;
    let stage = format!("{:?}", draft.stage).to_lowercase();
    let headline = phrases.say(&format!("headline.{stage}"), facts, dice);
    let mut bio = vec![phrases.say(&format!("bio.{stage}.opening"), facts, dice)];
    let middle = format!("bio.{stage}.middle");
    if phrases.has(&middle) {
        let count = if draft.stage == Stage::Deceased { 1 } else { 1 + dice.index(2) };
        bio.extend(phrases.say_some(&middle, count, facts, dice));
    }
    let close = match draft.stage {
        Stage::Deceased => None,
        Stage::Staff | Stage::Student => Some(format!("bio.{stage}.close")),
        _ => Some("bio.working.close".to_owned()),
    };
    if let Some(close) = close.filter(|_| dice.chance(750)) {
        bio.extend(phrases.try_say(&close, facts, dice));
    }
    (headline, bio.join(" "))
}
