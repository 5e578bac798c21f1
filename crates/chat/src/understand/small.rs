//! Small talk: what every conversation understands, whatever its app is about. The words are fixed.

use super::message::Message;

/// Something people say that asks for nothing.
pub(super) struct Small {
    pub name: &'static str,
    says: &'static [&'static str],
    answers: &'static [&'static str],
}

/// Words around small talk that are small talk themselves.
const AROUND: &[&str] = &[
    "a", "again", "all", "and", "for", "fine", "friend", "good", "great", "guys", "help", "i", "im", "is",
    "it", "its", "just", "know", "lot", "me", "much", "my", "now", "oh", "please", "really", "so", "team",
    "that", "thats", "the", "there", "this", "to", "very", "was", "well", "you", "your", "youre",
];

/// More words are a message.
const LONGEST: usize = 9;

/// `{can}` is what the app can do; `{example}` is one thing to try.
pub(super) const ALL: &[Small] = &[
    Small {
        name: "help",
        says: &[
            "^help",
            "what can i ask",
            "what can you do",
            "what do you do",
            "what else can you do",
            "how can you help",
            "how do you work",
            "how does this work",
            "what are you able to do",
            "what can i do here",
            "what is this",
        ],
        answers: &[
            "I can {can}. Ask in your own words, for example: “{example}.”",
            "You can ask me to {can}. Try “{example}.”",
        ],
    },
    Small {
        name: "identity",
        says: &[
            "who are you",
            "what are you",
            "are you a bot",
            "are you a human",
            "are you a person",
            "are you a robot",
            "are you ai",
            "are you an ai",
            "are you real",
            "whats your name",
            "what is your name",
            "are you chatgpt",
        ],
        answers: &[
            "I am this app’s assistant, a program. I can {can}.",
            "I am a program, not a person. I can {can}.",
        ],
    },
    Small {
        name: "thanks",
        says: &["appreciate it", "cheers", "many thanks", "thank you", "thanks", "thanks a lot", "thx", "ty"],
        answers: &["You are welcome.", "Glad that helped.", "Any time."],
    },
    Small {
        name: "goodbye",
        says: &["bye", "bye bye", "good night", "goodbye", "see you", "see you later", "talk to you later"],
        answers: &[
            "Goodbye. This conversation stays in your history.",
            "Until next time. You will find this conversation in your history.",
        ],
    },
    Small {
        name: "hello",
        says: &[
            "good afternoon",
            "good evening",
            "good morning",
            "greetings",
            "hello",
            "hey",
            "hi",
            "hiya",
            "how are you",
            "hows it going",
            "howdy",
            "whats up",
            "nice to meet you",
        ],
        answers: &[
            "Hello. What are you looking for?",
            "Hello. Tell me what you need, for example: “{example}.”",
        ],
    },
    Small {
        name: "agreed",
        says: &[
            "alright",
            "awesome",
            "cool",
            "excellent",
            "fine",
            "good",
            "got it",
            "great",
            "i see",
            "makes sense",
            "nice",
            "ok",
            "okay",
            "perfect",
            "sounds good",
            "sure",
            "understood",
            "wonderful",
            "yes",
            "yep",
            "that works",
        ],
        answers: &[
            "Good. What else would you like to know?",
            "All right. Tell me when you need anything else.",
        ],
    },
    Small {
        name: "declined",
        says: &[
            "no",
            "no thanks",
            "no thank you",
            "nope",
            "not now",
            "thats all",
            "that is all",
            "nothing else",
            "im done",
        ],
        answers: &[
            "All right. I am here when you need something.",
            "Understood. Just write when something comes up.",
        ],
    },
];

/// What kind of small talk the message is, if it is nothing else.
pub(super) fn talk(message: &Message) -> Option<&'static Small> {
    let words = &message.words;
    if words.is_empty() || words.len() > LONGEST {
        return None;
    }
    let mut best: Option<(usize, &'static Small)> = None;
    for small in ALL {
        for says in small.says {
            let (phrase, first_only) = says.strip_prefix('^').map_or((*says, false), |phrase| (phrase, true));
            let found = message.find(phrase).into_iter().find(|at| !first_only || at.start == 0);
            let Some(at) = found else { continue };
            let outside = words[..at.start].iter().chain(&words[at.end..]);
            let is_small = outside
                .into_iter()
                .all(|word| AROUND.contains(&word.text.as_str()) || is_small_word(&word.text));
            if is_small && best.is_none_or(|(longest, _)| at.len() > longest) {
                best = Some((at.len(), small));
            }
        }
    }
    best.map(|(_, small)| small)
}

fn is_small_word(word: &str) -> bool {
    ALL.iter().flat_map(|small| small.says).any(|says| *says == word)
}

impl Small {
    /// The fixed words. Which of them depends on how long the conversation is, so that they do not repeat themselves.
    pub fn answer(&self, turn: usize, can: &str, example: &str) -> String {
        self.answers[turn % self.answers.len()].replace("{can}", can).replace("{example}", example)
    }
}
