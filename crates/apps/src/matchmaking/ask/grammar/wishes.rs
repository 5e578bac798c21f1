//! What is wanted in free words: where the student wants to go, what help is needed, what somebody cares about.

use std::ops::Range;

use chat::understand::{Context, Read, Reader};
use matching::lexicon::{times, topics::CONCERNS};

use super::{
    industry,
    line::Line,
    meeting,
    protected::is_protected,
    sought::{self, Wish},
    student,
    words::Words,
};

/// What a goal begins with.
static GOAL: Words = Words("wishes.goal");

/// What a goal says before it says something.
static TO: Words = Words("wishes.to");

/// Words of a goal that say nothing by themselves.
static EMPTY: Words = Words("wishes.empty");

/// Somebody who is looked for is no goal: "I want three mentors".
static PEOPLE: Words = Words("wishes.people");

/// Where a wish ends.
static ENDS: Words = Words("wishes.ends");

/// What may lie between a wish and what is said of where, when and how.
static TO_OTHERS: Words = Words("wishes.to_others");

/// A wish has no more words.
const LONGEST: usize = 9;

/// What the help begins with that somebody needs.
static NEED: Words = Words("wishes.need");

/// What is no help, however it is needed.
static NO_NEED: Words = Words("wishes.no_need");

/// Words that belong to a need beside its topic.
static OF_A_NEED: Words = Words("wishes.of_a_need");

/// What is said before what somebody cares about.
static VALUE: Words = Words("wishes.value");

/// Where the student wants to go.
pub fn goals(text: &str, context: &Context<'_>) -> Vec<Read> {
    open(aims(text, context), text, context)
}

/// The help that is needed.
pub fn needs(text: &str, context: &Context<'_>) -> Vec<Read> {
    open(helps(text, context), text, context)
}

/// What somebody cares about, each of a list by itself.
pub fn values(text: &str, context: &Context<'_>) -> Vec<Read> {
    open(causes(text, context), text, context)
}

/// Those that may enter a match. What points at somebody who was shown is asked of the list.
fn open(mut all: Vec<Read>, text: &str, context: &Context<'_>) -> Vec<Read> {
    if all.is_empty() {
        return all;
    }
    let line = Line::new(text);
    let pointed = sought::pointed(&line, context);
    all.retain(|read| {
        !is_protected(&read.text) && !sought::points(&line, &line.words_in(&read.bytes), &pointed)
    });
    all
}

/// What is wanted, needed or cared about, and never enters a match.
pub fn withheld(text: &str, context: &Context<'_>) -> Vec<Read> {
    let mut all = [aims(text, context), helps(text, context), causes(text, context)].concat();
    all.retain(|read| is_protected(&read.text));
    all
}

/// An industry alone is no goal: it is an industry.
fn aims(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let others = Others::of(&line, context);
    let titles = if line.has(&GOAL) { sought::titles(&line, context) } else { Vec::new() };
    let mut found: Vec<Read> = Vec::new();
    let mut at = 0;
    while at < line.words.len() {
        let Some((phrase, mut after)) = line.longest(at, &GOAL) else {
            at += 1;
            continue;
        };
        // "goal: arts administration"
        let is_titled = ["goal", "goals", "career goal", "career goals"].contains(&phrase);
        if !is_titled && line.ends_before(after) {
            at = after;
            continue;
        }
        let is_help = ["help", "advice", "a mentor", "mentor", "somebody", "someone", "guidance"];
        if line.longest(after, &is_help).is_some() {
            at = after;
            continue;
        }
        let (begins, mut first) = (after, after);
        while TO.contains(&line.word(first)) && (first == after || !line.ends_before(first)) {
            first += 1;
        }
        let end = end_of(&line, first, &others, true);
        after = end.max(after);
        // "wants portfolio feedback" asks for help.
        let is_help = end > first && OF_A_NEED.contains(&line.word(end - 1)) && line.word(end - 1) != "work";
        let wish = Wish { phrase, words: begins..end, first };
        if says_more(&line, first, end, &others) && !is_help && !wish.is_person(&line, &titles) {
            found.push(line.said(&(at..end), line.slice(&(first..end))));
        }
        at = after.max(at + 1);
    }
    found
}

