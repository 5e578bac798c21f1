//! Where texts point, for those who compare people by more than the index knows.

use std::{collections::HashMap, sync::Arc};

use matching::Vector;
use store::Result;

use super::Search;
use crate::units::{self, UnitKind, UnitsError};

impl Search {
    /// The directions of texts of people, and of what somebody looks for. Without a model, or while it does not work, there
    /// are none.
    pub(crate) async fn directions(
        &self,
        of_people: &[String],
        asked: &[String],
    ) -> Result<HashMap<String, Arc<Vector>>> {
        let texts = units::distinct(of_people.iter().map(|text| (UnitKind::Goal, text.as_str())));
        let mut all = HashMap::new();
        match self.units.of(texts.into_iter().map(|(_, text)| text)).await {
            Ok(units) => {
                all.extend(units.into_values().map(|unit| (unit.text.clone(), Arc::new(unit.vector))));
            }
            Err(UnitsError::Store(error)) => return Err(error),
            Err(UnitsError::Model(error)) => {
                tracing::info!(%error, "people are compared by words alone");
                return Ok(HashMap::new());
            }
        }
        for text in asked {
            match self.units.query(text).await {
                Ok(vector) => all.extend(vector.map(|vector| (text.clone(), Arc::from(vector)))),
                Err(UnitsError::Store(error)) => return Err(error),
                Err(UnitsError::Model(error)) => {
                    tracing::info!(%error, "a wish is compared by its words alone");
                }
            }
        }
        Ok(all)
    }
}
