//! A result as a picture: students on one side, mentors on the other, as many as can be read.

use std::collections::BTreeSet;

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    model::{Named, RoundMethod, RoundSide},
    results::PairRow,
};

/// Somebody in the picture.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundNode {
    pub side: RoundSide,
    pub person: Named,
}

/// Two who are matched, in one way or in both.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundEdge {
    pub student: u32,
    pub mentor: u32,
    pub value: f64,
    pub methods: Vec<RoundMethod>,
}

/// Whom to show.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Chosen {
    /// The mentors with the best pairs, each with all of their students.
    Best,
    /// Somebody, and all who have to do with them.
    Around(u32),
}

/// The pairs that are shown, and in a sentence which those are. Each mentor is there with all of their students.
pub fn choose(
    stable: &[PairRow],
    total: &[PairRow],
    (chosen, limit): (Chosen, usize),
) -> (Vec<RoundEdge>, String) {
    let mut edges = together(stable, total);
    let all = edges.len();
    match chosen {
        Chosen::Around(person) => {
            // Their own pairs, and those of the mentors in them.
            let is_own = |edge: &RoundEdge| edge.student == person || edge.mentor == person;
            let mentors: BTreeSet<u32> =
                edges.iter().filter(|edge| is_own(edge)).map(|edge| edge.mentor).collect();
            edges.retain(|edge| mentors.contains(&edge.mentor));
            // Their own first.
            edges.sort_by_key(|edge| (!is_own(edge), edge.mentor, edge.student));
            let found = edges.len();
            edges.truncate(limit);
            let shown = edges.len();
            let rest = if shown < found { format!(", the first {shown} of {found}") } else { String::new() };
            (edges, format!("The pairs of this person, and of the mentors in them{rest}."))
        }
        Chosen::Best if all <= limit => (edges, format!("All {all} pairs.")),
        Chosen::Best => {
            edges.sort_by(|one, other| {
                other.value.total_cmp(&one.value).then(one.student.cmp(&other.student))
            });
            let mut mentors = BTreeSet::new();
            let mut shown: Vec<RoundEdge> = Vec::new();
            for edge in &edges {
                if mentors.contains(&edge.mentor) {
                    continue;
                }
                let of_mentor: Vec<&RoundEdge> =
                    edges.iter().filter(|other| other.mentor == edge.mentor).collect();
                if shown.len() + of_mentor.len() > limit {
                    break;
                }
                mentors.insert(edge.mentor);
                shown.extend(of_mentor.into_iter().cloned());
            }
            let (count, shown_count) = (mentors.len(), shown.len());
            let who = if count == 1 {
                "The mentor with the best pair, with all of their students".to_owned()
            } else {
                format!("The {count} mentors with the best pairs, each with all of their students")
            };
            let sentence = format!("{who}: {shown_count} of {all} pairs.");
            (shown, sentence)
        }
    }
}

fn together(stable: &[PairRow], total: &[PairRow]) -> Vec<RoundEdge> {
    let mut edges = std::collections::BTreeMap::<(u32, u32), RoundEdge>::new();
    for row in stable.iter().chain(total) {
        let edge = edges.entry((row.student, row.mentor)).or_insert_with(|| RoundEdge {
            student: row.student,
            mentor: row.mentor,
            value: row.value,
            methods: Vec::new(),
        });
        edge.methods.push(row.method);
    }
    edges.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(method: RoundMethod, student: u32, mentor: u32, value: f64) -> PairRow {
        PairRow {
            method,
            student,
            mentor,
            there: value,
            back: value,
            value,
            student_choice: 1,
            mentor_choice: 1,
        }
    }

    #[test]
    fn the_picture_says_whom_it_shows() {
        let stable = [
            row(RoundMethod::Stable, 1, 90, 0.9),
            row(RoundMethod::Stable, 2, 90, 0.2),
            row(RoundMethod::Stable, 3, 91, 0.5),
        ];
        let total = [row(RoundMethod::Total, 1, 90, 0.9), row(RoundMethod::Total, 3, 92, 0.4)];
        let (edges, told) = choose(&stable, &total, (Chosen::Best, 9));
        assert_eq!((edges.len(), told.as_str()), (4, "All 4 pairs."));
        assert_eq!(edges[0].methods, RoundMethod::BOTH);
        let (edges, told) = choose(&stable, &total, (Chosen::Best, 2));
        assert_eq!(edges.iter().map(|edge| edge.mentor).collect::<Vec<_>>(), [90, 90]);
        assert!(told.starts_with("The mentor with the best pair"), "{told}");
        let (edges, _) = choose(&stable, &total, (Chosen::Around(3), 9));
        assert_eq!(edges.iter().map(|edge| edge.mentor).collect::<Vec<_>>(), [91, 92]);
        let (edges, told) = choose(&stable, &total, (Chosen::Around(90), 1));
        assert_eq!((edges.len(), told.contains("the first 1 of 2")), (1, true));
        assert!(choose(&[], &[], (Chosen::Best, 5)).0.is_empty());
    }
}
