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
