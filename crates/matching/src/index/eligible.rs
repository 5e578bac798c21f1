//! Who passes a filter, by bitmaps: the same for a generation on the disk and for those who have changed since.

use roaring::MultiOps;

use super::{Column, Filter, IndexError, Tag};
use crate::{People, lexicon::places::Point};

/// What a filter asks for. The numbers in a bitmap are places in a generation, or slots of those who have changed.
pub trait Holds {
    fn everybody(&self) -> People;
    fn with_tag(&self, tag: Tag) -> Result<People, IndexError>;
    fn within(&self, column: Column, from: Option<i64>, to: Option<i64>) -> Result<People, IndexError>;
    fn near(&self, point: Point, km: f64) -> Result<People, IndexError>;
    fn with_ids(&self, ids: &People) -> People;

    fn eligible(&self, filter: &Filter) -> Result<People, IndexError> {
        Ok(match filter {
            Filter::Everybody => self.everybody(),
            Filter::Any(tags) => {
                let people: Vec<People> =
                    tags.iter().map(|tag| self.with_tag(*tag)).collect::<Result<_, _>>()?;
                people.union()
            }
            Filter::Range { column, from, to } => self.within(*column, *from, *to)?,
            Filter::Near { point, km } => self.near(*point, *km)?,
            Filter::Ids(ids) => self.with_ids(ids),
            Filter::Or(filters) => {
                let people: Vec<People> =
                    filters.iter().map(|filter| self.eligible(filter)).collect::<Result<_, _>>()?;
                people.union()
            }
            Filter::Not(filter) => self.everybody() - self.eligible(filter)?,
            Filter::All(filters) => self.all_of(filters)?,
        })
    }

    /// The fewest first, so that the others only make them fewer; what is not wanted is taken away in the end.
    fn all_of(&self, filters: &[Filter]) -> Result<People, IndexError> {
        let mut wanted = Vec::new();
        let mut unwanted = Vec::new();
        for filter in filters {
            match filter {
                Filter::Everybody => {}
                Filter::Not(filter) => unwanted.push(self.eligible(filter)?),
                filter => wanted.push(self.eligible(filter)?),
            }
        }
        wanted.sort_by_key(People::len);
        let mut people = wanted.into_iter().reduce(|people, other| people & other);
        for unwanted in unwanted {
            people = Some(people.unwrap_or_else(|| self.everybody()) - unwanted);
        }
        Ok(people.unwrap_or_else(|| self.everybody()))
    }
}
