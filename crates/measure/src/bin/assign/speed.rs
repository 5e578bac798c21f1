//! CPU time and memory for one large market.

use std::{fs, time::Duration};

use matching::assign::{
    Aim, Matching, Proposing, Stopped, Weighing, accept, assign, measure as numbers, patient,
};
use serde_json::{Map, Value, json};

use measure::Outcome;

use crate::market;

pub fn all(students: usize, mentors: usize, kind: &str) -> Outcome<Value> {
    let mut seconds = Map::new();
    let market = timed(&mut seconds, "market", || market::market(students, mentors, kind))??;
    let stable = |proposing| accept(&market, proposing, &mut patient);
    let weighed = |fairness| assign(&market, &Weighing { aim: Aim::MostMatches, fairness }, &mut patient);
    let mut results = Map::new();
    let mut run = |name: &str, matching: Result<Matching, Stopped>, seconds: &mut Map<String, Value>| {
        let matching = matching?;
        let found = timed(seconds, &format!("{name}, numbers"), || numbers(&market, &matching))?;
        let about = json!({ "matched": found.matched, "total": found.total_value, "blocking": found.blocking,
            "gini": found.gini });
        results.insert(name.to_owned(), about);
        Outcome::Ok(())
    };
    let students_ask = timed(&mut seconds, "students ask", || stable(Proposing::Students))?;
    run("students ask", students_ask, &mut seconds)?;
    let mentors_ask = timed(&mut seconds, "mentors ask", || stable(Proposing::Mentors))?;
    run("mentors ask", mentors_ask, &mut seconds)?;
    for (name, fairness) in [("most matches", 0.0), ("most matches, fairness .5", 0.5)] {
        let best = timed(&mut seconds, name, || weighed(fairness))?;
        run(name, best, &mut seconds)?;
    }
    Ok(json!({ "seconds": seconds, "results": results, "peakMb": peak()? }))
}

fn timed<T>(seconds: &mut Map<String, Value>, name: &str, work: impl FnOnce() -> T) -> Outcome<T> {
    let start = nanoseconds()?;
    let done = work();
    seconds.insert(name.to_owned(), json!(Duration::from_nanos(nanoseconds()? - start).as_secs_f64()));
    Ok(done)
}

/// CPU time of this thread; there is no other.
fn nanoseconds() -> Outcome<u64> {
    let stat = fs::read_to_string("/proc/thread-self/schedstat")?;
    Ok(stat.split(' ').next().ok_or("there is no time")?.parse()?)
}

/// The most memory there was, in MB.
fn peak() -> Outcome<u64> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).ok_or("there is no peak")?;
    let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse()?;
    Ok(kilobytes * 1024 / 1_000_000)
}
