//! What an alumni directory asks: who fits, how many of each kind, year by year, and where they live.

use std::collections::BTreeMap;

use campus::{
    model::{EventKind, Seniority},
    people::PersonKind,
    search::{
        Amounts, Attended, Audience, Belongs, Contact, Days, Month, Months, PeopleFilter, Years, compiled,
        compiled_group,
    },
};
use jiff::civil::date;
use matching::{
    index::{Column, Filter, Index, Page, Query, Weights},
    lexicon::industries::industries,
};

use measure::{Outcome, usage};

const ROUNDS: usize = 5;
const SHOWN: usize = 25;
const READERS: Audience = Audience::Directory;

/// Filters as they come from the ask bar, each of several things at once.
fn filters() -> Vec<PeopleFilter> {
    let none = PeopleFilter::default;
    let alum = || PeopleFilter { kind: Some(PersonKind::Alum), ..none() };
    let not = |one: PeopleFilter| vec![one];
    let gave = || PeopleFilter { gave: Some(true), ..none() };
    let attended = |kinds: &[EventKind], from, to| {
        let month = |year: Option<i16>, month| year.map(|year| Month { year, month });
        let months = Months { from: month(from, 1), to: month(to, 12) };
        Some(Attended { kinds: kinds.to_vec(), months })
    };
    let since = |year| Some(Months { from: Some(Month { year, month: 1 }), to: None });
    vec![
        // Chemists in Boston from the nineties who came to an event but never gave.
        PeopleFilter {
            field: Some("Chemistry".to_owned()),
            place: Some("Boston".to_owned()),
            km: Some(50),
            class_from: Some(1990),
            class_to: Some(1999),
            attended: attended(&[], None, None),
            none_of: not(gave()),
            ..alum()
        },
        // Donors since 2020.
        PeopleFilter { gave_in: since(2020), ..alum() },
        // No gift since 2021, and at an event in 2025.
        PeopleFilter {
            attended: attended(&[], Some(2025), Some(2025)),
            none_of: not(PeopleFilter { gave_in: since(2021), ..none() }),
            ..alum()
        },
        // At a reunion or homecoming between 2015 and 2020, not in Massachusetts.
        PeopleFilter {
            attended: attended(&[EventKind::Reunion, EventKind::Homecoming], Some(2015), Some(2020)),
            none_of: not(PeopleFilter { place: Some("Massachusetts".to_owned()), ..none() }),
            ..alum()
        },
        // Last gift before 2020, of at least $1,000 in all.
        PeopleFilter {
            last_gift: Some(Days { from: None, to: Some(date(2019, 12, 31)) }),
            given: Some(Amounts { from: Some(100_000), to: None }),
            ..alum()
        },
        // Volunteers since 2019 who organise a group.
        PeopleFilter {
            volunteered_in: Some(Years { from: Some(2019), to: None }),
            belongs: Some(Belongs { group: None, organises: true }),
            ..alum()
        },
        // Directors in biotechnology or software, with an MBA.
        PeopleFilter {
            seniority: Some(Seniority::Director),
            degree: Some("Master of Business Administration".to_owned()),
            one_of: vec![vec![
                PeopleFilter { industry: Some("Biotechnology".to_owned()), ..none() },
                PeopleFilter { industry: Some("Software".to_owned()), ..none() },
            ]],
            ..alum()
        },
        // Stale contact data in California, email not bounced.
        PeopleFilter {
            place: Some("California".to_owned()),
            contact: Some(Contact::StaleSince(date(2023, 11, 1))),
            none_of: not(PeopleFilter { contact: Some(Contact::Bounced), ..none() }),
            ..alum()
        },
        // Everybody.
        alum(),
    ]
}

/// How long each way of asking took; the first round does not count.
pub fn times(index: &Index) -> Outcome<BTreeMap<&'static str, Vec<f64>>> {
    let mut times: BTreeMap<_, Vec<f64>> = BTreeMap::new();
    let by_industry: Vec<Filter> = industries()
        .iter()
        .map(|one| PeopleFilter { industry: Some(one.name.to_owned()), ..PeopleFilter::default() })
        .map(|group| compiled_group(&group, READERS))
        .collect();
    let by_year: Vec<Filter> =
        (2012..=2026).flat_map(deeds_of).map(|group| compiled_group(&group, READERS)).collect();
    for round in 0..=ROUNDS {
        for wanted in filters() {
            let filter = compiled(&wanted, READERS);
            let listed = usage::milliseconds(|| {
                index.search(&Query::default(), &filter, Weights::default(), Page::first(SHOWN)).map(drop)
            })?;
            let counted = usage::milliseconds(|| index.tally(&filter, &by_industry).map(drop))?;
            let drawn = usage::milliseconds(|| index.tally(&filter, &by_year).map(drop))?;
            let mapped = usage::milliseconds(|| index.spread(&filter, Column::new("spot")).map(drop))?;
            if round > 0 {
                for (way, took) in [("list", listed), ("counts", counted), ("series", drawn), ("map", mapped)]
                {
                    times.entry(way).or_default().push(took);
                }
            }
        }
    }
    Ok(times)
}

/// Who gave, came and volunteered in a year.
fn deeds_of(year: i16) -> [PeopleFilter; 3] {
    let none = PeopleFilter::default;
    let months = Months { from: Some(Month { year, month: 1 }), to: Some(Month { year, month: 12 }) };
    [
        PeopleFilter { gave_in: Some(months), ..none() },
        PeopleFilter { attended: Some(Attended { kinds: Vec::new(), months }), ..none() },
        PeopleFilter { volunteered_in: Some(Years::only(year)), ..none() },
    ]
}
