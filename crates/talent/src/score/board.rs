//! Many people and one role: how far each meets each requirement, as a table of small numbers.

use std::collections::HashMap;

use super::{
    ask::Ask,
    indexed::Indexed,
    meet::meet,
    tally::Tally,
    weigh::{Term, total},
    words,
};
use crate::{EvidenceKind, EvidenceState, Requirement, Score};

const STATES: [EvidenceState; 4] =
    [EvidenceState::Met, EvidenceState::Adjacent, EvidenceState::Missing, EvidenceState::Unknown];
const KINDS: [EvidenceKind; 6] = [
    EvidenceKind::Outcome,
    EvidenceKind::Described,
    EvidenceKind::Practised,
    EvidenceKind::Certified,
    EvidenceKind::Listed,
    EvidenceKind::Claimed,
];

/// How far one person meets one requirement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The requirement's id.
    pub requirement: u16,
    pub state: EvidenceState,
    pub strength: u16,
    /// The best evidence's kind.
    pub kind: Option<EvidenceKind>,
}

/// The same without the id: state, strength, kind.
pub(super) type Known = (EvidenceState, u16, Option<EvidenceKind>);

/// Everybody's strengths and states for one role. It knows no weights and no places in résumés: weights come with each
/// question, and places are found again for the one whose details are looked at.
#[derive(Clone, Debug)]
pub struct Board {
    ids: Vec<u16>,
    pub(super) keys: Vec<u64>,
    /// What decides between two who are alike in everything else: a number made from the evidence and the role.
    pub(super) prints: Vec<u64>,
    /// A row for each person, one after the other.
    pub(super) strengths: Vec<u16>,
    states: Vec<u8>,
    rows: HashMap<u64, u32>,
    print: u64,
}

impl Board {
    pub fn new<'a>(ask: &Ask, people: impl Iterator<Item = (u64, &'a Indexed)>) -> Self {
        let mut board = Self::empty(ask.wants.iter().map(|want| want.id).collect(), ask.print);
        let mut cover = Vec::new();
        let mut tally = Tally::default();
        let mut cells = Vec::with_capacity(ask.len());
        for (key, who) in people {
            ask.cover(who, &mut cover);
            cells.clear();
            for number in 0..ask.len() {
                tally.clear();
                let (state, strength) = meet(ask, number, who, &cover, &mut tally);
                let kind = tally.top().filter(|_| strength > 0).map(|top| top.kind);
                cells.push((state, strength, kind));
            }
            board.push(key, who.print, &cells);
        }
        board
    }

    pub(super) fn empty(ids: Vec<u16>, print: u64) -> Self {
        Self {
            ids,
            keys: Vec::new(),
            prints: Vec::new(),
            strengths: Vec::new(),
            states: Vec::new(),
            rows: HashMap::new(),
            print,
        }
    }

    /// A key that comes again is left out: nobody stands twice in a list.
    pub(super) fn push(&mut self, key: u64, print: u64, cells: &[Known]) {
        let row = u32::try_from(self.keys.len()).unwrap_or(u32::MAX);
        if self.rows.contains_key(&key) {
            return;
        }
        self.rows.insert(key, row);
        self.keys.push(key);
        self.prints.push(words::mix(print ^ self.print));
        for (state, strength, kind) in cells {
            self.strengths.push(*strength);
            self.states.push(packed(*state, *kind));
        }
    }

    pub fn len(&self) -> usize {
        self.keys.len()
    }

    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// In the order in which they came.
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// How far one person meets each requirement, in the order of the role.
    pub fn row(&self, key: u64) -> Option<Vec<Cell>> {
        let row = self.row_of(key)?;
        let cells = self.ids.iter().enumerate().map(|(column, requirement)| {
            let at = row * self.ids.len() + column;
            let (state, kind) = unpacked(self.states[at]);
            Cell { requirement: *requirement, state, strength: self.strengths[at], kind }
        });
        Some(cells.collect())
    }

    /// One person's score with these weights, line by line.
    pub fn score(&self, key: u64, requirements: &[Requirement]) -> Option<Score> {
        let row = self.row_of(key)?;
        let terms: Vec<Term> = requirements
            .iter()
            .map(|one| Term::new(one, self.column(one.id).map(|column| self.cell(row, column))))
            .collect();
        Some(total(&terms))
    }

    pub(super) fn row_of(&self, key: u64) -> Option<usize> {
        self.rows.get(&key).map(|row| *row as usize)
    }

    pub(super) fn column(&self, requirement: u16) -> Option<usize> {
        self.ids.iter().position(|id| *id == requirement)
    }

    pub(super) fn width(&self) -> usize {
        self.ids.len()
    }

    pub(super) fn cell(&self, row: usize, column: usize) -> (EvidenceState, u16) {
        let at = row * self.ids.len() + column;
        (unpacked(self.states[at]).0, self.strengths[at])
    }
}

/// Both in one byte: the state in two bits, the kind above them, 0 for none.
fn packed(state: EvidenceState, kind: Option<EvidenceKind>) -> u8 {
    let kind = kind.map_or(0, |kind| place(&KINDS, kind) + 1);
    place(&STATES, state) | (kind << 2)
}

fn unpacked(byte: u8) -> (EvidenceState, Option<EvidenceKind>) {
    let kind = usize::from(byte >> 2).checked_sub(1).and_then(|at| KINDS.get(at).copied());
    (STATES[usize::from(byte & 3)], kind)
}

fn place<T: Copy + PartialEq>(all: &[T], one: T) -> u8 {
    all.iter().position(|other| *other == one).and_then(|at| u8::try_from(at).ok()).unwrap_or_default()
}
