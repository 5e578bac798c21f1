use std::cmp::Reverse;

use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use crate::model::{
    Candidate, InterestKind, Life, MeetingWay, Mentoring, MentoringSide, Seniority, YearMonth,
};

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonEducation {
    pub id: u32,
    pub school: String,
    pub degree: String,
    pub field: String,
    pub start_year: i16,
    pub end_year: i16,
    pub finished: bool,
}

impl PersonEducation {
    pub fn of(life: &Life) -> Vec<Self> {
        let mut all: Vec<_> = life.education.iter().collect();
        all.sort_by_key(|one| Reverse((one.end_year, one.id)));
        let shown = all.into_iter().map(|one| Self {
            id: one.id,
            school: one.school.clone(),
            degree: one.degree.clone(),
            field: one.field.clone(),
            start_year: one.start_year,
            end_year: one.end_year,
            finished: one.finished,
        });
        shown.collect()
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonPosition {
    pub id: u32,
    pub title: String,
    pub employer: String,
    /// The employer's own record, if there is one.
    pub employer_id: Option<u32>,
    pub seniority: Seniority,
    pub industry: String,
    /// A month: 2019-03.
    pub start: String,
    /// A month; none while it lasts.
    pub end: Option<String>,
    pub summary: String,
}

impl PersonPosition {
    pub fn of(life: &Life) -> Vec<Self> {
        let mut all: Vec<_> = life.positions.iter().collect();
        all.sort_by_key(|one| Reverse((one.end.is_none(), one.start, one.id)));
        let shown = all.into_iter().map(|one| Self {
            id: one.id,
            title: one.title.clone(),
            employer: one.employer_name.clone(),
            employer_id: one.employer.map(|employer| employer.0),
            seniority: one.seniority,
            industry: one.industry.clone(),
            start: month(one.start),
            end: one.end.map(month),
            summary: one.summary.clone(),
        });
        shown.collect()
    }
}

fn month(month: YearMonth) -> String {
    format!("{:04}-{:02}", month.year, month.month)
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = RecordedSkill)]
pub struct PersonSkill {
    pub skill: String,
    pub years: u8,
    /// Where the skill comes from: a field of study or a job title.
    pub source: String,
}

impl PersonSkill {
    pub fn of(life: &Life) -> Vec<Self> {
        let mut all: Vec<_> = life.skills.iter().collect();
        all.sort_by_key(|one| (Reverse(one.years), &one.skill));
        let shown = all.into_iter().map(|one| Self {
            skill: one.skill.clone(),
            years: one.years,
            source: one.source.clone(),
        });
        shown.collect()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonInterest {
    pub kind: InterestKind,
    pub text: String,
}

impl PersonInterest {
    pub fn of(life: &Life) -> Vec<Self> {
        life.interests.iter().map(|one| Self { kind: one.kind, text: one.text.clone() }).collect()
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonMentoring {
    pub side: MentoringSide,
    /// How many others at once.
    pub capacity: u8,
    /// How many of these places are taken.
    pub taken: u8,
    pub availability: Vec<String>,
    pub way: MeetingWay,
    pub since: Date,
}

impl From<Mentoring> for PersonMentoring {
    fn from(mentoring: Mentoring) -> Self {
        Self {
            side: mentoring.side,
            capacity: mentoring.capacity,
            taken: mentoring.taken,
            availability: mentoring.availability,
            way: mentoring.way,
            since: mentoring.since,
        }
    }
}

/// What somebody who looks for work says of themselves.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonCandidate {
    pub resume: String,
    pub desired_titles: Vec<String>,
    pub places: Vec<String>,
    pub remote: bool,
    /// A year, in whole dollars.
    pub salary_from: u32,
    pub available_from: Date,
}

impl From<Candidate> for PersonCandidate {
    fn from(candidate: Candidate) -> Self {
        Self {
            resume: candidate.resume,
            desired_titles: candidate.desired_titles,
            places: candidate.places,
            remote: candidate.remote,
            salary_from: candidate.salary_from,
            available_from: candidate.available_from,
        }
    }
}
