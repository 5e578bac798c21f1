use std::collections::BTreeSet;

use campus::model::{Life, MailKind};
use jiff::civil::Weekday;

use crate::{Campus, Verdict, ensure};

/// Between the person and staff, in order, and in one thread from the first to the last.
pub fn mails_are_conversations(life: &Life, campus: &Campus) -> Verdict {
    for (index, mail) in life.mails.iter().enumerate() {
        let ends = [&mail.from, &mail.to];
        let me = ends.iter().find(|end| end.person == life.person.id);
        let office = ends.iter().find_map(|end| campus.staff(end.person));
        ensure!(me.is_some() && office.is_some(), "between strangers: {mail:?}");
        ensure!(me.is_some_and(|me| me.address == life.person.email), "another address: {mail:?}");
        ensure!(office.is_some_and(|staff| ends.contains(&&staff.mailbox)), "another office: {mail:?}");
        ensure!(mail.at.date() < campus.today, "from the future: {mail:?}");
        let closed = matches!(mail.at.weekday(), Weekday::Saturday | Weekday::Sunday);
        ensure!(!closed || mail.from.person == life.person.id, "the office is closed: {mail:?}");
        ensure!(life.person.died.is_none(), "from beyond: {mail:?}");
        let begins = mail.thread == mail.id;
        ensure!(begins == (mail.kind != MailKind::Reply), "{:?} in thread {}", mail.kind, mail.thread);
        let before = life.mails[..index].iter().rfind(|one| one.thread == mail.thread);
        match before {
            None => ensure!(begins, "an answer to nothing: {mail:?}"),
            Some(before) => {
                let answers = mail.from == before.to && mail.at > before.at;
                ensure!(answers && mail.subject.starts_with("Re: "), "{mail:?} after {before:?}");
            }
        }
    }
    Ok(())
}

/// All sums of money in a text, in cents.
fn sums(text: &str) -> Vec<i64> {
    let number = |rest: &str| -> Option<i64> {
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != ',' && letter != '.');
        let digits = rest[..end.unwrap_or(rest.len())].trim_end_matches(['.', ',']).replace(',', "");
        let (dollars, cents) = digits.split_once('.').unwrap_or((&digits, "0"));
        Some(dollars.parse::<i64>().ok()? * 100 + cents.parse::<i64>().ok()?)
    };
    text.split('$').skip(1).filter_map(number).collect()
}

/// Whoever names a sum or a fund has given, promised or owes it.
pub fn mails_mention_true_sums(life: &Life, campus: &Campus) -> Verdict {
    let mut known: BTreeSet<i64> = life.gifts.iter().map(|gift| gift.cents).collect();
    for pledge in &life.pledges {
        let payments = life.gifts.iter().filter(|gift| gift.pledge == Some(pledge.id));
        let paid: i64 = payments.map(|gift| gift.cents).sum();
        known.extend([pledge.cents, pledge.cents - paid]);
    }
    let owed = life.student.as_ref().map_or(0, |student| student.balance_cents);
    known.extend([owed, owed / 4]);
    let texts = life.mails.iter().flat_map(|mail| [&mail.subject, &mail.body]);
    for text in texts.chain(life.holds.iter().map(|hold| &hold.reason)) {
        let wrong = sums(text).into_iter().find(|sum| !known.contains(sum));
        ensure!(wrong.is_none(), "{wrong:?} cents in: {text}");
        if life.person.is_alum {
            for fund in campus.world().funds.iter().filter(|fund| text.contains(&fund.name)) {
                ensure!(life.gifts.iter().any(|gift| gift.fund == fund.id), "never gave to it: {text}");
            }
        }
    }
    if let Some(class) = life.person.class_year {
        let own = class.to_string();
        let texts = life.mails.iter().map(|mail| &mail.body).chain([&life.person.bio, &life.person.headline]);
        for text in texts {
            let claimed = text.to_lowercase().split("class of ").skip(1).any(|rest| {
                rest.starts_with(|letter: char| letter.is_ascii_digit()) && !rest.starts_with(&own)
            });
            ensure!(!claimed, "not of {class}: {text}");
        }
    }
    Ok(())
}

