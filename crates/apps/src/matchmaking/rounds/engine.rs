//! A cohort at once: its market, both matchings, and what they mean. Pure.

use std::{
    collections::{HashMap, HashSet},
    ops::ControlFlow,
};

use matching::{
    assign::{Aim, Fit, Market, Matching, Proposing, Step, Stopped, TieOrder, Weighing, accept, assign},
    reciprocal::{Known, Profile},
};

use super::{
    fit::{PairFit, Readers},
    model::{
        Ranking, Requirement, RoundAim, RoundMethod, RoundPlan, RoundPreferences, RoundProposing, RoundSide,
    },
};

/// Somebody who takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    pub id: u32,
    /// Of a mentor, how many they can take; of a student, one, or none if they have a mentor already.
    pub places: u16,
    /// Since when they wait or offer, in days; who has waited longest comes first among those who are tied.
    pub since: u32,
}

/// All that a round is matched by.
#[derive(Clone, Debug, Default)]
pub struct Input {
    pub plan: RoundPlan,
    pub students: Vec<Member>,
    pub mentors: Vec<Member>,
    /// What is known of each of them, in the same order.
    pub student_profiles: Vec<Profile>,
    pub mentor_profiles: Vec<Profile>,
    pub rankings: Vec<Ranking>,
    /// Students and mentors whose match has ended, or of whom one said no not long ago.
    pub before: HashSet<(u32, u32)>,
}

/// How far along a round is, from 0 to 1000, and whether to go on.
pub type Watch<'a> = dyn FnMut(u64, &'static str) -> ControlFlow<()> + 'a;

/// A list ranked by hand, by places.
struct List {
    tier_of: HashMap<usize, usize>,
    tiers: usize,
    has_rest: bool,
}

impl Input {
    pub fn profiles(&self) -> impl Iterator<Item = &Profile> {
        self.student_profiles.iter().chain(&self.mentor_profiles)
    }

    pub fn known(&self) -> Both<'_> {
        [&self.student_profiles, &self.mentor_profiles]
            .map(|profiles| profiles.iter().map(Known::new).collect())
    }
}

/// Students and mentors, read once.
pub type Both<'a> = [Vec<Known<'a>>; 2];

/// A cohort whose scores can be asked for.
pub struct Engine<'a> {
    pub input: &'a Input,
    known: &'a Both<'a>,
    readers: [Readers<'a>; 2],
    lists: [HashMap<usize, List>; 2],
}

impl<'a> Engine<'a> {
    pub fn new(input: &'a Input, known: &'a Both<'a>) -> Self {
        let [of_students, of_mentors] = [&input.students, &input.mentors].map(|members| {
            let places = members.iter().enumerate().map(|(place, member)| (member.id, place));
            places.collect::<HashMap<u32, usize>>()
        });
        let lists = RoundSide::BOTH.map(|side| {
            let (own, others) = match side {
                RoundSide::Students => (&of_students, &of_mentors),
                RoundSide::Mentors => (&of_mentors, &of_students),
            };
            let made = input.rankings.iter().filter(|ranking| ranking.side == side);
            made.filter_map(|ranking| Some((*own.get(&ranking.person)?, List::new(ranking, others))))
                .collect()
        });
        let readers = [Readers::new(&known[0]), Readers::new(&known[1])];
        Self { input, known, readers, lists }
    }

    /// What a student and each of the mentors are to each other, or what keeps them apart.
    pub fn row(&self, student: usize) -> Vec<Result<Fit, Requirement>> {
        let fits = self.readers[1].with_student(&self.known[0][student]);
        let each = fits.into_iter().enumerate();
        each.map(|(mentor, fit)| self.judge((student, mentor), fit)).collect()
    }

    /// The same of a mentor and each of the students.
    pub fn column(&self, mentor: usize) -> Vec<Result<Fit, Requirement>> {
        let fits = self.readers[0].with_mentor(&self.known[1][mentor]);
        let each = fits.into_iter().enumerate();
        each.map(|(student, fit)| self.judge((student, mentor), fit)).collect()
    }

    pub fn pair(&self, student: usize, mentor: usize) -> Result<Fit, Requirement> {
        let fit = self.readers[1].pair(&self.known[0][student], mentor);
        self.judge((student, mentor), fit)
    }

    fn judge(&self, (student, mentor): (usize, usize), fit: Option<PairFit>) -> Result<Fit, Requirement> {
        let fit = fit.ok_or(Requirement::SamePerson)?;
        let wanted = &self.input.plan.requirements;
        let pair = (self.input.students[student].id, self.input.mentors[mentor].id);
        let refused = [
            (wanted.not_again && self.input.before.contains(&pair), Requirement::NotAgain),
            (wanted.common_time && fit.has_no_common_time, Requirement::CommonTime),
            (wanted.common_way && fit.has_no_common_way, Requirement::CommonWay),
            (wanted.common_language && fit.has_no_common_language, Requirement::CommonLanguage),
        ];
        if let Some((_, requirement)) = refused.into_iter().find(|(is_refused, _)| *is_refused) {
            return Err(requirement);
        }
        let there = self.own(RoundSide::Students, student, mentor, fit.there)?;
        let back = self.own(RoundSide::Mentors, mentor, student, fit.back)?;
        let value = if there + back > 0.0 { 2.0 * there * back / (there + back) } else { 0.0 };
        Ok(Fit { there, back, value })
    }

