//! How alike two people are who could do the same for somebody: for a list that is not five times the same, and for
//! "somebody like this one".

use super::{
    Known,
    alike::{ratio, sayings, studies},
};

/// From 0 to 1, by what is known of both; 0 if nothing is.
pub fn likeness(left: &Known<'_>, right: &Known<'_>) -> f64 {
    let work = || {
        let (one, two) = (left.work.first()?, right.work.first()?);
        let is_kin = one.sector.zip(two.sector).is_some_and(|(one, two)| one.family == two.family);
        let industry = match () {
            () if one.key == two.key => 1.0,
            () if is_kin => 0.5,
            () => 0.0,
        };
        let aims = one.aims.iter().filter(|aim| two.aims.contains(aim)).count();
        let trade = match one.aims.len().max(two.aims.len()) {
            0 => 0.0,
            most => ratio(aims, most),
        };
        Some(0.5 * industry + 0.5 * trade)
    };
    let offers = || {
        let of = |known: &Known<'_>| !known.offers.is_empty();
        let best = |one: &Known<'_>, two: &Known<'_>| {
            let each = one
                .offers
                .iter()
                .map(|offer| two.offers.iter().map(|other| sayings(offer, other)).fold(0.0, f64::max));
            each.sum::<f64>() / ratio(one.offers.len(), 1)
        };
        (of(left) && of(right)).then(|| 0.5 * (best(left, right) + best(right, left)))
    };
    let place = || {
        let (one, two) = (left.profile.home.as_ref()?.point()?, right.profile.home.as_ref()?.point()?);
        Some(1.0 / (1.0 + (one.km_to(two) / 100.0).powi(2)))
    };
    let rung = || {
        let (one, two) = (left.profile.rung?, right.profile.rung?);
        let apart = (one.step() - two.step()).unsigned_abs();
        Some(1.0 - f64::from(apart.min(4)) / 4.0)
    };
    let values = || {
        let is_known = !left.values.is_empty() && !right.values.is_empty();
        let all = left.values.iter().flat_map(|one| right.values.iter().map(move |two| sayings(one, two)));
        is_known.then(|| all.fold(0.0, f64::max))
    };
    let field = studies(&left.fields, &right.fields).map(|found| found.value);
    let parts =
        [(work(), 3.0), (offers(), 2.0), (field, 1.5), (values(), 1.0), (place(), 1.0), (rung(), 1.0)];
    let known = || parts.iter().filter_map(|(value, weight)| value.map(|value| (value, weight)));
    let weight: f64 = known().map(|(_, weight)| weight).sum();
    if weight > 0.0 {
        (known().map(|(value, weight)| value * weight).sum::<f64>() / weight).clamp(0.0, 1.0)
    } else {
        0.0
    }
}
