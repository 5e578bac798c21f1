//! How a level, a question or a reason is put, by what the trait is about. Levels differ by what can be seen: left out,
//! done in part, done unasked, done when it is hard, done by others as well.

use super::kind::Kind;

/// `[act]` stands for the act in its plain form.
pub(super) struct Frames {
    /// An act that nearly every trait of the kind has.
    pub act: &'static str,
    /// What others see when it is left out.
    pub missing: &'static str,
    /// When it is done in part.
    pub prompted: &'static str,
    /// What makes it hard, and what is done besides; the second if the act itself says or asks something.
    pub hard: &'static str,
    pub besides: [&'static str; 2],
    /// How it spreads, and what shows that it has.
    pub spread: &'static str,
    pub shown: &'static str,
    /// What happens where nobody does it.
    pub without: &'static str,
    pub suppose: &'static str,
}

const WORK: Frames = Frames {
    act: "keeps a record of what was done",
    missing: "and the next person in line has to mend what is missing",
    prompted: "after a reminder",
    hard: "When time is short or the usual way fails, still",
    besides: ["and says beforehand what could go wrong", "and warns others of what could go wrong"],
    spread: "Sets up a way in which the whole group can",
    shown: ", and a record from before and after shows fewer errors or delays",
    without: "the work comes back, and somebody else has to do it again",
    suppose: "Suppose the date is tomorrow and nobody has had time to [act]. What do you do first, and whom do you \
              tell?",
};

const PEOPLE: Frames = Frames {
    act: "asks the people concerned what they need",
    missing: "and the people concerned turn to somebody else",
    prompted: "when somebody asks for it",
    hard: "When people disagree or press for something else, still",
    besides: ["and asks afterwards whether it helped", "and checks afterwards whether it helped"],
    spread: "Brings others to",
    shown: " as well, and those concerned say on record what has become better",
    without: "people stop asking and look for help elsewhere",
    suppose: "Suppose two people want different things from you while you have to [act]. What do you do first, and \
              what do you say to them?",
};

const THINKING: Frames = Frames {
    act: "says which facts the answer rests on",
    missing: "and the outcome rests on a first guess",
    prompted: "in plain cases",
    hard: "When facts are missing or contradict each other, still",
    besides: ["and says which point stays open", "and names the point that stays open"],
    spread: "Teaches others to",
    shown: ", and later decisions of the group rest on it, with results on record",
    without: "a decision rests on whatever came first, and mending it later costs more",
    suppose: "Suppose half of the facts are missing and you still have to [act]. What do you do first, and what do you \
              leave open?",
};

const LEARNING: Frames = Frames {
    act: "asks somebody with experience to look at the result",
    missing: "and meets the same difficulty again in the next task",
    prompted: "once others insist",
    hard: "In work that is new to the whole group, still",
    besides: ["and lets others test the result", "and lets others test the result"],
    spread: "Passes on to others how to",
    shown: ", and a record shows what the group can do since then",
    without: "the same gap shows again with every new task",
    suppose: "Suppose a new task needs something that you have not done before, and you have to [act]. What do you do \
              in the first week?",
};

pub(super) fn frames(kind: Kind) -> &'static Frames {
    match kind {
        Kind::Work => &WORK,
        Kind::People => &PEOPLE,
        Kind::Thinking => &THINKING,
        Kind::Learning => &LEARNING,
    }
}

/// Each level in words that fit every trait, for those whose own words do not.
pub(super) const PLAIN: [&str; crate::LEVELS] = [
    "Leaves this part of the work undone, and others have to step in.",
    "Does the plain part of it after a reminder and stops there.",
    "Does all of it unasked in everyday work, from its start to its end.",
    "Does it when time is short or the usual way fails, and says beforehand what could go wrong.",
    "Brings a whole group to do it, and a record from before and after shows the difference.",
];

/// The same for the reason.
pub(super) const PLAIN_WHY: &str =
    "Others notice at once where this is missing, and mending it later costs more.";
