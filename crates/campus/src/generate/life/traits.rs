use super::{
    super::{dice::Stream, size::Kind, source::Source},
    draft::Stage,
    identity::Identity,
};
use crate::model::{Interest, InterestKind};

/// What somebody likes, wants, offers and needs.
pub(super) fn interests(
    source: &Source,
    identity: &Identity,
    engagement: u32,
    stage: Stage,
) -> Vec<Interest> {
    let mut dice = source.dice(Stream::Interests, identity.root());
    let words = &source.words;
    let student = identity.kind == Kind::Student;
    let mut interests = Vec::new();
    let mut add = |kind, texts: Vec<&str>| {
        interests.extend(texts.into_iter().map(|text| Interest {
            person: identity.id,
            kind,
            text: text.into(),
        }));
    };
    let count = 1 + usize::from(dice.chance(450));
    add(InterestKind::Hobby, dice.some(words.list("hobbies"), count));
    let causes: Vec<&str> = words.causes.iter().map(|cause| cause.name).collect();
    let count = 1 + usize::from(dice.chance(250));
    add(InterestKind::Cause, dice.some(&causes, count));
    let goals = words.list(match stage {
        Stage::Student => "goals.student",
        Stage::Between => "goals.between",
        Stage::Retired => "goals.retired",
        _ => "goals.alum",
    });
    if !matches!(stage, Stage::Deceased | Stage::Staff) {
        let count = 1 + usize::from(dice.chance(300));
        add(InterestKind::Goal, dice.some(goals, count));
    }
    if dice.chance(400) {
        add(InterestKind::Language, dice.some(words.list("languages"), 1));
    }
    let offers = matches!(stage, Stage::Working | Stage::Retired) && engagement > 25;
    if offers {
        let count = 1 + dice.index(2);
        add(InterestKind::MentoringOffer, dice.some(words.list("offers"), count));
    }
    if student && dice.chance(700) {
        let count = 1 + dice.index(2);
        add(InterestKind::MentoringNeed, dice.some(words.list("needs"), count));
    }
    interests
}
