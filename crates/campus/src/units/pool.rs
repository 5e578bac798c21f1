use std::collections::{HashMap, hash_map::Entry};

use matching::{DIMENSIONS, Vector};

use super::{LONGEST, UnitKind};

/// Each text once, without needless white space, under the kind of the greatest weight. What is empty or too long to be a
/// unit is left out.
pub fn distinct<'a>(texts: impl IntoIterator<Item = (UnitKind, &'a str)>) -> Vec<(UnitKind, String)> {
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut units: Vec<(UnitKind, String)> = Vec::new();
    for (kind, text) in texts {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.is_empty() || text.chars().count() > LONGEST {
            continue;
        }
        match places.entry(text) {
            Entry::Vacant(free) => {
                units.push((kind, free.key().clone()));
                free.insert(units.len() - 1);
            }
            Entry::Occupied(taken) => {
                let known = &mut units[*taken.get()].0;
                if kind.weight() > known.weight() {
                    *known = kind;
                }
            }
        }
    }
    units
}

/// The direction of them all together. `None` if there are none, or if they cancel each other out.
pub fn pool<'a>(units: impl IntoIterator<Item = (UnitKind, &'a Vector)>) -> Option<Box<Vector>> {
    let mut sum = Box::new([0.0; DIMENSIONS]);
    for (kind, vector) in units {
        for (sum, value) in sum.iter_mut().zip(vector) {
            *sum += kind.weight() * value;
        }
    }
    let length = sum.iter().map(|value| value * value).sum::<f32>().sqrt();
    if length < f32::EPSILON {
        return None;
    }
    sum.iter_mut().for_each(|value| *value /= length);
    Some(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_text_is_one_unit_under_the_kind_that_says_most() {
        let long = "x".repeat(LONGEST + 1);
        let units = distinct([
            (UnitKind::Skill, "Biology"),
            (UnitKind::Hobby, "  open  water\tswimming "),
            (UnitKind::Field, "Biology"),
            (UnitKind::Hobby, "Biology"),
            (UnitKind::Goal, "  "),
            (UnitKind::Goal, &long),
        ]);
        let expected =
            [(UnitKind::Field, "Biology".to_owned()), (UnitKind::Hobby, "open water swimming".to_owned())];
        assert_eq!(units, expected);
    }

    #[test]
    fn a_direction_is_pooled_by_weight_and_has_length_one() {
        let axis = |at: usize| {
            let mut vector = [0.0; DIMENSIONS];
            vector[at] = 1.0;
            vector
        };
        assert!(pool([]).is_none());
        let pooled = pool([(UnitKind::Title, &axis(0)), (UnitKind::Hobby, &axis(1))]).unwrap();
        let length: f32 = pooled.iter().map(|value| value * value).sum();
        assert!((length - 1.0).abs() < 1e-6);
        let ratio = pooled[0] / pooled[1];
        assert!((ratio - UnitKind::Title.weight() / UnitKind::Hobby.weight()).abs() < 1e-4);
    }
}
