use std::sync::Arc;

use chat::{Outcome, Part, Reads, Tool, ToolError, part::FitCard, tool};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    super::{cards, desk::Desk},
    MOST, Question, SHOWN,
    facts::Found,
    work,
};

pub const FIND_MATCHES: &str = "find_matches";

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct FindMatches {
    #[serde(flatten)]
    question: Question,
    /// how many, at most 20
    #[serde(default)]
    limit: Option<u32>,
    /// how many of the first ones were seen already
    #[serde(default)]
    skip: Option<u32>,
}

pub fn tool(desk: Desk) -> Arc<dyn Tool> {
    let about = "Compare mentors and mentees both ways and rank those who fit";
    tool::typed((FIND_MATCHES, about), &[Reads::People], move |input: FindMatches, asker| {
        let desk = desk.clone();
        async move {
            let limit = input.limit.unwrap_or(SHOWN).clamp(1, MOST) as usize;
            let skip = input.skip.unwrap_or(0) as usize;
            let worked = match work(&desk, input.question.ask(&asker)?).await? {
                Ok(worked) => worked,
                Err(several) => return Ok(several),
            };
            let mut found = Found::new(&worked);
            let unsure = worked.ranked.ranked.iter().filter(|one| one.unsure() > 0).count();
            found.count("people of whom something is not known", unsure);
            let list = found.cards(&worked, cards::page(&worked, skip, limit));
            let data = json!({
                "sought": worked.sought,
                "whom": worked.whom_called(),
                "compared": worked.others.len(),
                "isWhole": worked.is_whole,
                "total": worked.ranked.ranked.len(),
                "unsure": unsure,
                "more": worked.ranked.ranked.len().saturating_sub(skip + list.cards.len()),
                "people": list.cards.iter().map(told).collect::<Vec<_>>(),
                "apart": list.apart.iter().map(told).collect::<Vec<_>>(),
                "apartTotal": worked.ranked.apart.len(),
            });
            found.count("people who are shown", list.cards.len());
            let has_cards = !list.cards.is_empty() || !list.apart.is_empty();
            let parts = if has_cards { vec![Part::Matches(list)] } else { Vec::new() };
            Ok::<_, ToolError>(Outcome { data, facts: found.facts, parts, sources: found.sources })
        }
    })
}

/// A card in the words of a result.
pub fn told(card: &FitCard) -> Value {
    json!({
        "name": card.name,
        "does": card.below,
        "place": card.place,
        "fit": card.combined.round(),
        "forWhom": card.to_whom.value.round(),
        "forThem": card.to_them.value.round(),
        "reasons": card.reasons,
        "conflicts": card.conflicts.iter().map(|conflict| conflict.text.as_str()).collect::<Vec<_>>(),
        "placesLeft": card.capacity.map(|capacity| capacity.left),
        "source": card.sources.first(),
    })
}
