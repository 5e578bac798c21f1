//! Who is compared at all: everybody where there are one or two thousand, and on a large campus those whom the index
//! finds, and whoever is asked about.
//!
//! Words are searched only in records of people who share all that their words may tell. Others come by what they do
//! share; where these are too many, chance decides by their numbers and never by their names.

use campus::{
    Campus,
    model::ConsentField,
    search::{Audience, PeopleFilter, PeopleQuery},
};
use chat::part::Sought;
use matching::{lexicon::sectors, reciprocal::Profile};

use super::{
    criteria::{FitCriterion, distance},
    desk::{Outcome, mentoring_side},
};

/// So many are compared without any choice. A round compares a hundred times as many pairs in a few seconds.
const ALL: usize = 2_000;
/// So many come by words, and so many by each other way.
const BY_WORDS: u32 = 240;
const BY_FACETS: usize = 120;
const BY_CHANCE: usize = 80;
/// The words of a question that are searched for.
const LONGEST: usize = 400;

/// The numbers of those who are compared, and whether that is everybody. `None` while there is no index.
pub async fn ids(
    campus: &Campus,
    chips: &[FitCriterion],
    (asker, sought): (&Profile, Sought),
    (like, about): (Option<&Profile>, Option<u32>),
) -> Outcome<Option<(Vec<u32>, bool)>> {
    let base = PeopleFilter {
        mentoring: Some(mentoring_side(sought)),
        died: Some(false),
        ..PeopleFilter::default()
    };
    let Some(all) = campus.list(&base, Audience::Directory, (0, ALL)).await? else { return Ok(None) };
    if all.total <= ALL as u64 {
        return Ok(Some((all.ids, true)));
    }
    let mut ids = by_words(campus, &base, &words(chips, asker, like)).await?;
    for facet in facets(chips) {
        let filter = PeopleFilter { one_of: facet, ..base.clone() };
        ids.extend(by_chance(campus, &filter, BY_FACETS).await?);
    }
    ids.extend(by_chance(campus, &base, BY_CHANCE).await?);
    Ok(Some((each_once(ids, about), false)))
}

/// Whoever is asked about is compared with them.
fn each_once(mut ids: Vec<u32>, about: Option<u32>) -> Vec<u32> {
    ids.extend(about);
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// Those whose words come closest, of those who share them.
async fn by_words(campus: &Campus, base: &PeopleFilter, text: &str) -> Outcome<Vec<u32>> {
    if text.is_empty() {
        return Ok(Vec::new());
    }
    let agreed = |field| vec![PeopleFilter { agreed: Some(field), ..PeopleFilter::default() }];
    let shares = [ConsentField::Directory, ConsentField::Career, ConsentField::Address].map(agreed);
    let filter = PeopleFilter { one_of: shares.into(), ..base.clone() };
    let query = PeopleQuery { text: text.to_owned(), filter, offset: 0, limit: BY_WORDS };
    Ok(campus.search(&query).await?.people.into_iter().map(|person| person.id).collect())
}

/// Some of all who pass, and not of the first by name.
async fn by_chance(campus: &Campus, filter: &PeopleFilter, most: usize) -> Outcome<Vec<u32>> {
    Ok(campus.draw(filter, Audience::Directory, most).await?.unwrap_or_default())
}

/// What those who fit would say of themselves.
fn words(chips: &[FitCriterion], asker: &Profile, like: Option<&Profile>) -> String {
    let of_chips = chips.iter().filter(|chip| !chip.excluded && chip.slot != "year" && chip.slot != "within");
    let mut texts: Vec<&str> = of_chips.map(|chip| chip.text.as_str()).collect();
    let own = asker.goals.iter().chain(&asker.needs).chain(&asker.values).map(|one| one.text.as_str());
    texts.extend(own.chain(asker.fields.iter().map(String::as_str)));
    if let Some(like) = like {
        let work = like.work.iter().take(2).flat_map(|post| [post.title.as_str(), &post.industry]);
        texts.extend(work.chain(like.fields.iter().map(String::as_str)));
        texts.extend(like.offers.iter().map(|one| one.text.as_str()));
    }
    let mut seen: Vec<&str> = Vec::new();
    for text in texts.into_iter().filter(|text| !text.trim().is_empty()) {
        if !seen.contains(&text) {
            seen.push(text);
        }
    }
    let all = seen.join(" ");
    all.char_indices().nth(LONGEST).map_or(all.as_str(), |(at, _)| &all[..at]).to_owned()
}

/// By all that has to be, and by each thing that was asked for.
fn facets(chips: &[FitCriterion]) -> Vec<Vec<Vec<PeopleFilter>>> {
    let within = distance(chips, false);
    let mut each: Vec<Vec<PeopleFilter>> = Vec::new();
    for slot in ["place", "industry", "field", "study", "title", "language", "skill", "employer", "degree"] {
        let own = chips.iter().filter(|chip| chip.slot == slot && !chip.excluded);
        let any: Vec<PeopleFilter> = own.flat_map(|chip| filters(chip, within)).collect();
        if !any.is_empty() {
            each.push(any);
        }
    }
    let mut all: Vec<Vec<Vec<PeopleFilter>>> = each.iter().map(|any| vec![any.clone()]).collect();
    if each.len() > 1 {
        all.insert(0, each);
    }
    all
}

fn filters(chip: &FitCriterion, within: Option<f64>) -> Vec<PeopleFilter> {
    let none = PeopleFilter::default;
    let text = || Some(chip.text.clone());
    match chip.slot.as_str() {
        "place" => {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a distance on earth"
            )]
            let km = within.map(|km| km.clamp(1.0, 20_000.0) as u32);
            vec![PeopleFilter { place: chip.id.clone().or_else(text), km, ..none() }]
        }
        "industry" => {
            let names = sectors::spellings(&chip.text).into_iter().map(str::to_owned).chain(text());
            names.map(|name| PeopleFilter { industry: Some(name), ..none() }).collect()
        }
        "field" | "study" => vec![PeopleFilter { field: text(), ..none() }],
        "title" => vec![PeopleFilter { title: text(), ..none() }],
        "language" => vec![PeopleFilter { language: text(), ..none() }],
        "skill" => vec![PeopleFilter { skill: text(), ..none() }],
        "employer" => vec![PeopleFilter { employer: text(), ..none() }],
        "degree" => vec![PeopleFilter { degree: text(), ..none() }],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use campus::{
        generate::{Generator, Size},
        model::MentoringSide,
    };

    use super::*;

    #[test]
    fn everybody_on_the_demonstration_campus_is_compared() {
        let generator = Generator::new(7, Size::demo(), Generator::TODAY);
        let mut mentors = 0;
        let mut mentees = 0;
        for mentoring in generator.people().filter_map(|life| life.mentoring) {
            let count = if mentoring.side == MentoringSide::Mentor { &mut mentors } else { &mut mentees };
            *count += 1;
        }
        assert!((1..=ALL).contains(&mentors) && (1..=ALL).contains(&mentees), "{mentors} and {mentees}");
    }

    #[test]
    fn whoever_is_asked_about_is_compared_whomever_the_index_finds() {
        assert_eq!(each_once(vec![9, 3, 9], Some(7)), [3, 7, 9]);
        assert_eq!(each_once(vec![9, 3], Some(3)), [3, 9]);
        assert_eq!(each_once(vec![3], None), [3]);
    }
}
