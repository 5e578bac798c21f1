//! A message comes in: it is written down first, then answered.

use std::{sync::Arc, time::Duration};

use sea_orm::{ActiveValue::Set, ConnectionTrait};
use serde::Serialize;
use store::{Time, Tx};
use utoipa::ToSchema;

use crate::{
    Chat, ChatError, EditedCriterion,
    conversation::{ConversationCard, PhrasedBy, State, answer, conversation, store as rows, turn},
    models::Means,
    understand::Context,
};

const TITLE_AT_MOST: usize = 60;
/// So soon after its message, an answer may be in nobody's hands yet.
const JUST_BEGUN: Duration = Duration::from_secs(5);

/// Who writes.
#[derive(Clone, Debug)]
pub struct Writer {
    pub uid: String,
    pub name: String,
}

/// Where a message belongs.
#[derive(Clone, Debug)]
pub enum Place {
    /// The start of a new conversation with this app, perhaps about one of its records.
    New { app: String, subject: Option<String> },
    /// After this turn; after none, it is another version of the first one. Without a word, at the end.
    In { conversation: String, after: Option<Option<String>> },
}

/// What has been begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Asked {
    pub conversation: String,
    pub turn: String,
    pub answer: String,
}

impl Chat {
    /// Keeps a message and begins to answer it. The same key again gives the same answer.
    pub async fn ask(
        &self,
        writer: &Writer,
        place: Place,
        (text, key): (String, String),
    ) -> Result<Asked, ChatError> {
        if let Some(asked) = self.asked_before(writer, &key).await? {
            return Ok(asked);
        }
        let app = match &place {
            Place::New { app, .. } => app.clone(),
            Place::In { conversation, .. } => self.own(writer, conversation).await?.app,
        };
        self.check_open(&app)?;
        let (chat, by) = (self.clone(), writer.clone());
        let asked = self
            .store()
            .write(move |tx| async move { chat.keep_message(&tx, &by, place, (text, key)).await })
            .await?;
        self.take_up(&asked.answer).await?;
        Ok(asked)
    }

    /// Begins another answer to a message, with its chips as they were or as a person has changed them.
    pub async fn ask_again(
        &self,
        writer: &Writer,
        turn: &str,
        (key, edited): (String, Option<Vec<EditedCriterion>>),
    ) -> Result<Asked, ChatError> {
        if let Some(asked) = self.asked_before(writer, &key).await? {
            return Ok(asked);
        }
        let turn = rows::find_turn(self.store().reader(), turn).await?.ok_or(ChatError::NotThere)?;
        let conversation = self.own(writer, &turn.conversation).await?;
        self.check_open(&conversation.app)?;
        let edited = match edited {
            Some(edited) => Some(self.read_chips(&conversation.app, &turn.id, &edited).await?),
            None => None,
        };
        let (chat, by) = (self.clone(), writer.clone());
        let asked = self
            .store()
            .write(move |tx| async move {
                let now = chat.store().now();
                let answer = chat.keep_answer(&tx, &by, &turn, (key, edited)).await?;
                rows::touch(&*tx, &turn.conversation, &turn.id, now).await?;
                Ok::<_, ChatError>(Asked { conversation: turn.conversation, turn: turn.id, answer })
            })
            .await?;
        self.take_up(&asked.answer).await?;
        Ok(asked)
    }

    async fn asked_before(&self, writer: &Writer, key: &str) -> Result<Option<Asked>, ChatError> {
        let before = rows::find_by_key(self.store().reader(), &writer.uid, key).await?;
        Ok(before.map(Asked::from))
    }

    fn check_open(&self, app: &str) -> Result<(), ChatError> {
        self.assistant(app)?;
        if self.models().means(app) == Means::Off { Err(ChatError::Off) } else { Ok(()) }
    }

    /// Whoever asks waits for what they asked before, on whichever instance.
    async fn check_patience(&self, tx: &Tx, writer: &Writer) -> Result<(), ChatError> {
        let now = self.store().now();
        let under_way = rows::count_under_way(&**tx, &writer.uid, (now, now.minus(JUST_BEGUN))).await?;
        let under_way = usize::try_from(under_way).unwrap_or(usize::MAX);
        if under_way < self.most_per_person() { Ok(()) } else { Err(ChatError::TooMany(under_way)) }
    }

