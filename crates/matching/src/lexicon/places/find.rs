use super::{
    City, Place, Region,
    lexicon::{LEXICON, by_code},
};
use crate::lexicon::{
    phrases::Hit,
    text::{Gap, Word, words},
};

/// A place that a text names, from byte `start` up to byte `end`, its state or country included.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found {
    pub place: Place,
    pub start: usize,
    pub end: usize,
    /// There are other places of this name, and the text does not say which one it means.
    pub ambiguous: bool,
}

/// Cities whose name is also a word or a person's name. They need a capital and something that points to a place.
const WEAK: &[&str] = &[
    "alexandria",
    "ames",
    "auburn",
    "aurora",
    "austin",
    "bath",
    "bergen",
    "cali",
    "charlotte",
    "columbia",
    "concord",
    "cork",
    "davis",
    "dayton",
    "dover",
    "essen",
    "eugene",
    "florence",
    "henderson",
    "jackson",
    "lawrence",
    "lincoln",
    "linz",
    "lund",
    "madison",
    "mesa",
    "mobile",
    "nice",
    "norman",
    "orlando",
    "pisa",
    "providence",
    "reading",
    "regina",
    "rio",
    "salem",
    "salvador",
    "sofia",
    "stanford",
    "stockton",
    "suva",
    "victoria",
    "york",
    "frisco",
    "canton",
    "hollywood",
];

/// Words after which a name is a place.
pub(super) const POINTERS: &[&str] = &[
    "around", "at", "based", "downtown", "from", "in", "into", "leaving", "live", "lives", "near", "of",
    "outside", "to", "toward", "via", "visit", "visited", "visiting",
];

/// The first place that the text names.
pub fn find_place(text: &str) -> Option<Found> {
    find_places(text).into_iter().next()
}

/// Every place that the text names, in the order of the text.
pub fn find_places(text: &str) -> Vec<Found> {
    let words = words(text);
    if let [only] = &words[..]
        && let Some(region) = by_code(&text[only.start..only.end])
    {
        return vec![Found {
            place: Place::Region(region),
            start: only.start,
            end: only.end,
            ambiguous: false,
        }];
    }
    let finder = Finder { text, words: &words };
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        match finder.at(at) {
            Some((place, after)) => {
                found.push(place);
                at = after;
            }
            None => at += 1,
        }
    }
    found
}

/// The text is a place and nothing else, and can be nothing but a place.
pub(in crate::lexicon) fn is_place(text: &str) -> bool {
    let all = words(text);
    let Some(first) = all.first() else { return false };
    find_place(text)
        .is_some_and(|found| found.start == first.start && Some(found.end) == all.last().map(|word| word.end))
        && !WEAK.contains(&first.text.as_str())
}

struct Finder<'a> {
    text: &'a str,
    words: &'a [Word],
}

