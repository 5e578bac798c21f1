use std::collections::BTreeSet;

use super::{schools::*, *};
use crate::{AwardYear, Formula, interval::Bounds, pell::Way};

const TODAY: Date = date(2026, 11, 17);

/// Index and grant as a second program found them, written from the tables alone.
const EXPECTED: [(&str, Formula, i64, i64, Way); 7] = [
    ("two-earners", Formula::A, 3541, 3855, Way::Calculated),
    ("single-parent", Formula::A, -1500, 7395, Way::Maximum),
    ("dairy-farm", Formula::A, 6821, 740, Way::Minimum),
    ("on-my-own", Formula::B, 4372, 3025, Way::Calculated),
    ("student-parent", Formula::C, 1267, 6130, Way::Calculated),
    ("newlyweds", Formula::B, 12_708, 740, Way::Minimum),
    ("second-marriage", Formula::A, 3444, 3950, Way::Calculated),
];

fn sample(id: &str) -> Sample {
    families().into_iter().find(|family| family.id == id).unwrap()
}

#[test]
fn there_are_eight_and_each_is_told_in_two_sentences() {
    let all = families();
    assert_eq!(all.iter().map(|family| family.id).collect::<BTreeSet<_>>().len(), 8);
    for family in &all {
        assert_eq!(family.story.matches(". ").count(), 1, "{}", family.story);
        assert!(family.story.ends_with('.'));
    }
}

#[test]
fn the_complete_ones_have_a_result_at_two_schools() {
    for (id, formula, sai, pell, way) in EXPECTED {
        let found = sample(id).worksheet.work_out(TODAY);
        assert_eq!((found.problems, found.missing), (vec![], vec![]), "{id}");
        let result = found.result.unwrap();
        let estimate = result.estimate;
        assert_eq!(
            (result.formula, estimate.sai, estimate.pell, estimate.way),
            (formula, sai, pell, way),
            "{id}"
        );
        assert_eq!(
            (found.sai, found.pell),
            (Bounds { least: sai, most: sai }, Bounds { least: pell, most: pell })
        );
        assert_eq!(found.schools.len(), 2);
        assert!(found.schools[0].name.starts_with("Northfield"));
        for school in &found.schools {
            assert!(school.package.cost > 0 && school.package.over_award == 0, "{id} at {}", school.name);
        }
    }
}

/// The range was found by trying every open answer and every dollar of the range.
#[test]
fn the_half_finished_one_has_a_range() {
    let found = sample("half-finished").worksheet.work_out(TODAY);
    assert!(found.result.is_none() && found.problems.is_empty());
    assert_eq!(found.missing, ["benefit", "student.filing", "parent.schedules", "parent.amounts.agi"]);
    assert_eq!(found.sai, Bounds { least: 2109, most: 6441 });
    assert_eq!(found.pell, Bounds { least: 955, most: 5285 });
}

#[test]
fn northfield_costs_what_its_page_says() {
    let total = |living| northfield(living).costs.total();
    assert_eq!([Living::Hall, Living::OffCampus, Living::WithParents].map(total), [47_300, 47_500, 39_700]);
    // "Net price" on the page on costs, "Gap to be paid" on the page on scholarships.
    let found = sample("two-earners").worksheet.work_out(TODAY);
    let package = &found.schools[0].package;
    assert_eq!((package.net_price, package.unmet), (25_445, 17_545));
    let paid: Vec<i64> = found.schools[0].schedule.payments.iter().map(|payment| payment.amount).collect();
    assert_eq!(paid, [192_800, 192_700]);
}

#[test]
fn each_shows_what_its_story_says() {
    let index = |sheet: &Worksheet| sheet.work_out(TODAY).result.unwrap().estimate.sai;
    let mut farm = sample("dairy-farm").worksheet;
    let now = index(&farm);
    farm.application.year = AwardYear::Y2025;
    assert!(index(&farm) > now + 15_000, "a farm that counts");
    let mut second = sample("second-marriage").worksheet;
    second.application.other_parent.amounts.agi = Some(Answer::Exactly(21_340 - 241));
    assert_eq!(index(&second), 1450, "below the asset test");
    let mut alaska = sample("newlyweds").worksheet;
    alaska.application.household.state = Some("MA".to_owned());
    assert_eq!(alaska.work_out(TODAY).pell, Bounds { least: 0, most: 0 });
    let alone = sample("on-my-own").worksheet.work_out(TODAY);
    let percents: Vec<i64> =
        alone.schools[0].schedule.payments.iter().map(|payment| payment.intensity).collect();
    assert_eq!(percents, [75, 67, 50]);
}
