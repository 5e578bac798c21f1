use super::{super::model::*, *};

fn chips(all: &[(&str, &str, &str)]) -> Vec<DirectoryChip> {
    let edited = all.iter().map(|(slot, text, need)| {
        let edited = serde_json::json!({ "slot": slot, "text": text, "need": need });
        serde_json::from_value(edited).unwrap()
    });
    read_chips(&edited.collect::<Vec<EditedChip>>(), TODAY).unwrap()
}

/// How far around the first place of a filter is looked.
fn km(wanted: &campus::search::PeopleFilter) -> Option<u32> {
    wanted.one_of.iter().flatten().find(|one| one.place.is_some()).and_then(|one| one.km)
}

#[test]
fn a_distance_that_would_be_nice_is_that_of_a_nice_place() {
    for need in ["nice", "must"] {
        let chips = chips(&[("place", "Boston", "nice"), ("within", "30 miles", need)]);
        assert_eq!(filter(&chips).nice.iter().map(km).collect::<Vec<_>>(), [Some(48)]);
        assert_eq!(reading(&chips), "ideally within 30 miles of Boston");
        assert_eq!(notes(&chips), Vec::<String>::new());
    }
}

#[test]
fn a_place_that_has_to_be_so_is_told_with_the_distance_that_it_is_looked_for_with() {
    let must = chips(&[("place", "Boston", "must"), ("within", "30 miles", "must")]);
    assert_eq!((km(&filter(&must).must), reading(&must).as_str()), (Some(48), "within 30 miles of Boston"));
    let mixed = chips(&[("place", "Boston", "must"), ("within", "30 miles", "nice")]);
    assert_eq!((km(&filter(&mixed).must), reading(&mixed).as_str()), (Some(50), "within 50 km of Boston"));
    let note =
        "“30 miles” narrows nothing: the place has to be so, and the distance would only be nice.".to_owned();
    assert_eq!(notes(&mixed), [note]);
}

#[test]
fn what_would_be_nice_is_counted_chip_by_chip_and_distances_are_left_out() {
    let chips = chips(&[
        ("within", "30 miles", "nice"),
        ("place", "Boston", "nice"),
        ("field", "Chemistry", "nice"),
        ("gave", "gave", "must"),
    ]);
    let nice = filter(&chips).nice;
    assert_eq!(nice.len(), 2);
    assert_eq!((km(&nice[0]), nice[1].one_of[0][0].field.as_deref()), (Some(48), Some("Chemistry")));
}

#[test]
fn a_distance_without_a_place_is_told() {
    for need in ["must", "nice"] {
        let chips = chips(&[("within", "30 miles", need), ("gave", "gave", "must")]);
        let note = "“30 miles” narrows nothing: a distance needs a place.".to_owned();
        assert_eq!(notes(&chips), [note], "{need}");
    }
}

/// How far around the first excluded place of a filter is looked.
fn km_around_excluded(wanted: &campus::search::PeopleFilter) -> Option<u32> {
    wanted.none_of.iter().find(|one| one.place.is_some()).and_then(|one| one.km)
}

#[test]
fn a_distance_that_is_excluded_is_that_of_the_places_that_are() {
    for (text, wanted, excluded) in [
        ("alumni more than 30 miles from Boston", None, Some(48)),
        ("alumni not within 30 miles of Boston", None, Some(48)),
        ("alumni not in Boston", None, Some(50)),
        ("alumni in Massachusetts more than 30 miles from Boston", None, Some(48)),
        ("alumni within 30 miles of Boston, not in Providence", Some(48), Some(50)),
        ("alumni within 30 miles of Boston", Some(48), None),
        ("alumni near Boston but not in Boston", Some(50), Some(4)),
        ("alumni in Boston but not in Cambridge, MA", Some(50), Some(4)),
        ("alumni in Boston, not within 10 miles of Cambridge, MA", Some(50), Some(16)),
    ] {
        let compiled = compile(text, TODAY);
        let must = filter(&compiled.chips).must;
        assert_eq!((km(&must), km_around_excluded(&must)), (wanted, excluded), "{text}");
        assert_eq!(notes(&compiled.chips), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn who_is_no_alum_may_be_anybody_else() {
    use campus::people::PersonKind;
    for (text, kind) in [
        ("people who are not alumni", None),
        ("people who are not students", Some(PersonKind::Alum)),
        ("staff", None),
        ("people in Boston", Some(PersonKind::Alum)),
    ] {
        assert_eq!(filter(&compile(text, TODAY).chips).must.kind, kind, "{text}");
    }
}

#[test]
fn an_amount_and_a_time_are_told_to_be_two_things() {
    let compiled = compile("people who gave $1,000 or more in 2024", TODAY);
    let note = "“gave at least $1,000 in all” counts the gifts of all years, whatever “gave in 2024” says.";
    assert_eq!(notes(&compiled.chips), [note]);
    assert!(notes(&compile("who gave $1,000 or more", TODAY).chips).is_empty());
}
