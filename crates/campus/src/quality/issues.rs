//! What is wrong with the record of one person. Pure: the day and the rules come in.

use jiff::{ToSpan, civil::Date, civil::date};

use super::{
    model::{Issue, QualityAct, QualityKind, QualityReason},
    values::said,
};
use crate::model::{Consent, ConsentField, Person};

/// From this age on, an answer is somebody's own.
const OLD_ENOUGH: i16 = 13;

/// What is wrong depends on the day, and on how long a confirmation lasts.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    pub today: Date,
    /// After so many years without a confirmation, contact details are stale.
    pub stale_years: u8,
}

impl Rules {
    pub const STALE_YEARS: u8 = 5;

    /// The last day whose confirmation has run out.
    fn stale_before(self) -> Date {
        self.today.checked_sub(i64::from(self.stale_years).years()).unwrap_or(Date::MIN)
    }
}

/// All that is looked at of somebody.
#[derive(Clone, Debug)]
pub struct Facts {
    pub person: Person,
    pub consents: Vec<Consent>,
    /// The year in which a student is to graduate.
    pub expected_year: Option<i16>,
    pub is_mentor: bool,
    pub is_candidate: bool,
    /// Of those who have died: events that are still to come, by their names.
    pub registered: Vec<(String, Date)>,
    /// Of those who have died: what else waits for them, and how much of it.
    pub pending: Vec<(&'static str, u64)>,
    /// The day of the last mail that went to many.
    pub mass_mail: Option<Date>,
}

/// Everything that is wrong, one of each kind at most.
pub fn issues(facts: &Facts, rules: Rules) -> Vec<Issue> {
    let found = [
        deceased_outreach(facts, rules),
        contradictory_consent(facts, rules),
        bounced_mail(facts),
        past_graduation(facts, rules),
        stale_contact(facts, rules),
        missing_consent(facts),
    ];
    found.into_iter().flatten().collect()
}

/// One thing that is wrong. Whether it is asked again depends on what it rests on, and not on how it is told.
struct Line {
    fact: String,
    told: String,
}

fn line(fact: impl Into<String>, told: impl Into<String>) -> Line {
    Line { fact: fact.into(), told: told.into() }
}

fn issue(facts: &Facts, kind: QualityKind, since: Option<Date>, rank: u8, lines: Vec<Line>) -> Issue {
    let rests_on: Vec<&str> = lines.iter().map(|line| line.fact.as_str()).collect();
    Issue {
        kind,
        person: facts.person.id,
        since,
        facts: rests_on.join("\n"),
        evidence: lines.into_iter().map(|line| QualityReason::plain(line.told)).collect(),
        suggested: kind.acts()[0],
        rank,
    }
}

fn deceased_outreach(facts: &Facts, rules: Rules) -> Option<Issue> {
    let died = facts.person.died?;
    let mut lines = Vec::new();
    if facts.is_mentor {
        lines.push(line("mentoring", "Is still offered as a mentor, or waits for one."));
    }
    if facts.is_candidate {
        lines.push(line("candidate", "Is still shown as somebody who looks for work."));
    }
    for (title, day) in facts.registered.iter().filter(|(_, day)| *day >= rules.today) {
        let told = format!("Is registered for {title} on {}.", said(*day));
        lines.push(line(format!("registered {day} {title}"), told));
    }
    for (label, rows) in &facts.pending {
        let told = format!("Is named in {label} that are open: {rows}.");
        lines.push(line(format!("pending {rows} {label}"), told));
    }
    if let Some(day) = facts.mass_mail.filter(|day| *day > died) {
        lines.push(line(format!("mail {day}"), format!("Got mail that went to many on {}.", said(day))));
    }
    if lines.is_empty() {
        return None;
    }
    lines.insert(0, line(format!("died {died}"), format!("Died on {}.", said(died))));
    Some(issue(facts, QualityKind::DeceasedOutreach, Some(died), 90, lines))
}

fn contradictory_consent(facts: &Facts, rules: Rules) -> Option<Issue> {
    let person = &facts.person;
    let grown = date(person.birth_year.saturating_add(OLD_ENOUGH).clamp(1, 9998), 1, 1);
    let mut lines = Vec::new();
    let mut since: Option<Date> = None;
    for consent in sorted(&facts.consents) {
        let name = consent.field.name();
        let at = consent.at;
        let (fact, told) = match person.died {
            Some(died) if at > died => (
                format!("after death {died}"),
                format!("The answer about {name} is dated {}, after the death on {}.", said(at), said(died)),
            ),
            _ if at > rules.today => (
                "to come".to_owned(),
                format!("The answer about {name} is dated {}, which is still to come.", said(at)),
            ),
            _ if person.birth_year > 0 && at < grown => (
                "too young".to_owned(),
                format!(
                    "The answer about {name} is dated {}, when they were younger than {OLD_ENOUGH}.",
                    said(at)
                ),
            ),
            _ => match facts.mass_mail {
                Some(day) if consent.field == ConsentField::Email && !consent.granted && day > at => (
                    format!("mail {day}"),
                    format!(
                        "They refused email on {}, and got mail that went to many on {}.",
                        said(at),
                        said(day)
                    ),
                ),
                _ => continue,
            },
        };
        lines.push(line(format!("{name} {at} {fact}"), told));
        since = Some(since.map_or(at, |since| since.min(at)));
    }
    (!lines.is_empty()).then(|| issue(facts, QualityKind::ContradictoryConsent, since, 80, lines))
}

fn bounced_mail(facts: &Facts) -> Option<Issue> {
    let since = facts.person.email_bounced.filter(|_| facts.person.died.is_none())?;
    let told = format!("Mail to the address has come back since {}.", said(since));
    let lines = vec![line(format!("bounced {since}"), told)];
    Some(issue(facts, QualityKind::BouncedMail, Some(since), 70, lines))
}

/// By the end of June a class has graduated.
fn past_graduation(facts: &Facts, rules: Rules) -> Option<Issue> {
    let person = &facts.person;
    if !person.is_student || person.died.is_some() {
        return None;
    }
    let year = facts.expected_year.or(person.class_year)?;
    let end = Date::new(year, 6, 30).ok()?;
    (end < rules.today).then(|| {
        let told = format!("Was to graduate in {year} and is still kept as a student.");
        let lines = vec![line(format!("graduates {year}"), told)];
        issue(facts, QualityKind::PastGraduation, Some(end), 60, lines)
    })
}

fn stale_contact(facts: &Facts, rules: Rules) -> Option<Issue> {
    if facts.person.died.is_some() {
        return None;
    }
    let Some(confirmed) = facts.person.contact_confirmed else {
        let lines = vec![line("never confirmed", "How to reach them was never confirmed.")];
        return Some(issue(facts, QualityKind::StaleContact, None, 50, lines));
    };
    if confirmed >= rules.stale_before() {
        return None;
    }
    let years = u8::try_from(rules.today.year() - confirmed.year()).unwrap_or(0);
    let told = format!("How to reach them was last confirmed on {}.", said(confirmed));
    let lines = vec![line(format!("confirmed {confirmed}"), told)];
    Some(issue(facts, QualityKind::StaleContact, Some(confirmed), 20 + years.min(29), lines))
}

fn missing_consent(facts: &Facts) -> Option<Issue> {
    if facts.person.died.is_some() {
        return None;
    }
    let is_asked = |field: ConsentField| facts.consents.iter().any(|consent| consent.field == field);
    let missing: Vec<&str> =
        ConsentField::ALL.into_iter().filter(|field| !is_asked(*field)).map(ConsentField::name).collect();
    let count = u8::try_from(missing.len()).unwrap_or(0);
    let (told, rank) = match count {
        0 => return None,
        _ if missing.len() == ConsentField::ALL.len() => {
            ("They were never asked what may be used.".to_owned(), 40)
        }
        _ => (format!("There is no answer on file about {}.", listed(&missing)), 10 + count),
    };
    // Part of it was asked: since then the rest is missing.
    let since = facts.consents.iter().map(|consent| consent.at).max();
    let lines = vec![line(format!("missing {}", missing.join(" ")), told)];
    Some(issue(facts, QualityKind::MissingConsent, since, rank, lines))
}

fn sorted(consents: &[Consent]) -> Vec<&Consent> {
    let mut sorted: Vec<&Consent> = consents.iter().collect();
    sorted.sort_by_key(|consent| ConsentField::ALL.iter().position(|field| *field == consent.field));
    sorted
}

fn listed(names: &[&str]) -> String {
    match names {
        [rest @ .., last] if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        names => names.join(", "),
    }
}

impl QualityKind {
    /// The task that asks somebody.
    pub(super) fn question(self, name: &str) -> String {
        match self {
            Self::MissingConsent | Self::ContradictoryConsent => format!("Ask {name} what may be used"),
            _ => format!("Ask {name} how to reach them"),
        }
    }

