//! Puts an answer together from what comes over the line. Knows nothing of the line.

use serde_json::Value;

use super::{
    failure,
    secret::{Secret, clean},
    wire::{Arguments, CallDelta, Choice, Chunk, Content, WireUsage},
};
use crate::{Call, Finish, ModelError, Piece, Request, Usage, model::estimate};

/// An answer in the making.
#[derive(Debug)]
pub struct Assembly {
    calls: Vec<OpenCall>,
    finish: Option<Finish>,
    usage: Option<WireUsage>,
    prompt_tokens: u32,
    completion_tokens: u32,
    /// Whoever writes more than this has not heard of the limit.
    most_tokens: u32,
    refused: bool,
}

/// A call whose input has not come to its end.
#[derive(Debug, Default)]
struct OpenCall {
    index: Option<u32>,
    id: String,
    name: String,
    input: String,
}

/// What came, as far as anybody has to know.
#[derive(Debug, Default, PartialEq)]
pub struct Step {
    pub pieces: Vec<Piece>,
    /// Whether the model has got any further.
    pub progress: bool,
}

impl Assembly {
    pub fn new(request: &Request) -> Self {
        Self {
            calls: Vec::new(),
            finish: None,
            usage: None,
            prompt_tokens: estimate::tokens_of_request(request),
            completion_tokens: 0,
            // Our count is rough, and some providers have a lower limit of their own.
            most_tokens: request.max_tokens.saturating_mul(4).saturating_add(64),
            refused: false,
        }
    }

    /// Whether all but the count of tokens is here.
    pub fn is_finished(&self) -> bool {
        self.finish.is_some()
    }

    pub fn take(&mut self, data: &str, key: Option<&Secret>) -> Result<Step, ModelError> {
        // The words of that error may hold some of the data.
        let chunk: Chunk = serde_json::from_str(data)
            .map_err(|error| ModelError::Nonsense(clean(&format!("not what was expected: {error}"), key)))?;
        if let Some(error) = chunk.error.filter(|error| !error.is_null()) {
            return Err(failure::of_error(&error, key));
        }
        self.usage = chunk.usage.or(self.usage);
        let mut step = Step::default();
        // One answer is asked for, so there is one choice.
        for choice in chunk.choices.into_iter().filter(|choice| choice.index == 0) {
            self.take_choice(choice, &mut step)?;
        }
        Ok(step)
    }

    fn take_choice(&mut self, choice: Choice, step: &mut Step) -> Result<(), ModelError> {
        let delta = choice.delta.or(choice.message).unwrap_or_default();
        self.refused |= delta.refusal.as_ref().is_some_and(|refusal| !refusal.is_empty());
        let text = delta.content.map(Content::into_text).into_iter().chain(delta.refusal).collect::<String>();
        step.progress |= !text.is_empty() || delta.reasoning.or(delta.reasoning_content).is_some();
        if !text.is_empty() {
            self.count(estimate::tokens_of(&text))?;
            step.pieces.push(Piece::Text(text));
        }
        for call in delta.tool_calls.into_iter().flatten() {
            step.progress = true;
            self.take_call(call)?;
        }
        if let Some(reason) = choice.finish_reason {
            step.progress = true;
            self.finish(match reason.as_str() {
                "length" => Finish::Length,
                "content_filter" => Finish::Filtered,
                _ => Finish::Stop,
            });
            step.pieces.extend(self.whole_calls()?);
        }
        Ok(())
    }

    fn count(&mut self, tokens: u32) -> Result<(), ModelError> {
        self.completion_tokens = self.completion_tokens.saturating_add(tokens);
        if self.completion_tokens > self.most_tokens { Err(ModelError::Endless) } else { Ok(()) }
    }

    fn take_call(&mut self, delta: CallDelta) -> Result<(), ModelError> {
        let id = delta.id.unwrap_or_default();
        let place = self.calls.iter().rposition(|call| {
            let same_index = delta.index.is_none() || call.index == delta.index;
            // Some servers give every call the same index, or none, and tell them apart by their ids.
            if id.is_empty() { same_index } else { call.id == id || same_index && call.id.is_empty() }
        });
        let place = place.unwrap_or_else(|| {
            self.calls.push(OpenCall { index: delta.index, ..OpenCall::default() });
            self.calls.len() - 1
        });
        let function = delta.function.unwrap_or_default();
        let arguments = match function.arguments {
            Some(Arguments::Text(text)) => text,
            Some(Arguments::Json(Value::Null)) | None => String::new(),
            Some(Arguments::Json(value)) => value.to_string(),
        };
        let call = &mut self.calls[place];
        if !id.is_empty() {
            call.id = id;
        }
        if call.name.is_empty() {
            call.name = function.name.unwrap_or_default();
        }
        call.input.push_str(&arguments);
        self.count(estimate::tokens_of(&arguments))
    }

