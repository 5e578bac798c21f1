//! A second opinion on what passes, made in another way than the guards: it takes every digit, every number word and
//! every word with a capital, and compares them with short lists written by hand from the facts.

/// Digits without separators, each with what it measures.
const FIGURES: &[(&str, &str)] = &[
    ("1284", ""),
    ("212", ""),
    ("625", "%"),
    ("7395", "$"),
    ("8", "years"),
    ("87", ""),
    ("1998", ""),
    ("98", ""),
    ("2026", ""),
    ("14", ""),
    ("3", ""),
    ("03", ""),
    ("12", "km"),
    ("2", "hours"),
    ("214", ""),
    ("2500", "$"),
    ("35", ""),
    ("30", "days"),
];

const UNITS: &str = "% percent percentage pp years year months month weeks week days day hours hour \
     minutes km miles mile euros cents dollars times million thousand k billion grand people";

/// Words that count something.
const COUNTING: &str = "two three four five six seven eight nine ten eleven twelve thirteen fourteen \
     fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety \
     hundred hundreds thousand thousands million millions billion dozen dozens half third thirds \
     quarter quarters fourth twice double doubled triple couple figures millionaire thirties";

/// Words with a capital that the facts, the campus or the calendar give.
const NAMES: &str = "Maya Chen Robert O'Brien Hale Sofía García-López Sofia Garcia-Lopez Acme Robotics \
     Boston Room Northfield University Riverbend Grant Applications GPA March Dr Matchmaking I";

/// Two words with capitals that may stand together.
const TOGETHER: &[&str] = &[
    "Maya Chen",
    "Robert Hale",
    "Robert O'Brien",
    "O'Brien Hale",
    "Sofía García-López",
    "Acme Robotics",
    "Northfield University",
    "Riverbend Grant",
    "Dr Chen",
];

/// Ordinary words that sentences begin with.
const BEGINNINGS: &str = "A About After All Alumni An And As Ask At Both But By Her Here His How However \
     If In Is It Let Of On One Our She So Sure That The There These They This Those To We What When \
     With Write Yes You Your Great Really Right Correct Imagine Thank Thanks Done Nothing Retention \
     Result Roughly My Row Answer Tool Application Welcome Three";

/// What of a text no fact gives.
pub(super) fn leaks(text: &str) -> Vec<String> {
    let mut leaks = Vec::new();
    let words: Vec<&str> = text.split_whitespace().collect();
    for (at, word) in words.iter().enumerate() {
        let next = words
            .get(at + 1)
            .map_or("", |next| next.trim_matches(|sign: char| !sign.is_alphanumeric() && sign != '%'));
        leaks.extend(figure(word, next));
        let lower = word.trim_matches(|sign: char| !sign.is_alphanumeric()).to_lowercase();
        for part in lower.split('-').filter(|part| COUNTING.split_whitespace().any(|word| word == *part)) {
            let granted = matches!(
                (part, next),
                ("three", "mentors" | "people" | "are") | ("eight", "years") | ("two", "hours")
            );
            if !granted {
                leaks.push(part.to_owned());
            }
        }
    }
    leaks.extend(names(text));
    leaks.extend(
        text.chars()
            .filter(|letter| {
                !letter.is_ascii() && (letter.is_numeric() || *letter > '\u{2FF}' && letter.is_alphabetic())
            })
            .map(String::from),
    );
    for sign in ["@", "http", "<", ">", "[", "]", "{", "`", "**", "://", "\\"] {
        if text.replace("aid@northfield.example", "").contains(sign) {
            leaks.push(sign.to_owned());
        }
    }
    leaks
}

fn figure(word: &str, next: &str) -> Option<String> {
    let digits: String = word.chars().filter(char::is_ascii_digit).collect();
    if digits.is_empty() {
        return None;
    }
    let after: String = word
        .chars()
        .skip_while(|letter| !letter.is_ascii_digit())
        .filter(|letter| letter.is_alphabetic() || *letter == '%')
        .collect();
    let unit = if word.contains('$') {
        "$"
    } else if !after.is_empty() {
        after.as_str()
    } else if UNITS.split_whitespace().any(|unit| unit == next) {
        next
    } else {
        ""
    };
    let unit = match unit {
        "percent" => "%",
        "dollars" => "$",
        "year" => "years",
        other => other,
    };
    let minus = word.starts_with('-');
    let granted = !minus
        && FIGURES.iter().any(|(known, measure)| *known == digits && (*measure == unit || unit == "th"));
    (!granted).then(|| format!("{word} {next}"))
}

fn names(text: &str) -> Vec<String> {
    let mut leaks = Vec::new();
    let mut before: Option<&str> = None;
    let mut opens = true;
    for word in text.split_whitespace() {
        let bare = word.trim_matches(|sign: char| !sign.is_alphanumeric());
        let bare = bare.strip_suffix("'s").or_else(|| bare.strip_suffix("’s")).unwrap_or(bare);
        let capital = bare.starts_with(char::is_uppercase) || bare.chars().skip(1).any(char::is_uppercase);
        if capital {
            let known = NAMES.split_whitespace().any(|name| name.eq_ignore_ascii_case(bare));
            let begins = opens && BEGINNINGS.split_whitespace().any(|name| name == bare);
            if !known && !begins {
                leaks.push(bare.to_owned());
            }
            if let Some(first) = before.filter(|_| known) {
                let both = format!("{first} {bare}");
                if !TOGETHER.iter().any(|pair| pair.eq_ignore_ascii_case(&both)) {
                    leaks.push(both);
                }
            }
        }
        let stops = word.ends_with(|sign: char| ".!?:;,\"”)".contains(sign));
        let named =
            capital && NAMES.split_whitespace().any(|name| name.eq_ignore_ascii_case(bare)) && bare != "I";
        before = if named && (!stops || bare == "Dr") { Some(bare) } else { None };
        opens = word.ends_with(|sign: char| ".!?:".contains(sign)) && bare != "Dr";
    }
    leaks
}

#[test]
fn the_checker_finds_what_no_fact_gives() {
    assert_eq!(leaks("Maya Chen has 8 years of experience in Boston."), [""; 0]);
    assert_eq!(leaks("The largest gift was $7,395."), [""; 0]);
    assert_eq!(leaks("Maya Lopez has 9 years."), ["9 years", "Lopez"]);
    assert_eq!(leaks("Robert Chen gave 7,395 hours."), ["7,395 hours", "Robert Chen"]);
    assert_eq!(leaks("We met forty people."), ["forty"]);
}
