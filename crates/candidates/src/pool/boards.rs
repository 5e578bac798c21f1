//! How far everybody meets a role, kept for a while: other weights need no second look.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use api::{Answer, ApiError};
use talent::{
    Need, Requirement,
    score::{self, Ask, Board},
};

use super::{follow::apart, make::hash};
use crate::{Candidates, Pool, RolePool};

/// So many are kept.
const MOST: usize = 16;

/// A role and everybody it is open to, compared.
pub struct Prepared {
    pub ask: Ask,
    pub board: Board,
    /// How many it is open to.
    pub people: u32,
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
        let key = key(pool, among, requirements)?;
        if let Some(found) = self.0.boards.find(&key) {
            return Ok(found);
        }
        let _turn = self.0.boards.turn.lock().await;
        if let Some(found) = self.0.boards.find(&key) {
            return Ok(found);
        }
        let (own, pool, among, requirements) =
            (self.clone(), Arc::clone(pool), among.clone(), requirements.to_vec());
        let prepared = Arc::new(apart(move || own.compare(&pool, &among, &requirements)).await?);
        self.0.boards.keep(key, &prepared);
        Ok(prepared)
    }

    /// Takes its time.
    fn compare(&self, pool: &Pool, among: &RolePool, requirements: &[Requirement]) -> Prepared {
        let ask = if pool.meaning.is_whole() {
            let texts: Vec<String> = score::asked(requirements).into_iter().map(str::to_owned).collect();
            if let Err(error) = self.0.learn(&texts) {
                tracing::debug!(%error, "a role is compared by words alone");
            }
            score::ask(requirements, &|text| self.0.directions.get(text))
        } else {
            score::ask(requirements, &|_| None)
        };
        let people: Vec<_> = pool.within(among).collect();
        let board = Board::new(&ask, people.iter().map(|one| (one.key, &*one.indexed)));
        Prepared { ask, board, people: u32::try_from(people.len()).unwrap_or(u32::MAX) }
    }
}

/// What the comparison follows from.
fn key(pool: &Pool, among: &RolePool, requirements: &[Requirement]) -> Answer<String> {
    let plain = |one: &Requirement| Requirement { weight: 1, need: Need::Nice, span: None, ..one.clone() };
    let requirements: Vec<Requirement> = requirements.iter().map(plain).collect();
    let all = serde_json::to_string(&(&pool.revision, among, requirements)).map_err(ApiError::internal)?;
    Ok(hash(&all))
}
