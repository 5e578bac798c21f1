//! What chips come to: people, counts, lines, dots. The same for the page and for the conversation.

use campus::{
    Campus,
    model::EventKind,
    search::{Audience, ListedPerson, PeopleFilter, Spread},
};
use chat::{Term, Value};
use jiff::civil::Date;
use matching::lexicon::{places, text};
use store::Store;

use super::{
    model::{About, By, DirectoryChip, Dots, Group, Kind, Wanted, city_name, dots, filter, groups},
    store::{self as rows, Names},
    words::parse_events,
};

/// In the directory everybody is looked for as its readers may hear of them.
const READERS: Audience = Audience::Directory;

/// Why the directory does not answer.
pub const GETTING_READY: &str = "The directory is getting ready. Try again in a moment.";

/// How many lines of a chart are looked back.
const YEARS: i16 = 15;

#[derive(Clone)]
pub struct Desk {
    pub campus: Campus,
    pub store: Store,
}

/// A page of people.
pub struct Found {
    pub total: u64,
    pub people: Vec<ListedPerson>,
    /// Of those who fit, how many have what would be nice, chip by chip.
    pub nice: Vec<u64>,
}

/// How many there are of each group.
pub struct Counted {
    pub total: u64,
    /// Those with anybody in them.
    pub groups: Vec<(Group, u64)>,
    /// Who is in none: it is not known of them, or not shared.
    pub without: u64,
}

/// One line of a chart.
pub struct Line {
    pub by: By,
    pub counts: Vec<u64>,
}

pub struct Mapped {
    pub total: u64,
    pub dots: Dots,
    /// Of how many the place is not known, or not shared.
    pub without: u64,
}

type Ready<T> = store::Result<Option<T>>;

impl Desk {
    pub fn today(&self) -> Date {
        self.store.today()
    }

    /// What groups and employers are called here is put in the place of what was said. The sentences say what nobody here
    /// is called.
    pub async fn settle(&self, chips: &mut [DirectoryChip]) -> store::Result<Vec<String>> {
        if !chips.iter().any(|chip| ["group", "employer"].contains(&chip.slot.as_str())) {
            return Ok(Vec::new());
        }
        let names = rows::names(&self.store).await?;
        Ok(chips.iter_mut().filter_map(|chip| settled(chip, &names)).collect())
    }

    /// Groups that are called by a place, of which words say a group and a place: "members of Northfield in Boston".
    pub async fn join_groups(&self, chips: &mut Vec<DirectoryChip>) -> store::Result<()> {
        let has = |slot: &str| chips.iter().any(|chip| chip.slot == slot);
        if has("group") && has("place") {
            join_groups(chips, &rows::names(&self.store).await?);
        }
        Ok(())
    }

    pub async fn people(&self, chips: &[DirectoryChip], (offset, limit): (usize, usize)) -> Ready<Found> {
        let Wanted { must, nice } = filter(chips);
        let Some(listing) = self.campus.list(&must, READERS, (offset, limit)).await? else { return Ok(None) };
        let people = self.campus.listed(&listing.ids).await?;
        let nice = match &nice[..] {
            [] => Vec::new(),
            nice => {
                self.campus.tally(&must, READERS, nice).await?.map(|tally| tally.groups).unwrap_or_default()
            }
        };
        Ok(Some(Found { total: listing.total, people, nice }))
    }

    pub async fn count(&self, chips: &[DirectoryChip]) -> Ready<u64> {
        let tally = self.campus.tally(&filter(chips).must, READERS, &[]).await?;
        Ok(tally.map(|tally| tally.total))
    }

    /// The numbers of all who fit, in the order of their names.
    pub async fn everybody(&self, chips: &[DirectoryChip]) -> Ready<Vec<u32>> {
        let listing = self.campus.list(&filter(chips).must, READERS, (0, usize::MAX)).await?;
        Ok(listing.map(|listing| listing.ids))
    }

    /// Those of these who stand in the directory, as it may show them.
    pub async fn listed(&self, ids: &[u32]) -> store::Result<Vec<ListedPerson>> {
        self.campus.listed(ids).await
    }

