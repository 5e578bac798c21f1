//! What a definition or a line of a job description says that somebody does.

use super::{
    act::{Act, BARE, LIMITS, Origin, QUESTIONS, SMALL, Word},
    forms::{Form, is_adverb, unknown_third, verb_of},
};

/// So many are enough to tell levels by.
const MOST: usize = 6;

/// The act begins among the first words, or not at all.
const BEGINS: usize = 10;

/// An act of more words is cut where that does no harm.
const LONGEST: usize = 13;

/// What cannot be cut is left out beyond so many words.
const LONGEST_WHOLE: usize = 19;

const JOINTS: &[&str] = &["and", "but", "or", "then"];

/// Before a verb in its plain form.
const BEFORE_PLAIN: &[&str] =
    &["can", "may", "must", "please", "should", "they", "to", "who", "will", "you", "you'll"];

/// Before a verb that ends in -ing.
const BEFORE_GERUND: &[&str] = &["at", "by", "for", "in", "of", "with"];

/// After a noun, not after an act.
const AFTER_NOUN: &[&str] = &["are", "can", "has", "have", "is", "was", "were", "will"];

/// What an act is about begins with these, even if we do not know its verb.
const OBJECTS: &[&str] = &[
    "a", "all", "an", "each", "every", "how", "it", "its", "others", "people", "the", "their", "them",
    "what", "which", "who",
];

/// Verbs that need nothing beside them.
const ALONE: &[&str] =
    &["collaborate", "delegate", "experiment", "improvise", "listen", "negotiate", "network", "volunteer"];

/// What is said of who writes or reads cannot be said of anybody.
const SPEAKERS: &[&str] = &["i", "me", "my", "us", "we", "you", "yourself"];

/// What follows explains, and is left out.
const STOPS: &[&str] =
    &["although", "e.g", "etc", "i.e", "including", "namely", "thereby", "unless", "whenever"];

/// An act can be cut before these; before the second ones if need be.
const STRONG: &[&str] = &[
    "after", "as", "before", "by", "if", "rather", "that", "until", "when", "where", "whether", "while",
    "who", "without",
];
const WEAK: &[&str] = &[
    "about", "across", "against", "at", "despite", "during", "for", "from", "in", "into", "of", "on",
    "through", "to", "towards", "with", "within",
];

struct Token {
    text: String,
    /// In small letters.
    low: String,
    comma: bool,
}

/// Where an act begins: with an adverb perhaps, then its verb.
struct Start {
    first: usize,
    verb: usize,
    /// In its plain form.
    plain: String,
}

/// All acts of a text, in its order.
pub(super) fn acts(text: &str, origin: Origin) -> Vec<Act> {
    let all = sentences(text).into_iter().flat_map(|tokens| acts_of(&tokens, origin));
    let acts = all.filter(|words| !words.iter().any(|word| word.is_in(SPEAKERS))).filter_map(trimmed);
    let plain = acts.filter(|words| words.iter().all(|word| word.text.chars().all(is_letter)));
    let whole = plain.filter(|words| words.len() > 1 || words.iter().any(|word| word.is_in(ALONE)));
    whole.take(MOST).map(|words| Act { words, origin }).collect()
}

fn is_letter(letter: char) -> bool {
    letter.is_alphabetic() || matches!(letter, '\'' | '’' | '-')
}

/// The words of each sentence, without what stands in brackets.
fn sentences(text: &str) -> Vec<Vec<Token>> {
    let mut sentences = Vec::new();
    for line in without_asides(text).lines() {
        let mut tokens = Vec::new();
        let mut comma = false;
        for raw in line.split_whitespace() {
            let text = raw.trim_matches(|letter: char| !letter.is_alphanumeric());
            if text.is_empty() {
                comma = true;
                continue;
            }
            tokens.push(Token { text: text.to_owned(), low: text.to_lowercase().replace('’', "'"), comma });
            comma = raw.ends_with(',');
            if raw.ends_with(['.', ';', ':', '!', '?']) {
                sentences.push(std::mem::take(&mut tokens));
                comma = false;
            }
        }
        sentences.push(tokens);
    }
    sentences
}

fn without_asides(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut depth = 0_usize;
    for letter in text.chars() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ if depth == 0 => kept.push(letter),
            _ => {}
        }
    }
    kept
}

