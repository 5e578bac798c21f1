//! The handle that everything else takes: what it is made of, and what can be read through it.

use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock},
    time::Duration,
};

use ai::Embedder;
use jiff::civil::Date;
use sea_orm::ConnectionTrait;
use store::{Store, Time};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, broadcast, watch};

use crate::{
    Assistant, ChatError,
    ask::Writer,
    conversation::{
        Answer, Conversation, ConversationCard, Feedback, FeedbackEntry, PhrasedBy, Turn, answer,
        conversation, feedback,
        store::{self as rows, Filter, Hold},
    },
    excerpt::excerpt,
    live::{Draft, Live},
    models::Models,
    understand::Context,
};

/// How long an answer stays with a process that is not heard of any more.
const LEASE: Duration = Duration::from_secs(6);
const PER_PAGE: u64 = 50;
/// Four readers of the database are shared with everything else.
const AT_ONCE: usize = 3;

/// What conversations are made of.
pub struct Setup {
    pub store: Store,
    pub assistants: Vec<Assistant>,
    pub models: Models,
    /// Says what means the same. Without it, understanding goes by words.
    pub embedder: Option<Arc<dyn Embedder>>,
    /// How many answers may be under way for one person.
    pub most_per_person: usize,
    pub patience: Patience,
}

/// How long is waited for what an answer is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Tools that take longer do not keep everybody else waiting.
    pub turn: Duration,
    /// A tool that takes longer has failed.
    pub tool: Duration,
    /// A model that takes longer to choose has lost its turn.
    pub plan: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self { turn: Duration::from_secs(2), tool: Duration::from_secs(20), plan: Duration::from_secs(15) }
    }
}

/// The conversations of the suite.
#[derive(Clone)]
pub struct Chat(Arc<Inner>);

struct Inner {
    store: Store,
    assistants: BTreeMap<&'static str, Arc<Assistant>>,
    models: Models,
    embedder: Option<Arc<dyn Embedder>>,
    most_per_person: usize,
    patience: Patience,
    live: Live,
    /// So many answers are worked out at once; whoever comes later waits, and does not take the database from the rest.
    turns: Arc<Semaphore>,
    /// The name of this process among those that share the database, once it has something to hold.
    holder: OnceLock<String>,
    /// Ids of answers that changed elsewhere; nothing for: any may have.
    news: broadcast::Sender<Option<Arc<str>>>,
    closing: watch::Sender<bool>,
}

/// Which of one's own conversations are wanted. Without a word, all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    pub app: Option<String>,
    /// Those about this record of the app.
    pub subject: Option<String>,
    /// Words of a title, a message or an answer.
    pub text: Option<String>,
    /// Where the page starts: what `next` of the page before says.
    pub before: Option<String>,
}

/// A page of conversations.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    pub conversations: Vec<ConversationCard>,
    /// Where the next page starts.
    pub next: Option<String>,
}

impl Chat {
    pub fn new(setup: Setup) -> Self {
        let assistants =
            setup.assistants.into_iter().map(|assistant| (assistant.app, Arc::new(assistant))).collect();
        Self(Arc::new(Inner {
            holder: OnceLock::new(),
            store: setup.store,
            assistants,
            models: setup.models,
            embedder: setup.embedder,
            most_per_person: setup.most_per_person,
            patience: setup.patience,
            live: Live::default(),
            turns: Arc::new(Semaphore::new(AT_ONCE)),
            news: broadcast::Sender::new(256),
            closing: watch::Sender::new(false),
        }))
    }

    pub fn assistant(&self, app: &str) -> Result<&Arc<Assistant>, ChatError> {
        self.0.assistants.get(app).ok_or(ChatError::NoAssistant)
    }

    /// All of them, by app.
    pub fn assistants(&self) -> impl Iterator<Item = &Assistant> {
        self.0.assistants.values().map(AsRef::as_ref)
    }

    pub fn models(&self) -> &Models {
        &self.0.models
    }

    /// Ends every watching: whoever watches asks again, here after a restart or at another instance.
    pub fn close(&self) {
        self.0.closing.send_replace(true);
    }

