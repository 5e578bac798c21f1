//! What of a requirement a résumé shows.

use matching::lexicon::fields::Field;

use super::{
    ask::{Ask, Degree, Want, What},
    indexed::{DegreeAt, Indexed, Piece},
    known::{self, TitleMark},
    tally::{Offer, Tally},
    weigh::{FULL, YEARS_SHARE},
};
use crate::{EvidenceKind, EvidenceState};

/// From here on a piece of evidence shows what was asked for: half of its rare words, or half of its words and a meaning
/// beyond doubt.
pub const MET: u16 = 500;
/// Below this two texts share a word by chance, and nothing is said of it.
const NEAR: u16 = 150;
/// What somebody has shown who has shown a neighbour: less than half, so that it never stands for the skill itself.
const NEIGHBOUR: u16 = 400;
/// Somebody who names so many skills of a group would have named this one.
const NAMED_IN_GROUP: u8 = 5;
/// An entry of a list has no more words. Longer ones are walls of words, and would meet anything.
const ENTRY: usize = 12;
/// A piece with more words than a long sentence has meets things by its length alone.
const LONG: u32 = 60;
/// What evidence counts that stands where it is not expected: a title in a sentence, a certificate in a list.
const ELSEWHERE: u16 = 700;
/// Another title of the same group of work: near, and not the same.
const SAME_WORK: u16 = 450;
/// A title that stands in the lexicon as it is written.
const SURE: u16 = 1000;
/// What a title of the lexicon may have besides the work.
const RANKS: &[&str] = &["Associate", "Chief", "Junior", "Lead", "Principal", "Senior", "Staff"];
/// A field of the same group, any other field, and the degree just below the one that is asked for.
const RELATED_FIELD: u16 = 450;
const OTHER_FIELD: u16 = 250;
const LOWER_DEGREE: u16 = 400;
/// Somebody with four of five years has what five years give.
const YEARS_MET: u16 = 800;
/// English that is shown by writing in it: so many pieces are enough to see it, each of so many words.
const WRITTEN: usize = 3;
const WRITTEN_WORDS: usize = 5;

/// What a kind of evidence is worth, in thousandths.
pub fn worth(kind: EvidenceKind) -> u16 {
    match kind {
        EvidenceKind::Outcome => 1000,
        EvidenceKind::Described => 900,
        EvidenceKind::Certified => 850,
        EvidenceKind::Practised => 800,
        EvidenceKind::Listed => 600,
        EvidenceKind::Claimed => 450,
    }
}

/// So many thousandths of a number of thousandths.
fn of(value: u16, share: u16) -> u16 {
    u16::try_from(u32::from(value) * u32::from(share) / 1000).unwrap_or(u16::MAX)
}

/// Offers to the tally what speaks for the requirement, and says how it stands and how far it is met.
pub fn meet(
    ask: &Ask,
    number: usize,
    who: &Indexed,
    cover: &[u32],
    tally: &mut Tally,
) -> (EvidenceState, u16) {
    let want = &ask.wants[number];
    let cover = &cover[number * who.pieces.len()..(number + 1) * who.pieces.len()];
    let look = Look { want, who, cover };
    let state = match &want.what {
        What::Skill { numbers, neighbours, is_shown } => look.skill(numbers, neighbours, *is_shown, tally),
        What::Work => look.work(tally),
        What::Title(mark) => look.title(mark.as_ref(), tally),
        What::Certificate(short) => look.certificate(*short, tally),
        What::Degree(degree) => look.degree(degree, tally),
        What::Language(names) => look.language(names, tally),
        What::Years(months) => look.years(*months, tally),
    };
    let strength = match (state, want.years) {
        (EvidenceState::Met, Some(years)) if !matches!(want.what, What::Years(_)) => {
            with_years(tally.strength(), years, tally.months())
        }
        (EvidenceState::Met | EvidenceState::Adjacent, _) => tally.strength(),
        _ => 0,
    };
    (state, strength)
}

/// What is left of a strength where years are asked for and it was done for so many months.
pub fn with_years(strength: u16, years: u8, months: u16) -> u16 {
    let asked = 12 * u64::from(years.max(1));
    let earned = YEARS_SHARE * u64::from(months).min(asked) / asked;
    u16::try_from(u64::from(strength) * (FULL - YEARS_SHARE + earned) / FULL).unwrap_or_default()
}

struct Look<'a> {
    want: &'a Want,
    who: &'a Indexed,
    /// What the words weigh that each piece shares.
    cover: &'a [u32],
}

