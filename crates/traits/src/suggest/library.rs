use super::{
    Channels, Embed, FamilyShare, Group, Normalised, Role, Suggested, Suggestion, Unusable,
    cut::Cut,
    families::{self, Seen},
    meaning::{Meanings, Meant},
    normalise,
    table::TABLE,
    words::{Said, Words},
};
use crate::Trait;

/// How many points of importance words can add: to any trait, and to one that nothing else can speak for.
const WORDS: f32 = 0.35;
const WORDS_ALONE: f32 = 1.5;

/// How many points meaning can add or take away.
pub(super) const MEANING: f32 = 0.08;

/// How much a trait matters that nothing ties to the table, before words have spoken for it.
const UNKNOWN: f32 = 3.5;

/// By so many points a trait matters more than others do, if it sets the role apart; one that matters in all work has
/// to matter much more.
const APART: f32 = 0.15;
const APART_FROM_ALL: f32 = 0.5;
const IN_ALL: f32 = 4.2;

/// What speaks for a trait by less is not worth showing.
const SPEAKS: f32 = 0.03;

/// The traits to suggest from, made ready once for many roles.
#[derive(Debug)]
pub struct Library {
    pub(super) traits: Vec<Known>,
    pub(super) words: Words,
    pub(super) meanings: Option<Meanings>,
}

/// A trait as far as the table knows it.
#[derive(Debug)]
pub(super) struct Known {
    pub key: String,
    general: Option<f32>,
    /// By family.
    shifts: Vec<f32>,
}

impl Library {
    /// Without `embed`, or if it has nothing to give, words alone decide.
    pub fn new(traits: &[Trait], embed: Option<&Embed<'_>>) -> Self {
        let known = traits.iter().map(|one| Known {
            key: one.key.clone(),
            general: TABLE.general(one),
            shifts: TABLE.families.iter().map(|family| TABLE.shift(family, one)).collect(),
        });
        Self {
            traits: known.collect(),
            words: Words::new(traits),
            meanings: embed.and_then(|embed| Meanings::new(traits, embed)),
        }
    }

    /// What the role asks for. The same input gives the same answer.
    pub fn suggest(&self, role: &Role<'_>, embed: Option<&Embed<'_>>) -> Result<Suggested, Unusable> {
        let cut = Cut::new(role).ok_or(Unusable::Empty)?;
        Ok(self.weigh(&cut, normalise(cut.title()), embed))
    }

    /// What all channels together say of a role with this title.
    pub(super) fn weigh(&self, cut: &Cut<'_>, title: Normalised, embed: Option<&Embed<'_>>) -> Suggested {
        let near = self.meanings.as_ref().zip(embed).and_then(|(known, embed)| known.compare(cut, embed));
        let families = families::find(&Seen {
            title: &title.ranked,
            sentences: &cut.words[1..],
            nearness: near.as_ref().map(|near| near.families.as_slice()),
        });
        let said = self.words.score(&cut.texts, &cut.words);
        let weighed = self.traits.iter().zip(&said).enumerate().map(|(at, (known, said))| {
            let meant = near.as_ref().map(|near| near.traits[at]);
            let channels = known.weigh(&families, said, meant);
            let sentence = known.spoken_for(&channels, said, meant, &families);
            (known, channels, said.asked, cut.source(sentence))
        });
        let weighed: Vec<_> = weighed.collect();
        let usual = mean(weighed.iter().map(|(_, channels, ..)| channels.beyond()));
        let mut suggestions: Vec<Suggestion> = weighed
            .into_iter()
            .map(|(known, channels, asked, source)| {
                let importance = (channels.general + channels.beyond()).clamp(1.0, 5.0);
                let apart = channels.beyond() - usual;
                Suggestion {
                    key: known.key.clone(),
                    importance,
                    score: (importance - 1.0) / 4.0,
                    apart,
                    channels,
                    group: group(&channels, apart),
                    is_asked: asked,
                    source,
                }
            })
            .collect();
        let sum = |one: &Suggestion| one.channels.general + one.channels.beyond();
        suggestions
            .sort_by(|left, right| sum(right).total_cmp(&sum(left)).then_with(|| left.key.cmp(&right.key)));
        Suggested { title, families, suggestions }
    }
}

impl Known {
    fn weigh(&self, families: &[FamilyShare], said: &Said, meant: Option<Meant>) -> Channels {
        Channels {
            general: self.in_general(),
            families: self.by_families(families),
            words: self.by_words(said),
            meaning: meant.map(|meant| meant.score * MEANING),
        }
    }

    pub fn in_general(&self) -> f32 {
        self.general.unwrap_or(UNKNOWN)
    }

    pub fn by_families(&self, families: &[FamilyShare]) -> f32 {
        families.iter().map(|one| one.share * self.shifts[one.family]).sum()
    }

    pub fn by_words(&self, said: &Said) -> f32 {
        said.score * if self.general.is_some() { WORDS } else { WORDS_ALONE }
    }

    /// The sentence that asks for the trait; if none does, the one that the strongest channel rests on.
    fn spoken_for(
        &self,
        channels: &Channels,
        said: &Said,
        meant: Option<Meant>,
        families: &[FamilyShare],
    ) -> Option<usize> {
        let meaning = channels.meaning.unwrap_or_default();
        let most = channels.families.max(channels.words).max(meaning);
        if said.asked || (channels.words >= most && most >= SPEAKS) {
            said.sentence
        } else if most < SPEAKS {
            None
        } else if channels.families >= most {
            self.family(families)
        } else {
            meant.and_then(|meant| meant.sentence)
        }
    }

    /// Where the role speaks of the family that asks for the trait most.
    fn family(&self, families: &[FamilyShare]) -> Option<usize> {
        let asks = |one: &FamilyShare| one.share * self.shifts[one.family];
        let most =
            families.iter().reduce(|most, other| if asks(other) > asks(most) { other } else { most })?;
        let by_title = most.by_title + most.by_list;
        let sentence = most.sentence.filter(|_| most.by_description > by_title).map(|at| at + 1);
        sentence.or_else(|| (by_title > 0.0).then_some(0))
    }
}

fn group(channels: &Channels, apart: f32) -> Group {
    let least = if channels.general >= IN_ALL { APART_FROM_ALL } else { APART };
    if apart.min(channels.beyond()) >= least { Group::Apart } else { Group::Common }
}

fn mean(values: impl ExactSizeIterator<Item = f32>) -> f32 {
    let count = f32::from(u16::try_from(values.len()).unwrap_or(u16::MAX)).max(1.0);
    values.sum::<f32>() / count
}
