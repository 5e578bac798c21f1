//! The engines of rounds at work: for `evals/assignment.py` to compare, and for `bench/measure_rounds.py` to time.
//!
//! Usage: `assign solve < INSTANCES > ANSWERS`, or `assign measure STUDENTS MENTORS KIND`, where KIND says what the scores
//! are like: `chance`, `popular`, `levels` or `product`.

mod market;
mod solve;
mod speed;

use std::io::{Read, stdin};

use measure::Outcome;
use serde_json::Value;

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let answer: Value = match arguments[..] {
        ["solve"] => {
            let mut text = String::new();
            stdin().read_to_string(&mut text)?;
            solve::all(&text)?
        }
        ["measure", students, mentors, kind] => speed::all(students.parse()?, mentors.parse()?, kind)?,
        _ => return Err("usage: assign solve, or assign measure STUDENTS MENTORS KIND".into()),
    };
    println!("{answer}");
    Ok(())
}
