//! Walls of skills, and lists that come again and again. They are told, and add nothing.

use std::{collections::HashSet, ops::Range};

use matching::lexicon::{skills::find_skills, text::key};

use super::{
    flags,
    jobs::Jobs,
    layout::Placed,
    skills::{self, Count},
    split,
};
use crate::model::SectionKind;

/// A place that does what it should not, and counts nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stuffed {
    pub place: Range<usize>,
    pub message: String,
}

/// So many skills in one line of a list, of courses or under a job with dates, or of anything else, are no list that
/// somebody wrote for a reader.
const MOST_LISTED: usize = 40;
const MOST_ELSEWHERE: usize = 15;
/// Fewer are no list.
const LEAST: usize = 5;
/// As often a list may stand under the jobs in which it was used.
const MOST_TIMES: usize = 4;
/// And as often with something new in it where it is not about a job.
const MOST_ALIKE: usize = 2;
/// Skills of a whole résumé that are no more than listed, wherever that is.
const MOST: usize = 80;
/// So many lists are remembered.
const LISTS: usize = 100;

/// What a list is part of.
#[derive(Clone, Copy)]
struct Within {
    kind: SectionKind,
    /// It is all of its line.
    is_line: bool,
    /// It belongs to a job that says when it was.
    is_dated: bool,
    /// It says that these are courses.
    is_coursework: bool,
}

impl Within {
    fn site(self) -> Site {
        match self.kind {
            SectionKind::Experience | SectionKind::Projects => Site::Work,
            SectionKind::Contact
            | SectionKind::Summary
            | SectionKind::Interests
            | SectionKind::References
            | SectionKind::Other => Site::Aside,
            _ => Site::List,
        }
    }

    fn is_list(self) -> bool {
        let is_list = matches!(self.kind, SectionKind::Skills | SectionKind::Languages);
        is_list || self.is_dated || self.is_coursework || self.site() == Site::Work
    }
}

/// Where a list stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Site {
    /// Under jobs and projects.
    Work,
    /// Where skills are listed.
    List,
    /// Where they are only claimed.
    Aside,
}

impl Site {
    /// Whether a list there is said again by one here. What was used at work may be summed up elsewhere, and what was
    /// claimed may be listed.
    fn repeats(self, before: Self) -> bool {
        match self {
            Self::Work => true,
            Self::List => before == Self::List,
            Self::Aside => before != Self::Work,
        }
    }
}

