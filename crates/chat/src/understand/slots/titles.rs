//! Job titles of our list.

use std::{collections::HashMap, ops::Range, sync::LazyLock};

use matching::lexicon::{fields, industries, text, titles};

use super::{
    Message, Read, is_pointed,
    terms::{all_of, entry, windows},
};
use crate::phrase;

/// Every spelling without the endings of plurals, and the name of its title.
static SPELLINGS: LazyLock<HashMap<String, &'static str>> = LazyLock::new(|| {
    let all = titles::titles();
    titles::spellings().map(|(spelling, title)| (key(spelling), all[title].name)).collect()
});

/// The last words of titles, where no title is called by that word alone: a developer, an analyst.
static HEADS: LazyLock<HashMap<String, usize>> = LazyLock::new(|| {
    let mut heads: HashMap<String, usize> = HashMap::new();
    for title in titles::titles() {
        let key = key(title.name);
        let Some(head) = key.rsplit(' ').next().filter(|head| key != **head) else { continue };
        *heads.entry(head.to_owned()).or_default() += 1;
    }
    heads.retain(|head, _| !SPELLINGS.contains_key(head));
    heads
});

/// A word that fewer titles end with may end other things as well, unless it ends like somebody.
const ENOUGH: usize = 2;
const SOMEBODY: &[&str] = &["ant", "er", "ian", "ist", "or"];

/// Words that are a title in our list, and in a question mostly something else.
const PLAIN: &[&str] = &[
    "advocate",
    "ambassador",
    "apprentice",
    "associate",
    "author",
    "builder",
    "buyer",
    "chief",
    "coach",
    "contractor",
    "cook",
    "counselor",
    "director",
    "donor",
    "driver",
    "educator",
    "executive",
    "guard",
    "head",
    "host",
    "inspector",
    "intern",
    "internship",
    "judge",
    "justice",
    "lead",
    "leader",
    "manager",
    "marine",
    "mentor",
    "minister",
    "model",
    "officer",
    "owner",
    "partner",
    "president",
    "principal",
    "printer",
    "researcher",
    "sales",
    "server",
    "sewer",
    "specialist",
    "student",
    "trainee",
    "trustee",
    "tutor",
    "undergraduate",
    "vet",
    "volunteer",
];

/// How high somebody stands is a criterion of its own.
const RANKS: &[&str] = &["jr", "junior", "senior", "sr"];

const WORKS_AS: &[&str] = &[
    "are", "become", "becoming", "be", "by", "is", "job", "jobs", "position", "role", "roles", "title",
    "titles", "was", "were", "work", "worked", "working", "works",
];

pub(super) fn find(message: &Message) -> Vec<Read> {
    windows(message, |words| {
        let written = message.slice(words);
        let Some(name) = SPELLINGS.get(&key(written)).copied() else {
            return head(message, words).map(|head| (entry(&head, &head), false));
        };
        let first = message.word(words.start);
        let rest = message.slice(&(words.start + 1..words.end));
        if words.len() > 1 && RANKS.contains(&first) && SPELLINGS.contains_key(&key(rest)) {
            return None;
        }
        let pointed = is_pointed(message, words, WORKS_AS, &[]);
        let is_plain = words.len() == 1 && (is_plain_word(first) || is_about_work(written));
        (!is_plain || (pointed && !is_about_work(written))).then(|| (entry(name, name), pointed))
    })
}

pub(super) fn whole(text: &str) -> Option<Read> {
    let name = SPELLINGS.get(&key(text)).map(|name| (*name).to_owned());
    let name = name.or_else(|| head(&Message::plain(text), &(0..1)).filter(|_| !text.contains(' ')))?;
    Some(all_of(text, entry(&name, &name)))
}

fn head(message: &Message, words: &Range<usize>) -> Option<String> {
    let word = message.word(words.start);
    let stem = text::stem(word);
    let is_somebody = SOMEBODY.iter().any(|ending| stem.ends_with(ending));
    let is_head = words.len() == 1 && HEADS.get(stem).is_some_and(|titles| *titles >= ENOUGH || is_somebody);
    (is_head && !is_plain_word(word) && !is_about_work(word)).then(|| phrase::sentence_case(stem))
}

fn is_plain_word(word: &str) -> bool {
    PLAIN.contains(&word) || PLAIN.contains(&text::stem(word))
}

/// "accounting" is what an accountant does, and not what one is called.
fn is_about_work(word: &str) -> bool {
    text::fold(word).ends_with("ing") || fields::field(word).is_some() || industries::industry(word).is_some()
}

fn key(title: &str) -> String {
    let normal = text::normalise(title);
    let one = |word| if word == "vps" { "vice president" } else { text::stem(word) };
    normal.split(' ').map(one).collect::<Vec<_>>().join(" ")
}
