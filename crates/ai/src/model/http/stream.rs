//! From bytes to the pieces of an answer, within limits.

use std::{collections::VecDeque, num::NonZeroUsize};

use reqwest::{Response, header::CONTENT_TYPE};
use sse_core::{SseDecoder, SseEvent};

use super::{
    assemble::Assembly,
    secret::{Secret, clean},
};
use crate::{ModelError, Piece, Request};

/// What a provider says at the end of a stream.
const DONE: &str = "[DONE]";
/// One event is never longer than this.
const LONGEST_EVENT: NonZeroUsize = NonZeroUsize::new(1 << 20).expect("it is not zero");

/// An answer that is coming in.
#[derive(Debug)]
pub struct Reading {
    response: Response,
    form: Form,
    assembly: Assembly,
    key: Option<Secret>,
    bytes_left: usize,
    /// What has come and was not asked for yet. An error waits its turn behind what came before it.
    ready: VecDeque<Result<Event, ModelError>>,
}

#[derive(Debug, PartialEq)]
pub enum Event {
    Piece(Piece),
    /// The model has got further, but there is nothing to pass on.
    Progress,
}

/// Servers may answer with a stream or all at once, whatever they were asked for. The first letter tells.
enum Form {
    Unknown,
    Stream(Box<SseDecoder>),
    Whole(Vec<u8>),
}

impl std::fmt::Debug for Form {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Unknown => "Unknown",
            Self::Stream(_) => "Stream",
            Self::Whole(_) => "Whole",
        })
    }
}

impl Reading {
    pub fn new(
        response: Response,
        request: &Request,
        most_bytes: usize,
        key: Option<Secret>,
    ) -> Result<Self, ModelError> {
        let kind = response.headers().get(CONTENT_TYPE).map_or("", |kind| kind.to_str().unwrap_or("?"));
        let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
        match kind.as_str() {
            "text/event-stream" | "application/json" | "text/plain" | "application/octet-stream" | "" => {}
            "text/html" => return Err(web_page()),
            other => {
                let told = clean(&format!("an answer of the kind {other}"), key.as_ref());
                return Err(ModelError::Nonsense(told));
            }
        }
        Ok(Self {
            response,
            form: Form::Unknown,
            assembly: Assembly::new(request),
            key,
            bytes_left: most_bytes,
            ready: VecDeque::new(),
        })
    }

    /// Whether nothing is missing but the count of tokens.
    pub fn is_finished(&self) -> bool {
        self.assembly.is_finished()
    }

    /// The next event. After the piece that is the end there is none.
    pub async fn next(&mut self) -> Result<Event, ModelError> {
        loop {
            if let Some(event) = self.ready.pop_front() {
                return event;
            }
            let taken = match self.response.chunk().await {
                Ok(Some(chunk)) => self.take(&chunk),
                Ok(None) => self.close(),
                Err(error) if error.is_timeout() => Err(ModelError::Slow),
                Err(_) => self.cut(),
            };
            if let Err(error) = taken {
                self.ready.push_back(Err(error));
            }
        }
    }

    fn take(&mut self, chunk: &[u8]) -> Result<(), ModelError> {
        self.bytes_left = self.bytes_left.checked_sub(chunk.len()).ok_or(ModelError::Endless)?;
        if let Form::Unknown = self.form {
            match chunk.iter().find(|byte| !byte.is_ascii_whitespace()) {
                None => return Ok(()),
                Some(b'{') => self.form = Form::Whole(Vec::new()),
                Some(b'<') => return Err(web_page()),
                Some(_) => self.form = Form::Stream(Box::new(SseDecoder::with_limit(LONGEST_EVENT))),
            }
        }
        match &mut self.form {
            Form::Whole(body) => body.extend_from_slice(chunk),
            Form::Stream(decoder) => {
                let (mut chunk, mut events) = (chunk, Vec::new());
                while let Some(event) = decoder.next(&mut chunk) {
                    events.push(event);
                }
                for event in events {
                    match event {
                        Ok(SseEvent::Message(message)) => self.take_event(&message.data)?,
                        Ok(SseEvent::Retry(_)) => {}
                        Err(_) => return Err(ModelError::Nonsense("a line without an end".to_owned())),
                    }
                }
            }
            Form::Unknown => {}
        }
        Ok(())
    }

    fn take_event(&mut self, data: &str) -> Result<(), ModelError> {
        if data.trim() == DONE {
            return self.end();
        }
        let step = self.assembly.take(data, self.key.as_ref())?;
        if step.pieces.is_empty() && step.progress {
            self.ready.push_back(Ok(Event::Progress));
        }
        self.ready.extend(step.pieces.into_iter().map(|piece| Ok(Event::Piece(piece))));
        Ok(())
    }

    /// The server has closed the line as it should.
    fn close(&mut self) -> Result<(), ModelError> {
        match std::mem::replace(&mut self.form, Form::Unknown) {
            Form::Whole(body) => {
                self.take_event(&String::from_utf8_lossy(&body))?;
                self.end()
            }
            Form::Stream(_) | Form::Unknown => self.cut(),
        }
    }

    /// Nothing more comes. That is no harm if all has come.
    fn cut(&mut self) -> Result<(), ModelError> {
        if self.is_finished() { self.end() } else { Err(ModelError::CutOff) }
    }

    /// Says that the answer is at its end, with what is known of it.
    pub fn end(&mut self) -> Result<(), ModelError> {
        self.ready.extend(self.assembly.end()?.into_iter().map(|piece| Ok(Event::Piece(piece))));
        Ok(())
    }
}

fn web_page() -> ModelError {
    ModelError::Nonsense("a web page instead of an answer; is the address right?".to_owned())
}