    /// What another one is to somebody: by their own list, or by the score. On a list the first are worth 1 and each
    /// that follow less by the same step; if the others come after them, all of the list is above one half.
    fn own(&self, side: RoundSide, own: usize, other: usize, score: f32) -> Result<f32, Requirement> {
        let (lists, not_ranked) = match side {
            RoundSide::Students => (&self.lists[0], Requirement::NotRankedByStudent),
            RoundSide::Mentors => (&self.lists[1], Requirement::NotRankedByMentor),
        };
        let by_score = || {
            let is_enough = f64::from(score) >= self.input.plan.requirements.least_fit;
            if is_enough { Ok(score) } else { Err(Requirement::LeastFit) }
        };
        match (self.input.plan.preferences, lists.get(&own)) {
            (RoundPreferences::Scores, _) | (RoundPreferences::Both, None) => by_score(),
            (RoundPreferences::Rankings, None) => Err(not_ranked),
            (RoundPreferences::Rankings | RoundPreferences::Both, Some(list)) => match list.height(other) {
                Some(height) if list.has_rest => Ok(0.5 + height / 2.0),
                Some(height) => Ok(height),
                None if list.has_rest => Ok(by_score()? / 2.0),
                None => Err(not_ranked),
            },
        }
    }

    pub fn market(&self, watch: &mut matching::assign::Watch<'_>) -> Result<Market, Stopped> {
        let Input { students, mentors, .. } = self.input;
        let capacities = mentors.iter().map(|mentor| mentor.places).collect();
        let since = |members: &[Member]| members.iter().map(|member| member.since).collect();
        let ties = TieOrder { students: since(students), mentors: since(mentors) };
        let mut row: (usize, Vec<Result<Fit, Requirement>>) = (usize::MAX, Vec::new());
        let fit = |student: usize, mentor: usize| {
            if row.0 != student {
                row = (student, self.row(student));
            }
            row.1[mentor].ok()
        };
        let mut market = Market::from_scores(students.len(), capacities, &ties, fit, watch)?;
        for (student, member) in students.iter().enumerate() {
            if member.places == 0 {
                market.change(matching::assign::Change::DropStudent(student));
            }
        }
        Ok(market)
    }

    pub fn weighing(&self) -> Weighing {
        let aim = match self.input.plan.aim {
            RoundAim::MostMatches => Aim::MostMatches,
            RoundAim::HighestTotal => Aim::HighestTotal,
        };
        Weighing { aim, fairness: self.input.plan.fairness }
    }

    pub fn solve(
        &self,
        market: &Market,
        method: RoundMethod,
        watch: &mut matching::assign::Watch<'_>,
    ) -> Result<Matching, Stopped> {
        match method {
            RoundMethod::Stable => {
                let proposing = match self.input.plan.proposing {
                    RoundProposing::Students => Proposing::Students,
                    RoundProposing::Mentors => Proposing::Mentors,
                };
                accept(market, proposing, watch)
            }
            RoundMethod::Total => assign(market, &self.weighing(), watch),
        }
    }
}

impl List {
    fn new(ranking: &Ranking, others: &HashMap<u32, usize>) -> Self {
        let mut tier_of = HashMap::new();
        let mut tiers = 0;
        for tier in &ranking.tiers {
            let known: Vec<usize> = tier.iter().filter_map(|person| others.get(person).copied()).collect();
            if known.is_empty() {
                continue;
            }
            for other in known {
                tier_of.entry(other).or_insert(tiers);
            }
            tiers += 1;
        }
        Self { tier_of, tiers, has_rest: ranking.rest }
    }

    fn height(&self, other: usize) -> Option<f32> {
        let tier = *self.tier_of.get(&other)?;
        let count = |number: usize| u16::try_from(number).map_or(f32::INFINITY, f32::from);
        Some(1.0 - count(tier) / count(self.tiers))
    }
}

/// A part of the whole, from so many thousandths to so many, for those who watch it.
pub fn part<'a>(
    watch: &'a mut Watch<'_>,
    (from, to): (u64, u64),
    message: &'static str,
) -> impl FnMut(Step) -> ControlFlow<()> + 'a {
    move |step: Step| {
        let (done, total) = (step.done as u64, (step.total as u64).max(1));
        watch(from + (to - from) * done.min(total) / total, message)
    }
}