impl Look<'_> {
    fn skill(&self, numbers: &[u16], near: &[u16], is_shown: bool, tally: &mut Tally) -> EvidenceState {
        for at in numbers.iter().flat_map(|number| self.who.skill(*number)) {
            let piece = &self.who.pieces[at.unit as usize];
            let named = Offer { span: at.span, words: 1000, ..Offer::new(1000, worth(piece.kind), piece) };
            tally.offer(named, piece.kind != EvidenceKind::Listed);
        }
        if is_shown {
            self.by_words_and_meaning(None, tally);
        }
        if tally.most() >= MET {
            return EvidenceState::Met;
        }
        if numbers.iter().all(|number| self.who.denies(*number)) {
            return EvidenceState::Missing;
        }
        for near in near {
            for at in self.who.skill(*near) {
                let piece = &self.who.pieces[at.unit as usize];
                let near = Some(known::skill_name(*near));
                let strength = of(worth(piece.kind), NEIGHBOUR);
                tally.offer(Offer { span: at.span, near, ..Offer::new(NEIGHBOUR, strength, piece) }, false);
            }
        }
        let is_expected = |number: &u16| self.who.of_the_group(*number) >= NAMED_IN_GROUP;
        match tally.top() {
            Some(_) => EvidenceState::Adjacent,
            None if numbers.iter().all(is_expected) => EvidenceState::Missing,
            None => EvidenceState::Unknown,
        }
    }

    fn work(&self, tally: &mut Tally) -> EvidenceState {
        self.by_words_and_meaning(None, tally);
        tally.state()
    }

    fn title(&self, mark: Option<&TitleMark>, tally: &mut Tally) -> EvidenceState {
        self.by_words_and_meaning(Some(mark), tally);
        tally.state()
    }

    /// `title` for a requirement that is one, with what it means.
    fn by_words_and_meaning(&self, title: Option<Option<&TitleMark>>, tally: &mut Tally) {
        for (unit, piece) in (0_u32..).zip(&self.who.pieces) {
            let words = self.words(unit, piece);
            let direction = self.want.direction.as_ref().zip(self.who.direction(piece));
            let full = if direction.is_some() { u16::midpoint(words, 1000) } else { words };
            let settles = || self.want.years.is_none() && tally.is_settled(of(full, worth(piece.kind)));
            // A job title may be worth more than its words.
            let is_job = title.is_some() && piece.is_title;
            if !is_job && (full < NEAR || settles()) {
                continue;
            }
            let meaning = direction.map(|(wide, (row, length))| wide.likeness(row, length));
            let value = meaning.map_or(words, |meaning| u16::midpoint(words, meaning));
            let meaning = meaning.unwrap_or_default();
            let offer = match title {
                None => Offer { words, meaning, ..Offer::new(value, of(value, worth(piece.kind)), piece) },
                Some(_) if !piece.is_title => {
                    let value = of(value, ELSEWHERE);
                    Offer { words, meaning, ..Offer::new(value, of(value, worth(piece.kind)), piece) }
                }
                Some(mark) => {
                    let there = self.who.title(unit);
                    let (like, near) = alike(mark, there);
                    let value = if is_another(mark, there, words) { value.min(SAME_WORK) } else { value };
                    let near = near.filter(|_| like >= value);
                    let value = value.max(like);
                    let kind = held(piece.kind);
                    let strength = of(value, worth(kind));
                    Offer { words, meaning, kind, near, ..Offer::new(value, strength, piece) }
                }
            };
            if offer.value >= NEAR {
                tally.offer(offer, true);
            }
        }
    }

    /// How many of the requirement's words a piece has, by what they weigh.
    fn words(&self, unit: u32, piece: &Piece) -> u16 {
        let count = self.who.words(piece).len();
        if self.want.total == 0 || (piece.kind == EvidenceKind::Listed && count > ENTRY) {
            return 0;
        }
        let share = self.cover[unit as usize] * 1000 / self.want.total;
        let length = u32::try_from(count).unwrap_or(u32::MAX).max(LONG);
        u16::try_from(u64::from(share) * u64::from(LONG) / u64::from(length)).unwrap_or(1000).min(1000)
    }

    fn certificate(&self, short: Option<u64>, tally: &mut Tally) -> EvidenceState {
        for (unit, piece) in (0_u32..).zip(&self.who.pieces) {
            let stands = short.is_some_and(|short| self.who.words(piece).binary_search(&short).is_ok());
            let words = if stands { 1000 } else { self.words(unit, piece) };
            let value = if piece.kind == EvidenceKind::Certified { words } else { of(words, ELSEWHERE) };
            if value >= NEAR {
                let strength = of(value, worth(piece.kind));
                tally.offer(Offer { words, ..Offer::new(value, strength, piece) }, false);
            }
        }
        tally.state()
    }

    fn degree(&self, asked: &Degree, tally: &mut Tally) -> EvidenceState {
        for at in &self.who.degrees {
            let piece = &self.who.pieces[at.unit as usize];
            if let Some((value, near)) = self.degree_value(asked, at) {
                let strength = of(value, worth(piece.kind));
                tally.offer(Offer { words: value, near, ..Offer::new(value, strength, piece) }, false);
            }
        }
        match tally.state() {
            EvidenceState::Unknown if !self.who.degrees.is_empty() => EvidenceState::Missing,
            state => state,
        }
    }

    fn degree_value(&self, asked: &Degree, at: &DegreeAt) -> Option<(u16, Option<&'static str>)> {
        let same = |field: &&'static Field| asked.fields.iter().any(|other| other.name == field.name);
        let related = |field: &&'static Field| asked.fields.iter().any(|other| other.code == field.code);
        // The field of a degree may stand on the line below it. One that names its own is in no other.
        let others = if at.field.is_none() { self.who.fields.as_slice() } else { &[] };
        let own = || at.field.into_iter().chain(others.iter().copied());
        let fits = asked.fields.is_empty() || own().any(|field| same(&field));
        let kin = own().find(related).map(|field| field.name);
        let steps = asked.level as u8;
        match at.level as u8 {
            level if level >= steps && (fits || (asked.takes_related && kin.is_some())) => Some((1000, None)),
            level if level >= steps && kin.is_some() => Some((RELATED_FIELD, kin)),
            level if level >= steps => {
                Some((OTHER_FIELD, Some(own().next().map_or(at.name, |field| field.name))))
            }
            level if level + 1 == steps && (fits || kin.is_some()) => Some((LOWER_DEGREE, Some(at.name))),
            _ => None,
        }
    }

    /// A language is seldom more than listed, and its list is as good as a certificate.
    fn language(&self, asked: &[&str], tally: &mut Tally) -> EvidenceState {
        let least = worth(EvidenceKind::Certified);
        let named = self.who.languages.iter().filter(|(there, _)| asked.contains(there));
        for (_, unit) in named {
            let piece = &self.who.pieces[*unit as usize];
            let strength = worth(piece.kind).max(least);
            tally.offer(Offer { words: 1000, ..Offer::new(1000, strength, piece) }, false);
        }
        if tally.top().is_none() && asked.contains(&"English") && self.who.is_english {
            let written = self.who.pieces.iter().filter(|piece| {
                piece.kind != EvidenceKind::Listed && self.who.words(piece).len() >= WRITTEN_WORDS
            });
            for piece in written.take(WRITTEN) {
                tally.offer(Offer::new(1000, least, piece), false);
            }
        }
        match tally.state() {
            EvidenceState::Unknown if !self.who.languages.is_empty() => EvidenceState::Missing,
            state => state,
        }
    }

    fn years(&self, asked: u32, tally: &mut Tally) -> EvidenceState {
        let Some(months) = self.who.months else { return EvidenceState::Unknown };
        let share = (u32::from(months) * 1000 / asked).min(1000);
        let value = u16::try_from(share).unwrap_or(1000);
        if value < NEAR {
            return EvidenceState::Missing;
        }
        let counted = |is_title: bool| {
            let dated = self.who.pieces.iter().filter(|piece| piece.months.is_some());
            dated.filter(move |piece| piece.is_title == is_title)
        };
        for is_title in [true, false] {
            if tally.top().is_none() {
                for piece in counted(is_title) {
                    tally.offer(Offer { kind: held(piece.kind), ..Offer::new(value, value, piece) }, false);
                }
            }
        }
        match tally.top() {
            None => EvidenceState::Unknown,
            Some(_) if value >= YEARS_MET => EvidenceState::Met,
            Some(_) => EvidenceState::Adjacent,
        }
    }
}

