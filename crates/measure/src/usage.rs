//! What a piece of work cost.

use std::{error::Error, fs};

use rustix::time::{ClockId, clock_gettime};

use crate::Outcome;

/// Of this thread, whatever else the machine does.
pub fn milliseconds<E: Error + 'static>(work: impl FnOnce() -> Result<(), E>) -> Outcome<f64> {
    let before = clock_gettime(ClockId::ThreadCPUTime);
    work()?;
    let after = clock_gettime(ClockId::ThreadCPUTime);
    #[expect(clippy::cast_precision_loss, reason = "seconds and nanoseconds of one run")]
    Ok((after.tv_sec - before.tv_sec) as f64 * 1e3 + (after.tv_nsec - before.tv_nsec) as f64 / 1e6)
}

/// Of this process in megabytes, by its name in `/proc`.
pub fn memory(name: &str) -> Outcome<u64> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix(name)).ok_or("no such memory")?;
    let kilobytes: u64 = line.split_whitespace().nth(1).ok_or("no amount")?.parse()?;
    Ok(kilobytes / 1024)
}
