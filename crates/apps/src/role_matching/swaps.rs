//! The same résumés with other names, pronouns, schools and years: their scores must not move.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use api::{Answer, ApiError, Code};
use candidates::{Candidates, Opened};
use jiff::civil::Date;
use talent::{
    probe::{Probe, Prober, Swap, Swapped},
    score,
};

use super::{
    desk::{Desk, apart, count},
    model::{CandidateSwap, RoleSwapCount, RoleSwapReport},
};

/// So many of a ranking, from a place on.
pub async fn report(
    candidates: &Candidates,
    desk: &Desk,
    (from, most): (usize, usize),
    as_of: Date,
) -> Answer<RoleSwapReport> {
    let of = desk.ranking.places.len();
    let some: Vec<usize> = (from..of).take(most).collect();
    let opened = candidates.open_some(&desk.people(&some)).await?;
    let probed = probed(candidates, desk, opened, as_of).await?;
    let probed = probed.ok_or_else(|| {
        let message =
            "What compares by meaning is away, and the ranking was compared by it. Try again later.";
        ApiError::new(Code::Conflict, message)
    })?;
    let counted = Swap::ALL.map(|swap| {
        let of_swap = probed.iter().flatten().filter(|(which, _)| *which == swap);
        let tried: Vec<Probe> = of_swap.filter_map(|(_, probe)| *probe).collect();
        RoleSwapCount {
            swap,
            tried: count(tried.len()),
            moved: count(tried.iter().filter(|one| one.has_moved()).count()),
            largest: tried.iter().map(|one| one.before.abs_diff(one.after)).max().unwrap_or(0),
        }
    });
    Ok(RoleSwapReport {
        from: count(from),
        of: count(of),
        candidates: count(probed.len()),
        pool_revision: desk.prepared.revision.clone(),
        compared: desk.compared(),
        swaps: counted.into(),
    })
}

/// One of them. Empty if it cannot be compared as the ranking was.
pub async fn of_one(
    candidates: &Candidates,
    desk: &Desk,
    opened: &Opened,
    as_of: Date,
) -> Answer<Vec<CandidateSwap>> {
    let probed = probed(candidates, desk, vec![opened.clone()], as_of).await?;
    let (_, score) = desk.found(&opened.member);
    let swaps = probed.into_iter().flatten().flatten().map(|(swap, probe)| CandidateSwap {
        swap,
        is_absent: probe.is_none(),
        before: probe.map_or(score.points, |one| one.before),
        after: probe.map_or(score.points, |one| one.after),
        difference: probe.map_or(0, |one| i32::from(one.after) - i32::from(one.before)),
    });
    Ok(swaps.collect())
}

type Probed = Vec<Vec<(Swap, Option<Probe>)>>;

/// Compared as the ranking was, by meaning or by words alone. `None` if what compares by meaning has left since.
async fn probed(
    candidates: &Candidates,
    desk: &Desk,
    opened: Vec<Opened>,
    as_of: Date,
) -> Answer<Option<Probed>> {
    let asking = Asking::default();
    let (still, requirements) = (asking.clone_flag(), desk.requirements.clone());
    let (swapped, texts) = apart(move || {
        let swap = |one: &Opened| Swapped::new(&one.resume, one.member.key, as_of);
        let swapped: Vec<Swapped> = while_asked(&still, &opened).map(swap).collect();
        let mut texts: BTreeSet<String> =
            score::asked(&requirements).into_iter().map(str::to_owned).collect();
        texts.extend(swapped.iter().flat_map(Swapped::texts).map(str::to_owned));
        (swapped, texts.into_iter().collect::<Vec<String>>())
    })
    .await?;
    let mut directions = HashMap::new();
    if desk.prepared.by_meaning {
        directions = candidates.point(&texts).await;
        if !texts.iter().all(|text| directions.contains_key(text)) {
            return Ok(None);
        }
    }
    let (still, requirements) = (asking.clone_flag(), desk.requirements.clone());
    let probed = apart(move || {
        let direction = |text: &str| directions.get(text).copied();
        let prober = Prober::new(as_of, &requirements, &direction);
        while_asked(&still, &swapped).map(|one| prober.probes_in(one)).collect()
    });
    Ok(Some(probed.await?))
}

/// As long as it is there, somebody waits for an answer: whoever goes takes it along, and what is under way ends.
struct Asking(Arc<AtomicBool>);

impl Default for Asking {
    fn default() -> Self {
        Self(Arc::new(AtomicBool::new(true)))
    }
}

impl Asking {
    fn clone_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

fn while_asked<'a, T>(still: &'a AtomicBool, all: &'a [T]) -> impl Iterator<Item = &'a T> {
    all.iter().take_while(|_| still.load(Ordering::Relaxed))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[tokio::test]
    async fn whoever_goes_ends_what_is_under_way() {
        let (begun, begins) = channel();
        let (go, goes) = channel::<()>();
        let asked = tokio::spawn(async move {
            let asking = Asking::default();
            let still = asking.clone_flag();
            apart(move || {
                for one in while_asked(&still, &[1, 2, 3]) {
                    begun.send(*one).unwrap();
                    let _ = goes.recv();
                }
            })
            .await
        });
        let begins = tokio::task::spawn_blocking(move || (begins.recv(), begins)).await.unwrap();
        assert_eq!(begins.0, Ok(1));
        asked.abort();
        assert!(asked.await.unwrap_err().is_cancelled());
        drop(go);
        let rest = tokio::task::spawn_blocking(move || begins.1.iter().count()).await.unwrap();
        assert_eq!(rest, 0, "nothing more is done for who has gone");
    }
}
