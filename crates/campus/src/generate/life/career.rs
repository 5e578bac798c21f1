use super::{
    super::{
        Generator,
        dice::{Dice, Stream},
        phrase::Facts,
        size::Kind,
        source::{Source, record},
        words::Ladder,
    },
    identity::Identity,
    schooling::Schooling,
};
use crate::model::{EmployerId, PersonSkill, Position, Seniority, YearMonth};

#[derive(Default)]
pub(super) struct Career {
    pub positions: Vec<Position>,
    /// What was done in each of the positions, where there is something to tell.
    pub deeds: Vec<Option<&'static str>>,
    pub skills: Vec<PersonSkill>,
    pub retired: bool,
}

struct Job {
    employer: Option<EmployerId>,
    name: String,
    industry: &'static str,
}

pub(super) fn of(generator: &Generator, identity: &Identity, schooling: &Schooling) -> Career {
    let source = &generator.source;
    let mut dice = source.dice(Stream::Career, identity.root());
    let mut career = Career::default();
    career.learn(
        identity,
        &source.words.fields[schooling.field].skills,
        source.words.fields[schooling.field].name,
        &mut dice,
    );
    match identity.kind {
        Kind::Student => {}
        Kind::Staff => career.at_northfield(generator, identity, &mut dice),
        Kind::Alum => career.climb(generator, identity, schooling, &mut dice),
    }
    if identity.twin.is_some() {
        career.forget();
    }
    career
}

impl Career {
    fn learn(&mut self, identity: &Identity, skills: &[&str], source: &str, dice: &mut Dice) {
        let count = 3 + dice.index(2);
        for skill in dice.some(skills, count) {
            if self.skills.iter().all(|known| known.skill != skill) {
                let (skill, source) = (skill.to_owned(), source.to_owned());
                self.skills.push(PersonSkill { person: identity.id, skill, years: 2, source });
            }
        }
    }

    fn climb(&mut self, generator: &Generator, identity: &Identity, schooling: &Schooling, dice: &mut Dice) {
        let source = &generator.source;
        let retirement = YearMonth { year: identity.birth_year + dice.between(60, 70), month: 6 };
        let last_day = identity.last_day(source);
        let stop = YearMonth { year: last_day.year(), month: last_day.month() }.min(retirement);
        let ends = identity.died.is_some() || stop == retirement;
        let mut start = YearMonth { year: schooling.free, month: 6 }.plus(dice.below(6));
        let mut ladder = &source.words.ladders[schooling.ladder];
        let mut rung = 0;
        let mut job: Option<Job> = None;
        let mut deeds = dice.some(&ladder.deeds, ladder.deeds.len());
        self.learn(identity, &ladder.skills, ladder.titles[0], dice);
        while start < stop {
            let end = start.plus(22 + dice.below(70));
            let stays = job.is_some() && dice.chance(450);
            if !stays {
                job = Some(find_job(generator, identity, ladder, start, dice));
            }
            let at = job.as_ref().expect("found above");
            let deed = deeds.pop();
            let over = end >= stop;
            let end = if over { ends.then_some(stop) } else { Some(end) };
            let summary = self.summary(source, ladder, deed, dice);
            self.positions.push(Position {
                id: record(identity.id, self.positions.len()),
                person: identity.id,
                employer: at.employer,
                employer_name: at.name.clone(),
                title: ladder.titles[rung].into(),
                seniority: Seniority::ALL[rung],
                industry: at.industry.into(),
                start,
                end,
                summary,
            });
            self.deeds.push(deed);
            let Some(end) = end.filter(|_| !over) else { break };
            let promoted = dice.chance([850, 700, 500, 300, 160, 0][rung]);
            rung += usize::from(promoted);
            if !promoted {
                // Who does not rise moves on: the same post twice at one place would be one post.
                job = None;
            }
            if job.is_none() && dice.chance(120) {
                let other =
                    dice.weighted(&source.words.fields[schooling.field].ladders, |(_, weight)| *weight).0;
                let other = &source.words.ladders[other];
                if may_change(ladder, other) {
                    ladder = other;
                    deeds = dice.some(&ladder.deeds, ladder.deeds.len());
                    self.learn(identity, &ladder.skills, ladder.titles[rung], dice);
                }
            }
            start = if dice.chance(150) { end.plus(1 + dice.below(8)) } else { end };
        }
        self.retired = stop == retirement && identity.died.is_none();
        if !ends && dice.chance(40) {
            self.leave(source, dice);
        }
        self.age_skills(source.this_month());
    }

