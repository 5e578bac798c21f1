//! What an app can be asked: its slots, its intents, and what to do with everything else. Plain data and functions.

use std::sync::OnceLock;

use super::{Reader, Request, similar::Examples, typos::Neighbours};
use crate::{Call, Criterion, phrase::InWords};

/// The questions of one app.
pub struct Grammar {
    /// Of two that claim the same words, the earlier one gets them, unless something points to the later.
    pub slots: Vec<Slot>,
    pub intents: Vec<Intent>,
    pub fallback: Fallback,
    /// Words that say nothing in this app: they are never shown as not understood.
    pub idle: &'static [&'static str],
    pub(super) words: Neighbours,
    pub(super) examples: OnceLock<Examples>,
}

/// Something that a message may name.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each holds by itself, and is said by its own builder")]
pub struct Slot {
    pub name: &'static str,
    /// For people: Place.
    pub label: &'static str,
    /// What it takes, for people: "a city or region".
    pub hint: &'static str,
    pub reader: Reader,
    pub many: Many,
    /// By which words people speak of it: "drop the city".
    pub called: &'static [&'static str],
    /// By which words they say that it does not matter: "anywhere".
    pub open: &'static [&'static str],
    /// The slot that it says more about, and without which it means nothing: the distance of a place.
    pub of: Option<&'static str>,
    /// How a criterion of it is said after a noun, and how if it is excluded: `who [give|gives] {}` and
    /// `who [do|does] not give {}`, the first of two forms being for many. What is not given here is said as
    /// `phrase::criteria_in_words` does.
    pub said: Option<[&'static str; 2]>,
    /// Its values are nouns for people: "teachers". A message that begins with one stands on its own.
    pub is_subject: bool,
    /// What the chip of a flag says beside its label: "gave". Empty if it says the label.
    pub chip: &'static str,
    /// It holds for one message: "why", "what if". The next one goes on as if it had not been said.
    pub is_once: bool,
    /// What is said of it without more is a wish: free words rule nobody out.
    pub is_soft: bool,
    /// It says what to do, and nobody says how much it is wanted: "a French-speaking mentor preferred" prefers French.
    pub is_firm: bool,
    /// People may have left it behind, whoever reads it: "who went from law to teaching".
    pub is_leavable: bool,
    /// There is no order by which some come first: that "the top ten" are asked for is told.
    pub is_unordered: bool,
    /// A message that begins with these only tries something: "what if". Nothing is taken back by it.
    pub tries: &'static [&'static str],
    /// In a value or right behind it, these say that it is not so: "gave nothing".
    pub denied: &'static [&'static str],
}

/// How many values a slot may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Many {
    One,
    /// One of them is enough: in Boston or Chicago.
    Any,
    /// All of them at once: Python and SQL.
    All,
}

/// Something that the app can do.
pub struct Intent {
    pub name: &'static str,
    /// What it does, so that "I can" goes on with it: "find mentors".
    pub does: &'static str,
    /// What people say. Whatever is similar to it is understood the same way.
    pub examples: &'static [&'static str],
    /// Words that point to it. With a `^` in front they do so at the beginning of a sentence only; with a `~` they are
    /// part of what is asked: "appeal".
    pub cues: &'static [&'static str],
    /// The slots it uses.
    pub takes: &'static [&'static str],
    pub needs: &'static [Needed],
    pub call: fn(&Request<'_>) -> Vec<Call>,
}

/// Without one of these slots there is nothing to do but to ask.
#[derive(Clone, Copy, Debug)]
pub struct Needed {
    pub any_of: &'static [&'static str],
    /// "Which place do you have in mind?"
    pub question: &'static str,
}

/// What to do with messages that none of the intents fits.
#[derive(Clone, Copy, Debug)]
pub struct Fallback {
    /// The intent of criteria and nothing else: "engineers in Boston".
    pub fragment: Option<&'static str>,
    /// The intent of a question of any other kind.
    pub question: Option<&'static str>,
    /// What the app can do, so that "I can" goes on with it: "find mentors, count them and look things up".
    pub can: &'static str,
    /// One thing to try.
    pub example: &'static str,
}