    async fn keep_message(
        &self,
        tx: &Tx,
        writer: &Writer,
        place: Place,
        (text, key): (String, String),
    ) -> Result<Asked, ChatError> {
        // Two requests with one key may come at once.
        tx.lock_name(&format!("ask {}", writer.uid)).await?;
        if let Some(before) = rows::find_by_key(&**tx, &writer.uid, &key).await? {
            return Ok(before.into());
        }
        let now = self.store().now();
        let id = self.store().new_id();
        let (conversation, parent) = match place {
            Place::New { app, subject } => {
                let own = self.store().new_id();
                let row = new_conversation(own, (app, subject, &text), writer, (&id, now));
                let conversation = row.id.clone();
                rows::insert_conversation(&**tx, row).await?;
                (conversation, None)
            }
            Place::In { conversation, after } => {
                let row = rows::find(&**tx, &conversation).await?.ok_or(ChatError::NotThere)?;
                let parent = after.unwrap_or(Some(row.leaf));
                check_parent(&**tx, &conversation, parent.as_deref()).await?;
                rows::touch(&**tx, &conversation, &id, now).await?;
                (conversation, parent)
            }
        };
        let turn = turn::Model { id, conversation, parent, text, created_at: now };
        rows::insert_turn(&**tx, turn.clone()).await?;
        let answer = self.keep_answer(tx, writer, &turn, (key, None)).await?;
        Ok(Asked { conversation: turn.conversation, turn: turn.id, answer })
    }

    async fn keep_answer(
        &self,
        tx: &Tx,
        writer: &Writer,
        turn: &turn::Model,
        (key, edited): (String, Option<String>),
    ) -> Result<String, ChatError> {
        tx.lock_name(&format!("ask {}", writer.uid)).await?;
        tx.lock_name(&format!("turn {}", turn.id)).await?;
        if let Some(before) = rows::find_by_key(&**tx, &writer.uid, &key).await? {
            return Ok(before.id);
        }
        self.check_patience(tx, writer).await?;
        let before = rows::answers_to(&**tx, &turn.id).await?;
        let now = self.store().now();
        let row = answer::Model {
            id: self.store().new_id(),
            turn: turn.id.clone(),
            conversation: turn.conversation.clone(),
            owner: writer.uid.clone(),
            key,
            number: before.last().map_or(1, |last| last.number + 1),
            state: State::Working,
            seq: 0,
            body: "{}".to_owned(),
            words: String::new(),
            phrased_by: PhrasedBy::Engine,
            llm: None,
            edited,
            holder: String::new(),
            lease_until: Time::EPOCH,
            attempts: 0,
            stop_asked: false,
            created_at: now,
            ended_at: None,
        };
        let id = row.id.clone();
        rows::insert_answer(&**tx, row).await?;
        Ok(id)
    }

    /// Reads changed chips by the app's grammar, so that what cannot be read is told before anything runs.
    async fn read_chips(
        &self,
        app: &str,
        turn: &str,
        edited: &[EditedCriterion],
    ) -> Result<String, ChatError> {
        let assistant = self.assistant(app)?;
        let answers = rows::answers_to(self.store().reader(), turn).await?;
        let before = answers.iter().rev().find_map(crate::make::understood_of);
        let before = before.ok_or_else(|| {
            ChatError::Invalid("There is nothing to change yet: wait until the answer has begun.".to_owned())
        })?;
        let context = Context::on(self.today());
        let understood =
            assistant.grammar.read_again(&before, edited, &context).map_err(ChatError::Invalid)?;
        Ok(serde_json::to_string(&understood).expect("what was understood can be written as JSON"))
    }

    /// Works on an answer, unless somebody does.
    pub(crate) async fn take_up(&self, id: &str) -> Result<bool, ChatError> {
        let (hold, now) = (self.hold(), self.store().now());
        let answer = id.to_owned();
        let claimed =
            self.store().write(move |tx| async move { rows::claim(&*tx, &answer, &hold, now).await }).await?;
        let Some(row) = claimed else { return Ok(false) };
        let chat = self.clone();
        let draft = Arc::new(Self::draft_of(&row));
        self.live().add(Arc::clone(&draft));
        tokio::spawn(async move { chat.work_on(row, draft).await });
        Ok(true)
    }
}

