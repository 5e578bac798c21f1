//! Sentences with gaps, by section, and what may fill the gaps.
//!
//! `{fact}` is a gap; `{a:fact}` puts the article before it (`{A:fact}` with a capital), `{cap:fact}` begins with a capital, `{low:fact}` with a
//! small letter, `{of:fact}` makes it an owner. `[one|another]` is a choice of wordings, `{>section}` a sentence of
//! another section, `{=fact}` a mark that later sentences may ask for, `¶` an empty line and `↵` a new line.

mod bits;
mod facts;
mod pattern;

use std::collections::HashMap;

pub(super) use self::facts::Facts;
use self::pattern::{Pattern, Said, try_choose};
use super::dice::Dice;

pub(super) struct Phrases(HashMap<&'static str, Vec<Pattern>>);

impl Phrases {
    pub fn parse(files: &[&'static str]) -> Self {
        let mut sections: HashMap<_, Vec<_>> = HashMap::new();
        let mut section = "";
        for line in files.iter().flat_map(|file| file.lines()).filter(|line| !line.is_empty()) {
            match line.strip_prefix("# ") {
                Some(name) => section = name,
                None => sections.entry(section).or_default().push(Pattern::parse(line)),
            }
        }
        let asked = sections.values().flatten().flat_map(Pattern::sections);
        assert_eq!(asked.into_iter().find(|name| !sections.contains_key(name)), None, "a section is missing");
        Self(sections)
    }

    fn patterns(&self, section: &str) -> &[Pattern] {
        self.0.get(section).unwrap_or_else(|| panic!("there is a section {section}"))
    }

    pub fn has(&self, section: &str) -> bool {
        self.0.contains_key(section)
    }

    /// One of the section's sentences for which every fact is known.
    pub fn say(&self, section: &str, facts: &Facts<'_>, dice: &mut Dice) -> String {
        self.try_say(section, facts, dice)
            .unwrap_or_else(|| panic!("section {section} has a sentence that asks for less"))
    }

    pub fn try_say(&self, section: &str, facts: &Facts<'_>, dice: &mut Dice) -> Option<String> {
        self.speak(section, facts, dice).map(|said| said.text)
    }

    /// The same, for a text of several sentences: what has been told once is not told again.
    pub fn tell(&self, section: &str, facts: &mut Facts<'_>, dice: &mut Dice) -> Option<String> {
        let Said { text, used, .. } = self.speak(section, facts, dice)?;
        facts.use_up(used);
        Some(text)
    }

    /// The same, for a conversation: an answer fits what has been asked.
    pub fn converse(&self, section: &str, facts: &mut Facts<'_>, dice: &mut Dice) -> Option<String> {
        let Said { text, marks, .. } = self.speak(section, facts, dice)?;
        facts.learn(marks);
        Some(text)
    }

    fn speak(&self, section: &str, facts: &Facts<'_>, dice: &mut Dice) -> Option<Said> {
        let pattern = try_choose(self.patterns(section), facts, self, dice)?;
        let mut said = Said { text: String::with_capacity(160), ..Said::default() };
        pattern.render(facts, self, dice, &mut said);
        Some(said)
    }

    /// Different sentences of one section, in random order.
    pub fn say_some(&self, section: &str, count: usize, facts: &Facts<'_>, dice: &mut Dice) -> Vec<String> {
        let fitting: Vec<&Pattern> =
            self.patterns(section).iter().filter(|one| one.sayable(facts, self)).collect();
        let mut texts = Vec::with_capacity(count);
        for pattern in dice.some(&fitting, count) {
            let mut said = Said::default();
            pattern.render(facts, self, dice, &mut said);
            texts.push(said.text);
        }
        texts
    }
}

pub(super) fn capital(value: &str) -> String {
    let mut letters = value.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Lower case for the middle of a sentence; abbreviations and names of products stay as they are.
pub(super) fn small(value: &str) -> String {
    let mut letters = value.chars();
    match (letters.next(), letters.clone().next()) {
        (Some(first), Some(second)) if second.is_lowercase() || second == ' ' => {
            first.to_lowercase().chain(letters).collect()
        }
        _ => value.to_owned(),
    }
}

/// By sound: a university, an hour, an MBA, a UX designer.
pub(super) fn article(value: &str) -> &'static str {
    let word = value.split([' ', '-']).next().unwrap_or_default();
    let lower = word.to_lowercase();
    let begins = |starts: &[&str]| starts.iter().any(|start| lower.starts_with(start));
    let vowel = if is_spelled(word) {
        lower.starts_with(['a', 'e', 'f', 'h', 'i', 'l', 'm', 'n', 'o', 'r', 's', 'x'])
    } else if begins(&["uni", "use", "usu", "eu", "one", "once"]) {
        begins(&["unin", "unim"])
    } else {
        lower.starts_with(['a', 'e', 'i', 'o', 'u']) || begins(&["hour", "honest", "honor", "heir"])
    };
    if vowel { "an" } else { "a" }
}

/// Whether it is read letter by letter, as MBA and R are.
fn is_spelled(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|first| first.is_ascii_uppercase())
        && letters.next().is_none_or(|second| second.is_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::{super::dice::Stream, *};

    #[rstest]
    #[case("editor", "an")]
    #[case("Urban planner", "an")]
    #[case("university", "a")]
    #[case("MBA", "an")]
    #[case("PCB layout", "a")]
    #[case("MEd", "an")]
    #[case("PhD in history", "a")]
    #[case("HR manager", "an")]
    #[case("UX designer", "a")]
    #[case("R course", "an")]
    #[case("McKay group", "a")]
    #[case("hourly wage", "an")]
    #[case("unimportant form", "an")]
    #[case("hour", "an")]
    #[case("European tour", "a")]
    fn an_article_goes_by_sound(#[case] word: &str, #[case] expected: &str) {
        assert_eq!(article(word), expected);
    }

    #[rstest]
    #[case("Senior editor", "senior editor")]
    #[case("SQL", "SQL")]
    #[case("R", "R")]
    fn a_small_letter_leaves_abbreviations_alone(#[case] word: &str, #[case] expected: &str) {
        assert_eq!(small(word), expected);
    }

    #[test]
    fn a_sentence_is_said_only_when_its_facts_are_known() {
        let phrases = Phrases::parse(&["# hello\nDear {name}, {a:title}\n[Hi|Hi] {first}"]);
        let mut dice = Dice::new(1, Stream::World, 0);
        let facts = Facts::default().with("first", "Ada");
        assert!((0..20).all(|_| phrases.say("hello", &facts, &mut dice) == "Hi Ada"));
        let facts = Facts::default().with("name", "Ada Obi").with("title", "editor");
        assert_eq!(phrases.say("hello", &facts, &mut dice), "Dear Ada Obi, an editor");
    }

    #[test]
    fn a_choice_leaves_out_what_cannot_be_said_and_may_lie_in_another() {
        let phrases =
            Phrases::parse(&["# hello\nHi[ {first}|[ you| there], {city}]!¶{>bye}\n# bye\n{of:last} friend"]);
        let mut dice = Dice::new(1, Stream::World, 0);
        let facts = Facts::default().with("first", "Ada").with("last", "Jones");
        assert!((0..20).all(|_| phrases.say("hello", &facts, &mut dice) == "Hi Ada!\n\nJones' friend"));
        let facts = Facts::default().with("city", "Boston");
        assert_eq!(phrases.try_say("hello", &facts, &mut dice), None);
    }

    #[test]
    fn what_has_been_told_is_not_told_again() {
        let phrases = Phrases::parse(&["# about\nLikes {hobby}\nLives in {city}"]);
        let mut dice = Dice::new(1, Stream::World, 0);
        let base = Facts::default().with("hobby", "chess").with("city", "Boston");
        let mut facts = Facts::over(&base);
        let mut told = [(); 3].map(|()| phrases.tell("about", &mut facts, &mut dice).unwrap_or_default());
        told.sort_unstable();
        assert_eq!(told, ["", "Likes chess", "Lives in Boston"]);
    }

    #[test]
    fn an_answer_fits_what_was_asked() {
        let text = "# ask\nWhere?{=t1}\nWhen?{=t2}\n# answer\n{t1}Here\n{t2}Now";
        let phrases = Phrases::parse(&[text]);
        for number in 0..20 {
            let mut dice = Dice::new(1, Stream::World, number);
            let mut facts = Facts::default();
            let mut say = |section| phrases.converse(section, &mut facts, &mut dice);
            let (asked, answered) = (say("ask").unwrap(), say("answer").unwrap());
            assert_eq!(answered, if asked == "Where?" { "Here" } else { "Now" });
        }
    }
}
