use std::{borrow::Cow, cmp::Ordering, sync::LazyLock};

use super::bits::Bits;

/// Every name that a pattern may ask for: short ones first, then by the alphabet.
const NAMES: &[&str] = &[
    "s",
    "is",
    "o0",
    "o1",
    "o2",
    "t1",
    "t2",
    "t3",
    "t4",
    "t5",
    "t6",
    "to",
    "us",
    "v0",
    "v1",
    "v2",
    "v3",
    "yy",
    "day",
    "gpa",
    "has",
    "out",
    "was",
    "They",
    "city",
    "club",
    "code",
    "date",
    "deed",
    "died",
    "from",
    "fund",
    "goal",
    "last",
    "must",
    "name",
    "need",
    "nice",
    "part",
    "prev",
    "self",
    "term",
    "them",
    "they",
    "time",
    "word",
    "year",
    "Field",
    "Their",
    "ahead",
    "asked",
    "cause",
    "child",
    "dream",
    "event",
    "field",
    "first",
    "grown",
    "hobby",
    "leads",
    "level",
    "loyal",
    "month",
    "moved",
    "offer",
    "other",
    "since",
    "skill",
    "small",
    "state",
    "their",
    "title",
    "topic",
    "years",
    "young",
    "amount",
    "begins",
    "closes",
    "course",
    "degree",
    "digit1",
    "digit2",
    "helped",
    "hobby2",
    "m_duty",
    "pledge",
    "region",
    "remote",
    "school",
    "served",
    "skill2",
    "spouse",
    "street",
    "wanted",
    "address",
    "answers",
    "balance",
    "course2",
    "founded",
    "further",
    "m_repay",
    "minutes",
    "officer",
    "private",
    "purpose",
    "raising",
    "retired",
    "speaker",
    "surname",
    "warning",
    "employer",
    "firstgen",
    "formerly",
    "giftdate",
    "industry",
    "language",
    "m_belong",
    "m_family",
    "m_invest",
    "prevdeed",
    "surname2",
    "employees",
    "probation",
    "since_job",
    "volunteer",
    "years_cap",
    "attendance",
    "firsttitle",
    "pledgeleft",
    "pledgeyear",
    "m_community",
    "parent_word",
    "prevemployer",
    "firstemployer",
];

/// Lengths are quicker to compare than letters.
fn order(one: &str, other: &str) -> Ordering {
    one.len().cmp(&other.len()).then_with(|| one.cmp(other))
}

/// What nobody tells twice in one text.
const ONCE: &[&str] = &[
    "cause",
    "city",
    "club",
    "course",
    "course2",
    "deed",
    "degree",
    "employer",
    "event",
    "firstemployer",
    "firsttitle",
    "formerly",
    "further",
    "goal",
    "hobby",
    "hobby2",
    "industry",
    "language",
    "need",
    "offer",
    "out",
    "prev",
    "prevdeed",
    "prevemployer",
    "retired",
    "school",
    "served",
    "since_job",
    "skill",
    "skill2",
    "spouse",
    "title",
    "volunteer",
    "year",
    "years",
];

static ONCE_BITS: LazyLock<Bits> =
    LazyLock::new(|| ONCE.iter().fold(Bits::default(), |bits, name| bits | Fact::named(name).bit()));

/// The place of a name in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fact(u8);

impl Fact {
    pub fn named(name: &str) -> Self {
        let at = NAMES
            .binary_search_by(|known| order(known, name))
            .unwrap_or_else(|_| panic!("the list of facts lacks {name}"));
        Self(u8::try_from(at).expect("there are fewer than 192"))
    }

    pub fn bit(self) -> Bits {
        Bits::only(self.0)
    }
}

/// What may be said of somebody, by name. What is unknown is not in it.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Facts<'a> {
    base: Option<&'a Facts<'a>>,
    own: Vec<(Fact, Cow<'a, str>)>,
    known: Bits,
}

impl<'a> Facts<'a> {
    /// The same, and more, without copying it.
    pub fn over(base: &'a Facts<'a>) -> Self {
        Self { base: Some(base), own: Vec::new(), known: base.known }
    }

    pub fn with(mut self, name: &str, value: impl Into<Cow<'a, str>>) -> Self {
        self.set(name, value);
        self
    }

    pub fn set(&mut self, name: &str, value: impl Into<Cow<'a, str>>) {
        let (fact, value) = (Fact::named(name), value.into());
        self.known |= fact.bit();
        match self.own.iter_mut().find(|(known, _)| *known == fact) {
            Some(known) => known.1 = value,
            None => self.own.push((fact, value)),
        }
    }

    pub fn without(mut self, names: &[&str]) -> Self {
        for name in names {
            self.known = self.known.without(Fact::named(name).bit());
        }
        self
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        let fact = Fact::named(name);
        (!self.known.both(fact.bit()).is_empty()).then(|| self.value(fact))
    }

    pub(super) fn use_up(&mut self, used: Bits) {
        self.known = self.known.without(used.both(*ONCE_BITS));
    }

    pub(super) fn learn(&mut self, marks: Bits) {
        self.known |= marks;
    }

    pub(super) fn known(&self) -> Bits {
        self.known
    }

    /// Marks are known and say nothing.
    pub(super) fn value(&self, fact: Fact) -> &str {
        match (self.own.iter().find(|(known, _)| *known == fact), self.base) {
            (Some((_, value)), _) => value,
            (None, Some(base)) => base.value(fact),
            (None, None) => "",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_in_order_and_few_enough_for_one_bit_each() {
        assert!(NAMES.windows(2).all(|pair| order(pair[0], pair[1]) == Ordering::Less));
        assert!(NAMES.len() <= 192);
    }

    #[test]
    fn what_is_laid_over_hides_what_is_below() {
        let base = Facts::default().with("first", "Ada").with("city", "Boston");
        let over = Facts::over(&base).with("first", "Grace").without(&["city"]);
        assert_eq!((over.get("first"), over.get("city")), (Some("Grace"), None));
        assert_eq!((base.get("first"), base.get("city")), (Some("Ada"), Some("Boston")));
    }
}
