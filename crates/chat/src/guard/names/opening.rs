//! A listed name that begins a sentence and is also an ordinary word: "Rose manages the fund", "Mark your calendar".
//! It is somebody, unless what follows shows that it is a word.

use super::{
    lists::{is_given, is_name, is_word},
    persons::{PERSONS, PLACES, THINGS},
};
use crate::guard::token::{Token, listed};

/// What people do. Behind any name it makes somebody of it.
const DEEDS: &str = "gave gives works worked lives lived studied joined joins donated donates graduated said says \
     recommends recommended earned earns led majored retired founded pledged runs ran manages managed owns owned \
     teaches taught writes wrote knows knew wants wanted agreed agrees helped serves served moved speaks spoke hired \
     hires headed chaired built sold advises advised coached mentored volunteered loves loved likes liked enjoys \
     enjoyed thinks thought believes believed hopes hoped offered holds held met meets told asked asks replied \
     replies answered spent spends won wins attended attends enrolled enrolls practices practiced \
     specializes specialized focuses focused designed develops developed invests invested funded supported \
     contributed contributes sponsored introduced introduces invited invites suggested suggests explained explains \
     remembers remembered became becomes recalls wishes decided joked travels traveled sits sat \
     oversees oversaw coordinates coordinated directs directed supervises supervised handled organizes organized \
     consults consulted researches researched published trained";
/// What people do, and what there may be many of: "Young mentors students", "Young mentors are rare".
const DOINGS: &str = "mentors volunteers graduates coaches tutors leads studies answers";
/// Behind several things of a kind, and not behind what one person does.
const OF_MANY: &str = "are were have do who can may will need want give know help answer and or often usually tend be come get find \
     apply see";
/// What is or has, perhaps somebody.
const STATES: &str = "is was has had can could would should will may might must does did 's";
/// What only somebody has.
const LEARNED: &str = "phd mba degree degrees doctorate experience years background career profile";
/// What is somebody's, behind a name.
const OWN: &str = "profile gift gifts experience career email e name score advice story work job background";
/// Family names that are things, when there are several.
const SEVERAL: &str = "banks bridges chambers fields flowers gates marks mills parks powers rivers sellers \
     shields sparks summers walls waters wells winters woods";
/// What something is like.
const QUALITIES: &str = "black bland blue bright brown elder frank earnest golden gray green hardy moody noble petty \
     rich roman rusty sandy misty savage sharp stark sterling stern stout strong sweet welsh white wilder wise young";
/// What one can have faith in.
const VIRTUES: &str = "hope faith patience charity mercy grace prudence";
/// Things that words of the list make together with the next.
const PAIRS: &str = "grace period; grace periods; rose garden; bill payment; bill payments; bill pay; amber alert; \
     crystal clear; ivy league; mark sheet; mark sheets; penny wise; hope springs; jack of; foster care; \
     foster youth; foster trust; skip questions; skip steps; patience pays; charity begins; amber means";
/// What stands behind a word that tells more about it: charity events, Ruby developers.
const NOUNS: &str = "alumni alumnae students people members group groups program programs event events work workers \
     communities community organization organizations leaders developers engineers programmers professionals teams \
     projects courses classes fees period applications";
/// Behind these comes what is marked, hoped or skipped.
const OBJECTS: &str = "the a an your our their his her my its this that these those each every some any no all both \
     it them you me us yourself i we they one everyone everybody anyone anybody somebody someone everything there more";
/// Behind a word; somebody's name stands before "at" and "from".
const BETWEEN: &str = "of for on by to with about over under between into as than through up out down off within \
     without ahead or";
const ADVERBS: &str = "also now still already always never often once then again just even only soon sometimes first \
     later today not quite almost maybe perhaps too here ever yet rather";
/// Words that end as adverbs do.
const NO_ADVERBS: &str = "family reply apply supply early daily weekly monthly yearly friendly likely assembly lonely \
     lovely elderly hourly rely";

