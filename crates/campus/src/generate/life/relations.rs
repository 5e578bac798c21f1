use super::super::source::earlier;
use super::{
    super::{dice::Stream, source::day_between},
    draft::{Draft, Stage},
};
use crate::model::{InterestKind, MeetingWay, Mentoring, MentoringSide, PersonId, Relative, RelativeKind};

/// Spouses, and parents and children who are both on campus, or whose names the university happens to know.
pub(super) fn relatives(draft: &Draft<'_>) -> Vec<Relative> {
    let identity = &draft.identity;
    let relative = |kind, name: &str, relative: Option<PersonId>, same_household| Relative {
        person: identity.id,
        kind,
        name: name.to_owned(),
        relative,
        same_household,
    };
    let mut all = Vec::new();
    all.extend(identity.spouse.iter().map(|one| relative(RelativeKind::Spouse, &one.name(), one.id, true)));
    all.extend(identity.child.iter().map(|one| {
        relative(RelativeKind::Child, &format!("{} {}", one.first, one.last), Some(one.id), true)
    }));
    all.extend(
        identity.parent.iter().map(|(id, name, _)| relative(RelativeKind::Parent, name, Some(*id), true)),
    );
    if draft.stage == Stage::Student && identity.parent.is_none() {
        let mut dice = draft.source().dice(Stream::Family, identity.id.0 | 1 << 30);
        if dice.chance(400) {
            let origin = dice.weighted(&draft.source().words.origins, |origin| origin.weight);
            let given = if dice.chance(500) { &origin.female } else { &origin.male };
            let name = format!("{} {}", dice.pick(given), identity.last);
            all.push(relative(RelativeKind::Parent, &name, None, false));
        }
    }
    all
}

/// For those who offer something, or need it.
pub(super) fn mentoring(draft: &Draft<'_>) -> Option<Mentoring> {
    let side = match () {
        () if draft.interest(InterestKind::MentoringOffer).is_some() => MentoringSide::Mentor,
        () if draft.interest(InterestKind::MentoringNeed).is_some() => MentoringSide::Mentee,
        () => return None,
    };
    let mut dice = draft.dice(Stream::Mentoring);
    let dice = &mut dice;
    let (capacity, taken) = match side {
        MentoringSide::Mentor => {
            let capacity = *dice.pick(&[1, 1, 1, 2, 2, 3, 4]);
            (capacity, u8::try_from(dice.below(u32::from(capacity) + 1)).expect("at most four"))
        }
        MentoringSide::Mentee => (1, u8::from(dice.chance(120))),
    };
    let today = draft.source().today;
    let count = 1 + dice.index(2);
    let times = dice.some(draft.source().words.list("times"), count);
    Some(Mentoring {
        person: draft.identity.id,
        side,
        capacity,
        taken,
        availability: times.into_iter().map(str::to_owned).collect(),
        way: *dice.pick(&[MeetingWay::Video, MeetingWay::Video, MeetingWay::Either, MeetingWay::InPerson]),
        since: day_between(draft.belongs_since().max(earlier(today, 1500)), earlier(today, 1), dice)?,
    })
}
