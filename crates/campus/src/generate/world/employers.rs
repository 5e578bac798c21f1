use std::collections::BTreeSet;

use super::{
    super::{
        dice::Dice,
        phrase::{Facts, small},
        source::{Company, Source, Stature, earlier, in_words, later, money, with_commas},
    },
    Thing,
};
use crate::model::{Employer, EmployerId, Role, RoleId, Seniority};

pub(super) fn employers(source: &Source) -> Vec<Employer> {
    let mut dice = source.world_dice(Thing::Employers);
    let dice = &mut dice;
    let industries: BTreeSet<&str> =
        source.words.ladders.iter().flat_map(|ladder| ladder.industries.iter().copied()).collect();
    let industries: Vec<&str> = industries.into_iter().collect();
    let mut names = BTreeSet::new();
    let mut employers = Vec::new();
    for id in 1..=source.size.employers {
        // One after the other, so that even the smallest campus has all industries.
        let industry = industries[id as usize % industries.len()];
        let (city, name, stature) = loop {
            let city = dice.weighted_index(&source.words.cities, |city| city.weight);
            let Company { name, stature } = source.company(industry, city, dice);
            let unique = if names.contains(&name) {
                format!("{name} of {}", source.words.cities[city].region)
            } else {
                name
            };
            if names.insert(unique.clone()) {
                break (city, unique, stature);
            }
        };
        let age = age(stature, dice);
        let (founded, headcount) = (source.today.year() - age, headcount(stature, age, dice));
        let facts = Facts::default()
            .with("name", name.as_str())
            .with("industry", small(industry))
            .with("employees", with_commas(headcount.into()))
            .with("city", source.words.cities[city].name)
            .with("founded", founded.to_string());
        let public = ["Education", "Government", "Health care", "Higher education", "Law", "Nonprofit"];
        let facts = if public.contains(&industry) { facts } else { facts.with("private", "") };
        employers.push(Employer {
            id: EmployerId(id),
            about: source.phrases.say("employer.about", &facts, dice),
            name,
            industry: industry.into(),
            place: source.place(city),
            employees: headcount,
            founded,
            synthetic: true,
        });
    }
    employers
}

fn age(stature: Stature, dice: &mut Dice) -> i16 {
    match stature {
        Stature::Public => 60 + dice.between(0, 120),
        Stature::Small | Stature::Any => 2 + dice.between(0, 120).min(dice.between(0, 120)),
    }
}

/// Nobody grows to thousands in a few years.
fn headcount(stature: Stature, age: i16, dice: &mut Dice) -> u32 {
    const ALL: [u32; 11] = [6, 12, 35, 80, 150, 420, 900, 2400, 4000, 8000, 26_000];
    let fitting = match (stature, age) {
        (Stature::Small, _) => 0..4,
        (Stature::Public, _) => 5..11,
        (Stature::Any, ..10) => 1..6,
        (Stature::Any, 10..25) => 1..8,
        (Stature::Any, _) => 1..11,
    };
    *dice.weighted(&ALL[fitting], |size| 30_000 / (size + 2000))
}

pub(super) fn roles(source: &Source, employers: &[Employer]) -> Vec<Role> {
    let mut dice = source.world_dice(Thing::Roles);
    (1..=source.size.roles).map(|id| role(source, RoleId(id), dice.pick(employers), &mut dice)).collect()
}

const BASE_SALARY: [u32; 6] = [48, 66, 88, 112, 148, 205];

pub(in super::super) fn salary(seniority: Seniority, dice: &mut Dice) -> u32 {
    (BASE_SALARY[seniority as usize] + dice.below(18)) * 1000
}

fn role(source: &Source, id: RoleId, employer: &Employer, dice: &mut Dice) -> Role {
    let fitting: Vec<_> = source
        .words
        .ladders
        .iter()
        .filter(|ladder| ladder.industries.contains(&employer.industry.as_str()))
        .collect();
    let ladder = *dice.pick(&fitting);
    let seniority = *dice.weighted(&Seniority::ALL, |level| 40 >> (*level as u32));
    let title = ladder.titles[seniority as usize];
    let skills = dice.some(&ladder.skills, 5);
    let (must, nice) = skills.split_at(3);
    let remote = dice.chance(350);
    let salary_from = salary(seniority, dice);
    let salary_to = salary_from + (5 + dice.below(20)) * 1000;
    let posted = earlier(source.today, 1 + dice.below(45));
    let closes = later(source.today, 10 + dice.below(60));
    let facts = Facts::default()
        .with("employer", employer.name.as_str())
        .with("title", small(title))
        .with("city", employer.place.city.as_str())
        .with("industry", small(&employer.industry))
        .with("skill", must[0])
        .with("skill2", must[1])
        .with("deed", *dice.pick(&ladder.deeds))
        .with("must", listed(must))
        .with("nice", listed(nice))
        .with("from", money(i64::from(salary_from) * 100))
        .with("to", money(i64::from(salary_to) * 100))
        .with("remote", if remote { ", remote work is fine" } else { "" })
        .with("closes", in_words(closes));
    let level = format!("role.level.{}", seniority as usize);
    let first: Vec<String> =
        ["role.opening", "role.work"].iter().map(|part| source.phrases.say(part, &facts, dice)).collect();
    let asked: Vec<String> = [level.as_str(), "role.must", "role.nice"]
        .iter()
        .map(|part| source.phrases.say(part, &facts, dice))
        .collect();
    let (first, close) = (first.join(" "), source.phrases.say("role.close", &facts, dice));
    let asked = if dice.chance(350) { format!("- {}", asked.join("\n- ")) } else { asked.join(" ") };
    let mut text = vec![first, employer.about.clone(), asked];
    if dice.chance(300) {
        text.swap(0, 1);
    }
    if dice.chance(650) {
        text.push(source.phrases.say("role.offer", &facts, dice));
    }
    text.push(close);
    Role {
        id,
        employer: employer.id,
        title: title.into(),
        seniority,
        industry: employer.industry.clone(),
        place: employer.place.clone(),
        remote,
        salary_from,
        salary_to,
        posted,
        closes,
        must: must.iter().map(|skill| (*skill).into()).collect(),
        nice: nice.iter().map(|skill| (*skill).into()).collect(),
        text: text.join("\n\n"),
        synthetic: true,
    }
}

pub(in super::super) fn listed(all: &[&str]) -> String {
    match all {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
