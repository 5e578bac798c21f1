//! Takes a line of the package apart: a name, other names, and what the thing is, with nothing but spaces between.

/// What a line holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Parts<'a> {
    /// All names, word by word, the preferred one first.
    pub words: Vec<&'a str>,
    /// How many of the words are the preferred name, where the line gives it away.
    pub name: Option<usize>,
    pub description: &'a str,
}

/// A name is not longer. Two spaces further on are a slip of somebody's finger.
const LONGEST: usize = 200;

pub(super) fn parts(line: &str) -> Parts<'_> {
    let line = line.trim();
    only_name(line).unwrap_or_else(|| {
        let words = words(line);
        let (at, name) = described_by_name(&words)
            .or_else(|| Some((sentence(&words)?, None)))
            .unwrap_or((words.len(), None));
        let description = words.get(at).map_or("", |(start, _)| &line[*start..]);
        Parts { words: words[..at].iter().map(|(_, word)| *word).collect(), name, description }
    })
}

/// Where there are no other names, two spaces stand in their place.
fn only_name(line: &str) -> Option<Parts<'_>> {
    let (name, description) = line.split_once("  ").filter(|(name, _)| name.len() < LONGEST)?;
    let (words, description): (Vec<&str>, _) = (name.split_whitespace().collect(), description.trim_start());
    description.starts_with(char::is_uppercase).then_some(Parts {
        name: Some(words.len()),
        words,
        description,
    })
}

fn words(line: &str) -> Vec<(usize, &str)> {
    let mut at = 0;
    let pieces = line.split_inclusive(char::is_whitespace).map(|piece| {
        let start = at;
        at += piece.len();
        (start, piece.trim_end())
    });
    pieces.filter(|(_, word)| !word.is_empty()).collect()
}

/// Occupations are described by their own name: `bridge operator … Bridge operators are …`. Where the description
/// starts, and how long that name is.
fn described_by_name(words: &[(usize, &str)]) -> Option<(usize, Option<usize>)> {
    let word = |at: usize| words[at].1;
    (1..words.len()).filter(|at| word(*at).starts_with(char::is_uppercase)).find_map(|at| {
        let same = (0..at.min(words.len() - at))
            .take_while(|place| {
                let (there, here) = (bare(word(at + place)), bare(word(*place)));
                there == here || is_plural(&there, &here)
            })
            .count();
        let goes_on = words.get(at + 1).is_some_and(|(_, next)| next.starts_with(char::is_lowercase));
        let name =
            (1..=same).rev().find(|place| is_plural(&bare(word(at + place - 1)), &bare(word(place - 1))));
        name.filter(|_| same > 1 || goes_on).map(|name| (at, Some(name)))
    })
}

/// Everything else is described by a sentence: a word with a capital, and one without.
fn sentence(words: &[(usize, &str)]) -> Option<usize> {
    let opens = |word: &str| {
        let mut letters = word.trim_end_matches([',', '.', ';', ':']).chars();
        letters.next().is_some_and(char::is_uppercase)
            && letters.all(|letter| letter.is_lowercase() || "’'-".contains(letter))
    };
    let goes_on = |word: &str| {
        word.starts_with(|first: char| {
            first.is_lowercase() || first.is_ascii_digit() || "(‘\"".contains(first)
        })
    };
    words.windows(2).skip(1).position(|pair| opens(pair[0].1) && goes_on(pair[1].1)).map(|at| at + 1)
}

fn bare(word: &str) -> String {
    word.to_lowercase().trim_matches(['.', ',', ';', ':']).to_owned()
}

fn is_plural(many: &str, one: &str) -> bool {
    let swapped = |end, ends| one.strip_suffix(end).is_some_and(|stem| many.strip_prefix(stem) == Some(ends));
    many.strip_prefix(one).is_some_and(|end| end == "s" || end == "es")
        || swapped("y", "ies")
        || swapped("man", "men")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_comes_apart() {
        for (line, words, name, description) in [
            (
                "bridge operator railroad bridge worker Bridge operators are responsible for a bridge. They",
                "bridge operator railroad bridge worker",
                Some(2),
                "Bridge operators are responsible for a bridge. They",
            ),
            (
                "leather goods stitcher  Leather goods stitchers join pieces.",
                "leather goods stitcher",
                Some(3),
                "Leather goods stitchers join pieces.",
            ),
            (
                "Shiva (game engine) Shiva The cross-platform engine for games.",
                "Shiva (game engine) Shiva",
                None,
                "The cross-platform engine for games.",
            ),
            ("manage staff direct staff", "manage staff direct staff", None, ""),
            ("fisherman  angler Fishermen catch fish.", "fisherman angler", Some(1), "Fishermen catch fish."),
            ("", "", None, ""),
        ] {
            let parts = parts(line);
            assert_eq!(parts.words.join(" "), words);
            assert_eq!((parts.name, parts.description), (name, description), "{line}");
        }
    }
}