/// Whether something is left besides industries and small words.
fn says_more(line: &Line<'_>, first: usize, end: usize, others: &Others) -> bool {
    let is_somebody = (first..end).any(|at| PEOPLE.contains(&line.word(at)));
    !is_somebody
        && (first..end).any(|at| {
            let is_small = EMPTY.contains(&line.word(at)) || sought::is_more(line.word(at));
            !is_small && !others.industries.iter().any(|words| words.contains(&at))
        })
}

/// After words that ask for help, and wherever a concern is named that we know.
fn helps(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let others = Others::of(&line, context);
    let mut found: Vec<(Range<usize>, Read)> = Vec::new();
    let mut at = 0;
    while at < line.words.len() {
        let Some((phrase, mut first)) =
            line.longest(at, &NEED).filter(|(_, after)| !line.ends_before(*after))
        else {
            at += 1;
            continue;
        };
        let begins = |word: &str| ["a", "an", "some", "the", "their", "her", "his", "my"].contains(&word);
        let is_bare = ["needs", "needing", "can do", "could do", "needs help"].contains(&phrase);
        let noun = first + usize::from(begins(line.word(first)));
        if is_bare && NO_NEED.contains(&line.word(noun)) && !line.stands(noun, "help with") {
            at = first;
            continue;
        }
        while begins(line.word(first)) {
            first += 1;
        }
        for list in listed(&line, first, &others) {
            let start = if list.start == first { at } else { list.start };
            if !is_nobodys_help(&line, &list) {
                found.push((list.clone(), line.said(&(start..list.end), line.slice(&list))));
            }
            first = list.end;
        }
        at = first.max(at + 1);
    }
    for (at, first) in helped_with(&line) {
        for words in listed(&line, first, &others) {
            let is_new = found.iter().all(|(other, _)| words.end <= other.start || other.end <= words.start);
            let start = if words.start == first { at } else { words.start };
            if is_new && !is_nobodys_help(&line, &words) {
                found.push((words.clone(), line.said(&(start..words.end), line.slice(&words))));
            }
        }
    }
    for concern in CONCERNS.find(&line.words) {
        let words = with_neighbours(&line, &concern.words);
        let is_new = found.iter().all(|(other, _)| words.end <= other.start || other.end <= words.start);
        let name = CONCERNS.all()[concern.topic].name;
        // That somebody is the first in the family is said by a slot of its own.
        if is_new && name != "First-generation guidance" && others.are_free(&words) {
            found.push((words.clone(), line.said(&words, line.slice(&words))));
        }
    }
    found.sort_by_key(|(words, _)| words.start);
    found.into_iter().map(|(_, read)| read).collect()
}

/// Whether somebody is needed, or more of those who were shown.
fn is_nobodys_help(line: &Line<'_>, words: &Range<usize>) -> bool {
    words.clone().any(|at| PEOPLE.contains(&line.word(at))) || sought::is_no_help(line, words)
}

/// "Help a junior with their elevator pitch": where that begins which somebody is helped with, and what says so.
fn helped_with(line: &Line<'_>) -> Vec<(usize, usize)> {
    let helps = ["help", "helps", "helping", "assist", "advise", "coach", "coaching", "guide", "support"];
    let mut found = Vec::new();
    for at in (0..line.words.len()).filter(|at| helps.contains(&line.word(*at))) {
        let near = (at + 1..line.words.len().min(at + 9)).take_while(|at| !line.ends_before(*at));
        let with = near.into_iter().find(|at| ["with", "on"].contains(&line.word(*at)));
        let Some(with) = with.filter(|with| *with > at + 1) else { continue };
        let own = ["a", "an", "her", "his", "my", "our", "the", "their"];
        let first = with + 1 + usize::from(own.contains(&line.next(with + 1)));
        if !line.ends_before(first) {
            found.push((with, first));
        }
    }
    found
}

/// "salary negotiation advice" is more than its topic.
fn with_neighbours(line: &Line<'_>, words: &Range<usize>) -> Range<usize> {
    let mut end = words.end;
    while OF_A_NEED.contains(&line.next(end)) {
        end += 1;
    }
    words.start..end
}

fn causes(text: &str, context: &Context<'_>) -> Vec<Read> {
    let line = Line::new(text);
    let others = Others::of(&line, context);
    let mut found = Vec::new();
    let mut at = 0;
    while at < line.words.len() {
        let hit = line.longest(at, &VALUE).filter(|(_, after)| !line.ends_before(*after));
        let Some((_, mut first)) = hit else {
            found.extend(matters(&line, at));
            at += 1;
            continue;
        };
        while ["a", "an", "the"].contains(&line.word(first)) {
            first += 1;
        }
        let begin = at;
        for list in listed(&line, first, &others) {
            let start = if list.start == first { begin } else { list.start };
            found.push(line.said(&(start..list.end), line.slice(&list)));
            at = list.end;
        }
        at = at.max(begin + 1);
    }
    found
}

