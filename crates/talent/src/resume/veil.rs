use std::ops::Range;

use crate::model::MaskedKind;

/// Bytes of a text that blind readers do not get to see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mask {
    pub range: Range<usize>,
    pub kind: MaskedKind,
}

/// A text with stand-ins, and how its bytes and those of the text itself lead to each other.
pub(super) struct Veil {
    pub text: String,
    stretches: Vec<Stretch>,
}

struct Stretch {
    veiled: Range<usize>,
    own: Range<usize>,
    is_masked: bool,
}

impl Veil {
    /// The masks are in order and do not overlap.
    pub fn new(text: &str, masks: &[Mask]) -> Self {
        let mut veil = Self { text: String::with_capacity(text.len()), stretches: Vec::new() };
        let mut at = 0;
        for mask in masks {
            veil.push(&text[at..mask.range.start], at..mask.range.start, false);
            veil.push(mask.kind.stand_in(), mask.range.clone(), true);
            at = mask.range.end;
        }
        veil.push(&text[at..], at..text.len(), false);
        veil
    }

    fn push(&mut self, shown: &str, own: Range<usize>, is_masked: bool) {
        if own.is_empty() {
            return;
        }
        let start = self.text.len();
        self.text.push_str(shown);
        self.stretches.push(Stretch { veiled: start..self.text.len(), own, is_masked });
    }

    /// Where a place of the veiled text stands in the text itself. Of a stand-in, all that it stands for.
    pub fn back(&self, range: &Range<usize>) -> Range<usize> {
        let start =
            match self.stretches.get(self.stretches.partition_point(|one| one.veiled.end <= range.start)) {
                Some(one) if one.is_masked => one.own.start,
                Some(one) => one.own.start + (range.start - one.veiled.start),
                None => self.own_end(),
            };
        if range.is_empty() {
            return start..start;
        }
        let end = match self.stretches.get(self.stretches.partition_point(|one| one.veiled.end < range.end)) {
            Some(one) if one.is_masked => one.own.end,
            Some(one) => one.own.start + range.end.saturating_sub(one.veiled.start),
            None => self.own_end(),
        };
        start..end.max(start)
    }

    /// Where a place of the text stands behind the veil. `None` if nothing of it is to be seen.
    pub fn forth(&self, range: &Range<usize>) -> Option<Range<usize>> {
        let first = self.stretches.partition_point(|one| one.own.end <= range.start);
        let after = self.stretches.partition_point(|one| one.own.start < range.end);
        let touched = self.stretches.get(first..after)?;
        touched.iter().any(|one| !one.is_masked).then_some(())?;
        let (left, right) = (touched.first()?, touched.last()?);
        let start = if left.is_masked {
            left.veiled.start
        } else {
            left.veiled.start + range.start.saturating_sub(left.own.start)
        };
        let end = if right.is_masked {
            right.veiled.end
        } else {
            right.veiled.start + (range.end.min(right.own.end) - right.own.start)
        };
        Some(start..end.max(start))
    }

    /// Where a byte of the text stands behind the veil, or what it became a part of.
    pub fn place(&self, byte: usize) -> usize {
        match self.stretches.get(self.stretches.partition_point(|one| one.own.end <= byte)) {
            Some(one) if one.is_masked => one.veiled.start,
            Some(one) => one.veiled.start + (byte - one.own.start),
            None => self.text.len(),
        }
    }

    /// Whether a stand-in is part of this place of the veiled text.
    pub fn is_masked(&self, range: &Range<usize>) -> bool {
        let first = self.stretches.partition_point(|one| one.veiled.end <= range.start);
        let rest = self.stretches.get(first..).unwrap_or_default();
        rest.iter().take_while(|one| one.veiled.start < range.end).any(|one| one.is_masked)
    }

    fn own_end(&self) -> usize {
        self.stretches.last().map_or(0, |one| one.own.end)
    }
}

