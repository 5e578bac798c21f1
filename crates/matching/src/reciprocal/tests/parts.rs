use std::sync::Arc;

use super::*;

fn value(found: &Match, side: Side, part: Part) -> Option<f64> {
    found.side(side).part(part).unwrap().value
}

#[test]
fn who_fits_gets_more_than_who_does_not_in_every_deep_part() {
    let (near, far) = (only(&student(), &mentor(2)), only(&student(), &other(3)));
    for part in [Part::Goals, Part::Values, Part::Path, Part::Needs] {
        let (one, two) = (value(&near, Side::Seeker, part), value(&far, Side::Seeker, part));
        assert!(one > two && one > Some(0.5), "{part:?}: {one:?} and {two:?}");
    }
    assert!(near.combined > 0.6 && far.combined < 0.3, "{} and {}", near.combined, far.combined);
}

#[test]
fn a_need_is_met_by_an_offer_in_other_words() {
    let found = only(&student(), &mentor(2));
    let met = &found.seeker.part(Part::Needs).unwrap().evidence;
    let first = met.iter().find(|one| one.own == "practice for interviews").unwrap();
    assert_eq!(first.other, "mock interviews");
    let wanted = &found.offerer.part(Part::Needs).unwrap().evidence;
    assert!(wanted.iter().any(|one| one.own == "mock interviews"), "{wanted:?}");
}

#[test]
fn a_record_answers_a_need_that_no_offer_names() {
    let seeker = Profile { needs: says(&["honest advice about law school"]), ..student() };
    let lawyer =
        Profile { offers: Vec::new(), work: vec![post("Associate attorney", "Law", true)], ..mentor(2) };
    let found = only(&seeker, &lawyer);
    let part = found.seeker.part(Part::Needs).unwrap();
    assert!(part.value > Some(0.7), "{part:?}");
    assert_eq!(part.evidence[0].other, "Associate attorney, Law");
    let same = Profile { needs: says(&["somebody in the same field"]), ..student() };
    let part = only(&same, &Profile { offers: Vec::new(), ..mentor(2) });
    assert_eq!(part.seeker.part(Part::Needs).unwrap().evidence[0].other, "Biology");
}

#[test]
fn what_is_deep_weighs_more_than_what_lies_on_the_surface() {
    let of = |layer| Part::ALL.into_iter().filter(move |part| part.layer() == layer);
    let sum = |layer| of(layer).map(Part::weight).sum::<f64>();
    assert!(sum(Layer::Deep) > sum(Layer::Surface));
    let least = of(Layer::Deep).map(Part::weight).fold(f64::MAX, f64::min);
    assert!(of(Layer::Surface).all(|part| part.weight() < least));
    assert_eq!(of(Layer::Complementary).collect::<Vec<_>>(), [Part::Needs]);
}

#[test]
fn what_is_not_known_is_neutral_and_said_to_be_unknown() {
    let empty = Profile { id: 9, ..Profile::default() };
    let found = only(&student(), &empty);
    for fit in [&found.seeker, &found.offerer] {
        assert!(fit.parts.iter().all(|part| part.value.is_none()), "{fit:?}");
        let weight: f64 = Part::ALL.iter().map(|part| part.weight()).sum();
        let neutral = Part::ALL.iter().map(|part| part.weight() * part.neutral()).sum::<f64>() / weight;
        assert!((fit.value - neutral).abs() < 1e-12);
    }
    assert!(found.conflicts.is_empty());
}

#[test]
fn a_mentor_who_has_been_there_counts_less_than_one_who_is_there() {
    let former = Profile {
        work: vec![post("Teacher", "Education", true), post("Product manager", "Software", false)],
        ..mentor(2)
    };
    let (now, then) = (only(&student(), &mentor(2)), only(&student(), &former));
    let goals = |found: &Match| value(found, Side::Seeker, Part::Goals).unwrap();
    assert!(goals(&now) > goals(&then) && goals(&then) > 0.4, "{} and {}", goals(&now), goals(&then));
}

#[test]
fn distance_matters_less_to_those_who_can_meet_by_video() {
    let of = |way| {
        let far = Profile { home: Some(chicago()), way: Some(way), ..mentor(2) };
        value(&only(&student(), &far), Side::Seeker, Part::Place).unwrap()
    };
    assert!(of(Way::InPerson) < 0.1 && of(Way::Video) > 0.4);
    let near = value(&only(&student(), &mentor(2)), Side::Seeker, Part::Place);
    assert_eq!(near, Some(1.0));
}

#[test]
fn meaning_helps_where_words_do_not() {
    let axis = |at: usize| {
        let mut vector = [0.0; crate::DIMENSIONS];
        vector[at] = 1.0;
        Some(Arc::new(vector))
    };
    let say = |text: &str, at| vec![Statement::new(text).with(axis(at))];
    let seeker = Profile { needs: say("xylophone", 0), ..Profile::default() };
    let value = |offers| {
        let found = only(&seeker, &Profile { id: 2, offers, ..Profile::default() });
        found.seeker.part(Part::Needs).unwrap().value
    };
    assert_eq!(value(say("marimba", 0)), Some(1.0));
    assert_eq!(value(say("marimba", 1)), Some(0.0));
}

#[test]
fn the_same_industry_has_many_names() {
    for (name, expected) in
        [("Finance", 1.0), ("Financial Services", 1.0), ("Banking", 0.4), ("Software", 0.0), ("Alchemy", 0.0)]
    {
        let seeker = Profile { drawn_to: vec!["Financial Services".to_owned()], ..Profile::default() };
        let offerer = Profile { id: 2, work: vec![post("", name, true)], ..Profile::default() };
        let found = only(&seeker, &offerer);
        assert_eq!(value(&found, Side::Seeker, Part::Industry), Some(expected), "{name}");
    }
}
