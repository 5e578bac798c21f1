use matching::lexicon::numbers;

use super::{
    super::{
        phrase::{Facts, capital, small},
        source::{in_words, industry_in_words},
        words::Ladder,
    },
    draft::{Draft, Stage},
    giving::Giving,
    study::Study,
};
use crate::model::{InterestKind, Level, Pronouns, Seniority};

/// What sentences may say about somebody.
pub(super) fn of<'a>(
    draft: &'a Draft<'a>,
    study: Option<&'a Study<'a>>,
    giving: &'a Giving<'a>,
) -> Facts<'a> {
    let identity = &draft.identity;
    let (number, field) = (identity.id.0 as usize, draft.field);
    let mut facts = Facts::default()
        .with("first", identity.first.as_str())
        .with("last", identity.last.as_str())
        .with("name", identity.name())
        .with("city", draft.source().words.cities[identity.city].name)
        .with("street", identity.home.street.as_str())
        .with("Field", field.name)
        .with("field", small_field(field.name))
        .with("degree", field.degree)
        .with("minutes", ["twenty", "thirty", "forty", "fifteen", "twenty-five"][number % 5])
        .with("skill", draft.skills[0].skill.as_str())
        .with("skill2", draft.skills[1].skill.as_str())
        .with(["v0", "v1", "v2", "v3"][identity.voice as usize % 4], "");
    // One text does not change between "I" and "she": sentences that are only for one of them carry a mark.
    facts.set(if draft.writes_of_self() { "self" } else { "other" }, "");
    pronouns(identity.pronouns, &mut facts);
    courses(draft, study, &mut facts);
    if let Some(class) = identity.class_year {
        facts.set("year", class.to_string());
        facts.set("yy", format!("'{:02}", class % 100));
    }
    interests(draft, &mut facts);
    family(draft, &mut facts);
    community(draft, &mut facts);
    if let Some(fund) = giving.fund {
        facts.set("fund", fund.name.as_str());
        facts.set("cause", fund.cause.as_str());
        facts.set("purpose", fund.purpose.as_str());
        facts.set("since", giving.gifts[0].date.year().to_string());
        facts.set(giving.motive.mark(), "");
    }
    if let Some(died) = identity.died {
        facts.set("died", died.year().to_string());
    }
    if let Some(study) = study {
        facts.set("level", level(study.student.level));
        facts.set("term", study.last_term.name());
        if study.enrolments.iter().any(|one| one.grade.is_some()) {
            let gpa = study.student.gpa_hundredths;
            facts.set("gpa", format!("{}.{:02}", gpa / 100, gpa % 100));
        }
        let ladder: &Ladder = &draft.source().words.ladders[draft.ladder];
        facts.set("dream", small(ladder.titles[1]));
        facts.set("industry", industry_in_words(ladder.industries[0]));
    }
    work(draft, &mut facts);
    further(draft, &mut facts);
    facts
}

fn interests<'a>(draft: &'a Draft<'a>, facts: &mut Facts<'a>) {
    for (name, kind) in [
        ("hobby", InterestKind::Hobby),
        ("language", InterestKind::Language),
        ("goal", InterestKind::Goal),
        ("offer", InterestKind::MentoringOffer),
        ("need", InterestKind::MentoringNeed),
        ("cause", InterestKind::Cause),
    ] {
        if let Some(text) = draft.interest(kind) {
            facts.set(name, text);
        }
    }
    let second = draft.interests.iter().filter(|one| one.kind == InterestKind::Hobby).nth(1);
    if let Some(second) = second {
        facts.set("hobby2", second.text.as_str());
    }
}

fn family<'a>(draft: &'a Draft<'a>, facts: &mut Facts<'a>) {
    let identity = &draft.identity;
    if let Some(spouse) = identity.spouse.as_ref().filter(|spouse| spouse.living) {
        facts.set("spouse", spouse.first.as_str());
    }
    if let Some(child) = &identity.child {
        facts.set("child", child.first.as_str());
    }
    // Nobody is the first in the family whose parents studied here, and not everybody else is.
    if identity.parent.is_none() && identity.id.0.is_multiple_of(3) {
        facts.set("firstgen", "");
    }
    if (36..=58).contains(&identity.age(draft.source())) {
        facts.set("raising", "");
    }
    let word = identity.parent.as_ref().and_then(|(.., pronouns)| *pronouns);
    match word {
        Some(Pronouns::She) => facts.set("parent_word", "mother"),
        Some(Pronouns::He) => facts.set("parent_word", "father"),
        Some(Pronouns::They) | None => {}
    }
}

/// Where one was seen, belongs and helps.
fn community<'a>(draft: &'a Draft<'a>, facts: &mut Facts<'a>) {
    let world = &draft.generator.world;
    if let Some(event) = draft.last_event() {
        facts.set("event", event.title.as_str());
    }
    if let Some(membership) = draft.memberships.first() {
        facts.set("club", world.groups[membership.group.0 as usize - 1].name.as_str());
    }
    if let Some(helped) = draft.volunteering.iter().find(|one| one.end.is_some()) {
        facts.set("helped", helped.activity.as_str());
    }
    if let Some(helps) = draft.volunteering.iter().find(|one| one.end.is_none()) {
        facts.set("volunteer", helps.activity.as_str());
    }
}

