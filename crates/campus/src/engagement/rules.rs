//! What is counted, for how much, and why. This table is the whole of it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::model::{EventKind, GiftKind, MentoringSide, NoteKind};

/// The four ways in which alumni take part, by the metrics of the Council for Advancement and Support of Education.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EngagementMode {
    Philanthropic,
    Volunteer,
    Experiential,
    Communication,
}

impl EngagementMode {
    pub const ALL: [Self; 4] =
        [Self::Philanthropic, Self::Volunteer, Self::Experiential, Self::Communication];

    pub fn name(self) -> &'static str {
        match self {
            Self::Philanthropic => "philanthropic",
            Self::Volunteer => "volunteer",
            Self::Experiential => "experiential",
            Self::Communication => "communication",
        }
    }
}

/// What something is counted as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EngagementRule {
    Gift,
    Pledge,
    PledgePayment,
    MatchingGift,
    VolunteerRole,
    Mentor,
    MentorOffer,
    Organiser,
    Reunion,
    Event,
    Webinar,
    Mentee,
    Mail,
    Conversation,
    Post,
    GroupJoined,
    ContactConfirmed,
}

/// One line of the table.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EngagementRuleCard {
    pub rule: EngagementRule,
    pub mode: EngagementMode,
    /// What it is called for one person: "Gift".
    pub title: &'static str,
    /// On its day.
    pub points: u32,
    /// No more than so many count in one fiscal year, the latest of them.
    pub most_per_year: u32,
    /// Whether it lasts: then it counts once in every fiscal year that it reaches into.
    pub lasts: bool,
    /// Why it counts, and why for so much.
    pub reason: &'static str,
}

/// Something that is on record and earns nothing.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct EngagementLeftOut {
    pub what: &'static str,
    pub reason: &'static str,
}

const fn card(
    (rule, mode): (EngagementRule, EngagementMode),
    title: &'static str,
    (points, most_per_year): (u32, u32),
    reason: &'static str,
) -> EngagementRuleCard {
    EngagementRuleCard { rule, mode, title, points, most_per_year, lasts: false, reason }
}

const fn lasting(card: EngagementRuleCard) -> EngagementRuleCard {
    EngagementRuleCard { lasts: true, ..card }
}

/// Goes up with every change of the table or of what is made of it: what was counted before is counted anew.
pub const RULES_VERSION: i32 = 1;

/// In the order of [`EngagementRule`].
pub const RULES: [EngagementRuleCard; 17] = {
    use EngagementMode::{Communication, Experiential, Philanthropic, Volunteer};
    use EngagementRule as Rule;
    [
        card(
            (Rule::Gift, Philanthropic),
            "Gift",
            (40, 2),
            "A gift counts the same whatever its size: a score that follows wealth would push those aside who give \
             what they can. Two a year, so that a monthly donor is not six times a yearly one.",
        ),
        card(
            (Rule::Pledge, Philanthropic),
            "Pledge",
            (40, 1),
            "A promise for years to come is a decision of its own.",
        ),
        card(
            (Rule::PledgePayment, Philanthropic),
            "Pledge payment",
            (25, 2),
            "It keeps the promise that was counted when it was made, and so earns less than a new gift.",
        ),
        card(
            (Rule::MatchingGift, Philanthropic),
            "Matching gift",
            (15, 1),
            "The money is the employer's; that it came is the doing of the person who asked for it.",
        ),
        lasting(card(
            (Rule::VolunteerRole, Volunteer),
            "Volunteer role",
            (40, 2),
            "A role with a name and a beginning, in each year that it reaches into.",
        )),
        lasting(card(
            (Rule::Mentor, Volunteer),
            "Mentor",
            (40, 1),
            "Mentors somebody; as much as any other role.",
        )),
        lasting(card(
            (Rule::MentorOffer, Volunteer),
            "Offers to mentor",
            (20, 1),
            "Has a place for a mentee and none yet: half of what the role is worth.",
        )),
        lasting(card(
            (Rule::Organiser, Volunteer),
            "Group organiser",
            (40, 2),
            "Keeps a group going. The record has no other date than the membership's, so that is when it begins.",
        )),
        card(
            (Rule::Reunion, Experiential),
            "Reunion or homecoming",
            (35, 2),
            "Came back to campus, which costs a journey and a weekend.",
        ),
        card(
            (Rule::Event, Experiential),
            "Event",
            (30, 3),
            "Came to a lecture, a panel or a meeting of the region.",
        ),
        card(
            (Rule::Webinar, Experiential),
            "Webinar",
            (15, 3),
            "Took part from home: half of what coming is worth.",
        ),
        card(
            (Rule::Mentee, Experiential),
            "Mentoring programme",
            (20, 1),
            "Takes part in a programme of the university; counts on the day of joining.",
        ),
        card(
            (Rule::Mail, Communication),
            "Mail to the university",
            (15, 3),
            "Wrote or wrote back. That they wrote counts, not what: letters are not read for it.",
        ),
        card(
            (Rule::Conversation, Communication),
            "Call or meeting",
            (20, 2),
            "Spoke with a member of staff, who wrote down that they did.",
        ),
        card((Rule::Post, Communication), "Post", (15, 3), "Told the others something of their own accord."),
        card(
            (Rule::GroupJoined, Communication),
            "Joined a group",
            (15, 2),
            "Asked to hear from a group; counts on the day of joining, for to belong is not to do.",
        ),
        card(
            (Rule::ContactConfirmed, Communication),
            "Confirmed contact details",
            (10, 1),
            "Answered whether address, phone and mail are right. Of several answers the record keeps the last.",
        ),
    ]
};

