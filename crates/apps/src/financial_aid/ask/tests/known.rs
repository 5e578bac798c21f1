//! Questions with known answers. What is expected was worked out by hand, and never by the engine; `why` says how. The
//! policy questions among them need a library, and are asked in `tests/aid`.

use std::{collections::BTreeSet, sync::LazyLock};

use chat::{Fact, NoticeReason, Part, phrase};
use serde::Deserialize;

use super::{
    TODAY,
    desk::{Said, ask},
    sheets::{alone, four, unfinished},
};

#[derive(Deserialize)]
struct Question {
    family: Option<String>,
    ask: String,
    says: Vec<String>,
    #[serde(default)]
    why: String,
    cites: Option<String>,
}

static QUESTIONS: LazyLock<Vec<Question>> =
    LazyLock::new(|| serde_json::from_str(include_str!("questions.json")).unwrap());

/// Runs of digits, without what groups them.
pub fn figures(text: &str) -> BTreeSet<String> {
    let is_part = |letter: char| letter.is_ascii_digit() || letter == ',' || letter == '.';
    let runs = text.split(|letter: char| !is_part(letter));
    let runs = runs.map(|run| run.trim_matches([',', '.']).replace(',', ""));
    runs.filter(|run| run.contains(|letter: char| letter.is_ascii_digit())).collect()
}

/// All figures that the tools gave, and those of what was asked.
pub fn given(said: &Said) -> BTreeSet<String> {
    let mut all = figures("2024-25 2025-26 2026-27 2027-28");
    for fact in said.ran.iter().flat_map(|ran| &ran.outcome).flat_map(|outcome| &outcome.facts) {
        match fact {
            Fact::Figure(figure) => all.extend(figures(&phrase::amount(&figure.amount))),
            Fact::Quote(quote) => all.extend(figures(&quote.text)),
            Fact::Name(_) => {}
        }
    }
    all.extend(said.understood.asks.iter().flat_map(|asks| figures(asks)));
    all
}

#[test]
fn there_are_sixty_of_them() {
    assert!(QUESTIONS.len() >= 60, "{}", QUESTIONS.len());
    let asked: BTreeSet<&str> = QUESTIONS.iter().map(|question| question.ask.as_str()).collect();
    assert_eq!(QUESTIONS.iter().filter(|one| one.family.is_none()).count() + 30, QUESTIONS.len());
    assert!(asked.len() > 55 && QUESTIONS.iter().all(|one| one.cites.is_some() || !one.why.is_empty()));
}

#[tokio::test]
async fn what_is_worked_out_or_looked_up_is_as_it_is_by_hand() {
    let mut wrong = Vec::new();
    for question in QUESTIONS.iter().filter(|question| question.cites.is_none()) {
        let said = ask(question.family.as_deref(), &question.ask).await;
        let text = said.text();
        let missing: Vec<_> = question.says.iter().filter(|figure| !text.contains(*figure)).collect();
        let loose: Vec<_> = figures(&text).difference(&given(&said)).cloned().collect();
        let is_fine = said.cut.is_empty() && missing.is_empty() && loose.is_empty() && !said.fine.is_empty();
        if !is_fine {
            wrong.push(format!(
                "{}\n  {text}\n  not said {missing:?}, from nowhere {loose:?}, cut {:?}",
                question.ask, said.cut
            ));
        }
        let last = said.phrased.parts.last();
        let is_told = matches!(last, Some(Part::Notice(notice)) if notice.reason == NoticeReason::Estimate
            && notice.text.contains("not an offer") && !notice.contacts.is_empty());
        assert!(is_told, "{}: {last:?}", question.ask);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The lines that an answer rests on are those of the trace, with their values.
#[tokio::test]
async fn every_line_that_is_shown_stands_in_the_trace() {
    let mut compared = 0;
    for question in QUESTIONS.iter().filter(|question| question.family.is_some()) {
        let said = ask(question.family.as_deref(), &question.ask).await;
        let mut sheet = match question.family.as_deref() {
            Some("four") => four(),
            Some("alone") => alone(),
            _ => unfinished(),
        };
        for outcome in said.ran.iter().flat_map(|ran| &ran.outcome) {
            let year =
                outcome.data["year"]["awardYear"].as_str().and_then(aid::AwardYear::from_name).unwrap();
            sheet.application.year = year;
            let found = sheet.work_out(TODAY);
            let packages = found.schools.iter().flat_map(|school| &school.package.lines);
            let lines: Vec<_> =
                found.result.iter().flat_map(|result| &result.lines).chain(packages).collect();
            for told in outcome.data["lines"].as_array().into_iter().flatten() {
                let line = lines.iter().find(|line| told["key"] == line.key.as_str()).unwrap();
                let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
                let value = told["value"].as_str().unwrap();
                let is_figure = value.contains(|letter: char| letter.is_ascii_digit());
                assert!(
                    !is_figure || digits(value) == line.value.unsigned_abs().to_string(),
                    "{told} {line:?}"
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 200, "{compared}");
}
