use std::sync::Arc;

use ai::{Answer, Finish, Model, ModelError, ModelInfo, Piece, Provider, Usage};
use campus::{
    generate::{Generator, Size},
    model::Event,
};
use futures_util::stream;
use outreach::Recipient;

use super::{
    super::compose::{Gathered, StudioKind, Wanted, compose},
    *,
};

/// Says one thing, fails or never says anything.
enum Only {
    Says(String),
    Fails,
    Waits,
}

impl Model for Only {
    fn describe(&self) -> ModelInfo {
        ModelInfo { provider: Provider::Scripted, name: "only".to_owned() }
    }

    fn ask(&self, _: Request) -> Answer {
        let usage = Usage { prompt_tokens: 1, completion_tokens: 1, estimated: true, finish: Finish::Stop };
        match self {
            Self::Says(text) => {
                Box::pin(stream::iter([Ok(Piece::Text(text.clone())), Ok(Piece::End(usage))]))
            }
            Self::Fails => Box::pin(stream::iter([Err(ModelError::CutOff)])),
            Self::Waits => Box::pin(stream::pending()),
        }
    }
}

fn event() -> Event {
    let generator = Generator::new(7, Size::people(100), Generator::TODAY);
    let mut event = generator.world().events.iter().find(|event| event.place.is_some()).unwrap().clone();
    event.title = "Homecoming 2027".to_owned();
    event.description = "We meet on the lawn.".to_owned();
    event
}

fn draft() -> Draft {
    let event = event();
    let to = Recipient::Segment { segment: None, name: "everybody".to_owned(), people: 3 };
    let (kind, tone) = (StudioKind::Invitation, StudioTone::Warm);
    compose(&Wanted { kind, tone, topics: &[], event: Some(&event), to }, &Gathered::default())
}

async fn rephrased(model: Only, patience: Duration) -> (u32, Draft) {
    let mut draft = draft();
    let chosen = Chosen { model: Arc::new(model), may_plan: false };
    (rephrase(&chosen, (&mut draft, StudioTone::Warm), "nonce", patience).await, draft)
}

/// What the model would say if it gave everything back but one sentence.
fn said(place: usize, text: &str) -> String {
    let draft = draft();
    let mut texts: Vec<String> = places(&draft).iter().map(|at| text_at(&draft, *at).to_owned()).collect();
    text.clone_into(&mut texts[place]);
    format!("Here you are:\n```json\n{}\n```", json!({ "sentences": texts }))
}

#[tokio::test]
async fn what_may_stand_is_taken_and_keeps_its_sources() {
    let before = draft();
    let own = text_at(&before, (1, 0)).to_owned();
    let new = own.replace("We would love to see you at", "We hope that you can join us at");
    assert_ne!(own, new);
    let (taken, after) = rephrased(Only::Says(said(0, &new)), PATIENCE).await;
    assert_eq!((taken, text_at(&after, (1, 0))), (1, new.as_str()));
    assert_eq!(after.paragraphs[1].sentences[0].sources, before.paragraphs[1].sentences[0].sources);
    assert!(after.gaps().is_empty(), "{:?}", after.gaps());
}

#[tokio::test]
async fn what_adds_drops_or_presses_does_not_stand() {
    let own = text_at(&draft(), (1, 0)).to_owned();
    for new in [
        own.replace("Homecoming 2027", "Homecoming 2028"),
        own.replace("Homecoming 2027", "the party"),
        own.replace("We would", "Maya Chen and I would"),
        format!("{own} There are 12 places left."),
        format!("{own} Act now, or you will regret it."),
        format!("{own} Write to maya@x.example."),
        own.replace("We would", "{{first_name}}, we would"),
        own.replace("We would", "{{frist_name}}, we would"),
        String::new(),
        own.repeat(9),
    ] {
        let (taken, after) = rephrased(Only::Says(said(0, &new)), PATIENCE).await;
        assert_eq!((taken, after), (0, draft()), "{new}");
    }
}

#[tokio::test]
async fn a_model_that_fails_or_is_slow_or_talks_nonsense_changes_nothing() {
    for (model, patience) in [
        (Only::Fails, PATIENCE),
        (Only::Waits, Duration::ZERO),
        (Only::Says(String::new()), PATIENCE),
        (Only::Says("} no JSON {".to_owned()), PATIENCE),
        (Only::Says("{\"sentences\": [\"only one\"]}".to_owned()), PATIENCE),
        (Only::Says("{\"sentences\": [1]}".to_owned()), PATIENCE),
        (Only::Says("a".repeat(LONGEST + 1)), PATIENCE),
    ] {
        assert_eq!(rephrased(model, patience).await, (0, draft()));
    }
}

#[test]
fn who_writes_and_how_to_get_no_more_of_it_stays() {
    let draft = draft();
    let asked: Vec<&str> = places(&draft).into_iter().map(|at| text_at(&draft, at)).collect();
    assert!(
        asked.iter().all(|text| !text.starts_with("Dear") && !text.contains("reply and say so")),
        "{asked:?}"
    );
    assert!(!asked.contains(&outreach::draft::DISCLOSURE));
    assert!(asked.len() >= 3, "{asked:?}");
}
