//! From what is asked of people to what the index is asked.

use matching::{
    index::{Column, Filter, Tag},
    lexicon::{
        languages,
        places::{Place, Region, Whereabouts, whereabouts},
        skills, text,
    },
};

use super::{
    Attended, Audience, Belongs, Contact, Employed, Month, Months, PeopleFilter, Years,
    audience::{Needs, agreed},
    facet::{self, both},
};
use crate::model::{EventKind, MentoringSide};

/// A city counts with what lies around it.
const AROUND_A_CITY: u32 = 40;
/// Nothing here happened earlier, or will happen later.
const FIRST: i16 = 1900;
const LAST: i16 = 2100;

const KINDS: [EventKind; 6] = [
    EventKind::Reunion,
    EventKind::Homecoming,
    EventKind::Lecture,
    EventKind::CareerPanel,
    EventKind::RegionalMeetup,
    EventKind::Webinar,
];

/// What the index is asked for on behalf of this audience.
pub fn filter(wanted: &PeopleFilter, audience: Audience) -> Filter {
    let mut all = audience.base();
    match Wish(audience).so(wanted) {
        Filter::Everybody => {}
        Filter::All(more) => all.extend(more),
        one => all.push(one),
    }
    joined(all)
}

/// The same for a part of those who were chosen already.
pub fn group(wanted: &PeopleFilter, audience: Audience) -> Filter {
    Wish(audience).so(wanted)
}

/// Whether somebody passes is true, not true, or not for this audience to know: then they pass neither what is asked
/// for nor its opposite.
struct Wish(Audience);

impl Wish {
    /// Those of whom all of it is so.
    fn so(&self, wanted: &PeopleFilter) -> Filter {
        let mut all = Vec::new();
        for (filter, needs) in leaves(wanted) {
            all.extend(self.0.gate(needs));
            all.push(filter);
        }
        all.extend(
            wanted.one_of.iter().map(|one_of| Filter::Or(one_of.iter().map(|one| self.so(one)).collect())),
        );
        all.extend(wanted.none_of.iter().map(|one| self.not_so(one)));
        joined(all)
    }

    /// Those of whom some of it is not so.
    fn not_so(&self, wanted: &PeopleFilter) -> Filter {
        if self.0 == Audience::Staff {
            return Filter::Not(Box::new(self.so(wanted)));
        }
        let mut any = Vec::new();
        for (filter, needs) in leaves(wanted) {
            let without = Filter::Not(Box::new(filter));
            any.push(match self.0.gate(needs) {
                Some(gate) => Filter::All(vec![gate, without]),
                None => without,
            });
        }
        any.extend(
            wanted.one_of.iter().map(|one_of| joined(one_of.iter().map(|one| self.not_so(one)).collect())),
        );
        any.extend(wanted.none_of.iter().map(|one| self.so(one)));
        if any.len() == 1 { any.remove(0) } else { Filter::Or(any) }
    }
}

fn joined(mut all: Vec<Filter>) -> Filter {
    match all.len() {
        0 => Filter::Everybody,
        1 => all.remove(0),
        _ => Filter::All(all),
    }
}

fn any(facet: &str, text: &str, known: Option<&str>) -> Filter {
    Filter::Any(both(facet, text, known).collect())
}

/// Each thing that is asked for, and what somebody has to agree to before it may be told.
fn leaves(wanted: &PeopleFilter) -> Vec<(Filter, Needs)> {
    let mut all = record(wanted);
    all.extend(career(wanted));
    all.extend(wanted.place.as_ref().map(|text| (place(text, wanted.km), Needs::Address)));
    all.extend(wanted.region.as_ref().map(|name| (region(name), Needs::Address)));
    all.extend(deeds(wanted).into_iter().map(|filter| (filter, Needs::Nothing)));
    all.extend(wanted.contact.map(|contact| match contact {
        Contact::Bounced => (facet::BOUNCED.filter(true), Needs::Email),
        Contact::StaleSince(day) => {
            let (column, from) = (Column::new(facet::CONFIRMED), Some(facet::day(day)));
            (Filter::Not(Box::new(Filter::Range { column, from, to: None })), Needs::AnyContact)
        }
    }));
    all.extend(wanted.agreed.map(|field| (agreed(&[field]), Needs::Nothing)));
    all.extend(wanted.died.map(|wanted| (facet::DIED.filter(wanted), Needs::Nothing)));
    all
}

