use std::sync::Arc;

use campus::{
    Campus,
    model::Seniority,
    search::{PeopleFilter, PeopleQuery, SearchMode},
};
use chat::{Amount, Fact, Figure, Outcome, Part, Reads, Tool, ToolError, part::Chart, tool};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::{
    find::directory,
    traits::{Traits, filter},
};

pub const COUNT_PEOPLE: &str = "count_people";
const FIRST_DECADE: i16 = 1950;
const LAST_DECADE: i16 = 2020;
/// Groups beyond these would not be read.
const GROUPS: usize = 12;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct CountPeople {
    #[serde(default)]
    who: Traits,
    /// whom to leave out: everybody of whom any of this is true
    #[serde(default)]
    not: Traits,
    /// by what to count them apart
    by: Option<Grouping>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Grouping {
    Decade,
    Industry,
    Field,
    Seniority,
}

impl Grouping {
    fn label(self) -> &'static str {
        match self {
            Self::Decade => "Decade of the class",
            Self::Industry => "Industry",
            Self::Field => "Field of study",
            Self::Seniority => "Seniority",
        }
    }
}

pub fn tool(campus: Campus) -> Arc<dyn Tool> {
    let about = "Count the people of the campus, all of them or in groups";
    tool::typed((COUNT_PEOPLE, about), &[Reads::People], move |input: CountPeople, _| {
        let campus = campus.clone();
        async move { count(&campus, input).await }
    })
}

async fn count(campus: &Campus, input: CountPeople) -> Result<Outcome, ToolError> {
    let filter = filter(&input.who, &input.not);
    let total = count_one(campus, filter.clone()).await?;
    let mut groups = Vec::new();
    if let Some(by) = input.by {
        for (label, narrowed) in narrow(by, &filter) {
            let count = count_one(campus, narrowed).await?;
            if count > 0 {
                groups.push((label, count));
            }
        }
        if by != Grouping::Decade && by != Grouping::Seniority {
            groups.sort_by(|(a, first), (b, second)| second.cmp(first).then(a.cmp(b)));
        }
        groups.truncate(GROUPS);
    }
    Ok(outcome(&input, total, &groups))
}

async fn count_one(campus: &Campus, filter: PeopleFilter) -> Result<u64, ToolError> {
    let found = campus.search(&PeopleQuery { filter, limit: 1, ..PeopleQuery::default() }).await?;
    if found.mode == SearchMode::Building {
        return Err(ToolError::Input("the search is getting ready. Try again in a moment.".to_owned()));
    }
    Ok(found.total)
}

/// The groups with the filter of each.
fn narrow(by: Grouping, filter: &PeopleFilter) -> Vec<(String, PeopleFilter)> {
    let none = PeopleFilter::default;
    let groups: Vec<(String, PeopleFilter)> = match by {
        Grouping::Decade => (FIRST_DECADE..=LAST_DECADE)
            .step_by(10)
            .map(|decade| {
                let years = PeopleFilter { class_from: Some(decade), class_to: Some(decade + 9), ..none() };
                (format!("{decade}s"), years)
            })
            .collect(),
        Grouping::Industry => matching::lexicon::industries::industries()
            .iter()
            .map(|industry| industry.name.to_owned())
            .map(|name| (name.clone(), PeopleFilter { industry: Some(name), ..none() }))
            .collect(),
        Grouping::Field => matching::lexicon::fields::fields()
            .iter()
            .map(|field| field.name.to_owned())
            .map(|name| (name.clone(), PeopleFilter { field: Some(name), ..none() }))
            .collect(),
        Grouping::Seniority => Seniority::ALL
            .into_iter()
            .map(|seniority| {
                (format!("{seniority:?}"), PeopleFilter { seniority: Some(seniority), ..none() })
            })
            .collect(),
    };
    let narrowed = groups.into_iter().map(|(name, group)| {
        let mut narrowed = filter.clone();
        narrowed.one_of.push(vec![group]);
        (name, narrowed)
    });
    narrowed.collect()
}

fn outcome(input: &CountPeople, total: u64, groups: &[(String, u64)]) -> Outcome {
    let source = directory("counted by filters", input.who.address(&input.not, ""));
    let figure =
        |label: String, count: u64| Fact::Figure(Figure { label, amount: Amount::Count(count), source: 1 });
    let mut facts = vec![figure("people who fit".to_owned(), total)];
    facts.extend(groups.iter().map(|(label, count)| figure(label.clone(), *count)));
    // Labels may be named: "1990s" is a figure to a guard.
    facts.extend(groups.iter().map(|(label, _)| Fact::Quote(chat::Quote { text: label.clone(), source: 1 })));
    let parts = match input.by {
        Some(by) if groups.len() > 1 => vec![Part::Chart(Chart::of_groups("People", by.label(), groups))],
        _ => Vec::new(),
    };
    let named: Vec<_> =
        groups.iter().map(|(label, count)| json!({ "group": label, "count": count })).collect();
    Outcome {
        data: json!({ "total": total, "by": input.by, "groups": named }),
        facts,
        parts,
        sources: vec![source],
    }
}
