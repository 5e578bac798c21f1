//! What asking a model takes, told to whoever keeps count: time, tokens, money, and how it ended.

use std::{sync::Arc, time::Duration};

use futures_util::stream::{StreamExt, unfold};
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use super::{Answer, Finish, Model, ModelError, ModelInfo, Piece, Request, estimate};

/// Is told of each answer, when it has ended in whatever way.
pub trait Observer: Send + Sync {
    fn answered(&self, metering: Metering);
}

impl<F: Fn(Metering) + Send + Sync> Observer for F {
    fn answered(&self, metering: Metering) {
        self(metering);
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Metering {
    pub model: ModelInfo,
    pub started: Instant,
    /// From the question to the first piece, if one came.
    pub first_piece: Option<Duration>,
    pub duration: Duration,
    pub outcome: Outcome,
    pub prompt_tokens: u32,
    pub completion_tokens: u32,
    /// Whether the tokens were counted by us, roughly.
    pub estimated: bool,
    /// In micro-dollars, if the prices are known.
    pub cost: Option<u64>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Ended(Finish),
    Failed(ModelError),
    /// Nobody wanted to hear the rest.
    Dropped,
}

/// What a million tokens cost, in micro-dollars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prices {
    pub input: u64,
    pub output: u64,
}

impl Prices {
    /// In micro-dollars, rounded.
    pub fn cost(&self, prompt_tokens: u32, completion_tokens: u32) -> u64 {
        let product = |price: u64, tokens: u32| u128::from(price) * u128::from(tokens);
        let sum = product(self.input, prompt_tokens) + product(self.output, completion_tokens);
        u64::try_from((sum + 500_000) / 1_000_000).unwrap_or(u64::MAX)
    }
}

/// A model whose answers are counted.
#[derive(Clone)]
pub struct Metered {
    model: Arc<dyn Model>,
    prices: Option<Prices>,
    observer: Arc<dyn Observer>,
}

impl Metered {
    pub fn new(model: Arc<dyn Model>, prices: Option<Prices>, observer: Arc<dyn Observer>) -> Self {
        Self { model, prices, observer }
    }
}

impl Model for Metered {
    fn describe(&self) -> ModelInfo {
        self.model.describe()
    }

    fn ask(&self, request: Request) -> Answer {
        let count = Count {
            prices: self.prices,
            observer: self.observer.clone(),
            metering: Metering {
                model: self.model.describe(),
                started: Instant::now(),
                first_piece: None,
                duration: Duration::ZERO,
                outcome: Outcome::Dropped,
                prompt_tokens: estimate::tokens_of_request(&request),
                completion_tokens: 0,
                estimated: true,
                cost: None,
            },
        };
        let answer = self.model.ask(request);
        unfold((answer, count), |(mut answer, mut count)| async {
            let piece = answer.next().await?;
            count.take(&piece);
            Some((piece, (answer, count)))
        })
        .boxed()
    }
}

/// Tells when it is dropped, so that an answer nobody wanted to hear is counted as well.
struct Count {
    prices: Option<Prices>,
    observer: Arc<dyn Observer>,
    metering: Metering,
}

impl Count {
    fn take(&mut self, piece: &Result<Piece, ModelError>) {
        let metering = &mut self.metering;
        if piece.is_ok() {
            metering.first_piece.get_or_insert_with(|| metering.started.elapsed());
        }
        match piece {
            Ok(Piece::Text(text)) => self.add(estimate::tokens_of(text)),
            Ok(Piece::Call(call)) => self.add(estimate::tokens_of_call(call)),
            Ok(Piece::End(usage)) => {
                metering.prompt_tokens = usage.prompt_tokens;
                metering.completion_tokens = usage.completion_tokens;
                metering.estimated = usage.estimated;
                metering.outcome = Outcome::Ended(usage.finish);
            }
            Err(error) => {
                // Who was never asked, or did not begin, takes nothing.
                if metering.first_piece.is_none() {
                    metering.prompt_tokens = 0;
                }
                metering.outcome = Outcome::Failed(error.clone());
            }
        }
    }