    pub async fn counts(&self, chips: &[DirectoryChip], by: By) -> Ready<Counted> {
        let must = filter(chips).must;
        let names = if by == By::Group { rows::names(&self.store).await?.groups } else { Vec::new() };
        let about = About { this_year: self.today().year(), names: &names, kinds: &kinds_of(chips) };
        let counted = match groups(by, about) {
            Kind::Each(groups) => self.each(&must, groups).await?,
            Kind::Classes => self.spread(&must, Spread::Class, class).await?,
            Kind::Cities => self.spread(&must, Spread::Spot, city).await?,
        };
        Ok(counted.map(|mut counted| {
            if !by.is_ordered() {
                counted
                    .groups
                    .sort_by(|(a, one), (b, other)| other.cmp(one).then_with(|| a.label.cmp(&b.label)));
            }
            counted
        }))
    }

    async fn each(&self, must: &PeopleFilter, groups: Vec<Group>) -> Ready<Counted> {
        let mut filters: Vec<PeopleFilter> = groups.iter().map(|group| group.filter.clone()).collect();
        // Who is in several groups is in one of them.
        filters.push(PeopleFilter { one_of: vec![filters.clone()], ..PeopleFilter::default() });
        let Some(mut tally) = self.campus.tally(must, READERS, &filters).await? else { return Ok(None) };
        let within = tally.groups.pop().unwrap_or_default();
        let counted = groups.into_iter().zip(tally.groups).filter(|(_, count)| *count > 0);
        let without = tally.total.saturating_sub(within);
        Ok(Some(Counted { total: tally.total, groups: counted.collect(), without }))
    }

    async fn spread(
        &self,
        must: &PeopleFilter,
        by: Spread,
        group: fn(i64) -> Option<Group>,
    ) -> Ready<Counted> {
        let Some(tally) = self.campus.tally(must, READERS, &[]).await? else { return Ok(None) };
        let Some(spread) = self.campus.spread(must, READERS, by).await? else { return Ok(None) };
        let counted: Vec<(Group, u64)> =
            spread.into_iter().filter_map(|(value, count)| Some((group(value)?, count))).collect();
        let within: u64 = counted.iter().map(|(_, count)| count).sum();
        let without = tally.total.saturating_sub(within);
        Ok(Some(Counted { total: tally.total, groups: counted, without }))
    }

    /// How many of those whom `whom` asks for gave, came and volunteered in each of the last years; the years, and a line
    /// for each. Which events count, `asked` says.
    pub async fn series(
        &self,
        whom: &[DirectoryChip],
        asked: &[DirectoryChip],
        lines: &[By],
    ) -> Ready<(Vec<i16>, Vec<Line>)> {
        let must = filter(whom).must;
        let (this_year, kinds) = (self.today().year(), kinds_of(asked));
        let years: Vec<i16> = (this_year - YEARS + 1..=this_year).collect();
        let mut drawn = Vec::with_capacity(lines.len());
        for by in lines {
            let about = About { this_year, names: &[], kinds: &kinds };
            let Kind::Each(all) = groups(*by, about) else { continue };
            let of_years: Vec<PeopleFilter> = all
                .into_iter()
                .filter(|group| group.label.parse().is_ok_and(|year| years.contains(&year)))
                .map(|group| group.filter)
                .collect();
            let Some(tally) = self.campus.tally(&must, READERS, &of_years).await? else { return Ok(None) };
            drawn.push(Line { by: *by, counts: tally.groups });
        }
        Ok(Some((years, drawn)))
    }

    pub async fn map(&self, chips: &[DirectoryChip]) -> Ready<Mapped> {
        let must = filter(chips).must;
        let Some(tally) = self.campus.tally(&must, READERS, &[]).await? else { return Ok(None) };
        let Some(spread) = self.campus.spread(&must, READERS, Spread::Spot).await? else { return Ok(None) };
        let placed: u64 = spread.values().sum();
        Ok(Some(Mapped {
            total: tally.total,
            dots: dots(&spread),
            without: tally.total.saturating_sub(placed),
        }))
    }

    /// Whether words that nothing was made of are somebody's name in the directory.
    pub async fn is_name(&self, words: &str) -> store::Result<bool> {
        let count = text::words(words).len();
        let is_like_one = (1..=4).contains(&count)
            && words.chars().all(|letter| letter.is_alphabetic() || " -'’.".contains(letter));
        if !is_like_one {
            return Ok(false);
        }
        let named = PeopleFilter { name: Some(words.to_owned()), ..PeopleFilter::default() };
        let tally = self.campus.tally(&named, READERS, &[]).await?;
        Ok(tally.is_some_and(|tally| tally.total > 0))
    }
}

