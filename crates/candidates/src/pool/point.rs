//! Finds out where texts point.

use std::collections::{BTreeSet, HashMap};

use ai::{DIMENSIONS, EmbedError};
use matching::Vector;

use super::follow::apart;
use crate::{Candidates, handle::Inner};

/// So many texts are understood before they are written down.
const TOGETHER: usize = 64;

impl Inner {
    /// Finds out where those of these texts point of which nobody knows it. Takes its time: not for a thread that serves
    /// requests.
    pub fn learn(&self, texts: &[String]) -> Result<(), EmbedError> {
        let new: BTreeSet<&String> = texts.iter().filter(|text| !self.directions.has(text)).collect();
        let new: Vec<String> = new.into_iter().cloned().collect();
        for some in new.chunks(TOGETHER) {
            let asked: Vec<&str> = some.iter().map(String::as_str).collect();
            match self.sentences.embed(&asked) {
                Ok(vectors) => self.directions.put(some, &vectors),
                Err(EmbedError::Run(_)) => self.learn_each(some)?,
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// The same; false if the model is away.
    pub fn learns(&self, texts: &[String]) -> bool {
        let learned = self.learn(texts);
        if let Err(error) = &learned {
            tracing::debug!(%error, "what is asked for is compared by words alone");
        }
        learned.is_ok()
    }

    /// One by one: a text at which the model breaks points nowhere, if it does its work otherwise.
    fn learn_each(&self, texts: &[String]) -> Result<(), EmbedError> {
        self.sentences.embed(&["Is it here?"])?;
        for text in texts {
            match self.sentences.embed(&[text.as_str()]) {
                Ok(vectors) => self.directions.put(std::slice::from_ref(text), &vectors),
                Err(EmbedError::Run(why)) => {
                    tracing::warn!(why, "a text has no meaning to compare by");
                    self.directions.put(std::slice::from_ref(text), &[[0.0; DIMENSIONS]]);
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

impl Candidates {
    /// Where texts point, as it is known of those in the pool. Empty while not all of the pool can be compared by
    /// meaning: then nobody is.
    pub async fn point(&self, texts: &[String]) -> HashMap<String, Vector> {
        let is_whole = self.pool().await.is_ok_and(|pool| pool.meaning.is_whole());
        if !is_whole || texts.is_empty() {
            return HashMap::new();
        }
        let (own, texts) = (self.clone(), texts.to_vec());
        let pointed = apart(move || {
            if let Err(error) = own.0.learn(&texts) {
                tracing::debug!(%error, "texts are compared by words alone");
            }
            let found = texts.into_iter().filter_map(|text| {
                let vector = own.0.directions.get(&text)?;
                Some((text, vector))
            });
            found.collect()
        });
        pointed.await.unwrap_or_default()
    }
}