/// "Sustainability matters to her."
fn matters(line: &Line<'_>, at: usize) -> Option<Read> {
    let (_, after) = line
        .longest(at, &["matters to", "matter to", "is important to", "are important to", "means a lot to"])?;
    let first = (0..at).rev().take_while(|back| at - back <= 4 && !line.ends_before(back + 1)).last()?;
    let first = if line.ends_before(at) { return None } else { first };
    Some(line.said(&(first..after), line.slice(&(first..at))))
}

/// The members of a list that begins here: "diversity and open source".
fn listed(line: &Line<'_>, first: usize, others: &Others) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    let mut start = first;
    while start < line.words.len() {
        let end = end_of(line, start, others, false);
        if end <= start {
            break;
        }
        all.push(start..end);
        let is_joined = ["and", "or"].contains(&line.next(end));
        // "and works in a hospital" says something else.
        let goes_on = is_joined && !ENDS.contains(&line.next(end + 1)) && !is_verb(line.next(end + 1));
        if !goes_on || !others.are_free(&(end + 1..end + 2)) {
            break;
        }
        start = end + 1;
    }
    all
}

fn is_verb(word: &str) -> bool {
    [
        "based", "can", "cares", "does", "goes", "has", "knows", "lives", "loves", "meets", "plays",
        "studies", "teaches", "works", "worked", "working", "would", "will", "wants", "is", "was",
    ]
    .contains(&word)
}

/// The word after what is said from here on: up to a comma, to what begins another thing, or to where, when and how.
fn end_of(line: &Line<'_>, first: usize, others: &Others, over_and: bool) -> usize {
    let mut end = first;
    while end < line.words.len() && end - first < LONGEST {
        let word = line.word(end);
        let joins = ["and", "or"].contains(&word);
        let is_end = (end > first && (line.ends_before(end) || ENDS.contains(&word)))
            || (joins && (!over_and || ENDS.contains(&line.next(end + 1)) || is_verb(line.next(end + 1))))
            || others.begins(line, end, first);
        if is_end {
            break;
        }
        end += 1;
    }
    // "design chips and" ends with chips.
    while end > first && TO_OTHERS.iter().chain(&["and", "or"]).any(|small| *small == line.word(end - 1)) {
        end -= 1;
    }
    end
}

/// What other slots find, and where a wish therefore ends.
struct Others {
    /// Places, times, ways to meet.
    around: Vec<Range<usize>>,
    industries: Vec<Range<usize>>,
    students: Vec<Range<usize>>,
}

impl Others {
    fn of(line: &Line<'_>, context: &Context<'_>) -> Self {
        let of =
            |reads: Vec<Read>| reads.into_iter().map(|read| line.words_in(&read.bytes)).collect::<Vec<_>>();
        let mut around = of(Reader::Place.read(line.text, context));
        around.extend(times::find(&line.words).into_iter().map(|found| found.words));
        around.extend(of(meeting::ways(line.text, context)));
        let industries = of(industry::industries(line.text, context));
        let mut students = of(student::years(line.text, context));
        students.extend(of(student::studies(line.text, context)));
        Self { around, industries, students }
    }

    /// Whether another thing begins here, with the small words before it.
    fn begins(&self, line: &Line<'_>, at: usize, first: usize) -> bool {
        let mut next = at;
        while TO_OTHERS.contains(&line.next(next)) && next < line.words.len() {
            next += 1;
        }
        let is = |all: &[Range<usize>]| all.iter().any(|words| words.start == next || words.start == at);
        let with_small = next > at;
        is(&self.around)
            || (with_small && (is(&self.students) || is(&self.industries)) && at > first)
            || (with_small
                && line.word(at) == "with"
                && ["a", "an", "students", "our"].contains(&line.next(at + 1)))
    }

    fn are_free(&self, words: &Range<usize>) -> bool {
        let overlaps = |other: &Range<usize>| words.start < other.end && other.start < words.end;
        !self.around.iter().any(overlaps)
    }
}
