//! The letter itself, in the student's voice.

use super::{Circumstance, Facts, Kind, Paragraph, Sentence, effect, people};
use crate::{
    AwardYear, Who,
    case::Filing,
    checklist::written,
    money::{dollars, grouped},
    trace::Line,
};

const PAGE: &str = "Asking for a second look at your aid";

pub fn attachments(kind: Kind) -> Vec<String> {
    let papers: &[&str] = match kind {
        Kind::JobLoss => &[
            "The last pay stub",
            "A letter from the employer",
            "Proof of unemployment benefits, not older than 90 days",
        ],
        Kind::ReducedIncome => &["The three latest pay stubs", "A letter from the employer"],
        Kind::MedicalCosts => &["The bills, and proof of what was paid", "Statements of the insurance"],
        Kind::Divorce => &["Proof of two addresses, or a court paper", "W-2 forms of both"],
        Kind::Death => &["The death certificate", "W-2 forms"],
        Kind::OneTimeIncome => &["The tax form that shows the payment", "Proof of where the money went"],
        Kind::OtherCosts => &["A bill or receipt for each cost", "Proof that nobody else pays it"],
    };
    papers.iter().chain(&["An estimate of this year's income"]).map(|paper| (*paper).to_owned()).collect()
}

pub fn paragraphs(year: AwardYear, told: &Circumstance, facts: Option<&Facts<'_>>) -> Vec<Paragraph> {
    let mut all = vec![opening(year, facts), happened(told, facts)];
    if !told.details.is_empty() {
        all.push(vec![from(told.details.clone(), "Your own words")]);
    }
    all.push(form(year, told, facts));
    all.push(request(told, facts));
    all.push(closing());
    all.into_iter().map(|sentences| Paragraph { sentences }).collect()
}

fn plain(text: &str) -> Sentence {
    Sentence { text: text.to_owned(), source: None }
}

fn from(text: impl Into<String>, source: impl Into<String>) -> Sentence {
    Sentence { text: text.into(), source: Some(source.into()) }
}

fn of_line(text: impl Into<String>, line: &Line) -> Sentence {
    from(text, format!("Line {} of your worksheet; {}", line.key, line.citation))
}

fn opening(year: AwardYear, facts: Option<&Facts<'_>>) -> Vec<Sentence> {
    let mut sentences = vec![from(
        format!("I am writing to ask for a second look at my financial aid for the award year {year}."),
        "Your answer: year",
    )];
    match facts.and_then(|facts| facts.line("family.index")) {
        Some(line) => sentences.push(of_line(
            format!("By the form as it is, I estimate a Student Aid Index of {}.", grouped(line.value)),
            line,
        )),
        None => sentences
            .push(plain("I have not answered every question of the form yet, so I name no index here.")),
    }
    sentences
}

/// Who it happened to, as the subject of a sentence.
fn subject(told: &Circumstance, facts: Option<&Facts<'_>>) -> (&'static str, &'static str) {
    match told.who.or_else(|| facts.map(|facts| effect::earner(told, facts.case))) {
        Some(Who::Student) => ("I", "my"),
        Some(Who::Spouse) => ("My spouse", "their"),
        Some(Who::Parent) => ("My parent", "their"),
        Some(Who::OtherParent) => ("My other parent", "their"),
        None => ("My family", "its"),
    }
}

fn happened(told: &Circumstance, facts: Option<&Facts<'_>>) -> Vec<Sentence> {
    let (who, whose) = subject(told, facts);
    let dependent = facts.is_none_or(|facts| people(facts.case)[0] == Who::Parent);
    let what = match told.kind {
        Kind::JobLoss => format!("{who} lost {whose} work"),
        Kind::ReducedIncome => {
            format!("{who} now earn{} less than before", if who == "I" { "" } else { "s" })
        }
        Kind::MedicalCosts => "My family had medical costs that no insurance paid".to_owned(),
        Kind::Divorce if dependent => "My parents have separated".to_owned(),
        Kind::Divorce => "My spouse and I have separated".to_owned(),
        Kind::Death if dependent => "One of my parents has died".to_owned(),
        Kind::Death => "My spouse has died".to_owned(),
        Kind::OneTimeIncome => "The form shows a payment that came once and will not come again".to_owned(),
        Kind::OtherCosts => "My family has costs that the form does not know".to_owned(),
    };
    let first = match told.date {
        Some(date) => from(format!("{what} ({}).", written(date)), "The date you gave"),
        None => plain(&format!("{what}.")),
    };
    let mut sentences = vec![first];
    sentences.extend(amount(told, facts));
    sentences
}

