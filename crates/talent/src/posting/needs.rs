//! Whether a sentence demands what it names, wishes for it, or can do without.

use std::ops::Range;

use matching::lexicon::text::{Word, key};

use super::{
    cues::{self, Side, Verdict},
    hits::Hit,
};

/// A remark in brackets is not longer.
const REMARK: usize = 60;

const VERBS: &[&str] = &["are", "is", "will", "would"];

/// What the turns of phrase say about each hit; nothing for most.
pub(super) fn judge(text: &str, words: &[Word], hits: &[Hit]) -> Vec<Option<Verdict>> {
    let mut verdicts = vec![None; hits.len()];
    let cues = cues::needs(text, words);
    let ends = ends(text, words);
    let mut from = 0;
    for (number, cue) in cues.iter().enumerate() {
        let part = ends.partition_point(|end| *end <= cue.start);
        let start = part.checked_sub(1).map_or(0, |before| ends[before]).max(from);
        let end = ends.get(part).copied().unwrap_or(text.len());
        let end = cues.get(number + 1).map_or(end, |next| end.min(next.start));
        let end = end.min(end_of_bracket(text, cue.start, cue.end));
        let place = |byte: usize| hits.partition_point(|hit| hit.range.start < byte);
        let (first, next, behind) = (place(start), place(cue.start), place(end));
        let (verdict, side) = cue.value;
        let meant = if side != Side::Before && first < next {
            let is_said = verdicts[next - 1].is_some();
            let is_subject = !is_said && has_verb(&text[hits[next - 1].range.end..cue.end]);
            last_ones(text, hits, &(first..next), is_subject)
        } else {
            next..behind.max(next)
        };
        verdicts[meant].fill(Some(verdict));
        from = cue.end;
    }
    verdicts
}

/// The verdict of a sentence that names nothing.
pub(super) fn of_whole(text: &str, words: &[Word]) -> Option<Verdict> {
    cues::needs(text, words).last().map(|cue| cue.value.0)
}

/// Where the parts of the sentence end that speak for themselves.
fn ends(text: &str, words: &[Word]) -> Vec<usize> {
    let mut ends: Vec<usize> = text.match_indices(';').map(|(at, _)| at).collect();
    ends.extend(words.iter().filter(|word| word.text == "but").map(|word| word.start));
    ends.sort_unstable();
    ends
}

/// What stands in brackets is about nothing behind them.
fn end_of_bracket(text: &str, start: usize, end: usize) -> usize {
    let before = &text.as_bytes()[start.saturating_sub(REMARK)..start];
    let is_open = before.iter().rev().find(|byte| matches!(byte, b'(' | b')')) == Some(&b'(');
    let close = text[end..].bytes().take(REMARK).position(|byte| byte == b')');
    close.filter(|_| is_open).map_or(text.len(), |at| end + at)
}

/// "Python, SQL will be a plus": the list is what the sentence speaks of.
fn has_verb(text: &str) -> bool {
    key(text).split(' ').any(|word| VERBS.contains(&word))
}

/// "Python, SQL a plus" is about SQL; "Python, SQL and R a plus" and "Python, SQL is a plus" are about all of them.
fn last_ones(text: &str, hits: &[Hit], range: &Range<usize>, is_subject: bool) -> Range<usize> {
    let mut first = range.end - 1;
    let mut is_list = false;
    while first > range.start {
        let between = &text[hits[first - 1].range.end..hits[first].range.start];
        let key = key(between);
        let joined = ["and", "or"].iter().any(|word| key.starts_with(word))
            || (key.is_empty() && between.contains('/'));
        let broken = between.contains([',', '(', ')']) && !joined;
        let goes_on = key.is_empty() && (is_list || is_subject);
        // "Python and SQL, Tableau is a plus": the "and" ended another list.
        let ended = joined && is_subject && !is_list && first + 1 < range.end;
        if ended {
            return first + 1..range.end;
        }
        if broken && !goes_on {
            break;
        }
        is_list |= joined;
        first -= 1;
    }
    first..range.end
}

#[cfg(test)]
mod tests {
    use matching::lexicon::text::words;

    use super::{
        super::hits,
        Verdict::{Must, Nice, Not},
        *,
    };

    fn judged(text: &str) -> Vec<(String, Option<Verdict>)> {
        let words = words(text);
        let hits = hits::find(text, &words);
        let verdicts = judge(text, &words, &hits);
        hits.iter().map(|hit| text[hit.range.clone()].to_owned()).zip(verdicts).collect()
    }

    #[test]
    fn a_turn_of_phrase_is_about_what_it_stands_beside() {
        for (text, expected) in [
            ("Python and SQL", &[("Python", None), ("SQL", None)][..]),
            ("Python required, Tableau a plus", &[("Python", Some(Must)), ("Tableau", Some(Nice))]),
            ("Must have Python, ideally Kubernetes", &[("Python", Some(Must)), ("Kubernetes", Some(Nice))]),
            ("Python and SQL, Tableau a plus", &[("Python", None), ("SQL", None), ("Tableau", Some(Nice))]),
            (
                "Java, Kotlin and Scala preferred",
                &[("Java", Some(Nice)), ("Kotlin", Some(Nice)), ("Scala", Some(Nice))],
            ),
            ("SQL (required), Tableau (nice to have)", &[("SQL", Some(Must)), ("Tableau", Some(Nice))]),
            ("Java; Kotlin a plus", &[("Java", None), ("Kotlin", Some(Nice))]),
            (
                "Python (ideally with NumPy) and SQL",
                &[("Python", None), ("NumPy", Some(Nice)), ("SQL", None)],
            ),
            ("Required: Docker", &[("Docker", Some(Must))]),
            ("Python, SQL a plus", &[("Python", None), ("SQL", Some(Nice))]),
            ("Python, SQL is a plus", &[("Python", Some(Nice)), ("SQL", Some(Nice))]),
            (
                "Knowledge of Docker, Kubernetes, Airflow will be a plus",
                &[("Docker", Some(Nice)), ("Kubernetes", Some(Nice)), ("Airflow", Some(Nice))],
            ),
            ("Kafka, Spark would be an added advantage", &[("Kafka", Some(Nice)), ("Spark", Some(Nice))]),
            ("Docker, Scala would be considered a plus", &[("Docker", Some(Nice)), ("Scala", Some(Nice))]),
            ("SQL (required), Tableau is a plus", &[("SQL", Some(Must)), ("Tableau", Some(Nice))]),
            ("Must know Python, Java is a plus", &[("Python", Some(Must)), ("Java", Some(Nice))]),
            (
                "Python and SQL, Tableau is a plus",
                &[("Python", None), ("SQL", None), ("Tableau", Some(Nice))],
            ),
            (
                "Knowledge of Python, experience with Kafka is a plus",
                &[("Python", None), ("Kafka", Some(Nice))],
            ),
            ("A Bachelor's degree is not required", &[("Bachelor's degree", Some(Not))]),
        ] {
            let judged = judged(text);
            let judged: Vec<_> = judged.iter().map(|(name, verdict)| (name.as_str(), *verdict)).collect();
            assert_eq!(judged, expected, "{text}");
        }
    }
}
