//! What-if, whole: index and grant over all amounts of one field, exact at every dollar.

mod cliff;
mod piece;
mod track;

use std::{cell::RefCell, rc::Rc};

pub use cliff::{Cliff, Marginal};
pub use piece::Piece;
use serde::{Deserialize, Serialize};
pub use track::{Linear, Rounded};
use track::{Tape, Track};
use utoipa::ToSchema;

use crate::{
    case::{Case, Item, Who},
    formula::index,
    money::{Money, Turn},
    pell::{Standing, award},
    tables::YearTables,
    trace::Trace,
};

/// What is varied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[schema(as = AidField)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Field {
    Amount {
        who: Who,
        item: Item,
    },
    /// Earnings, which are also part of the adjusted gross income.
    Wages {
        who: Who,
    },
    FamilySize,
}

/// Index and grant over a range of one field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AidCurve)]
pub struct Curve {
    pub field: Field,
    /// Without gaps, in order.
    pub pieces: Vec<Piece>,
}

/// Where earnings and income move together, two roundings may fall on one dollar and an answer may waver: but only
/// over fewer dollars than this.
const WAVER: i64 = 64;

impl Curve {
    /// Index and grant at an amount, exactly as the engine gives them. None outside the range.
    pub fn at(&self, amount: i64) -> Option<(i64, i64)> {
        let place = self.pieces.partition_point(|piece| piece.to < amount);
        self.pieces.get(place).filter(|piece| piece.from <= amount).map(|piece| piece.at(amount))
    }
}

/// The curve from the first to the last amount, or None if the case has no such field.
pub fn curve(case: &Case, standing: &Standing, field: Field, from: i64, to: i64) -> Option<Curve> {
    let (from, to) = match field {
        Field::FamilySize => (from.max(0), to.min(100)),
        Field::Amount { .. } | Field::Wages { .. } => {
            (from.max(-crate::case::MOST), to.min(crate::case::MOST))
        }
    };
    let walk = Walk { case, standing, field };
    walk.has_field().then(|| Curve { field, pieces: walk.pieces(from, to) })
}

struct Walk<'a> {
    case: &'a Case,
    standing: &'a Standing,
    field: Field,
}

/// The way to one result.
struct Path {
    tape: Tape,
    sai: Linear,
    pell: Linear,
}

impl Walk<'_> {
    fn has_field(&self) -> bool {
        match self.field {
            Field::Amount { who, .. } | Field::Wages { who } => self.case.of(who).is_some(),
            Field::FamilySize => true,
        }
    }

    fn pieces(&self, from: i64, to: i64) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::new();
        let (mut at, mut before) = (from, None::<Vec<(Turn, bool)>>);
        while at <= to {
            let path = self.at(at);
            let turn = before.as_ref().map(|before| self.turned(before, &path.tape.turns));
            let mut piece = Piece::new(at, turn, &path.tape.roundings, path.sai, path.pell);
            piece.to = self.last_alike(at, to, &path.tape.turns);
            at = piece.to.saturating_add(1);
            before = Some(path.tape.turns);
            match pieces.last_mut() {
                Some(last) if last.continues(&piece) => last.to = piece.to,
                _ => pieces.push(piece),
            }
        }
        pieces
    }

    /// The first question that was answered in another way.
    fn turned(&self, before: &[(Turn, bool)], after: &[(Turn, bool)]) -> Turn {
        let other = before.iter().zip(after).find(|(before, after)| before != after);
        other.map_or(
            if self.field == Field::FamilySize { Turn::FamilySize } else { Turn::Zero },
            |(_, after)| after.0,
        )
    }

    /// Each answer changes once along a field, since every line rises or falls with it: so the amounts with the same
    /// answers lie together, and their end is found by halving.
    fn last_alike(&self, at: i64, to: i64, turns: &[(Turn, bool)]) -> i64 {
        if self.field == Field::FamilySize {
            return at;
        }
        let alike = |amount: i64| self.at(amount).tape.turns == turns;
        let (mut good, mut step) = (at, 1_i64);
        let mut bad = loop {
            let next = good.saturating_add(step).min(to.saturating_add(1));
            if next > to || !alike(next) {
                break next;
            }
            good = next;
            step = step.saturating_mul(2);
        };
        while bad - good > 1 {
            let middle = good + (bad - good) / 2;
            if alike(middle) { good = middle } else { bad = middle }
        }
        if !matches!(self.field, Field::Wages { .. }) {
            return good;
        }
        let doubtful = at.max(good - WAVER)..=good;
        doubtful.into_iter().find(|amount| !alike(*amount)).map_or(good, |first| first - 1)
    }

    fn at(&self, amount: i64) -> Path {
        let tape = Rc::new(RefCell::new(Tape::default()));
        let mut case = self.case.map(|who, item, value| self.tracked(who, item, *value, amount, &tape));
        if self.field == Field::FamilySize {
            case.deciding_mut().family_size = amount;
        }
        let found = index(&case, &mut Trace::off());
        let pell = award(&found, &YearTables::of(case.year).pell, self.standing, &mut Trace::off());
        let (sai, pell) = (found.sai.linear(), pell.scheduled.linear());
        let tape = tape.take();
        Path { tape, sai, pell }
    }

    fn tracked(&self, who: Who, item: Item, value: i64, amount: i64, tape: &Rc<RefCell<Tape>>) -> Track {
        match self.field {
            Field::Amount { who: whose, item: which } if (whose, which) == (who, item) => {
                Track::varying(amount, 0, tape)
            }
            Field::Wages { who: whose } if whose == who && item == Item::Earned => {
                Track::varying(amount, 0, tape)
            }
            Field::Wages { who: whose } if whose == who && item == Item::Agi => {
                let earned = self.case.of(who).map_or(0, |one| one.amounts.earned);
                Track::varying(amount, value.saturating_sub(earned), tape)
            }
            _ => Track::whole(value),
        }
    }
}

/// The same case with another amount in the field.
pub fn with(case: &Case, field: Field, amount: i64) -> Case {
    let mut changed = case.map(|who, item, value| match field {
        Field::Amount { who: whose, item: which } if (whose, which) == (who, item) => amount,
        Field::Wages { who: whose } if whose == who && item == Item::Earned => amount,
        Field::Wages { who: whose } if whose == who && item == Item::Agi => {
            let earned = case.of(who).map_or(0, |one| one.amounts.earned);
            value.saturating_sub(earned).saturating_add(amount)
        }
        _ => *value,
    });
    if field == Field::FamilySize {
        changed.deciding_mut().family_size = amount;
    }
    changed
}

/// What the case says in the field, if it has it.
pub fn now(case: &Case, field: Field) -> Option<i64> {
    Some(match field {
        Field::Amount { who, item } => *case.of(who)?.amounts.get(item),
        Field::Wages { who } => case.of(who)?.amounts.earned,
        Field::FamilySize => case.deciding().family_size,
    })
}
