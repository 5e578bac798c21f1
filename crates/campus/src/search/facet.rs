//! What filters can ask for, and the words for it in the index.

use std::{collections::HashMap, sync::LazyLock};

use matching::{
    index::{Column, Filter, Tag},
    lexicon::{
        fields, industries,
        places::{Place, Region, Whereabouts, whereabouts},
        skills, text, titles,
    },
};

use super::PeopleFilter;
use crate::{
    model::{MentoringSide, Seniority},
    people::PersonKind,
};

pub const KIND: &str = "kind";
pub const NAME: &str = "name";
pub const FIELD: &str = "field";
pub const INDUSTRY: &str = "industry";
pub const EMPLOYER: &str = "employer";
pub const TITLE: &str = "title";
pub const SKILL: &str = "skill";
/// A city, a state or a country, as the person's record names it.
pub const PLACE: &str = "place";
/// A region of our own list.
pub const REGION: &str = "region";
pub const CLASS: &str = "class";
/// In cents, so far.
pub const GIVEN: &str = "given";

pub const VOLUNTEER: Trait = Trait("volunteer");
pub const CANDIDATE: Trait = Trait("candidate");
pub const MENTOR: Trait = Trait("mentor");
pub const MENTEE: Trait = Trait("mentee");

/// What a title is called in our own list, by each of its spellings.
static TITLES: LazyLock<HashMap<String, &str>> = LazyLock::new(|| {
    let named = |(spelling, title): (&str, usize)| (text::key(spelling), titles::titles()[title].name);
    titles::spellings().map(named).collect()
});

/// Where the name of the work ends: "Professor of Chemistry", "Engineer, Acme".
const ENDS: &[&str] = &[",", "(", " - ", " at ", " for ", " in ", " of ", " to "];

/// A city counts with what lies around it.
const AROUND_A_CITY: u32 = 40;

/// Something that is true of a person or not.
#[derive(Clone, Copy)]
pub struct Trait(&'static str);

impl Trait {
    pub fn tag(self) -> Tag {
        Tag::new("is", self.0)
    }

    fn filter(self, wanted: bool) -> Filter {
        let having = Filter::Any(vec![self.tag()]);
        if wanted { having } else { Filter::Not(Box::new(having)) }
    }
}

pub fn kind(kind: PersonKind) -> &'static str {
    match kind {
        PersonKind::Student => "student",
        PersonKind::Alum => "alum",
        PersonKind::Staff => "staff",
    }
}

pub fn seniority(seniority: Seniority) -> Tag {
    let name = match seniority {
        Seniority::Entry => "entry",
        Seniority::Intermediate => "intermediate",
        Seniority::Senior => "senior",
        Seniority::Lead => "lead",
        Seniority::Director => "director",
        Seniority::Executive => "executive",
    };
    Tag::new("seniority", name)
}

/// As it is written, and as our own list writes it: either way finds it.
pub fn both(facet: &str, written: &str, known: Option<&str>) -> impl Iterator<Item = Tag> {
    let known = known.map(|known| Tag::new(facet, known));
    std::iter::once(Tag::new(facet, written)).chain(known)
}

/// A senior software engineer is a software engineer, and an engineer.
pub fn titles_of(written: &str) -> Vec<Tag> {
    let end = ENDS.iter().filter_map(|end| written.find(end)).min().unwrap_or(written.len());
    let work: Vec<&str> = written[..end].split_whitespace().collect();
    let shorter = (0..work.len()).map(|from| work[from..].join(" "));
    let all = std::iter::once(written.to_owned()).chain(shorter);
    all.flat_map(|title| both(TITLE, &title, TITLES.get(&text::key(&title)).copied()).collect::<Vec<_>>())
        .collect()
}

pub fn filter(wanted: &PeopleFilter) -> Filter {
    let mut all = Vec::new();
    let any = |facet: &str, text: &str, known: Option<&str>| Filter::Any(both(facet, text, known).collect());
    all.extend(wanted.kind.map(|one| Filter::tag(KIND, kind(one))));
    if wanted.class_from.is_some() || wanted.class_to.is_some() {
        let (from, to) = (wanted.class_from.map(i64::from), wanted.class_to.map(i64::from));
        all.push(Filter::Range { column: Column::new(CLASS), from, to });
    }
    let field = |text: &String| any(FIELD, text, fields::field(text).map(|known| known.name));
    all.extend(wanted.field.as_ref().map(field));
    let industry = |text: &String| any(INDUSTRY, text, industries::industry(text).map(|known| known.name));
    all.extend(wanted.industry.as_ref().map(industry));
    let skill = |text: &String| any(SKILL, text, skills::skill(text).map(|known| known.name));
    all.extend(wanted.skill.as_ref().map(skill));
    all.extend(wanted.employer.as_ref().map(|text| Filter::tag(EMPLOYER, text)));
    all.extend(wanted.place.as_ref().map(|text| place(text, wanted.km)));
    let title = |text: &String| any(TITLE, text, TITLES.get(&text::key(text)).copied());
    all.extend(wanted.title.as_ref().map(title));
    all.extend(wanted.seniority.map(|one| Filter::Any(vec![seniority(one)])));
    all.extend(wanted.gave.map(gave));
    all.extend(wanted.given_from.map(|dollars| Filter::Range {
        column: Column::new(GIVEN),
        from: Some(i64::from(dollars) * 100),
        to: None,
    }));
    all.extend(wanted.volunteered.map(|wanted| VOLUNTEER.filter(wanted)));
    all.extend(wanted.candidate.map(|wanted| CANDIDATE.filter(wanted)));
    all.extend(wanted.mentoring.map(|side| match side {
        MentoringSide::Mentor => MENTOR.filter(true),
        MentoringSide::Mentee => MENTEE.filter(true),
    }));
    all.extend(wanted.one_of.iter().map(|one_of| Filter::Or(one_of.iter().map(filter).collect())));
    all.extend(wanted.none_of.iter().map(|one| Filter::Not(Box::new(filter(one)))));
    match all.len() {
        0 => Filter::Everybody,
        1 => all.remove(0),
        _ => Filter::All(all),
    }
}