    fn finish(&mut self, finish: Finish) {
        let finish = match finish {
            Finish::Stop if self.refused => Finish::Filtered,
            Finish::Stop if !self.calls.is_empty() => Finish::Calls,
            other => other,
        };
        self.finish.get_or_insert(finish);
    }

    fn whole_calls(&mut self) -> Result<Vec<Piece>, ModelError> {
        let calls = std::mem::take(&mut self.calls).into_iter().enumerate();
        calls.map(|(number, call)| call.close(number).map(Piece::Call)).collect()
    }

    /// The last pieces, when the line has said that nothing more comes.
    pub fn end(&mut self) -> Result<Vec<Piece>, ModelError> {
        self.finish(Finish::Stop);
        let mut pieces = self.whole_calls()?;
        // Some send a count that is nothing but zeros.
        let counted = self.usage.filter(|usage| usage.prompt_tokens > 0 || usage.completion_tokens > 0);
        pieces.push(Piece::End(Usage {
            prompt_tokens: counted.map_or(self.prompt_tokens, |usage| usage.prompt_tokens),
            completion_tokens: counted.map_or(self.completion_tokens, |usage| usage.completion_tokens),
            estimated: counted.is_none(),
            finish: self.finish.unwrap_or(Finish::Stop),
        }));
        Ok(pieces)
    }
}

