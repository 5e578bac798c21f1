use super::Matching;

/// A place in somebody's order: 0 is the first choice, and whoever shares a tier is tied.
pub type Tier = u16;

/// The tier of those whom somebody, or the rules, will not have at all.
pub const NEVER: Tier = Tier::MAX;

/// Who comes first among those who are tied, by a number for each person: the lower one first. Who has none comes last;
/// of two alike, the one who comes first in the market.
#[derive(Clone, Debug, Default)]
pub struct TieOrder {
    pub students: Vec<u32>,
    pub mentors: Vec<u32>,
}

/// Students and mentors by their numbers from 0 on, and what each of them thinks of the others.
///
/// A pair is acceptable to both or to neither: who is refused by the other side is on nobody's list.
#[derive(Clone, Debug)]
pub struct Market {
    pub(super) students: usize,
    /// How many students each mentor can take.
    pub(super) capacities: Vec<u16>,
    /// Whether a student still looks for somebody.
    pub(super) seeking: Vec<bool>,
    /// What each student thinks of each mentor: one row for each student.
    pub(super) of_students: Vec<Tier>,
    /// What each mentor thinks of each student: one row for each mentor.
    pub(super) of_mentors: Vec<Tier>,
    /// What a pair is worth, one row for each student. Not a number where it is not acceptable.
    pub(super) values: Vec<f32>,
    /// The places of students and mentors among those who are tied.
    pub(super) student_places: Vec<u16>,
    pub(super) mentor_places: Vec<u16>,
}

impl Market {
    pub fn students(&self) -> usize {
        self.students
    }

    pub fn mentors(&self) -> usize {
        self.capacities.len()
    }

    pub fn capacity(&self, mentor: usize) -> usize {
        usize::from(self.capacities[mentor])
    }

    /// Whether a student takes part: one who has a mentor already may not.
    pub fn is_seeking(&self, student: usize) -> bool {
        self.seeking[student]
    }

    /// The mentor's tier in the student's order.
    pub fn tier_of_mentor(&self, student: usize, mentor: usize) -> Tier {
        self.of_students[student * self.mentors() + mentor]
    }

    /// The student's tier in the mentor's order.
    pub fn tier_of_student(&self, mentor: usize, student: usize) -> Tier {
        self.of_mentors[mentor * self.students + student]
    }

    pub fn is_acceptable(&self, student: usize, mentor: usize) -> bool {
        self.tier_of_mentor(student, mentor) != NEVER
    }

    /// What a pair is worth. `None` if it is not acceptable.
    pub fn value(&self, student: usize, mentor: usize) -> Option<f32> {
        let value = self.values[student * self.mentors() + mentor];
        (!value.is_nan()).then_some(value)
    }

    /// What each mentor is worth to a student, by the mentors' numbers; not a number for those who are not acceptable.
    pub(super) fn values_of(&self, student: usize) -> &[f32] {
        let mentors = self.mentors();
        &self.values[student * mentors..(student + 1) * mentors]
    }

    /// What the best pair is worth, or the worst one costs, if that is more.
    pub(super) fn best_value(&self) -> f64 {
        let known = self.values.iter().filter(|value| !value.is_nan());
        known.fold(0.0, |most, value| f64::from(value.abs()).max(most))
    }

    /// The tiers of all mentors in a student's order.
    pub(super) fn order_of_student(&self, student: usize) -> &[Tier] {
        let mentors = self.mentors();
        &self.of_students[student * mentors..(student + 1) * mentors]
    }

    /// The tiers of all students in a mentor's order.
    pub(super) fn order_of_mentor(&self, mentor: usize) -> &[Tier] {
        &self.of_mentors[mentor * self.students..(mentor + 1) * self.students]
    }

    /// How many mentors a student would take, and who would take them.
    pub fn choices_of_student(&self, student: usize) -> usize {
        self.order_of_student(student).iter().filter(|tier| **tier != NEVER).count()
    }

    /// How many students a mentor would take, and who would have them.
    pub fn choices_of_mentor(&self, mentor: usize) -> usize {
        self.order_of_mentor(mentor).iter().filter(|tier| **tier != NEVER).count()
    }

    /// A strict order without ties: less is better, and no two of a list are alike.
    pub(super) fn key_of_mentor(&self, student: usize, mentor: usize) -> u32 {
        key(self.tier_of_mentor(student, mentor), self.mentor_places[mentor])
    }

    pub(super) fn key_of_student(&self, mentor: usize, student: usize) -> u32 {
        key(self.tier_of_student(mentor, student), self.student_places[student])
    }

    /// Whether a matching keeps to the rules: acceptable pairs, no mentor over capacity, nobody who does not look.
    pub fn allows(&self, matching: &Matching) -> bool {
        let sizes = matching.students() == self.students && matching.mentors() == self.mentors();
        sizes
            && matching
                .pairs()
                .all(|(student, mentor)| self.seeking[student] && self.is_acceptable(student, mentor))
            && matching.loads().iter().zip(&self.capacities).all(|(load, most)| load <= most)
    }
}

pub(super) fn key(tier: Tier, place: u16) -> u32 {
    u32::from(tier) << 16 | u32::from(place)
}
