use std::ops::Range;

use matching::lexicon::text::{Word, words};

/// Longer addresses are known by their beginning.
const MOST_WORDS: usize = 12;

/// The street of somebody, in words that are the same however it is abbreviated.
#[derive(Clone, Debug)]
pub struct Street {
    /// Number and street.
    house: Vec<String>,
    /// The door in it.
    unit: Vec<String>,
}

impl Street {
    /// `None` if it is too little to be known by.
    pub fn new(street: &str) -> Option<Self> {
        let all = words(street);
        let mut house: Vec<String> = all.iter().take(MOST_WORDS).map(|word| short(word).to_owned()).collect();
        let door = house.iter().position(|word| ["apt", "unit", "ste", "fl", "rm"].contains(&word.as_str()));
        let unit = house.split_off(door.filter(|at| *at > 1).unwrap_or(house.len()));
        (house.len() > 1).then_some(Self { house, unit })
    }

    /// Where a text has it.
    pub fn find(&self, text: &str) -> Vec<Range<usize>> {
        // A number is written in one way, and most texts do not have it.
        let number = &self.house[0];
        if number.bytes().all(|byte| byte.is_ascii_digit()) && !has_number(text, number) {
            return Vec::new();
        }
        let all = words(text);
        let mut found = Vec::new();
        let mut at = 0;
        while at + self.house.len() <= all.len() {
            if self.house.iter().zip(&all[at..]).all(|(own, word)| own == short(word)) {
                let after = at + self.house.len();
                let door = self.unit.iter().zip(&all[after..]);
                let last = after - 1 + door.take_while(|(own, word)| own.as_str() == short(word)).count();
                found.push(all[at].start..all[last].end);
                at = last;
            }
            at += 1;
        }
        found
    }
}

fn has_number(text: &str, number: &str) -> bool {
    let digit = |letter: char| letter.is_ascii_digit();
    let mut places = text.match_indices(number);
    places.any(|(at, _)| !text[..at].ends_with(digit) && !text[at + number.len()..].starts_with(digit))
}

fn short(word: &Word) -> &str {
    match word.text.as_str() {
        "alley" => "aly",
        "apartment" => "apt",
        "avenue" | "av" => "ave",
        "boulevard" => "blvd",
        "circle" => "cir",
        "court" => "ct",
        "drive" => "dr",
        "east" => "e",
        "floor" => "fl",
        "heights" => "hts",
        "highway" => "hwy",
        "lane" => "ln",
        "mount" => "mt",
        "north" => "n",
        "parkway" => "pkwy",
        "place" => "pl",
        "road" => "rd",
        "room" => "rm",
        "saint" | "street" | "str" => "st",
        "south" => "s",
        "square" => "sq",
        "suite" => "ste",
        "terrace" => "ter",
        "trail" => "trl",
        "west" => "w",
        other => other,
    }
}
