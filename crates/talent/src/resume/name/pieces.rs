//! What of a line is the name, and what stands around it.

use matching::lexicon::{places, text};

use super::PARTICLES;
use crate::resume::titles;

/// What a page may begin with before the name, or instead of it.
const BEFORE: &[&str] = &[
    "application of",
    "curriculum vitae of",
    "curriculum vitae",
    "cv of",
    "cv",
    "full name",
    "lebenslauf",
    "name",
    "resume of",
    "resume",
];

const HONORIFICS: &[&str] = &["dr", "miss", "mr", "mrs", "ms", "mx", "prof"];

/// What stands before a way to reach somebody.
const LABELS: &[&str] = &[
    "cell",
    "e-mail",
    "email",
    "github",
    "linkedin",
    "mail",
    "mobile",
    "phone",
    "portfolio",
    "tel",
    "telephone",
    "web",
    "website",
];

/// How much of "Résumé of Emma Brown" or "Dr. Emma Brown" stands before the name.
pub(super) fn prefix(line: &str) -> usize {
    let words = text::words(line);
    let starts = |phrase: &&&str| {
        let mut count = 0;
        let fits = phrase.split(' ').all(|part| {
            count += 1;
            words.get(count - 1).is_some_and(|word| word.text == part)
        });
        fits && words.len() > count
    };
    let skipped = BEFORE.iter().find(starts).map_or(0, |phrase| phrase.split(' ').count());
    let honorifics = words.iter().skip(skipped).take_while(|word| HONORIFICS.contains(&word.text.as_str()));
    words.get(skipped + honorifics.count()).map_or(0, |word| word.start)
}

/// Up to the first way to reach somebody: files whose lines are joined have it behind the name.
pub(super) fn before_contact(line: &str) -> &str {
    let mut words = line.split_whitespace().map(|word| (word.as_ptr().addr() - line.as_ptr().addr(), word));
    let end = words.find(|(at, word)| *at > 0 && is_contact(word)).map_or(line.len(), |(at, _)| at);
    line[..end].trim_end()
}

fn is_contact(word: &str) -> bool {
    let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
    let is_address = word.split_once('.').is_some_and(|(host, rest)| {
        host.len() > 1 && !word.contains(char::is_uppercase) && rest.starts_with(char::is_alphabetic)
    });
    word.contains('@') || word.contains("://") || is_address || LABELS.contains(&text::fold(word).as_str())
}

/// The spaced letters at the beginning of a line.
pub(super) fn spaced(line: &str) -> &str {
    let mut end = 0;
    for word in line.split_inclusive(char::is_whitespace) {
        if word.trim_end().chars().count() > 1 {
            break;
        }
        end += word.len();
    }
    line[..end].trim_end()
}

/// Without the title behind it in "Emma Brown Data Analyst", where two words of a name stay. One word may be the last
/// of the name: a mailbox tells.
pub(super) fn without_title<'a>(piece: &'a str, mailboxes: &[String]) -> &'a str {
    let is_mailed = |word: &str| {
        let word = text::fold(word);
        word.len() > 2 && mailboxes.iter().any(|mailbox| mailbox.contains(&word))
    };
    let is_full = |word: &&str| {
        word.trim_end_matches('.').chars().count() > 1 && !PARTICLES.contains(&word.to_lowercase().as_str())
    };
    for (at, _) in piece.match_indices(' ') {
        let (name, title) = (&piece[..at], &piece[at + 1..]);
        let last = name.rsplit(' ').next().unwrap_or_default();
        let is_sure = title.contains(' ') || is_mailed(last);
        let is_other = titles::is_all_title(title) && !title.split(' ').any(is_mailed);
        if is_sure && is_other && name.split(' ').filter(is_full).count() >= 2 {
            return name.trim_end();
        }
    }
    piece
}

/// Up to what separates it from the rest: a sign, a digit, two spaces, a stand-in.
pub(super) fn first_piece(line: &str) -> &str {
    let mut before = 'x';
    for (at, letter) in line.char_indices() {
        let rest = &line[at..];
        let is_end = matches!(
            letter,
            ',' | '|' | '·' | '•' | '(' | '[' | '\t' | '—' | '–' | ';' | '/' | '@' | ':' | '+'
        ) || letter.is_numeric()
            || (letter == ' ' && before == ' ')
            || (letter == '-' && before == ' ')
            || (matches!(letter, '\'' | '’') && rest.chars().nth(1).is_some_and(char::is_numeric));
        if is_end {
            return line[..at].trim_end();
        }
        before = letter;
    }
    line.trim_end()
}

/// "Emma Brown MBA", "Emma Brown Boston": without what is not the name.
pub(super) fn without_rank(piece: &str) -> &str {
    let is_large = |word: &str| word.chars().count() <= 5 && !word.contains(char::is_lowercase);
    let has_small = piece.contains(char::is_lowercase);
    let mut piece = piece.trim_end();
    while let Some((before, last)) = piece.rsplit_once(' ') {
        let is_initial = last.trim_end_matches('.').chars().count() == 1;
        if !has_small || is_initial || !is_large(last) || !before.contains(char::is_lowercase) {
            break;
        }
        piece = before.trim_end();
    }
    let cut = places::find_places(piece)
        .pop()
        .filter(|place| place.end == piece.len() && piece[..place.start].split_whitespace().count() >= 2);
    cut.map_or(piece, |place| piece[..place.start].trim_end())
}

/// "LIAMBROWN" becomes two words if there is a mailbox "liam.brown".
pub(super) fn split_by_mail(letters: &str, mailboxes: &[String]) -> String {
    if letters.contains(' ') {
        return letters.to_owned();
    }
    let folded = text::fold(letters);
    let all: Vec<char> = letters.chars().collect();
    for mailbox in mailboxes {
        for part in mailbox.split(|letter: char| !letter.is_alphabetic()).filter(|part| part.len() > 1) {
            let count = part.chars().count();
            if folded.starts_with(part) && folded.len() > part.len() && count < all.len() {
                let [first, last] =
                    [&all[..count], &all[count..]].map(|part| part.iter().collect::<String>());
                return format!("{first} {last}");
            }
        }
    }
    letters.to_owned()
}

/// Capitals only at the beginning of words, if there are no others.
pub(super) fn capitalised(name: &str) -> String {
    if name.contains(char::is_lowercase) && name.contains(char::is_uppercase) {
        return name.to_owned();
    }
    let mut shown = String::with_capacity(name.len());
    let mut is_begin = true;
    for letter in name.chars() {
        if is_begin {
            shown.extend(letter.to_uppercase());
        } else {
            shown.extend(letter.to_lowercase());
        }
        is_begin = !letter.is_alphabetic();
    }
    shown
}
