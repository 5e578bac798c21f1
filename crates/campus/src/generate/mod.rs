//! Northfield, a university that does not exist: the same seed, size and day give the same campus, byte for byte.
//!
//! Each person is made from the seed and a number alone, so that a million of them need no memory and no order.

mod dice;
mod life;
mod phrase;
mod size;
mod source;
mod words;
mod world;

use jiff::civil::{Date, date};

pub use self::size::Size;
use self::source::Source;
use crate::model::{Employer, EmployerId, Life, PersonId, StaffDuty, StaffMember, World};

pub struct Generator {
    source: Source,
    world: World,
}

impl Generator {
    /// The day up to which people have lived, unless another is asked for: one seed gives one campus, whenever.
    pub const TODAY: Date = date(2026, 11, 15);

    pub fn new(seed: u64, size: Size, today: Date) -> Self {
        let source = Source::new(seed, size, today);
        let world = world::make(&source);
        Self { source, world }
    }

    pub fn size(&self) -> Size {
        self.source.size
    }

    pub fn world(&self) -> &World {
        &self.world
    }

    /// Everything about one person. Numbers go from 1 to `size().total()`.
    pub fn person(&self, number: u32) -> Life {
        assert!((1..=self.source.size.total()).contains(&number), "person {number} is beyond the campus");
        life::make(self, PersonId(number))
    }

    pub fn people(&self) -> impl Iterator<Item = Life> + '_ {
        (1..=self.source.size.total()).map(|number| self.person(number))
    }

    fn employer(&self, id: EmployerId) -> &Employer {
        &self.world.employers[id.0 as usize - 1]
    }

    /// Always the same member of staff for the same person.
    fn staff_for(&self, duty: StaffDuty, person: PersonId) -> &StaffMember {
        let all: Vec<&StaffMember> = self.world.staff.iter().filter(|staff| staff.duty == duty).collect();
        all[person.0 as usize % all.len()]
    }
}
