//! The small words that hold a sentence together.

use std::{collections::HashMap, sync::LazyLock};

/// They say nothing about what was done.
const FILLERS: &str = "\
actually ah basically eh ehm em er erm hey hm hmm honestly huh just literally maybe mhm mm obviously oh \
ok okay perhaps probably quite really simply somehow uh uhm um umm yeah yep yes";

pub const FILLER_PHRASES: &[&[&str]] = &[
    &["you", "know", "what", "i", "mean"],
    &["if", "i", "remember", "correctly"],
    &["i", "have", "to", "say"],
    &["i", "must", "say"],
    &["i", "would", "say"],
    &["i'd", "say"],
    &["to", "be", "honest"],
    &["to", "be", "fair"],
    &["so", "to", "speak"],
    &["let's", "say"],
    &["more", "or", "less"],
    &["of", "course"],
    &["thank", "god"],
    &["kind", "of"],
    &["sort", "of"],
    &["you", "know"],
    &["you", "see"],
    &["i", "mean"],
    &["i", "guess"],
    &["i", "think"],
    &["i", "suppose"],
    &["i", "believe"],
    &["i", "remember"],
    &["at", "all"],
    &["for", "example"],
    &["no", "problem"],
];

/// Short forms that no rule explains.
pub const CONTRACTED: &[(&str, &str)] = &[
    ("ain't", "is not"),
    ("anymore", "any more"),
    ("can't", "can not"),
    ("cannot", "can not"),
    ("cant", "can not"),
    ("couldnt", "could not"),
    ("didnt", "did not"),
    ("doesnt", "does not"),
    ("dont", "do not"),
    ("gonna", "going to"),
    ("hadnt", "had not"),
    ("hasnt", "has not"),
    ("havent", "have not"),
    ("im", "i am"),
    ("isnt", "is not"),
    ("ive", "i have"),
    ("let's", "let us"),
    ("noone", "nobody"),
    ("shan't", "shall not"),
    ("wanna", "want to"),
    ("wasnt", "was not"),
    ("werent", "were not"),
    ("won't", "will not"),
    ("wouldnt", "would not"),
];

pub const IS_AFTER: &[&str] = &["he", "here", "how", "it", "she", "that", "there", "what", "where", "who"];

/// Other people and things as a subject.
const OTHERS: &str = "\
anybody anyone both either everybody everyone everything he it nobody none nothing others people she \
somebody someone something that there these they this those which who you neither";

/// They begin a part of a sentence that has a subject of its own.
const SUBORDINATE: &str = "\
after although as because before how if once since though unless until till what when where whereas \
whether which while who whose why";

const COORDINATE: &str = "\
and but nor or so then plus yet";

/// What they govern did not happen, or not yet.
const MODALS: &str = "\
can could may might must ought shall should will would wish hopefully";

/// Followed by `to`, they leave open whether it was done.
pub const WISHES: &[&str] = &[
    "aim", "expect", "going", "hope", "intend", "like", "love", "mean", "need", "plan", "prefer", "prepared",
    "promise", "ready", "suppose", "supposed", "want", "willing", "wish",
];

/// Followed by `to`, they say that it was not done.
pub const OMISSIONS: &[&str] =
    &["busy", "decline", "fail", "forget", "late", "lazy", "neglect", "omit", "refuse", "tired", "unable"];

const NEGATIONS: &str = "\
barely hardly neither never no nobody none nor not nothing without avoid";

/// A habit or a claim, if nothing says when it was.
const GENERAL: &str = "\
always constantly generally never normally often typically usually whenever anytime";

/// They put a present into the past: "in April I see that the guard is loose".
pub const BACK_THEN: &[&str] = &[
    "ago",
    "back",
    "yesterday",
    "january",
    "february",
    "april",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
    "suddenly",
    "last",
    "@",
];

const DETERMINERS: &str = "\
a all an another any each every her his its my no our some the their your";

const PREPOSITIONS: &str = "\
about above across against along among around at below beside besides between beyond by despite down \
during except for from in inside instead into near of off on onto out outside over past per through \
throughout to toward towards under up upon via with within";

