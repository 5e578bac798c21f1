//! HTML, as a browser without styles would show it. Tags are read one by one and never become a tree: nesting of any
//! depth costs no more than its length.

mod colours;
mod crowd;
mod css;
mod hidden;
mod lengths;
mod names;
mod walk;

use std::cell::{Cell, RefCell};

use html5ever::{
    tendril::StrTendril,
    tokenizer::{
        BufferQueue, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts,
        states::{Rawtext, Rcdata, ScriptData},
    },
};

use super::{Draft, HIDDEN, single, unseen::Unseen};
use crate::{Block, HiddenWhy, Kind, Limits, ReadError};
use css::Sheet;
use hidden::Look;
use walk::Walk;

pub(super) fn read(text: &str, limits: &Limits) -> Result<Draft, ReadError> {
    if crowd::crowded(text).is_some() {
        return Err(ReadError::Broken);
    }
    let walked = walk(text, limits.depth);
    let mut draft = Draft::new(Kind::Html, single(walked.blocks));
    draft.title = Some(walked.title.trim().to_owned());
    draft.unseen = walked.unseen;
    if walked.hidden {
        draft.notes.push(HIDDEN.into());
    }
    Ok(draft)
}

/// A piece of HTML inside another text.
pub(super) struct Fragment {
    pub blocks: Vec<Block>,
    pub hidden: bool,
    pub unseen: Unseen,
    /// Elements that hide what is inside them and were not closed.
    pub veils: Vec<String>,
}

pub(super) fn fragment(text: &str, limits: &Limits) -> Fragment {
    let text = uncrowded(text);
    let walked = walk(text, limits.depth);
    Fragment { blocks: walked.blocks, hidden: walked.hidden, unseen: walked.unseen, veils: walked.veils }
}

/// One tag by itself.
pub(super) struct Lone {
    pub name: String,
    pub closes: bool,
    pub hides: Option<HiddenWhy>,
}

pub(super) fn lone(markup: &str) -> Option<Lone> {
    struct First(RefCell<Option<Lone>>);
    impl TokenSink for First {
        type Handle = ();

        fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
            if let Token::TagToken(tag) = token {
                let look = Look::default().inside(&tag, &Sheet::default());
                let never = names::is_never_shown(&tag.name);
                let hides = look.hidden.or(never.then_some(HiddenWhy::Invisible));
                let closes = tag.kind == TagKind::EndTag;
                self.0.borrow_mut().get_or_insert(Lone { name: tag.name.to_string(), closes, hides });
            }
            TokenSinkResult::Continue
        }
    }
    tokenize(uncrowded(markup), First(RefCell::new(None))).0.into_inner()
}

/// As far as it can be read.
fn uncrowded(text: &str) -> &str {
    &text[..crowd::crowded(text).unwrap_or(text.len())]
}

fn walk(text: &str, depth: usize) -> Walk {
    // A sheet holds for what stands before it as well.
    let sheet = tokenize(text, Sheets::default()).sheet.into_inner();
    let mut walk = tokenize(text, Sink(RefCell::new(Walk::new(depth, sheet)))).0.into_inner();
    walk.finish();
    walk
}

/// Gathers the style sheets.
#[derive(Default)]
struct Sheets {
    sheet: RefCell<Sheet>,
    css: RefCell<String>,
    inside: Cell<bool>,
}

impl TokenSink for Sheets {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        match token {
            Token::CharacterTokens(text) if self.inside.get() => self.css.borrow_mut().push_str(&text),
            Token::TagToken(tag) => {
                if self.inside.replace(false) {
                    self.sheet.borrow_mut().read(&self.css.take());
                }
                if tag.kind == TagKind::StartTag {
                    self.inside.set(&*tag.name == "style");
                    self.sheet.borrow_mut().unread |= &*tag.name == "link";
                    return raw(&tag.name);
                }
            }
            _ => {}
        }
        TokenSinkResult::Continue
    }
}

/// What is inside these is no markup, whatever it looks like.
fn raw(name: &str) -> TokenSinkResult<()> {
    match name {
        "script" => TokenSinkResult::RawData(ScriptData),
        "style" | "xmp" | "iframe" | "noembed" | "noframes" => TokenSinkResult::RawData(Rawtext),
        "title" | "textarea" => TokenSinkResult::RawData(Rcdata),
        "plaintext" => TokenSinkResult::Plaintext,
        _ => TokenSinkResult::Continue,
    }
}

fn tokenize<S: TokenSink>(text: &str, sink: S) -> S {
    let input = BufferQueue::default();
    // A tendril counts its bytes in 32 bits.
    let mut rest = text;
    while !rest.is_empty() {
        let mut cut = rest.len().min(1 << 20);
        while !rest.is_char_boundary(cut) {
            cut -= 1;
        }
        input.push_back(StrTendril::from_slice(&rest[..cut]));
        rest = &rest[cut..];
    }
    let tokenizer = Tokenizer::new(sink, TokenizerOpts::default());
    // It stops after each script, which nobody runs.
    while !input.is_empty() {
        let _ = tokenizer.feed(&input);
    }
    tokenizer.end();
    tokenizer.sink
}

struct Sink(RefCell<Walk>);

impl TokenSink for Sink {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        let mut walk = self.0.borrow_mut();
        match token {
            Token::CharacterTokens(text) => walk.text(&text),
            Token::TagToken(tag) if tag.kind == TagKind::StartTag => {
                walk.open(&tag);
                return raw(&tag.name);
            }
            Token::TagToken(tag) => walk.close(&tag.name),
            _ => {}
        }
        TokenSinkResult::Continue
    }
}
