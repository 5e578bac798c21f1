//! A message from its words to checked sentences, without a database: what `chat::make` does, in a few lines.

use chat::{
    Amount, Asker, Call, Fact, Figure, Origin, Outcome, Part, Phrased, Quote, Ran, Sentence, Told, Tool,
    ToolError,
    guard::{Ground, Verdict, Vocabulary, check},
    phrase::Voice,
    understand::{Context, Grammar, Understood},
};
use std::sync::{Arc, LazyLock};

use super::{
    super::{
        NAMES,
        families::{Families, Family},
        grammar::grammar,
        phrase::phrase,
        tools,
    },
    TODAY,
    sheets::{alone, four, unfinished},
};

pub static GRAMMAR: LazyLock<Grammar> = LazyLock::new(grammar);

/// What came of a message.
pub struct Said {
    pub understood: Understood,
    pub ran: Vec<Ran>,
    pub phrased: Phrased,
    /// The sentences that hold, and those that do not.
    pub fine: Vec<Sentence>,
    pub cut: Vec<String>,
}

impl Said {
    pub fn text(&self) -> String {
        self.fine.iter().map(Sentence::plain).collect::<Vec<_>>().join(" ")
    }
}

pub fn context<'a>() -> Context<'a> {
    Context::on(TODAY)
}

pub async fn ask(family: Option<&str>, message: &str) -> Said {
    go_on(family, message, None).await
}

pub async fn go_on(family: Option<&str>, message: &str, before: Option<&Understood>) -> Said {
    answered(family, message, GRAMMAR.understand(message, before, &context())).await
}

/// What is said if these tools run, whoever has chosen them.
pub async fn planned(family: Option<&str>, calls: Vec<Call>) -> Said {
    answered(family, "", Understood { calls, ..Understood::default() }).await
}

async fn answered(family: Option<&str>, message: &str, understood: Understood) -> Said {
    let asker = Asker { uid: "u1".to_owned(), subject: family.map(str::to_owned) };
    let all = tools::all(&families());
    let mut ran = Vec::new();
    let mut sources = 0;
    for call in &understood.calls {
        let outcome = run(&all, call, &asker).await.map(|outcome| outcome.renumbered(sources));
        if let Ok(outcome) = &outcome {
            sources += u32::try_from(outcome.sources.len()).unwrap();
        }
        ran.push(Ran { call: call.clone(), outcome });
    }
    let told = Told { message, understood: &understood, ran: &ran };
    let phrased = phrase(&told, &mut Voice::new("one"));
    let ground =
        Ground::new(&facts(&told, &phrased), &Vocabulary::new().with(["Ask the aid officer"]).with(NAMES));
    let (fine, mut cut) = judged(&phrased, &ground);
    // In whatever wording.
    for voice in ["two", "three", "four"] {
        cut.extend(judged(&phrase(&told, &mut Voice::new(voice)), &ground).1);
    }
    Said { understood, ran, phrased, fine, cut }
}

/// The sentences that hold, and those that do not.
fn judged(phrased: &Phrased, ground: &Ground) -> (Vec<Sentence>, Vec<String>) {
    let (mut fine, mut cut) = (Vec::new(), Vec::new());
    for part in &phrased.parts {
        let Part::Text(text) = part else { continue };
        for sentence in &text.sentences {
            match check(sentence, ground) {
                Verdict::Fine(sentence) => fine.push(sentence),
                Verdict::Cut(reason) => cut.push(format!("{reason:?}: {}", sentence.plain())),
            }
        }
    }
    (fine, cut)
}

async fn run(all: &[Arc<dyn Tool>], call: &Call, asker: &Asker) -> Result<Outcome, ToolError> {
    match all.iter().find(|tool| tool.spec().name == call.tool) {
        Some(tool) => {
            assert!(tool.takes(&call.input), "{} cannot read {}", call.tool, call.input);
            tool.run(call.input.clone(), asker).await
        }
        // The library is asked where there is one.
        None => Ok(Outcome::default()),
    }
}

/// What the engine may say: what the tools gave, and what was asked.
fn facts(told: &Told<'_>, phrased: &Phrased) -> Vec<Fact> {
    let mut facts = Vec::new();
    for outcome in told.ran.iter().flat_map(|ran| &ran.outcome) {
        facts.extend(outcome.facts.iter().cloned());
        for source in &outcome.sources {
            facts.push(Fact::Quote(Quote { text: source.title.clone(), source: source.number }));
            assert!(!matches!(source.origin, Origin::Passage(_)));
        }
    }
    for part in &phrased.parts {
        if let Part::Table(table) = part {
            let amount = Amount::Count(table.rows.len() as u64);
            facts.push(Fact::Figure(Figure { label: "shown".to_owned(), amount, source: 0 }));
        }
    }
    let understood = told.understood;
    let criteria = understood.criteria.iter().chain(&understood.unused).filter(|one| !one.is_claim());
    let asked = [understood.asks.clone(), understood.says.clone()].into_iter().flatten();
    let own = [GRAMMAR.fallback.can.to_owned(), GRAMMAR.fallback.example.to_owned()];
    let texts = criteria.map(|one| one.text.clone()).chain(asked).chain(own);
    facts.extend(texts.map(|text| Fact::Quote(Quote { text, source: 0 })));
    facts
}

/// The families of the tests, by their names.
pub fn families() -> Families {
    Arc::new(|owner, id| {
        let (owner, id) = (owner.to_owned(), id.to_owned());
        Box::pin(async move {
            let worksheet = match id.as_str() {
                "four" => four(),
                "alone" => alone(),
                "unfinished" => unfinished(),
                _ => {
                    return Err(ToolError::Input(
                        "there is no such family. It may have been deleted.".to_owned(),
                    ));
                }
            };
            assert_eq!(owner, "u1");
            Ok(Family { name: format!("Family {id}"), id, worksheet, today: TODAY })
        })
    })
}