/// The lines without what was struck before.
pub(super) fn stuffed(
    text: &str,
    lines: &[Placed<'_>],
    jobs: &Jobs,
    struck: &[Range<usize>],
) -> Vec<Stuffed> {
    let mut stuffed = Vec::new();
    let mut seen = Seen::default();
    let mut judge = |mut place: Range<usize>, mut count: Count, within: Within| {
        let is_coursework = skills::coursework(&text[place.clone()]).is_some();
        let within = Within { is_coursework, ..within };
        if within.is_line
            && within.kind == SectionKind::Skills
            && let Some(at) = beyond(&text[place.clone()])
        {
            let message =
                format!("More than {MOST_LISTED} skills stand in one line. The others count nothing.");
            let end = place.start + at;
            stuffed.push(Stuffed { place: end..place.end, message });
            place.end = end;
            count = Count::of(&text[place.clone()]);
        }
        if within.is_line
            && let Some(at) = repetition(&text[place.clone()], &count)
        {
            // A list that was written once stands, and only what follows it does not.
            let end = place.start + if within.is_list() { at } else { 0 };
            stuffed.push(Stuffed { place: end..place.end, message: AGAIN.to_owned() });
            if end == place.start {
                return;
            }
            place.end = end;
            count = Count::of(&text[place.clone()]);
        }
        stuffed.extend(seen.judge(count, within).map(|message| Stuffed { place, message }));
    };
    for (number, placed) in lines.iter().enumerate() {
        let job = jobs.of_line.get(number).copied().flatten().map(|job| &jobs.list[job]);
        let is_dated = job.is_some_and(|job| job.dated.is_some());
        let within = Within { kind: placed.kind, is_line: true, is_dated, is_coursework: false };
        let left = flags::left(text, &placed.line.range(), struck);
        let words: Vec<&str> = left.iter().map(|range| &text[range.clone()]).collect();
        let whole = Count::of(&words.join(" "));
        if whole.is_list() {
            judge(placed.line.range(), whole, within);
        } else if whole.named >= LEAST {
            // A list may hide behind a sentence.
            for sentence in left.iter().flat_map(|range| sentences(text, range)) {
                let count = Count::of(&text[sentence.clone()]);
                if count.is_list() {
                    judge(sentence, count, Within { is_line: false, ..within });
                }
            }
        }
    }
    stuffed
}

const AGAIN: &str = "One line says the same skills again and again. What comes again counts nothing.";
/// Fewer names are not said again and again.
const OFTEN: usize = 4;

/// Where a line begins to say what it has said, if it does little else. All of it does if no list comes first.
fn repetition(line: &str, count: &Count) -> Option<usize> {
    if count.named < OFTEN || count.named < count.spellings.len() * 2 {
        return None;
    }
    let names = names(line);
    let mut seen = HashSet::new();
    let first = names.iter().position(|name| !seen.insert(&name.text));
    seen.extend(names.iter().map(|name| &name.text));
    if names.len() < seen.len() * 2 {
        return None;
    }
    let list = first.map_or(&[][..], |first| &names[..first]);
    let is_list = list.len() >= LEAST && list.iter().all(|name| name.is_entry);
    Some(first.filter(|_| is_list).map_or(0, |first| names[first].start))
}

/// A skill as a list names it.
struct Name {
    start: usize,
    text: String,
    is_entry: bool,
}

/// "Core Java" and "Java" are two entries of a list; without signs between them the words are all that there is.
fn names(line: &str) -> Vec<Name> {
    let mut found = find_skills(line).into_iter().peekable();
    let mut names = Vec::new();
    let mut start = 0;
    for entry in line.split_inclusive([',', ';', '|', '·', '•', '●', '▪', '(', ')', ':', '\t', '\n']) {
        let end = start + entry.len();
        let own: Vec<_> = std::iter::from_fn(|| found.next_if(|found| found.start < end)).collect();
        let is_entry = own.len() == 1;
        names.extend(own.into_iter().map(|found| Name {
            start: if is_entry { start } else { found.start },
            text: key(if is_entry { entry } else { found.matched }),
            is_entry,
        }));
        start = end;
    }
    names
}

fn sentences(text: &str, place: &Range<usize>) -> impl Iterator<Item = Range<usize>> + use<> {
    let start = place.start;
    let moved = move |range: Range<usize>| start + range.start..start + range.end;
    split::sentences(&text[place.clone()]).into_iter().map(moved)
}

/// Where a line goes on after as many skills as a list may have, if it does.
fn beyond(line: &str) -> Option<usize> {
    let mut names = HashSet::new();
    let found = find_skills(line).into_iter().find(|found| {
        names.insert(found.skill.name);
        names.len() > MOST_LISTED
    });
    found.map(|found| found.start)
}

/// The lists that were read so far.
#[derive(Default)]
struct Seen {
    lists: Vec<(Site, HashSet<String>)>,
    listed: HashSet<&'static str>,
}

impl Seen {
    /// What is wrong with a list. Part of a line may say again what a list says.
    fn judge(&mut self, count: Count, within: Within) -> Option<String> {
        let site = within.site();
        let written = count.spellings.len();
        if count.names.len() > if within.is_list() { MOST_LISTED } else { MOST_ELSEWHERE - 1 } {
            return Some(format!("{} skills stand in one line. They count nothing.", count.named));
        }
        if within.is_line && written >= LEAST && self.is_again(site, &count.spellings) {
            return Some("The same skills are listed again. They count nothing more.".to_owned());
        }
        if self.listed.len() >= MOST && count.names.iter().any(|name| !self.listed.contains(name)) {
            let message =
                format!("More than {MOST} skills are listed. What comes after them counts nothing.");
            return Some(message);
        }
        self.listed.extend(&count.names);
        if within.is_line && written >= LEAST && self.lists.len() < LISTS {
            self.lists.push((site, count.spellings));
        }
        None
    }

    /// Whether all of it stood in a list before. A list with something new in it may come as well, once.
    fn is_again(&self, site: Site, written: &HashSet<String>) -> bool {
        let before = || {
            self.lists
                .iter()
                .filter(|(before, _)| site.repeats(*before))
                .map(|(_, list)| (list.is_superset(written), is_same(list, written)))
        };
        let same = before().filter(|(is_all, _)| *is_all).count();
        match site {
            Site::Work => same >= MOST_TIMES,
            _ => same > 0 || before().filter(|(_, is_most)| *is_most).count() >= MOST_ALIKE,
        }
    }
}

/// Four in five of them stood in the other list already.
fn is_same(before: &HashSet<String>, written: &HashSet<String>) -> bool {
    let shared = written.iter().filter(|name| before.contains(*name)).count();
    shared * 5 >= written.len() * 4
}

#[cfg(test)]
mod tests {
    use matching::lexicon::skills::skills;

    use super::*;
    use crate::resume::{jobs::jobs, layout::layout, lines::lines};

    fn found(text: &str) -> Vec<&str> {
        let today = jiff::civil::date(2026, 5, 17);
        let layout = layout(&lines(text, &[]), today);
        let jobs = jobs(&layout.lines, today);
        stuffed(text, &layout.lines, &jobs, &[]).into_iter().map(|stuffed| &text[stuffed.place]).collect()
    }

    /// So many names that each mean one skill wherever they stand.
    fn names(count: usize) -> Vec<&'static str> {
        let plain =
            |name: &&str| find_skills(name).len() == 1 && find_skills(&format!("x {name} x")).len() == 1;
        skills().iter().map(|skill| skill.name).filter(plain).take(count).collect()
    }

    #[test]
    fn what_a_job_was_done_with_may_be_a_long_list() {
        let tools = format!("Environment: {}", names(16).join(", "));
        assert!(found(&format!("Experience\nEngineer, Acme, 2019 – 2020\n- {tools}")).is_empty());
        let undated = format!("Experience\nBuilt things\n- {tools}");
        assert!(found(&undated).is_empty());
        assert_eq!(found(&format!("Summary\nI build things\n- {tools}")).len(), 1);
        let endless = format!("Environment: {}", names(41).join(", "));
        assert_eq!(found(&format!("Experience\nEngineer, Acme, 2019 – 2020\n- {endless}")), [endless]);
    }

    #[test]
    fn of_an_endless_list_what_comes_after_the_fortieth_is_struck() {
        let all = names(50);
        assert!(found(&format!("Skills\n{}", all[..40].join(", "))).is_empty());
        assert_eq!(found(&format!("Skills\n{}", all.join(", "))), [all[40..].join(", ")]);
    }

    #[test]
    fn an_ordinary_list_is_none() {
        let text = "Skills\nPython, SQL, Docker, Excel, Git\n\nExperience\nEngineer, Acme, 2019 – 2020\n\
                    - Technologies used: Python, SQL, Docker, Excel, Git";
        assert!(found(text).is_empty());
    }

    #[test]
    fn different_names_of_one_skill_are_no_repetition() {
        let text = "Skills\nAlgorithms: Random Forest, SVM, KNN, K-Means, PCA, CNN, RNN, LSTM\n\
                    NLP: TF-IDF, Word2Vec, NLTK, spaCy, BERT\nVisualisation: Matplotlib, Seaborn, Plotly, Dashboards\n\n\
                    Experience\nData Scientist, Acme, 2019 – 2020\n\
                    - Implemented Random Forest, SVM, KNN, K-Means, Naive Bayes classifiers for churn.";
        assert!(found(text).is_empty(), "{:?}", found(text));
        let again = "SVM, KNN, SVM, KNN, SVM, KNN, SVM, KNN";
        assert_eq!(found(&format!("Skills\n{again}")), [again]);
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
        let summed_up = "Experience\nEngineer, Acme, 2019 – 2020\nEnvironment: Python, SQL, Docker, Excel, Linux\n\n\
                         Skills\nPython, SQL, Docker, Excel, Linux";
        assert!(found(summed_up).is_empty());
    }

    #[test]
    fn of_a_list_that_repeats_itself_the_list_is_left() {
        let again = "Python SQL Docker ".repeat(4);
        for line in [again.trim(), "Java, Java, Java, Java", "Python, SQL, Docker, Python, SQL, Docker"] {
            assert_eq!(found(&format!("Skills\n{line}")), [line]);
            assert_eq!(found(&format!("Summary\n{line}\n\nExperience\nNurse, 2019")), [line]);
        }
        let list = "Python, SQL, Docker, Excel, Linux,";
        let (once, more) = (format!("{list} Java"), format!("{list} {list} Java"));
        assert!(found(&format!("Skills\n{once}")).is_empty());
        assert_eq!(found(&format!("Skills\n{list} {more}")), [format!(" {more}")]);
        let bare = list.replace(',', "");
        assert_eq!(found(&format!("Skills\n{bare} {bare}")), [format!("{bare} {bare}")]);
        assert_eq!(found(&format!("Summary\n{list} {list}\n\nSkills\nGit")), [format!("{list} {list}")]);
        assert!(found("Skills\nCore Java, Advanced Java, Java 8, Java").is_empty());
    }

    #[test]
    fn a_list_may_come_again_with_something_new() {
        let list = "Python, SQL, Docker, Excel, Linux";
        let more = |new: &str| format!("{list}, {new}");
        assert!(found(&format!("Skills\n{list}\n{}", more("Git"))).is_empty());
        let third = more("Tableau");
        assert_eq!(found(&format!("Skills\n{list}\n{}\n{third}", more("Git"))), [third]);
        assert!(found(&format!("Summary\n{list}\n\nSkills\n{list}")).is_empty(), "a claim is listed");
    }

    #[test]
    fn a_list_of_courses_may_be_long() {
        let courses = format!("Relevant Coursework: {}", names(16).join(", "));
        assert!(found(&format!("Education\nB.A., 2019\n{courses}")).is_empty());
        let endless = format!("Relevant Coursework: {}", names(41).join(", "));
        assert_eq!(found(&format!("Education\nB.A., 2019\n{endless}")), [endless]);
        let other = format!("Knows {}", names(16).join(", "));
        assert_eq!(found(&format!("Education\nB.A., 2019\n{other}")), [other]);
    }

    #[test]
    fn a_wall_behind_a_sentence_is_found_and_the_sentence_left_alone() {
        let wall = format!("{}.", names(41).join(", "));
        let calm = "Kept the books of nine small companies in good order for many years, wrote to their customers \
                    and answered the tax office, and trained two apprentices who now do the same at other places.";
        let calm = [calm; 3].join(" ");
        assert_eq!(found(&format!("Experience\nClerk, Acme, 2019 – 2020\n- {calm} {wall}")), [wall]);
    }
}
