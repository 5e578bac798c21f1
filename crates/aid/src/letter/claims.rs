//! What a label is: a line of the offer, a sum of lines, a figure that is no money.

use super::{
    Kind,
    hints::is_doubtful,
    roles::is_total,
    words::{ClaimKind, Entry, Part, Section, Word, vocabulary},
};

/// What a label stands for.
#[derive(Clone, Debug)]
pub enum Label {
    Line(Class),
    /// A sum. Nothing: of the lines above it.
    Claim(Option<ClaimKind>),
    /// The name of a group: its sum, if the group has lines of its own.
    Collective(ClaimKind, Class),
    Nothing(&'static Entry),
}

/// What a line is, and what says so.
#[derive(Clone, Debug)]
pub struct Class {
    pub kind: Kind,
    pub program: Option<&'static str>,
    pub part: Option<Part>,
    pub entry: Option<&'static Entry>,
    pub says: Says,
    /// The words of the letter that say it.
    pub named: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// Its own name.
    Name,
    /// A word in it that can mean other things too.
    Hint,
    /// The heading above it.
    Heading,
    /// Its name says one thing, the heading another.
    Conflict,
    Nobody,
}

impl Class {
    fn unknown(says: Says) -> Self {
        Self { kind: Kind::Other, program: None, part: None, entry: None, says, named: String::new() }
    }
}

/// Without what stands in parentheses, unless everything does.
pub fn outside(text: &str, words: &[Word]) -> Vec<Word> {
    let (Some(first), Some(last)) = (words.first(), words.last()) else { return Vec::new() };
    let mut depth = 0_usize;
    let mut inside: Vec<(usize, usize)> = Vec::new();
    let mut open = 0;
    for (place, sign) in text.get(first.start..last.end).unwrap_or_default().char_indices() {
        match sign {
            '(' | '[' => {
                if depth == 0 {
                    open = first.start + place;
                }
                depth += 1;
            }
            ')' | ']' if depth > 0 => {
                depth -= 1;
                if depth == 0 {
                    inside.push((open, first.start + place));
                }
            }
            _ => {}
        }
    }
    if depth > 0 {
        inside.push((open, last.end));
    }
    let mut spans = inside.iter().peekable();
    let kept: Vec<Word> = words
        .iter()
        .filter(|word| {
            while spans.next_if(|(_, end)| *end < word.start).is_some() {}
            spans.peek().is_none_or(|(start, _)| word.end <= *start)
        })
        .cloned()
        .collect();
    if kept.is_empty() { words.to_vec() } else { kept }
}

pub fn label(text: &str, words: &[Word], section: Option<Section>, prose: bool) -> Label {
    if words.is_empty() {
        return Label::Line(Class::unknown(Says::Nobody));
    }
    let outer = outside(text, words);
    let vocabulary = vocabulary();
    let entry = vocabulary.entry(&outer).or_else(|| vocabulary.entry(words));
    let total = outer.iter().any(|word| is_total(&word.text));
    let claim = vocabulary.claim(&outer);
    let gift_or_loan = vocabulary.has_gift_word(&outer) || vocabulary.has_loan_word(&outer);
    let nothing = entry.filter(|(entry, _, _)| entry.kind.kind().is_none());
    if let Some((entry, _, _)) = nothing.filter(|_| !total && claim.is_none_or(|(_, weak)| weak)) {
        return Label::Nothing(entry);
    }
    let class = || class(&outer, words, entry, section);
    let payment = entry.is_some_and(|(entry, _, _)| entry.kind.kind() == Some(Kind::Payment));
    let stands = |(kind, weak): &(ClaimKind, bool)| match kind {
        _ if payment && !total => false,
        // "Tuition cost grant" is a grant.
        ClaimKind::Cost | ClaimKind::DirectCosts | ClaimKind::IndirectCosts => total || !gift_or_loan,
        // A loan that pays the balance is a loan.
        _ if prose => !gift_or_loan && !is_doubtful(&outer),
        _ => !(*weak && gift_or_loan),
    };
    let group = vocabulary.collective(&outer);
    let parts = matches!(group, Some(ClaimKind::DirectCosts | ClaimKind::IndirectCosts)) && !total;
    if let Some((kind, _)) = claim.filter(stands).filter(|_| !parts) {
        return Label::Claim(Some(kind));
    }
    if total && !prose {
        let costs = entry.is_some_and(|(entry, _, _)| entry.weak && entry.kind.kind() == Some(Kind::Cost));
        return Label::Claim(group.or(costs.then_some(ClaimKind::Cost)).or_else(|| of_total(&class())));
    }
    match group {
        Some(kind) => Label::Collective(kind, class()),
        None => Label::Line(class()),
    }
}

/// "Total Pell Grants" is a sum of grants. "Total" is a sum of whatever stands above it.
fn of_total(class: &Class) -> Option<ClaimKind> {
    match class.kind {
        _ if !matches!(class.says, Says::Name | Says::Hint) => None,
        Kind::Grant | Kind::Scholarship if class.says == Says::Name => Some(ClaimKind::Grants),
        Kind::Grant | Kind::Scholarship => Some(ClaimKind::Aid),
        Kind::StudentLoan | Kind::PrivateLoan => Some(ClaimKind::Loans),
        Kind::ParentLoan => Some(ClaimKind::ParentLoans),
        Kind::Work => Some(ClaimKind::Work),
        Kind::Cost | Kind::Payment | Kind::Other => None,
    }
}

type Named<'a> = Option<(&'static Entry, usize, usize)>;

