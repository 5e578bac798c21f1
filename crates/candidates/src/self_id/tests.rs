use super::{
    import::{RACES, SEXES},
    made,
};

#[test]
fn made_up_people_have_made_up_answers_and_some_have_none() {
    let all: Vec<_> = (1..=10_000).map(made::of).collect();
    let silent = all.iter().filter(|(sex, _)| sex.is_none()).count();
    assert!((700..900).contains(&silent), "{silent}");
    for sex in SEXES {
        let count = all.iter().filter(|(said, _)| *said == Some(sex)).count();
        assert!((4300..4900).contains(&count), "{sex}: {count}");
    }
    for race in RACES {
        assert!(all.iter().any(|(_, said)| *said == Some(race)), "{race}");
    }
    assert_eq!(all, (1..=10_000).map(made::of).collect::<Vec<_>>(), "the same every time");
}
