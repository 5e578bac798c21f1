//! Goes through the lines from top to bottom and keeps in mind what stood above.

use super::{
    Certainty, RemarkCode,
    claims::{self, Label},
    groups::{self, Group, Sum},
    headings::{heading, is_unknown_heading, only_column, own_term, shown, slice},
    hints,
    lines::Line,
    reading::{Reading, read},
    roles::{Role, Unit, columns, is_total, only_term, unit_in},
    words::{Section, Word, vocabulary},
};

/// A label with its amount, and what stood above it.
#[derive(Clone, Debug)]
pub struct Found {
    pub start: usize,
    pub end: usize,
    pub line: usize,
    pub words: Vec<Word>,
    pub what: Label,
    pub reading: Reading,
    pub section: Option<Section>,
    /// The words of the heading.
    pub title: String,
    /// Grows with every heading and every sum.
    pub block: usize,
    pub prose: bool,
    /// Labels stood in one place, amounts in another.
    pub paired: bool,
    /// The row says that it was turned down.
    pub declined: bool,
}

/// Nobody reads more lines of an offer.
pub const MOST_LINES: usize = 500;

const MOST_COLUMNS: usize = 12;

#[derive(Default)]
struct State {
    section: Option<Section>,
    title: String,
    columns: Vec<Role>,
    /// How many columns the last line had that was not understood.
    cells: usize,
    unit: Option<Unit>,
    /// What the letter says about all of its amounts.
    everywhere: Option<Unit>,
    term: Option<String>,
    block: usize,
    /// Lines without an amount, which may be labels of amounts to come.
    labels: Vec<Group>,
    heading: Option<Group>,
    /// Columns that stand below each other.
    roles: Vec<Role>,
    /// Lines of amounts alone.
    amounts: Vec<Vec<Sum>>,
    first_amount: usize,
    end: usize,
    found: Vec<Found>,
    too_many: bool,
}

/// Whether there were more lines than are kept, and those.
pub fn gather(text: &str, lines: &[Line]) -> (bool, Vec<Found>) {
    let mut state = State::default();
    for line in lines {
        if state.found.len() >= MOST_LINES {
            state.too_many = true;
            break;
        }
        if line.amounts.is_empty() {
            state.words(text, line);
        } else {
            state.row(text, line);
        }
    }
    state.flush(text);
    (state.too_many, state.found)
}

/// How many columns a line without amounts has. One is none.
fn cells(text: &str) -> usize {
    let count = text
        .trim()
        .split(['\t', '|'])
        .flat_map(|cell| cell.split("   "))
        .filter(|cell| !cell.trim().is_empty())
        .count();
    if count >= 2 { count } else { 0 }
}

fn blank(line: &Line, words: &[Word]) -> Group {
    Group { start: line.start, end: line.end, line: line.number, words: words.to_vec(), ..Group::default() }
}

impl State {
    /// A line without amounts: a heading, the columns of a table, a label, or talk.
    fn words(&mut self, text: &str, line: &Line) {
        let words = &line.words[..];
        if words.is_empty() {
            return;
        }
        if !hints::is_button(words) {
            self.flush(text);
        }
        let total = words.len() == 1 && is_total(&words[0].text);
        if self.roles.len() >= MOST_COLUMNS {
            self.roles.clear();
        }
        if let Some(name) = only_term(text, words) {
            self.roles.push(Role::Term(name.clone()));
            self.term = Some(name);
            self.stacked();
            return;
        }
        if total && !self.roles.is_empty() {
            self.roles.push(Role::Total);
            self.stacked();
            return;
        }
        self.roles.clear();
        if !line.prose && self.columns(text, words) {
            return;
        }
        if let Some(unit) = unit_in(words)
            && words.iter().any(|word| matches!(word.text.as_str(), "amounts" | "figures" | "shown"))
        {
            (self.everywhere, self.unit) = (Some(unit), Some(unit));
            return;
        }
        if let [rest] = words
            && line.follows
            && matches!(rest.text.as_str(), "loan" | "grant" | "scholarship" | "program" | "award")
            && let Some(label) = self.labels.last_mut()
        {
            label.words.push(rest.clone());
            label.end = line.end;
            return;
        }
        if let Some(section) = heading(text, line) {
            self.open(section, text, words);
            self.heading = Some(blank(line, words));
            return;
        }
        if line.prose {
            self.labels.clear();
            return;
        }
        if !hints::is_button(words) {
            self.cells = cells(&text[line.start..line.end]);
            self.labels.push(blank(line, words));
        }
    }

