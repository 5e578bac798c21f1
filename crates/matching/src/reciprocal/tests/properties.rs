use proptest::{prelude::*, sample::select};

use super::*;

const TEXTS: &[&str] = &[
    "mock interviews",
    "practice for interviews",
    "work in biotech",
    "become a product manager",
    "go to law school",
    "advice on salary",
    "climate",
    "veterans",
    "somebody in the same field",
    "xyz",
    "",
];
const FIELDS: &[&str] = &["Biology", "Microbiology", "Economics", "Chemistry", "underwater welding", ""];
const INDUSTRIES: &[&str] = &["Biotechnology", "Finance", "Banking", "Law", "Alchemy", ""];
const TITLES: &[&str] = &["Product manager", "Research associate", "Associate attorney", "Controller", ""];
const TIMES: &[&str] = &["weekday evenings", "weekends", "Friday afternoons", "never", ""];
const LANGUAGES: &[&str] = &["English", "Spanish", "Korean"];
const WAYS: &[Option<Way>] = &[None, Some(Way::InPerson), Some(Way::Video), Some(Way::Either)];

fn texts() -> impl Strategy<Value = Vec<Statement>> {
    prop::collection::vec(select(TEXTS).prop_map(Statement::new), 0..4)
}

fn some(of: &'static [&'static str]) -> impl Strategy<Value = Vec<String>> {
    prop::collection::vec(select(of).prop_map(str::to_owned), 0..3)
}

fn posts() -> impl Strategy<Value = Vec<Post>> {
    let one = (select(TITLES), select(INDUSTRIES), any::<bool>());
    prop::collection::vec(one.prop_map(|(title, industry, now)| post(title, industry, now)), 0..3)
}

prop_compose! {
    fn profile(id: u32)(
        (goals, needs, offers, values) in (texts(), texts(), texts(), texts()),
        (fields, work, drawn_to) in (some(FIELDS), posts(), some(INDUSTRIES)),
        rung in prop::option::of(select(&Rung::ALL[..])),
        at in prop::option::of((-90.0..90.0_f64, -180.0..180.0_f64)),
        (times, way, languages) in (some(TIMES), select(WAYS), some(LANGUAGES)),
        places_left in prop::option::of(0..3_u32),
    ) -> Profile {
        let home = at.map(|(latitude, longitude)| home("Somewhere", latitude, longitude));
        Profile {
            id, goals, needs, offers, values, fields, work, drawn_to, rung, home, times, way, languages, places_left,
            ..Profile::default()
        }
    }
}

fn wish() -> impl Strategy<Value = Wish> {
    prop_oneof![
        select(TEXTS).prop_map(|text| Wish::Goal(Statement::new(text))),
        select(TEXTS).prop_map(|text| Wish::Need(Statement::new(text))),
        select(TEXTS).prop_map(|text| Wish::Value(Statement::new(text))),
        select(FIELDS).prop_map(|text| Wish::Field(text.to_owned())),
        select(INDUSTRIES).prop_map(|text| Wish::Industry(text.to_owned())),
        select(TITLES).prop_map(|text| Wish::Title(text.to_owned())),
        select(&["Boston", "Midwest", "nowhere"][..]).prop_map(place),
        select(TIMES).prop_map(|text| Wish::Times(text.to_owned())),
        select(&[Way::InPerson, Way::Video, Way::Either][..]).prop_map(Wish::Way),
        select(LANGUAGES).prop_map(|text| Wish::Language(text.to_owned())),
    ]
}

fn criteria() -> impl Strategy<Value = Vec<Criterion>> {
    let one = (wish(), any::<bool>(), 1..=5_u8, any::<bool>());
    let one = one.prop_map(|(wish, must, weight, excluded)| {
        let need = if must { Need::Must } else { Need::Nice };
        Criterion { excluded, ..criterion(wish, need, weight) }
    });
    prop::collection::vec(one, 0..4)
}

