use std::collections::HashMap;

use api::Answer;
use talent::fairness::Outcome;

use super::{made, store as rows};
use crate::{CandidateId, Candidates, Pool};

/// What became of somebody at a cut.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    pub person: CandidateId,
    pub selected: bool,
    /// Hundredths of a point.
    pub points: u16,
}

impl Candidates {
    /// What became of these people, with sex and race and without who they are: in an order of its own.
    pub async fn outcomes(&self, pool: &Pool, chosen: &[Chosen]) -> Answer<Vec<Outcome>> {
        let files: Vec<&str> = chosen
            .iter()
            .filter_map(|one| match &one.person {
                CandidateId::File(file) => Some(file.as_str()),
                CandidateId::Person(_) => None,
            })
            .collect();
        let said = rows::some(self.store().reader(), &files).await?;
        let said: HashMap<&str, (Option<&str>, Option<&str>)> =
            said.iter().map(|row| (row.file.as_str(), (row.sex.as_deref(), row.race.as_deref()))).collect();
        let mut outcomes: Vec<Outcome> = chosen
            .iter()
            .filter_map(|one| {
                let member = pool.find(&one.person)?;
                let (sex, race) = match &one.person {
                    CandidateId::File(file) => said.get(file.as_str()).copied().unwrap_or_default(),
                    CandidateId::Person(number) if member.is_synthetic => made::of(*number),
                    // Nobody has asked them.
                    CandidateId::Person(_) => (None, None),
                };
                let (sex, race) = (sex.map(str::to_owned), race.map(str::to_owned));
                Some(Outcome { sex, race, selected: one.selected, points: one.points })
            })
            .collect();
        outcomes.sort_by(|one, other| {
            let key = |one: &Outcome| (one.selected, one.points);
            key(one).cmp(&key(other)).then_with(|| (&one.sex, &one.race).cmp(&(&other.sex, &other.race)))
        });
        Ok(outcomes)
    }
}
