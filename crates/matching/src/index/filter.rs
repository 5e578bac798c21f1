use super::{Column, Document, Tag};
use crate::{People, lexicon::places::Point};

/// Who is looked at. Everything else is as if it were not there: a filter never costs anybody their place.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Filter {
    #[default]
    Everybody,
    /// Those with at least one of these.
    Any(Vec<Tag>),
    /// Those with a value from … to …, both included; `None` is no limit.
    Range {
        column: Column,
        from: Option<i64>,
        to: Option<i64>,
    },
    /// Those who live within so many kilometres.
    Near {
        point: Point,
        km: f64,
    },
    /// Those with one of these ids.
    Ids(People),
    All(Vec<Self>),
    Or(Vec<Self>),
    Not(Box<Self>),
}

impl Filter {
    pub fn tag(facet: &str, value: &str) -> Self {
        Self::Any(vec![Tag::new(facet, value)])
    }

    /// Whether somebody passes who is in no index.
    pub fn admits(&self, person: &Document) -> bool {
        match self {
            Self::Everybody => true,
            Self::Any(tags) => person.tags.iter().any(|tag| tags.contains(tag)),
            Self::Range { column, from, to } => person.numbers.iter().any(|(own, value)| {
                own == column && from.is_none_or(|from| from <= *value) && to.is_none_or(|to| *value <= to)
            }),
            Self::Near { point, km } => person.point.is_some_and(|own| own.km_to(*point) <= *km),
            Self::Ids(people) => people.contains(person.id),
            Self::All(filters) => filters.iter().all(|filter| filter.admits(person)),
            Self::Or(filters) => filters.iter().any(|filter| filter.admits(person)),
            Self::Not(filter) => !filter.admits(person),
        }
    }
}