impl Grammar {
    pub fn new(slots: Vec<Slot>, intents: Vec<Intent>, fallback: Fallback) -> Self {
        let mut words = Neighbours::default();
        for slot in &slots {
            words.add(slot.label);
            words.add_all(slot.called);
            words.add_all(slot.open);
            match slot.reader {
                Reader::Flag(phrases) | Reader::Number(phrases) | Reader::Count(phrases) => {
                    words.add_all(phrases);
                }
                Reader::Choice(choices) => {
                    words.add_all(choices.iter().map(|choice| choice.name));
                    words.add_all(choices.iter().flat_map(|choice| choice.also));
                }
                _ => {}
            }
        }
        for intent in &intents {
            words.add_all(intent.cues);
            words.add_all(intent.examples);
        }
        Self { slots, intents, fallback, idle: &[], words, examples: OnceLock::new() }
    }

    #[must_use]
    pub fn with_idle(mut self, words: &'static [&'static str]) -> Self {
        self.words.add_all(words);
        Self { idle: words, ..self }
    }

    /// The same with words that its own readers know, so that slips in them are mended.
    #[must_use]
    pub fn knowing(mut self, phrases: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        self.words.add_all(phrases);
        self
    }

    pub fn slot(&self, name: &str) -> Option<&Slot> {
        self.slots.iter().find(|slot| slot.name == name)
    }

    /// What it may say by itself: a guard of names lets it through.
    pub fn speaks_of(&self) -> impl Iterator<Item = &'static str> {
        let slots = self.slots.iter().flat_map(|slot| [slot.label, slot.hint]);
        let intents = self.intents.iter().map(|intent| intent.does);
        let questions = self.intents.iter().flat_map(|intent| intent.needs).map(|needed| needed.question);
        slots.chain(intents).chain(questions).chain([self.fallback.can, self.fallback.example])
    }

    /// The criteria as they are said after a noun.
    pub fn in_words(&self, criteria: &[Criterion]) -> InWords {
        InWords::new(criteria, |slot| self.slot(slot)?.said)
    }

    pub fn intent(&self, name: &str) -> Option<&Intent> {
        self.intents.iter().find(|intent| intent.name == name)
    }
}

impl Intent {
    pub(super) fn takes(&self, slot: &str) -> bool {
        self.takes.contains(&slot)
    }
}

impl Slot {
    /// A slot of the app's own, for one value.
    pub const fn new(name: &'static str, label: &'static str, hint: &'static str, reader: Reader) -> Self {
        Self {
            name,
            label,
            hint,
            reader,
            many: Many::One,
            called: &[],
            open: &[],
            of: None,
            said: None,
            is_subject: false,
            chip: "",
            is_once: false,
            is_soft: false,
            is_firm: false,
            is_leavable: false,
            is_unordered: false,
            tries: &[],
            denied: &[],
        }
    }

