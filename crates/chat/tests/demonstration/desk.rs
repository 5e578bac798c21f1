//! A desk that knows four mentors, what four classes gave, and one page on the mentor program.

use std::sync::{Arc, Mutex};

use chat::{
    Amount, Assistant, Call, Fact, Figure, Name, Origin, Outcome, Part, Passage, Phrased, Quote, Reads,
    Record, Refusal, Source, Told, Tool, ToolError, guard,
    part::{Calculation, Contact, Line, People, PersonCard, Text},
    phrase::Voice,
    tool,
    understand::{Fallback, Grammar, Intent, Slot},
};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;
use tokio::sync::watch;

pub const APP: &str = "desk";

/// Name, place, what they do.
const MENTORS: [(&str, &str, &str); 4] = [
    ("Maya Chen", "Boston", "Director of Climate Finance"),
    ("Oliver Grant", "Boston", "Head of Sustainable Investing"),
    ("Nadia Rahman", "Chicago", "Carbon Markets Lead"),
    ("Tomás Herrera", "Denver", "Hydrologist"),
];

/// Class and what it gave, in dollars.
const GIVEN: [(i16, i64); 4] = [(1998, 41_250), (1999, 38_400), (2012, 7_395), (2013, 12_000)];

const PAGE: &str = "A mentor takes at most three mentees at a time. The first talk happens within 14 days of the match. \
    Either side may end a pairing at any time; write to the program office.";

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct FindMentors {
    place: Option<String>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct SumGifts {
    class: i16,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ReadGuide {
    question: String,
}

/// How the third tool behaves.
#[derive(Clone, Default)]
pub struct Guide {
    trouble: Arc<Mutex<Option<Trouble>>>,
    held: Arc<watch::Sender<bool>>,
}

/// What can go wrong with it.
#[derive(Clone, Copy)]
pub enum Trouble {
    Fails,
    Panics,
    /// It gives what `phrase` panics at.
    NamesNoSource,
}

impl Guide {
    /// The next run goes wrong.
    pub fn stumble(&self, trouble: Trouble) {
        *self.trouble.lock().expect("nobody panics while holding it") = Some(trouble);
    }

    /// Nobody gets an answer from it, until it is let go.
    pub fn hold(&self, held: bool) {
        self.held.send_replace(held);
    }

    async fn let_go(&self) {
        // The sender is ours.
        let _ = self.held.subscribe().wait_for(|held| !held).await;
    }

    fn trouble(&self) -> Option<Trouble> {
        self.trouble.lock().expect("nobody panics while holding it").take()
    }
}

pub fn desk(guide: Guide) -> Assistant {
    Assistant {
        app: APP,
        title: "Desk",
        greeting: "Ask about mentors, gifts and the mentor program.",
        placeholder: "What do you need?",
        footnote: "Check important details.",
        suggestions: &["Mentors in Boston"],
        grammar: grammar(),
        tools: vec![find_mentors(), sum_gifts(), read_guide(guide)],
        prompt: "You are the mentor desk.",
        phrase,
        crisis: Some(guard::Crisis::new(vec![Contact {
            label: "Campus line".to_owned(),
            detail: "Day and night".to_owned(),
            phone: Some("+1 413 555 0199".to_owned()),
        }])),
        refuses: Some(refuses),
        names: &[],
    }
}

/// It helps nobody to forge anything.
fn refuses(message: &str, _earlier: &[&str]) -> Option<Refusal> {
    message.contains("forge").then(|| Refusal {
        text: "I do not help with that.".to_owned(),
        suggestions: vec!["Mentors in Boston".to_owned()],
        ..Refusal::default()
    })
}

fn grammar() -> Grammar {
    let mentors = Intent {
        name: "mentors",
        does: "find mentors",
        examples: &["Find a mentor in Boston", "Who mentors in Chicago?", "Show me mentors"],
        cues: &["mentors in", "^find", "mentor in", "^show"],
        takes: &["place"],
        needs: &[],
        call: |request| {
            let place = request.term("place").map(|term| term.name.clone());
            vec![Call { tool: "find_mentors".to_owned(), input: json!({ "place": place }) }]
        },
    };
    let gifts = Intent {
        name: "gifts",
        does: "add up gifts",
        examples: &["How much did the class of 2012 give?", "What has the class of 1998 given?"],
        cues: &["how much", "give", "gave", "given", "gifts"],
        takes: &["class"],
        needs: &[chat::understand::Needed { any_of: &["class"], question: "Which class do you mean?" }],
        call: |request| {
            let range = request.range("class").and_then(|range| range.from);
            #[expect(clippy::cast_possible_truncation, reason = "a year")]
            let class = range.unwrap_or_default() as i16;
            vec![Call { tool: "sum_gifts".to_owned(), input: json!({ "class": class }) }]
        },
    };
    let guide = Intent {
        name: "guide",
        does: "look things up in the guide",
        examples: &["How many mentees may a mentor have?", "What does the guide say about ending a pairing?"],
        cues: &["guide", "how many mentees", "rule", "allowed", "pairing"],
        takes: &["topic"],
        needs: &[],
        call: |request| {
            vec![Call { tool: "read_guide".to_owned(), input: json!({ "question": request.message }) }]
        },
    };
    let fallback = Fallback {
        fragment: Some("mentors"),
        question: Some("guide"),
        can: "find mentors, add up gifts and read the guide",
        example: "Mentors in Boston",
    };
    Grammar::new(vec![Slot::place(), Slot::class(), Slot::topic()], vec![mentors, gifts, guide], fallback)
}

fn find_mentors() -> Arc<dyn Tool> {
    tool::typed(("find_mentors", "Find mentors"), &[Reads::People], async |input: FindMentors, _| {
        let is_there = |place: &str| input.place.as_deref().is_none_or(|wanted| wanted.contains(place));
        let found: Vec<_> = MENTORS.iter().filter(|(_, place, _)| is_there(place)).collect();
        let mut facts = vec![count("mentors who fit", found.len()), count("mentors compared", MENTORS.len())];
        let mut sources = vec![record(1, "Mentor directory", "/people")];
        let mut cards = Vec::new();
        for (name, place, role) in &found {
            let number = u32::try_from(sources.len() + 1).expect("few sources");
            sources.push(record(number, name, "/people/1"));
            facts.push(Fact::Name(Name { name: (*name).to_owned(), person: None, source: number }));
            facts.push(Fact::Quote(Quote { text: format!("{role}, {place}"), source: number }));
            cards.push(PersonCard {
                person: "1".to_owned(),
                name: (*name).to_owned(),
                below: format!("{role}, {place}"),
                sources: vec![number],
                ..PersonCard::default()
            });
        }
        let names: Vec<_> = found.iter().map(|(name, ..)| name).collect();
        let parts = if cards.is_empty() { vec![] } else { vec![Part::People(People { cards })] };
        Ok(Outcome { data: json!({ "mentors": names, "compared": MENTORS.len() }), facts, parts, sources })
    })
}

fn sum_gifts() -> Arc<dyn Tool> {
    tool::typed(("sum_gifts", "Add up what a class gave"), &[Reads::Gifts], async |input: SumGifts, _| {
        let Some((class, dollars)) = GIVEN.into_iter().find(|(class, _)| *class == input.class) else {
            return Err(ToolError::Input(format!("there is no class of {}.", input.class)));
        };
        let total = Amount::Dollars(dollars * 100);
        let figure =
            |label: &str, amount| Fact::Figure(Figure { label: label.to_owned(), amount, source: 1 });
        let line = Line {
            label: format!("Class of {class}"),
            value: chat::phrase::amount(&total),
            rule: "sum of all gifts".to_owned(),
            total: true,
        };
        let run = Calculation {
            title: "Gifts".to_owned(),
            lines: vec![line],
            sources: vec![1],
            ..Calculation::default()
        };
        Ok(Outcome {
            data: json!({ "class": class, "dollars": dollars }),
            facts: vec![figure("given", total), figure("class", Amount::Year(class))],
            parts: vec![Part::Calculation(run)],
            sources: vec![record(1, "Gift records", "/people")],
        })
    })
}

fn read_guide(guide: Guide) -> Arc<dyn Tool> {
    tool::typed(("read_guide", "Read the guide"), &[Reads::Library], move |input: ReadGuide, _| {
        let guide = guide.clone();
        async move {
            guide.let_go().await;
            match guide.trouble() {
                Some(Trouble::Fails) => return Err(ToolError::Failed("the guide is away".to_owned())),
                Some(Trouble::Panics) => panic!("the guide is torn"),
                Some(Trouble::NamesNoSource) => return Ok(Outcome::default()),
                None => {}
            }
            let passage = Passage {
                document: "guide".to_owned(),
                version: 1,
                page: 4,
                label: None,
                heading: "Mentors".to_owned(),
                quote: PAGE.to_owned(),
            };
            Ok(Outcome {
                data: json!({ "asked": input.question, "text": PAGE }),
                facts: vec![
                    Fact::Quote(Quote { text: PAGE.to_owned(), source: 1 }),
                    Fact::Figure(Figure { label: "page".to_owned(), amount: Amount::Number(4.0), source: 1 }),
                ],
                parts: vec![],
                sources: vec![Source {
                    number: 1,
                    title: "Guide for mentors".to_owned(),
                    detail: "page 4".to_owned(),
                    origin: Origin::Passage(passage),
                }],
            })
        }
    })
}

fn count(label: &str, count: usize) -> Fact {
    let amount = Amount::Count(u64::try_from(count).expect("a count"));
    Fact::Figure(Figure { label: label.to_owned(), amount, source: 1 })
}

fn record(number: u32, title: &str, path: &str) -> Source {
    let origin = Origin::Record(Record { path: path.to_owned() });
    Source { number, title: title.to_owned(), detail: String::new(), origin }
}

/// Plain words: what they are is not what is tested here.
fn phrase(told: &Told<'_>, _voice: &mut Voice) -> Phrased {
    let mut parts = Vec::new();
    if let Some(question) = &told.understood.asks {
        parts.push(Part::Text(Text::paragraph([question.as_str().into()])));
    }
    for ran in told.ran {
        let Ok(outcome) = &ran.outcome else { continue };
        let sentence = match ran.call.tool.as_str() {
            "find_mentors" => {
                let names: Vec<_> =
                    outcome.sources.iter().skip(1).map(|source| source.title.as_str()).collect();
                if names.is_empty() {
                    "Nobody fits.".to_owned()
                } else {
                    format!("These fit: {}.", names.join(" and "))
                }
            }
            "sum_gifts" => {
                let dollars = chat::phrase::amount(&Amount::Dollars(
                    outcome.data["dollars"].as_i64().expect("dollars") * 100,
                ));
                format!("The class of {} gave {dollars}.", outcome.data["class"])
            }
            _ => "The guide says: a mentor takes at most three mentees at a time.".to_owned(),
        };
        let source = outcome.sources[0].number;
        parts.push(Part::Text(Text::paragraph([chat::Sentence::from(sentence).from_source(source)])));
        parts.extend(outcome.parts.iter().cloned());
    }
    Phrased { parts, suggestions: vec!["Mentors in Chicago".to_owned()] }
}
