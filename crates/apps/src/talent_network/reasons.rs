//! Why a role is for somebody, and what is missing.

use std::cmp::Reverse;

use candidates::Preferences;
use matching::lexicon::{
    text::{fold, key},
    titles::normalise_title,
};
use talent::{EvidenceState, Found, Need, Requirement, Score};

use super::model::{NetworkReason, NetworkRoleGap};

/// So many are told of each.
const MOST: usize = 3;

/// What adds the most, the most first.
pub fn reasons(requirements: &[Requirement], found: &[Found], score: &Score) -> Vec<NetworkReason> {
    let mut adding: Vec<_> = score.contributions.iter().filter(|one| one.points > 0).collect();
    adding.sort_by_key(|one| Reverse(one.points));
    let told = adding.into_iter().filter_map(|one| {
        let asked = requirements.iter().find(|asked| asked.id == one.requirement)?;
        let found = found.iter().find(|found| found.requirement == one.requirement)?;
        Some(NetworkReason {
            label: asked.label.clone(),
            need: asked.need,
            state: found.state,
            kind: found.kind,
            points: one.points,
            evidence: found.evidence.first().cloned(),
        })
    });
    told.take(MOST).collect()
}

/// What is not met: musts first, then the heaviest.
pub fn gaps(requirements: &[Requirement], found: &[Found]) -> Vec<NetworkRoleGap> {
    let asked = requirements.iter().filter(|one| one.need != Need::Ignore);
    let mut open: Vec<(&Requirement, &Found)> = asked
        .filter_map(|one| Some((one, found.iter().find(|found| found.requirement == one.id)?)))
        .filter(|(_, found)| found.state != EvidenceState::Met)
        .collect();
    open.sort_by_key(|(one, _)| (one.need != Need::Must, Reverse(one.weight), one.id));
    let told = open.into_iter().take(MOST).map(|(one, found)| NetworkRoleGap {
        label: one.label.clone(),
        need: one.need,
        state: found.state,
        neighbour: found.neighbour.clone(),
    });
    told.collect()
}

/// Whether a role is called what somebody looks for. None if they have not said.
pub fn fits_titles(wish: Option<&Preferences>, title: &str) -> Option<bool> {
    let wish = wish.filter(|wish| !wish.titles.is_empty())?;
    let normal = |title: &str| normalise_title(title).map(|title| title.canonical);
    let (own, called) = (normal(title), key(title));
    let is_wanted =
        |wanted: &String| called.contains(&key(wanted)) || (own.is_some() && normal(wanted) == own);
    Some(wish.titles.iter().any(is_wanted))
}

/// Whether it is where somebody would work. None if they have not said.
pub fn fits_place(wish: Option<&Preferences>, place: &str, is_remote: bool) -> Option<bool> {
    let wish = wish.filter(|wish| wish.remote || !wish.places.is_empty())?;
    let place = fold(place);
    let is_there = |wanted: &String| {
        let city = fold(wanted.split(',').next().unwrap_or_default());
        !city.trim().is_empty() && place.contains(city.trim())
    };
    Some((is_remote && wish.remote) || wish.places.iter().any(is_there))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_role_fits_what_somebody_looks_for() {
        let wish = Preferences {
            titles: vec!["Data Analyst".to_owned()],
            places: vec!["Boston, Massachusetts".to_owned()],
            remote: true,
            available_from: None,
        };
        assert_eq!(fits_titles(Some(&wish), "Senior Data Analyst"), Some(true));
        assert_eq!(fits_titles(Some(&wish), "Gardener"), Some(false));
        assert_eq!(fits_titles(None, "Gardener"), None);
        assert_eq!(fits_place(Some(&wish), "Boston, Massachusetts", false), Some(true));
        assert_eq!(fits_place(Some(&wish), "Chicago, Illinois", true), Some(true));
        assert_eq!(fits_place(Some(&wish), "Chicago, Illinois", false), Some(false));
        assert_eq!(fits_place(Some(&Preferences::default()), "Chicago, Illinois", true), None);
    }
}
