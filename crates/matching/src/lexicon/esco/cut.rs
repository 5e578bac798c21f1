//! Finds where one name ends and the next begins, in a row of words that does not say.

use std::collections::HashMap;

/// So often the model learns from what it has cut itself.
const ROUNDS: usize = 5;

/// No name has more words.
const LONGEST: usize = 12;

/// What a name loses for a word that it holds twice.
const TWICE: f64 = 3.0;

/// Words that hold others together. No name ends with one, and with few of them does one begin.
const GLUE: &[&str] = &[
    "&", "-", "/", "about", "and", "as", "at", "between", "by", "de", "for", "from", "in", "into", "its",
    "of", "on", "or", "per", "the", "their", "to", "under", "with",
];

/// Cuts rows of words into names. The names that are known teach which words names begin and end with, and which
/// follow each other inside.
pub(super) fn cut<'a>(known: &[&[&'a str]], rows: &[&[&'a str]]) -> Vec<Vec<Vec<&'a str>>> {
    let mut numbers = Numbers::default();
    let mut number = |rows: &[&[&str]]| -> Vec<Vec<usize>> {
        rows.iter().map(|row| row.iter().map(|word| numbers.of(word)).collect()).collect()
    };
    let (known, numbered) = (number(known), number(rows));
    let glue: Vec<bool> = numbers.words.iter().map(|word| GLUE.contains(&word.as_str())).collect();
    let mut model = Model::of(known.iter().map(Vec::as_slice), glue.len());
    let mut ends = Vec::new();
    for _ in 0..ROUNDS {
        ends = numbered.iter().map(|row| model.ends(row, &glue)).collect::<Vec<_>>();
        let names = numbered.iter().zip(&ends).flat_map(|(row, ends)| pieces(row, ends));
        model = Model::of(known.iter().map(Vec::as_slice).chain(names), glue.len());
    }
    rows.iter()
        .zip(&ends)
        .map(|(row, ends)| pieces(row, ends).map(<[&str]>::to_vec).collect::<Vec<_>>())
        .collect()
}

fn pieces<'a, T>(row: &'a [T], ends: &'a [usize]) -> impl Iterator<Item = &'a [T]> {
    let starts = std::iter::once(0).chain(ends.iter().copied());
    starts.zip(ends).map(|(start, end)| &row[start..*end])
}

#[derive(Default)]
struct Numbers {
    by_word: HashMap<String, usize>,
    words: Vec<String>,
}

impl Numbers {
    fn of(&mut self, word: &str) -> usize {
        let word = word.to_lowercase();
        if let Some(number) = self.by_word.get(&word) {
            return *number;
        }
        self.words.push(word.clone());
        self.by_word.insert(word, self.words.len() - 1);
        self.words.len() - 1
    }
}

/// How often words were seen, and where in a name.
struct Model {
    starts: Vec<f64>,
    ends: Vec<f64>,
    seen: Vec<f64>,
    pairs: HashMap<(usize, usize), f64>,
    lengths: [f64; LONGEST + 1],
    names: f64,
    words: f64,
}

impl Model {
    fn of<'a>(names: impl Iterator<Item = &'a [usize]>, words: usize) -> Self {
        let none = vec![0.0; words];
        let mut model = Self {
            starts: none.clone(),
            ends: none.clone(),
            seen: none,
            pairs: HashMap::new(),
            lengths: [1.0; LONGEST + 1],
            names: 1.0,
            words: 1.0,
        };
        for name in names {
            let (Some(first), Some(last)) = (name.first(), name.last()) else { continue };
            model.starts[*first] += 1.0;
            model.ends[*last] += 1.0;
            for word in name {
                model.seen[*word] += 1.0;
            }
            for pair in name.windows(2) {
                *model.pairs.entry((pair[0], pair[1])).or_default() += 1.0;
            }
            model.lengths[name.len().min(LONGEST)] += 1.0;
            model.names += 1.0;
        }
        // Every word there is counts half more, seen or not.
        model.words = model.seen.iter().map(|seen| seen + 0.5).sum();
        model
    }

    fn share(&self, word: usize) -> f64 {
        (self.seen[word] + 0.5) / self.words
    }

    /// How likely a name ends between two words, and how likely it goes on, as logarithms.
    fn between(&self, left: usize, right: usize) -> (f64, f64) {
        let share = self.share(right);
        let end = (self.ends[left] + self.names / self.words) / (self.seen[left] + 1.0);
        let start = (self.starts[right] + 2.0 * share) / (self.names + 2.0);
        let pair = self.pairs.get(&(left, right)).copied().unwrap_or_default();
        let inside = (pair + 1.5 * share) / (self.seen[left] + 1.5);
        (end.ln() + start.ln(), (1.0 - end).max(1e-9).ln() + inside.ln())
    }

    /// Where the names of the likeliest cut end.
    fn ends(&self, row: &[usize], glue: &[bool]) -> Vec<usize> {
        let between: Vec<(f64, f64)> = row.windows(2).map(|pair| self.between(pair[0], pair[1])).collect();
        let all_lengths: f64 = self.lengths.iter().sum();
        let mut best = vec![(f64::NEG_INFINITY, 0); row.len() + 1];
        best[0].0 = 0.0;
        for end in 1..=row.len() {
            if end < row.len() && glue[row[end - 1]] {
                continue;
            }
            let mut inside = 0.0;
            for start in (end.saturating_sub(LONGEST)..end).rev() {
                if start + 1 < end {
                    inside += between[start].1;
                }
                if start > 0 && glue[row[start]] {
                    continue;
                }
                let cut = if start > 0 { between[start - 1].0 } else { 0.0 };
                let length = (self.lengths[end - start] / all_lengths).ln();
                let score = best[start].0 + cut + inside + length - TWICE * repeated(&row[start..end], glue);
                if score > best[end].0 {
                    best[end] = (score, start);
                }
            }
        }
        let mut ends = Vec::new();
        let mut end = row.len();
        while end > 0 {
            ends.push(end);
            end = best[end].1;
        }
        ends.reverse();
        ends
    }
}

fn repeated(name: &[usize], glue: &[bool]) -> f64 {
    let is_repeated = |(at, word): (usize, &usize)| !glue[*word] && name[..at].contains(word);
    name.iter().enumerate().filter(|word| is_repeated(*word)).fold(0.0, |count, _| count + 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<&str> {
        text.split(' ').collect()
    }

    #[test]
    fn names_are_told_apart_by_how_names_begin_and_end() {
        let known: Vec<Vec<&str>> =
            ["bus driver", "bus conductor", "train driver", "train conductor", "driver of trams"]
                .into_iter()
                .map(words)
                .collect();
        let known: Vec<&[&str]> = known.iter().map(Vec::as_slice).collect();
        let row = words("tram driver Bus Driver train conductor driver of buses");
        let names: Vec<String> = cut(&known, &[&row])[0].iter().map(|name| name.join(" ")).collect();
        assert_eq!(names, ["tram driver", "Bus Driver", "train conductor", "driver of buses"]);
    }

    #[test]
    fn a_row_without_words_has_no_names() {
        assert_eq!(cut(&[], &[&[]]), [Vec::<Vec<&str>>::new()]);
        assert_eq!(cut(&[], &[&["of"]]), [[["of"]]]);
    }
}
