//! From a life to the document that the suite makes of it.

use std::{collections::HashMap, sync::Arc};

use ai::{Embedder, MiniLm};
use campus::{
    model::{Life, World},
    search::{Documents, Profile, Things},
    units,
};
use matching::index::{Document, Unit};

use measure::Outcome;

/// Every text is embedded once.
pub struct People<'a> {
    model: &'a MiniLm,
    units: HashMap<u64, Arc<Unit>>,
    documents: Documents,
}

impl<'a> People<'a> {
    pub fn new(model: &'a MiniLm, world: &World) -> Self {
        let documents = Documents::new(Things::new(&world.events, &world.groups));
        Self { model, units: HashMap::new(), documents }
    }

    pub fn units(&self) -> usize {
        self.units.len()
    }

    pub fn document(&mut self, life: Life) -> Outcome<Document> {
        let profile = Profile::new(life);
        for text in profile.texts() {
            let hash = units::hash(text);
            if !self.units.contains_key(&hash) {
                let vector = self.model.embed(&[text])?.remove(0);
                self.units.insert(hash, Arc::new(Unit { hash, text: text.to_owned(), vector }));
            }
        }
        Ok(self.documents.make(&profile, &self.units))
    }
}