impl Finder<'_> {
    fn at(&self, first: usize) -> Option<(Found, usize)> {
        let city = LEXICON.city_names.longest_at(self.words, first).filter(|hit| self.written(hit));
        let region = LEXICON.region_names.longest_at(self.words, first).filter(|hit| self.written(hit));
        match (city, region) {
            (Some(city), Some(region)) if region.after > city.after => Some(self.region(&region)),
            (Some(city), _) => self.city(&city),
            (None, Some(region)) => Some(self.region(&region)),
            (None, None) => None,
        }
    }

    fn written(&self, hit: &Hit<'_>) -> bool {
        let (start, end) = hit.span(self.words);
        hit.meanings.iter().any(|meaning| meaning.exact.is_none_or(|exact| exact == &self.text[start..end]))
    }

    fn region(&self, hit: &Hit<'_>) -> (Found, usize) {
        let (start, end) = hit.span(self.words);
        let place = Place::Region(&LEXICON.regions[hit.meanings[0].id]);
        (Found { place, start, end, ambiguous: hit.meanings.len() > 1 }, hit.after)
    }

    fn city(&self, hit: &Hit<'_>) -> Option<(Found, usize)> {
        let (start, end) = hit.span(self.words);
        let candidates: Vec<&'static City> =
            hit.meanings.iter().map(|meaning| &LEXICON.cities[meaning.id]).collect();
        if let Some((regions, after)) = self.qualifier(hit.after) {
            let end = self.words[after - 1].end;
            let inside = candidates.iter().find(|city| regions.iter().any(|region| region.contains(city)));
            // A city that we do not know there: what we know is where.
            let place = inside.map_or_else(|| Place::Region(regions[0]), |city| Place::City(city));
            return Some((Found { place, start, end, ambiguous: false }, after));
        }
        let weak = WEAK.contains(&self.words[hit.first].text.as_str());
        if weak && !self.pointed_at(hit) {
            return None;
        }
        Some((
            Found { place: Place::City(candidates[0]), start, end, ambiguous: candidates.len() > 1 },
            hit.after,
        ))
    }

    /// The state or country right after a city: `, MA`, ` (UK)`, ` Ontario`.
    fn qualifier(&self, at: usize) -> Option<(Vec<&'static Region>, usize)> {
        let word = self.words.get(at).filter(|word| word.gap <= Gap::List && !self.new_line(at))?;
        if let Some(hit) = LEXICON.region_names.longest_at(self.words, at).filter(|hit| self.written(hit)) {
            return Some((
                hit.meanings.iter().map(|meaning| &LEXICON.regions[meaning.id]).collect(),
                hit.after,
            ));
        }
        if let Some(state) = by_code(&self.text[word.start..word.end]) {
            return Some((vec![state], at + 1));
        }
        // `D.C.` is two words of one letter.
        let next = self.words.get(at + 1).filter(|next| next.gap == Gap::Joined)?;
        let letters = (word.text.len() == 1 && next.text.len() == 1)
            .then(|| format!("{}{}", word.text, next.text).to_ascii_uppercase())?;
        by_code(&letters).map(|state| (vec![state], at + 2))
    }

    fn new_line(&self, at: usize) -> bool {
        self.text[self.words[at - 1].end..self.words[at].start].contains('\n')
    }

    fn pointed_at(&self, hit: &Hit<'_>) -> bool {
        let (start, _) = hit.span(self.words);
        let before = hit.first.checked_sub(1).map(|at| self.words[at].text.as_str());
        let whole = hit.first == 0 && hit.after == self.words.len();
        whole
            || (self.text[start..].starts_with(char::is_uppercase)
                && before.is_some_and(|word| POINTERS.contains(&word)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_found_by_name_alias_and_what_follows() {
        for (text, name, country) in [
            ("NYC", "New York", "US"),
            ("I live in New York, NY", "New York", "US"),
            ("Cambridge, MA", "Cambridge", "US"),
            ("Cambridge, Massachusetts", "Cambridge", "US"),
            ("Cambridge (UK)", "Cambridge", "GB"),
            ("Cambridge, England", "Cambridge", "GB"),
            ("London", "London", "GB"),
            ("London, Ontario", "London", "CA"),
            ("Washington, D.C.", "Washington", "US"),
            ("St. Louis, MO", "Saint Louis", "US"),
            ("Atlanta, Georgia", "Atlanta", "US"),
            ("Tbilisi, Georgia", "Tbilisi", "GE"),
            ("zürich", "Zurich", "CH"),
            ("moved to Austin last year", "Austin", "US"),
            ("Portland, ME", "Portland", "US"),
        ] {
            let Some(Found { place: Place::City(city), .. }) = find_place(text) else { panic!("{text}") };
            assert_eq!((city.name, city.country), (name, country), "{text}");
        }
    }

    #[test]
    fn regions_are_found_too() {
        for (text, name) in [
            ("SF Bay Area", "Bay Area"),
            ("somewhere in New England", "New England"),
            ("DACH", "DACH"),
            ("TX", "Texas"),
            ("Paris, TX", "Texas"),
            ("the United States of America", "United States"),
            ("Washington State", "Washington State"),
        ] {
            assert_eq!(find_place(text).map(|found| found.place.name()), Some(name), "{text}");
        }
    }

    #[test]
    fn other_words_are_no_places() {
        for text in [
            "",
            "a nice bath",
            "reading books",
            "Charlotte called",
            "mobile developer",
            "la la land",
            "us",
            "🗺️",
            "!!!",
            "let us go",
        ] {
            assert_eq!(find_place(text), None, "{text}");
        }
    }

    #[test]
    fn several_places_and_doubt_are_told() {
        let found = find_places("From Boston via Chicago to Cambridge");
        assert_eq!(
            found.iter().map(|found| found.place.name()).collect::<Vec<_>>(),
            ["Boston", "Chicago", "Cambridge"]
        );
        assert_eq!(found.iter().map(|found| found.ambiguous).collect::<Vec<_>>(), [false, false, true]);
    }
}
