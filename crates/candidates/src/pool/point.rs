//! Finds out where texts point.

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
};

use ai::{DIMENSIONS, EmbedError};
use matching::Vector;
use tokio::time::{Instant, timeout_at};

use super::follow::apart;
use crate::{Candidates, handle::Inner};

/// So many texts are understood before they are written down.
const TOGETHER: usize = 64;

impl Inner {
    /// Finds out where those of these texts point of which nobody knows it. Takes its time: not for a thread that serves
    /// requests.
    pub fn learn(&self, texts: &[String]) -> Result<(), EmbedError> {
        self.learn_while(texts, &|| true)
    }

    /// The same, a few at a time and for as long as somebody wants it.
    pub fn learn_while(&self, texts: &[String], is_wanted: &dyn Fn() -> bool) -> Result<(), EmbedError> {
        let new: BTreeSet<&String> = texts.iter().filter(|text| !self.directions.has(text)).collect();
        let new: Vec<String> = new.into_iter().cloned().collect();
        for some in new.chunks(TOGETHER).take_while(|_| is_wanted()) {
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
    /// Where texts point, those of them of which it is known or can be found out.
    pub async fn point(&self, texts: &[String]) -> HashMap<String, Vector> {
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

    /// Finds out where these texts point, but not beyond that moment: what is left then a job finds out, with the rest of
    /// the pool. Whoever stops waiting ends it.
    pub(crate) async fn learn_until(&self, end: Instant, texts: Vec<String>) {
        if texts.is_empty() {
            return;
        }
        let waiting = Arc::new(());
        let (own, waits) = (self.clone(), Arc::downgrade(&waiting));
        let learned = apart(move || own.0.learn_while(&texts, &|| waits.strong_count() > 0));
        match timeout_at(end, learned).await {
            Ok(Ok(Ok(()))) => {}
            Ok(Ok(Err(error))) => tracing::debug!(%error, "texts are compared by words alone"),
            Ok(Err(error)) => tracing::error!(%error, "texts are compared by words alone"),
            Err(_) => tracing::warn!("finding out what texts mean takes too long here"),
        }
        drop(waiting);
    }
}
