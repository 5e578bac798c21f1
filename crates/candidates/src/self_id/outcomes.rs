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
        let copies = self.copies().await?;
        let others = copies.files();
        // By their own file, or by one that stands for them.
        let files_of = |person: &CandidateId| {
            let own = match person {
                CandidateId::File(file) => Some(file.clone()),
                CandidateId::Person(_) => None,
            };
            let copies = others.get(person).into_iter().flatten().map(|file| (*file).to_owned());
            own.into_iter().chain(copies).collect::<Vec<_>>()
        };
        let files: Vec<String> = chosen.iter().flat_map(|one| files_of(&one.person)).collect();
        let files: Vec<&str> = files.iter().map(String::as_str).collect();
        let said = rows::some(self.store().reader(), &files).await?;
        let said: HashMap<&str, (Option<&str>, Option<&str>)> =
            said.iter().map(|row| (row.file.as_str(), (row.sex.as_deref(), row.race.as_deref()))).collect();
        let mut outcomes: Vec<Outcome> = chosen
            .iter()
            .filter_map(|one| {
                let member = pool.find(&one.person)?;
                let told = files_of(&one.person).iter().find_map(|file| said.get(file.as_str()).copied());
                let (sex, race) = match &one.person {
                    CandidateId::Person(number) if member.is_synthetic => made::of(*number),
                    // Of the others it is known if somebody has asked them.
                    CandidateId::Person(_) | CandidateId::File(_) => told.unwrap_or_default(),
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
