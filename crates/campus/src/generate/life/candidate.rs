use super::{
    super::{dice::Stream, phrase::Facts, source::later, words::Ladder, world::salary},
    draft::{Draft, Stage},
    resume,
};
use crate::model::{Candidate, Level, Seniority, Student};

pub(super) fn of(
    draft: &Draft<'_>,
    student: Option<&Student>,
    facts: &Facts<'_>,
    honest: bool,
) -> Option<Candidate> {
    let mut dice = draft.dice(Stream::Candidate);
    let dice = &mut dice;
    let looking = draft.is_current()
        && match draft.stage {
            Stage::Student => {
                student.is_some_and(|one| matches!(one.level, Level::Junior | Level::Senior))
                    && dice.chance(600)
            }
            Stage::Between => dice.chance(850),
            Stage::Working | Stage::Gradstudent => dice.chance(120),
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
        let other = source.words.cities[source.any_city(dice)].name;
        if other != places[0] {
            places.push(other.to_owned());
        }
    }
    let facts = Facts::over(facts).with("wanted", super::super::phrase::small(&desired_titles[0]));
    let mut resume = resume::write(draft, &facts, dice);
    if !honest {
        resume.push_str("\n\n");
        resume.push_str(dice.pick::<&str>(source.words.list("injections")));
    }
    Some(Candidate {
        person: draft.identity.id,
        resume,
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
fn current_ladder<'a>(draft: &Draft<'a>) -> &'a Ladder {
    let ladders = &draft.source().words.ladders;
    let title = draft.positions.last().map(|position| position.title.as_str());
    ladders
        .iter()
        .find(|ladder| ladder.titles.iter().any(|one| Some(*one) == title))
        .unwrap_or(&ladders[draft.ladder])
}