fn acts_of(tokens: &[Token], origin: Origin) -> Vec<Vec<Word>> {
    let found = if origin == Origin::Name { gerund_of_name(tokens) } else { opening(tokens, origin) };
    let Some((first, form)) = found else { return Vec::new() };
    let starts = starts(tokens, first, form);
    let mut acts: Vec<Vec<Word>> = Vec::new();
    let mut joint: Option<String> = None;
    for (number, start) in starts.iter().enumerate() {
        let end = starts.get(number + 1).map_or(tokens.len(), |next| next.first);
        let mut words = words_of(tokens, start, end);
        let mut last = None;
        while words.len() > 1 && words.last().is_some_and(|word| !word.is_verb && word.is_in(JOINTS)) {
            last = words.pop().map(|word| word.text.to_lowercase());
        }
        // "greet guests, beam and lead them in": what we do not know as a verb is no part of the act before it.
        if last.is_some() && words.len() > 2 && words.last().is_some_and(|word| word.comma) {
            words.pop();
        }
        // "finds and corrects errors" and "solves it or finds who can" are one act each.
        let goes_on = |before: &&mut Vec<Word>| {
            let is_bare = before.last().is_some_and(|word| word.is_verb);
            !tokens[start.first].comma && (is_bare || joint.as_deref() == Some("or"))
        };
        match acts.last_mut().filter(goes_on) {
            Some(before) => {
                let joint = joint.take().unwrap_or_else(|| "and".to_owned());
                before.push(Word { text: joint, is_verb: false, comma: false });
                before.extend(words);
            }
            None => acts.push(words),
        }
        joint = last;
    }
    acts
}

/// "Meeting Deadlines" is to meet deadlines. "Planning Skills" is not to plan skills.
fn gerund_of_name(tokens: &[Token]) -> Option<(usize, Form)> {
    const ABOUT: &[&str] = &[
        "change", "conflict", "feedback", "money", "others", "people", "progress", "risk", "time", "trust",
        "work",
    ];
    const NOT_ABOUT: &[&str] = &["abilities", "methods", "skills", "tools"];
    let (first, second) = (tokens.first()?, tokens.get(1)?.low.as_str());
    verb_of(&first.low, Form::Gerund)?;
    let is_about = ABOUT.contains(&second) || (second.ends_with('s') && !NOT_ABOUT.contains(&second));
    is_about.then_some((0, Form::Gerund))
}

/// Where the first verb stands, and in which form.
fn opening(tokens: &[Token], origin: Origin) -> Option<(usize, Form)> {
    (0..tokens.len().min(BEGINS)).find_map(|at| {
        let word = tokens[at].low.as_str();
        let is = |form: Form| verb_of(word, form).map(|_| (at, form));
        let Some(before) = tokens[..at].iter().rev().find(|token| !is_adverb(&token.low)) else {
            let known = is(Form::Third).or_else(|| is(Form::Plain)).or_else(|| is(Form::Gerund));
            let may_be = || origin != Origin::Line && (is_unknown(tokens, at) || is_followed(tokens, at));
            return known.or_else(|| may_be().then_some((at, Form::Third)));
        };
        let before = before.low.as_str();
        let plain = || is(Form::Plain).filter(|_| BEFORE_PLAIN.contains(&before));
        let gerund = || is(Form::Gerund).filter(|_| BEFORE_GERUND.contains(&before));
        let third = || {
            let is_act =
                || before == "who" || (tokens[at].comma && begins(tokens, at, Form::Third).is_some());
            is(Form::Third).filter(|_| is_act())
        };
        plain().or_else(gerund).or_else(third)
    })
}

/// Whether a word that we do not know is a verb, as far as the next one shows.
fn is_unknown(tokens: &[Token], at: usize) -> bool {
    let next = tokens.get(at + 1).filter(|next| !next.comma && OBJECTS.contains(&next.low.as_str()));
    next.is_some() && unknown_third(&tokens[at].low).is_some()
}

/// Whether it is one because an act that we know follows it.
fn is_followed(tokens: &[Token], at: usize) -> bool {
    let is_bare = tokens.get(at + 1).is_none_or(|next| next.comma || JOINTS.contains(&next.low.as_str()));
    let begins_later = |later: usize| {
        let is_joined = tokens[later].comma || JOINTS.contains(&tokens[later - 1].low.as_str());
        is_joined && begins(tokens, later, Form::Third).is_some()
    };
    !is_bare && unknown_third(&tokens[at].low).is_some() && (at + 2..tokens.len()).any(begins_later)
}

/// The verb of the act that begins here, if one does: what follows shows that it is no thing.
fn begins(tokens: &[Token], at: usize, form: Form) -> Option<usize> {
    let verb = at + usize::from(is_adverb(&tokens[at].low));
    verb_of(&tokens.get(verb)?.low, form)?;
    let next = tokens.get(verb + 1).filter(|next| !next.comma)?;
    let joined = |next: &Token| matches!(next.low.as_str(), "and" | "or");
    if joined(next) {
        verb_of(&tokens.get(verb + 2)?.low, form)?;
        tokens.get(verb + 3).filter(|after| !after.comma && !joined(after))?;
    }
    (!AFTER_NOUN.contains(&next.low.as_str())).then_some(verb)
}