    pub(crate) async fn closed(&self) {
        let mut closing = self.0.closing.subscribe();
        // The sender lives as long as we do.
        let _ = closing.wait_for(|closing| *closing).await;
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    /// The day, in UTC.
    pub(crate) fn today(&self) -> Date {
        self.store().today()
    }

    /// Has every grammar embed its examples, so that the first message does not wait for them.
    pub(crate) fn warm_up(&self) {
        let Some(embedder) = self.embedder().map(Arc::clone) else { return };
        let assistants: Vec<_> = self.0.assistants.values().map(Arc::clone).collect();
        let today = self.today();
        tokio::task::spawn_blocking(move || {
            let context = Context::on(today).with_embedder(Some(&*embedder));
            for assistant in assistants {
                assistant.grammar.prepare(&context);
            }
        });
    }

    pub(crate) fn live(&self) -> &Live {
        &self.0.live
    }

    pub(crate) fn embedder(&self) -> Option<&Arc<dyn Embedder>> {
        self.0.embedder.as_ref()
    }

    pub(crate) fn most_per_person(&self) -> usize {
        self.0.most_per_person
    }

    pub(crate) fn patience(&self) -> Patience {
        self.0.patience
    }

    /// Waits for one's turn to work out an answer.
    pub(crate) async fn turn(&self) -> OwnedSemaphorePermit {
        Arc::clone(&self.0.turns).acquire_owned().await.expect("nobody closes it")
    }

    pub(crate) fn holder(&self) -> &str {
        self.0.holder.get_or_init(|| self.0.store.new_id())
    }

    pub(crate) fn news(&self) -> &broadcast::Sender<Option<Arc<str>>> {
        &self.0.news
    }

    /// This process, for as long as a lease lasts.
    pub(crate) fn hold(&self) -> Hold {
        Hold { holder: self.holder().to_owned(), until: self.0.store.now() + LEASE }
    }

    pub(crate) fn draft_of(row: &answer::Model) -> Draft {
        let mut answer = Answer::of(row.clone(), None);
        // What an interrupted attempt left is made anew.
        answer.body = crate::conversation::Body::default();
        (answer.phrased_by, answer.model_name) = (PhrasedBy::Engine, None);
        Draft::new(answer)
    }

    /// A conversation of the writer's own.
    pub(crate) async fn own(&self, writer: &Writer, id: &str) -> Result<conversation::Model, ChatError> {
        Self::own_in(self.store().reader(), writer, id).await
    }

    pub(crate) async fn own_in(
        db: &impl ConnectionTrait,
        writer: &Writer,
        id: &str,
    ) -> Result<conversation::Model, ChatError> {
        let row = Self::readable_in(db, writer, id).await?;
        if row.owner == writer.uid { Ok(row) } else { Err(ChatError::NotYours) }
    }

    /// A conversation of one's own, or one that a colleague has shared.
    pub(crate) async fn readable(&self, reader: &Writer, id: &str) -> Result<conversation::Model, ChatError> {
        Self::readable_in(self.store().reader(), reader, id).await
    }

    async fn readable_in(
        db: &impl ConnectionTrait,
        reader: &Writer,
        id: &str,
    ) -> Result<conversation::Model, ChatError> {
        let row = rows::find(db, id).await?;
        let may_read = |row: &conversation::Model| row.owner == reader.uid || row.shared_at.is_some();
        row.filter(may_read).ok_or(ChatError::NotThere)
    }

    pub async fn find(&self, reader: &Writer, id: &str) -> Result<Conversation, ChatError> {
        let row = self.readable(reader, id).await?;
        let db = self.store().reader();
        let mut answers = rows::answers(db, id).await?;
        let mut turns = Vec::new();
        for turn in rows::turns(db, id).await? {
            let (own, others): (Vec<_>, Vec<_>) =
                answers.into_iter().partition(|(answer, _)| answer.turn == turn.id);
            answers = others;
            let own = own.into_iter().map(|(answer, said)| self.as_it_is(answer, said)).collect();
            turns.push(Turn::of(turn, own));
        }
        let (leaf, is_own) = (row.leaf.clone(), row.owner == reader.uid);
        let whole = Conversation { card: ConversationCard::of(row, &reader.uid), turns, leaf };
        Ok(if is_own { whole } else { whole.shared() })
    }

    /// The newest state: what is under way here is ahead of its row.
    pub(crate) fn as_it_is(&self, row: answer::Model, said: Option<feedback::Model>) -> Answer {
        match self.live().find(&row.id) {
            Some(draft) => Answer { feedback: said.map(Feedback::from), ..draft.answer() },
            None => Answer::of(row, said),
        }
    }

    /// One's own conversations, the one last used first.
    pub async fn list(&self, reader: &Writer, wanted: Wanted) -> Result<Listed, ChatError> {
        let Wanted { app, subject, text, before } = wanted;
        let before = before.as_deref().map(read_cursor).transpose()?;
        let text = text.filter(|text| !text.trim().is_empty());
        let owner = reader.uid.clone();
        let filter = Filter { owner, app, subject, text: text.clone(), before, limit: PER_PAGE + 1 };
        let db = self.store().reader();
        let mut found = rows::list(db, &filter).await?;
        let more = found.len() as u64 > PER_PAGE;
        found.truncate(usize::try_from(PER_PAGE).unwrap_or(usize::MAX));
        let next = found.last().filter(|_| more).map(write_cursor);
        let mut conversations: Vec<_> =
            found.into_iter().map(|row| ConversationCard::of(row, &reader.uid)).collect();
        if let Some(text) = text {
            let ids: Vec<_> = conversations.iter().map(|card| card.id.clone()).collect();
            let texts = rows::matching_texts(db, &ids, &text).await?;
            for card in &mut conversations {
                let matched = texts.iter().find(|(conversation, _)| *conversation == card.id);
                card.excerpt = matched.map(|(_, whole)| excerpt(whole, &text));
            }
        }
        Ok(Listed { conversations, next })
    }

    /// An answer that this person may read, with its conversation.
    pub(crate) async fn readable_answer(
        &self,
        reader: &Writer,
        id: &str,
    ) -> Result<(answer::Model, conversation::Model), ChatError> {
        let row = rows::find_answer(self.store().reader(), id).await?.ok_or(ChatError::NotThere)?;
        let conversation = self.readable(reader, &row.conversation).await?;
        if conversation.owner != reader.uid {
            let shared = self.find(reader, &row.conversation).await?;
            let is_shared = shared.turns.iter().flat_map(|turn| &turn.answers).any(|answer| answer.id == id);
            is_shared.then_some(()).ok_or(ChatError::NotThere)?;
        }
        Ok((row, conversation))
    }

    /// Ends an answer where it is.
    pub async fn stop(&self, writer: &Writer, id: &str) -> Result<(), ChatError> {
        let (_, conversation) = self.readable_answer(writer, id).await?;
        if conversation.owner != writer.uid {
            return Err(ChatError::NotYours);
        }
        if let Some(draft) = self.live().find(id) {
            draft.stop();
            return Ok(());
        }
        let id = id.to_owned();
        Ok(self.store().write(move |tx| async move { rows::ask_to_stop(&*tx, &id).await }).await?)
    }

    /// Says what one thinks of an answer, or takes it back.
    pub async fn rate(
        &self,
        writer: &Writer,
        id: &str,
        feedback: Option<Feedback>,
    ) -> Result<Answer, ChatError> {
        let (row, conversation) = self.readable_answer(writer, id).await?;
        if conversation.owner != writer.uid {
            return Err(ChatError::NotYours);
        }
        let now = self.store().now();
        let said = feedback.map(|said| feedback::Model {
            answer: row.id.clone(),
            app: conversation.app,
            owner: conversation.owner,
            rating: said.rating,
            reason: said.reason,
            note: said.note,
            at: now,
        });
        let (answer, written) = (row.id.clone(), said.clone());
        self.store()
            .write(move |tx| async move {
                match written {
                    Some(said) => rows::put_feedback(&*tx, said).await,
                    None => rows::remove_feedback(&*tx, &answer).await,
                }
            })
            .await?;
        Ok(self.as_it_is(row, said))
    }
}

impl Chat {
    /// What people thought of answers, the newest first.
    pub async fn feedback(&self) -> Result<Vec<FeedbackEntry>, ChatError> {
        const SHOWN: u64 = 200;
        let newest = rows::newest_feedback(self.store().reader(), SHOWN).await?;
        let entries = newest.into_iter().filter_map(|(said, about)| {
            let (answer, turn) = about?;
            Some(FeedbackEntry {
                answer: said.answer.clone(),
                app: said.app.clone(),
                at: said.at,
                feedback: said.into(),
                asked: turn.text,
                answered: answer.words,
                phrased_by: answer.phrased_by,
                model_name: answer.llm,
            })
        });
        Ok(entries.collect())
    }
}

fn write_cursor(row: &conversation::Model) -> String {
    format!("{}.{}", row.updated_at.millis(), row.id)
}

fn read_cursor(cursor: &str) -> Result<(Time, String), ChatError> {
    let parsed = cursor.split_once('.').and_then(|(millis, id)| Some((millis.parse().ok()?, id)));
    let (millis, id) = parsed.ok_or_else(|| {
        ChatError::Invalid("before: not a place in the list. Take `next` of the page before.".to_owned())
    })?;
    Ok((Time::from_millis(millis), id.to_owned()))
}
