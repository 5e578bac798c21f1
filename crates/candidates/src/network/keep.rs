//! Keeps the network as the pool and the open roles are.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use api::{Answer, ApiError};

use super::{
    model::{Network, Networked, OpenRole, Standing},
    openings::Posted,
    standing::reckon,
};
use crate::{Candidates, Member, Pool};

/// How often it is tried to see the pool and the roles of one moment.
const TRIES: usize = 3;

/// The network, and what it was made of.
#[derive(Default)]
pub struct Kept {
    network: Option<Arc<Network>>,
    print: String,
    /// Whether it was compared as well as the pool can be.
    is_best: bool,
    /// Compared by words alone, and by meaning too: both stay, for who comes new is understood a little later.
    words: Mode,
    meaning: Mode,
}

#[derive(Default)]
struct Mode {
    print: String,
    roles: Arc<Vec<OpenRole>>,
    /// By the members' keys, each with what it was made from.
    standings: HashMap<u64, ([u8; 32], Arc<Standing>)>,
}

impl Mode {
    /// Whoever is new or has changed is compared, whoever has left is forgotten. Takes its time.
    fn follow(
        mut self,
        own: &Candidates,
        (posted, with_meaning): (Posted, bool),
        people: &[Arc<Member>],
    ) -> Self {
        if self.print != posted.print {
            let print = posted.print.clone();
            let roles = Arc::new(own.open_roles(posted, with_meaning));
            self = Self { print, roles, standings: HashMap::new() };
        }
        let is_known = |one: &Member| self.standings.get(&one.key).is_some_and(|known| known.0 == one.origin);
        let new: Vec<Arc<Member>> = people.iter().filter(|one| !is_known(one)).cloned().collect();
        let reckoned = reckon(&new, &self.roles);
        let there: HashSet<u64> = people.iter().map(|one| one.key).collect();
        self.standings.retain(|key, _| there.contains(key));
        for (one, standing) in new.iter().zip(reckoned) {
            self.standings.insert(one.key, (one.origin, Arc::new(standing)));
        }
        self
    }
}

impl Candidates {
    /// Everybody who may be seen now, and how they stand among all open roles.
    pub async fn network(&self) -> Answer<Arc<Network>> {
        let own = self.clone();
        // It is finished even if whoever asked goes away: the next one has it then.
        let brought = tokio::spawn(async move { own.bring_network().await }).await;
        brought.map_err(ApiError::internal)?
    }

    async fn bring_network(&self) -> Answer<Arc<Network>> {
        let mut kept = self.0.network.lock().await;
        let mut last = None;
        for _ in 0..TRIES {
            let (pool, posted) = (self.pool().await?, self.posted().await?);
            let is_same =
                |known: &&Arc<Network>| Arc::ptr_eq(&known.pool, &pool) && kept.print == posted.print;
            if let Some(known) = kept.network.as_ref().filter(is_same)
                && (kept.is_best || last.is_some())
            {
                return Ok(Arc::clone(known));
            }
            kept.network = None;
            kept.print.clone_from(&posted.print);
            // Comparing may take so long that somebody has left meanwhile: it is looked again.
            let network = Arc::new(self.compare_all(&mut kept, pool, posted).await?);
            kept.network = Some(Arc::clone(&network));
            last = Some(network);
        }
        last.ok_or_else(|| ApiError::internal("the network was never made"))
    }

    async fn compare_all(&self, kept: &mut Kept, pool: Arc<Pool>, posted: Posted) -> Answer<Network> {
        let is_whole = pool.meaning.is_whole();
        let (with_meaning, posted) = self.how(posted, is_whole, &kept.meaning.print).await?;
        kept.is_best = with_meaning == is_whole;
        let backgrounds = self.backgrounds().await?;
        let mode = if with_meaning { &mut kept.meaning } else { &mut kept.words };
        let (own, before, people) = (self.clone(), std::mem::take(mode), pool.members.clone());
        let followed =
            tokio::task::spawn_blocking(move || before.follow(&own, (posted, with_meaning), &people));
        *mode = followed.await.map_err(ApiError::internal)?;
        let people: Vec<Networked> = pool
            .members
            .iter()
            .filter_map(|member| {
                Some(Networked {
                    standing: Arc::clone(&mode.standings.get(&member.key)?.1),
                    background: Arc::clone(backgrounds.get(&member.id)?),
                    member: Arc::clone(member),
                })
            })
            .collect();
        let places = people.iter().enumerate().map(|(at, one)| (one.member.id.clone(), at)).collect();
        Ok(Network { roles: Arc::clone(&mode.roles), pool, people, places })
    }

    /// Whether to compare by meaning: if everybody can be, and the model knows what these roles ask for.
    async fn how(&self, posted: Posted, is_whole: bool, known: &str) -> Answer<(bool, Posted)> {
        if !is_whole || posted.print == known {
            return Ok((is_whole, posted));
        }
        let own = self.clone();
        let asked = tokio::task::spawn_blocking(move || (own.understands(&posted), posted));
        asked.await.map_err(ApiError::internal)
    }
}
