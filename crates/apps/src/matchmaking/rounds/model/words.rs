//! Reasons in words.

use super::{Requirement, RoundReason, RoundSide, RoundWaiting};

/// Why somebody has nobody, in a sentence or two.
pub fn sentence(side: RoundSide, reason: &RoundReason) -> String {
    let (others, other) = match side {
        RoundSide::Students => ("mentors", "mentor"),
        RoundSide::Mentors => ("students", "student"),
    };
    match reason {
        RoundReason::OwnLimit => match side {
            RoundSide::Students => "Has a mentor already, or is being introduced to one.".to_owned(),
            RoundSide::Mentors => "Has no place left.".to_owned(),
        },
        RoundReason::NobodyThere => format!("There are no {others} in this round."),
        RoundReason::NobodyAcceptable { excluded } => match excluded.first() {
            None => format!("None of the {others} is acceptable both ways."),
            Some(most) => {
                let rest = match excluded.get(1) {
                    Some(next) => format!(" Next, {} for {}.", lacking(next.requirement, side), next.count),
                    None => String::new(),
                };
                let lacking = lacking(most.requirement, side);
                format!(
                    "None of the {others} is acceptable. What keeps most of them away: {lacking}, for {}.{rest}",
                    most.count
                )
            }
        },
        RoundReason::AllTaken { acceptable, first } => {
            let all = counted(*acceptable, other, others);
            let names = listed(first);
            match side {
                RoundSide::Students => format!(
                    "Could have {all}; every one of them is full with students they prefer or like as well{names}."
                ),
                RoundSide::Mentors => {
                    format!(
                        "Could have {all}; every one of them has a mentor they prefer or like as well{names}."
                    )
                }
            }
        }
        RoundReason::ForTheWhole { first, .. } => {
            let names = listed(first);
            format!(
                "Left over so that the whole comes out better; there are {others} who would have agreed{names}."
            )
        }
    }
}

fn counted(count: u32, one: &str, many: &str) -> String {
    if count == 1 { format!("one {one}") } else { format!("{count} {many}") }
}

fn listed(first: &[RoundWaiting]) -> String {
    let names: Vec<&str> = first.iter().take(3).map(|one| one.person.name.as_str()).collect();
    if names.is_empty() { String::new() } else { format!(" (first: {})", names.join(", ")) }
}

fn lacking(requirement: Requirement, side: RoundSide) -> &'static str {
    match (requirement, side) {
        (Requirement::CommonTime, _) => "no time of the week that suits both",
        (Requirement::CommonWay, _) => "no way to meet that suits both",
        (Requirement::CommonLanguage, _) => "no language in common",
        (Requirement::NotAgain, _) => "matched before or declined",
        (Requirement::LeastFit, _) => "a fit below the least that was asked for",
        (Requirement::NotRankedByStudent, RoundSide::Students)
        | (Requirement::NotRankedByMentor, RoundSide::Mentors) => "not on the person's own list",
        (Requirement::NotRankedByStudent | Requirement::NotRankedByMentor, _) => {
            "the person is not on their list"
        }
        (Requirement::SamePerson, _) => "the same person",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matchmaking::rounds::model::{Named, reason::RoundRefusal};

    #[test]
    fn a_reason_names_whom_and_what() {
        let waiting = |id: u32, name: &str| RoundWaiting {
            person: Named { id, name: name.to_owned() },
            choice: 1,
            standing: 4,
            load: 2,
            capacity: 2,
        };
        let taken = RoundReason::AllTaken {
            acceptable: 2,
            first: vec![waiting(1, "Ada Byron"), waiting(2, "Bo Li")],
        };
        assert_eq!(
            sentence(RoundSide::Students, &taken),
            "Could have 2 mentors; every one of them is full with students they prefer or like as well (first: Ada \
             Byron, Bo Li)."
        );
        let refusal = |requirement, count| RoundRefusal { requirement, count };
        let nobody = RoundReason::NobodyAcceptable {
            excluded: vec![refusal(Requirement::CommonTime, 41), refusal(Requirement::CommonWay, 3)],
        };
        assert_eq!(
            sentence(RoundSide::Students, &nobody),
            "None of the mentors is acceptable. What keeps most of them away: no time of the week that suits both, \
             for 41. Next, no way to meet that suits both for 3."
        );
        assert_eq!(sentence(RoundSide::Mentors, &RoundReason::OwnLimit), "Has no place left.");
    }
}
