//! Watching an answer, wherever it is made: whole at first, then every change, until its end.

use std::{sync::Arc, time::Duration};

use futures_util::{StreamExt, stream, stream::BoxStream};
use tokio::sync::broadcast::{Receiver, error::RecvError};

use crate::{
    Chat, ChatError,
    ask::Writer,
    conversation::{Answer, store as rows},
    live::{Draft, MOVED, Update, whole},
};

/// How often an answer is looked at that is made elsewhere, without any news of it.
const LOOK: Duration = Duration::from_secs(1);

/// How an answer is followed.
enum Watcher {
    /// It is made here.
    Here {
        draft: Arc<Draft>,
        updates: Receiver<Update>,
    },
    /// It is made by another process, or nobody makes it any more.
    Elsewhere {
        news: Receiver<Option<Arc<str>>>,
        seen: i64,
    },
    Ended,
}

struct Watch {
    chat: Chat,
    id: String,
    /// Somebody who reads what a colleague has shared, and the conversation.
    guest: Option<(Writer, String)>,
    watcher: Watcher,
    first: Option<Update>,
}

impl Chat {
    /// What happens to an answer. One that nobody works on any more is taken up by whoever watches it.
    pub async fn watch(&self, reader: &Writer, id: &str) -> Result<BoxStream<'static, Update>, ChatError> {
        let (row, conversation) = self.readable_answer(reader, id).await?;
        let is_guest = conversation.owner != reader.uid;
        let mut watch = Watch {
            chat: self.clone(),
            id: row.id.clone(),
            guest: is_guest.then(|| (reader.clone(), conversation.id)),
            watcher: Watcher::Ended,
            first: None,
        };
        if let Some(draft) = self.live().find(id) {
            watch.attend(draft);
        } else if row.state.has_ended() {
            let said = rows::find_feedback(self.store().reader(), id).await?;
            let said = said.filter(|_| row.owner == reader.uid);
            watch.first = Some(whole("end", &Answer::of(row, said)));
        } else {
            watch.watcher = Watcher::Elsewhere { news: self.news().subscribe(), seen: -1 };
        }
        let updates = stream::unfold(watch, |mut watch| async move {
            let chat = watch.chat.clone();
            let update = tokio::select! {
                update = watch.next_allowed() => update?,
                () = chat.closed() => return None,
            };
            Some((update, watch))
        });
        Ok(updates.boxed())
    }
}

impl Watch {
    fn attend(&mut self, draft: Arc<Draft>) {
        let (first, updates) = draft.watch();
        self.first = Some(first);
        self.watcher = Watcher::Here { draft, updates };
    }

    /// The next change, unless the conversation is not shared with a guest any more.
    async fn next_allowed(&mut self) -> Option<Update> {
        let update = self.next().await?;
        if let Some((guest, conversation)) = &self.guest {
            self.chat.readable(guest, conversation).await.ok()?;
        }
        Some(update)
    }

    async fn next(&mut self) -> Option<Update> {
        loop {
            if let Some(first) = self.first.take() {
                if first.name == MOVED {
                    self.look_elsewhere();
                    continue;
                }
                if first.name == "end" {
                    self.watcher = Watcher::Ended;
                }
                return Some(first);
            }
            match &mut self.watcher {
                Watcher::Ended => return None,
                Watcher::Here { draft, updates } => match updates.recv().await {
                    Ok(update) if update.name == MOVED => self.look_elsewhere(),
                    Ok(update) => {
                        if update.name == "end" {
                            self.watcher = Watcher::Ended;
                        }
                        return Some(update);
                    }
                    Err(RecvError::Lagged(_)) => {
                        let draft = Arc::clone(draft);
                        self.attend(draft);
                    }
                    // It went into other hands.
                    Err(RecvError::Closed) => self.look_elsewhere(),
                },
                Watcher::Elsewhere { .. } => self.look().await?,
            }
        }
    }

    fn look_elsewhere(&mut self) {
        self.watcher = Watcher::Elsewhere { news: self.chat.news().subscribe(), seen: -1 };
    }

    /// Looks at the row, and takes the answer up if it was left; then waits for news. `None` if it is gone.
    async fn look(&mut self) -> Option<()> {
        let Watcher::Elsewhere { news, seen } = &mut self.watcher else { return Some(()) };
        let row = match rows::find_answer(self.chat.store().reader(), &self.id).await {
            Ok(row) => row?,
            Err(error) => {
                tracing::warn!(%error, "an answer cannot be followed");
                return None;
            }
        };
        if row.state.has_ended() {
            self.first = Some(whole("end", &Answer::of(row, None)));
            return Some(());
        }
        let is_left = row.lease_until <= self.chat.store().now();
        if is_left && self.chat.take_up(&self.id).await.unwrap_or(false) {
            // One that is there no more is at its end already: its row says so.
            if let Some(draft) = self.chat.live().find(&self.id) {
                self.attend(draft);
            }
            return Some(());
        }
        if row.seq > *seen {
            *seen = row.seq;
            self.first = Some(whole("answer", &Answer::of(row, None)));
            return Some(());
        }
        // Time's up is as good as news.
        let _ = tokio::time::timeout(LOOK, heard_of(news, &self.id)).await;
        Some(())
    }
}

async fn heard_of(news: &mut Receiver<Option<Arc<str>>>, id: &str) {
    loop {
        match news.recv().await {
            Ok(Some(changed)) if *changed != *id => {}
            Ok(_) | Err(RecvError::Lagged(_)) => return,
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}
