use std::sync::Arc;

use campus::{
    Campus,
    search::{EvidenceChannel, FoundPerson, PeopleFound, PeopleQuery, SearchMode},
};
use chat::{
    Amount, Fact, Figure, Name, Origin, Outcome, Part, Reads, Record, Source, Tool, ToolError,
    part::{People, PersonCard},
    tool,
};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

use super::traits::{Traits, filter};

pub const FIND_PEOPLE: &str = "find_people";
/// How many are shown, if nobody says how many.
pub const SHOWN: u32 = 5;
pub const MOST: u32 = 20;
/// Among so many with the name, the one who is meant is looked for.
const NAMESAKES: u32 = 200;
/// How many reasons stand on a card.
const REASONS: usize = 3;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct FindPeople {
    /// what they do, know or care for, in a few words
    #[serde(default)]
    words: String,
    #[serde(default)]
    who: Traits,
    /// whom to leave out: everybody of whom any of this is true
    #[serde(default)]
    not: Traits,
    /// how many, at most 20
    limit: Option<u32>,
    /// how many of the first ones were seen already
    skip: Option<u32>,
    /// only the one of this name with this id
    person: Option<String>,
}

pub fn tool(campus: Campus) -> Arc<dyn Tool> {
    let about = "Search the people of the campus by words, meaning and filters";
    tool::typed((FIND_PEOPLE, about), &[Reads::People], move |input: FindPeople, _| {
        let campus = campus.clone();
        async move { find(&campus, input).await }
    })
}

async fn find(campus: &Campus, input: FindPeople) -> Result<Outcome, ToolError> {
    let limit = if input.person.is_some() { NAMESAKES } else { input.limit.unwrap_or(SHOWN).clamp(1, MOST) };
    let (offset, filter) = (input.skip.unwrap_or(0), filter(&input.who, &input.not));
    let query = PeopleQuery { text: input.words.clone(), filter, offset, limit };
    let mut found = campus.search(&query).await?;
    if found.mode == SearchMode::Building {
        return Err(ToolError::Input("the search is getting ready. Try again in a moment.".to_owned()));
    }
    if let Some(id) = &input.person {
        found.people.retain(|person| person.id.to_string() == *id);
        // That the name was found is no reason to be here.
        for person in &mut found.people {
            person.evidence.clear();
        }
    }
    Ok(outcome(&input, &found))
}

fn outcome(input: &FindPeople, found: &PeopleFound) -> Outcome {
    let how = found.note.as_deref().unwrap_or("search by words and meaning");
    let mut sources = vec![directory(how, input.who.address(&input.not, &input.words))];
    // Words put everybody in an order; only filters tell who fits.
    let shown = u64::try_from(found.people.len()).unwrap_or(u64::MAX);
    let (label, count) = if input.words.is_empty() {
        ("people who fit", found.total)
    } else {
        ("people who come closest", found.total.min(shown))
    };
    let total = Figure { label: label.to_owned(), amount: Amount::Count(count), source: 1 };
    let mut facts = vec![Fact::Figure(total)];
    let mut cards = Vec::new();
    for person in &found.people {
        let number = u32::try_from(sources.len() + 1).unwrap_or(u32::MAX);
        sources.push(Source {
            number,
            title: person.name.clone(),
            detail: person.headline.clone(),
            origin: Origin::Record(Record { path: format!("/people/{}", person.id) }),
        });
        facts.extend(facts_of(person, number));
        cards.push(card(person, number));
    }
    let people = found.people.iter().map(|person| {
        json!({ "name": person.name, "does": person.headline, "place": person.place, "class": person.class_year })
    });
    Outcome {
        data: json!({
            "total": count,
            "ranked": !input.words.is_empty(),
            "people": people.collect::<Vec<_>>(),
        }),
        facts,
        parts: if cards.is_empty() { Vec::new() } else { vec![Part::People(People { cards })] },
        sources,
    }
}

/// The directory as a source: where those who were found are listed.
pub fn directory(how: &str, (path, is_same): (String, bool)) -> Source {
    let wider = if is_same { "" } else { "; the directory itself lists more people than these" };
    Source {
        number: 1,
        title: "People of the campus".to_owned(),
        detail: format!("{}{wider}", how.trim_end_matches('.')),
        origin: Origin::Record(Record { path }),
    }
}

fn facts_of(person: &FoundPerson, source: u32) -> Vec<Fact> {
    let id = Some(person.id.to_string());
    let mut facts = vec![Fact::Name(Name { name: person.name.clone(), person: id, source })];
    for text in [&person.headline, &person.place] {
        if !text.is_empty() {
            facts.push(Fact::Quote(chat::Quote { text: text.clone(), source }));
        }
    }
    if let Some(year) = person.class_year {
        let label = format!("class of {}", person.name);
        facts.push(Fact::Figure(Figure { label, amount: Amount::Year(year), source }));
    }
    facts
}

fn card(person: &FoundPerson, source: u32) -> PersonCard {
    let mut reasons: Vec<String> = Vec::new();
    for evidence in &person.evidence {
        let reason = match evidence.channel {
            EvidenceChannel::Words => evidence.text.clone(),
            EvidenceChannel::Meaning => format!("close to: {}", evidence.text),
        };
        if !reasons.contains(&reason) && reasons.len() < REASONS {
            reasons.push(reason);
        }
    }
    let mut below = person.headline.clone();
    if !person.place.is_empty() {
        below = if below.is_empty() { person.place.clone() } else { format!("{below} · {}", person.place) };
    }
    PersonCard {
        person: person.id.to_string(),
        name: person.name.clone(),
        beside: person.class_year.map(|year| format!("Class of {year}")).unwrap_or_default(),
        below,
        reasons,
        score: None,
        sources: vec![source],
    }
}
