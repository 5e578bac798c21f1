//! The fixed phrases of the studio, in three tones. Places of merge fields are written `{{…}}`, slots `{}`.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How a message sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StudioTone {
    Warm,
    Formal,
    Brief,
}

impl StudioTone {
    pub const ALL: [Self; 3] = [Self::Warm, Self::Formal, Self::Brief];

    /// So many of each kind are told.
    pub fn most(self) -> usize {
        match self {
            Self::Warm | Self::Formal => 4,
            Self::Brief => 2,
        }
    }
}

/// A phrase by its name: warm, formal, brief.
type Phrase = (&'static str, [&'static str; 3]);

pub const PHRASES: &[Phrase] = &[
    ("greeting", ["Dear {{first_name}},", "Dear {{full_name}},", "Hello {{first_name}},"]),
    (
        "newsletter.subject",
        ["News from your university", "News from the alumni office", "Alumni news in brief"],
    ),
    (
        "newsletter.opening",
        [
            "We have gathered what is coming up, and what others have told us.",
            "Please find below what is coming up, and what other alumni have told us.",
            "What is coming up, in short.",
        ],
    ),
    (
        "newsletter.nothing",
        [
            "There is little to tell this time, and we did not want to be silent.",
            "There are no announcements at present.",
            "There is no news this time.",
        ],
    ),
    (
        "events.lead",
        ["We would be glad to see you at one of these.", "The following events are open to you.", "Events:"],
    ),
    ("event.place", ["Come to {} on {} in {}.", "{} takes place on {} in {}.", "{}: {}, {}."]),
    ("event.online", ["Join us for {} on {}, online.", "{} takes place on {}, online.", "{}: {}, online."]),
    (
        "jobs.lead",
        [
            "These openings may be for you, or for somebody you know.",
            "The following positions are open.",
            "Open positions:",
        ],
    ),
    ("job.place", ["{} in {} has an opening: {}.", "{} in {} has this position open: {}.", "{}, {}: {}."]),
    (
        "job.remote",
        [
            "{} has an opening that can be filled from anywhere: {}.",
            "{} has this position open, to be filled from anywhere: {}.",
            "{}, from anywhere: {}.",
        ],
    ),
    (
        "posts.lead",
        ["Others have shared their news.", "Alumni have shared the following.", "From other alumni:"],
    ),
    ("post.class", ["{}, class of {}, writes: “{}”", "{}, class of {}, writes: “{}”", "{} ({}): “{}”"]),
    ("post", ["{} writes: “{}”", "{} writes: “{}”", "{}: “{}”"]),
    (
        "groups.lead",
        [
            "Our groups are always glad of company.",
            "The groups of the alumni welcome new members.",
            "Groups:",
        ],
    ),
    (
        "group.many",
        [
            "{} people have joined {} in the last twelve months.",
            "{} people have joined {} in the last twelve months.",
            "{} new members: {}.",
        ],
    ),
    (
        "group.one",
        [
            "{} person has joined {} in the last twelve months.",
            "{} person has joined {} in the last twelve months.",
            "{} new member: {}.",
        ],
    ),
    (
        "taking_part",
        [
            "In the fiscal year {}, {} of the {} alumni whom we can reach took part in some way.",
            "In the fiscal year {}, {} of the {} alumni whom we can reach took part in some way.",
            "Fiscal year {}: {} of {} alumni took part.",
        ],
    ),
    ("invitation.subject", ["You are invited: {}", "Invitation: {}", "{}"]),
    (
        "invitation.place",
        [
            "We would love to see you at {} on {} in {}.",
            "You are cordially invited to {} on {} in {}.",
            "{}: {}, {}.",
        ],
    ),
    (
        "invitation.online",
        [
            "We would love to see you at {} on {}, online.",
            "You are cordially invited to {} on {}, online.",
            "{}: {}, online.",
        ],
    ),
    ("invitation.room", ["There is room for {} of us.", "There is room for {} guests.", "Room for {}."]),
    (
        "invitation.reply",
        [
            "Reply to this message if you would like to come, and tell us if you will bring somebody.",
            "Please reply to this message if you wish to attend.",
            "Reply to come.",
        ],
    ),
    ("notes.subject", ["Class notes: news of other alumni", "Class notes", "Class notes in brief"]),
    (
        "notes.opening",
        [
            "Here is news of other alumni, as it stands in our records.",
            "Please find below news of other alumni, as it stands in our records.",
            "News of other alumni, in short.",
        ],
    ),
    (
        "notes.nothing",
        [
            "Nobody has told us any news yet that we may pass on.",
            "There is no news yet that may be passed on.",
            "There is no news yet.",
        ],
    ),
    (
        "move.class",
        ["{}, class of {}, is now {} at {}.", "{}, class of {}, is now {} at {}.", "{} ({}): {}, {}."],
    ),
    ("move", ["{} is now {} at {}.", "{} is now {} at {}.", "{}: {}, {}."]),
    (
        "notes.reply",
        [
            "We would love to hear from you too: reply to this message with your own news.",
            "Please reply to this message with your own news.",
            "Reply with your own news.",
        ],
    ),
    ("closing", ["With warm wishes,", "Yours sincerely,", "Best wishes,"]),
    ("office", ["Your alumni office", "The alumni office", "Your alumni office"]),
    (
        "stop",
        [
            "If you would rather not get messages like this one, reply and say so.",
            "If you do not wish to receive messages of this kind, reply and say so.",
            "To stop messages like this one, reply and say so.",
        ],
    ),
];

/// The words of a phrase.
pub fn words(name: &str, tone: StudioTone) -> &'static str {
    PHRASES.iter().find(|(own, _)| *own == name).map_or("", |(_, words)| words[tone as usize])
}
