//! Prices to start from: an auction in which students bid for places. Any prices would do, they decide nothing; but from
//! good ones only few students have to be moved to make the matching the best one.

use super::{Market, Stopped, Watch, look, ways::two_least};

/// Each time, bids are made by steps of this share of what the best pair is worth.
const STEPS: [f64; 6] = [0.2, 0.04, 0.008, 1.6e-3, 3.2e-4, 6.4e-5];
/// So many bids for each student are enough, each time.
const MOST_BIDS: usize = 30;
const LOOK_EVERY: usize = 4096;
const NOBODY: u32 = u32::MAX;

/// A place with a mentor: what it costs by now, and who has it.
#[derive(Clone, Copy)]
struct Place {
    price: f64,
    student: u32,
}

/// What a place with each mentor should cost; infinite where there is none. `step` is what each further student costs,
/// `alone` what it costs to have nobody.
pub fn guess(market: &Market, (step, alone): (f64, f64), watch: &mut Watch<'_>) -> Result<Vec<f64>, Stopped> {
    let least = |place: u16| f64::from(place) * step;
    let mut places: Vec<Vec<Place>> = market
        .capacities
        .iter()
        .map(|count| (0..*count).map(|place| Place { price: least(place), student: NOBODY }).collect())
        .collect();
    let mut prices: Vec<f64> = places.iter().map(|of| cheapest(of).1).collect();
    let (best, students) = (market.best_value(), market.students());
    let mut before = None;
    for (round, share) in STEPS.into_iter().enumerate() {
        let bid_step = share * best;
        // Nobody has anything, and what was bid too high comes down.
        for (of, price) in places.iter_mut().zip(&mut prices) {
            of.sort_by(|one, other| one.price.total_cmp(&other.price));
            for (number, place) in (0..).zip(of.iter_mut()) {
                let lower = place.price - 2.0 * before.unwrap_or(0.0);
                *place = Place { price: lower.max(least(number)), student: NOBODY };
            }
            *price = cheapest(of).1;
        }
        before = Some(bid_step);
        let mut waiting: Vec<u32> = (0..).take(students).collect();
        waiting.retain(|student| market.is_seeking(*student as usize));
        waiting.reverse();
        let mut bids = 0;
        while let Some(student) = waiting.pop() {
            if bids % LOOK_EVERY == 0 {
                look(watch, round * students / STEPS.len(), students)?;
            }
            bids += 1;
            if bids > MOST_BIDS * students {
                break;
            }
            let (mentor, cost, next) = two_least(&prices, market.values_of(student as usize));
            if cost >= alone {
                continue;
            }
            let of = &mut places[mentor];
            let (place, price, second) = cheapest(of);
            let other = next.min(cost - price + second).min(alone);
            let outbid = std::mem::replace(
                &mut of[place],
                Place { price: price + (other - cost) + bid_step, student },
            );
            prices[mentor] = cheapest(of).1;
            if outbid.student != NOBODY {
                waiting.push(outbid.student);
            }
        }
    }
    Ok(prices)
}

/// The cheapest place, what it costs, and what the next one costs.
fn cheapest(places: &[Place]) -> (usize, f64, f64) {
    let mut found = (0, f64::INFINITY, f64::INFINITY);
    for (number, place) in places.iter().enumerate() {
        if place.price < found.1 {
            found = (number, place.price, found.1);
        } else if place.price < found.2 {
            found.2 = place.price;
        }
    }
    found
}