impl OpenCall {
    fn close(self, number: usize) -> Result<Call, ModelError> {
        let id = if self.id.is_empty() { format!("call-{number}") } else { self.id };
        // A tool without input may be called with nothing at all.
        let input = if self.input.trim().is_empty() { "{}" } else { &self.input };
        let input = serde_json::from_str(input).map_err(|error| {
            ModelError::Nonsense(format!("a tool is called with what is no JSON: {error}"))
        })?;
        if self.name.is_empty() {
            return Err(ModelError::Nonsense("a tool is called without its name".to_owned()));
        }
        Ok(Call { id, name: self.name, input })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn assembly() -> Assembly {
        Assembly::new(&Request { max_tokens: 100, ..Request::default() })
    }

    fn pieces(chunks: &[Value]) -> Result<Vec<Piece>, ModelError> {
        let mut assembly = assembly();
        let mut pieces = Vec::new();
        for chunk in chunks {
            pieces.extend(assembly.take(&chunk.to_string(), None)?.pieces);
        }
        pieces.extend(assembly.end()?);
        Ok(pieces)
    }

    fn delta(delta: &Value) -> Value {
        json!({"choices": [{"index": 0, "delta": delta, "finish_reason": null}]})
    }

    fn call(index: Option<u32>, id: &str, name: &str, arguments: &str) -> Value {
        delta(&json!({"tool_calls": [{
            "index": index, "id": id, "type": "function", "function": {"name": name, "arguments": arguments},
        }]}))
    }

    fn finish(reason: &str) -> Value {
        json!({"choices": [{"delta": {}, "finish_reason": reason}]})
    }

    fn called(id: &str, name: &str, input: Value) -> Piece {
        Piece::Call(Call { id: id.to_owned(), name: name.to_owned(), input })
    }

    fn ended(pieces: &[Piece]) -> Usage {
        let Some(Piece::End(usage)) = pieces.last() else { panic!("{pieces:?} has no end") };
        *usage
    }

    #[test]
    fn two_calls_that_come_mixed_are_told_apart() {
        let pieces = pieces(&[
            call(Some(0), "a", "find", ""),
            call(Some(1), "b", "count", "{\"of\":"),
            call(Some(0), "", "", "{\"name\": \"A"),
            call(Some(1), "", "", "\"gifts\"}"),
            call(Some(0), "", "", "da\"}"),
            finish("tool_calls"),
        ])
        .unwrap();
        let wanted =
            [called("a", "find", json!({"name": "Ada"})), called("b", "count", json!({"of": "gifts"}))];
        assert_eq!(pieces[..2], wanted);
        assert_eq!(ended(&pieces).finish, Finish::Calls);
    }

    #[test]
    fn calls_without_an_index_or_an_id_are_told_apart_as_well_as_can_be() {
        let whole = [call(None, "a", "find", "{}"), call(None, "b", "count", "{}")];
        assert_eq!(
            pieces(&whole).unwrap()[..2],
            [called("a", "find", json!({})), called("b", "count", json!({}))]
        );
        let same_index = [call(Some(0), "a", "find", "{}"), call(Some(0), "b", "count", "{}")];
        assert_eq!(pieces(&same_index).unwrap(), pieces(&whole).unwrap());
        let nameless = [call(Some(0), "", "find", ""), call(Some(1), "", "count", "")];
        let wanted = [called("call-0", "find", json!({})), called("call-1", "count", json!({}))];
        assert_eq!(pieces(&nameless).unwrap()[..2], wanted);
    }

    #[test]
    fn a_call_may_hold_json_itself() {
        let call =
            delta(&json!({"tool_calls": [{"id": "a", "function": {"name": "find", "arguments": {"n": 1}}}]}));
        assert_eq!(pieces(&[call]).unwrap()[0], called("a", "find", json!({"n": 1})));
    }

    #[test]
    fn a_call_with_broken_input_or_without_a_name_is_nonsense() {
        for bad in [call(Some(0), "a", "find", "{\"name\": "), call(Some(0), "a", "", "{}")] {
            assert!(matches!(pieces(&[bad, finish("tool_calls")]), Err(ModelError::Nonsense(_))));
        }
    }

    #[test]
    fn an_answer_tells_why_it_ended() {
        for (reason, wanted) in [
            ("stop", Finish::Stop),
            ("eos", Finish::Stop),
            ("length", Finish::Length),
            ("content_filter", Finish::Filtered),
        ] {
            let pieces = pieces(&[delta(&json!({"content": "Well."})), finish(reason)]).unwrap();
            assert_eq!(ended(&pieces).finish, wanted, "{reason}");
        }
        let refused = pieces(&[delta(&json!({"refusal": "I will not."})), finish("stop")]).unwrap();
        assert_eq!(refused[0], Piece::Text("I will not.".to_owned()));
        assert_eq!(ended(&refused).finish, Finish::Filtered);
    }

    #[test]
    fn tokens_are_counted_by_the_provider_or_estimated() {
        let text = delta(&json!({"content": "12345678"}));
        let told = json!({"choices": [], "usage": {"prompt_tokens": 7, "completion_tokens": 3}});
        let usage = ended(&pieces(&[text.clone(), finish("stop"), told]).unwrap());
        assert_eq!((usage.prompt_tokens, usage.completion_tokens, usage.estimated), (7, 3, false));
        let zeros = json!({"choices": [], "usage": {"prompt_tokens": 0, "completion_tokens": 0}});
        for chunks in [vec![text.clone(), zeros], vec![text]] {
            let usage = ended(&pieces(&chunks).unwrap());
            assert_eq!((usage.completion_tokens, usage.estimated), (2, true));
        }
    }

    #[test]
    fn whoever_writes_far_beyond_the_limit_is_stopped() {
        let mut assembly = assembly();
        let chunk = delta(&json!({"content": "four".repeat(58)})).to_string();
        for _ in 0..8 {
            assembly.take(&chunk, None).unwrap();
        }
        assert_eq!(assembly.take(&chunk, None), Err(ModelError::Endless));
    }

    #[test]
    fn only_what_the_model_has_done_is_progress() {
        let progress = |chunk: Value| assembly().take(&chunk.to_string(), None).unwrap().progress;
        assert!(!progress(delta(&json!({"role": "assistant", "content": ""}))));
        assert!(!progress(json!({"choices": []})));
        assert!(progress(delta(&json!({"content": "W"}))));
        assert!(progress(delta(&json!({"reasoning": "Hm.", "reasoning_content": "Hm."}))));
        assert!(progress(call(Some(0), "a", "find", "")));
        assert!(progress(finish("stop")));
    }

    #[test]
    fn odd_forms_are_read() {
        let both = json!({"choices": [{"delta": {"content": "a"}, "message": {"content": "a so far"}}]});
        let parts = delta(&json!({"content": [{"type": "text", "text": "b"}, {"type": "image"}]}));
        let other = json!({"choices": [{"index": 1, "delta": {"content": "not asked for"}}], "error": null});
        let pieces = pieces(&[both, parts, other]).unwrap();
        assert_eq!(pieces[..2], ["a", "b"].map(|text| Piece::Text(text.to_owned())));
        assert_eq!(pieces.len(), 3);
    }
}