fn gave(wanted: bool) -> Filter {
    let givers = Filter::Range { column: Column::new(GIVEN), from: Some(1), to: None };
    if wanted { givers } else { Filter::Not(Box::new(givers)) }
}

/// Around a city, within a region, or around the middle of one if somebody says how far. A town that our list does not
/// know is taken by its name, and within the region that is named with it: nobody knows how far from it others live.
fn place(text: &str, km: Option<u32>) -> Filter {
    let by_name = || Filter::Any(both(PLACE, text, None).chain([Tag::new(REGION, text)]).collect());
    let within =
        |region: &Region| Filter::Any(vec![Tag::new(REGION, region.name), Tag::new(PLACE, region.name)]);
    let near = |place: Place, km: u32| {
        place.centre().map_or_else(by_name, |point| Filter::Near { point, km: f64::from(km) })
    };
    match (whereabouts(text), km) {
        (Some(Whereabouts::Known(city @ Place::City(_))), km) => near(city, km.unwrap_or(AROUND_A_CITY)),
        (Some(Whereabouts::Known(region)), Some(km)) => near(region, km),
        (Some(Whereabouts::Known(Place::Region(region))), None) => within(region),
        (Some(Whereabouts::Town { name, region }), _) => {
            Filter::All(vec![Filter::tag(PLACE, name), within(region)])
        }
        (None, _) => by_name(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_wish_is_everybody() {
        assert_eq!(filter(&PeopleFilter::default()), Filter::Everybody);
    }

    #[test]
    fn aliases_and_canonical_names_meet() {
        let tags = |text: &str| match filter(&PeopleFilter {
            skill: Some(text.to_owned()),
            ..PeopleFilter::default()
        }) {
            Filter::Any(tags) => tags,
            other => panic!("{other:?}"),
        };
        let canonical = Tag::new(SKILL, skills::skill("k8s").unwrap().name);
        assert!(tags("k8s").contains(&canonical));
        assert!(tags("Kubernetes").contains(&canonical));
    }

    #[test]
    fn a_title_is_all_that_it_ends_with_and_what_our_list_calls_it() {
        let has = |written: &str, title: &str| titles_of(written).contains(&Tag::new(TITLE, title));
        for (written, title, expected) in [
            ("Senior Software Engineer", "software engineer", true),
            ("Senior Software Engineer", "Engineer", true),
            ("Senior Software Engineer", "Software", false),
            ("Attorney", "Lawyer", true),
            ("Professor of Chemistry", "Professor", true),
            ("Professor of Chemistry", "Chemistry", false),
            ("Engineer, Acme", "Engineer", true),
            ("", "Engineer", false),
        ] {
            assert_eq!(has(written, title), expected, "{written}: {title}");
        }
    }

    #[test]
    fn a_city_counts_with_its_surroundings_and_a_region_as_a_whole() {
        assert!(matches!(place("Boston", None), Filter::Near { km, .. } if (km - 40.0).abs() < 1e-9));
        assert!(matches!(place("Boston", Some(5)), Filter::Near { km, .. } if (km - 5.0).abs() < 1e-9));
        assert_eq!(
            place("new england", None),
            Filter::Any(vec![Tag::new(REGION, "New England"), Tag::new(PLACE, "New England")])
        );
        assert!(matches!(place("Nowhere at all", None), Filter::Any(_)));
    }

    #[test]
    fn a_town_that_is_not_listed_counts_alone_and_not_with_all_of_its_state() {
        let vermont = Filter::Any(vec![Tag::new(REGION, "Vermont"), Tag::new(PLACE, "Vermont")]);
        let town = Filter::All(vec![Filter::tag(PLACE, "Brattleboro"), vermont]);
        for text in ["Brattleboro, Vermont", "brattleboro VT", "Brattleboro, VT, USA"] {
            assert_eq!(place(text, None), town, "{text}");
            assert_eq!(place(text, Some(50)), town, "{text}");
        }
    }
}
