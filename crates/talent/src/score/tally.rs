//! Pieces of evidence for one requirement, the best first.

use std::cmp::Reverse;

use super::{indexed::Piece, meet::MET};
use crate::{EvidenceKind, EvidenceState, SpanOf, TextSpan};

/// So many pieces are shown for a requirement.
const SHOWN: usize = 3;

/// A piece of evidence and how far it meets the requirement.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// Before the kind of evidence is looked at, and after.
    pub value: u16,
    pub strength: u16,
    pub words: u16,
    pub meaning: u16,
    pub kind: EvidenceKind,
    pub span: TextSpan,
    /// The neighbour that it is about.
    pub near: Option<&'static str>,
    /// The job that it belongs to, and its months.
    pub work: Option<(u16, u16)>,
}

impl Offer {
    pub fn new(value: u16, strength: u16, piece: &Piece) -> Self {
        let work = piece.work.zip(piece.months);
        Self { value, strength, words: 0, meaning: 0, kind: piece.kind, span: piece.span, near: None, work }
    }

    /// What shows the thing itself comes before what is near to it, however well that was done. Of two that are worth
    /// the same, the one that stands first.
    fn place(&self) -> (Reverse<bool>, Reverse<u16>, Reverse<u16>, TextSpan) {
        (Reverse(self.value >= MET), Reverse(self.strength), Reverse(self.value), self.span)
    }
}

/// What was offered for one requirement.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// All of it is kept, to be shown. Otherwise the best is.
    keeps: bool,
    top: Option<Offer>,
    all: Vec<Offer>,
    most: u16,
    strongest: Option<Offer>,
    /// Jobs in which it was met, each once, with its months.
    works: Vec<(u16, u16)>,
}

impl Tally {
    pub fn keeping() -> Self {
        Self { keeps: true, ..Self::default() }
    }

    pub fn clear(&mut self) {
        (self.top, self.strongest) = (None, None);
        self.all.clear();
        self.most = 0;
        self.works.clear();
    }

    /// `counts` for what was done in its job for as long as that lasted.
    pub fn offer(&mut self, offer: Offer, counts: bool) {
        self.most = self.most.max(offer.value);
        let gives = |offer: &Offer| (Reverse(offer.strength), offer.place());
        if self.strongest.is_none_or(|strongest| gives(&offer) < gives(&strongest)) {
            self.strongest = Some(offer);
        }
        if self.top.is_none_or(|top| offer.place() < top.place()) {
            self.top = Some(offer);
        }
        if self.keeps {
            self.all.push(offer);
        }
        if let Some(work) = offer.work.filter(|_| counts && offer.value >= MET)
            && !self.works.iter().any(|(number, _)| *number == work.0)
        {
            self.works.push(work);
        }
    }

    pub fn top(&self) -> Option<&Offer> {
        self.top.as_ref()
    }

    /// The largest value there was.
    pub fn most(&self) -> u16 {
        self.most
    }

    /// The largest strength there was: a claim that is added to something near that was done takes nothing from it.
    pub fn strength(&self) -> u16 {
        self.strongest.map_or(0, |strongest| strongest.strength)
    }

    /// Whether nothing of this strength could change what is known.
    pub fn is_settled(&self, strength: u16) -> bool {
        !self.keeps && self.most >= MET && self.top.is_some_and(|top| top.strength > strength)
    }

    pub fn state(&self) -> EvidenceState {
        match self.top {
            Some(_) if self.most >= MET => EvidenceState::Met,
            Some(_) => EvidenceState::Adjacent,
            None => EvidenceState::Unknown,
        }
    }

    pub fn months(&self) -> u16 {
        self.works.iter().fold(0, |sum: u16, (_, months)| sum.saturating_add(*months))
    }

    /// Where the best of it stands, each place once. What gives the strength is always among it.
    pub fn shown(&mut self) -> Vec<SpanOf> {
        self.all.sort_by_key(Offer::place);
        let mut shown: Vec<SpanOf> = Vec::new();
        for offer in &self.all {
            if shown.len() < SHOWN && shown.iter().all(|other| other.span != offer.span) {
                shown.push(SpanOf { span: offer.span, kind: offer.kind });
            }
        }
        if let Some(strongest) = &self.strongest
            && shown.iter().all(|other| other.span != strongest.span)
        {
            shown.truncate(SHOWN - 1);
            shown.push(SpanOf { span: strongest.span, kind: strongest.kind });
        }
        shown
    }
}
