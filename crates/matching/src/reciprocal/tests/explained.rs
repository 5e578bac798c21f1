use super::*;

fn ranking_of<'a>(asker: &'a Profile, criteria: &'a [Criterion], others: &[Profile]) -> Ranking<'a> {
    let known: Vec<Known<'_>> = others.iter().map(Known::new).collect();
    Ranking::new(&Question { asker, side: Side::Seeker, criteria }, &known)
}

/// The smallest change that brings somebody among the first so many, and the place they would have.
fn smallest(all: &Ranking<'_>, id: u32, shown: usize) -> Option<(Vec<Change>, usize)> {
    all.ways().find_map(|way| {
        let place = all.place_with(id, &way).filter(|place| *place <= shown)?;
        Some((way, place))
    })
}

fn tried(all: &Ranking<'_>, changes: &[Change], shown: usize) -> WhatIf {
    WhatIf::between(&all.ranked(), &all.ranked_by(&all.changed(changes)), shown)
}

#[test]
fn why_this_one_names_the_strongest_parts_first() {
    let found = only(&student(), &mentor(2));
    let reasons = reasons(&found.seeker);
    assert!([Part::Goals, Part::Path, Part::Needs].contains(&reasons[0].part), "{:?}", reasons[0]);
    assert!(reasons.windows(2).all(|two| two[0].gain() >= two[1].gain()));
    assert!(reasons[0].evidence.iter().any(|one| !one.other.is_empty()));
    let far = only(&student(), &other(3));
    let doubts = doubts(&far.seeker);
    assert!(doubts.iter().any(|part| part.part == Part::Availability));
}

#[test]
fn a_must_is_softened_to_bring_somebody_back() {
    let (asker, far) = (student(), Profile { home: Some(chicago()), ..mentor(3) });
    let criteria = [criterion(place("Boston"), Need::Must, 3)];
    let all = ranking_of(&asker, &criteria, &[mentor(2), far, other(4)]);
    let why = all.why_not(3, 2).unwrap();
    assert_eq!((why.blocked.as_slice(), why.place), (&[Conflict::Must(0)][..], None));
    assert_eq!(smallest(&all, 3, 2), Some((vec![Change::Soften(0)], 2)));
}

#[test]
fn the_smallest_change_of_weights_is_found() {
    // The one is in Boston; the other is far and does more for the student.
    let asker = student();
    let near = Profile { offers: says(&["talks in class"]), ..mentor(2) };
    let far = Profile { home: Some(home("Denver, Colorado", 39.74, -104.99)), ..mentor(3) };
    let criteria =
        [criterion(place("Boston"), Need::Nice, 5), criterion(place("Massachusetts"), Need::Nice, 5)];
    let all = ranking_of(&asker, &criteria, &[near, far]);
    let last = 3;
    assert_eq!(all.ranked().ranked[0].id, 2);
    let why = all.why_not(last, 1).unwrap();
    let (change, place) = smallest(&all, last, 1).expect("some change does it");
    assert_eq!(place, 1);
    let after = all.ranked_by(&all.changed(&change));
    assert_eq!(after.ranked[0].id, last);
    assert!(change.len() <= 2);
    assert!(why.differences[0].lost > 0.0);
}

#[test]
fn somebody_whom_no_change_brings_up_is_told_so() {
    let asker = student();
    let all = ranking_of(&asker, &[], &[mentor(2), other(3)]);
    let why = all.why_not(3, 1).unwrap();
    assert_eq!((smallest(&all, 3, 1), why.place), (None, Some(2)));
    assert!([Part::Goals, Part::Path, Part::Needs].contains(&why.differences[0].part));
    assert_eq!(all.why_not(99, 1), None);
    assert_eq!(all.why_not(2, 1).unwrap().place, Some(1));
}

#[test]
fn without_a_criterion_some_enter_and_some_leave() {
    let asker = student();
    let far = Profile { home: Some(chicago()), ..mentor(3) };
    let near = Profile { home: Some(boston()), ..other(4) };
    let criteria = [criterion(place("Boston"), Need::Must, 5)];
    let all = ranking_of(&asker, &criteria, &[mentor(2), far, near]);
    let change = tried(&all, &[Change::Drop(0)], 2);
    assert_eq!((change.before, change.after), (2, 3));
    let ids = |moves: &[Move]| moves.iter().map(|one| one.id).collect::<Vec<_>>();
    assert_eq!((ids(&change.enter), ids(&change.leave), ids(&change.stay)), (vec![3], vec![4], vec![2]));
    let entered = change.enter[0];
    assert_eq!((entered.before, entered.after.map(|after| after.0)), (None, Some(2)));
    let left = change.leave[0];
    assert_eq!((left.before.map(|it| it.0), left.after.map(|it| it.0)), (Some(2), Some(3)));
    let same = tried(&all, &[], 2);
    assert!(same.enter.is_empty() && same.leave.is_empty());
}

#[test]
fn from_one_ranking_to_another_some_may_be_in_one_of_them_only() {
    let near = rank(&student(), &[], &[mentor(2), other(3)]);
    let far =
        rank(&student(), &[criterion(place("Boston"), Need::Must, 2)], &[mentor(2), other(3), mentor(4)]);
    let change = WhatIf::between(&near, &far, 2);
    assert_eq!((change.before, change.after), (2, 2));
    let told =
        |moves: &[Move]| moves.iter().map(|one| (one.id, one.before.map(|it| it.0))).collect::<Vec<_>>();
    assert_eq!((told(&change.enter), told(&change.leave)), (vec![(4, None)], vec![(3, Some(2))]));
    assert_eq!((change.leave[0].after, change.stay[0].after.map(|it| it.0)), (None, Some(1)));
}