/// Who somebody is, and what they studied.
fn record(wanted: &PeopleFilter) -> Vec<(Filter, Needs)> {
    let mut all = Vec::new();
    all.extend(wanted.kind.map(|one| Filter::tag(facet::KIND, facet::kind(one))));
    if let Some(name) = &wanted.name {
        let words = text::words(name);
        // Nobody has a name without a word, and it is not everybody's.
        all.extend(words.is_empty().then(|| Filter::Any(Vec::new())));
        all.extend(words.into_iter().map(|word| Filter::tag(facet::NAME, &word.text)));
    }
    if wanted.class_from.is_some() || wanted.class_to.is_some() {
        let (from, to) = (wanted.class_from.map(i64::from), wanted.class_to.map(i64::from));
        all.push(Filter::Range { column: Column::new(facet::CLASS), from, to });
    }
    all.extend(wanted.field.as_ref().map(|text| Filter::Any(facet::fields_meant(text))));
    let degree = |text: &String| any(facet::DEGREE, text, facet::degree(text).map(|known| known.name));
    all.extend(wanted.degree.as_ref().map(degree));
    all.extend(wanted.student_level.map(|level| Filter::Any(vec![facet::student_level(level)])));
    let language =
        |text: &String| any(facet::LANGUAGE, text, languages::language(text).map(|known| known.name));
    all.extend(wanted.language.as_ref().map(language));
    all.into_iter().map(|filter| (filter, Needs::Nothing)).collect()
}

/// What somebody does for a living.
fn career(wanted: &PeopleFilter) -> Vec<(Filter, Needs)> {
    let mut all = Vec::new();
    all.extend(wanted.industry.as_ref().map(|text| Filter::Any(facet::industry(text).collect())));
    let skill = |text: &String| any(facet::SKILL, text, skills::skill(text).map(|known| known.name));
    all.extend(wanted.skill.as_ref().map(skill));
    let employer = match wanted.employed {
        None => facet::EMPLOYER,
        Some(Employed::Now) => facet::EMPLOYER_NOW,
        Some(Employed::Before) => facet::EMPLOYER_BEFORE,
    };
    all.extend(wanted.employer.as_ref().map(|text| Filter::tag(employer, text)));
    let title = |text: &String| any(facet::TITLE, text, facet::TITLES.get(&text::key(text)).copied());
    all.extend(wanted.title.as_ref().map(title));
    all.extend(wanted.seniority.map(|one| Filter::Any(vec![facet::seniority(one)])));
    let mut all: Vec<_> = all.into_iter().map(|filter| (filter, Needs::Career)).collect();
    all.extend(wanted.candidate.map(|wanted| (facet::CANDIDATE.filter(wanted), Needs::Employers)));
    all
}

/// What somebody does with and for the others.
fn deeds(wanted: &PeopleFilter) -> Vec<Filter> {
    let mut all = Vec::new();
    all.extend(wanted.gave.map(gave));
    all.extend(wanted.gave_in.map(gave_in));
    let column = Column::new(facet::LAST_GIFT);
    all.extend(wanted.last_gift.map(|days| {
        let (from, to) = (days.from.map(facet::day), days.to.map(facet::day));
        Filter::Range { column, from, to }
    }));
    let column = Column::new(facet::GIVEN);
    all.extend(wanted.given_from.map(|dollars| Filter::Range {
        column,
        from: Some(i64::from(dollars) * 100),
        to: None,
    }));
    // Who gave nothing has given no more than anything, and is not meant.
    all.extend(wanted.given.map(|given| {
        let from = given.from.map_or(1, |from| from.max(1));
        Filter::Range { column, from: Some(from), to: given.to }
    }));
    all.extend(wanted.volunteered.map(|wanted| facet::VOLUNTEER.filter(wanted)));
    all.extend(wanted.volunteered_in.map(volunteered_in));
    all.extend(wanted.attended.as_ref().map(attended));
    all.extend(wanted.belongs.as_ref().map(belongs));
    all.extend(wanted.mentoring.map(|side| match side {
        MentoringSide::Mentor => facet::MENTOR.filter(true),
        MentoringSide::Mentee => facet::MENTEE.filter(true),
    }));
    all
}

fn gave(wanted: bool) -> Filter {
    let givers = Filter::Range { column: Column::new(facet::GIVEN), from: Some(1), to: None };
    if wanted { givers } else { Filter::Not(Box::new(givers)) }
}

