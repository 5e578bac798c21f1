use crate::Time;

/// Where the time comes from.
pub trait Clock: Send + Sync {
    fn now(&self) -> Time;
}

/// The machine's clock.
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "this is the clock that others are told to ask")]
    fn now(&self) -> Time {
        Time::from_millis(jiff::Timestamp::now().as_millisecond())
    }
}
