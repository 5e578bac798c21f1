use super::*;

#[test]
fn every_example_holds() {
    let groups = run();
    let failed: Vec<String> = groups
        .iter()
        .flat_map(|group| &group.checks)
        .filter(|check| !check.pass)
        .map(|check| format!("{} / {}: {} is not {}", check.name, check.what, check.found, check.expected))
        .collect();
    assert_eq!(failed, Vec::<String>::new());
    assert_eq!(groups.len(), Group::ALL.len());
    let count: usize = groups.iter().map(|group| group.checks.len()).sum();
    assert!(count >= 400, "{count} checks");
}

/// A check that could not fail would be none.
#[test]
fn any_example_fails_when_something_else_is_expected() {
    let mut all: Vec<Example> =
        examples().into_iter().filter(|example| example.group != Group::Properties).collect();
    for example in &mut all {
        example.expected += 1;
    }
    assert!(check(&all).iter().flat_map(|group| &group.checks).all(|check| !check.pass));
    let mut one = examples();
    one.retain(|example| example.group == Group::Margins);
    one[1].expected = 269;
    let failed: Vec<Check> =
        check(&one).into_iter().flat_map(|group| group.checks).filter(|check| !check.pass).collect();
    assert_eq!(failed.len(), 1);
    assert_eq!((failed[0].expected, failed[0].found), (269, 268));
}

/// A family for which a property does not hold is one fewer.
#[test]
fn properties_count_the_families() {
    let found = run().pop().unwrap();
    assert_eq!(found.name, "Two hundred made-up families");
    assert!(found.checks.iter().all(|check| check.found == 200 && check.unit == Unit::Count));
    let families = random::families(200);
    let rich =
        families.iter().filter(|case| crate::estimate(case, &crate::pell::Standing::default()).pell == 0);
    let count = rich.count();
    assert!((20..180).contains(&count), "{count} of 200 families without a grant");
    assert_eq!(families, random::families(200));
}

#[test]
fn names_and_sentences_are_there() {
    for example in examples() {
        assert!(!example.name.is_empty() && !example.what.is_empty());
        assert!(example.what.chars().count() < 200, "{}", example.what);
    }
}
