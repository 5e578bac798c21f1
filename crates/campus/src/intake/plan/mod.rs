//! What a piece of a file comes to: which rows of the campus change, and which rows of the file cannot be taken.
//!
//! The same for a dry run and for the import itself, and the same wherever an import is taken up again: it depends on
//! the campus at the start of the piece and on nothing that is forgotten between pieces.

mod drawer;
mod files;
mod fresh;
mod people;
mod roles;
mod who;

use jiff::civil::Date;
use sea_orm::ConnectionTrait;
use store::Result;

pub use self::drawer::Drawer;
use self::fresh::Fresh;
use super::{Counts, Known, Likely, Preview, RejectedRow, chunk::Line, rows::Desk, things::Things};
use crate::{
    import::{Kind, Record},
    model::PersonId,
    store::imports::{
        errors::Wrong,
        journal::Change,
        lookup::{self, Ids},
    },
};

/// So many examples of each are shown.
const SHOWN: usize = 100;

/// What an import is to do.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    pub kind: Kind,
    pub likely: Likely,
    pub edition: i32,
    pub day: Date,
    /// What the import adds has these numbers and higher ones.
    pub first: Ids,
}

pub struct Planner {
    order: Order,
    desk: Desk,
    known: Known,
    fresh: Fresh,
    /// In a dry run: nothing is written between the pieces, so what they add has to be remembered.
    drawer: Option<Drawer>,
}

/// What a piece comes to.
#[derive(Default)]
pub struct Planned {
    pub changes: Vec<Change>,
    pub counts: Counts,
    pub wrong: Vec<Wrong>,
}

/// A row that can be read.
struct Row {
    record: Record,
    cells: Vec<String>,
    nth: u32,
}

impl Planner {
    pub async fn load(db: &impl ConnectionTrait, order: Order, drawer: Option<Drawer>) -> Result<Self> {
        let known = match order.kind {
            Kind::Roles => Known::default(),
            _ => lookup::known(db, order.edition).await?,
        };
        let desk = Desk {
            day: order.day,
            ids: Ids::next(db, order.edition).await?,
            things: Things::load(db, order.edition).await?,
        };
        Ok(Self { order, desk, known, fresh: Fresh::default(), drawer })
    }

    /// Works out what a piece comes to. `preview` gets examples.
    pub async fn plan(
        &mut self,
        db: &impl ConnectionTrait,
        lines: Vec<Line>,
        mut preview: Option<&mut Preview>,
    ) -> Result<Planned> {
        let mut planned = Planned::default();
        let mut rows = Vec::with_capacity(lines.len());
        for line in lines {
            planned.counts.rows += 1;
            match line {
                Line::Record { record, cells, nth } => rows.push(Row { record, cells, nth }),
                Line::Rejected(rejected) => {
                    let (line, why) = (rejected.line, rejected.why());
                    planned.reject(Wrong { line, cells: rejected.cells, why }, preview.as_deref_mut());
                }
            }
        }
        match self.order.kind {
            Kind::Roles => self.plan_roles(db, rows, &mut planned, preview).await?,
            _ => self.plan_people(db, rows, &mut planned, preview).await?,
        }
        let mut changes = self.desk.things.take_changes();
        changes.append(&mut planned.changes);
        planned.changes = changes;
        planned.wrong.sort_by_key(|wrong| wrong.line);
        if self.drawer.is_none() {
            self.fresh.clear();
        }
        Ok(planned)
    }

    fn is_added(&self, person: PersonId) -> bool {
        person.0 >= self.order.first.people
    }
}

impl Planned {
    fn reject(&mut self, wrong: Wrong, preview: Option<&mut Preview>) {
        self.counts.rejected += 1;
        if let Some(preview) = preview.filter(|preview| preview.rejected.len() < SHOWN) {
            preview.rejected.push(RejectedRow { line: wrong.line, why: wrong.why.clone() });
        }
        self.wrong.push(wrong);
    }
}
