//! Those of the demo campus who mentor or look for a mentor, one JSON object to a line: `lives 4000`. For
//! `evals/reciprocal.py` to plant a truth into.

use std::{
    error::Error,
    io::{Write, stdout},
};

use campus::generate::{Generator, Size};

fn main() -> Result<(), Box<dyn Error>> {
    let count = std::env::args().nth(1).map_or(Ok(4000), |count| count.parse())?;
    let generator = Generator::new(7, Size::people(count), Generator::TODAY);
    let mut out = stdout().lock();
    for life in generator.people().filter(|life| life.mentoring.is_some() && life.person.died.is_none()) {
        serde_json::to_writer(&mut out, &life)?;
        writeln!(out)?;
    }
    Ok(())
}