    pub(super) fn allows(self, act: QualityAct) -> bool {
        self.acts().contains(&act)
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;
    use crate::generate::{Generator, Size};

    const RULES: Rules = Rules { today: Generator::TODAY, stale_years: 5 };

    /// Somebody with whom nothing is wrong.
    fn sound() -> Facts {
        let mut person = Generator::new(7, Size::people(100), Generator::TODAY).person(60).person;
        (person.died, person.email_bounced, person.is_student) = (None, None, false);
        (person.birth_year, person.class_year) = (1970, Some(1992));
        person.contact_confirmed = Some(date(2026, 1, 2));
        let consent = |field| Consent {
            person: person.id,
            field,
            granted: true,
            at: date(2025, 1, 1),
            basis: "Form".to_owned(),
        };
        Facts {
            consents: ConsentField::ALL.into_iter().map(consent).collect(),
            person,
            expected_year: None,
            is_mentor: true,
            is_candidate: false,
            registered: vec![("Homecoming".to_owned(), date(2026, 12, 1))],
            pending: Vec::new(),
            mass_mail: Some(date(2026, 2, 2)),
        }
    }

    type Spoil = fn(&mut Facts);

    #[rstest]
    #[case::nothing(|_: &mut Facts| (), &[])]
    #[case::confirmed_five_years_ago_today(|f: &mut Facts| f.person.contact_confirmed = Some(date(2021, 11, 15)), &[])]
    #[case::a_day_longer(|f: &mut Facts| f.person.contact_confirmed = Some(date(2021, 11, 14)), &["stale_contact"])]
    #[case::never(|f: &mut Facts| f.person.contact_confirmed = None, &["stale_contact"])]
    #[case::bounced(|f: &mut Facts| f.person.email_bounced = Some(date(2026, 3, 1)), &["bounced_mail"])]
    #[case::never_asked(|f: &mut Facts| f.consents.clear(), &["missing_consent"])]
    #[case::not_asked_for_all(|f: &mut Facts| { f.consents.pop(); }, &["missing_consent"])]
    #[case::answered_tomorrow(|f: &mut Facts| f.consents[0].at = date(2026, 11, 16), &["contradictory_consent"])]
    #[case::answered_as_a_child(|f: &mut Facts| f.consents[0].at = date(1982, 1, 1), &["contradictory_consent"])]
    #[case::mailed_all_the_same(|f: &mut Facts| f.consents[0].granted = false, &["contradictory_consent"])]
    #[case::refused_after_the_mail(
        |f: &mut Facts| { f.consents[0].granted = false; f.consents[0].at = date(2026, 5, 1); }, &[])]
    #[case::still_a_student(
        |f: &mut Facts| { f.person.is_student = true; f.expected_year = Some(2026); }, &["past_graduation"])]
    #[case::a_student(|f: &mut Facts| { f.person.is_student = true; f.expected_year = Some(2027); }, &[])]
    #[case::deceased_with_all_of_it(
        |f: &mut Facts| f.person.died = Some(date(2026, 1, 5)), &["deceased_outreach"])]
    #[case::deceased_in_peace(
        |f: &mut Facts| {
            f.person.died = Some(date(2026, 3, 5));
            f.is_mentor = false;
            f.registered.clear();
            f.person.contact_confirmed = None;
            f.person.email_bounced = Some(date(2026, 3, 1));
        }, &[])]
    #[case::deceased_with_a_letter_under_way(
        |f: &mut Facts| {
            f.person.died = Some(date(2026, 3, 5));
            f.is_mentor = false;
            f.registered.clear();
            f.pending = vec![("letters", 2)];
        }, &["deceased_outreach"])]
    #[case::answered_after_death(
        |f: &mut Facts| {
            f.person.died = Some(date(2024, 12, 31));
            f.is_mentor = false;
            f.registered.clear();
            f.mass_mail = None;
        }, &["contradictory_consent"])]
    fn each_flaw_is_found_and_nothing_else(#[case] spoil: Spoil, #[case] expected: &[&str]) {
        let mut facts = sound();
        spoil(&mut facts);
        let found: Vec<&str> = issues(&facts, RULES).iter().map(|issue| issue.kind.name()).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn days_are_told_in_words_and_what_is_asked_again_rests_on_facts() {
        let mut facts = sound();
        facts.person.contact_confirmed = Some(date(2021, 11, 14));
        let found = issues(&facts, RULES);
        assert_eq!(found[0].evidence[0].text, "How to reach them was last confirmed on November 14, 2021.");
        assert_eq!(found[0].facts, "confirmed 2021-11-14");
    }

    #[test]
    fn what_is_missing_is_named() {
        let mut facts = sound();
        facts.consents.retain(|consent| {
            !matches!(consent.field, ConsentField::Phone | ConsentField::Career | ConsentField::Employers)
        });
        let found = issues(&facts, RULES);
        assert_eq!(
            found[0].evidence[0].text,
            "There is no answer on file about phone, career and employers."
        );
        assert_eq!((found[0].since, found[0].rank), (Some(date(2025, 1, 1)), 13));
    }
}
