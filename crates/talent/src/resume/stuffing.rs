//! Walls of skills, and lists that come again and again. They are told, and add nothing.

use std::collections::HashSet;

use super::{layout::Placed, skills::Count};
use crate::model::SectionKind;

/// A line that does what it should not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stuffed {
    /// The number of the line.
    pub line: usize,
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
/// Skills of a whole résumé that are no more than listed.
const MOST: usize = 80;
/// So many lists are remembered.
const LISTS: usize = 100;

pub(super) fn stuffed(lines: &[Placed<'_>]) -> Vec<Stuffed> {
    let mut stuffed = Vec::new();
    let mut lists: Vec<HashSet<&'static str>> = Vec::new();
    let mut listed: HashSet<&'static str> = HashSet::new();
    for (line, placed) in lines.iter().enumerate() {
        let count = Count::of(placed.line.text);
        if !count.is_list() {
            continue;
        }
        let in_list = matches!(placed.kind, SectionKind::Skills | SectionKind::Languages);
        let in_job = matches!(placed.kind, SectionKind::Experience | SectionKind::Projects);
        let distinct = count.names.len();
        let times = lists.iter().filter(|list| distinct >= LEAST && is_same(list, &count.names)).count();
        let most = if in_list { MOST_LISTED } else { MOST_ELSEWHERE };
        let (message, keeps_new) = if distinct >= most {
            (format!("{} skills stand in one line. They count nothing.", count.named), false)
        } else if count.named >= 4 && count.named >= distinct * 2 {
            ("One line says the same skills again and again. Each counts once.".to_owned(), true)
        } else if times > 0 && (!in_job || times >= MOST_TIMES) {
            ("The same skills are listed again. Each counts once.".to_owned(), true)
        } else if in_list && listed.len() >= MOST && count.names.iter().any(|name| !listed.contains(name)) {
            (format!("More than {MOST} skills are listed. What comes after them counts nothing."), false)
        } else {
            if in_list {
                listed.extend(&count.names);
            }
            if distinct >= LEAST && lists.len() < LISTS {
                lists.push(count.names);
            }
            continue;
        };
        stuffed.push(Stuffed { line, message, keeps_new });
    }
    stuffed
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

    fn found(text: &str) -> Vec<usize> {
        let layout = layout(&lines(text, &[]), jiff::civil::date(2026, 5, 17));
        stuffed(&layout.lines).into_iter().map(|stuffed| stuffed.line).collect()
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
        assert_eq!(found(&format!("Summary\nCalm.\n{wall}\n\nExperience\nNurse, 2019")), [1]);
        assert_eq!(found("Skills\nPython Python Python Python Python Python"), [0]);
        let twice = "Skills\nPython, SQL, Docker, Excel, Linux\nPython, SQL, Docker, Excel, Linux";
        assert_eq!(found(twice), [1]);
    }
}
