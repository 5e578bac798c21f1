use super::{
    super::{
        phrase::{Facts, capital, small},
        source::in_words,
    },
    draft::{Draft, Stage},
    giving::Giving,
    study::Study,
};
use crate::model::{InterestKind, Level, Pronouns};

/// What sentences may say about somebody.
pub(super) fn of(draft: &Draft<'_>, study: Option<&Study<'_>>, giving: &Giving<'_>) -> Facts {
    let identity = &draft.identity;
    let field = draft.field.name;
    let mut facts = Facts::default()
        .with("first", identity.first.as_str())
        .with("last", identity.last.as_str())
        .with("name", format!("{} {}", identity.first, identity.last))
        .with("city", draft.source().words.cities[identity.city].name)
        .with("street", identity.street.as_str())
        .with("Field", field)
        .with("field", small_field(field))
        .with("degree", draft.field.degree)
        .with("minutes", ["twenty", "thirty", "forty", "fifteen"][identity.id.0 as usize % 4])
        .with("skill", draft.skills[0].skill.as_str())
        .with("skill2", draft.skills[1].skill.as_str())
        .with("course", course(draft, study));
    // One text does not change between "I" and "she": sentences that are only for one of them carry a mark.
    facts.set(if identity.voice.is_multiple_of(2) && draft.alive() { "self" } else { "other" }, "");
    pronouns(identity.pronouns, &mut facts);
    if let Some(class) = identity.class_year {
        facts.set("year", class.to_string());
    }
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
    if let Some(fund) = giving.fund {
        facts.set("fund", fund.name.as_str());
        facts.set("cause", fund.cause.as_str());
        facts.set("since", giving.gifts[0].date.year().to_string());
    }
    if let Some(died) = identity.died {
        facts.set("died", died.year().to_string());
    }
    if let Some(study) = study {
        facts.set("level", level(study.student.level));
        facts.set("term", study.last_term.name());
    }
    work(draft, &mut facts);
    further(draft, &mut facts);
    facts
}

fn work(draft: &Draft<'_>, facts: &mut Facts) {
    let (Some(now), Some(first)) = (draft.positions.last(), draft.positions.first()) else { return };
    facts.set("title", small(&now.title));
    facts.set("employer", now.employer_name.as_str());
    facts.set(
        "industry",
        match now.industry.as_str() {
            "Nonprofit" => "the nonprofit world".into(),
            "Arts" => "the arts".into(),
            industry => small(industry),
        },
    );
    if let Some(deed) = draft.deeds[draft.deeds.len() - 1] {
        facts.set("deed", deed);
    }
    let until = now.end.map_or(draft.source().today.year(), |end| end.year);
    let years = until - first.start.year;
    if years > 0 {
        facts.set("years", in_years(years));
    }
    let out = draft.years_out();
    if out > 1 {
        facts.set("years_cap", capital(&in_years(out)));
    }
    if let Some(end) = now.end.filter(|_| draft.stage == Stage::Retired) {
        facts.set("retired", end.year.to_string());
    }
    if let [.., before, _] = &draft.positions[..] {
        facts.set("firsttitle", small(&first.title));
        if before.employer_name != now.employer_name {
            facts.set("prev", small(&before.title));
            facts.set("prevemployer", before.employer_name.as_str());
            if let Some(deed) = draft.deeds[draft.deeds.len() - 2] {
                facts.set("prevdeed", deed);
            }
        }
    }
    // A skill of the trade says more about a worker than one of the school.
    let trade: Vec<&str> = draft
        .skills
        .iter()
        .rev()
        .filter(|skill| skill.source != draft.field.name)
        .map(|skill| skill.skill.as_str())
        .collect();
    if let [one, other, ..] = trade[..] {
        facts.set("skill", one);
        facts.set("skill2", other);
    }
}

fn further(draft: &Draft<'_>, facts: &mut Facts) {
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

fn course(draft: &Draft<'_>, study: Option<&Study<'_>>) -> String {
    let number = draft.identity.id.0 as usize;
    study.map_or_else(
        || draft.field.courses[number % draft.field.courses.len()].into(),
        |study| study.course.title.clone(),
    )
}

fn pronouns(pronouns: Option<Pronouns>, facts: &mut Facts) {
    let [they, object, possessive, was] = match pronouns {
        Some(Pronouns::She) => ["she", "her", "her", "was"],
        Some(Pronouns::He) => ["he", "him", "his", "was"],
        Some(Pronouns::They) | None => ["they", "them", "their", "were"],
    };
    facts.set("they", they);
    facts.set("them", object);
    facts.set("their", possessive);
    facts.set("was", was);
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

fn in_years(count: i16) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    let word = usize::try_from(count).ok().and_then(|count| WORDS.get(count));
    let number = word.map_or_else(|| count.to_string(), |word| (*word).to_owned());
    format!("{number} {}", if count == 1 { "year" } else { "years" })
}

/// What a letter about one gift needs besides.
pub(super) fn gift(facts: &Facts, giving: &Giving<'_>, money: impl Fn(i64) -> String) -> Option<Facts> {
    let favourite = giving.fund?;
    let last = giving.gifts.iter().rfind(|gift| gift.fund == favourite.id)?;
    Some(facts.clone().with("amount", money(last.cents)).with("giftdate", in_words(last.date)))
}
