//! The fixed phrases. Each `{}` is filled with words of a record and nothing else.

pub const SUBJECT_MENTOR: &str = "Would you talk with {}?";
pub const SUBJECT_MENTOR_NAMELESS: &str = "Would you talk with a student?";
pub const SUBJECT_STUDENT: &str = "Would you like to meet {}?";
pub const SUBJECT_STUDENT_NAMELESS: &str = "Would you like to meet a mentor?";
pub const GREETING: &str = "Dear {},";

pub const THANKS_FOR_OFFER: &str = "Thank you for what you have offered to students: “{}”.";
pub const STUDIES_LEVEL: &str = "We think of {}, who studies {} and is a {}.";
pub const STUDIES: &str = "We think of {}, who studies {}.";
pub const STUDIES_NAMELESS: &str = "We think of somebody who studies {}.";
pub const WOULD_LIKE: &str = "We think of {}, who would like to meet a mentor.";
pub const WOULD_LIKE_NAMELESS: &str = "We think of a student who would like to meet a mentor.";
pub const NEED: &str = "The wish for a mentor reads: “{}”.";
pub const GOAL: &str = "The goal reads: “{}”.";

pub const YOU_ASKED: &str = "You told us what you hope for from a mentor: “{}”.";
pub const OFFERS: &str = "{} has offered this to students: “{}”.";
pub const OFFERS_NAMELESS: &str = "One of our mentors has offered this to students: “{}”.";
pub const IS_MENTOR: &str = "{} has offered to talk with students.";
pub const IS_MENTOR_NAMELESS: &str = "One of our mentors has offered to talk with students.";
pub const DEGREE: &str = "{} studied {}.";
pub const WORKS: &str = "{} works as {} at {}.";
pub const WORKED: &str = "{} worked as {} at {}.";

pub const SAME_GOAL: &str = "You both told us of this goal: “{}”.";
pub const SAME_CAUSE: &str = "You both care about this: {}.";
pub const SAME_FIELD: &str = "You have a field of study in common: {}.";
pub const SAME_LANGUAGE: &str = "You both speak {}.";
pub const SAME_TIME: &str = "A time that suits both of you: {}.";
pub const SAME_CITY: &str = "You are both in {}.";

pub const ASK_MENTOR: &str = "Would you be open to a first talk?";
pub const ASK_STUDENT: &str = "Would you like a first talk?";
pub const NO_IS_FINE: &str = "A short no is fine, and nothing else happens then.";
pub const ANSWER: &str =
    "Please answer this message: your answer goes to {}, who puts you in touch once both of you say yes.";
pub const REGARDS: &str = "With kind regards, {}";
