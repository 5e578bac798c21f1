//! How many tokens a text has, roughly, for providers that do not count. English has four letters to a token.

use super::{Call, Message, Request};

/// What every message costs beside its text.
const FRAME: u32 = 4;

pub fn tokens_of(text: &str) -> u32 {
    u32::try_from(text.len().div_ceil(4)).unwrap_or(u32::MAX)
}

pub fn tokens_of_call(call: &Call) -> u32 {
    tokens_of(&call.name).saturating_add(tokens_of(&call.input.to_string()))
}

pub fn tokens_of_request(request: &Request) -> u32 {
    let messages = request.messages.iter().map(|message| {
        FRAME.saturating_add(match message {
            Message::System(text) | Message::User(text) | Message::Tool { content: text, .. } => {
                tokens_of(text)
            }
            Message::Assistant { text, calls } => {
                calls.iter().map(tokens_of_call).fold(tokens_of(text), u32::saturating_add)
            }
        })
    });
    let tools = request.tools.iter().map(|tool| {
        let words = tokens_of(&tool.name).saturating_add(tokens_of(&tool.about));
        FRAME.saturating_add(words).saturating_add(tokens_of(&tool.input.to_string()))
    });
    let schema = request.schema.iter().map(|schema| tokens_of(schema.schema.get()));
    messages.chain(tools).chain(schema).fold(0, u32::saturating_add)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{AnswerSchema, ToolSpec};

    #[test]
    fn a_token_is_about_four_letters() {
        assert_eq!(["", "a", "four", "fives"].map(tokens_of), [0, 1, 1, 2]);
    }

    #[test]
    fn all_that_is_sent_is_counted() {
        let mut request =
            Request { messages: vec![Message::User("12345678".to_owned())], ..Request::default() };
        assert_eq!(tokens_of_request(&request), FRAME + 2);
        request.tools.push(ToolSpec {
            name: "find".to_owned(),
            about: "Finds.".to_owned(),
            input: json!({}),
        });
        assert_eq!(tokens_of_request(&request), 2 * FRAME + 2 + 4);
        request.schema = Some(AnswerSchema::from_value("answer", &json!({"a": 1})));
        assert_eq!(tokens_of_request(&request), 2 * FRAME + 2 + 4 + 2);
        let call = Call { id: "1".to_owned(), name: "find".to_owned(), input: json!({"a": 1}) };
        request.messages.push(Message::Assistant { text: "Well.".to_owned(), calls: vec![call] });
        assert_eq!(tokens_of_request(&request), 3 * FRAME + 2 + 4 + 2 + 2 + 3);
    }
}
