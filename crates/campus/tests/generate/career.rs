use campus::model::Life;
use jiff::civil::date;

use crate::{Campus, Verdict, ensure};

pub fn ages_are_plausible(life: &Life, campus: &Campus) -> Verdict {
    let person = &life.person;
    let age = campus.today.year() - person.birth_year;
    ensure!((17..=110).contains(&age), "{age} years old");
    if let Some(class) = person.class_year {
        ensure!(
            (21..=40).contains(&(class - person.birth_year)),
            "class {class}, born {}",
            person.birth_year
        );
        ensure!(!person.is_alum || date(class, 5, 20) < campus.today, "a graduate of the future");
    }
    ensure!(person.is_alum != person.is_student || person.is_staff, "neither student nor graduate nor staff");
    ensure!(person.died.is_none_or(|died| died < campus.today), "died {:?}", person.died);
    ensure!(
        person.died.is_none_or(|died| person.class_year.is_some_and(|class| died.year() > class)),
        "died before the degree"
    );
    Ok(())
}

pub fn schooling_is_in_order(life: &Life, campus: &Campus) -> Verdict {
    ensure!(!life.education.is_empty(), "no schooling");
    for one in &life.education {
        ensure!(one.start_year < one.end_year, "{one:?}");
        ensure!(one.start_year - life.person.birth_year >= 17, "too young for {one:?}");
        ensure!(one.finished == (date(one.end_year, 5, 20) < campus.today), "{one:?}");
    }
    let here = life.education.iter().find(|one| one.school == "Northfield University");
    if !life.person.is_staff {
        ensure!(
            here.map(|one| one.end_year) == life.person.class_year,
            "the class is not that of the degree"
        );
    }
    ensure!(
        life.education.windows(2).all(|pair| pair[0].end_year <= pair[1].start_year),
        "two schools at once"
    );
    Ok(())
}

pub fn jobs_follow_each_other(life: &Life, campus: &Campus) -> Verdict {
    let person = &life.person;
    for position in &life.positions {
        if let Some(class) = person.class_year {
            let start = (position.start.year, position.start.month);
            ensure!(start >= (class, 6), "work before graduation: {position:?}");
        }
        ensure!(position.end.is_none_or(|end| end > position.start), "{position:?}");
        let last = position.end.unwrap_or(position.start);
        let until = person.died.unwrap_or(campus.today);
        ensure!(date(last.year, last.month, 1) <= until, "{position:?} after {until}");
        ensure!(position.person == person.id, "somebody else's {position:?}");
    }
    ensure!(life.positions.is_sorted_by_key(|position| position.seniority), "a career that goes down");
    let ordered = life.positions.windows(2).all(|pair| pair[0].end.is_some_and(|end| end <= pair[1].start));
    ensure!(ordered, "two posts at once");
    ensure!(
        person.died.is_none() || life.positions.iter().all(|position| position.end.is_some()),
        "works after death"
    );
    Ok(())
}

pub fn employers_existed(life: &Life, campus: &Campus) -> Verdict {
    for position in &life.positions {
        let Some(id) = position.employer else { continue };
        let employer = campus.world().employers.get(id.0 as usize - 1);
        ensure!(employer.is_some(), "employer {} is nowhere", id.0);
        let fits = employer.is_some_and(|one| {
            one.name == position.employer_name
                && one.industry == position.industry
                && one.founded <= position.start.year
        });
        ensure!(fits, "{position:?} at {employer:?}");
    }
    Ok(())
}

pub fn a_resume_agrees_with_the_record(life: &Life, campus: &Campus) -> Verdict {
    let Some(candidate) = &life.candidate else { return Ok(()) };
    let resume = &candidate.resume;
    let name = life.person.name();
    ensure!(resume.contains(&name) && resume.contains(&life.person.email), "whose résumé is this: {resume}");
    for one in &life.positions {
        let told = resume.contains(&one.title) && resume.contains(&one.employer_name);
        ensure!(told && resume.contains(&one.start.year.to_string()), "{one:?} is not in {resume}");
    }
    for one in &life.education {
        let told = [&one.school, &one.field, &one.degree].iter().all(|text| resume.contains(text.as_str()));
        ensure!(told && resume.contains(&one.end_year.to_string()), "{one:?} is not in {resume}");
    }
    let skilled = life.skills.iter().all(|one| resume.contains(&one.skill));
    ensure!(skilled, "a skill is not in {resume}");
    ensure!(candidate.available_from > campus.today && life.person.died.is_none(), "{candidate:?}");
    ensure!(!candidate.desired_titles.is_empty() && !candidate.places.is_empty(), "{candidate:?}");
    Ok(())
}

/// As sentences say it: the arts, health care.
fn in_words(industry: &str) -> String {
    match industry {
        "Nonprofit" => "the nonprofit world".to_owned(),
        "Arts" | "Media" => format!("the {}", industry.to_lowercase()),
        other => other.to_lowercase(),
    }
}

fn years(count: i16) -> String {
    const ONES: [&str; 20] = [
        "no",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
    ];
    const TENS: [&str; 7] = ["", "", "twenty", "thirty", "forty", "fifty", "sixty"];
    let count = usize::try_from(count).unwrap_or(0);
    let number = match (count / 10, count % 10) {
        (..2, _) => ONES[count].to_owned(),
        (tens, 0) => TENS[tens].to_owned(),
        (tens, ones) => format!("{}-{}", TENS[tens], ONES[ones]),
    };
    format!("{number} year{}", if count == 1 { "" } else { "s" })
}

/// Who has changed industries neither says otherwise nor counts the years before.
pub fn nobody_claims_more_years_than_worked(life: &Life, campus: &Campus) -> Verdict {
    let Some(now) = life.positions.last() else { return Ok(()) };
    let industry = in_words(&now.industry);
    let since = life.positions.iter().rev().take_while(|one| one.industry == now.industry).last();
    let since = since.map_or(now.start.year, |one| one.start.year);
    let served = years(now.end.map_or(campus.today.year(), |end| end.year) - since);
    let texts = [&life.person.bio].into_iter().chain(life.candidate.iter().map(|one| &one.resume));
    for text in texts {
        let faithful = ["never left INDUSTRY", "in INDUSTRY since college", "working life in INDUSTRY"];
        let claimed = faithful.iter().any(|claim| text.contains(&claim.replace("INDUSTRY", &industry)));
        let changed = life.positions.iter().any(|one| one.industry != now.industry);
        ensure!(!claimed || !changed, "came from elsewhere, but: {text}");
        for after in text.split(&format!("in {industry} for ")).skip(1) {
            ensure!(after.starts_with(&served), "{served} in: {text}");
        }
        let mut before = text.split(&format!(" in {industry}")).collect::<Vec<_>>();
        before.pop();
        for before in
            before.iter().map(|text| text.trim_end_matches(" now").trim_end_matches(" of experience"))
        {
            ensure!(!before.ends_with(" years") || before.ends_with(&served), "{served} in: {text}");
        }
    }
    Ok(())
}