fn amount(told: &Circumstance, facts: Option<&Facts<'_>>) -> Option<Sentence> {
    let Some(given) = told.amount else {
        // Only where it is clear whose it was.
        let facts = facts?;
        let earned = effect::amount(told, facts.case)?;
        let text = format!("The form shows {} that was earned in this work.", dollars(earned));
        let field = format!("{}.amounts.earned", effect::earner(told, facts.case).name());
        return Some(from(text, format!("Your answer: {field}")));
    };
    let amount = dollars(given);
    let text = match told.kind {
        Kind::JobLoss | Kind::ReducedIncome => format!("In a year this is about {amount} less."),
        Kind::MedicalCosts | Kind::OtherCosts => format!("In a year they come to about {amount}."),
        Kind::Divorce | Kind::Death => {
            format!("About {amount} of the income on the form was the other one's.")
        }
        Kind::OneTimeIncome => format!("It was {amount}."),
    };
    Some(from(text, "The amount you gave"))
}

/// What the form looks at.
fn form(year: AwardYear, told: &Circumstance, facts: Option<&Facts<'_>>) -> Vec<Sentence> {
    let income_year = year.begins() - 2;
    let shows = match told.kind {
        Kind::OneTimeIncome => "and this payment is part of it",
        _ => "and so it does not show this",
    };
    let mut sentences = vec![from(
        format!("The form looks at {income_year}, {shows}."),
        "Applying for financial aid, step by step",
    )];
    let Some(facts) = facts else { return sentences };
    for (who, one) in people(facts.case).into_iter().zip(facts.case.deciding().returns()) {
        let whose = match who {
            Who::Student if one.filing == Filing::Joint => "our",
            Who::Student => "my",
            Who::Spouse => "my spouse's",
            Who::Parent if one.filing == Filing::Joint => "my parents'",
            Who::Parent => "my parent's",
            Who::OtherParent => "my other parent's",
        };
        sentences.push(from(
            format!("For that year it has {} as {whose} adjusted gross income.", dollars(one.amounts.agi)),
            format!("Your answer: {}.amounts.agi", who.name()),
        ));
    }
    sentences
}

fn request(told: &Circumstance, facts: Option<&Facts<'_>>) -> Vec<Sentence> {
    let mut sentences = vec![plain(match told.kind {
        Kind::JobLoss | Kind::ReducedIncome => {
            "I ask you to consider the income that we expect this year in place of the one on the form."
        }
        Kind::MedicalCosts | Kind::OtherCosts => {
            "I ask you to consider these costs, in the income that you use or in my cost of attendance."
        }
        Kind::Divorce | Kind::Death => "I ask you to consider the household as it is now.",
        Kind::OneTimeIncome => "I ask you to consider our income without this payment.",
    })];
    if told.kind == Kind::MedicalCosts {
        sentences.extend(facts.and_then(medical));
    }
    sentences
        .push(from("I attach the papers that you ask for, and an estimate of this year's income.", PAGE));
    sentences.push(from("If my file is chosen for verification, I know that this is finished first.", PAGE));
    sentences
}

fn medical(facts: &Facts<'_>) -> Option<Sentence> {
    let (line, covered) = (facts.protection()?, effect::covered(facts)?);
    let text = format!(
        "I know that about 11 percent of the income protection allowance of {}, or {}, is meant for such costs.",
        dollars(line.value),
        dollars(covered)
    );
    Some(of_line(text, line)).map(|sentence| Sentence {
        source: sentence.source.map(|source| format!("{source}; {PAGE}")),
        ..sentence
    })
}

fn closing() -> Vec<Sentence> {
    vec![
        from("I understand that you decide case by case, and that my offer may stay as it is.", PAGE),
        plain(
            "What I write here is true to the best of my knowledge, and I will tell you if something changes.",
        ),
        plain("Thank you for reading this."),
    ]
}