    /// The same for a slot of what is only tried, and what a message then begins with.
    pub const fn tried_with(mut self, tries: &'static [&'static str]) -> Self {
        self.tries = tries;
        self
    }

    /// The same for what these words turn around, in a value or right behind it.
    pub const fn denied_by(mut self, denied: &'static [&'static str]) -> Self {
        self.denied = denied;
        self
    }

    /// The same for a slot of an app's own that says where somebody is in life.
    pub const fn leavable(mut self) -> Self {
        self.is_leavable = true;
        self
    }

    /// The same for a count of what is shown in no order that anybody asks for.
    pub const fn unordered(mut self) -> Self {
        self.is_unordered = true;
        self
    }

    pub(super) fn can_be_left(&self) -> bool {
        self.is_leavable || self.reader.is_of_life()
    }

    /// The same for a slot that words such as "preferred" pass over.
    pub const fn firm(mut self) -> Self {
        self.is_firm = true;
        self
    }

    /// The same for a slot whose values are wishes, unless somebody says that they have to be.
    pub const fn soft(mut self) -> Self {
        self.is_soft = true;
        self
    }

    /// The same for a slot that holds for one message.
    pub const fn for_once(mut self) -> Self {
        self.is_once = true;
        self
    }

    /// The same for a slot that says whom.
    pub const fn of_people(mut self) -> Self {
        self.is_subject = true;
        self
    }

    /// The same for a flag whose chip says this beside its label.
    pub const fn saying(mut self, chip: &'static str) -> Self {
        self.chip = chip;
        self
    }

    /// What a chip says whose value has no words.
    pub(super) fn own_text(&self) -> &'static str {
        if self.chip.is_empty() { self.label } else { self.chip }
    }

    pub const fn many(mut self, many: Many) -> Self {
        self.many = many;
        self
    }

    pub const fn called(mut self, called: &'static [&'static str]) -> Self {
        self.called = called;
        self
    }

    /// The same with what says that it does not matter.
    pub const fn open(mut self, open: &'static [&'static str]) -> Self {
        self.open = open;
        self
    }

    pub const fn place() -> Self {
        let mut slot = Self::new("place", "Place", "a city, a state or a country", Reader::Place)
            .many(Many::Any)
            .called(&["place", "location", "city", "region", "state", "country", "where"]);
        slot.open = &["anywhere", "everywhere", "wherever", "all places", "no matter where"];
        slot
    }

    /// How far around the place.
    pub const fn within() -> Self {
        let mut slot = Self::new("within", "Within", "a distance, such as 30 miles", Reader::Distance)
            .called(&["distance", "radius"]);
        slot.of = Some("place");
        slot
    }

    pub const fn field() -> Self {
        Self::new("field", "Field", "a field of study, such as biology", Reader::Field)
            .many(Many::Any)
            .called(&["field", "major", "subject", "field of study"])
    }

    pub const fn industry() -> Self {
        Self::new("industry", "Industry", "an industry, such as biotech", Reader::Industry)
            .many(Many::Any)
            .called(&["industry", "sector", "line of work"])
    }

    pub const fn title() -> Self {
        Self::new("title", "Title", "a job title, such as software engineer", Reader::Title)
            .many(Many::Any)
            .called(&["title", "job title", "job", "role", "position"])
            .of_people()
    }

    pub const fn skill() -> Self {
        Self::new("skill", "Skill", "a skill, such as Python", Reader::Skill)
            .many(Many::All)
            .called(&["skill"])
    }

    pub const fn level() -> Self {
        Self::new("level", "Level", "a stage of the career, such as early or senior", Reader::Level)
            .called(&["level", "seniority", "stage", "rank", "career stage"])
    }

    pub const fn language() -> Self {
        Self::new("language", "Language", "a language, such as Spanish", Reader::Language)
            .many(Many::Any)
            .called(&["language"])
    }

    pub const fn degree() -> Self {
        Self::new("degree", "Degree", "a degree, such as an MBA", Reader::Degree)
            .many(Many::Any)
            .called(&["degree"])
    }

    /// The year in which somebody graduates.
    pub const fn class() -> Self {
        Self::new("class", "Class", "a year or years, such as 2012 or the 1990s", Reader::Class)
            .many(Many::Any)
            .called(&["class", "class year", "year", "years", "graduation year", "decade"])
    }

    /// How many are wanted.
    pub const fn count(nouns: &'static [&'static str]) -> Self {
        Self::new("count", "How many", "a number, such as 5", Reader::Count(nouns))
            .called(&["count", "number"])
    }

    /// Something that is so or not. Its label is what the chip says: "Gave".
    pub const fn flag(name: &'static str, label: &'static str, phrases: &'static [&'static str]) -> Self {
        Self::new(name, label, "yes, or exclude it", Reader::Flag(phrases))
    }

    pub const fn person() -> Self {
        Self::new("person", "Person", "somebody's name", Reader::Person)
            .many(Many::All)
            .called(&["person", "name"])
    }

    /// One of those that the answer before has shown.
    pub const fn which() -> Self {
        Self::new("which", "Which", "one of those above, such as the second one", Reader::Which)
            .many(Many::All)
    }

    /// What is left of the message.
    pub const fn topic() -> Self {
        Self::new("topic", "Topic", "a few words", Reader::Topic)
            .many(Many::All)
            .called(&["topic", "subject"])
    }
}