/// When and how, before a verb.
const ADVERBS: &str = "\
again ago almost already also always afterwards besides early earlier even eventually ever finally first \
here however immediately instead last late later meanwhile more never nevertheless next not now often \
once only otherwise rather second still straight suddenly there therefore third too together twice well \
anyway most away today tomorrow yesterday tonight monday tuesday wednesday thursday friday saturday \
sunday morning evening afternoon night noon day week month year time hour minute weekend january \
february march april may june july august september october november december same one whole spring \
summer autumn winter ahead soon end beginning";

const AUXILIARIES: &str = "\
am are be been being did do does had has have is was were";

const OBJECTS: &str = "\
him i me mine myself them themselves us we how than such like yourself";

/// What a word is, as bits: one look-up instead of a walk through all lists.
static KINDS: LazyLock<HashMap<&'static str, u16>> = LazyLock::new(|| {
    let mut kinds: HashMap<&str, u16> = HashMap::new();
    let mut add = |kind: Kind, word: &'static str| *kinds.entry(word).or_default() |= 1 << kind as u16;
    for (short, _) in CONTRACTED {
        add(Kind::Contracted, short);
    }
    for phrase in FILLER_PHRASES {
        add(Kind::FillerStart, phrase[0]);
    }
    for (kind, words) in [
        (Kind::Other, OTHERS),
        (Kind::Subordinate, SUBORDINATE),
        (Kind::Coordinate, COORDINATE),
        (Kind::Modal, MODALS),
        (Kind::Negation, NEGATIONS),
        (Kind::Determiner, DETERMINERS),
        (Kind::Preposition, PREPOSITIONS),
        (Kind::Auxiliary, AUXILIARIES),
        (Kind::Object, OBJECTS),
        (Kind::Adverb, ADVERBS),
        (Kind::Filler, FILLERS),
        (Kind::General, GENERAL),
    ] {
        words.split(' ').for_each(|word| add(kind, word));
    }
    kinds
});

/// The lists above.
#[derive(Clone, Copy)]
pub enum Kind {
    Other,
    Subordinate,
    Coordinate,
    Modal,
    Negation,
    Determiner,
    Preposition,
    Auxiliary,
    Object,
    Adverb,
    Filler,
    FillerStart,
    Contracted,
    General,
}

pub fn is(word: &str, kind: Kind) -> bool {
    kinds(word) & (1 << kind as u16) != 0
}

fn kinds(word: &str) -> u16 {
    KINDS.get(word).copied().unwrap_or_default()
}

/// Words of grammar, as against words of content.
pub fn is_function(word: &str) -> bool {
    // The first nine kinds.
    kinds(word) & 0x1FF != 0
}

pub fn is_auxiliary(word: &str) -> bool {
    is(word, Kind::Auxiliary)
}

pub fn is_determiner(word: &str) -> bool {
    is(word, Kind::Determiner)
}

/// After these a plain form is a verb.
pub fn is_verb_sign(word: &str) -> bool {
    matches!(word, "did" | "i" | "we" | "and" | "always" | "then" | "also")
        || is(word, Kind::Preposition)
        || (is(word, Kind::Negation) && word != "no")
}

/// What can follow `did` where it is a verb of its own.
pub fn is_object(word: &str) -> bool {
    matches!(
        word,
        "it" | "that"
            | "this"
            | "them"
            | "everything"
            | "both"
            | "something"
            | "one"
            | "what"
            | "half"
            | "most"
            | "nearly"
    ) || word.starts_with(|first: char| first.is_ascii_digit())
}

/// What somebody made, and speaks for them: "my analysis showed".
pub fn is_product(word: &str) -> bool {
    matches!(
        word,
        "analysis"
            | "calculation"
            | "design"
            | "draft"
            | "guide"
            | "idea"
            | "letter"
            | "model"
            | "plan"
            | "proposal"
            | "prototype"
            | "report"
            | "script"
            | "study"
            | "suggestion"
            | "work"
    )
}

/// Before a thing, not before an act.
pub fn is_preposition(word: &str) -> bool {
    word != "to" && (is(word, Kind::Preposition) || word == "without")
}
