//! Whose résumé it is: by where a name stands, never by which name it is.

mod mentions;
mod pieces;

use std::ops::Range;

use matching::lexicon::{places, skills::find_skills, text};

use super::{headings, letters::closed, lines::Line, skills, titles};
use crate::model::Form;
use pieces::{
    before_contact, capitalised, first_piece, prefix, spaced, split_by_mail, without_rank, without_title,
};

pub(super) use mentions::masks;

#[derive(Clone, Debug)]
pub(super) struct Name {
    pub shown: String,
    /// Where it was found; of a name on two lines, both.
    pub range: Range<usize>,
}

/// Lines at the top of which one may be the name.
const HEAD: usize = 6;
/// Where a name may still stand if the page begins with something else.
const FURTHER: usize = 80;
const LONGEST: usize = 60;

const PARTICLES: &[&str] = &[
    "af", "al", "ap", "av", "bin", "bint", "da", "das", "de", "del", "della", "den", "der", "di", "do",
    "dos", "du", "e", "el", "la", "le", "los", "mac", "ten", "ter", "van", "von", "y", "zu",
];

const NO_NAMES: &[&str] = &[
    "application",
    "candidate",
    "confidential",
    "curriculum",
    "cv",
    "date",
    "email",
    "lebenslauf",
    "mobile",
    "page",
    "phone",
    "photo",
    "portfolio",
    "resume",
    "tel",
    "vitae",
    "website",
];