fn class(outer: &[Word], words: &[Word], entry: Named<'_>, section: Option<Section>) -> Class {
    let Some((entry, from, to)) = entry else { return by_heading(section) };
    let Some(kind) = entry.kind.kind() else { return Class::unknown(Says::Nobody) };
    let vocabulary = vocabulary();
    let named = outer.get(from..to).unwrap_or_default();
    let named = named.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ");
    let own = Class {
        kind,
        program: entry.program.as_deref(),
        part: entry.part,
        entry: Some(entry),
        says: if entry.weak { Says::Hint } else { Says::Name },
        named,
    };
    if kind == Kind::Other {
        return Class::unknown(Says::Conflict);
    }
    // Whatever else it says: what has a loan in its name is never counted as a gift.
    if kind.is_gift() && vocabulary.has_loan_word(words) {
        return Class::unknown(Says::Conflict);
    }
    let plain_loan = vocabulary.has_plain_loan_word(words);
    if kind.is_loan() && !plain_loan && vocabulary.has_gift_word(words) {
        return Class::unknown(Says::Conflict);
    }
    let undone = |word: &Word| matches!(word.text.as_str(), "replacement" | "forgiveness" | "free");
    if kind.is_loan() && outer.windows(2).any(|pair| pair[0].text == "loan" && undone(&pair[1])) {
        return Class::unknown(Says::Conflict);
    }
    let heading = by_heading(section);
    let against = match section {
        Some(Section::Gift) => kind == Kind::Cost,
        Some(Section::Cost | Section::Direct | Section::Indirect) => entry.weak && kind.is_aid(),
        _ => false,
    };
    if against {
        return Class::unknown(Says::Conflict);
    }
    if entry.weak && kind.is_aid() && heading.kind != Kind::Other && heading.kind != Kind::Payment {
        let gifts = kind.is_gift() && heading.kind.is_gift();
        return if gifts { own } else { heading };
    }
    own
}

fn by_heading(section: Option<Section>) -> Class {
    let (kind, part) = match section {
        Some(Section::Gift) => (Kind::Scholarship, None),
        Some(Section::Loan) => (Kind::StudentLoan, None),
        Some(Section::Work) => (Kind::Work, None),
        Some(Section::Cost | Section::Direct | Section::Indirect) => (Kind::Cost, Some(Part::Other)),
        Some(Section::Payment) => (Kind::Payment, None),
        Some(Section::SelfHelp | Section::Mixed | Section::Other) | None => {
            return Class::unknown(Says::Nobody);
        }
    };
    Class { kind, part, says: Says::Heading, ..Class::unknown(Says::Heading) }
}