/// In order, without overlaps. Neighbours of one kind become one: how many words a name or a school has must not show.
pub(super) fn merged(text: &str, mut masks: Vec<Mask>) -> Vec<Mask> {
    masks.retain(|mask| !mask.range.is_empty());
    masks.sort_by_key(|mask| (mask.range.start, std::cmp::Reverse(mask.range.end)));
    let mut merged: Vec<Mask> = Vec::with_capacity(masks.len());
    for mask in masks {
        match merged.last_mut() {
            Some(last) if mask.range.start < last.range.end => {
                last.range.end = last.range.end.max(mask.range.end);
            }
            Some(last)
                if last.kind == mask.kind && joins(&text[last.range.end..mask.range.start], mask.kind) =>
            {
                last.range.end = mask.range.end;
            }
            _ => merged.push(mask),
        }
    }
    merged
}

fn joins(between: &str, kind: MaskedKind) -> bool {
    between.chars().all(|letter| match kind {
        MaskedKind::Name => letter.is_whitespace() || matches!(letter, '.' | ','),
        MaskedKind::Pronoun => matches!(letter, ' ' | '/' | ','),
        MaskedKind::School | MaskedKind::Address => {
            matches!(letter, ' ' | '\t' | ',' | '-' | '–' | '—' | '|')
        }
        MaskedKind::GraduationYear => matches!(letter, ' ' | '-' | '–' | '—' | '/'),
        MaskedKind::Contact | MaskedKind::Age | MaskedKind::Photo => letter == ' ',
    })
}

const KINDS: [MaskedKind; 8] = [
    MaskedKind::Name,
    MaskedKind::Pronoun,
    MaskedKind::Contact,
    MaskedKind::Address,
    MaskedKind::School,
    MaskedKind::GraduationYear,
    MaskedKind::Age,
    MaskedKind::Photo,
];

/// Whether a veiled text says anything besides its stand-ins.
pub(super) fn says_something(veiled: &str) -> bool {
    let mut rest = veiled;
    while let Some(letter) = rest.chars().next() {
        let stand_in = KINDS.iter().map(|kind| kind.stand_in()).find(|stand_in| rest.starts_with(stand_in));
        if stand_in.is_none() && letter.is_alphanumeric() {
            return true;
        }
        rest = &rest[stand_in.map_or(letter.len_utf8(), str::len)..];
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mask(range: Range<usize>, kind: MaskedKind) -> Mask {
        Mask { range, kind }
    }

    #[test]
    fn places_lead_through_the_veil_and_back() {
        let text = "Ann Lee knows Rust, Ann does";
        let masks = [mask(0..7, MaskedKind::Name), mask(20..23, MaskedKind::Name)];
        let veil = Veil::new(text, &masks);
        assert_eq!(veil.text, "[name] knows Rust, [name] does");
        assert_eq!(veil.back(&(13..17)), 14..18);
        assert_eq!(veil.forth(&(14..18)), Some(13..17));
        assert_eq!(veil.back(&(0..6)), 0..7);
        assert_eq!((veil.forth(&(0..3)), veil.forth(&(4..10))), (None, Some(0..9)));
        assert_eq!(veil.back(&(0..veil.text.len())), 0..text.len());
        assert_eq!(veil.forth(&(0..text.len())), Some(0..veil.text.len()));
        assert!(veil.is_masked(&(2..4)) && !veil.is_masked(&(7..12)));
        assert_eq!((veil.place(2), veil.place(14), veil.back(&(0..0))), (0, 13, 0..0));
        assert_eq!(Veil::new("", &[]).back(&(0..0)), 0..0);
    }

    #[test]
    fn neighbours_of_a_kind_become_one() {
        let text = "she/her, Ann B. Lee, Yale, New Haven";
        let masks = vec![
            mask(4..7, MaskedKind::Pronoun),
            mask(0..3, MaskedKind::Pronoun),
            mask(9..12, MaskedKind::Name),
            mask(13..14, MaskedKind::Name),
            mask(16..19, MaskedKind::Name),
            mask(21..25, MaskedKind::School),
            mask(27..36, MaskedKind::School),
        ];
        let ranges: Vec<_> = merged(text, masks).into_iter().map(|mask| mask.range).collect();
        assert_eq!(ranges, [0..7, 9..19, 21..36]);
    }

    #[test]
    fn stand_ins_alone_say_nothing() {
        for (text, says) in [("[name], [year]", false), ("[they] led", true), ("", false), ("–", false)] {
            assert_eq!(says_something(text), says, "{text}");
        }
    }
}