/// Everything in the record that is a sentence.
fn texts(life: &Life) -> impl Iterator<Item = &String> {
    [&life.person.headline, &life.person.bio]
        .into_iter()
        .chain(life.positions.iter().map(|one| &one.summary))
        .chain(life.posts.iter().map(|one| &one.text))
        .chain(life.notes.iter().map(|one| &one.text))
        .chain(life.mails.iter().flat_map(|one| [&one.subject, &one.body]))
        .chain(life.holds.iter().map(|one| &one.reason))
        .chain(life.candidate.iter().map(|one| &one.resume))
}

/// Articles go by sound, what has been done is not said with the wrong form, and no month is named for gifts
/// that came in others.
pub fn sentences_are_grammatical(life: &Life, _: &Campus) -> Verdict {
    for text in texts(life) {
        let words: Vec<&str> = text.split([' ', '\n']).collect();
        let wrong = words.windows(2).find(|pair| match pair[0] {
            "a" => sounds_like_a_vowel(pair[1]) == Some(true),
            "an" | "An" => sounds_like_a_vowel(pair[1]) == Some(false),
            _ => false,
        });
        ensure!(wrong.is_none(), "{wrong:?} in: {text}");
        let torn = ["wrote", "ran", "took", "drew", "began", "redrew", "rewrote", "broke"];
        let after = |verb: &str| ["I have", "I've", "has", "they have"].map(|had| format!("{had} {verb} "));
        let found = torn.iter().flat_map(|verb| after(verb)).find(|wrong| text.contains(wrong));
        ensure!(found.is_none(), "{found:?} in: {text}");
        let since = text
            .split(['.', '!', '?', ';'])
            .find(|part| part.trim_start().starts_with("Gives to") && part.contains(" since "));
        ensure!(since.is_none(), "{since:?} in: {text}");
        let december = life.gifts.iter().all(|gift| gift.date.month() == 12);
        ensure!(december || !text.contains("in December"), "gave in other months: {text}");
    }
    Ok(())
}

/// `None` for words that it does not know, such as names.
fn sounds_like_a_vowel(word: &str) -> Option<bool> {
    let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
    let mut letters = word.chars();
    let (first, second) = (letters.next()?, letters.next());
    let spelled = first.is_ascii_uppercase() && second.is_none_or(|second| second.is_ascii_uppercase());
    let lower = word.to_lowercase();
    match first.to_ascii_lowercase() {
        'a' | 'e' | 'f' | 'h' | 'i' | 'l' | 'm' | 'n' | 'o' | 'r' | 's' | 'x' if spelled => Some(true),
        'a'..='z' if spelled => Some(false),
        'h' => Some(["hour", "honest", "honor", "heir"].iter().any(|silent| lower.starts_with(silent))),
        'o' if lower.starts_with("one") || lower.starts_with("once") => Some(false),
        'e' if lower.starts_with("eu") => Some(false),
        'u' => None,
        'a' | 'e' | 'i' | 'o' => Some(true),
        'b'..='z' => Some(false),
        _ => None,
    }
}

/// No gap left open, no word doubled, no sentence begun with a small letter.
pub fn texts_are_whole(life: &Life, _: &Campus) -> Verdict {
    let person = &life.person;
    ensure!(person.synthetic && life.mails.iter().all(|mail| mail.synthetic), "passes for real");
    for text in texts(life) {
        ensure!(!text.is_empty() && !text.contains(['{', '}', '[', ']', '|', '¶', '↵']), "{text}");
        let torn = [
            "  ",
            " ,",
            " .",
            "..",
            ",,",
            " a a ",
            " a an ",
            " an a ",
            "the the ",
            " 1 years",
            "in the the ",
        ];
        let found = torn.iter().find(|torn| text.contains(**torn));
        ensure!(found.is_none(), "{found:?} in: {text}");
        ensure!(text.trim() == text, "space around: {text}");
    }
    let formal = [&person.headline, &person.bio].into_iter().chain(life.notes.iter().map(|one| &one.text));
    for text in formal {
        ensure!(!text.starts_with(char::is_lowercase), "begins small: {text}");
    }
    Ok(())
}
