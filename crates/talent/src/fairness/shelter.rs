//! What keeps a table from telling which group somebody is in: what can be read off it, or off two tables beside each
//! other, is about at least five people.

use std::{cmp::Reverse, collections::BTreeMap, ops::AddAssign};

use super::{Grouping, impact::Group, tally::Tally};

/// So many people are the least that anything is said about.
pub const FEWEST: u32 = 5;

pub type Groups<'a> = BTreeMap<Group<'a>, Tally>;

/// Takes out the groups that are too small to be shown, and all of them where it would be told who passed. Those who are
/// taken out are counted with those who have not said.
pub fn shelter(groups: &mut Groups<'_>, unknown: &mut Tally, grouping: Grouping) {
    let mut out: Groups<'_> = groups.extract_if(.., |_, tally| tally.count < FEWEST).collect();
    if grouping == Grouping::Both {
        while let Some(group) = subtracted(groups, &out) {
            out.extend(groups.remove_entry(&group));
        }
    }
    let all = groups.values().chain(out.values()).fold(*unknown, |mut all, one| {
        all += *one;
        all
    });
    if groups.len() < 2 || tells(all) {
        out.append(groups);
    }
    for tally in out.into_values() {
        *unknown += tally;
    }
}

/// Whether those who passed, or those who did not, are too few to say anything of them.
pub fn tells(all: Tally) -> bool {
    let is_few = |number: u32| (1..FEWEST).contains(&number);
    is_few(all.passed) || is_few(all.count - all.passed)
}

/// A group that has to go as well, because what went of its race or sex is the rest of another table: the smallest.
fn subtracted<'a>(groups: &Groups<'a>, out: &Groups<'a>) -> Option<Group<'a>> {
    let is_few = |alike: &dyn Fn(&Group<'a>) -> bool| {
        let gone: u32 = out.iter().filter(|(group, _)| alike(group)).map(|(_, tally)| tally.count).sum();
        (1..FEWEST).contains(&gone)
    };
    let told = groups.iter().filter(|(group, _)| {
        is_few(&|other| other.race == group.race) || is_few(&|other| other.sex == group.sex)
    });
    told.min_by_key(|(group, tally)| (tally.count, Reverse(**group))).map(|(group, _)| *group)
}

/// Where a line is drawn if it is wanted at `cut`: there, or so far below that two lines have at least five people
/// between them. Whoever tries one line after the other does not learn whose group a single person is.
pub fn line(points: &[u16], cut: u16) -> u16 {
    let fewest = FEWEST as usize;
    let mut points = points.to_vec();
    points.sort_unstable_by_key(|one| Reverse(*one));
    let wanted = points.partition_point(|one| *one >= cut);
    if wanted == 0 {
        return cut;
    }
    let mut last = 0;
    for end in 1..=points.len() {
        let (above, left) = (points[end - 1], points.len() - end);
        let is_line = left == 0 || (points[end] < above && end - last >= fewest && left >= fewest);
        if !is_line {
            continue;
        }
        if end >= wanted {
            return if end == wanted { cut } else { above };
        }
        last = end;
    }
    cut
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.count += other.count;
        self.passed += other.passed;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_two_lines_there_are_five_people_or_nobody() {
        let points = [90, 80, 80, 70, 60, 50, 50, 40, 30, 20, 20, 20, 10];
        let selected = |cut: u16| {
            let line = line(&points, cut);
            points.iter().filter(|one| **one >= line).count()
        };
        let mut numbers: Vec<usize> = (0..=100).map(selected).collect();
        numbers.dedup();
        assert_eq!(numbers, [13, 5, 0]);
        assert_eq!(
            (line(&points, 60), line(&points, 55), line(&points, 91)),
            (60, 55, 91),
            "as it is wanted"
        );
        assert_eq!((line(&points, 90), line(&points, 61), line(&points, 50)), (60, 60, 10), "further below");
        assert_eq!((line(&[], 50), line(&[7], 7), line(&[7, 7, 7, 6], 7)), (50, 7, 6));
    }

    #[test]
    fn whoever_has_one_score_is_on_one_side() {
        let points = [9, 9, 9, 9, 9, 9, 9, 5, 5, 5, 5, 5];
        assert_eq!((line(&points, 9), line(&points, 6), line(&points, 5)), (9, 6, 5));
    }
}
