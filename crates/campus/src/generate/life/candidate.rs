use super::{
    super::{
        dice::{Dice, Stream},
        phrase::Facts,
        source::later,
        world::{listed, salary},
    },
    draft::{Draft, Stage},
};
use crate::model::{Candidate, Level, Position, Seniority, Student};

pub(super) fn of(draft: &Draft<'_>, student: Option<&Student>, facts: &Facts) -> Option<Candidate> {
    let mut dice = draft.dice(Stream::Candidate);
    let dice = &mut dice;
    let looking = match draft.stage {
        Stage::Student => {
            student.is_some_and(|one| matches!(one.level, Level::Junior | Level::Senior)) && dice.chance(600)
        }
        Stage::Between => dice.chance(850),
        Stage::Working | Stage::Gradstudent => dice.chance(160),
        Stage::Staff | Stage::Retired | Stage::Deceased => false,
    };
    if !looking {
        return None;
    }
    let rung = draft.positions.last().map_or(0, |position| position.seniority as usize);
    let source = draft.source();
    let titles = &current_ladder(draft).titles;
    let wanted = if draft.positions.is_empty() { 0 } else { (rung + 1).min(5) };
    let mut desired_titles = vec![titles[wanted].to_owned()];
    if rung != wanted && dice.chance(500) {
        desired_titles.push(titles[rung].to_owned());
    }
    let mut places = vec![source.words.cities[draft.identity.city].name.to_owned()];
    if draft.stage == Stage::Student || dice.chance(400) {
        let other = source.words.cities[dice.weighted_index(&source.words.cities, |city| city.weight)].name;
        if other != places[0] {
            places.push(other.to_owned());
        }
    }
    Some(Candidate {
        person: draft.identity.id,
        resume: resume(draft, facts, dice),
        desired_titles,
        places,
        remote: dice.chance(450),
        salary_from: salary(Seniority::ALL[wanted], dice),
        available_from: later(
            source.today,
            if draft.stage == Stage::Between { 1 } else { 14 + dice.below(180) },
        ),
    })
}

/// The one of the latest job, which need not be the first one chosen.
fn current_ladder<'a>(draft: &Draft<'a>) -> &'a super::super::words::Ladder {
    let ladders = &draft.source().words.ladders;
    let title = draft.positions.last().map(|position| position.title.as_str());
    ladders
        .iter()
        .find(|ladder| ladder.titles.iter().any(|one| Some(*one) == title))
        .unwrap_or(&ladders[draft.ladder])
}

const HEADINGS: [[&str; 3]; 3] = [
    ["Experience", "Education", "Skills"],
    ["EMPLOYMENT", "EDUCATION", "SKILLS"],
    ["Where I have worked", "Where I studied", "What I know"],
];

fn resume(draft: &Draft<'_>, facts: &Facts, dice: &mut Dice) -> String {
    let identity = &draft.identity;
    let [work, school, skills] = dice.pick(&HEADINGS);
    let summary = match draft.stage {
        Stage::Student => "resume.summary.student",
        _ if draft.positions.is_empty() => "resume.summary.graduate",
        _ => "resume.summary",
    };
    let mut parts = vec![
        format!(
            "{} {}
{}, {}",
            identity.first,
            identity.last,
            draft.source().words.cities[identity.city].name,
            identity.email(draft.source())
        ),
        draft.source().phrases.say(summary, facts, dice),
    ];
    if !draft.positions.is_empty() {
        let jobs: Vec<String> = draft.positions.iter().rev().map(job).collect();
        parts.push(format!("{work}\n{}", jobs.join("\n")));
    }
    let schools: Vec<String> = draft
        .education
        .iter()
        .rev()
        .map(|one| {
            let expected = if one.finished { "" } else { "expected " };
            format!("{} in {}, {}, {expected}{}", one.degree, one.field, one.school, one.end_year)
        })
        .collect();
    parts.push(format!("{school}\n{}", schools.join("\n")));
    let known: Vec<&str> = draft.skills.iter().map(|skill| skill.skill.as_str()).collect();
    parts.push(format!("{skills}\n{}", listed(&known)));
    parts.join("\n\n")
}

fn job(position: &Position) -> String {
    let month = |at: crate::model::YearMonth| format!("{:02}/{}", at.month, at.year);
    let end = position.end.map_or_else(|| "present".to_owned(), month);
    format!(
        "{}, {}, {} to {end}\n{}",
        position.title,
        position.employer_name,
        month(position.start),
        position.summary
    )
}
