use std::collections::HashMap;

use super::words::City;
use crate::model::{Employer, EmployerId};

/// What decides whether somebody may have worked there.
pub(super) struct Hiring {
    pub id: EmployerId,
    pub founded: i16,
    /// Index of the country and of the region, as in `words.cities`.
    lies_in: (u16, u16),
    local: bool,
}

impl Hiring {
    /// By industry.
    pub fn of(employers: &[Employer], cities: &[City]) -> HashMap<String, Vec<Self>> {
        let mut hiring: HashMap<String, Vec<Self>> = HashMap::new();
        for employer in employers {
            let place = &employer.place;
            let home = cities.iter().find(|city| city.name == place.city && city.region == place.region);
            hiring.entry(employer.industry.clone()).or_default().push(Self {
                id: employer.id,
                founded: employer.founded,
                lies_in: home.map_or((0, 0), |city| city.lies_in),
                local: ["Education", "Government", "Health care"].contains(&employer.industry.as_str())
                    || employer.name.contains(&place.city),
            });
        }
        hiring
    }

    /// Schools, hospitals and offices hire from around the corner, others from the whole country.
    pub fn hires_from(&self, home: &City) -> bool {
        self.lies_in.0 == home.lies_in.0 && (!self.local || self.lies_in.1 == home.lies_in.1)
    }
}
