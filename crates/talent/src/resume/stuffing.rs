//! Walls of skills, and lists that come again and again. They are told, and add nothing.

use std::{collections::HashSet, ops::Range};

use super::{flags, layout::Placed, skills::Count, split};
use crate::model::SectionKind;

/// A place that does what it should not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stuffed {
    pub place: Range<usize>,
    pub message: String,
    /// What was not listed before counts, as listed.
    pub keeps_new: bool,
}

/// So many skills in one line of a list, or of anything else, are no list that somebody wrote for a reader.
const MOST_LISTED: usize = 40;
const MOST_ELSEWHERE: usize = 15;
/// Fewer are no list.
const LEAST: usize = 5;
/// As often a list may stand under the jobs in which it was used.
const MOST_TIMES: usize = 4;
/// Skills of a whole résumé that are no more than listed, wherever that is.
const MOST: usize = 80;
/// So many lists are remembered.
const LISTS: usize = 100;

/// The lines without what was struck before.
pub(super) fn stuffed(text: &str, lines: &[Placed<'_>], struck: &[Range<usize>]) -> Vec<Stuffed> {
    let mut stuffed = Vec::new();
    let mut seen = Seen::default();
    let mut judge = |place: Range<usize>, count: Count, as_what: (SectionKind, bool)| {
        let judged = seen.judge(count, as_what);
        stuffed.extend(judged.map(|(message, keeps_new)| Stuffed { place, message, keeps_new }));
    };
    for placed in lines {
        let left = flags::left(text, &placed.line.range(), struck);
        let words: Vec<&str> = left.iter().map(|range| &text[range.clone()]).collect();
        let whole = Count::of(&words.join(" "));
        if whole.is_list() {
            judge(placed.line.range(), whole, (placed.kind, true));
        } else if whole.named >= LEAST {
            // A list may hide behind a sentence.
            for sentence in left.iter().flat_map(|range| sentences(text, range)) {
                let count = Count::of(&text[sentence.clone()]);
                if count.is_list() {
                    judge(sentence, count, (placed.kind, false));
                }
            }
        }
    }
    stuffed
}

fn sentences(text: &str, place: &Range<usize>) -> impl Iterator<Item = Range<usize>> + use<> {
    let start = place.start;
    let moved = move |range: Range<usize>| start + range.start..start + range.end;
    split::sentences(&text[place.clone()]).into_iter().map(moved)
}

/// The lists that were read so far.
#[derive(Default)]
struct Seen {
    lists: Vec<HashSet<&'static str>>,
    listed: HashSet<&'static str>,
}

impl Seen {
    /// What is wrong with a list, and whether what is new in it counts. Part of a line may say again what a list says.
    fn judge(&mut self, count: Count, (kind, is_line): (SectionKind, bool)) -> Option<(String, bool)> {
        let in_list = matches!(kind, SectionKind::Skills | SectionKind::Languages);
        let in_job = matches!(kind, SectionKind::Experience | SectionKind::Projects);
        let distinct = count.names.len();
        let is_known = |list: &&HashSet<&'static str>| distinct >= LEAST && is_same(list, &count.names);
        let times = self.lists.iter().filter(is_known).count();
        if distinct >= if in_list { MOST_LISTED } else { MOST_ELSEWHERE } {
            return Some((format!("{} skills stand in one line. They count nothing.", count.named), false));
        }
        if is_line && count.named >= 4 && count.named >= distinct * 2 {
            return Some((
                "One line says the same skills again and again. Each counts once.".to_owned(),
                true,
            ));
        }
        if is_line && times > 0 && (!in_job || times >= MOST_TIMES) {
            return Some(("The same skills are listed again. Each counts once.".to_owned(), true));
        }
        if self.listed.len() >= MOST && count.names.iter().any(|name| !self.listed.contains(name)) {
            let message =
                format!("More than {MOST} skills are listed. What comes after them counts nothing.");
            return Some((message, false));
        }
        self.listed.extend(&count.names);
        if is_line && distinct >= LEAST && self.lists.len() < LISTS {
            self.lists.push(count.names);
        }
        None
    }
}

/// Four in five of them stood in the other list already.
fn is_same(before: &HashSet<&'static str>, names: &HashSet<&'static str>) -> bool {
    let shared = names.iter().filter(|name| before.contains(*name)).count();
    shared * 5 >= names.len() * 4
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resume::{layout::layout, lines::lines};

    fn found(text: &str) -> Vec<&str> {
        let layout = layout(&lines(text, &[]), jiff::civil::date(2026, 5, 17));
        stuffed(text, &layout.lines, &[]).into_iter().map(|stuffed| &text[stuffed.place]).collect()
    }

    #[test]
    fn an_ordinary_list_is_none() {
        let text = "Skills\nPython, SQL, Docker, Excel, Git\n\nExperience\nEngineer, Acme, 2019 – 2020\n\
                    - Technologies used: Python, SQL, Docker, Excel, Git";
        assert!(found(text).is_empty());
    }

    #[test]
    fn walls_and_repetitions_are_found() {
        let wall = "Python, Java, SQL, Docker, Kubernetes, Excel, PHP, Ruby, Kotlin, Scala, Perl, TypeScript, \
                    JavaScript, MATLAB, Linux, Tableau";
        assert_eq!(found(&format!("Summary\nCalm.\n{wall}\n\nExperience\nNurse, 2019")), [wall]);
        let again = "Python Python Python Python Python Python";
        assert_eq!(found(&format!("Skills\n{again}")), [again]);
        let twice = "Skills\nPython, SQL, Docker, Excel, Linux\nPython, SQL, Docker, Excel, Linux";
        assert_eq!(found(twice), ["Python, SQL, Docker, Excel, Linux"]);
    }

    #[test]
    fn a_wall_behind_a_sentence_is_found_and_the_sentence_left_alone() {
        let wall = "Python, Java, SQL, Docker, Kubernetes, Excel, PHP, Ruby, Kotlin, Scala, Perl, TypeScript, \
                    JavaScript, MATLAB, Linux, Tableau.";
        let calm = "Kept the books of nine small companies in good order for many years, wrote to their customers \
                    and answered the tax office, and trained two apprentices who now do the same at other places.";
        assert_eq!(found(&format!("Experience\nClerk, Acme, 2019 – 2020\n- {calm} {wall}")), [wall]);
    }
}