    /// Whether these are the columns of a table, and what they stand for.
    fn columns(&mut self, text: &str, words: &[Word]) -> bool {
        if let Some(name) = only_column(text, words) {
            self.columns = vec![Role::Term(name)];
            self.labels.clear();
            return true;
        }
        let Some((roles, from, to)) = columns(text, words) else { return false };
        if words.len() - (to - from) > 8 {
            return false;
        }
        (self.columns, self.cells, self.term) = (roles, 0, None);
        let before = &words[..from];
        let specific = |section: &Section| !matches!(section, Section::Mixed | Section::Other);
        if let Some(section) = vocabulary().section(before).filter(specific) {
            self.open(section, text, before);
        }
        self.labels.clear();
        true
    }

    /// Columns that stand below each other, from the second on.
    fn stacked(&mut self) {
        self.labels.clear();
        self.columns = if self.roles.len() >= 2 { self.roles.clone() } else { Vec::new() };
        if self.roles.len() >= 2 {
            self.term = None;
        }
    }

    fn open(&mut self, section: Section, text: &str, words: &[Word]) {
        self.section = Some(section);
        self.title = slice(text, words);
        self.block += 1;
        self.unit = unit_in(words).or(self.everywhere);
        self.labels.clear();
        if section == Section::Other {
            self.term = None;
        }
    }

    fn row(&mut self, text: &str, line: &Line) {
        let mut groups = groups::groups(text, line);
        let bare = |group: &Group| !group.words.iter().any(|word| word.text.chars().any(char::is_alphabetic));
        let behind = groups.len() == 1
            && groups[0].words.first().is_some_and(|word| word.start > line.amounts[0].start);
        let label_above = !self.labels.is_empty() || self.heading.is_some();
        if groups.len() == 1
            && !line.prose
            && (bare(&groups[0]) || (behind && label_above && !hints::is_known(&groups[0].words)))
        {
            if self.amounts.is_empty() {
                self.first_amount = line.number;
            }
            self.end = line.end;
            self.amounts.push(groups.remove(0).sums);
            return;
        }
        self.flush(text);
        self.roles.clear();
        let above = self.labels.pop().filter(|_| line.follows && !line.prose);
        if let Some(above) = above.as_ref().or(self.labels.last())
            && !line.prose
            && groups.first().is_some_and(|group| {
                !hints::is_rest_of_name(text, &group.words) && !hints::is_field(&group.words)
            })
            && is_unknown_heading(text, above)
        {
            // A heading of whatever kind ends the one before it.
            (self.section, self.block) = (None, self.block + 1);
            self.title = slice(text, &above.words);
        }
        let before = (self.section, self.title.clone());
        let mut inline = false;
        for (place, mut group) in groups.into_iter().enumerate() {
            if let Some(above) = above.as_ref().filter(|_| place == 0)
                && (hints::is_rest_of_name(text, &group.words) || hints::is_field(&group.words))
            {
                if hints::is_field(&group.words) {
                    group.words.clear();
                }
                group.start = above.start;
                group.line = above.line;
                group.words.splice(0..0, above.words.iter().cloned());
            }
            if let Some(roles) = group.columns.take() {
                self.columns = roles;
            }
            let heading = std::mem::take(&mut group.heading);
            let gift = heading.len() == 1 && matches!(heading[0].text.as_str(), "grant" | "scholarship");
            if let Some(section) = vocabulary().section(&heading).or(gift.then_some(Section::Gift)) {
                inline = true;
                self.open(section, text, &heading);
            }
            self.emit(text, group, false);
        }
        if inline {
            // A heading within a line holds for that line.
            (self.section, self.title) = before;
            self.block += 1;
        }
        self.labels.clear();
        self.heading = None;
    }

