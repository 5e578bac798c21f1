//! Names in small letters: a word that nobody knows, or a given name that is a word, where only a person can be meant.

use super::{
    letters::is_unknown,
    lists::{is_family, is_given},
    persons::{PERSONS, THINGS, says_a_person},
};
use crate::guard::{
    ground::Ground,
    token::{Kind, Token, listed},
};

/// What only people do.
const DEEDS: &str = "gave works worked lives lived studied joined donated graduated said says recommends \
     recommended earned leads led majored retired founded volunteers volunteered mentored pledged teaches \
     taught studies knows wants wrote replied agreed recalls serves served";
/// Words before a thing, and not before a name.
const DETERMINERS: &str = "the a an your our their his her my its this that these those each every some any no \
     many most few several all both another such of and or";
/// Behind these words comes a name.
const LEADING: &str = "ask meet contact email call message phone thank named called asked met emailed recommend \
     recommended reach invite send tell";
/// What may come behind somebody's name.
const BEHIND: &str = "about who whose at in from today tomorrow now and or for on to as by before after if when \
     because she he they is was has will can could would a an first next directly too instead soon with";
/// Given names that are more often said of somebody than somebody's.
const QUALITIES: &str = "frank earnest rusty sandy misty olive roman";

/// Whether somebody is named in small letters whom no source names.
pub(super) fn has_introduced(tokens: &[Token], ground: &Ground) -> bool {
    (0..tokens.len()).any(|at| {
        let introduced = is_led_to(tokens, at) || is_presented(tokens, at);
        if is_unknown(tokens, at, ground) {
            let reached = introduced || is_tried(tokens, at);
            return (reached && ends_there(tokens, at + 1)) || acts(tokens, at) || begins(tokens, at);
        }
        (introduced && is_small_given(tokens, at, ground)) || is_small_pair(tokens, at, ground)
    })
}

/// "thandeka is a mentor", "thandeka, a mentor": no sentence begins so with a thing.
fn begins(tokens: &[Token], at: usize) -> bool {
    let next = tokens.get(at + 1);
    let state = next.is_some_and(|next| listed("is was has can could would will 's", &next.folded));
    let sign = next.is_some_and(|next| [',', ':', '-', '('].iter().any(|sign| next.is_sign(*sign)));
    let first = tokens[..at].iter().all(|token| token.kind == Kind::Sign);
    first && (state || (sign && says_a_person(&tokens[at + 2..], true)))
}

/// "rose baker" where a point begins, or behind "and".
fn is_small_pair(tokens: &[Token], at: usize, ground: &Ground) -> bool {
    let small = |at: usize| {
        tokens.get(at).filter(|token| token.is_word() && !token.text.contains(char::is_uppercase))
    };
    let (Some(given), Some(family)) = (small(at), small(at + 1)) else { return false };
    let listed_both = is_given(&given.folded) && !listed(THINGS, &given.folded) && is_family(&family.folded);
    let starts =
        at == 0 || tokens[at - 1].is("and") || (tokens[at - 1].kind == Kind::Sign && !tokens[at].glued);
    let after = tokens.get(at + 2);
    let ends =
        after.is_none_or(|next| next.kind == Kind::Sign || next.is("and") || listed(DEEDS, &next.folded));
    let known = || ground.names.iter().any(|name| name.said(&[&given.folded, &family.folded]).is_some());
    listed_both && starts && ends && !known()
}

/// A given name that is also a word, in small letters, alone or before a family name.
fn is_small_given(tokens: &[Token], at: usize, ground: &Ground) -> bool {
    let token = &tokens[at];
    let small = token.is_word() && !token.text.contains(char::is_uppercase) && is_given(&token.folded);
    if !small || ground.names.iter().any(|name| name.said(&[&token.folded]).is_some()) {
        return false;
    }
    let other = listed(THINGS, &token.folded) || listed(QUALITIES, &token.folded);
    let family = tokens.get(at + 1).is_some_and(|next| is_family(&next.folded));
    (!other && ends_there(tokens, at + 1)) || (family && ends_there(tokens, at + 2))
}

/// Whether a name could end before this place.
fn ends_there(tokens: &[Token], at: usize) -> bool {
    tokens.get(at).is_none_or(|next| !next.is_word() && !next.is_sign('-') || listed(BEHIND, &next.folded))
}

/// "ask …", "talk to …", "reach out to …".
fn is_led_to(tokens: &[Token], at: usize) -> bool {
    let Some(before) = word_before(tokens, at) else { return false };
    let earlier = at.checked_sub(2).map_or("", |at| tokens[at].folded.as_str());
    let talk = "talk talking speak speaking chat write writing out connect connecting meet meeting introduced \
                spoke talked wrote mentored hired reply thanks";
    listed(LEADING, before) || (listed("to with by", before) && listed(talk, earlier))
}

/// "try …", "with help from …": what nobody knows behind it is somebody.
fn is_tried(tokens: &[Token], at: usize) -> bool {
    let Some(before) = word_before(tokens, at) else { return false };
    let earlier = at.checked_sub(2).map_or("", |at| tokens[at].folded.as_str());
    let sent = "help advice support hear heard word note message letter reply email call introduction gift";
    before == "try" || (before == "from" && listed(sent, earlier))
}

/// "your mentor is …", "the contact: …", "the best match for you is …", "alumna …".
fn is_presented(tokens: &[Token], at: usize) -> bool {
    let links = |token: &Token| {
        listed("is was named called 's", &token.folded)
            || [',', ':', '-', '('].iter().any(|sign| token.is_sign(*sign))
    };
    let linked = at.checked_sub(1).is_some_and(|before| links(&tokens[before]));
    // "student grace period" is nobody; "alumna thandeka" is.
    let bare = !is_given(&tokens[at].folded);
    let mut words = tokens[..at - usize::from(linked)].iter().rev();
    let before = words.find(|token| !(linked && listed("for you here", &token.folded)));
    before.is_some_and(|token| {
        (linked && is_pointer(&token.folded)) || (bare && listed(PERSONS, &token.folded))
    })
}

/// A word that says who comes: mentor, mentors, match, name.
fn is_pointer(word: &str) -> bool {
    let single = word.strip_suffix('s').unwrap_or(word);
    listed(PERSONS, single) || listed("match matche name choice candidate spotlight", single)
}

/// "… gave", "…, who works": only a person does so, and no thing stands there.
fn acts(tokens: &[Token], at: usize) -> bool {
    let determined = word_before(tokens, at).is_some_and(|before| listed(DETERMINERS, before));
    let comma = usize::from(tokens.get(at + 1).is_some_and(|sign| sign.is_sign(',')));
    let next = tokens.get(at + 1 + comma).map_or("", |next| next.folded.as_str());
    let alone = at == 0 || tokens[at - 1].kind == Kind::Sign || comma == 1;
    !determined && (next == "who" || (alone && listed(DEEDS, next)))
}

fn word_before(tokens: &[Token], at: usize) -> Option<&str> {
    let before = tokens.get(at.checked_sub(1)?)?;
    Some(before.folded.as_str()).filter(|_| before.is_word())
}
