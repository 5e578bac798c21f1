//! What would be if one thing were different, and who would notice.

use super::{Market, Matching, NEVER, Tier};

/// One thing that is different.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Change {
    Capacity {
        mentor: usize,
        to: u16,
    },
    /// They take no part any more.
    DropStudent(usize),
    DropMentor(usize),
    /// A student puts a mentor to another place in their order, or out of it. `value` is what the pair is worth then.
    Student {
        student: usize,
        mentor: usize,
        to: Option<Tier>,
        value: f32,
    },
    /// A mentor does the same with a student.
    Mentor {
        mentor: usize,
        student: usize,
        to: Option<Tier>,
        value: f32,
    },
}

/// A student who has somebody else than before, or nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    pub student: usize,
    pub from: Option<usize>,
    pub to: Option<usize>,
}

impl Market {
    /// Makes the change. A pair that was not acceptable becomes so only if both sides say where the other stands: who is
    /// put to a place by one comes last with the other.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Capacity { mentor, to } => self.capacities[mentor] = to,
            Change::DropStudent(student) => self.seeking[student] = false,
            Change::DropMentor(mentor) => self.capacities[mentor] = 0,
            Change::Student { student, mentor, to, value } => {
                let was_acceptable = self.is_acceptable(student, mentor);
                let to = to.filter(|_| value.is_finite());
                self.rank_mentor(student, mentor, to);
                if was_acceptable != to.is_some() {
                    self.rank_student(mentor, student, to.map(|_| NEVER));
                }
                self.set_value(student, mentor, to.map(|_| value));
            }
            Change::Mentor { mentor, student, to, value } => {
                let was_acceptable = self.is_acceptable(student, mentor);
                let to = to.filter(|_| value.is_finite());
                self.rank_student(mentor, student, to);
                if was_acceptable != to.is_some() {
                    self.rank_mentor(student, mentor, to.map(|_| NEVER));
                }
                self.set_value(student, mentor, to.map(|_| value));
            }
        }
    }

    fn rank_mentor(&mut self, student: usize, mentor: usize, to: Option<Tier>) {
        let mentors = self.mentors();
        Self::move_to(&mut self.of_students[student * mentors..(student + 1) * mentors], mentor, to);
    }

    fn rank_student(&mut self, mentor: usize, student: usize, to: Option<Tier>) {
        let row = mentor * self.students..(mentor + 1) * self.students;
        Self::move_to(&mut self.of_mentors[row], student, to);
    }

    fn set_value(&mut self, student: usize, mentor: usize, value: Option<f32>) {
        let mentors = self.mentors();
        self.values[student * mentors + mentor] = value.unwrap_or(f32::NAN);
    }
}

/// Who has somebody else than before, by the students' numbers.
pub fn moved(before: &Matching, after: &Matching) -> Vec<Moved> {
    let each = |student| Moved { student, from: before.mentor_of(student), to: after.mentor_of(student) };
    (0..before.students().min(after.students())).map(each).filter(|one| one.from != one.to).collect()
}