pub const LEFT_OUT: [EngagementLeftOut; 8] = [
    EngagementLeftOut {
        what: "Registered, or did not come",
        reason: "Experience is what somebody had, not what they meant to have.",
    },
    EngagementLeftOut {
        what: "How much was given",
        reason: "The modes measure who takes part. Gifts of nothing, and gifts taken back, are none.",
    },
    EngagementLeftOut {
        what: "Hours of volunteering",
        reason: "They are on record for the whole of a role and not for its years.",
    },
    EngagementLeftOut {
        what: "Consents, given or withheld",
        reason: "They are a right. Nobody earns or loses anything by using it.",
    },
    EngagementLeftOut {
        what: "Mail to alumni, opened or not",
        reason: "Being written to is not taking part, and whether a mail was opened is not recorded.",
    },
    EngagementLeftOut {
        what: "Letters of staff, imported notes, advising",
        reason: "They do not say that the person took part.",
    },
    EngagementLeftOut {
        what: "Work, skills and looking for a job",
        reason: "What somebody does for a living is not what they do with the university.",
    },
    EngagementLeftOut {
        what: "Who somebody is",
        reason: "Age, pronouns, family, origin and the like are never looked at.",
    },
];

impl EngagementRule {
    pub fn card(self) -> &'static EngagementRuleCard {
        &RULES[self as usize]
    }

    pub fn mode(self) -> EngagementMode {
        self.card().mode
    }

    pub fn of_gift(kind: GiftKind, cents: i64) -> Option<Self> {
        (cents > 0).then_some(match kind {
            GiftKind::PledgePayment => Self::PledgePayment,
            GiftKind::Matching => Self::MatchingGift,
            GiftKind::Card | GiftKind::Check | GiftKind::Transfer | GiftKind::Stock => Self::Gift,
        })
    }

    pub fn of_event(kind: EventKind) -> Self {
        match kind {
            EventKind::Reunion | EventKind::Homecoming => Self::Reunion,
            EventKind::Lecture | EventKind::CareerPanel | EventKind::RegionalMeetup => Self::Event,
            EventKind::Webinar => Self::Webinar,
        }
    }

    pub fn of_mentoring(side: MentoringSide, taken: u8) -> Self {
        match side {
            MentoringSide::Mentee => Self::Mentee,
            MentoringSide::Mentor if taken > 0 => Self::Mentor,
            MentoringSide::Mentor => Self::MentorOffer,
        }
    }

    pub fn of_note(kind: NoteKind) -> Option<Self> {
        match kind {
            NoteKind::Call | NoteKind::Meeting => Some(Self::Conversation),
            NoteKind::Letter | NoteKind::Advising | NoteKind::Imported => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_rule_finds_its_own_line() {
        for (at, card) in RULES.iter().enumerate() {
            assert_eq!(card.rule as usize, at, "{}", card.title);
            assert!(card.points > 0 && card.most_per_year > 0 && !card.reason.is_empty(), "{}", card.title);
        }
    }

    #[test]
    fn every_mode_has_rules() {
        for mode in EngagementMode::ALL {
            assert!(RULES.iter().filter(|card| card.mode == mode).count() > 3, "{mode:?}");
        }
    }

    #[test]
    fn a_gift_that_was_taken_back_is_none() {
        assert_eq!(EngagementRule::of_gift(GiftKind::Card, 0), None);
        assert_eq!(EngagementRule::of_gift(GiftKind::Stock, -100), None);
        assert_eq!(EngagementRule::of_gift(GiftKind::Stock, 1), Some(EngagementRule::Gift));
    }
}
