//! The words of the aid officer.

mod family;
mod table;

use aid::AwardYear;
use chat::{
    Criterion, Origin, Outcome, Phrased, Sentence, Told,
    phrase::{self, Cited, Voice, and_list, paragraph, sentence},
};

use super::{
    notice,
    tools::{AID_ESTIMATE, AID_LINE, AID_PACKAGE, AID_TABLES, AID_WHAT_IF, AID_YEARS},
};

/// Every answer says for which year it holds and whom to talk to.
pub fn phrase(told: &Told<'_>, voice: &mut Voice) -> Phrased {
    let mut phrased = phrase::reply(told.understood).unwrap_or_else(|| answered(told, voice));
    phrased.parts.push(notice::estimate(year(told)));
    phrased
}

fn answered(told: &Told<'_>, voice: &mut Voice) -> Phrased {
    let mut phrased = Phrased::default();
    for ran in told.ran {
        let Ok(outcome) = &ran.outcome else { continue };
        if outcome.data["needsFamily"] == true {
            phrased.parts.push(paragraph([no_family(voice)]));
            phrased.suggestions = GENERAL.map(str::to_owned).into();
            continue;
        }
        match ran.call.tool.as_str() {
            AID_ESTIMATE => family::estimate(outcome, voice, &mut phrased),
            AID_LINE => family::line(outcome, &mut phrased),
            AID_WHAT_IF => family::what_if(outcome, &mut phrased),
            AID_PACKAGE => family::package(outcome, &mut phrased),
            AID_YEARS => family::years(outcome, &mut phrased),
            AID_TABLES => table::looked_up(outcome, &mut phrased),
            _ => quoted(told, outcome, voice, &mut phrased),
        }
    }
    let unused = &told.understood.unused;
    let rest: Vec<Sentence> = left_out(unused).into_iter().chain(not_understood(unused)).collect();
    if !rest.is_empty() {
        phrased.parts.push(paragraph(rest));
    }
    phrased
}

/// What can be asked without a family.
const GENERAL: [&str; 2] = ["What is the maximum Pell Grant in 2026-27?", "When am I independent?"];

fn no_family(voice: &mut Voice) -> Sentence {
    let text = voice.pick(&[
        "This question is about a family, and none is open. Open a family under Financial aid and ask there",
        "I need a family's worksheet for this. Open one under Financial aid, and ask on its page",
    ]);
    sentence().say(text).end()
}

/// Words that say nothing by themselves.
const FILLERS: &str = "actually afford affect aid away become bit calculate count counts change changed changing come could difference \
    dollars does each else enough estimate exact exactly example family find get gets give go goes going happen happens \
    hello help higher hi income index just keep kind know line look lower matter mean means might much need new number \
    please possible pell grant question really right same say sai see shown side still sure take takes taken taking \
    tell term terms thank thanks then thing think time today try turn took use used want way well will wonder work \
    worked would year years yes";

/// What would have changed the answer, had it been of use here. Amounts are not repeated: nobody has checked them.
const VALUES: &[&str] = &["credits", "more", "place", "school", "size", "study"];

fn left_out(unused: &[Criterion]) -> Option<Sentence> {
    let values = unused.iter().filter(|one| VALUES.contains(&one.slot.as_str()) && !one.is_claim());
    let texts: Vec<String> = values.map(|one| format!("“{}”", one.text)).collect();
    (!texts.is_empty())
        .then(|| sentence().say(format!("I left out {}: it has no use here", and_list(&texts))).end())
}

/// Words that were not read at all, as far as they say something.
fn not_understood(unused: &[Criterion]) -> Option<Sentence> {
    let says = |text: &&str| {
        let word = text.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
        word.len() > 2 && !FILLERS.split_whitespace().any(|filler| filler == word)
    };
    let words = unused.iter().filter(|one| one.slot == "topic" && !one.is_claim());
    let texts = words.filter_map(|one| {
        let left: Vec<&str> = one.text.split_whitespace().filter(says).collect();
        (!left.is_empty()).then(|| format!("“{}”", left.join(" ")))
    });
    let texts: Vec<String> = texts.collect();
    (!texts.is_empty()).then(|| {
        sentence().say(format!("I did not understand {}, so it is not part of this", and_list(&texts))).end()
    })
}

/// The year that was asked for, or the one that a tool has worked with.
fn year(told: &Told<'_>) -> AwardYear {
    let named = told.criterion("year").and_then(|year| AwardYear::from_name(&year.text));
    let outcomes = told.ran.iter().filter_map(|ran| ran.outcome.as_ref().ok());
    let mut worked =
        outcomes.filter_map(|outcome| AwardYear::from_name(outcome.data["year"]["awardYear"].as_str()?));
    worked.next_back().or(named).unwrap_or_default()
}

/// What the aid pages say.
fn quoted(told: &Told<'_>, outcome: &Outcome, voice: &mut Voice, phrased: &mut Phrased) {
    let cited: Vec<_> = outcome
        .sources
        .iter()
        .filter_map(|source| {
            let Origin::Passage(passage) = &source.origin else { return None };
            Some((source, passage, passage.label.clone().unwrap_or_else(|| passage.page.to_string())))
        })
        .collect();
    let passages: Vec<_> = cited
        .iter()
        .map(|(source, passage, page)| Cited {
            title: &source.title,
            page: Some(page),
            heading: &passage.heading,
            text: &passage.quote,
            source: source.number,
        })
        .collect();
    let topic = told.criterion("topic").filter(|topic| !topic.is_claim()).map(|topic| topic.text.as_str());
    // A message that goes on was completed from the one before.
    let question = Some(told.understood.message.as_str()).filter(|asked| !asked.is_empty());
    phrased.parts.extend(phrase::quoted(voice, question.unwrap_or(told.message), topic, &passages));
}