/// Whether the name that begins a sentence here is somebody's. Where all words have a capital, only a deed tells.
pub(super) fn is_somebody(tokens: &[Token], at: usize, loud: bool) -> bool {
    let token = &tokens[at];
    let word = token.folded.as_str();
    if let Some(name) = contracted(token) {
        return is_given(&name) && !listed(THINGS, &name);
    }
    let adverbs = tokens[at + 1..].iter().take_while(|token| is_adverb(token)).count();
    let place = at + 1 + adverbs;
    let Some(next) = tokens.get(place).filter(|_| is_name(word)) else { return false };
    let after = tokens.get(place + 1);
    // "Grace both teaches and mentors"; "Mark both names".
    let shared = listed("both all each", &next.folded) && after.is_some() && acts(tokens, place + 1);
    if shared || acts(tokens, place) {
        return true;
    }
    if loud {
        return false;
    }
    let capital = after.is_some_and(|after| after.is_capital() && after.text != "I");
    let follows = next.folded.as_str();
    if word == "will" {
        return !asks(tokens, place);
    }
    if listed(SEVERAL, word) {
        return listed("is was has does 's", follows) || does_something(next, after);
    }
    if listed(THINGS, word) || (listed(PLACES, word) && word != "dean") {
        let season = listed("summer autumn", word) && listed("is was", follows);
        return is_given(word) && listed(STATES, follows) && !season;
    }
    if listed(QUALITIES, word) {
        let there = listed("at from", follows) || (follows == "in" && capital);
        return there || listed(STATES, follows) || does_something(next, after);
    }
    match follows {
        "'s" => !after.is_some_and(|after| listed("dozen market list", &after.folded)),
        "and" => capital,
        "of" | "with" | "by" if capital && word != "dean" => true,
        "in" => capital || !listed(VIRTUES, word),
        _ if !next.is_word() || next.is_capital() => false,
        _ => {
            let pair = PAIRS.split("; ").any(|pair| pair.split_once(' ') == Some((word, follows)));
            // "Snow days are announced": nobody does anything before "are".
            let whole = adverbs == 0
                && after.is_some_and(|after| listed("is are was were", &after.folded))
                && !listed(STATES, follows)
                && !listed("who whom she he herself himself alone at from", follows);
            !(pair || whole || [NOUNS, OBJECTS, BETWEEN].iter().any(|list| listed(list, follows)))
        }
    }
}

/// Whether what stands from here on is said of somebody only: "works", "is a mentor", "'s profile".
fn acts(tokens: &[Token], at: usize) -> bool {
    let (next, after) = (tokens[at].folded.as_str(), tokens.get(at + 1));
    let many = after.is_some_and(|after| listed(OF_MANY, &after.folded));
    let near = |list: &str| tokens[at + 1..].iter().take(4).any(|token| listed(list, &token.folded));
    listed(DEEDS, next)
        || (listed(DOINGS, next) && !many)
        || (listed("is was", next) && near(PERSONS))
        || (listed("has had", next) && near(LEARNED))
        || (next == "'s" && after.is_some_and(|after| listed(OWN, &after.folded)))
}

/// "Young oversees the lab", "Young tutors students"; "Young tutors often answer" are several.
fn does_something(next: &Token, after: Option<&Token>) -> bool {
    const ENDING_SO: &str = "always perhaps across as us this is was has does sometimes towards";
    let ends = |token: &Token| token.is_word() && token.folded.ends_with('s');
    let object = |after: &Token| {
        listed("the a an your our their his her my its each every", &after.folded)
            || (ends(after) && !listed(ENDING_SO, &after.folded))
    };
    ends(next) && after.is_some_and(object)
}

/// "Will you …", "Will alumni …?"
fn asks(tokens: &[Token], next: usize) -> bool {
    let question = tokens.last().is_some_and(|last| last.is_sign('?'));
    let next = &tokens[next];
    question
        || (!next.is_word() && !next.is("'s"))
        || next.is_capital()
        || listed(OBJECTS, &next.folded)
        || listed("do be", &next.folded)
}

fn is_adverb(token: &Token) -> bool {
    let word = token.folded.as_str();
    let manner = word.len() > 4 && word.ends_with("ly") && is_word(word) && !listed(NO_ADVERBS, word);
    token.is_word() && (manner || listed(ADVERBS, word))
}

/// The name of "Grace'll" and "Rose'd".
fn contracted(token: &Token) -> Option<String> {
    let lower = token.text.to_lowercase();
    let (name, ending) = lower.rsplit_once('\'')?;
    matches!(ending, "ll" | "d" | "ve").then(|| name.to_owned())
}
