//! Small markets by lot, and the slow ways to judge a matching. Knows scores, and nothing of tiers.

use matching::assign::{Fit, Market, Matching, TieOrder, patient};

/// Numbers by lot (xorshift), the same ones each time.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        let mut dice = Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        for _ in 0..8 {
            dice.next();
        }
        dice
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub fn below(&mut self, number: u64) -> u64 {
        (self.next() >> 11) % number
    }

    pub fn size(&mut self, from: usize, to: usize) -> usize {
        from + usize::try_from(self.below(u64::try_from(to - from + 1).unwrap())).unwrap()
    }

    pub fn is(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// One of so many levels from 0 to 1.
    pub fn level(&mut self, levels: u16) -> f32 {
        let level = u16::try_from(self.below(u64::from(levels))).unwrap();
        f32::from(level + 1) / f32::from(levels)
    }
}

#[derive(Clone, Debug)]
pub struct Instance {
    pub capacities: Vec<u16>,
    /// What each mentor is to each student, and each student to each mentor; nothing if they must not meet.
    pub there: Vec<Vec<Option<f32>>>,
    pub back: Vec<Vec<Option<f32>>>,
}

/// How an instance is to be.
#[derive(Clone, Copy)]
pub struct Kind {
    pub students: (usize, usize),
    pub mentors: (usize, usize),
    pub most_places: u64,
    /// Few levels make many ties; so many that no two are alike make none.
    pub levels: u16,
    pub percent_apart: u64,
}

impl Instance {
    pub fn new(dice: &mut Dice, kind: Kind) -> Self {
        let students = dice.size(kind.students.0, kind.students.1);
        let mentors = dice.size(kind.mentors.0, kind.mentors.1);
        let places = |dice: &mut Dice| u16::try_from(dice.below(kind.most_places + 1)).unwrap();
        let capacities = (0..mentors).map(|_| places(dice)).collect();
        let mut there = vec![vec![None; mentors]; students];
        let mut back = there.clone();
        for student in 0..students {
            for mentor in 0..mentors {
                if !dice.is(kind.percent_apart) {
                    there[student][mentor] = Some(dice.level(kind.levels));
                    back[student][mentor] = Some(dice.level(kind.levels));
                }
            }
        }
        let mut instance = Self { capacities, there, back };
        if kind.levels > 1000 {
            instance.separate();
        }
        instance
    }

    /// No two scores in a list are alike.
    fn separate(&mut self) {
        let nudge = |student: usize, mentor: usize| {
            let number = u16::try_from(student * 40 + mentor).unwrap();
            f32::from(number) / 1_048_576.0
        };
        for (student, row) in self.there.iter_mut().enumerate() {
            row.iter_mut().enumerate().for_each(|(mentor, score)| {
                *score = score.map(|score| score + nudge(student, mentor));
            });
        }
        for (student, row) in self.back.iter_mut().enumerate() {
            row.iter_mut().enumerate().for_each(|(mentor, score)| {
                *score = score.map(|score| score + nudge(student, mentor));
            });
        }
    }

    pub fn students(&self) -> usize {
        self.there.len()
    }

    pub fn mentors(&self) -> usize {
        self.capacities.len()
    }

    pub fn value(&self, student: usize, mentor: usize) -> Option<f32> {
        let (there, back) = (self.there[student][mentor]?, self.back[student][mentor]?);
        Some(2.0 * there * back / (there + back))
    }

    pub fn market(&self) -> Market {
        self.market_with(&TieOrder::default())
    }

    pub fn market_with(&self, ties: &TieOrder) -> Market {
        let fit = |student: usize, mentor: usize| {
            let value = self.value(student, mentor)?;
            Some(Fit { there: self.there[student][mentor]?, back: self.back[student][mentor]?, value })
        };
        Market::from_scores(self.students(), self.capacities.clone(), ties, fit, &mut patient).unwrap()
    }

    /// Whether nobody has somebody they must not have, and no mentor too many.
    pub fn allows(&self, mentor_of: &[Option<usize>]) -> bool {
        let fits = |(student, mentor): (usize, &Option<usize>)| {
            mentor.is_none_or(|mentor| self.there[student][mentor].is_some())
        };
        let count = |mentor| mentor_of.iter().filter(|one| **one == Some(mentor)).count();
        mentor_of.iter().enumerate().all(fits)
            && (0..self.mentors()).all(|mentor| count(mentor) <= usize::from(self.capacities[mentor]))
    }

    /// Every pair by itself: would both rather have each other?
    pub fn blocking(&self, mentor_of: &[Option<usize>]) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        for student in 0..self.students() {
            for mentor in 0..self.mentors() {
                if mentor_of[student] != Some(mentor)
                    && self.student_would(mentor_of, student, mentor)
                    && self.mentor_would(mentor_of, student, mentor)
                {
                    found.push((student, mentor));
                }
            }
        }
        found
    }

    fn student_would(&self, mentor_of: &[Option<usize>], student: usize, mentor: usize) -> bool {
        match (self.there[student][mentor], mentor_of[student]) {
            (None, _) => false,
            (Some(_), None) => true,
            (wanted, Some(own)) => wanted > self.there[student][own],
        }
    }

    fn mentor_would(&self, mentor_of: &[Option<usize>], student: usize, mentor: usize) -> bool {
        let own: Vec<usize> =
            (0..self.students()).filter(|other| mentor_of[*other] == Some(mentor)).collect();
        let is_better = |other: &usize| self.back[student][mentor] > self.back[*other][mentor];
        own.len() < usize::from(self.capacities[mentor]) || own.iter().any(is_better)
    }

    /// Every matching that keeps to the rules.
    pub fn every_matching(&self) -> Vec<Vec<Option<usize>>> {
        let mut all = vec![Vec::new()];
        for student in 0..self.students() {
            let wanted = (0..self.mentors()).filter(|mentor| self.there[student][*mentor].is_some());
            let choices: Vec<Option<usize>> = wanted.map(Some).chain([None]).collect();
            let more = |matching: Vec<Option<usize>>| {
                choices
                    .iter()
                    .map(move |choice| [matching.clone(), vec![*choice]].concat())
                    .collect::<Vec<_>>()
            };
            all = all.into_iter().flat_map(more).collect();
            all.retain(|matching| self.has_room(matching));
        }
        all
    }

    fn has_room(&self, matching: &[Option<usize>]) -> bool {
        let count = |mentor| matching.iter().filter(|one| **one == Some(mentor)).count();
        (0..self.mentors()).all(|mentor| count(mentor) <= usize::from(self.capacities[mentor]))
    }

    /// Every matching that no two would leave for each other.
    pub fn every_stable(&self) -> Vec<Vec<Option<usize>>> {
        self.every_matching().into_iter().filter(|matching| self.blocking(matching).is_empty()).collect()
    }
}

pub fn list(matching: &Matching) -> Vec<Option<usize>> {
    (0..matching.students()).map(|student| matching.mentor_of(student)).collect()
}
