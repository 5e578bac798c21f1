//! Why somebody is in a list, in a sentence. Every figure in it is a sum over events that can be looked at.

use std::cmp::Reverse;

use jiff::civil::Date;

use super::{Counted, FiscalYear, Ranking, Standing, year_before};

/// So many events speak for somebody.
const MOST: usize = 3;

/// A sentence, and the events that it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    pub sentence: String,
    /// The weightiest first.
    pub because: Vec<Counted>,
}

impl Reason {
    pub fn new(ranking: Ranking, standing: &Standing, counted: &[Counted], as_of: Date) -> Self {
        match ranking {
            Ranking::Engaged => {
                let because = weightiest(counted.iter(), |one| one.worth);
                let events = counted.iter().filter(|one| one.worth > 0).count();
                let noun = if events == 1 { "event counts" } else { "events count" };
                Self { sentence: format!("{events} {noun} on {}.", words(as_of)), because }
            }
            Ranking::Rising => {
                let begins = year_before(as_of);
                let new = counted.iter().filter(|one| one.date > begins);
                let (recent, before) = (standing.recent, standing.before);
                let sentence = format!(
                    "{recent} points in the twelve months up to {}, {before} in the twelve before.",
                    words(as_of)
                );
                Self { sentence, because: weightiest(new, |one| one.points) }
            }
            Ranking::Lapsed => {
                let this = FiscalYear::of(as_of);
                let years: Vec<FiscalYear> =
                    this.back(2).up_to(3).filter(|year| standing.any_year().contains(*year)).collect();
                let own = counted.iter().filter(|one| years.contains(&one.year()));
                let names: Vec<String> = years.iter().map(|year| year.0.to_string()).collect();
                let last = standing.last_of_all().map(words).unwrap_or_default();
                let sentence =
                    format!("Took part in fiscal {}, and in nothing since {last}.", names.join(" and "));
                Self { sentence, because: weightiest(own, |one| one.points) }
            }
        }
    }
}

fn weightiest<'a>(all: impl Iterator<Item = &'a Counted>, weight: impl Fn(&Counted) -> u32) -> Vec<Counted> {
    let mut all: Vec<Counted> = all.filter(|one| weight(one) > 0).copied().collect();
    all.sort_by_key(|one| (Reverse(weight(one)), Reverse(one.date), one.rule, one.record));
    all.truncate(MOST);
    all
}

fn words(date: Date) -> String {
    date.strftime("%B %-d, %Y").to_string()
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::{
        super::{Alum, EngagementRule as Rule, Seen, count},
        *,
    };
    use crate::model::PersonId;

    const TODAY: Date = date(2026, 11, 15);

    fn reason(ranking: Ranking, seen: &[Seen]) -> (String, Vec<u32>) {
        let counted = count(seen, TODAY);
        let standing = Standing::new(PersonId(1), Alum::default(), &counted, TODAY);
        let reason = Reason::new(ranking, &standing, &counted, TODAY);
        (reason.sentence, reason.because.iter().map(|one| one.record).collect())
    }

    #[test]
    fn a_reason_says_what_was_counted_and_when() {
        let active = [
            Seen::on(Rule::Gift, 1, date(2026, 5, 3)),
            Seen::on(Rule::Post, 2, date(2026, 10, 1)),
            Seen::on(Rule::Mail, 3, date(2025, 2, 1)),
        ];
        let (sentence, because) = reason(Ranking::Rising, &active);
        assert_eq!(
            sentence,
            "55 points in the twelve months up to November 15, 2026, 15 in the twelve before."
        );
        assert_eq!(because, [1, 2]);
        let (sentence, because) = reason(Ranking::Engaged, &active);
        assert_eq!(sentence, "3 events count on November 15, 2026.");
        assert_eq!(because, [1, 2, 3]);
        let silent = [Seen::on(Rule::Gift, 1, date(2023, 1, 9)), Seen::on(Rule::Event, 2, date(2025, 3, 4))];
        let (sentence, because) = reason(Ranking::Lapsed, &silent);
        assert_eq!(sentence, "Took part in fiscal 2023 and 2025, and in nothing since March 4, 2025.");
        assert_eq!(because, [1, 2]);
    }
}
