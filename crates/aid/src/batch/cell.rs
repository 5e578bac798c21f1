//! What people write into cells.

use jiff::civil::Date;

use crate::{
    AwardYear,
    application::Answer,
    case::{Filing, Marital},
};

/// Nothing, or a sign or word for it.
pub fn is_blank(cell: &str) -> bool {
    cell.chars().all(|letter| matches!(letter, ' ' | '-' | '–' | '—' | '?' | '.'))
        || matches!(plain(cell).as_str(), "na" | "null" | "unknown" | "dontknow" | "notanswered")
}

/// Small letters and digits alone: spaces, dashes and dots do not tell names and words apart.
pub fn plain(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

pub const AMOUNT: &str =
    "Please write whole dollars, for example 12345, or from and to, for example 10000-12000.";

/// `12345`, `$12,345`, `12345.67`, `(500)`, or a first and a last amount.
pub fn answer(cell: &str) -> Option<Answer> {
    if let Some(value) = amount(cell) {
        return Some(Answer::Exactly(value));
    }
    let text = cell.replace(['–', '—'], "-").replace(" to ", "-").replace("..", "-");
    // The first dash may be a sign.
    let dashes = text.char_indices().skip(1).filter(|(_, letter)| *letter == '-').map(|(place, _)| place);
    dashes.into_iter().find_map(|place| {
        let (from, to) = (amount(&text[..place])?, amount(&text[place + 1..])?);
        Some(Answer::Between { from, to })
    })
}

pub fn amount(cell: &str) -> Option<i64> {
    let text = cell.trim().replace('−', "-");
    let (text, negative) = match text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) {
        Some(inside) => (inside.trim().to_owned(), true),
        None => (text, false),
    };
    let text = text.trim_start_matches('$').trim();
    let (text, minus) = text.strip_prefix('-').map_or((text, false), |text| (text, true));
    let text = text.trim_start_matches(['$', ' ']).trim_end_matches("USD").trim_end();
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let dollars = dollars(whole)?;
    let cents_up = match part.as_bytes() {
        [] => 0,
        digits if digits.iter().all(u8::is_ascii_digit) && digits.len() <= 2 => i64::from(digits[0] >= b'5'),
        _ => return None,
    };
    let value = dollars.checked_add(cents_up)?;
    Some(if negative == minus { value } else { -value })
}

/// Digits, or groups of three with commas between.
fn dollars(text: &str) -> Option<i64> {
    let groups: Vec<&str> = text.split(',').collect();
    let grouped = groups.len() == 1
        || (groups[1..].iter().all(|group| group.len() == 3) && (1..=3).contains(&groups[0].len()));
    let digits: String = groups.concat();
    let is_number =
        !digits.is_empty() && digits.len() <= 15 && digits.bytes().all(|byte| byte.is_ascii_digit());
    if grouped && is_number { digits.parse().ok() } else { None }
}

pub fn yes_or_no(cell: &str) -> Option<bool> {
    match plain(cell).as_str() {
        "yes" | "y" | "true" | "t" | "1" | "x" => Some(true),
        "no" | "n" | "false" | "f" | "0" => Some(false),
        _ => None,
    }
}

pub fn marital(cell: &str) -> Option<Marital> {
    match plain(cell).as_str() {
        "nevermarried" | "single" | "unmarried" | "notmarried" | "singlenevermarried" => {
            Some(Marital::NeverMarried)
        }
        "together"
        | "livingtogether"
        | "unmarriedlivingtogether"
        | "unmarriedandlivingtogether"
        | "partners" => Some(Marital::Together),
        "married" | "remarried" | "marriednotseparated" => Some(Marital::Married),
        "separated" => Some(Marital::Separated),
        "divorced" | "divorcedorseparated" => Some(Marital::Divorced),
        "widowed" | "widow" | "widower" => Some(Marital::Widowed),
        _ => None,
    }
}

pub fn filing(cell: &str) -> Option<Filing> {
    match plain(cell).as_str() {
        "single" => Some(Filing::Single),
        "joint"
        | "jointly"
        | "together"
        | "filedjointly"
        | "marriedfilingjointly"
        | "marriedfiledjointly"
        | "marriedjoint"
        | "marriedfiledjointreturn"
        | "mfj" => Some(Filing::Joint),
        "separate"
        | "separately"
        | "marriedfilingseparately"
        | "marriedfiledseparately"
        | "marriedseparate"
        | "marriedfiledseparatereturn"
        | "mfs" => Some(Filing::Separate),
        "headofhousehold" | "head" | "hoh" => Some(Filing::HeadOfHousehold),
        "survivingspouse" | "qualifyingsurvivingspouse" | "qualifyingwidow" | "qualifyingwidower" | "qss" => {
            Some(Filing::SurvivingSpouse)
        }
        _ => None,
    }
}

/// `2026-27` or `2026-2027`. One year alone could be either end.
pub fn year(cell: &str) -> Option<AwardYear> {
    let digits: String = cell.chars().filter(char::is_ascii_digit).collect();
    AwardYear::ALL.into_iter().find(|year| {
        let (first, second) = (year.begins(), year.begins() + 1);
        digits == format!("{first}{second}") || digits == format!("{first}{}", second % 100)
    })
}

/// As the norm has it, or month, day and year as in the United States.
pub fn date(cell: &str, today: Date) -> Option<Date> {
    let parts: Vec<&str> = cell.split(['/', '-', '.']).map(str::trim).collect();
    let [first, second, third] = parts[..] else { return None };
    let (year, month, day) = if first.len() == 4 { (first, second, third) } else { (third, first, second) };
    let full: i16 = match year.len() {
        4 => year.parse().ok()?,
        2 => {
            let (year, this): (i16, i16) = (year.parse().ok()?, today.year());
            let century = this - this.rem_euclid(100);
            if century + year > this { century - 100 + year } else { century + year }
        }
        _ => return None,
    };
    Date::new(full, month.parse().ok()?, day.parse().ok()?).ok()
}