/// The name, by the lines of the page and the names of mailboxes.
pub(super) fn find(lines: &[Line<'_>], mailboxes: &[String]) -> Option<Name> {
    at_the_top(lines, mailboxes)
        .or_else(|| titled(lines, mailboxes))
        .or_else(|| by_mail(lines, mailboxes))
        .or_else(|| before_a_title(lines, mailboxes))
}

fn at_the_top(lines: &[Line<'_>], mailboxes: &[String]) -> Option<Name> {
    let is_end =
        |line: &Line<'_>| headings::kind(line.text).is_some() || headings::inline(line.text).is_some();
    let head: Vec<&Line<'_>> = lines.iter().take_while(|line| !is_end(line)).take(HEAD).collect();
    let mut found: Vec<(usize, Name)> = Vec::new();
    for (at, line) in head.iter().enumerate().filter(|(_, line)| !line.is_item()) {
        found.extend(candidate(line, mailboxes, found.is_empty()).map(|name| (at, name)));
    }
    let is_free = |first: bool, name: &Name| first || places::whereabouts(&name.shown).is_none();
    let mut likely =
        found.iter().enumerate().filter(|(at, (_, name))| is_free(*at == 0, name)).map(|(_, found)| found);
    let best =
        likely.clone().find(|(_, name)| !titles::is_all_title(&name.shown)).or_else(|| likely.next())?;
    let (at, mut name) = best.clone();
    // "EMMA" and "BROWN" below it.
    let below = found.iter().find(|(other, _)| *other == at + 1).filter(|(_, below)| {
        let single = |name: &Name| name.shown.split_whitespace().count() == 1;
        let is_other = titles::rank(&below.shown) > 0 || places::whereabouts(&below.shown).is_some();
        single(&name) && single(below) && !is_other && head[at + 1].range() == below.range
    });
    if let Some((_, below)) = below {
        name.shown = format!("{} {}", name.shown, below.shown);
        name.range.end = below.range.end;
    }
    Some(name)
}

/// The largest heading of a file is the name if it is no other heading. What is no larger than the heading of the
/// section before it belongs to that section.
fn titled(lines: &[Line<'_>], mailboxes: &[String]) -> Option<Name> {
    let mut section = u8::MAX;
    let top = lines.iter().filter(|line| {
        let is_section = !line.is_item() && headings::kind(line.text).is_some();
        let level = if let Form::Heading(level) = line.form { level } else { u8::MAX };
        let is_larger = level <= 2 && level < section;
        section = if is_section { section.min(level.min(6)) } else { section };
        is_larger && !is_section
    });
    top.take(4).find_map(|line| {
        candidate(line, mailboxes, false).filter(|name| {
            let is_long = name.shown.contains(' ') || name.range == line.range();
            is_long && !titles::is_all_title(&name.shown)
        })
    })
}

fn by_mail(lines: &[Line<'_>], mailboxes: &[String]) -> Option<Name> {
    lines.iter().take(FURTHER).filter(|line| !line.is_item()).find_map(|line| {
        let name = candidate(line, mailboxes, false)?;
        let words: Vec<String> = text::words(&name.shown).into_iter().map(|word| word.text).collect();
        let is_in =
            |word: &String| word.len() > 2 && mailboxes.iter().any(|mailbox| mailbox.contains(word.as_str()));
        (words.len() > 1 && words.iter().any(is_in)).then_some(name)
    })
}

/// A line of its own, then a title, then a heading: the middle of a page whose left column came first.
fn before_a_title(lines: &[Line<'_>], mailboxes: &[String]) -> Option<Name> {
    let all = lines.get(..lines.len().min(FURTHER))?;
    all.windows(3).find_map(|three| {
        let [line, title, after] = three else { return None };
        let name = candidate(line, mailboxes, false).filter(|name| name.range == line.range())?;
        let count = name.shown.split_whitespace().count();
        let fits = (2..=4).contains(&count)
            && !line.is_item()
            && titles::is_all_title(title.text)
            && headings::kind(after.text).is_some();
        (fits && !titles::is_all_title(&name.shown) && find_skills(&name.shown).is_empty()).then_some(name)
    })
}

/// What of a line can be a name, and nothing if none can. Skills are none, unless a mailbox is named so.
fn candidate(line: &Line<'_>, mailboxes: &[String], is_first: bool) -> Option<Name> {
    let name = piece(line, mailboxes, is_first)?;
    let is_mailed = |word: text::Word| {
        word.text.len() > 2 && mailboxes.iter().any(|mailbox| mailbox.contains(&word.text))
    };
    let own = &line.text[name.range.start - line.start..name.range.end - line.start];
    // "Emma Brown, Python, SQL, Excel" may begin a page.
    let is_head = is_first && name.shown.contains(' ');
    let is_skill = skills::is_list(own, 1) || (!is_head && skills::is_list(line.text, 3));
    (!is_skill || text::words(&name.shown).into_iter().any(is_mailed)).then_some(name)
}

fn piece(line: &Line<'_>, mailboxes: &[String], is_first: bool) -> Option<Name> {
    let skipped = prefix(line.text);
    let rest = before_contact(&line.text[skipped..]);
    let start = line.start + skipped;
    let letters = spaced(rest);
    if let Some(closed) = closed(letters) {
        let shown = capitalised(&split_by_mail(&closed, mailboxes));
        return is_name(&shown, false).then(|| Name { range: start..start + letters.len(), shown });
    }
    if let Some((last, first)) = turned(rest) {
        let shown = capitalised(&format!("{first} {last}"));
        return Some(Name { range: start..start + rest.len(), shown });
    }
    let piece = without_title(without_rank(first_piece(rest)), mailboxes);
    let piece =
        piece.trim_end_matches(|letter: char| letter.is_whitespace() || matches!(letter, ',' | '-' | '–'));
    let is_small = is_first && !piece.contains(char::is_uppercase) && piece.split_whitespace().count() > 1;
    is_name(piece, is_small).then(|| Name {
        shown: capitalised(&piece.split_whitespace().collect::<Vec<_>>().join(" ")),
        range: start..start + piece.len(),
    })
}

/// The two parts of "Brown, Emma".
fn turned(line: &str) -> Option<(&str, &str)> {
    let (last, rest) = line.split_once(", ")?;
    let first = first_piece(rest);
    let is_one = !last.contains(char::is_whitespace) && is_name(last, false) && is_name(first, false);
    let is_other = first.split_whitespace().count() > 2
        || places::whereabouts(first).is_some()
        || places::find_place(line).is_some()
        || titles::rank(first) > 0
        // "Brown, MBA"
        || (first.chars().count() <= 3 && !first.contains(char::is_lowercase));
    let is_whole = first.len() == rest.trim_end().len();
    (is_one && !is_other && is_whole).then_some((last, first))
}

fn is_name(piece: &str, is_small: bool) -> bool {
    let words: Vec<&str> = piece.split_whitespace().collect();
    let is_word = |word: &&str| {
        let is_letter =
            |letter: char| letter.is_alphabetic() || matches!(letter, '-' | '\'' | '’' | '.' | ',');
        let first = word
            .chars()
            .next()
            .is_some_and(|first| first.is_alphabetic() && (is_small || !first.is_lowercase()));
        word.chars().all(is_letter) && (first || PARTICLES.contains(&word.to_lowercase().as_str()))
    };
    let is_plain = |word: &&str| !NO_NAMES.contains(&text::fold(word.trim_end_matches(['.', ','])).as_str());
    (1..=5).contains(&words.len())
        && piece.chars().count() <= LONGEST
        && words.iter().all(|word| is_word(word) && is_plain(word))
        && words.iter().any(|word| word.chars().count() > 1 || !word.is_ascii())
        && !piece.ends_with("..")
        && headings::kind(piece).is_none()
        // "Skills Python": the list was joined to its heading.
        && words.first().is_none_or(|word| headings::kind(word).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resume::lines::lines;

    fn read(text: &str) -> Option<String> {
        let mailboxes = crate::resume::contact::mailboxes(text);
        find(&lines(text, &[]), &mailboxes).map(|name| name.shown)
    }

    #[test]
    fn a_name_is_found_where_it_stands() {
        for (text, expected) in [
            ("Emma Brown\nBoston\nemma@mail.example", "Emma Brown"),
            ("EMMA BROWN, MBA\nBoston", "Emma Brown"),
            ("Emma Brown, Boston\nemma@mail.example", "Emma Brown"),
            ("Resume of Emma J. Brown", "Emma J. Brown"),
            ("Curriculum Vitae\n\nDr. María José García López", "María José García López"),
            ("L I A M   B R O W N\nWelder", "Liam Brown"),
            ("L I A M B R O W N\nliam.brown@mail.example", "Liam Brown"),
            ("S I O B H Á N   O ' C O N N E L L (she/her)\nBoston", "Siobhán O'Connell"),
            ("Senior Marketing Manager\nEmma Brown\nBoston", "Emma Brown"),
            ("Name: Wei He\nBoston", "Wei He"),
            ("EMMA\nBROWN\nBoston", "Emma Brown"),
            ("Brown, Emma\nBoston", "Emma Brown"),
            ("BROWN, KEISHA\nAtlanta, GA", "Keisha Brown"),
            ("Emma Brown ’19\nBoston", "Emma Brown"),
            ("emma brown\nemma@mail.example", "Emma Brown"),
            ("Greta von Hohenberg | Graz", "Greta von Hohenberg"),
            (
                "CONTACT\n617 555 0142\nSKILLS\nExcel\nJulia Swift\nMarketing Manager\nEXPERIENCE",
                "Julia Swift",
            ),
            ("Grace Baker\nCook\nBoston", "Grace Baker"),
        ] {
            assert_eq!(read(text).as_deref(), Some(expected), "{text}");
        }
    }

    #[test]
    fn where_no_name_stands_none_is_found() {
        for text in ["", "Experience\nNurse, 2019", "I have worked as a nurse for ten years.", "617 555 0142"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
