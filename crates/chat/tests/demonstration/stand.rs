//! A database, the desk and somebody who asks.

use std::{sync::Arc, time::Duration};

use ai::model::{Model, scripted::Scripted};
use chat::{
    Answer, Asked, Chat, ChatError, Chosen, Keeping, Maker, Models, Part, Patience, Place, Setup, State,
    Update, Writer, part::NoticeReason,
};
use futures_util::StreamExt;
use store::{
    Sealer, Store,
    testing::{Kind, TestDatabase},
};

use super::desk::{self, APP, Guide};

pub struct Stand {
    pub database: TestDatabase,
    pub chat: Chat,
    pub guide: Guide,
    pub keeping: Keeping,
    keys: std::sync::atomic::AtomicUsize,
}

/// So long that nothing is given up in the time of a test, however busy the machine is.
const NEVER: Duration = Duration::from_hours(1);
pub const UNHURRIED: Patience = Patience { turn: NEVER, tool: NEVER, plan: NEVER };
/// What is held is waited for no longer than this.
pub const AT_ONCE: Duration = Duration::from_millis(1);

/// What a stand has besides the desk.
pub struct With {
    pub model: Option<Arc<dyn Model>>,
    pub may_plan: bool,
    pub patience: Patience,
}

impl Default for With {
    fn default() -> Self {
        Self { model: None, may_plan: false, patience: UNHURRIED }
    }
}

impl With {
    pub fn scripted(model: &Scripted) -> Self {
        Self { model: Some(Arc::new(model.clone())), ..Self::default() }
    }

    pub fn planning(model: &Scripted) -> Self {
        Self { may_plan: true, ..Self::scripted(model) }
    }

    pub fn patience(patience: Patience) -> Self {
        Self { patience, ..Self::default() }
    }
}

pub fn somebody() -> Writer {
    Writer { uid: "u1".to_owned(), name: "Dana Reyes".to_owned() }
}

pub fn colleague() -> Writer {
    Writer { uid: "u2".to_owned(), name: "Sam Ode".to_owned() }
}

impl Stand {
    pub async fn new(kind: Kind, with: With) -> Self {
        let database = TestDatabase::new(kind).await;
        let store = database.open().await;
        store.migrate(&[store::jobs::migrations, chat::migrations]).await.expect("the tables can be made");
        Self::around(database, store, with)
    }

    fn around(database: TestDatabase, store: Store, with: With) -> Self {
        let guide = Guide::default();
        let models = match with.model {
            Some(model) => Models::fixed(store.clone(), Chosen { model, may_plan: with.may_plan }),
            None => {
                let none: Maker = Arc::new(|_, _| Ok(None));
                Models::new(store.clone(), Sealer::new(&[0; 32]), none)
            }
        };
        let assistants = vec![desk::desk(guide.clone())];
        let (most_per_person, patience) = (4, with.patience);
        let chat = Chat::new(Setup { store, assistants, models, embedder: None, most_per_person, patience });
        let keeping = chat.start();
        Self { database, chat, guide, keeping, keys: 0.into() }
    }

    /// Another instance on the same database.
    pub async fn second(&self, with: With) -> Self {
        let database = self.database.share();
        let store = database.open().await;
        Self::around(database, store, with)
    }

    pub fn key(&self) -> String {
        let number = self.keys.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        format!("key-{number:08}")
    }

    pub async fn ask(&self, text: &str) -> Asked {
        self.try_ask(text).await.expect("a message is taken")
    }

    pub async fn try_ask(&self, text: &str) -> Result<Asked, ChatError> {
        let place = Place::New { app: APP.to_owned(), subject: None };
        self.chat.ask(&somebody(), place, (text.to_owned(), self.key())).await
    }

    pub async fn go_on(&self, conversation: &str, text: &str) -> Asked {
        let place = Place::In { conversation: conversation.to_owned(), after: None };
        self.chat.ask(&somebody(), place, (text.to_owned(), self.key())).await.expect("a message is taken")
    }

    /// Everything that a watcher hears, to the end.
    pub async fn hear(&self, answer: &str) -> Vec<Update> {
        self.chat.watch(&somebody(), answer).await.expect("the answer is there").collect().await
    }

    /// The answer when it is whole.
    pub async fn whole(&self, asked: &Asked) -> Answer {
        self.hear(&asked.answer).await;
        self.kept(asked).await
    }

    /// The answer as it is.
    pub async fn kept(&self, asked: &Asked) -> Answer {
        let conversation =
            self.chat.find(&somebody(), &asked.conversation).await.expect("the conversation is there");
        let turn =
            conversation.turns.into_iter().find(|turn| turn.id == asked.turn).expect("the turn is there");
        turn.answers.into_iter().find(|answer| answer.id == asked.answer).expect("the answer is there")
    }

    pub async fn answer_to(&self, text: &str) -> Answer {
        let asked = self.ask(text).await;
        self.whole(&asked).await
    }
}

/// The words of an answer, a line for each part.
pub fn words(answer: &Answer) -> String {
    answer.body.words()
}

pub fn notices(answer: &Answer) -> Vec<NoticeReason> {
    let parts = answer.body.parts.iter();
    parts
        .filter_map(|part| if let Part::Notice(notice) = part { Some(notice.reason) } else { None })
        .collect()
}

pub fn is_done(answer: &Answer) -> bool {
    answer.state == State::Done
}