/// The kinds of events that chips ask for.
fn kinds_of(chips: &[DirectoryChip]) -> Vec<EventKind> {
    let wanted = chips.iter().filter(|chip| chip.slot == "attended" && !chip.excluded);
    let mut kinds = Vec::new();
    for (own, _) in wanted.filter_map(|chip| parse_events(chip.id()?)) {
        kinds.extend(own.into_iter().filter(|kind| !kinds.contains(kind)).collect::<Vec<_>>());
    }
    kinds
}

fn join_groups(chips: &mut Vec<DirectoryChip>, names: &Names) {
    let called = |group: &DirectoryChip, place: &DirectoryChip| {
        let said = group.id().filter(|id| !id.is_empty() && names.group(id).is_none())?;
        let is_one = group.slot == "group"
            && place.slot == "place"
            && (group.excluded, group.need) == (place.excluded, place.need)
            && follows(group, place);
        is_one.then(|| names.group(&format!("{said} in {}", place.text))).flatten().map(str::to_owned)
    };
    let joined = (0..chips.len()).find_map(|at| {
        let place = (0..chips.len()).find(|place| called(&chips[at], &chips[*place]).is_some())?;
        Some((at, place, called(&chips[at], &chips[place])?))
    });
    if let Some((at, place, name)) = joined {
        chips[at].text = format!("member of {name}");
        chips[at].value = Value::Term(Term { id: name, name: chips[at].text.clone() });
        chips.remove(place);
    }
}

/// As long as " in ".
const JOINT: u32 = 4;

/// Whether the words of a place stand right behind those of a group, as far as both were typed.
fn follows(group: &DirectoryChip, place: &DirectoryChip) -> bool {
    let (Some(group), Some(place)) = (group.span, place.span) else { return true };
    place.start.checked_sub(group.end).is_some_and(|between| between <= JOINT)
}

fn settled(chip: &mut DirectoryChip, names: &Names) -> Option<String> {
    let Value::Term(Term { id, name }) = &mut chip.value else { return None };
    match chip.slot.as_str() {
        "group" if !id.is_empty() => match names.group(id) {
            Some(known) => {
                known.clone_into(id);
                chip.text = format!("member of {known}");
                name.clone_from(&chip.text);
                None
            }
            None => Some(format!("No group here is called “{id}”.")),
        },
        "employer" => {
            let (when, said) = id.split_once(':')?;
            let known = names.employer(said)?;
            chip.text = chip.text.replacen(said, known, 1);
            let told = format!("{when}:{known}");
            *id = told;
            name.clone_from(&chip.text);
            None
        }
        _ => None,
    }
}

fn class(year: i64) -> Option<Group> {
    let class = i16::try_from(year).ok()?;
    let filter = PeopleFilter { class_from: Some(class), class_to: Some(class), ..PeopleFilter::default() };
    Some(Group { label: class.to_string(), chip: Some(("class", class.to_string())), filter })
}

/// Below zero is a region of which no city is known: it has no line of its own.
fn city(spot: i64) -> Option<Group> {
    let city = places::cities().get(usize::try_from(spot).ok()?)?;
    let name = city_name(city);
    let filter = PeopleFilter { place: Some(name.clone()), ..PeopleFilter::default() };
    Some(Group { label: name.clone(), chip: Some(("place", name)), filter })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graduway::directory::model::compile;

    #[test]
    fn a_group_that_is_called_by_a_place_is_one() {
        let groups = ["Northfield in Boston", "Northfield in Chicago", "Rowing Alumni"];
        let names = Names { groups: groups.map(str::to_owned).to_vec(), employers: Vec::new() };
        for (text, expected) in [
            ("members of Northfield in Boston", &["member of Northfield in Boston"][..]),
            ("members of Rowing Alumni in Boston", &["member of Rowing Alumni", "Boston"]),
            ("members of Northfield in Ohio", &["member of Northfield", "Ohio"]),
            ("members of Northfield", &["member of Northfield"]),
            ("living in Boston, members of Northfield", &["Boston", "member of Northfield"]),
        ] {
            let mut chips = compile(text, jiff::civil::date(2026, 11, 16)).chips;
            join_groups(&mut chips, &names);
            let texts: Vec<&str> = chips.iter().map(|chip| chip.text.as_str()).collect();
            assert_eq!(texts, expected, "{text}");
        }
    }
}
