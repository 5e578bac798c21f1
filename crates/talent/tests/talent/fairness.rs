//! The rules' own numbers, and what an enumeration of all cases says.

use talent::fairness::{
    Grouping, ImpactMeasure, ImpactRow, ImpactTable, ImpactVerdict, Outcome, fisher, scoring, selection,
};

fn person(sex: &str, race: &str, selected: bool, points: u16) -> Outcome {
    let said = |value: &str| (!value.is_empty()).then(|| value.to_owned());
    Outcome { sex: said(sex), race: said(race), selected, points }
}

/// So many of a group, of whom so many are selected.
fn group(sex: &str, count: u32, selected: u32) -> Vec<Outcome> {
    (0..count).map(|number| person(sex, "", number < selected, 0)).collect()
}

fn row<'a>(table: &'a ImpactTable, name: &str) -> &'a ImpactRow {
    table.rows.iter().find(|row| row.group == name).unwrap()
}

fn two_digits(value: f64) -> String {
    format!("{value:.2}")
}

/// The table of 6 RCNY 5-301. It gives counts and rates; these are the only whole numbers that have them, and together
/// half of the 168 are above the median, as it has to be.
fn local_law_144() -> Vec<Outcome> {
    let above = [("Hispanic", 18), ("White", 15), ("Black", 16), ("Islander", 5), ("Asian", 10), ("", 20)];
    let below = [("Hispanic", 10), ("White", 25), ("Black", 16), ("Islander", 3), ("Asian", 14), ("", 16)];
    let races = |counts: [(&'static str, usize); 6]| counts.into_iter().flat_map(|(r, n)| vec![r; n]);
    let people = |counts, men: usize, from: u16| {
        races(counts).zip(0_u16..).map(move |(race, number)| {
            let sex = if usize::from(number) < men { "Male" } else { "Female" };
            person(sex, race, false, from + number)
        })
    };
    people(above, 50, 5_000).chain(people(below, 42, 1_000)).collect()
}

#[test]
fn local_law_144_comes_out_to_two_decimals() {
    let people = local_law_144();
    let by_sex = scoring(&people, Grouping::Sex);
    assert_eq!((by_sex.total, by_sex.passed, by_sex.unknown), (168, 84, 0));
    assert_eq!(by_sex.median, Some(f64::midpoint(5_000.0, 1_083.0)));
    for (name, count, rate, ratio) in [("Male", 92, "54.3", "1.00"), ("Female", 76, "44.7", "0.82")] {
        let row = row(&by_sex, name);
        assert_eq!(row.count, count);
        assert_eq!(format!("{:.1}", row.rate * 100.0), rate);
        assert_eq!(two_digits(row.ratio.unwrap()), ratio);
    }

    let by_race = scoring(&people, Grouping::Race);
    assert_eq!((by_race.unknown, by_race.unknown_passed, by_race.rows.len()), (36, 20, 5));
    for (name, count, rate, ratio) in [
        // The rule cuts 64.28… off after its first digit.
        ("Hispanic", 28, "64.3", "1.00"),
        ("White", 40, "37.5", "0.58"),
        ("Black", 32, "50.0", "0.78"),
        ("Islander", 8, "62.5", "0.97"),
        ("Asian", 24, "41.7", "0.65"),
    ] {
        let row = row(&by_race, name);
        assert_eq!(row.count, count);
        assert_eq!(format!("{:.1}", row.rate * 100.0), rate);
        assert_eq!(two_digits(row.ratio.unwrap()), ratio, "{name}");
    }
    assert_eq!(row(&by_race, "Hispanic").verdict, ImpactVerdict::Highest);
    assert_eq!(row(&by_race, "White").verdict, ImpactVerdict::Flagged);
}

#[test]
fn both_together_are_a_group_of_their_own() {
    let table = scoring(&local_law_144(), Grouping::Both);
    // One islander is a man. He would be what is left of the islanders, and of the men: no islanders are shown, nor the
    // smallest group of men.
    assert_eq!((table.unknown, table.total), (67, 168));
    let shown: Vec<&str> = table.rows.iter().map(|row| row.group.as_str()).collect();
    assert_eq!(shown, ["Asian, Female", "Black, Female", "Hispanic, Male", "White, Male"]);
    let one = row(&table, "White, Male");
    assert_eq!((one.sex.as_deref(), one.race.as_deref()), (Some("Male"), Some("White")));
    assert_eq!((one.count, one.passed), (40, 15));
    assert!(table.messages.iter().any(|message| message.starts_with("67 of 168 are in no group")));
}

#[test]
fn the_median_of_an_even_number_lies_between_two() {
    let people = |points: &[u16]| -> Vec<Outcome> {
        points.iter().map(|points| person("F", "", false, *points)).collect()
    };
    for (points, median, above) in [
        (&[1, 2, 3, 4][..], Some(2.5), 2),
        (&[4, 2, 3], Some(3.0), 1),
        (&[7, 7, 7, 7], Some(7.0), 0),
        (&[1, 1, 2, 2], Some(1.5), 2),
        (&[10_000], Some(10_000.0), 0),
        (&[], None, 0),
    ] {
        let table = scoring(&people(points), Grouping::Sex);
        assert_eq!((table.median, table.passed), (median, above), "{points:?}");
        assert_eq!(table.measure, ImpactMeasure::Scoring);
    }
}

#[test]
fn below_four_fifths_is_flagged_with_what_is_missing() {
    // The guidelines' own: 48 of 80 white and 12 of 40 black applicants hired, a ratio of one half.
    let people = [group("One", 80, 48), group("Other", 40, 12)].concat();
    let table = selection(&people, Grouping::Sex);
    let other = row(&table, "Other");
    assert!(table.is_flagged);
    assert_eq!((other.verdict, other.against.as_deref()), (ImpactVerdict::Flagged, Some("One")));
    assert_eq!(other.ratio, Some(0.5));
    // .8 of .6 is .48; of 40 people that is 19.2.
    assert_eq!(other.shortfall, 8);
    assert!(other.p.unwrap() < 0.01);
    assert!(other.message.contains("8 more selected would reach it"), "{}", other.message);
    assert_eq!(row(&table, "One").verdict, ImpactVerdict::Highest);
}

#[test]
fn exactly_four_fifths_is_fair() {
    let people = [group("One", 100, 50), group("Other", 100, 40)].concat();
    let table = selection(&people, Grouping::Sex);
    assert_eq!((row(&table, "Other").verdict, row(&table, "Other").shortfall), (ImpactVerdict::Fair, 0));
    assert!(!table.is_flagged);
}

#[test]
fn too_few_are_told_and_not_flagged() {
    let people = [group("One", 10, 5), group("Other", 6, 1)].concat();
    let table = selection(&people, Grouping::Sex);
    let other = row(&table, "Other");
    assert_eq!(other.verdict, ImpactVerdict::TooFew);
    assert!(!table.is_flagged && other.ratio.unwrap() < 0.8 && other.p.unwrap() > 0.05);
    assert!(other.message.starts_with("Too few"), "{}", other.message);
}

#[test]
fn a_small_group_on_top_does_not_hide_how_the_large_ones_differ() {
    let people = [group("Few", 6, 6), group("Many", 100, 60), group("Others", 100, 30)].concat();
    let table = selection(&people, Grouping::Sex);
    let others = row(&table, "Others");
    assert_eq!((others.verdict, others.against.as_deref()), (ImpactVerdict::Flagged, Some("Many")));
    assert_eq!(two_digits(others.ratio.unwrap()), "0.30", "the ratio is to the highest all the same");
    assert_eq!(row(&table, "Few").verdict, ImpactVerdict::Highest);
    assert_eq!(row(&table, "Many").verdict, ImpactVerdict::TooFew);
}

#[test]
fn less_than_two_in_a_hundred_is_shown_and_left_out() {
    let people = [group("One", 150, 60), group("Other", 150, 57), group("Rare", 5, 3)].concat();
    let table = selection(&people, Grouping::Sex);
    let rare = row(&table, "Rare");
    assert_eq!((rare.verdict, rare.ratio, rare.count, rare.passed), (ImpactVerdict::LeftOut, None, 5, 3));
    assert_eq!(row(&table, "One").ratio, Some(1.0));
    assert!(!table.is_flagged);
}

#[test]
fn nobody_selected_and_nobody_at_all_are_no_trouble() {
    let none = selection(&[group("One", 50, 0), group("Other", 50, 0)].concat(), Grouping::Sex);
    assert_eq!((none.rows[0].ratio, none.rows[0].verdict), (None, ImpactVerdict::Nothing));
    let empty = selection(&[], Grouping::Both);
    assert!(empty.rows.is_empty() && empty.total == 0 && !empty.messages.is_empty());
    let silent = selection(&[person("  ", "", true, 0)], Grouping::Sex);
    assert_eq!((silent.unknown, silent.unknown_passed, silent.rows.len()), (1, 1, 0));
}

#[test]
fn nothing_is_said_about_fewer_than_five() {
    let of = |groups: &[Vec<Outcome>]| selection(&groups.concat(), Grouping::Sex);
    let counted = |table: &ImpactTable| (table.rows.len(), table.unknown, table.unknown_passed, table.passed);
    let alone = of(&[group("One", 1, 1)]);
    assert_eq!(counted(&alone), (0, 1, 1, 1));
    let few = of(&[group("One", 40, 20), group("Other", 40, 20), group("Rare", 4, 2)]);
    assert_eq!(counted(&few), (2, 4, 2, 42));
    // Only one group is left, and everybody would be of it.
    let same = of(&[group("One", 40, 20), group("Rare", 4, 2)]);
    assert_eq!(counted(&same), (0, 44, 22, 22));
    assert!(same.messages.iter().any(|message| message.starts_with("There are no two groups")));
    for (passed, shown) in [(0, 2), (4, 0), (5, 2), (75, 2), (76, 0), (80, 2)] {
        let table = of(&[group("One", 40, passed.min(40)), group("Other", 40, passed.saturating_sub(40))]);
        assert_eq!((table.rows.len(), table.passed), (shown, passed), "{:?}", table.messages);
    }
}

#[test]
fn two_tables_beside_each_other_tell_of_nobody() {
    // By race and by sex everybody is counted: what is missing in both together is what is left of them.
    let cells =
        [("F", "A", 20), ("M", "A", 20), ("F", "B", 20), ("M", "B", 3), ("F", "C", 20), ("M", "C", 20)];
    let people: Vec<Outcome> = cells
        .iter()
        .flat_map(|(sex, race, count)| (0..*count).map(move |number| person(sex, race, number % 2 == 0, 0)))
        .collect();
    let table = selection(&people, Grouping::Both);
    for (by, of) in [
        (Grouping::Race, &(|row: &ImpactRow| row.race.clone()) as &dyn Fn(&ImpactRow) -> Option<String>),
        (Grouping::Sex, &|row: &ImpactRow| row.sex.clone()),
    ] {
        for whole in &selection(&people, by).rows {
            let shown = table.rows.iter().filter(|row| of(row) == of(whole));
            let left = whole.count - shown.map(|row| row.count).sum::<u32>();
            assert!(left == 0 || left >= 5, "{}: {left}", whole.group);
        }
    }
    assert!(table.rows.len() >= 2, "{:?}", table.rows);
}

#[test]
fn the_order_of_people_changes_no_table() {
    let mut people = local_law_144();
    let before = scoring(&people, Grouping::Both);
    people.reverse();
    assert_eq!(scoring(&people, Grouping::Both), before);
}

#[test]
fn fishers_test_is_what_counting_every_case_gives() {
    for own in 1..=7_u32 {
        for other in 1..=7_u32 {
            let all = own + other;
            // Who passes is drawn by lot: every choice of so many is as likely as another.
            let mut cases = vec![vec![0_u32; all as usize + 1]; all as usize + 1];
            for drawn in 0..1_u32 << all {
                let of_own = (drawn & ((1 << own) - 1)).count_ones();
                cases[drawn.count_ones() as usize][of_own as usize] += 1;
            }
            for passed in 0..=own {
                for others in 0..=other {
                    let of_these = &cases[(passed + others) as usize];
                    let seen = of_these[passed as usize];
                    let far: u32 = of_these.iter().filter(|count| **count <= seen).sum();
                    let expected = f64::from(far) / f64::from(of_these.iter().sum::<u32>());
                    let found = fisher([passed, others], [own, other]);
                    let table = format!("{passed} of {own} and {others} of {other}");
                    assert!((found - expected).abs() < 1e-9, "{table}: {found}, not {expected}");
                }
            }
        }
    }
}
