//! How far everybody meets a role, kept for a while: other weights need no second look.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use ai::assets::SENTENCE_MODEL;
use api::{Answer, ApiError};
use talent::{
    Need, Requirement,
    score::{self, Ask, Board},
};

use super::{
    follow::apart,
    make::{hash, revision},
};
use crate::{Candidates, Pool, RolePool};

/// So many are kept.
const MOST: usize = 16;

/// A role and everybody it is open to, compared.
pub struct Prepared {
    pub ask: Ask,
    pub board: Board,
    /// How many it is open to.
    pub people: u32,
    /// The same if and only if these people, their texts and the way they are compared are. Whoever comes, leaves or
    /// changes elsewhere is nothing to it.
    pub revision: String,
    /// Whether they were compared by what texts mean; by their words alone otherwise.
    pub by_meaning: bool,
}

#[derive(Default)]
pub struct Boards {
    /// The last one used last.
    kept: Mutex<VecDeque<(String, Arc<Prepared>)>>,
    /// One at a time compares; whoever wants the same has it then.
    turn: tokio::sync::Mutex<()>,
}

impl Boards {
    fn find(&self, key: &str) -> Option<Arc<Prepared>> {
        let mut kept = self.kept();
        let at = kept.iter().position(|(known, _)| known == key)?;
        let found = kept.remove(at)?;
        let prepared = Arc::clone(&found.1);
        kept.push_back(found);
        Some(prepared)
    }

    fn keep(&self, key: String, prepared: &Arc<Prepared>) {
        let mut kept = self.kept();
        kept.push_back((key, Arc::clone(prepared)));
        while kept.len() > MOST {
            kept.pop_front();
        }
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<(String, Arc<Prepared>)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Candidates {
    /// A role and everybody of the pool it is open to, compared. Weights and needs do not matter: they are the board's to
    /// be asked with.
    pub async fn prepare(
        &self,
        pool: &Arc<Pool>,
        among: &RolePool,
        requirements: &[Requirement],
    ) -> Answer<Arc<Prepared>> {
        let is_whole = pool.meaning_within(among).is_whole();
        let revision = revision(pool.within(among), is_whole);
        let key = key((&revision, is_whole), requirements)?;
        if let Some(found) = self.0.boards.find(&key) {
            return Ok(found);
        }
        let _turn = self.0.boards.turn.lock().await;
        if let Some(found) = self.0.boards.find(&key) {
            return Ok(found);
        }
        let (own, pool, among, requirements) =
            (self.clone(), Arc::clone(pool), among.clone(), requirements.to_vec());
        let compared = apart(move || own.compare((&pool, &among), (revision, is_whole), &requirements));
        let prepared = Arc::new(compared.await?);
        // What the model could not be asked for is asked for again the next time.
        if prepared.by_meaning == is_whole {
            self.0.boards.keep(key, &prepared);
        }
        Ok(prepared)
    }

    /// By meaning if all of them can be, whoever else cannot: what a role says of its own people does not change with
    /// others. Takes its time.
    fn compare(
        &self,
        (pool, among): (&Pool, &RolePool),
        (revision, is_whole): (String, bool),
        requirements: &[Requirement],
    ) -> Prepared {
        let texts: Vec<String> = score::asked(requirements).into_iter().map(str::to_owned).collect();
        let by_meaning = is_whole && self.0.learns(&texts);
        let direction = |text: &str| if by_meaning { self.0.directions.get(text) } else { None };
        let ask = score::ask(requirements, &direction);
        let people: Vec<_> = pool.within(among).collect();
        let board = Board::new(&ask, people.iter().map(|one| (one.key, &*one.indexed)));
        let people = u32::try_from(people.len()).unwrap_or(u32::MAX);
        Prepared { ask, board, people, revision, by_meaning }
    }
}

/// What the comparison follows from: those whom the role is open to, and what it asks for.
fn key((revision, is_whole): (&str, bool), requirements: &[Requirement]) -> Answer<String> {
    let plain = |one: &Requirement| Requirement { weight: 1, need: Need::Nice, span: None, ..one.clone() };
    let requirements: Vec<Requirement> = requirements.iter().map(plain).collect();
    let mode = is_whole.then_some(SENTENCE_MODEL.sha256);
    let all = (revision, mode, requirements);
    Ok(hash(&serde_json::to_string(&all).map_err(ApiError::internal)?))
}
