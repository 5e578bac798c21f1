use super::{
    super::{dice::Stream, phrase::Facts},
    draft::{Draft, Stage},
};

/// The headline and the words about oneself.
pub(super) fn of(draft: &Draft<'_>, facts: &Facts<'_>) -> (String, String) {
    let mut dice = draft.dice(Stream::Texts);
    let dice = &mut dice;
    let phrases = &draft.source().phrases;
    let stage = draft.stage.slug();
    let headline = phrases.say(&format!("headline.{stage}"), facts, dice);
    let mut facts = Facts::over(facts);
    let mut bio = Vec::with_capacity(5);
    bio.extend(phrases.tell(&format!("bio.{stage}.opening"), &mut facts, dice));
    // Many write one line and mean to come back.
    let parts: &[(&str, u32)] = match draft.stage {
        Stage::Deceased => &[("middle", 800)],
        _ if draft.identity.twin.is_some() || dice.chance(200) => &[],
        Stage::Working => &[("work", 600), ("path", 450), ("work", 150), ("self", 500)],
        Stage::Retired => &[("work", 500), ("self", 650)],
        Stage::Student => &[("study", 550), ("next", 600), ("self", 550)],
        Stage::Gradstudent | Stage::Between => &[("path", 700), ("self", 500)],
        Stage::Staff => &[("work", 500), ("self", 600)],
    };
    for (part, per_mille) in parts {
        if dice.chance(*per_mille) {
            let sentence = phrases.tell(&format!("bio.{stage}.{part}"), &mut facts, dice);
            bio.extend(sentence);
        }
    }
    if bio.len() > 1 && draft.stage != Stage::Deceased && dice.chance(350) {
        bio.extend(phrases.tell("bio.close", &mut facts, dice));
    }
    (headline, bio.join(" "))
}