/// Whole years by their years, and what is left at both ends by its months.
fn over<T>(months: Months, year: impl Fn(i16) -> T, month: impl Fn(Month) -> T) -> Vec<T> {
    let first = months.from.unwrap_or(Month { year: FIRST, month: 1 });
    let last = months.to.unwrap_or(Month { year: LAST, month: 12 });
    let mut all = Vec::new();
    for of in first.year.max(FIRST)..=last.year.min(LAST) {
        let from = if of == first.year { first.month } else { 1 };
        let to = if of == last.year { last.month } else { 12 };
        if (from, to) == (1, 12) {
            all.push(year(of));
        } else {
            all.extend((from..=to).map(|own| month(Month { year: of, month: own })));
        }
    }
    all
}

fn gave_in(months: Months) -> Filter {
    Filter::Any(over(months, facet::gave_year, facet::gave_month))
}

fn years(years: Years) -> impl Iterator<Item = i16> + Clone {
    years.from.unwrap_or(FIRST).max(FIRST)..=years.to.unwrap_or(LAST).min(LAST)
}

fn volunteered_in(span: Years) -> Filter {
    let ended = Filter::Any(years(span).map(facet::volunteer_year).collect());
    let to = span.to.map(i64::from);
    Filter::Or(vec![ended, Filter::Range { column: Column::new(facet::VOLUNTEERS_SINCE), from: None, to }])
}

fn attended(wanted: &Attended) -> Filter {
    let kinds = if wanted.kinds.is_empty() { &KINDS[..] } else { &wanted.kinds };
    if wanted.months == Months::default() {
        let tag = |kind: &EventKind| Tag::new(facet::EVENT_KIND, facet::event_kind(*kind));
        return Filter::Any(kinds.iter().map(tag).collect());
    }
    if wanted.kinds.is_empty() {
        return Filter::Any(over(wanted.months, facet::event_year, facet::event_month));
    }
    let of_kind = |kind: &EventKind| {
        over(wanted.months, |year| facet::event(*kind, year), |month| facet::event_in(*kind, month))
    };
    Filter::Any(kinds.iter().flat_map(of_kind).collect())
}

fn belongs(wanted: &Belongs) -> Filter {
    match (&wanted.group, wanted.organises) {
        (None, false) => facet::MEMBER.filter(true),
        (None, true) => facet::ORGANISER.filter(true),
        (Some(group), false) => Filter::tag(facet::GROUP, group),
        (Some(group), true) => Filter::tag(facet::ORGANISES, group),
    }
}

fn within(region: &Region) -> Filter {
    Filter::Any(vec![Tag::new(facet::REGION, region.name), Tag::new(facet::PLACE, region.name)])
}

/// A record that names it without a city counts, unless it may mean another place of that name.
fn region(name: &str) -> Filter {
    match whereabouts(name) {
        Some(Whereabouts::Known(Place::Region(own))) if own.name == name => within(own),
        _ => Filter::tag(facet::REGION, name),
    }
}