fn starts(tokens: &[Token], first: usize, form: Form) -> Vec<Start> {
    let plain = |at: usize| {
        let low = &tokens[at].low;
        verb_of(low, form).map(str::to_owned).or_else(|| unknown_third(low)).unwrap_or_else(|| low.clone())
    };
    let with_adverb = first > 0 && is_adverb(&tokens[first - 1].low);
    let mut starts =
        vec![Start { first: first - usize::from(with_adverb), verb: first, plain: plain(first) }];
    let mut at = first + 1;
    while at < tokens.len() {
        let is_joined = tokens[at].comma || JOINTS.contains(&tokens[at - 1].low.as_str());
        if form == Form::Plain && has_purpose(&tokens[first..at]) {
            break;
        }
        if is_joined && let Some(verb) = next_verb(tokens, at, form) {
            let helped = matches!(tokens[at].low.as_str(), "can" | "may" | "to" | "will");
            let plain = if helped { tokens[verb].low.clone() } else { plain(verb) };
            starts.push(Start { first: at, verb, plain });
            at = verb;
        }
        at += 1;
    }
    starts
}

/// "work with teams to define, design and ship": what follows is what it is done for.
fn has_purpose(tokens: &[Token]) -> bool {
    tokens.windows(3).any(|some| {
        let is_joined = some[1].comma || JOINTS.contains(&some[0].low.as_str());
        some[1].low == "to" && !is_joined && verb_of(&some[2].low, Form::Plain).is_some()
    })
}

fn next_verb(tokens: &[Token], at: usize, form: Form) -> Option<usize> {
    let helped = || {
        let is_helper = match form {
            Form::Plain => tokens[at].low == "to",
            Form::Third | Form::Gerund => matches!(tokens[at].low.as_str(), "can" | "may" | "will"),
        };
        let verb = tokens.get(at + 1).filter(|_| is_helper && tokens.len() > at + 2)?;
        verb_of(&verb.low, Form::Plain).map(|_| at + 1)
    };
    let unknown = || (form == Form::Third && is_unknown(tokens, at)).then_some(at);
    begins(tokens, at, form).or_else(helped).or_else(unknown)
}

fn words_of(tokens: &[Token], start: &Start, end: usize) -> Vec<Word> {
    let mut words = Vec::new();
    if start.first < start.verb && is_adverb(&tokens[start.first].low) {
        words.push(Word { text: tokens[start.first].low.clone(), is_verb: false, comma: false });
    }
    words.push(Word { text: start.plain.clone(), is_verb: true, comma: false });
    words.extend(tokens[start.verb + 1..end].iter().map(|token| {
        // Whoever writes "our clients" means those of the house.
        let text: &str = if matches!(token.low.as_str(), "our" | "your") { "the" } else { &token.text };
        Word { text: text.to_owned(), is_verb: false, comma: token.comma }
    }));
    words
}

/// Without what explains and what is too long. None if that cannot be done without harm.
fn trimmed(mut words: Vec<Word>) -> Option<Vec<Word>> {
    if let Some(end) = (1..words.len()).find(|at| is_stop(&words, *at)) {
        cut(&mut words, end);
    }
    let is_whole = words.iter().any(|word| word.is_in(LIMITS))
        || words.iter().skip(1).take(3).any(|word| word.is_in(QUESTIONS));
    if words.len() > LONGEST_WHOLE || (words.len() > LONGEST && !is_whole) {
        if is_whole {
            return None;
        }
        let last = |ends: &dyn Fn(&Word) -> bool| {
            (4..=LONGEST).rev().find(|at| ends(&words[*at]) && !words[*at - 1].is_in(BARE))
        };
        let end =
            last(&|word| word.comma || word.is_in(STRONG)).or_else(|| last(&|word| word.is_in(WEAK)))?;
        cut(&mut words, end);
    }
    (!words.is_empty()).then_some(words)
}

fn is_stop(words: &[Word], at: usize) -> bool {
    let next = |list: &[&str]| words.get(at + 1).is_some_and(|next| next.is_in(list));
    let word = &words[at];
    match word.text.to_lowercase().as_str() {
        "because" => !next(&["of"]),
        "so" => next(&["that"]),
        "such" => next(&["as"]),
        "in" => next(&["order"]),
        "as" => next(&["well"]),
        "even" => next(&["if", "though", "when"]),
        "which" => word.comma,
        other => STOPS.contains(&other),
    }
}

fn cut(words: &mut Vec<Word>, end: usize) {
    words.truncate(end);
    while words.last().is_some_and(|word| !word.is_verb && word.is_in(SMALL)) {
        words.pop();
    }
}
