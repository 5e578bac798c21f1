//! Where the words of people point. The conversation and the rounds compare by the same.

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
};

use matching::{
    Vector,
    reciprocal::{Profile, Statement},
};

/// Directions by text.
pub type Directions = HashMap<String, Arc<Vector>>;

pub fn statements(profile: &Profile) -> impl Iterator<Item = &Statement> {
    profile.goals.iter().chain(&profile.needs).chain(&profile.offers).chain(&profile.values)
}

/// What these say, each text once.
pub fn texts<'a>(profiles: impl IntoIterator<Item = &'a Profile>) -> Vec<String> {
    let all: BTreeSet<&str> =
        profiles.into_iter().flat_map(statements).map(|statement| statement.text.as_str()).collect();
    all.into_iter().map(str::to_owned).collect()
}

pub fn point_profile(profile: &mut Profile, known: &Directions) {
    for list in [&mut profile.goals, &mut profile.needs, &mut profile.offers, &mut profile.values] {
        for statement in list {
            point(statement, known);
        }
    }
}

pub fn point(statement: &mut Statement, known: &Directions) {
    let line = statement.text.split_whitespace().collect::<Vec<_>>().join(" ");
    statement.vector = known.get(&statement.text).or_else(|| known.get(&line)).cloned();
}

#[cfg(test)]
mod tests {
    use matching::DIMENSIONS;

    use super::*;

    #[test]
    fn each_text_is_asked_for_once_and_points_wherever_it_is_said() {
        let say = |texts: &[&str]| texts.iter().map(|text| Statement::new(*text)).collect::<Vec<_>>();
        let mut one = Profile { goals: say(&["Teach"]), needs: say(&["A  first job"]), ..Profile::default() };
        let two = Profile { offers: say(&["Teach"]), values: say(&["Rest"]), ..Profile::default() };
        assert_eq!(texts([&one, &two]), ["A  first job", "Rest", "Teach"]);
        let there: Arc<Vector> = Arc::new([0.5; DIMENSIONS]);
        // What is kept is kept as one line.
        let known = Directions::from([("A first job".to_owned(), Arc::clone(&there))]);
        point_profile(&mut one, &known);
        assert_eq!(one.needs[0].vector, Some(there));
        assert_eq!(one.goals[0].vector, None);
    }
}
