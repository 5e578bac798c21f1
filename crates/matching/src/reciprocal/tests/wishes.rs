use super::*;

/// What a wish is worth against the mentor who fits, and against the one who does not.
const NONE: Option<f64> = None;

fn judged(wish: Wish, other: &Profile) -> Option<f64> {
    let criteria = [criterion(wish, Need::Nice, 3)];
    let ranked = rank(&student(), &criteria, std::slice::from_ref(other));
    ranked.find(other.id).unwrap().seeker.part(Part::Asked(0)).unwrap().value
}

#[test]
fn wishes_are_granted_by_what_the_record_says() {
    let text = |text: &str| text.to_owned();
    for (wish, fits, does_not) in [
        (Wish::Field(text("biology")), Some(1.0), Some(0.0)),
        (Wish::Field(text("Microbiology")), Some(0.4), Some(0.0)),
        (Wish::Industry(text("biotech")), Some(1.0), Some(0.0)),
        (Wish::Industry(text("Pharmaceuticals")), Some(0.4), Some(0.0)),
        (Wish::Title(text("Product Manager")), Some(1.0), Some(0.0)),
        (Wish::Title(text("Research associates")), Some(0.8), Some(0.0)),
        (Wish::Skill(text("python")), Some(1.0), NONE),
        (place("Boston"), Some(1.0), Some(0.0)),
        (place("New England"), Some(1.0), Some(0.0)),
        (place("Massachusetts"), Some(1.0), Some(0.0)),
        (place("Midwest"), Some(0.0), Some(1.0)),
        (place("United States"), Some(1.0), Some(1.0)),
        (Wish::Rungs(vec![Rung::Senior]), Some(1.0), Some(0.4)),
        (Wish::Rungs(vec![Rung::Entry, Rung::Intermediate]), Some(0.4), Some(0.2)),
        (Wish::Times(text("weekends")), Some(1.0), Some(0.0)),
        (Wish::Language(text("English")), Some(1.0), Some(1.0)),
        (Wish::Language(text("Korean")), Some(0.0), Some(0.0)),
        (Wish::Way(Way::Video), Some(1.0), Some(0.0)),
        (Wish::Goal(Statement::new("product work")), Some(1.0), Some(0.0)),
        (Wish::Need(Statement::new("interview practice")), Some(0.9), Some(0.0)),
        (Wish::Value(Statement::new("climate")), Some(0.9), Some(0.0)),
    ] {
        let what = format!("{wish:?}");
        let close = |left: Option<f64>, right: Option<f64>| match (left, right) {
            (Some(left), Some(right)) => (left - right).abs() < 1e-9,
            (left, right) => left == right,
        };
        let (one, two) = (judged(wish.clone(), &mentor(2)), judged(wish, &other(3)));
        assert!(close(one, fits) && close(two, does_not), "{what}: {one:?} and {two:?}");
    }
}

/// A title is every spelling of its row in our list, wanted or excluded.
#[test]
fn a_title_is_known_by_each_of_its_names() {
    for (wanted, own, is_one) in [
        ("Lawyer", "Attorney", true),
        ("Lawyer", "Associate attorney", true),
        ("Lawyer", "Junior associate attorney", true),
        ("Lawyer", "Senior associate attorney, Real Estate", true),
        ("Attorney", "Trial lawyer", true),
        ("Lawyer", "District attorney", true),
        ("Lawyer", "Prosecutor", true),
        ("Lawyer", "Legal counsel", true),
        ("Lawyer", "Paralegal", false),
        ("Lawyer", "Developer advocate", false),
        ("Lawyer", "Controller", false),
        ("Doctor", "Attending physician", true),
        ("Doctor", "Resident physician", true),
        ("Doctor", "Neurologist", true),
        ("Doctor", "Physician assistant", false),
        ("Doctor", "Registered nurse", false),
        ("Software developer", "Software engineer", true),
        ("Software developers", "Senior Software Engineer", true),
        ("Programmer", "Software Engineer at Acme", true),
        ("Programmer", "Product manager", false),
        ("Professor", "Associate Professor of Chemistry", true),
        ("Senior software engineer", "Software engineer", false),
    ] {
        let works = Profile { work: vec![post(own, "", true)], ..mentor(2) };
        for excluded in [false, true] {
            let criteria =
                [Criterion { excluded, ..criterion(Wish::Title(wanted.to_owned()), Need::Must, 3) }];
            let ranked = rank(&student(), &criteria, std::slice::from_ref(&works));
            assert_eq!(ranked.place(2).is_some(), is_one != excluded, "{wanted}, excluded {excluded}: {own}");
        }
    }
}

