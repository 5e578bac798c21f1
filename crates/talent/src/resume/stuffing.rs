//! Walls of skills, and lists that come again and again. They are told, and add nothing.

use std::{collections::HashSet, ops::Range};

use matching::lexicon::skills::find_skills;

use super::{flags, jobs::Jobs, layout::Placed, skills::Count, split};
use crate::model::SectionKind;

/// A place that does what it should not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stuffed {
    pub place: Range<usize>,
    pub message: String,
    /// What was not listed before counts, as listed.
    pub keeps_new: bool,
}

/// So many skills in one line of a list or under a job with dates, or of anything else, are no list that somebody wrote
/// for a reader.
const MOST_LISTED: usize = 40;
const MOST_ELSEWHERE: usize = 15;
/// Fewer are no list.
const LEAST: usize = 5;
/// So many names of which each comes three times are no sentence about work, and no list of skills.
const OFTEN: usize = 8;
/// As often a list may stand under the jobs in which it was used.
const MOST_TIMES: usize = 4;
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
        if within.is_line
            && within.kind == SectionKind::Skills
            && let Some(at) = beyond(&text[place.clone()])
        {
            let message =
                format!("More than {MOST_LISTED} skills stand in one line. The others count nothing.");
            let end = place.start + at;
            stuffed.push(Stuffed { place: end..place.end, message, keeps_new: false });
            place.end = end;
            count = Count::of(&text[place.clone()]);
        }
        let judged = seen.judge(count, within);
        stuffed.extend(judged.map(|(message, keeps_new)| Stuffed { place, message, keeps_new }));
    };
    for (number, placed) in lines.iter().enumerate() {
        let job = jobs.of_line.get(number).copied().flatten().map(|job| &jobs.list[job]);
        let is_dated = job.is_some_and(|job| job.dated.is_some());
        let within = Within { kind: placed.kind, is_line: true, is_dated };
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
    /// Each with whether it stands under jobs or projects.
    lists: Vec<(bool, HashSet<String>)>,
    listed: HashSet<&'static str>,
}

impl Seen {
    /// What is wrong with a list, and whether what is new in it counts. Part of a line may say again what a list says.
    fn judge(&mut self, count: Count, within: Within) -> Option<(String, bool)> {
        let Within { kind, is_line, is_dated } = within;
        let in_job = matches!(kind, SectionKind::Experience | SectionKind::Projects);
        let in_list = is_dated || in_job || matches!(kind, SectionKind::Skills | SectionKind::Languages);
        let distinct = count.names.len();
        let written = count.spellings.len();
        // What was used at work may be summed up elsewhere once.
        let is_known = |(of_job, list): &&(bool, HashSet<String>)| {
            written >= LEAST && (in_job || !of_job) && is_same(list, &count.spellings)
        };
        let times = self.lists.iter().filter(is_known).count();
        if distinct > if in_list { MOST_LISTED } else { MOST_ELSEWHERE - 1 } {
            return Some((format!("{} skills stand in one line. They count nothing.", count.named), false));
        }
        if is_line && !in_list && count.named >= OFTEN && count.named >= written * 3 {
            let message = "One line says the same skills again and again. It counts nothing.".to_owned();
            return Some((message, false));
        }
        if is_line && count.named >= 4 && count.named >= written * 2 {
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
        if is_line && written >= LEAST && self.lists.len() < LISTS {
            self.lists.push((in_job, count.spellings));
        }
        None
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
    fn what_is_said_three_times_outside_of_a_list_counts_nothing() {
        let kept = |text: &str| {
            let today = jiff::civil::date(2026, 5, 17);
            let layout = layout(&lines(text, &[]), today);
            let jobs = jobs(&layout.lines, today);
            let stuffed = stuffed(text, &layout.lines, &jobs, &[]);
            stuffed.into_iter().map(|stuffed| stuffed.keeps_new).collect::<Vec<_>>()
        };
        let again = "Python SQL Docker ".repeat(4);
        assert_eq!(kept(&format!("Summary\n{again}\n\nExperience\nNurse, 2019")), [false]);
        assert_eq!(kept(&format!("Skills\n{again}")), [true], "a list that repeats itself is the list once");
        assert_eq!(kept("Summary\nJava, Java, Java, Java"), [true]);
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
