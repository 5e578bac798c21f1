//! What a conversation may ask of the library.

use std::{ops::Range, sync::Arc};

use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

use super::{Library, Query, index::Hit, view::STEP};
use crate::{
    Fact, Origin, Outcome, Passage, Quote, Reads, Source, ToolError,
    phrase::Sought,
    tool::{Tool, typed},
};

/// So many passages are given.
const PASSAGES: usize = 5;

/// What the tool is called.
pub const SEARCH_LIBRARY: &str = "search_library";

const NOT_THERE: &str = "The library says nothing about this.";

#[derive(Debug, Deserialize, JsonSchema)]
struct SearchLibrary {
    /// The question, as a person would ask it.
    #[schemars(length(min = 1, max = 4000))]
    question: String,
    /// Only pages about this area.
    area: Option<String>,
    /// Only this document, by its id.
    document: Option<String>,
}

/// Searches the library's pages about these areas; about all, if none is named.
pub fn tool(library: &Library, areas: &'static [&'static str]) -> Arc<dyn Tool> {
    let library = library.clone();
    let about = "Finds what the library's policy and knowledge pages say about a question, as quotes with their pages.";
    typed((SEARCH_LIBRARY, about), &[Reads::Library], move |input: SearchLibrary, _asker| {
        let library = library.clone();
        async move { search(&library, areas, input).await }
    })
}

async fn search(
    library: &Library,
    areas: &'static [&'static str],
    input: SearchLibrary,
) -> Result<Outcome, ToolError> {
    let may_read = |area: &str| areas.is_empty() || areas.contains(&area);
    let wanted = match input.area.filter(|area| !area.trim().is_empty()) {
        Some(area) if may_read(&area) => vec![area],
        Some(_) => return Err(ToolError::Input(format!("area: one of {}.", areas.join(", ")))),
        None => areas.iter().map(|area| (*area).to_owned()).collect(),
    };
    let documents = input.document.filter(|document| !document.trim().is_empty()).into_iter().collect();
    let query = Query { text: input.question, areas: wanted, documents, limit: PASSAGES };
    let sought = Sought::new(&query.text);
    let mut found = library.search(&query).await?;
    if !found.is_likely {
        found.hits.retain(|hit| has_all(hit, &sought));
    }
    if found.hits.is_empty() {
        let data = json!({ "found": false, "note": NOT_THERE, "passages": [] });
        return Ok(Outcome { data, ..Outcome::default() });
    }
    for hit in &mut found.hits {
        hit.quote = quote(hit, &sought);
    }
    let passages: Vec<_> = found.hits.iter().map(passage).collect();
    let numbered = || (1..).zip(&found.hits);
    Ok(Outcome {
        data: json!({ "found": true, "byMeaning": found.by_meaning, "passages": passages }),
        facts: numbered()
            .map(|(source, hit)| Fact::Quote(Quote { text: hit.text.clone(), source }))
            .collect(),
        parts: Vec::new(),
        sources: numbered().map(|(number, hit)| source(number, hit)).collect(),
    })
}

/// Whether every word that the question is about stands in the passage, or above it.
fn has_all(hit: &Hit, sought: &Sought) -> bool {
    let headings = hit.headings.join(STEP);
    sought.count() > 0 && sought.shared(&[&hit.title, &headings, &hit.text]) == sought.count()
}

/// Where the words stand that are quoted: those that the search has chosen, unless another sentence of the passage says
/// more of what is asked for, or they are a heading.
fn quote(hit: &Hit, sought: &Sought) -> Range<usize> {
    let inside = sought.best(&hit.text[hit.quote.clone()]);
    let better = sought.best(&hit.text).filter(|best| {
        inside.is_none_or(|inside| (inside.is_said, inside.shared) < (best.is_said, best.shared))
    });
    let place = better.and_then(|better| {
        let end = hit.text.find(better.sentence)? + better.sentence.len();
        let start = hit.text[..end].rfind(better.answers.unwrap_or(better.sentence))?;
        Some(start..end)
    });
    place.unwrap_or_else(|| hit.quote.clone())
}

fn passage(hit: &Hit) -> serde_json::Value {
    json!({
        "document": hit.document,
        "title": hit.title,
        "version": hit.version,
        "page": hit.page,
        "label": hit.label,
        "heading": hit.headings.join(STEP),
        "text": hit.text,
        "quote": &hit.text[hit.quote.clone()],
        "score": hit.score,
    })
}

fn source(number: u32, hit: &Hit) -> Source {
    let page = hit.label.clone().unwrap_or_else(|| hit.page.to_string());
    let heading = hit.headings.last().cloned().unwrap_or_default();
    let detail = if heading.is_empty() { format!("page {page}") } else { format!("{heading}, page {page}") };
    Source {
        number,
        title: hit.title.clone(),
        detail,
        origin: Origin::Passage(Passage {
            document: hit.document.clone(),
            version: hit.version,
            page: hit.page,
            label: hit.label.clone(),
            heading,
            quote: hit.text[hit.quote.clone()].to_owned(),
        }),
    }
}