fn work<'a>(draft: &'a Draft<'a>, facts: &mut Facts<'a>) {
    let (Some(now), Some(first)) = (draft.positions.last(), draft.positions.first()) else { return };
    facts.set("title", small(&now.title));
    facts.set("employer", now.employer_name.as_str());
    facts.set("industry", industry_in_words(&now.industry));
    facts.set("since_job", now.start.year.to_string());
    if let Some(deed) = draft.deeds[draft.deeds.len() - 1] {
        facts.set("deed", deed);
    }
    let until = now.end.map_or(draft.source().today.year(), |end| end.year);
    let years = until - first.start.year;
    if years > 0 {
        facts.set("years", in_years(years));
    }
    let same = draft.positions.iter().rev().take_while(|one| one.industry == now.industry).last();
    let same = same.unwrap_or(now);
    if until > same.start.year {
        facts.set("served", in_years(until - same.start.year));
    }
    if same.id == first.id {
        facts.set("loyal", "");
    } else if draft.positions.iter().filter(|one| one.industry != now.industry).count() >= 2 {
        facts.set("moved", "");
    }
    if now.seniority >= Seniority::Lead {
        facts.set("leads", "");
    }
    let out = draft.years_out();
    if out > 1 {
        facts.set("out", in_years(out));
        facts.set("years_cap", capital(&in_years(out)));
    }
    if let Some(end) = now.end.filter(|_| draft.stage == Stage::Retired) {
        facts.set("retired", end.year.to_string());
        facts.set("formerly", now.employer_name.as_str());
    }
    if let [first, .., before, _] | [first @ before, _] = &draft.positions[..] {
        facts.set("firsttitle", small(&first.title));
        if first.employer_name != now.employer_name {
            facts.set("firstemployer", first.employer_name.as_str());
        }
        if before.employer_name != now.employer_name {
            facts.set("prev", small(&before.title));
            facts.set("prevemployer", before.employer_name.as_str());
            if let Some(deed) = draft.deeds[draft.deeds.len() - 2] {
                facts.set("prevdeed", deed);
            }
        }
    }
    // A skill of the trade says more about a worker than one of the school.
    let mut trade = draft.skills.iter().rev().filter(|skill| skill.source != draft.field.name);
    if let (Some(one), Some(other)) = (trade.next(), trade.next()) {
        facts.set("skill", one.skill.as_str());
        facts.set("skill2", other.skill.as_str());
    }
}

fn further<'a>(draft: &'a Draft<'a>, facts: &mut Facts<'a>) {
    if let Some(further) = draft.education.get(1) {
        let named = matches!(further.degree.as_str(), "MD" | "JD" | "MBA" | "MSW" | "MEd");
        let subject = small_field(&further.field);
        facts.set("school", further.school.as_str());
        facts.set(
            "further",
            if named { further.degree.clone() } else { format!("{} in {subject}", further.degree) },
        );
    }
}

fn courses<'a>(draft: &'a Draft<'a>, study: Option<&'a Study<'a>>, facts: &mut Facts<'a>) {
    let (number, all) = (draft.identity.id.0 as usize, &draft.field.courses);
    if let Some(study) = study {
        facts.set("course", study.course.title.as_str());
        for (name, course) in [("course2", study.other), ("ahead", study.ahead)] {
            if let Some(course) = course {
                facts.set(name, course.title.as_str());
            }
        }
        return;
    }
    let course = all[number % all.len()];
    facts.set("course", course);
    if let Some(other) = all[(number / 7) % all.len()..].iter().find(|other| **other != course) {
        facts.set("course2", *other);
    }
}

fn pronouns(pronouns: Option<Pronouns>, facts: &mut Facts<'_>) {
    let [they, object, possessive, was, is, has, s] = match pronouns {
        Some(Pronouns::She) => ["she", "her", "her", "was", "is", "has", "s"],
        Some(Pronouns::He) => ["he", "him", "his", "was", "is", "has", "s"],
        Some(Pronouns::They) | None => ["they", "them", "their", "were", "are", "have", ""],
    };
    for (name, word) in [
        ("they", they),
        ("them", object),
        ("their", possessive),
        ("was", was),
        ("is", is),
        ("has", has),
        ("s", s),
    ] {
        facts.set(name, word);
    }
    facts.set("They", capital(they));
    facts.set("Their", capital(possessive));
}

fn level(level: Level) -> &'static str {
    match level {
        Level::FirstYear => "first-year student",
        Level::Sophomore => "sophomore",
        Level::Junior => "junior",
        Level::Senior => "senior",
    }
}

/// Languages keep their capital.
fn small_field(field: &str) -> String {
    if ["English", "Spanish"].contains(&field) { field.into() } else { field.to_lowercase() }
}

pub(super) fn in_years(count: i16) -> String {
    format!("{} {}", number_word(count), if count == 1 { "year" } else { "years" })
}

fn number_word(count: i16) -> String {
    let spelled = |count| if count == 0 { Some("no".to_owned()) } else { numbers::spelled(count) };
    u64::try_from(count).ok().and_then(spelled).unwrap_or_else(|| count.to_string())
}

/// What a letter about one gift needs besides.
pub(super) fn gift<'a>(
    facts: &'a Facts<'a>,
    giving: &Giving<'_>,
    money: impl Fn(i64) -> String,
) -> Option<Facts<'a>> {
    let favourite = giving.fund?;
    let last = giving.gifts.iter().rfind(|gift| gift.fund == favourite.id)?;
    Some(Facts::over(facts).with("amount", money(last.cents)).with("giftdate", in_words(last.date)))
}
