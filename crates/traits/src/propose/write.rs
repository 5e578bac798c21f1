//! Levels, questions and the reason, from the acts of a trait.

use super::{
    Piece,
    act::{Act, Origin},
    fits,
    frames::{PLAIN, PLAIN_WHY, frames},
    near::opened,
    tell::{Told, made},
};
use crate::LEVELS;

/// A level before it is checked: its rule, its text and the acts in it.
type Draft<'a> = (&'static str, String, Vec<&'a Act>);

/// Why it matters: what happens where nobody does it.
pub(super) fn why(told: &Told) -> Piece {
    let first = &told.acts[told.order[0]];
    if first.is_limited() {
        return Piece { text: PLAIN_WHY.to_owned(), from: made("what is missed", &[]) };
    }
    let text = format!("When nobody {}, {}.", first.core().third(), frames(told.kind).without);
    Piece { text, from: made("what is missed", &[first]) }
}

/// Five levels that differ by what is seen. What the lints would object to is said in plain words instead.
pub(super) fn anchors(told: &Told) -> [Piece; LEVELS] {
    let mut texts: [String; LEVELS] = Default::default();
    let mut at = 0;
    drafts(told).map(|(rule, text, acts)| {
        let from = made(rule, &acts);
        texts[at] = text;
        let piece = if fits(&texts, at) {
            Piece { text: texts[at].clone(), from }
        } else {
            PLAIN[at].clone_into(&mut texts[at]);
            Piece { text: texts[at].clone(), from: made(rule, &[]) }
        };
        at += 1;
        piece
    })
}

fn drafts(told: &Told) -> [Draft<'_>; LEVELS] {
    let frames = frames(told.kind);
    let first = told.order[0];
    let act = &told.acts[first];
    let second = (0..told.acts.len()).find(|at| *at != first);
    let hard = told.order.iter().find(|at| **at != first && Some(**at) != second && !told.acts[**at].leans());
    let hard = hard.map_or(act, |at| &told.acts[*at]);
    let core = act.core();
    let not = if act.is_limited() { "Is not seen to" } else { "Does not" };
    let besides = frames.besides[usize::from(hard.does(&["ask", "say"]))];
    let [part, whole] = match second {
        Some(second) => both(&told.acts[first.min(second)], &told.acts[first.max(second)], frames.prompted),
        None => alone(act, frames.prompted),
    };
    [
        ("left out", format!("{not} {}, {}.", core.plain(), frames.missing), vec![act]),
        part,
        whole,
        ("under difficulty", format!("{} {}, {besides}.", frames.hard, hard.core().third()), vec![hard]),
        ("effect on others", format!("{} {}{}.", frames.spread, core.plain(), frames.shown), vec![act]),
    ]
}

/// The second and the third level of two acts: first only the one, then both.
fn both<'a>(one: &'a Act, other: &'a Act, prompted: &str) -> [Draft<'a>; 2] {
    let part = format!(
        "{} {prompted}, but does not go on to {}.",
        opened(&one.core().third()),
        other.core().plain()
    );
    let is_asked = [one, other].iter().any(|act| act.has(&["asked", "unasked"]));
    let unasked =
        if is_asked { "in everyday work and from start to end" } else { "unasked and in everyday work" };
    let and = if one.has(&["and", "or"]) || other.has(&["and"]) { ", and" } else { " and" };
    let whole = format!("{}{and} {}, {unasked}.", opened(&one.third()), other.third());
    [("in part", part, vec![one, other]), ("whole and unasked", whole, vec![one, other])]
}

fn alone<'a>(act: &'a Act, prompted: &str) -> [Draft<'a>; 2] {
    let part = format!("{} {prompted}, and stops at the first obstacle.", opened(&act.core().third()));
    [("in part", part, vec![act]), ("whole and unasked", PLAIN[2].to_owned(), Vec::new())]
}

/// What to ask in an interview: what was done, what was hard, what would be done, and what others took over.
pub(super) fn questions(told: &Told) -> Vec<Piece> {
    let own = in_order(told).filter(|act| act.origin != Origin::Rule && !act.leans());
    let shared = in_order(told).filter(|act| act.origin == Origin::Rule);
    let mut asked: Vec<&Act> = own.chain(shared).collect();
    if asked.is_empty() {
        asked.extend(in_order(told).take(1));
    }
    let act = |at: usize| asked[at % asked.len()];
    let suppose = frames(told.kind).suppose;
    let texts = [
        (
            "past",
            act(0),
            "Tell me about a time when you had to [act]. What did you do yourself, and what came of it?",
        ),
        (
            "obstacle",
            act(1),
            "Describe an occasion when it was hard to [act]. What stood in the way, and what did you do about it?",
        ),
        ("situation", act(2), suppose),
        (
            "others",
            act(0),
            "Tell me about somebody you have shown how to [act]. What does that person do differently now?",
        ),
    ];
    let ask = |(rule, act, text): (&str, &Act, &str)| {
        let said = act.core().plain().replace("their own", "your own");
        Piece { text: text.replace("[act]", &said), from: made(rule, &[act]) }
    };
    texts.into_iter().map(ask).collect()
}

fn in_order(told: &Told) -> impl Iterator<Item = &Act> {
    told.order.iter().map(move |at| &told.acts[*at])
}