    /// As somebody knew it who has not been told anything since.
    fn forget(&mut self) {
        self.positions.truncate(1);
        self.deeds.truncate(1);
        self.skills.truncate(6);
        self.retired = false;
        self.positions.iter_mut().for_each(|position| position.end = None);
    }

    /// Out of work since a few months.
    fn leave(&mut self, source: &Source, dice: &mut Dice) {
        let end = source.this_month().minus(1 + dice.below(6));
        if let Some(last) = self.positions.last_mut().filter(|last| last.start < end) {
            last.end = Some(end);
        }
    }

    fn at_northfield(&mut self, generator: &Generator, identity: &Identity, dice: &mut Dice) {
        let source = &generator.source;
        let title = &generator.staff_member(identity.id).title;
        let age = source.today.year() - identity.birth_year;
        let start = YearMonth { year: source.today.year() - dice.between(1, (age - 24).min(20)), month: 8 };
        self.positions.push(Position {
            id: record(identity.id, 0),
            person: identity.id,
            employer: None,
            employer_name: "Northfield University".into(),
            title: title.clone(),
            seniority: Seniority::Intermediate,
            industry: "Education".into(),
            start,
            end: None,
            summary: source.phrases.say("position.staff", &Facts::default(), dice),
        });
        self.deeds.push(None);
    }

    fn summary(&self, source: &Source, ladder: &Ladder, deed: Option<&str>, dice: &mut Dice) -> String {
        let known: Vec<&str> = self
            .skills
            .iter()
            .map(|known| known.skill.as_str())
            .filter(|skill| ladder.skills.contains(skill))
            .collect();
        let chosen = dice.some(&known, 2);
        let facts = Facts::default().with("skill", chosen[0]).with("skill2", chosen[1]);
        // One sentence for what was done and one for what it took: few enough of each to know them all by heart.
        match deed {
            Some(deed) => {
                let mut text =
                    source.phrases.say("position.deed", &Facts::default().with("deed", deed), dice);
                if dice.chance(600) {
                    text.push(' ');
                    text.push_str(&source.phrases.say("position.skills", &facts, dice));
                }
                text
            }
            None => source.phrases.say("position.skills", &facts, dice),
        }
    }

    /// Skills are as old as the work that uses them.
    fn age_skills(&mut self, now: YearMonth) {
        let (Some(first), Some(last)) = (self.positions.first(), self.positions.last()) else { return };
        let until = last.end.unwrap_or(now).year;
        let years = (until - first.start.year).clamp(0, 30);
        for skill in &mut self.skills {
            skill.years += u8::try_from(years / 2).expect("at most fifteen");
        }
    }
}

/// Licensed professions are neither entered nor left halfway.
fn may_change(from: &Ladder, to: &Ladder) -> bool {
    const LICENSED: [&str; 5] = ["medicine", "law", "academia", "nursing", "clinicalresearch"];
    from.slug != to.slug && ![from, to].iter().any(|ladder| LICENSED.contains(&ladder.slug))
}

fn find_job(
    generator: &Generator,
    identity: &Identity,
    ladder: &Ladder,
    start: YearMonth,
    dice: &mut Dice,
) -> Job {
    let industry = if dice.chance(600) { ladder.industries[0] } else { *dice.pick(&ladder.industries) };
    let home = &generator.source.words.cities[identity.city];
    let known = dice.chance(350).then(|| {
        let among = &generator.hiring[industry];
        let offset = dice.index(among.len());
        let mut around = among[offset..].iter().chain(&among[..offset]);
        around.find(|one| one.founded < start.year && one.hires_from(home))
    });
    match known.flatten() {
        Some(one) => Job { employer: Some(one.id), name: generator.employer(one.id).name.clone(), industry },
        None => Job {
            employer: None,
            name: generator.source.company(industry, identity.city, dice).name,
            industry,
        },
    }
}

impl YearMonth {
    fn plus(self, months: u32) -> Self {
        let all = i32::from(self.year) * 12 + i32::from(self.month) - 1
            + i32::try_from(months).expect("a few years");
        Self {
            year: i16::try_from(all.div_euclid(12)).expect("a year of this age"),
            month: i8::try_from(all.rem_euclid(12) + 1).expect("a month"),
        }
    }

    fn minus(self, months: u32) -> Self {
        let year = self.year - 1 - i16::try_from(months / 12).expect("a few years");
        Self { year, ..self }.plus(12 - months % 12)
    }
}
