/// Who has whom: each student one mentor or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matching {
    mentor_of: Vec<u16>,
    loads: Vec<u16>,
}

const NOBODY: u16 = u16::MAX;

impl Matching {
    /// Nobody has anybody.
    pub fn empty(students: usize, mentors: usize) -> Self {
        Self { mentor_of: vec![NOBODY; students], loads: vec![0; mentors] }
    }

    /// From the mentor of each student. Numbers beyond the last mentor are nobody.
    pub fn of(mentors: usize, mentor_of: impl IntoIterator<Item = Option<usize>>) -> Self {
        let mentor_of: Vec<Option<usize>> = mentor_of.into_iter().collect();
        let mut matching = Self::empty(mentor_of.len(), mentors);
        for (student, mentor) in mentor_of.into_iter().enumerate() {
            if let Some(mentor) = mentor.filter(|mentor| *mentor < mentors) {
                matching.give(student, mentor);
            }
        }
        matching
    }

    pub fn students(&self) -> usize {
        self.mentor_of.len()
    }

    pub fn mentors(&self) -> usize {
        self.loads.len()
    }

    pub fn mentor_of(&self, student: usize) -> Option<usize> {
        let mentor = self.mentor_of[student];
        (mentor != NOBODY).then_some(usize::from(mentor))
    }

    /// How many students each mentor has.
    pub fn loads(&self) -> &[u16] {
        &self.loads
    }

    pub fn load(&self, mentor: usize) -> usize {
        usize::from(self.loads[mentor])
    }

    /// Students with their mentors, by the students' numbers.
    pub fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        (0..self.students()).filter_map(|student| Some((student, self.mentor_of(student)?)))
    }

    /// The students of each mentor.
    pub fn mentees(&self) -> Vec<Vec<usize>> {
        let mut of: Vec<Vec<usize>> =
            self.loads.iter().map(|load| Vec::with_capacity(usize::from(*load))).collect();
        for (student, mentor) in self.pairs() {
            of[mentor].push(student);
        }
        of
    }

    pub fn matched(&self) -> usize {
        self.mentor_of.iter().filter(|mentor| **mentor != NOBODY).count()
    }

    pub(super) fn give(&mut self, student: usize, mentor: usize) {
        self.take(student);
        self.mentor_of[student] = u16::try_from(mentor).unwrap_or(NOBODY);
        self.loads[mentor] += 1;
    }

    pub(super) fn take(&mut self, student: usize) {
        if let Some(mentor) = self.mentor_of(student) {
            self.loads[mentor] -= 1;
        }
        self.mentor_of[student] = NOBODY;
    }
}
