//! The smallest change of the criteria that brings somebody up, and that does so once it is made.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::Arc,
};

use matching::reciprocal::{Change, Known, Profile, Question, Ranking};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    change::{How, Trial},
    criteria::{Asked, LIKE, label},
    desk::{Desk, Outcome, Worked, apart},
};

/// So many changes are tried for good, if the first does not do what it seems to: on a large campus others are compared
/// once something else is asked.
const TRIED: usize = 3;

/// The smallest change of the criteria that brings somebody among the first so many by fit.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FitChange)]
pub struct Proposal {
    /// What to do, as "you could" goes on: "drop the place".
    pub text: String,
    pub steps: Vec<Step>,
    /// The place they would have, counted from 1.
    pub place: u32,
}

/// One change of a criterion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FitStep)]
pub struct Step {
    pub how: How,
    pub slot: String,
    /// The criterion in words.
    pub criterion: String,
    pub weight: Option<u8>,
    /// Which of the criteria that were asked it is made to, counted from 0. Of a likeness there are none.
    pub chips: Vec<u32>,
}

/// The smallest change that brings somebody among the first so many. What is proposed has been asked anew before.
pub async fn smallest(desk: &Desk, worked: &Arc<Worked>, id: u32, shown: usize) -> Outcome<Option<Proposal>> {
    let own = Arc::clone(worked);
    for way in apart(move || candidates(&own, id, shown)).await? {
        let trials = trials(worked, &way);
        let after = desk.work(worked.ask.with(&trials)).await?;
        if let Some(place) = after.ranked.place(id).filter(|place| *place <= shown) {
            return Ok(Some(proposal(worked, &way, place)));
        }
    }
    Ok(None)
}

fn trials(worked: &Worked, way: &[Change]) -> Vec<Trial> {
    way.iter().map(|change| Trial::of_criterion(worked, *change)).collect()
}

/// What is asked without some of the criteria, by whoever asks without having said so.
struct Without {
    dropped: Vec<usize>,
    asker: Profile,
    wanted: Asked,
}

impl Without {
    fn new(worked: &Worked, dropped: Vec<usize>) -> Self {
        let changes: Vec<Change> = dropped.iter().map(|at| Change::Drop(*at)).collect();
        let ask = worked.ask.with(&trials(worked, &changes));
        let (asker, wanted) = worked.asking(&ask.criteria, ask.like.is_some());
        Self { dropped, asker, wanted }
    }

    fn ranking(&self, worked: &Worked, known: &[Known<'_>]) -> Ranking<'_> {
        let criteria = &self.wanted.criteria;
        Ranking::new(&Question { asker: &self.asker, side: worked.side(), criteria }, known)
    }

    /// The same change, where the criteria that are dropped do not count. Nothing if it drops one itself.
    fn moved(&self, change: Change) -> Option<Change> {
        let before = |at: usize| self.dropped.iter().filter(|dropped| **dropped < at).count();
        match change {
            Change::Soften(at) => Some(Change::Soften(at - before(at))),
            Change::Weigh(at, weight) => Some(Change::Weigh(at - before(at), weight)),
            Change::Drop(_) => None,
        }
    }
}

/// The smallest changes that seem to do it, by those who were compared.
fn candidates(worked: &Worked, id: u32, shown: usize) -> Vec<Vec<Change>> {
    let known: Vec<Known<'_>> = worked.others.iter().map(Known::new).collect();
    let question = Question { asker: &worked.asker, side: worked.side(), criteria: &worked.asked.criteria };
    let whole = Ranking::new(&question, &known);
    let ways: Vec<Vec<Change>> = whole.ways().filter(|way| can_be_made(worked, way)).collect();
    let sets: BTreeSet<Vec<usize>> = ways.iter().map(|way| dropped(way)).collect();
    let all: BTreeMap<Vec<usize>, Without> =
        sets.into_iter().map(|set| (set.clone(), Without::new(worked, set))).collect();
    // To compare everybody anew takes a while: it is done where it is needed, and once.
    let mut rankings: HashMap<Vec<usize>, Ranking<'_>> = HashMap::new();
    let is_enough = |way: &Vec<Change>| {
        let set = dropped(way);
        let Some(without) = all.get(&set) else { return false };
        let ranking = rankings.entry(set).or_insert_with(|| without.ranking(worked, &known));
        let rest: Vec<Change> = way.iter().filter_map(|change| without.moved(*change)).collect();
        ranking.place_with(id, &rest).is_some_and(|place| place <= shown)
    };
    ways.into_iter().filter(is_enough).take(TRIED).collect()
}

/// Somebody to be like is neither weighed nor a must, and something has to be left to compare by.
fn can_be_made(worked: &Worked, way: &[Change]) -> bool {
    let is_like = |change: &Change| {
        let slot = worked.asked.slots.get(change.criterion());
        slot.is_some_and(|slot| slot == LIKE) && !matches!(change, Change::Drop(_))
    };
    !way.iter().any(is_like) && !worked.ask.with(&trials(worked, way)).is_empty()
}

fn dropped(way: &[Change]) -> Vec<usize> {
    let dropped = way.iter().filter(|change| matches!(change, Change::Drop(_)));
    let mut all: Vec<usize> = dropped.map(|change| change.criterion()).collect();
    all.sort_unstable();
    all
}

fn proposal(worked: &Worked, way: &[Change], place: usize) -> Proposal {
    let steps: Vec<Step> = way.iter().map(|change| step(worked, *change)).collect();
    let texts: Vec<String> = steps.iter().map(|step| step.told(worked)).collect();
    Proposal { text: chat::phrase::and_list(&texts), steps, place: u32::try_from(place).unwrap_or(u32::MAX) }
}

fn step(worked: &Worked, change: Change) -> Step {
    let at = change.criterion();
    let Trial { how, weight, chips, .. } = Trial::of_criterion(worked, change);
    Step {
        how,
        slot: worked.asked.slots.get(at).cloned().unwrap_or_default(),
        criterion: worked.asked.criteria.get(at).map(|one| one.name.clone()).unwrap_or_default(),
        weight,
        chips: chips.into_iter().filter_map(|place| u32::try_from(place).ok()).collect(),
    }
}

impl Step {
    fn told(&self, worked: &Worked) -> String {
        let is_only = worked.asked.slots.iter().filter(|slot| **slot == self.slot).count() < 2;
        let what = match self.slot.as_str() {
            LIKE => "the likeness".to_owned(),
            slot if is_only => format!("the {}", chat::phrase::lowered(label(slot))),
            // Of several of a kind, the one that is meant.
            _ => format!("“{}”", self.criterion),
        };
        match (self.how, self.weight) {
            (How::Drop, _) => format!("drop {what}"),
            (How::Nice, _) => format!("make {what} a wish instead of a must"),
            (How::Must, _) => format!("make {what} a must"),
            (How::Weigh, Some(weight)) => format!("give {what} a weight of {weight}"),
            (How::Weigh, None) => format!("weigh {what} otherwise"),
        }
    }
}
