//! Traits that somebody made: only a name, anchors and questions.

use super::*;

fn baking() -> Trait {
    Trait {
        key: "baking".into(),
        name: "Baking".into(),
        anchors: [
            "Leaves the dough in the oven and burns the loaves.".into(),
            "Bakes the bread but serves it a day late to the guests.".into(),
            "Bakes fresh bread from a written recipe.".into(),
            "Develops a recipe and tests the dough with tasters.".into(),
            "Opens a bakery whose loaves win prizes.".into(),
        ],
        questions: vec!["When did you last bake?".into()],
        ..Trait::default()
    }
}

#[test]
fn a_trait_of_ones_own_is_scored_by_its_anchors() {
    for (answer, expected) in [
        ("I baked fresh bread from the recipe that my aunt had written.", Some(3)),
        ("I developed a new recipe for rye and tested the dough with five tasters.", Some(4)),
        ("I left the dough in the oven and the loaves were black.", Some(1)),
        ("I would bake fresh bread from a recipe.", None),
        ("My aunt baked fresh bread from a written recipe.", None),
        ("I love bread, and baking is my passion.", None),
        ("I bought fresh bread.", None),
        ("", None),
    ] {
        let own = baking();
        assert_eq!(score(answer, &[&own])[0].level(), expected, "{answer}");
    }
}

#[test]
fn the_fifth_level_asks_for_a_result_besides() {
    let own = baking();
    assert_eq!(score("I opened a bakery.", &[&own])[0].level(), None);
    let answer = "I baked fresh bread from a written recipe. Then I opened a bakery, and its loaves have won 3 prizes, the \
                  sales went from 20 to 90 a day.";
    assert_eq!(score(answer, &[&own])[0].level(), Some(5));
}

#[test]
fn a_copy_of_ours_is_scored_like_ours() {
    let copy =
        Trait { key: "01J9ZX".into(), name: "Zuverlässigkeit".into(), ..by_key("reliability").clone() };
    let answer = "I warned them three days ahead and agreed a new date.";
    let scores = score(answer, &[&copy, by_key("reliability")]);
    assert_eq!(scores[0].outcome, scores[1].outcome);
    assert_eq!(scores[0].evidence, scores[1].evidence);
}

#[test]
fn a_trait_of_ones_own_changes_no_other() {
    let own = baking();
    let answer = "I baked fresh bread from a written recipe, and I handed it over on time.";
    let together = score(answer, &[&own, by_key("reliability")]);
    assert_eq!(together[0], score(answer, &[&own])[0]);
    assert_eq!(together[1], score(answer, &[by_key("reliability")])[0]);
}

#[test]
fn a_trait_without_anchors_is_never_reached() {
    let empty = Trait { key: "empty".into(), ..Trait::default() };
    assert_eq!(score("I warned them days ahead.", &[&empty])[0].level(), None);
}

#[test]
fn every_level_of_the_starter_library_has_patterns() {
    for one in starter() {
        let patterns = LIBRARY.patterns(one);
        for level in 1..=5 {
            assert!(patterns.iter().any(|pattern| pattern.level == level), "{} {level}", one.key);
        }
    }
}