/// A job that somebody held says that they did it; one of a project or without pay, that they practised it.
fn held(kind: EvidenceKind) -> EvidenceKind {
    if kind == EvidenceKind::Practised { kind } else { EvidenceKind::Described }
}

/// How alike two titles are by the lexicon, and what it calls the one that is there if they only are of the same kind.
fn alike(asked: Option<&TitleMark>, there: Option<&TitleMark>) -> (u16, Option<&'static str>) {
    let Some((asked, there)) = asked.zip(there) else { return (0, None) };
    let sure = asked.sure.min(there.sure);
    if asked.name == there.name {
        (sure, None)
    } else if asked.group == there.group {
        (of(SAME_WORK, sure), Some(there.name))
    } else {
        (0, None)
    }
}

/// Whether the lexicon knows both, and as two: then some words that they share do not make one of them. A senior of the
/// same work is none, nor is whoever does it in one subject.
fn is_another(asked: Option<&TitleMark>, there: Option<&TitleMark>, words: u16) -> bool {
    asked.zip(there).is_some_and(|(asked, there)| {
        let are_known = asked.sure == SURE && there.sure == SURE;
        let is_within = asked.group == there.group && words == 1000;
        are_known && !is_within && without_rank(asked.name).ne(without_rank(there.name))
    })
}

fn without_rank(title: &str) -> impl Iterator<Item = &str> {
    title.split(' ').filter(|word| !RANKS.contains(word))
}
