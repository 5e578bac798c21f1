use super::*;

fn ids(all: &[Match]) -> Vec<u32> {
    all.iter().map(|one| one.id).collect()
}

#[test]
fn a_must_that_fails_keeps_somebody_apart_and_says_which() {
    let criteria =
        [criterion(place("Boston"), Need::Must, 5), criterion(Wish::Way(Way::Video), Need::Nice, 1)];
    let ranked = rank(&student(), &criteria, &[other(3), mentor(2)]);
    assert_eq!((ids(&ranked.ranked), ids(&ranked.apart)), (vec![2], vec![3]));
    assert_eq!(ranked.apart[0].conflicts[0], Conflict::Must(0));
    let nice = [criterion(place("Boston"), Need::Nice, 5)];
    assert_eq!(ids(&rank(&student(), &nice, &[other(3), mentor(2)]).ranked), [2, 3]);
}

#[test]
fn a_must_of_which_nothing_is_known_takes_nobody_out() {
    let unknown = Profile { home: None, ..mentor(4) };
    let ranked = rank(&student(), &[criterion(place("Boston"), Need::Must, 5)], &[unknown, mentor(2)]);
    assert_eq!(ids(&ranked.ranked), [2, 4]);
    let part = ranked.ranked[1].seeker.part(Part::Asked(0)).unwrap();
    assert_eq!(part.value, None);
    assert_eq!(ranked.ranked[1].conflicts, [Conflict::Unsure(0)]);
}

/// "Only in Boston" begins with whoever is there, however well somebody fits of whom it is not known.
#[test]
fn those_come_first_of_whom_all_is_known_that_has_to_be() {
    let (unknown, there) =
        (Profile { home: None, ..mentor(2) }, Profile { home: Some(boston()), ..other(4) });
    let (asker, others) = (student(), [unknown, there, mentor(3)]);
    let known: Vec<Known<'_>> = others.iter().map(Known::new).collect();
    for (need, expected) in [(Need::Must, [3, 4, 2]), (Need::Nice, [3, 2, 4])] {
        let criteria = [criterion(place("Boston"), need, 1)];
        let ranking =
            Ranking::new(&Question { asker: &asker, side: Side::Seeker, criteria: &criteria }, &known);
        assert_eq!(ids(&ranking.ranked().ranked), expected);
        let same = WhatIf::between(&ranking.ranked(), &ranking.ranked_by(&ranking.as_said()), 2);
        assert_eq!(same.stay.iter().map(|one| one.id).collect::<Vec<_>>(), expected[..2]);
        let shown = diversified(&ranking.ranked().ranked, &known, 0.9, 3);
        assert!(need == Need::Nice || shown == expected, "{shown:?}");
    }
}

#[test]
fn what_was_asked_for_counts_on_the_side_of_who_asks_and_on_no_other() {
    let plain = only(&student(), &mentor(2));
    let criteria = [criterion(place("Denver"), Need::Nice, 5)];
    let seen = rank(&student(), &criteria, &[mentor(2)]).ranked.remove(0);
    assert_eq!(plain.offerer, seen.offerer);
    assert!(seen.seeker.value < plain.seeker.value);
    let (asker, others) = (mentor(2), [student()]);
    let known: Vec<Known<'_>> = others.iter().map(Known::new).collect();
    let question = Question { asker: &asker, side: Side::Offerer, criteria: &criteria };
    let turned = Ranking::new(&question, &known).ranked().ranked.remove(0);
    assert_eq!(turned.seeker, plain.seeker);
    assert!(turned.offerer.value < plain.offerer.value);
}

#[test]
fn conflicts_are_told() {
    let full = Profile { places_left: Some(0), ..mentor(2) };
    assert_eq!(only(&student(), &full).conflicts, [Conflict::NoPlaceLeft]);
    assert!(only(&student(), &full).is_blocked());
    let found = only(&student(), &other(3));
    assert!(matches!(found.conflicts[..], [Conflict::NoCommonTime, Conflict::TooFar(km)] if km > 1300.0));
    assert!(!found.is_blocked());
    let seeker = Profile { way: Some(Way::Video), ..student() };
    assert!(only(&seeker, &other(3)).conflicts.contains(&Conflict::OtherWay));
    let mute = Profile { languages: vec!["Korean".to_owned()], ..mentor(2) };
    assert_eq!(only(&student(), &mute).conflicts, [Conflict::NoCommonLanguage]);
    let unknown = Profile { languages: Vec::new(), times: Vec::new(), home: None, ..other(3) };
    assert!(only(&student(), &unknown).conflicts.is_empty());
}

#[test]
fn nobody_is_matched_with_themselves() {
    let twin = Profile { id: 1, ..mentor(1) };
    assert!(rank(&student(), &[], &[twin]).ranked.is_empty());
}

#[test]
fn a_diverse_list_has_the_best_first_and_then_others() {
    let twins: Vec<Profile> = (2..6).map(mentor).collect();
    let designer = Profile {
        work: vec![post("Product designer", "Software", true)],
        fields: vec!["Physics".to_owned()],
        home: Some(chicago()),
        offers: says(&["mock interviews"]),
        ..mentor(9)
    };
    let all: Vec<Profile> = twins.into_iter().chain([designer]).collect();
    let known: Vec<Known<'_>> = all.iter().map(Known::new).collect();
    let asker = student();
    let question = Question { asker: &asker, side: Side::Seeker, criteria: &[] };
    let ranked = Ranking::new(&question, &known).ranked().ranked;
    assert_eq!(ids(&ranked), [2, 3, 4, 5, 9]);
    assert_eq!(diversified(&ranked, &known, 0.0, 3), [2, 3, 4]);
    assert_eq!(diversified(&ranked, &known, 0.5, 3), [2, 9, 3]);
    assert_eq!(diversified(&ranked, &known, 0.5, 50).len(), 5);
    assert!(diversified(&[], &known, 0.5, 3).is_empty());
}