    /// "$48,000" and below it "($12,000 per year)": the first is for several years, the second is the award.
    fn one_year_of(&mut self, mut group: Group, reading: &mut Reading) -> Group {
        let a_year =
            group.sums.iter().any(|sum| sum.unit == Some(Unit::Year)) && !hints::is_known(&group.words);
        let near = |last: &&mut Found| a_year && reading.cents != 0 && group.line.abs_diff(last.line) <= 3;
        let Some(last) = self.found.last_mut().filter(near) else { return group };
        let several = (2..=5).any(|years| reading.cents.saturating_mul(years) == last.reading.cents);
        if several && matches!(last.what, Label::Line(_)) {
            last.reading.certainty = Certainty::Unclear;
            last.reading.note = Some(RemarkCode::SeveralYears);
            last.reading.why = "The amount is for several years together.";
            reading.certainty = reading.certainty.max(Certainty::Likely);
            group.words.clone_from(&last.words);
        }
        group
    }

    /// Gives lines of amounts to the labels above them.
    fn flush(&mut self, text: &str) {
        if self.amounts.is_empty() {
            return;
        }
        let amounts = std::mem::take(&mut self.amounts);
        let labels = std::mem::take(&mut self.labels);
        let all: Vec<Sum> = amounts.iter().flatten().cloned().collect();
        let count = amounts.len();
        let fits = self.columns.len() == all.len() && !labels.is_empty();
        let last = labels.len().saturating_sub(count);
        let known = labels[last..].iter().all(|label| hints::is_known(&label.words));
        if count >= 2 && labels.len() >= count && known && !fits {
            for (label, sums) in labels[last..].iter().zip(amounts) {
                let start = sums.first().map_or(label.start, |sum| sum.amount.start);
                let end = sums.last().map_or(label.end, |sum| sum.amount.end);
                let group = Group { start, end, sums, ..label.clone() };
                self.emit(text, group, true);
            }
            self.heading = None;
            return;
        }
        let start = all.first().map_or(0, |sum| sum.amount.start);
        let empty = Group { start, end: self.end, line: self.first_amount, ..Group::default() };
        let label = labels.last().cloned().or_else(|| self.heading.take()).unwrap_or(empty);
        let end = self.end;
        self.emit(text, Group { sums: all, end, ..label }, false);
        self.heading = None;
    }

    fn emit(&mut self, text: &str, group: Group, paired: bool) {
        if self.found.len() >= MOST_LINES {
            self.too_many = true;
            return;
        }
        let unit = unit_in(&group.words).or(self.unit);
        let fallback = if group.prose { &[][..] } else { &self.columns[..] };
        let Some(mut reading) = read(&group.sums, fallback, unit) else { return };
        if let Some(term) = self.term.as_ref().filter(|_| reading.terms.is_empty() && !group.prose) {
            reading.terms = vec![(term.clone(), reading.cents)];
        }
        if reading.note == Some(RemarkCode::TermsGuessed) && self.cells >= group.sums.len() {
            reading.certainty = Certainty::Unclear;
            reading.why = "The columns have headings that are not understood.";
        }
        let group = own_term(text, group, &mut reading);
        let group = self.one_year_of(group, &mut reading);
        let key = if group.key.is_empty() { &group.words } else { &group.key };
        let what = claims::label(text, key, self.section, group.prose);
        let says_no =
            |word: &Word| matches!(word.text.as_str(), "declined" | "cancelled" | "canceled" | "rejected");
        let declined = group.tail.iter().chain(&group.words).any(says_no);
        let is_claim = matches!(what, Label::Claim(_)) && !group.prose;
        let words = shown(text, &group);
        self.found.push(Found {
            start: group.start,
            end: group.end,
            line: group.line,
            what,
            reading,
            section: self.section,
            title: self.title.clone(),
            block: self.block,
            prose: group.prose,
            paired,
            declined,
            words,
        });
        if is_claim {
            self.block += 1;
            self.section = None;
            self.title.clear();
        }
    }
}
