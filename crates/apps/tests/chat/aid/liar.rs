//! A model that does what the attacker says: it plans as it is told, and then says what it was told to say.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicUsize, Ordering},
};

use ai::model::{Answer, Call, Finish, Model, ModelInfo, Piece, Provider, Request, Usage};
use futures_util::{StreamExt, stream};
use serde_json::Value;

#[derive(Clone, Default)]
pub struct Liar {
    plan: Arc<Mutex<(String, Value)>>,
    reply: Arc<Mutex<String>>,
    phrased: Arc<AtomicUsize>,
}

const HELD: &str = "nobody panics while holding it";

impl Liar {
    /// What it has run, and what it says then.
    pub fn say(&self, plan: (&str, Value), reply: &str) {
        *self.plan.lock().expect(HELD) = (plan.0.to_owned(), plan.1);
        reply.clone_into(&mut self.reply.lock().expect(HELD));
    }

    /// How often it was asked for words.
    pub fn phrased(&self) -> usize {
        self.phrased.load(Ordering::SeqCst)
    }
}

impl Model for Liar {
    fn describe(&self) -> ModelInfo {
        ModelInfo { provider: Provider::Scripted, name: "liar".to_owned() }
    }

    fn ask(&self, request: Request) -> Answer {
        let end =
            |finish| Piece::End(Usage { prompt_tokens: 1, completion_tokens: 1, estimated: true, finish });
        let mut pieces: Vec<Piece> = Vec::new();
        if request.tools.is_empty() {
            self.phrased.fetch_add(1, Ordering::SeqCst);
            let letters: Vec<char> = self.reply.lock().expect(HELD).chars().collect();
            pieces.extend(letters.chunks(7).map(|some| Piece::Text(some.iter().collect())));
            pieces.push(end(Finish::Stop));
        } else {
            let (name, input) = self.plan.lock().expect(HELD).clone();
            pieces.push(Piece::Call(Call { id: "1".to_owned(), name, input }));
            pieces.push(end(Finish::Calls));
        }
        stream::iter(pieces.into_iter().map(Ok)).boxed()
    }
}
