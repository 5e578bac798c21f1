use std::sync::Arc;

use campus::{
    engagement::{
        Alum, CohortBy, EngagementMode, EngagementRule, FULL, FiscalYear, Picture, RULES, Ranking, Score,
        Seen, Standing, count, worth,
    },
    model::PersonId,
};
use jiff::{
    ToSpan,
    civil::{Date, date},
};
use proptest::{collection::vec, prelude::*};

const TODAY: Date = date(2026, 11, 15);

fn rule() -> impl Strategy<Value = EngagementRule> {
    (0..RULES.len()).prop_map(|at| RULES[at].rule)
}

fn seen() -> impl Strategy<Value = Seen> {
    (rule(), 1_u32..40, -40_i64..6000, prop::option::of(-10_i64..3000)).prop_map(
        |(rule, record, ago, lasted)| {
            let from = TODAY.checked_sub(ago.days()).unwrap();
            if rule.card().lasts {
                Seen::lasting(rule, record, from, lasted.map(|days| from.checked_add(days.days()).unwrap()))
            } else {
                Seen::on(rule, record, from)
            }
        },
    )
}

fn standing(person: u32, alum: Alum, seen: &[Seen]) -> Standing {
    Standing::new(PersonId(person), alum, &count(seen, TODAY), TODAY)
}

fn alum() -> impl Strategy<Value = Alum> {
    let name = |names: &'static [&'static str]| {
        prop::option::of((0..names.len()).prop_map(move |at| Arc::<str>::from(names[at])))
    };
    let class = prop::option::of(1960_i16..2028);
    let fields = name(&["Chemistry", "History", "Law", "Nursing"]);
    let regions = name(&["Vermont", "Ohio", "Japan"]);
    (class, fields, regions, any::<bool>(), any::<bool>()).prop_map(
        |(class_year, field, region, is_contactable, is_named)| Alum {
            class_year,
            field,
            region,
            is_contactable,
            is_named,
        },
    )
}

fn picture() -> impl Strategy<Value = Picture> {
    vec((alum(), vec(seen(), 0..12)), 0..60).prop_map(|people| {
        let all = (1..).zip(people).map(|(id, (alum, seen))| standing(id, alum, &seen));
        Picture::new(TODAY, all.collect())
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn one_thing_more_never_lowers_its_mode_and_leaves_the_others(all in vec(seen(), 0..30), more in seen()) {
        let before = Score::of(&count(&all, TODAY));
        let after = Score::of(&count(&[all, vec![more]].concat(), TODAY));
        for mode in EngagementMode::ALL {
            if mode == more.rule.mode() {
                prop_assert!(after.of_mode(mode) >= before.of_mode(mode));
            } else {
                prop_assert_eq!(after.of_mode(mode), before.of_mode(mode));
            }
        }
        prop_assert!(after.total >= before.total);
    }

    #[test]
    fn what_is_left_never_grows_and_halves_in_a_year(points in 0_u32..200, days in 0_u32..9000, more in 0_u32..400) {
        prop_assert!(worth(points, days) >= worth(points, days + more));
        prop_assert!(worth(points, days) / 2 - worth(points, days + 365) <= 1);
        prop_assert_eq!(worth(points, 0), points * 1000);
    }

    #[test]
    fn everybody_is_worth_less_tomorrow_if_they_do_nothing(all in vec(seen(), 0..30)) {
        // What is to come, and what goes on, is not doing nothing.
        let past: Vec<Seen> = all.into_iter().filter(|one| one.from <= TODAY && one.until.is_some()).collect();
        let past: Vec<Seen> = past.into_iter().filter(|one| one.until <= Some(TODAY)).collect();
        let today = Score::of(&count(&past, TODAY));
        let later = Score::of(&count(&past, TODAY.checked_add(30.days()).unwrap()));
        for mode in EngagementMode::ALL {
            prop_assert!(later.of_mode(mode) <= today.of_mode(mode));
        }
    }

    #[test]
    fn a_score_is_the_sum_of_its_events(all in vec(seen(), 0..40)) {
        let counted = count(&all, TODAY);
        let score = Score::of(&counted);
        for mode in EngagementMode::ALL {
            let own = counted.iter().filter(|one| one.rule.mode() == mode);
            let sum: u32 = own.map(|one| one.worth).sum();
            prop_assert_eq!(score.of_mode(mode), sum.min(FULL));
        }
        prop_assert_eq!(score.total, score.modes.iter().sum::<u32>() / 4);
        for one in &counted {
            let days = u32::try_from((TODAY - one.date).get_days()).unwrap();
            prop_assert_eq!(one.worth, worth(one.points, days));
            prop_assert!(one.date <= TODAY);
        }
    }

    #[test]
    fn the_order_of_the_records_does_not_matter(
        (sorted, shuffled) in vec(seen(), 0..30).prop_flat_map(|all| (Just(all.clone()), Just(all).prop_shuffle()))
    ) {
        prop_assert_eq!(count(&sorted, TODAY), count(&shuffled, TODAY));
    }

    #[test]
    fn no_rule_counts_more_than_its_most_in_a_year(all in vec(seen(), 0..60)) {
        let counted = count(&all, TODAY);
        for card in RULES {
            for year in 2000..2028 {
                let own = counted.iter().filter(|one| one.rule == card.rule && one.year() == FiscalYear(year));
                let counts = own.filter(|one| one.points > 0).count();
                prop_assert!(counts <= card.most_per_year as usize);
            }
        }
    }

    #[test]
    fn cohorts_add_up_to_everybody(picture in picture(), most in 0_usize..4) {
        let years: Vec<FiscalYear> = picture.year().up_to(12).collect();
        let all = picture.shares(&years, &|_| true);
        for by in [CohortBy::Decade, CohortBy::Field, CohortBy::Region] {
            let cohorts = picture.cohorts(by, (&years, most), &|_| true);
            for (at, year) in all.iter().enumerate() {
                let sum = |of: &dyn Fn(&campus::engagement::YearCount) -> u32| -> u32 {
                    cohorts.iter().map(|cohort| of(&cohort.years[at])).sum()
                };
                prop_assert_eq!(sum(&|count| count.contactable), year.contactable);
                prop_assert_eq!(sum(&|count| count.any), year.any);
                for mode in 0..4 {
                    prop_assert_eq!(sum(&|count| count.engaged[mode]), year.engaged[mode]);
                }
            }
        }
        for year in &all {
            prop_assert!(year.any <= year.contactable);
            prop_assert!(year.engaged.iter().all(|mode| *mode <= year.any));
            prop_assert!(year.engaged.iter().sum::<u32>() >= year.any);
        }
    }

    #[test]
    fn lists_have_each_once_in_their_order_and_nobody_who_did_not_agree(picture in picture(), page in 1_usize..7) {
        for ranking in [Ranking::Engaged, Ranking::Rising, Ranking::Lapsed] {
            for mode in EngagementMode::ALL.into_iter().map(Some).chain([None]) {
                let whole = picture.list((ranking, mode), (0, usize::MAX), &|_| true);
                prop_assert_eq!(whole.page.len(), whole.total);
                prop_assert!(whole.page.iter().all(|one| one.alum.is_contactable && one.alum.is_named));
                let mut pages = Vec::new();
                for at in (0..whole.total).step_by(page) {
                    pages.extend(picture.list((ranking, mode), (at, page), &|_| true).page);
                }
                prop_assert_eq!(&pages, &whole.page);
                let mut ids: Vec<_> = pages.iter().map(|one| one.person).collect();
                ids.sort_unstable();
                ids.dedup();
                prop_assert_eq!(ids.len(), whole.total);
            }
        }
    }
}
