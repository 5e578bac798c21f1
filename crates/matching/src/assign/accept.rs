//! Deferred acceptance: one side asks, the other keeps the best of those who asked so far, until nobody who is left has
//! anybody to ask. Ties are broken beforehand, for both sides alike, so the outcome is weakly stable: no two strictly
//! prefer each other to what they have. Without ties the side that asks has, each of them, the best that any stable
//! matching gives them.

use std::collections::{BinaryHeap, VecDeque};

use super::{Market, Matching, NEVER, Stopped, Tier, Watch, build::next_best, look};

/// Which side asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proposing {
    Students,
    Mentors,
}

/// So many of a list are put into order at first, and twice as many each time they are used up: most people never get to
/// the end of theirs.
const AT_FIRST: usize = 32;
/// How many ask before somebody looks on.
const LOOK_EVERY: usize = 256;

pub fn accept(market: &Market, proposing: Proposing, watch: &mut Watch<'_>) -> Result<Matching, Stopped> {
    match proposing {
        Proposing::Students => students_ask(market, watch),
        Proposing::Mentors => mentors_ask(market, watch),
    }
}

/// Whom somebody has still to ask, the next one last.
#[derive(Default)]
struct List {
    waiting: Vec<u16>,
    last: Option<u32>,
    times: u32,
    is_at_end: bool,
}

impl List {
    fn next(&mut self, tiers: &[Tier], places: &[u16], sorted: &mut Vec<(u32, u16)>) -> Option<usize> {
        if self.waiting.is_empty() && !self.is_at_end {
            let count = AT_FIRST << self.times.min(16);
            next_best(tiers, places, self.last, count, sorted);
            self.times += 1;
            self.is_at_end = sorted.len() < count;
            self.last = sorted.last().map(|(key, _)| *key).or(self.last);
            self.waiting = sorted.iter().rev().map(|(_, other)| *other).collect();
        }
        self.waiting.pop().map(usize::from)
    }
}

fn students_ask(market: &Market, watch: &mut Watch<'_>) -> Result<Matching, Stopped> {
    let (students, mentors) = (market.students(), market.mentors());
    let mut lists: Vec<List> = (0..students).map(|_| List::default()).collect();
    // The one whom the mentor likes least is on top.
    let mut held: Vec<BinaryHeap<(u32, usize)>> = (0..mentors).map(|_| BinaryHeap::new()).collect();
    let (mut matching, mut sorted) = (Matching::empty(students, mentors), Vec::new());
    for first in (0..students).filter(|student| market.is_seeking(*student)) {
        if first % LOOK_EVERY == 0 {
            look(watch, first, students)?;
        }
        let mut asking = Some(first);
        while let Some(student) = asking {
            let next =
                lists[student].next(market.order_of_student(student), &market.mentor_places, &mut sorted);
            let Some(mentor) = next else { break };
            let own = &mut held[mentor];
            own.push((market.key_of_student(mentor, student), student));
            matching.give(student, mentor);
            asking = None;
            if own.len() > market.capacity(mentor) {
                asking = own.pop().map(|(_, student)| student);
                if let Some(student) = asking {
                    matching.take(student);
                }
            }
        }
    }
    Ok(matching)
}

fn mentors_ask(market: &Market, watch: &mut Watch<'_>) -> Result<Matching, Stopped> {
    let (students, mentors) = (market.students(), market.mentors());
    let mut lists: Vec<List> = (0..mentors).map(|_| List::default()).collect();
    let (mut matching, mut sorted) = (Matching::empty(students, mentors), Vec::new());
    let mut with_room: VecDeque<usize> = (0..mentors).collect();
    let mut looked = 0;
    while let Some(mentor) = with_room.pop_front() {
        looked += 1;
        if looked % LOOK_EVERY == 1 {
            look(watch, looked.min(mentors) - 1, mentors)?;
        }
        while matching.load(mentor) < market.capacity(mentor) {
            let next =
                lists[mentor].next(market.order_of_mentor(mentor), &market.student_places, &mut sorted);
            let Some(student) = next else { break };
            if !market.is_seeking(student) {
                continue;
            }
            match matching.mentor_of(student) {
                None => matching.give(student, mentor),
                Some(other) if is_better(market, student, (mentor, other)) => {
                    matching.give(student, mentor);
                    with_room.push_back(other);
                }
                Some(_) => {}
            }
        }
    }
    Ok(matching)
}

fn is_better(market: &Market, student: usize, (mentor, than): (usize, usize)) -> bool {
    debug_assert_ne!(market.tier_of_mentor(student, mentor), NEVER, "nobody asks who is not wanted");
    market.key_of_mentor(student, mentor) < market.key_of_mentor(student, than)
}
