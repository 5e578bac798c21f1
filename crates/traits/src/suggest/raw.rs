//! A role as it was typed, and each channel by itself: to see what cleaning changes, and what each of them says.

use std::ops::Range;

use super::{
    Embed, Library, Normalised, Role, Suggested, Unusable,
    cut::Cut,
    families::{self, Seen},
    library::{Known, MEANING},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// What all work asks for.
    General,
    /// What the families of work ask for beyond that, by title and words.
    Families,
    Words,
    /// Only with a sentence model.
    Meaning,
}

impl Channel {
    pub const ALL: [Self; 4] = [Self::General, Self::Families, Self::Words, Self::Meaning];

    pub fn name(self) -> &'static str {
        match self {
            Self::General => "general",
            Self::Families => "families",
            Self::Words => "words",
            Self::Meaning => "meaning",
        }
    }
}

impl Library {
    /// Whether what traits mean is compared.
    pub fn compares_meaning(&self) -> bool {
        self.meanings.is_some()
    }

    /// As [`Library::suggest`], with the title exactly as it was typed.
    pub fn suggest_as_typed(
        &self,
        role: &Role<'_>,
        embed: Option<&Embed<'_>>,
    ) -> Result<Suggested, Unusable> {
        let cut = Cut::new(role).ok_or(Unusable::Empty)?;
        let typed = cut.title().to_owned();
        let title = Normalised { ranked: typed.clone(), text: typed, ..Normalised::default() };
        Ok(self.weigh(&cut, title, embed))
    }

    /// How many points one channel gives each trait, the most first. Nothing if there is no such channel.
    pub fn channel(
        &self,
        channel: Channel,
        role: &Role<'_>,
        embed: Option<&Embed<'_>>,
    ) -> Result<Vec<(&str, f32)>, Unusable> {
        let cut = Cut::new(role).ok_or(Unusable::Empty)?;
        let points: Vec<f32> = match channel {
            Channel::General => self.traits.iter().map(Known::in_general).collect(),
            Channel::Families => {
                let seen = Seen { title: cut.title(), sentences: &cut.words[1..], nearness: None };
                let families = families::find(&seen);
                self.traits.iter().map(|known| known.by_families(&families)).collect()
            }
            Channel::Words => {
                let said = self.words.score(&cut.texts, &cut.words);
                self.traits.iter().zip(&said).map(|(known, said)| known.by_words(said)).collect()
            }
            Channel::Meaning => {
                let near =
                    self.meanings.as_ref().zip(embed).and_then(|(known, embed)| known.compare(&cut, embed));
                near.map(|near| near.traits.iter().map(|meant| meant.score * MEANING).collect())
                    .unwrap_or_default()
            }
        };
        let mut given: Vec<(&str, f32)> =
            self.traits.iter().zip(points).map(|(known, points)| (known.key.as_str(), points)).collect();
        given.sort_by(|left, right| right.1.total_cmp(&left.1).then(left.0.cmp(right.0)));
        Ok(given)
    }
}

/// What of a description is neither title nor part of a sentence: marks of lists, signs without words.
pub fn unread(role: &Role<'_>) -> Vec<Range<usize>> {
    let text = role.description;
    let open = text.len() - text.trim_start().len();
    let Some(cut) = Cut::new(role) else { return Vec::new() };
    let mut last = if role.title.trim().is_empty() { open + cut.title().len() } else { 0 };
    let mut found = Vec::new();
    let end = text.len()..text.len();
    for span in cut.spans.iter().chain([&end]) {
        let gap = &text[last..span.start];
        let start = last + (gap.len() - gap.trim_start().len());
        let seen = gap.trim().len();
        if seen > 0 {
            found.push(start..start + seen);
        }
        last = span.end;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::starter;

    #[test]
    fn channels_by_themselves_say_what_they_say_together() {
        let library = Library::new(starter(), None);
        let role = Role { title: "chemist", description: "You plan experiments. You write reports." };
        let together = library.suggest_as_typed(&role, None).unwrap();
        for channel in Channel::ALL {
            let alone = library.channel(channel, &role, None).unwrap();
            assert_eq!(alone.len(), if channel == Channel::Meaning { 0 } else { 40 });
            assert!(alone.windows(2).all(|pair| pair[0].1 >= pair[1].1), "{channel:?}");
            for (key, points) in alone {
                let one = together.suggestions.iter().find(|one| one.key == key).unwrap();
                let said = match channel {
                    Channel::General => one.channels.general,
                    Channel::Families => one.channels.families,
                    Channel::Words => one.channels.words,
                    Channel::Meaning => 0.0,
                };
                assert!((said - points).abs() < 1e-6, "{channel:?} {key}");
            }
        }
        let nothing = Role { title: " ", description: "--- " };
        assert_eq!(library.channel(Channel::Words, &nothing, None), Err(Unusable::Empty));
        assert!(library.suggest_as_typed(&nothing, None).is_err());
    }

    #[test]
    fn a_title_counts_as_it_was_typed() {
        let library = Library::new(starter(), None);
        let role = Role { title: "Sr. Sofware Enginer (m/f/d)", description: "" };
        let (typed, cleaned) =
            (library.suggest_as_typed(&role, None).unwrap(), library.suggest(&role, None).unwrap());
        assert_eq!((typed.title.text.as_str(), typed.title.steps.len()), (role.title, 0));
        assert_ne!(typed.families, cleaned.families);
    }

    #[test]
    fn what_is_no_sentence_is_unread() {
        let texts = |title: &str, description: &str| {
            let found = unread(&Role { title, description }).into_iter();
            found.map(|range| description[range].to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(texts("Nurse", "- You listen.\n• You write.\n ***"), ["-", "•", "***"]);
        assert!(texts("", "Staff Nurse\nYou care for patients.").is_empty(), "the first line is the title");
        assert!(texts("", "").is_empty() && texts("x", "é é").is_empty());
    }
}