fn pool() -> impl Strategy<Value = Vec<Profile>> {
    (2..12_u32).map(|id| profile(id).boxed()).collect::<Vec<_>>()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_value_lies_between_nothing_and_all(asker in profile(1), others in pool(), criteria in criteria()) {
        let ranked = rank(&asker, &criteria, &others);
        prop_assert_eq!(ranked.ranked.len() + ranked.apart.len(), others.len());
        for one in ranked.ranked.iter().chain(&ranked.apart) {
            for fit in [&one.seeker, &one.offerer] {
                prop_assert!((0.0..=1.0).contains(&fit.value));
                for part in &fit.parts {
                    prop_assert!(part.value.is_none_or(|value| (0.0..=1.0).contains(&value)), "{:?}", part);
                    prop_assert!(part.weight > 0.0);
                }
            }
            let (least, most) = (one.seeker.value.min(one.offerer.value), one.seeker.value.max(one.offerer.value));
            prop_assert!(one.combined >= least - 1e-12 && one.combined <= most + 1e-12);
        }
        prop_assert!(ranked.ranked.windows(2).all(|two| two[0].order(&two[1]).is_lt()));
    }

    #[test]
    fn the_mean_of_both_is_the_same_from_either_side(left in 0.0..=1.0_f64, right in 0.0..=1.0_f64, more in 0.0..=1.0_f64) {
        prop_assert_eq!(harmonic(left, right).to_bits(), harmonic(right, left).to_bits());
        prop_assert!(harmonic(left.max(more), right) >= harmonic(left, right) - 1e-15);
        prop_assert!(harmonic(left, 0.0).abs() < f64::EPSILON);
        prop_assert!((harmonic(left, left) - left).abs() < 1e-12);
    }

    #[test]
    fn more_of_any_part_is_never_less(values in prop::collection::vec(prop::option::of(0.0..=1.0_f64), 10), at in 0..10_usize, by in 0.0..=1.0_f64) {
        let fit = |values: &[Option<f64>]| {
            let parts = Part::ALL.into_iter().zip(values);
            let parts = parts.map(|(part, value)| PartScore { part, value: *value, weight: part.weight(), evidence: Vec::new() });
            Fit::new(parts.collect()).value
        };
        let before = fit(&values);
        let mut more = values.clone();
        let counted = values[at].unwrap_or_else(|| Part::ALL[at].neutral());
        more[at] = Some((counted + by).min(1.0));
        prop_assert!(fit(&more) >= before - 1e-15);
        prop_assert!(harmonic(fit(&more), 0.5) >= harmonic(before, 0.5) - 1e-15);
    }

    #[test]
    fn neither_the_order_of_people_nor_that_of_statements_matters(asker in profile(1), others in pool(), criteria in criteria(), turn in 0..10_usize) {
        let plain = rank(&asker, &criteria, &others);
        let mut turned = others.clone();
        turned.rotate_left(turn);
        turned.reverse();
        for one in &mut turned {
            for list in [&mut one.goals, &mut one.needs, &mut one.offers, &mut one.values] {
                list.reverse();
            }
            one.fields.reverse();
            one.languages.reverse();
            one.times.reverse();
        }
        let again = rank(&asker, &criteria, &turned);
        let told = |ranked: &Ranked| ranked.ranked.iter().chain(&ranked.apart)
            .map(|one| (one.id, one.combined.to_bits(), one.seeker.value.to_bits(), one.offerer.value.to_bits()))
            .collect::<Vec<_>>();
        prop_assert_eq!(told(&plain), told(&again));
        prop_assert_eq!(rank(&asker, &criteria, &others), plain);
    }

    #[test]
    fn the_quick_order_is_the_ranking(asker in profile(1), others in pool(), criteria in criteria()) {
        let known: Vec<Known<'_>> = others.iter().map(Known::new).collect();
        let ranking = Ranking::new(&Question { asker: &asker, side: Side::Seeker, criteria: &criteria }, &known);
        let quick = ranking.order_by(&ranking.as_said());
        let whole: Vec<(u32, f64)> = ranking.ranked().ranked.iter().map(|one| (one.id, one.combined)).collect();
        prop_assert_eq!(quick, whole);
    }

    #[test]
    fn a_change_that_is_proposed_does_what_it_promises(asker in profile(1), others in pool(), criteria in criteria(), id in 2..12_u32) {
        let known: Vec<Known<'_>> = others.iter().map(Known::new).collect();
        let ranking = Ranking::new(&Question { asker: &asker, side: Side::Seeker, criteria: &criteria }, &known);
        for changes in ranking.ways().take(40) {
            let after = ranking.ranked_by(&ranking.changed(&changes));
            prop_assert_eq!(after.place(id), ranking.place_with(id, &changes), "{:?}", changes);
        }
    }

    #[test]
    fn what_is_reckoned_quickly_is_the_same(asker in profile(1), others in pool(), is_seeker: bool) {
        let side = if is_seeker { Side::Seeker } else { Side::Offerer };
        let known: Vec<Known<'_>> = others.iter().map(Known::new).collect();
        let ranked = Ranking::new(&Question { asker: &asker, side, criteria: &[] }, &known).ranked();
        let own = Known::new(&asker);
        for quick in quick::Pool::new(&known).compare(&own, side) {
            let slow = ranked.find(quick.id).unwrap();
            let has = |wanted: fn(&Conflict) -> bool| slow.conflicts.iter().any(wanted);
            prop_assert_eq!(quick.seeker.to_bits(), slow.seeker.value.to_bits(), "{:?}", slow);
            prop_assert_eq!(quick.offerer.to_bits(), slow.offerer.value.to_bits(), "{:?}", slow);
            prop_assert_eq!(quick.combined().to_bits(), slow.combined.to_bits());
            prop_assert_eq!(quick.no_common_time, has(|one| matches!(one, Conflict::NoCommonTime)));
            prop_assert_eq!(quick.too_far, has(|one| matches!(one, Conflict::TooFar(_))));
            prop_assert_eq!(quick.other_way, has(|one| matches!(one, Conflict::OtherWay)));
            prop_assert_eq!(quick.no_common_language, has(|one| matches!(one, Conflict::NoCommonLanguage)));
            prop_assert_eq!(quick.no_place_left, has(|one| matches!(one, Conflict::NoPlaceLeft)));
        }
    }

    #[test]
    fn a_list_that_is_shown_holds_everybody_once(asker in profile(1), others in pool(), share in 0.0..=1.0_f64) {
        let known: Vec<Known<'_>> = others.iter().map(Known::new).collect();
        let ranked = Ranking::new(&Question { asker: &asker, side: Side::Seeker, criteria: &[] }, &known).ranked().ranked;
        let shown = diversified(&ranked, &known, share, usize::MAX);
        let mut all = shown.clone();
        all.sort_unstable();
        let mut expected: Vec<u32> = ranked.iter().map(|one| one.id).collect();
        expected.sort_unstable();
        prop_assert_eq!(all, expected);
        if share < 1.0 {
            prop_assert_eq!(shown.first(), ranked.first().map(|one| &one.id));
        }
    }
}

/// Whoever adds something that nobody may be judged by has to change this list, and to think about it.
#[test]
fn a_profile_holds_nothing_protected() {
    let all = serde_json::to_value(Profile::default()).unwrap();
    let mut fields: Vec<&str> = all.as_object().unwrap().keys().map(String::as_str).collect();
    fields.sort_unstable();
    let expected = [
        "degrees",
        "drawnTo",
        "fields",
        "goals",
        "home",
        "id",
        "languages",
        "needs",
        "offers",
        "placesLeft",
        "rung",
        "skills",
        "times",
        "values",
        "wanted",
        "way",
        "work",
    ];
    assert_eq!(fields, expected);
}
