use crate::{import::duplicates::Name, model::Person};

/// Alike enough to be one name in two spellings.
const ALIKE: f64 = 0.9;
/// A nickname is this much like its name.
const NICKNAME: f64 = 0.97;

/// How two names agree.
#[derive(Clone, Debug, PartialEq)]
pub struct Agreement {
    pub how: How,
    /// The names that agree.
    pub one: Name,
    pub other: Name,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum How {
    Same,
    Nickname,
    Former,
    Spelling,
    Initial,
    /// The first name alone.
    Given,
    Different,
}

/// The names that somebody has, and has had.
pub fn names(person: &Person) -> Vec<Name> {
    let families = std::iter::once(&person.last_name).chain(&person.former_last_name);
    families.map(|family| Name::of(&person.first_name, family)).collect()
}

/// The best of all ways in which the names agree.
pub fn agreement(one: &Person, other: &Person) -> Agreement {
    let (left, right) = (names(one), names(other));
    let mut best: Option<Agreement> = None;
    for (at, one) in left.iter().enumerate() {
        for (place, other) in right.iter().enumerate() {
            let how = match how(one, other) {
                // Under a name that one of them has no more.
                How::Same | How::Nickname | How::Spelling if at + place > 0 => How::Former,
                how => how,
            };
            if best.as_ref().is_none_or(|best| how < best.how) {
                best = Some(Agreement { how, one: one.clone(), other: other.clone() });
            }
        }
    }
    best.unwrap_or_else(|| Agreement { how: How::Different, one: Name::default(), other: Name::default() })
}

fn how(one: &Name, other: &Name) -> How {
    let given = given_likeness(one, other);
    let likeness = one.likeness(other);
    if likeness < ALIKE {
        return if one.could_be_given(other) && !one.given.is_empty() && !other.given.is_empty() {
            How::Given
        } else {
            How::Different
        };
    }
    match (one.family == other.family, first(one) == first(other)) {
        (true, true) => How::Same,
        (true, false) if is_initial(one, other) => How::Initial,
        (true, false) if (given - NICKNAME).abs() < 1e-9 => How::Nickname,
        _ => How::Spelling,
    }
}

/// First names by themselves: behind one family name.
fn given_likeness(one: &Name, other: &Name) -> f64 {
    let of = |name: &Name| Name { given: name.given.clone(), family: "x".to_owned() };
    of(one).likeness(&of(other))
}

fn is_initial(one: &Name, other: &Name) -> bool {
    first(one).chars().count().min(first(other).chars().count()) == 1
}

fn first(name: &Name) -> &str {
    name.given.split(' ').next().unwrap_or("")
}

/// Whether both have a second name, and not the same one.
pub fn middle_names_differ(one: &Name, other: &Name) -> bool {
    let middle = |name: &Name| name.given.split(' ').nth(1).and_then(|word| word.chars().next());
    match (middle(one), middle(other)) {
        (Some(left), Some(right)) => left != right,
        _ => false,
    }
}

const SUFFIXES: [&str; 6] = ["jr", "sr", "ii", "iii", "iv", "v"];

/// A father and his son: both say which of the two they are.
pub fn generations_differ(one: &Person, other: &Person) -> bool {
    let suffix = |person: &Person| {
        let last = person.last_name.split([' ', ',']).rfind(|word| !word.is_empty())?;
        let plain = last.trim_end_matches('.').to_lowercase();
        SUFFIXES.contains(&plain.as_str()).then_some(plain).filter(|_| person.last_name.contains([' ', ',']))
    };
    match (suffix(one), suffix(other)) {
        (Some(left), Some(right)) => left != right,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;
    use crate::generate::{Generator, Size};

    fn person(first: &str, last: &str, former: Option<&str>) -> Person {
        let mut person = Generator::new(7, Size::people(100), Generator::TODAY).person(60).person;
        (person.first_name, person.last_name) = (first.to_owned(), last.to_owned());
        person.former_last_name = former.map(str::to_owned);
        person
    }

    #[rstest]
    #[case("Ada", "Byron", None, "Ada", "Byron", None, How::Same)]
    #[case("Bill", "Smith", None, "William", "Smith", None, How::Nickname)]
    #[case("W.", "Smith", None, "William", "Smith", None, How::Initial)]
    #[case("Ada", "Thompson", None, "Ada", "Thompsn", None, How::Spelling)]
    #[case("Ada", "King", Some("Byron"), "Ada", "Byron", None, How::Former)]
    #[case("Ada", "King", Some("Byron"), "Ada", "King", None, How::Same)]
    #[case("Ada", "King", None, "Ada", "Hopper", None, How::Given)]
    #[case("Ada", "King", None, "Grace", "King", None, How::Different)]
    #[case("", "King", None, "Grace", "Hopper", None, How::Different)]
    fn names_agree_in_the_best_way_there_is(
        #[case] first: &str,
        #[case] last: &str,
        #[case] former: Option<&str>,
        #[case] other_first: &str,
        #[case] other_last: &str,
        #[case] other_former: Option<&str>,
        #[case] expected: How,
    ) {
        let (one, other) = (person(first, last, former), person(other_first, other_last, other_former));
        assert_eq!(agreement(&one, &other).how, expected);
        assert_eq!(agreement(&other, &one).how, expected, "the other way round");
    }

    #[rstest]
    #[case("Smith Jr.", "Smith Sr.", true)]
    #[case("Smith, Jr.", "Smith", false)]
    #[case("Smith III", "Smith II", true)]
    #[case("Ii", "Smith II", false)]
    fn fathers_and_sons(#[case] one: &str, #[case] other: &str, #[case] differ: bool) {
        assert_eq!(generations_differ(&person("John", one, None), &person("John", other, None)), differ);
    }
}
