//! Northfield, a university that does not exist: the same seed, size and day give the same campus, byte for byte.
//!
//! Each person is made from the seed and a number alone, so that a million of them need no memory and no order.

mod dice;
mod hiring;
mod life;
mod phrase;
mod size;
mod source;
mod words;
mod world;

use std::collections::HashMap;

use jiff::civil::{Date, date};

use self::{hiring::Hiring, source::Source};
pub use self::{
    life::{Flaw, Twin},
    size::Size,
};
use crate::model::{Course, CourseId, Employer, EmployerId, Life, PersonId, StaffDuty, StaffMember, World};

pub struct Generator {
    source: Source,
    world: World,
    /// The places in `world.staff` of those with the same duty.
    offices: [Vec<u32>; 7],
    /// Employers by industry.
    hiring: HashMap<String, Vec<Hiring>>,
    /// The courses of each program, in the order of `words.fields`.
    catalogue: Vec<Vec<CourseId>>,
}

impl Generator {
    /// The day up to which people have lived, unless another is asked for: one seed gives one campus, whenever.
    pub const TODAY: Date = date(2026, 11, 15);

    pub fn new(seed: u64, size: Size, today: Date) -> Self {
        let source = Source::new(seed, size, today);
        let world = world::make(&source);
        let mut offices: [Vec<u32>; 7] = Default::default();
        for (at, member) in (0..).zip(&world.staff) {
            offices[member.duty as usize].push(at);
        }
        let hiring = Hiring::of(&world.employers, &source.words.cities);
        let of_program = |name: &str| -> Vec<CourseId> {
            world.courses.iter().filter(|course| course.program == name).map(|course| course.id).collect()
        };
        let catalogue: Vec<_> = source.words.fields.iter().map(|field| of_program(field.name)).collect();
        Self { source, world, offices, hiring, catalogue }
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

    fn course(&self, id: CourseId) -> &Course {
        &self.world.courses[id.0 as usize - 1]
    }

    fn employer(&self, id: EmployerId) -> &Employer {
        &self.world.employers[id.0 as usize - 1]
    }

    /// Always the same member of staff for the same person.
    fn staff_for(&self, duty: StaffDuty, person: PersonId) -> &StaffMember {
        let all = &self.offices[duty as usize];
        &self.world.staff[all[person.0 as usize % all.len()] as usize]
    }

    fn staff_member(&self, person: PersonId) -> &StaffMember {
        &self.world.staff[person.0 as usize - 1]
    }

    /// What is wrong with this person's record on purpose; the record itself does not say so.
    pub fn flaws(&self, number: u32) -> Vec<Flaw> {
        life::flaws(&self.source, number)
    }
}