    fn add(&mut self, tokens: u32) {
        self.metering.completion_tokens = self.metering.completion_tokens.saturating_add(tokens);
    }
}

impl Drop for Count {
    fn drop(&mut self) {
        let mut metering = self.metering.clone();
        metering.duration = metering.started.elapsed();
        metering.cost =
            self.prices.map(|prices| prices.cost(metering.prompt_tokens, metering.completion_tokens));
        self.observer.answered(metering);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::{
        Message, Usage,
        model::scripted::{Gate, Scripted, Step},
    };

    const PRICES: Prices = Prices { input: 150_000, output: 600_000 };

    struct Watched {
        model: Metered,
        seen: Arc<Mutex<Vec<Metering>>>,
    }

    fn watch(steps: Vec<Step>) -> Watched {
        let seen = Arc::new(Mutex::new(Vec::new()));
        let notes = seen.clone();
        let observer = Arc::new(move |metering| notes.lock().unwrap().push(metering));
        Watched { model: Metered::new(Arc::new(Scripted::with([steps])), Some(PRICES), observer), seen }
    }

    impl Watched {
        fn ask(&self) -> Answer {
            let messages = vec![Message::User("12345678".to_owned())];
            self.model.ask(Request { messages, ..Request::default() })
        }

        fn only(&self) -> Metering {
            let seen = self.seen.lock().unwrap();
            assert_eq!(seen.len(), 1, "each answer is told once");
            seen[0].clone()
        }
    }

    #[test]
    fn money_is_counted_in_whole_numbers() {
        assert_eq!(PRICES.cost(1_000_000, 1_000_000), 750_000);
        assert_eq!(PRICES.cost(100, 10), 21);
        assert_eq!(PRICES.cost(3, 0), 0);
        assert_eq!(PRICES.cost(4, 0), 1);
        let dear = Prices { input: u64::MAX, output: u64::MAX };
        assert_eq!(dear.cost(u32::MAX, u32::MAX), u64::MAX);
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_is_told_with_its_times_tokens_and_cost() {
        let (gate, second) = (Gate::new(), Duration::from_secs(1));
        let usage =
            Usage { prompt_tokens: 1_000, completion_tokens: 100, estimated: false, finish: Finish::Length };
        let hold = Step::Hold(gate.clone());
        let watched = watch(vec![hold, Step::text("Well, "), Step::text("well."), Step::EndWith(usage)]);
        let mut answer = watched.ask();
        tokio::join!(answer.next(), async {
            gate.reached().await;
            tokio::time::advance(3 * second).await;
            gate.open();
        });
        tokio::time::advance(2 * second).await;
        assert_eq!(answer.by_ref().count().await, 2);
        drop(answer);
        let told = watched.only();
        assert_eq!((told.first_piece, told.duration), (Some(3 * second), 5 * second));
        assert_eq!(told.outcome, Outcome::Ended(Finish::Length));
        assert_eq!((told.prompt_tokens, told.completion_tokens, told.estimated), (1_000, 100, false));
        assert_eq!(told.cost, Some(210));
        assert_eq!(told.model.name, "scripted");
    }

    #[tokio::test]
    async fn an_answer_that_fails_costs_what_has_come() {
        let watched = watch(vec![Step::text("12345678"), Step::Cut]);
        assert_eq!(watched.ask().count().await, 2);
        let told = watched.only();
        assert_eq!(told.outcome, Outcome::Failed(ModelError::CutOff));
        assert_eq!((told.prompt_tokens, told.completion_tokens, told.estimated), (6, 2, true));
        let watched = watch(vec![Step::Fail(ModelError::Resting)]);
        assert_eq!(watched.ask().count().await, 1);
        let told = watched.only();
        assert_eq!((told.prompt_tokens, told.completion_tokens, told.cost), (0, 0, Some(0)));
        assert_eq!(told.first_piece, None);
    }

    #[tokio::test]
    async fn an_answer_that_nobody_wants_to_hear_is_told_too() {
        let watched = watch(vec![Step::Endless]);
        assert_eq!(watched.ask().take(5).count().await, 5);
        let told = watched.only();
        assert_eq!((told.outcome, told.completion_tokens), (Outcome::Dropped, 15));
    }
}