async fn check_parent(
    tx: &impl ConnectionTrait,
    conversation: &str,
    parent: Option<&str>,
) -> Result<(), ChatError> {
    let Some(parent) = parent else { return Ok(()) };
    let turn = rows::find_turn(tx, parent).await?;
    let fits = turn.is_some_and(|turn| turn.conversation == conversation);
    fits.then_some(()).ok_or_else(|| {
        ChatError::Invalid("The message that this one should follow is not in this conversation.".to_owned())
    })
}

fn new_conversation(
    id: String,
    (app, subject, text): (String, Option<String>, &str),
    writer: &Writer,
    (leaf, now): (&str, Time),
) -> conversation::Model {
    conversation::Model {
        id,
        app,
        subject,
        owner: writer.uid.clone(),
        owner_name: writer.name.clone(),
        title: title_of(text),
        leaf: leaf.to_owned(),
        created_at: now,
        updated_at: now,
        deleted_at: None,
        shared_at: None,
    }
}

/// The first words of the message.
fn title_of(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= TITLE_AT_MOST {
        return line;
    }
    let cut: String = line.chars().take(TITLE_AT_MOST).collect();
    let whole_words = cut.rsplit_once(' ').map_or(cut.as_str(), |(words, _)| words);
    format!("{}…", whole_words.trim_end_matches([',', ';', ':', '.', '-']))
}

impl From<answer::Model> for Asked {
    fn from(row: answer::Model) -> Self {
        Self { conversation: row.conversation, turn: row.turn, answer: row.id }
    }
}

impl Chat {
    /// Names a conversation, shares it, or shows another branch of it.
    pub async fn change(
        &self,
        writer: &Writer,
        id: &str,
        change: Change,
    ) -> Result<ConversationCard, ChatError> {
        let (chat, by, id) = (self.clone(), writer.clone(), id.to_owned());
        self.store().write(move |tx| async move { chat.change_in(&tx, &by, &id, change).await }).await
    }

    /// The same, together with whatever else is written.
    pub async fn change_in(
        &self,
        tx: &Tx,
        writer: &Writer,
        id: &str,
        change: Change,
    ) -> Result<ConversationCard, ChatError> {
        let row = Self::own_in(&**tx, writer, id).await?;
        let shared_at = row.shared_at;
        let mut row = rows::changed(row);
        if let Some(title) = change.title {
            row.title = Set(title);
        }
        if let Some(is_shared) = change.is_shared {
            row.shared_at = Set(is_shared.then(|| shared_at.unwrap_or(self.store().now())));
        }
        if let Some(leaf) = change.leaf {
            check_parent(&**tx, id, Some(&leaf)).await?;
            row.leaf = Set(leaf);
        }
        Ok(ConversationCard::of(rows::update(&**tx, row).await?, &writer.uid))
    }

    /// Takes a conversation out of sight, or brings it back.
    pub async fn set_deleted(
        &self,
        writer: &Writer,
        id: &str,
        deleted: bool,
    ) -> Result<ConversationCard, ChatError> {
        let row = rows::find_any(self.store().reader(), id).await?;
        let row = row.filter(|row| row.owner == writer.uid).ok_or(ChatError::NotThere)?;
        let deleted_at = deleted.then(|| row.deleted_at.unwrap_or_else(|| self.store().now()));
        let changed = self
            .store()
            .write(move |tx| async move {
                let mut row = rows::changed(row);
                row.deleted_at = Set(deleted_at);
                rows::update(&*tx, row).await
            })
            .await?;
        Ok(ConversationCard::of(changed, &writer.uid))
    }
}

/// What is to be changed about a conversation.
#[derive(Clone, Debug, Default)]
pub struct Change {
    pub title: Option<String>,
    pub is_shared: Option<bool>,
    pub leaf: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_the_first_words() {
        assert_eq!(title_of("  Mentors in\n Boston "), "Mentors in Boston");
        let long = "I need a mentor in climate finance for an economics senior, who wants to leave research";
        assert_eq!(title_of(long), "I need a mentor in climate finance for an economics senior…");
        assert_eq!(title_of(&"x".repeat(100)), format!("{}…", "x".repeat(60)));
    }
}
