//! A search, from the question to the passages that answer it.

use store::Result;

use super::{
    Library,
    index::{Hit, Scope, Scores, direction},
};

/// So many characters may be asked at once.
const LONGEST: usize = 4000;

/// What is looked for. The text is data: nothing in it is followed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    pub text: String,
    /// Nothing for: all.
    pub areas: Vec<String>,
    /// Ids; nothing for: all.
    pub documents: Vec<String>,
    pub limit: usize,
}

/// What was found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// The best first, one of each page.
    pub hits: Vec<Hit>,
    /// Whether directions were compared, or words alone.
    pub by_meaning: bool,
    /// Whether the best is good enough to be an answer.
    pub is_likely: bool,
}

impl Library {
    /// The passages that answer a question best.
    pub async fn search(&self, query: &Query) -> Result<Found> {
        let index = self.index();
        let question = index.ask(beginning(&query.text));
        if question.is_empty() || index.passages() == 0 {
            return Ok(Found::default());
        }
        let direction = if index.has_vectors() {
            self.directions(question.texts.clone()).await.and_then(|found| direction(&found))
        } else {
            None
        };
        let scope = Scope { areas: query.areas.clone(), documents: query.documents.clone() };
        let limit = query.limit;
        let searched = tokio::task::spawn_blocking(move || {
            let weights = if direction.is_some() { Scores::TOGETHER } else { Scores::WORDS };
            let hits = index.search(&question, direction.as_ref(), (&scope, limit), weights);
            Found { is_likely: is_likely(&hits), hits, by_meaning: direction.is_some() }
        });
        searched.await.map_err(|error| store::Error::Other(error.to_string()))
    }
}

/// What is read of a question.
fn beginning(text: &str) -> &str {
    text.char_indices().nth(LONGEST).map_or(text, |(end, _)| &text[..end])
}

/// The best has to be like what was asked for, in its meaning or in its words.
fn is_likely(hits: &[Hit]) -> bool {
    hits.first().is_some_and(|best| match best.parts.meaning {
        Some(meaning) => meaning >= LIKE || (meaning >= RATHER_LIKE && best.parts.words >= SAID),
        None => best.parts.words >= SAID_ALONE,
    })
}

const LIKE: f32 = 0.45;
const RATHER_LIKE: f32 = 0.3;
const SAID: f32 = 0.35;
const SAID_ALONE: f32 = 0.3;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_read_as_far_as_the_composer_lets_people_write() {
        let whole = "é".repeat(LONGEST);
        assert_eq!(beginning(&whole), whole);
        assert_eq!(beginning(&format!("{whole}!")), whole);
        assert_eq!(beginning(""), "");
    }
}
