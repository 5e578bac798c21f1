//! The same résumés with other names, pronouns, schools and years: their scores must not move.

use std::{collections::BTreeSet, sync::Arc};

use api::Answer;
use candidates::{Candidates, Opened};
use jiff::civil::Date;
use talent::{
    Requirement,
    probe::{Probe, Prober, Swap, swapped_resume},
    resume::blind,
    score,
};

use super::{
    desk::{Desk, apart, count},
    model::{CandidateSwap, RoleSwapCount, RoleSwapReport},
};

/// The first so many of a ranking.
pub async fn report(
    candidates: &Candidates,
    desk: &Desk,
    most: usize,
    as_of: Date,
) -> Answer<RoleSwapReport> {
    let first: Vec<usize> = (0..desk.ranking.places.len().min(most)).collect();
    let opened = candidates.open_some(&desk.people(&first)).await?;
    let probed = probed(candidates, (desk.requirements.clone(), as_of), opened).await?;
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
    Ok(RoleSwapReport { candidates: count(probed.len()), swaps: counted.into() })
}

/// One of them.
pub async fn of_one(
    candidates: &Candidates,
    desk: &Desk,
    opened: &Opened,
    as_of: Date,
) -> Answer<Vec<CandidateSwap>> {
    let probed = probed(candidates, (desk.requirements.clone(), as_of), vec![opened.clone()]).await?;
    let (_, score) = desk.found(&opened.member);
    let swaps = probed.into_iter().flatten().map(|(swap, probe)| CandidateSwap {
        swap,
        is_absent: probe.is_none(),
        before: probe.map_or(score.points, |one| one.before),
        after: probe.map_or(score.points, |one| one.after),
        difference: probe.map_or(0, |one| i32::from(one.after) - i32::from(one.before)),
    });
    Ok(swaps.collect())
}

type Probed = Vec<Vec<(Swap, Option<Probe>)>>;

async fn probed(
    candidates: &Candidates,
    (requirements, as_of): (Vec<Requirement>, Date),
    opened: Vec<Opened>,
) -> Answer<Probed> {
    let opened = Arc::new(opened);
    let (asked, people) = (requirements.clone(), opened.clone());
    let texts = apart(move || texts(&asked, &people, as_of)).await?;
    let directions = candidates.point(&texts).await;
    apart(move || {
        let direction = |text: &str| directions.get(text).copied();
        let prober = Prober::new(as_of, &requirements, &direction);
        opened.iter().map(|one| prober.probes_of(&one.resume, one.member.key)).collect()
    })
    .await
}

/// All that is compared by its meaning, before and after.
fn texts(requirements: &[Requirement], opened: &[Opened], as_of: Date) -> Vec<String> {
    let mut texts: BTreeSet<String> = score::asked(requirements).into_iter().map(str::to_owned).collect();
    for one in opened {
        let salt = one.member.key;
        let others = Swap::ALL.iter().filter_map(|swap| swapped_resume(&one.resume, *swap, salt, as_of));
        let all = others.chain([(*one.resume).clone()]).map(|resume| blind(&resume));
        for seen in all {
            texts.extend(score::texts(&seen).into_iter().map(str::to_owned));
        }
    }
    texts.into_iter().collect()
}