/// "No video" and "not on weekends" leave whoever could also do it otherwise.
#[test]
fn who_could_also_meet_otherwise_is_not_ruled_out() {
    let times = |texts: &[&str]| texts.iter().map(|text| Wish::Times((*text).to_owned())).collect::<Vec<_>>();
    let ways = |ways: &[Way]| ways.iter().copied().map(Wish::Way).collect::<Vec<_>>();
    let of_way = |way| Profile { way, ..mentor(2) };
    let free = |texts: &[&str]| {
        let times = texts.iter().map(|text| (*text).to_owned()).collect();
        Profile { times, ..mentor(2) }
    };
    for (excluded, own, is_left) in [
        (ways(&[Way::Video]), of_way(Some(Way::Either)), true),
        (ways(&[Way::Video]), of_way(Some(Way::InPerson)), true),
        (ways(&[Way::Video]), of_way(Some(Way::Video)), false),
        (ways(&[Way::InPerson]), of_way(Some(Way::Either)), true),
        (ways(&[Way::InPerson]), of_way(Some(Way::InPerson)), false),
        (ways(&[Way::InPerson, Way::Video]), of_way(Some(Way::Either)), false),
        (ways(&[Way::Video]), of_way(None), true),
        (times(&["weekends"]), free(&["weekday evenings", "weekends"]), true),
        (times(&["weekends"]), free(&["any time"]), true),
        (times(&["weekends"]), free(&["weekday evenings"]), true),
        (times(&["weekends"]), free(&["weekends"]), false),
        (times(&["weekends"]), free(&["Saturday mornings"]), false),
        (times(&["weekends", "weekday evenings"]), free(&["weekends", "weekday evenings"]), false),
        (times(&["weekends", "weekday evenings"]), free(&["weekends", "weekday mornings"]), true),
        (times(&["weekends"]), free(&[]), true),
    ] {
        let what = format!("{excluded:?}: {:?}, {:?}", own.way, own.times);
        let none =
            Criterion { any_of: excluded, excluded: true, ..criterion(place("Boston"), Need::Must, 3) };
        let ranked = rank(&student(), &[none], &[own]);
        assert_eq!(ranked.place(2).is_some(), is_left, "{what}");
    }
    let many = judged_out(times(&["weekends"]), &free(&["weekday evenings", "weekends"]));
    let few = judged_out(times(&["weekends"]), &free(&["weekday evenings", "Sunday mornings"]));
    assert!(few > many && many > Some(ENOUGH), "the more is left, the better: {few:?} and {many:?}");
}

fn judged_out(any_of: Vec<Wish>, other: &Profile) -> Option<f64> {
    let criteria = [Criterion { any_of, excluded: true, ..criterion(place("Boston"), Need::Nice, 3) }];
    let ranked = rank(&student(), &criteria, std::slice::from_ref(other));
    ranked.find(other.id).unwrap().seeker.part(Part::Asked(0)).unwrap().value
}

#[test]
fn employers_and_degrees_go_by_their_names() {
    let mut own = mentor(2);
    own.work[0].employer = "Juniper Biologics, Inc.".to_owned();
    own.degrees = vec!["MBA".to_owned()];
    for (wish, expected) in [
        (Wish::Employer("juniper biologics".to_owned()), 1.0),
        (Wish::Employer("Juniper Steel".to_owned()), 0.0),
        (Wish::Degree("Master of Business Administration".to_owned()), 1.0),
        (Wish::Degree("PhD".to_owned()), 0.0),
    ] {
        assert_eq!(judged(wish.clone(), &own), Some(expected), "{wish:?}");
    }
}

#[test]
fn what_lies_farther_than_was_said_is_never_enough() {
    let mut at = mentor(2);
    let wish = |km| Wish::Area(Area { name: "Boston".to_owned(), km: Some(km) });
    at.home = Some(home("Worcester, Massachusetts", 42.27, -71.80));
    assert_eq!(judged(wish(80.0), &at), Some(1.0));
    let near = judged(wish(20.0), &at).unwrap();
    at.home = Some(home("Albany, New York", 42.65, -73.75));
    let far = judged(wish(20.0), &at).unwrap();
    assert!(far < near && near < ENOUGH, "{near} and {far}");
}

#[test]
fn a_place_that_no_list_knows_is_found_by_its_name() {
    let mut at = mentor(2);
    at.home = Some(home("Brattleboro, Vermont, United States", 42.85, -72.56));
    assert_eq!(judged(place("Brattleboro"), &at), Some(1.0));
    assert_eq!(judged(place("New England"), &at), Some(1.0));
    assert_eq!(judged(place("Ohio"), &at), Some(0.0));
    at.home = None;
    assert_eq!(judged(place("Ohio"), &at), None);
}

#[test]
fn of_several_wishes_one_is_enough_and_none_of_the_excluded_may_be() {
    let wishes = vec![place("Boston"), place("Denver")];
    let any = |excluded| Criterion {
        any_of: wishes.clone(),
        excluded,
        ..criterion(place("Boston"), Need::Must, 3)
    };
    let ranked = rank(&student(), &[any(false)], &[mentor(2), other(3)]);
    assert_eq!(ranked.ranked.iter().map(|one| one.id).collect::<Vec<_>>(), [2]);
    let ranked = rank(&student(), &[any(true)], &[mentor(2), other(3)]);
    assert_eq!(ranked.ranked.iter().map(|one| one.id).collect::<Vec<_>>(), [3]);
}

#[test]
fn somebody_like_this_one_is_like_this_one() {
    let like = |profile: &Profile| Wish::Like(Box::new(profile.clone()));
    let (same, unlike) = (judged(like(&mentor(7)), &mentor(2)), judged(like(&mentor(7)), &other(3)));
    assert!(same > Some(0.95) && unlike < Some(0.35), "{same:?} and {unlike:?}");
}