/// Around a city, within a region, or around the middle of one if somebody says how far. A town that our list does not
/// know is taken by its name, and within the region that is named with it: nobody knows how far from it others live.
fn place(text: &str, km: Option<u32>) -> Filter {
    let by_name =
        || Filter::Any(both(facet::PLACE, text, None).chain([Tag::new(facet::REGION, text)]).collect());
    let near = |place: Place, km: u32| {
        place.centre().map_or_else(by_name, |point| Filter::Near { point, km: f64::from(km) })
    };
    match (whereabouts(text), km) {
        (Some(Whereabouts::Known(city @ Place::City(_))), km) => near(city, km.unwrap_or(AROUND_A_CITY)),
        (Some(Whereabouts::Known(region)), Some(km)) => near(region, km),
        (Some(Whereabouts::Known(Place::Region(region))), None) => within(region),
        (Some(Whereabouts::Town { name, region }), _) => {
            Filter::All(vec![Filter::tag(facet::PLACE, name), within(region)])
        }
        (None, _) => by_name(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_wish_is_everybody() {
        assert_eq!(filter(&PeopleFilter::default(), Audience::Staff), Filter::Everybody);
    }

    #[test]
    fn a_name_without_a_word_is_nobodys() {
        use matching::index::Document;
        let named = PeopleFilter { name: Some("!?".to_owned()), ..PeopleFilter::default() };
        assert!(!filter(&named, Audience::Staff).admits(&Document::default()));
    }

    #[test]
    fn aliases_and_canonical_names_meet() {
        let skill = |text: &str| PeopleFilter { skill: Some(text.to_owned()), ..PeopleFilter::default() };
        let tags = |text: &str| match filter(&skill(text), Audience::Staff) {
            Filter::Any(tags) => tags,
            other => panic!("{other:?}"),
        };
        let canonical = Tag::new(facet::SKILL, skills::skill("k8s").unwrap().name);
        assert!(tags("k8s").contains(&canonical));
        assert!(tags("Kubernetes").contains(&canonical));
    }

    #[test]
    fn a_city_counts_with_its_surroundings_and_a_region_as_a_whole() {
        assert!(matches!(place("Boston", None), Filter::Near { km, .. } if (km - 40.0).abs() < 1e-9));
        assert!(matches!(place("Boston", Some(5)), Filter::Near { km, .. } if (km - 5.0).abs() < 1e-9));
        assert_eq!(
            place("new england", None),
            Filter::Any(vec![Tag::new(facet::REGION, "New England"), Tag::new(facet::PLACE, "New England")])
        );
        assert!(matches!(place("Nowhere at all", None), Filter::Any(_)));
    }

    #[test]
    fn a_region_is_asked_for_without_what_lies_around_a_city_of_that_name() {
        assert_eq!(region("Vermont"), place("Vermont", None));
        for name in ["District of Columbia", "Singapore", "Georgia"] {
            assert_eq!(region(name), Filter::tag(facet::REGION, name));
        }
    }

    #[test]
    fn a_town_that_is_not_listed_counts_alone_and_not_with_all_of_its_state() {
        let vermont =
            Filter::Any(vec![Tag::new(facet::REGION, "Vermont"), Tag::new(facet::PLACE, "Vermont")]);
        let town = Filter::All(vec![Filter::tag(facet::PLACE, "Brattleboro"), vermont]);
        for text in ["Brattleboro, Vermont", "brattleboro VT", "Brattleboro, VT, USA"] {
            assert_eq!(place(text, None), town, "{text}");
            assert_eq!(place(text, Some(50)), town, "{text}");
        }
    }

    #[test]
    fn whole_years_are_asked_for_by_their_years_and_the_rest_by_months() {
        let month = |year, month| Some(Month { year, month });
        let tags = |from, to| match gave_in(Months { from, to }) {
            Filter::Any(tags) => tags,
            other => panic!("{other:?}"),
        };
        assert_eq!(tags(month(2020, 1), month(2021, 12)), [facet::gave_year(2020), facet::gave_year(2021)]);
        let (november, december) = (Month { year: 2023, month: 11 }, Month { year: 2023, month: 12 });
        assert_eq!(
            tags(Some(november), month(2024, 12)),
            [facet::gave_month(november), facet::gave_month(december), facet::gave_year(2024)]
        );
        assert_eq!(tags(Some(november), Some(november)), [facet::gave_month(november)]);
        assert!(tags(month(2025, 1), month(2024, 1)).is_empty());
    }

    #[test]
    fn of_what_is_withheld_neither_it_nor_its_opposite_is_true() {
        use matching::index::Document;
        let vermont = || PeopleFilter { place: Some("Vermont".to_owned()), ..PeopleFilter::default() };
        let elsewhere = PeopleFilter { none_of: vec![vermont()], ..PeopleFilter::default() };
        let either =
            PeopleFilter { one_of: vec![vec![vermont(), elsewhere.clone()]], ..PeopleFilter::default() };
        let no_double = PeopleFilter { none_of: vec![elsewhere.clone()], ..PeopleFilter::default() };
        let there = Tag::new(facet::REGION, "Vermont");
        let may = |field: &str| Tag::new(facet::AGREED, field);
        let cases: [(&[Tag], [bool; 4]); 5] = [
            (&[there, may("directory"), may("address")], [true, false, true, true]),
            (&[may("directory"), may("address")], [false, true, true, false]),
            (&[there, may("directory")], [false; 4]),
            (&[may("directory")], [false; 4]),
            (&[there, may("address")], [false; 4]),
        ];
        for (tags, expected) in cases {
            let person = Document { tags: tags.to_vec(), ..Document::default() };
            let passes = [&vermont(), &elsewhere, &either, &no_double]
                .map(|wanted| filter(wanted, Audience::Directory).admits(&person));
            assert_eq!(passes, expected, "{tags:?}");
            let staff = filter(&vermont(), Audience::Staff).admits(&person);
            assert_eq!(staff, tags.contains(&there), "the staff's record shows it");
        }
    }
}
