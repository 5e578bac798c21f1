use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};

/// How many of each there are. People are numbered staff first, then students, then alumni.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    pub staff: u32,
    pub students: u32,
    pub alumni: u32,
    pub employers: u32,
    pub roles: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Staff,
    Student,
    Alum,
}

impl Size {
    pub const MOST: u32 = 1_000_000;
    /// Fewer could not fill every office.
    pub const LEAST: u32 = 100;

    /// What a demonstration needs; made in seconds.
    pub fn demo() -> Self {
        Self { staff: 48, students: 600, alumni: 2000, employers: 40, roles: 120 }
    }

    /// So many people altogether, between `LEAST` and `MOST`.
    pub fn people(count: u32) -> Self {
        let count = count.clamp(Self::LEAST, Self::MOST);
        let staff = (count / 50).clamp(24, 400);
        let students = (count - staff) / 5;
        let employers = (count / 60).clamp(40, 2000);
        Self { staff, students, alumni: count - staff - students, employers, roles: employers * 3 }
    }

    pub fn total(&self) -> u32 {
        self.staff + self.students + self.alumni
    }

    pub(super) fn kind(&self, number: u32) -> Kind {
        if number <= self.staff {
            Kind::Staff
        } else if number <= self.staff + self.students {
            Kind::Student
        } else {
            Kind::Alum
        }
    }

    pub(super) fn first_alum(&self) -> u32 {
        self.staff + self.students + 1
    }
}

/// `demo`, or the number of people.
impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::demo() { f.write_str("demo") } else { write!(f, "{}", self.total()) }
    }
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let allowed = || format!("demo, or a number of people from {} to {}", Self::LEAST, Self::MOST);
        if text == "demo" {
            return Ok(Self::demo());
        }
        let count: u32 = text.replace([',', '_'], "").parse().map_err(|_| allowed())?;
        if (Self::LEAST..=Self::MOST).contains(&count) { Ok(Self::people(count)) } else { Err(allowed()) }
    }
}

impl Serialize for Size {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case(0, 100)]
    #[case(10_000, 10_000)]
    #[case(1_000_000, 1_000_000)]
    #[case(u32::MAX, 1_000_000)]
    fn a_size_has_as_many_people_as_asked_within_limits(#[case] asked: u32, #[case] made: u32) {
        assert_eq!(Size::people(asked).total(), made);
    }

    #[rstest]
    #[case("demo", Ok(Size::demo()))]
    #[case("10_000", Ok(Size::people(10_000)))]
    #[case("1,000,000", Ok(Size::people(1_000_000)))]
    #[case("99", Err("demo, or a number of people from 100 to 1000000".to_owned()))]
    #[case("lots", Err("demo, or a number of people from 100 to 1000000".to_owned()))]
    fn a_size_is_read_and_printed_alike(#[case] text: &str, #[case] read: Result<Size, String>) {
        assert_eq!(text.parse(), read);
        if let Ok(size) = read {
            assert_eq!(size.to_string().parse(), Ok(size));
        }
    }
}
