//! One question and all that is done to get it answered: tries, waits, and the limits on both.

use std::{sync::Arc, time::Duration};

use reqwest::StatusCode;
use tokio::time::{Instant, sleep, timeout_at};

use super::{
    Inner,
    breaker::Pass,
    dialect::Dialect,
    failure::{self, Failure},
    stream::{Event, Reading},
    wire::Body,
};
use crate::{ModelError, Piece, Request};

pub struct Asking {
    inner: Arc<Inner>,
    request: Request,
    /// When all of it has to be over.
    deadline: Instant,
    /// The leave to ask, until it is known how that went.
    pass: Option<Pass>,
    reading: Option<Reading>,
}

type Next = Option<(Result<Piece, ModelError>, Option<Asking>)>;

impl Asking {
    pub fn new(inner: Arc<Inner>, request: Request) -> Self {
        let deadline = Instant::now() + inner.settings.limits.whole;
        Self { inner, request, deadline, pass: None, reading: None }
    }

    /// The next piece, and what gives the one after it.
    pub async fn next(mut self) -> Next {
        let piece = match &mut self.reading {
            None => self.first().await,
            Some(reading) => {
                let started = Instant::now();
                piece_of(reading, started, &self.inner, self.deadline, true).await
            }
        };
        match &piece {
            Ok(Piece::Text(_) | Piece::Call(_)) => return Some((piece, Some(self))),
            Ok(Piece::End(_)) => self.tell(true),
            Err(error) => self.tell(is_alive(error)),
        }
        Some((piece, None))
    }

    fn tell(&mut self, alive: bool) {
        match self.pass.take() {
            Some(pass) if alive => pass.succeeded(),
            Some(pass) => pass.failed(),
            None => {}
        }
    }

    /// Asks until something comes that can be passed on.
    async fn first(&mut self) -> Result<Piece, ModelError> {
        let Some(pass) = self.inner.breaker.pass() else { return Err(ModelError::Resting) };
        self.pass = Some(pass);
        let mut made = 0;
        loop {
            made += 1;
            let failure = match self.try_once().await {
                Ok(piece) => return Ok(piece),
                Err(failure) => failure,
            };
            let settings = &self.inner.settings;
            match settings.retries.wait(&failure, made, &settings.jitter) {
                Some(wait) if Instant::now() + wait < self.deadline => sleep(wait).await,
                _ => return Err(failure.error),
            }
        }
    }

    async fn try_once(&mut self) -> Result<Piece, Failure> {
        let started = Instant::now();
        let until = self.deadline.min(started + self.inner.settings.limits.first_piece);
        let mut reading = timeout_at(until, self.open()).await.map_err(|_| ModelError::Slow)??;
        let piece = piece_of(&mut reading, started, &self.inner, self.deadline, false).await?;
        self.reading = Some(reading);
        // From here on it is not made again; a long talk would be kept for nothing.
        self.request = Request::default();
        Ok(piece)
    }

    /// Sends the request, in another way if the usual one is refused.
    async fn open(&self) -> Result<Reading, Failure> {
        let mut dialect = self.inner.dialect.get();
        let mut refusal = None;
        loop {
            match self.send(dialect).await {
                Ok(reading) => {
                    self.inner.dialect.set(dialect);
                    return Ok(reading);
                }
                Err((Some(words), failure)) => match dialect.other(&words) {
                    Some(other) => {
                        dialect = other;
                        refusal.get_or_insert(failure);
                    }
                    None => return Err(refusal.unwrap_or(failure)),
                },
                Err((None, failure)) => return Err(refusal.unwrap_or(failure)),
            }
        }
    }

    /// Sends the request. Where it is not understood, the words of the refusal are beside the failure.
    async fn send(&self, dialect: Dialect) -> Result<Reading, (Option<String>, Failure)> {
        let settings = &self.inner.settings;
        let key = settings.key.as_ref();
        // A client may have a limit of its own that is far too short for an answer.
        let mut post = self.inner.client.post(self.inner.address.clone()).timeout(settings.limits.whole);
        if let Some(key) = key {
            post = post.bearer_auth(key.expose());
        }
        let body = Body::new(&settings.model, &self.request, dialect);
        let response =
            post.json(&body).send().await.map_err(|error| (None, failure::of_network(error, key).into()))?;
        let (wanted, came) = (&self.inner.address, response.url());
        let same = (wanted.origin(), wanted.path()) == (came.origin(), came.path());
        if response.status().is_redirection() || !same {
            let moved = "it sends elsewhere, and is not followed; is the address right?";
            return Err((None, ModelError::Refused(moved.to_owned()).into()));
        }
        if response.status().is_success() {
            let reading = Reading::new(response, &self.request, settings.limits.bytes, settings.key.clone());
            return reading.map_err(|error| (None, error.into()));
        }
        let (status, value, failure) = failure::of_status(response, key).await;
        let not_understood = matches!(status, StatusCode::BAD_REQUEST | StatusCode::UNPROCESSABLE_ENTITY);
        Err((not_understood.then(|| value.to_string()), failure))
    }
}

/// The next piece, if it comes in time.
async fn piece_of(
    reading: &mut Reading,
    started: Instant,
    inner: &Inner,
    deadline: Instant,
    moving: bool,
) -> Result<Piece, ModelError> {
    let limits = &inner.settings.limits;
    let mut until = started + if moving { limits.between } else { limits.first_piece };
    loop {
        match timeout_at(until.min(deadline), reading.next()).await {
            Ok(Ok(Event::Piece(piece))) => return Ok(piece),
            Ok(Ok(Event::Progress)) => until = Instant::now() + limits.between,
            // Whoever has said all but keeps the line open is done.
            Err(_) | Ok(Err(ModelError::Slow)) if reading.is_finished() => reading.end()?,
            Err(_) => return Err(ModelError::Slow),
            Ok(Err(error)) => return Err(error),
        }
    }
}

/// Whether an error shows a provider that works: it is the request that is wrong.
fn is_alive(error: &ModelError) -> bool {
    matches!(error, ModelError::Refused(_) | ModelError::Endless | ModelError::Resting | ModelError::Busy)
}

/// How long a whole answer may take, and how large it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Until the model has begun. Includes the time to connect, for which the client may have a shorter limit.
    pub first_piece: Duration,
    /// From one sign of progress to the next.
    pub between: Duration,
    /// All of it, with all tries and waits.
    pub whole: Duration,
    /// Of an answer as it comes over the line.
    pub bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            first_piece: Duration::from_secs(30),
            between: Duration::from_secs(20),
            whole: Duration::from_mins(3),
            bytes: 8 << 20,
        }
    }
}
