//! What each label with its amount is in the end: a line that counts, one that does not, or a sum of others.

use std::collections::HashMap;

use super::{
    Certainty, Kind, RemarkCode,
    claims::{Class, Label, Says},
    gather::Found,
    headings::slice,
    hints::is_doubtful,
    words::{ClaimKind, Entry, Part, Section, Word, vocabulary, words},
};
use crate::money::divided;

/// A line of the offer, and what is to be said about it.
#[derive(Clone, Debug)]
pub struct Draft {
    pub found: Found,
    pub label: String,
    pub kind: Kind,
    pub class: Class,
    pub certainty: Certainty,
    /// Whole dollars.
    pub amount: i64,
    pub why: String,
    pub codes: Vec<RemarkCode>,
    /// The line that says the same.
    pub same_as: Option<usize>,
}

impl Draft {
    pub fn counts(&self) -> bool {
        self.certainty != Certainty::Unclear
    }

    /// Whether the school itself sends the bill for it.
    pub fn is_billed(&self) -> bool {
        match self.found.section {
            Some(Section::Direct) => true,
            Some(Section::Indirect) => false,
            _ => self.class.part.is_some_and(Part::is_billed),
        }
    }
}

/// A sum that the letter states.
#[derive(Clone, Debug)]
pub struct Claim {
    pub found: Found,
    /// Nothing: of the lines above.
    pub kind: Option<ClaimKind>,
    pub amount: i64,
    /// How many lines stand before it.
    pub after: usize,
}

#[derive(Debug, Default)]
pub struct Settled {
    pub too_many: bool,
    pub drafts: Vec<Draft>,
    pub claims: Vec<Claim>,
    /// Figures that are no money.
    pub nothing: Vec<(usize, &'static Entry)>,
}

pub fn settle(text: &str, (too_many, found): (bool, Vec<Found>)) -> Settled {
    let lines = found.iter().filter(|one| !one.prose && matches!(one.what, Label::Line(_)));
    let kinds: Vec<Kind> = lines.filter_map(class_of).map(|class| class.kind).collect();
    let mut settled = Settled { too_many, ..Settled::default() };
    for one in found {
        let after = settled.drafts.len();
        let amount = divided(one.reading.cents, 100);
        match one.what.clone() {
            Label::Nothing(entry) => settled.nothing.push((one.line, entry)),
            Label::Claim(kind) => {
                let rest = matches!(kind, Some(ClaimKind::NetPrice | ClaimKind::Balance));
                let amount = if rest { amount } else { amount.saturating_abs() };
                settled.claims.push(Claim { found: one, kind, amount, after });
            }
            Label::Line(class) => settled.drafts.push(draft(text, one, class)),
            Label::Collective(kind, class) => match of_group(kind, class, &kinds) {
                Some(class) => settled.drafts.push(draft(text, one, class)),
                None => settled.claims.push(Claim { found: one, kind: Some(kind), amount, after }),
            },
        }
    }
    signs(&mut settled.drafts);
    sentences(&mut settled.drafts);
    sums_of_parts(&mut settled);
    duplicates(&mut settled.drafts);
    for draft in &mut settled.drafts {
        if draft.found.words.is_empty() {
            "No label stands beside the amount.".clone_into(&mut draft.why);
        }
    }
    settled
}

fn class_of(found: &Found) -> Option<&Class> {
    match &found.what {
        Label::Line(class) | Label::Collective(_, class) => Some(class),
        _ => None,
    }
}

/// The name of a group is a line of its own where the letter has no other line of the group.
fn of_group(claim: ClaimKind, mut class: Class, kinds: &[Kind]) -> Option<Class> {
    let has = |test: fn(Kind) -> bool| kinds.iter().any(|kind| test(*kind));
    let kind = match claim {
        ClaimKind::Grants if !has(Kind::is_gift) => Kind::Grant,
        ClaimKind::Loans if !has(|kind| matches!(kind, Kind::StudentLoan | Kind::PrivateLoan)) => {
            Kind::StudentLoan
        }
        ClaimKind::ParentLoans if !has(|kind| kind == Kind::ParentLoan) => Kind::ParentLoan,
        ClaimKind::Work if !has(|kind| kind == Kind::Work) => Kind::Work,
        ClaimKind::DirectCosts | ClaimKind::IndirectCosts if !has(|kind| kind == Kind::Cost) => Kind::Cost,
        _ => return None,
    };
    if !matches!(class.says, Says::Name) || class.kind != kind {
        (class.kind, class.says) = (kind, Says::Hint);
    }
    if claim == ClaimKind::DirectCosts {
        class.part = Some(Part::Tuition);
    }
    Some(class)
}

fn draft(text: &str, found: Found, mut class: Class) -> Draft {
    let label = name(text, &found, &class);
    if class.kind.is_gift() && vocabulary().has_loan_word(&words(&label, 0)) {
        (class.kind, class.says) = (Kind::Other, Says::Conflict);
    }
    let reading = found.reading.clone();
    let kind = if reading.monthly { Kind::Payment } else { class.kind };
    let cents = match reading.up_to {
        // Of a range, the cautious end: the dearer cost, the smaller award.
        Some(higher) if kind == Kind::Cost => higher,
        _ => reading.cents,
    };
    let said = match class.says {
        Says::Name => Certainty::Certain,
        Says::Hint | Says::Heading => Certainty::Likely,
        Says::Conflict | Says::Nobody => Certainty::Unclear,
    };
    let mut certainty = if kind == Kind::Payment { said.min(Certainty::Likely) } else { said };
    certainty = certainty.max(reading.certainty);
    let mut codes: Vec<RemarkCode> = reading.note.into_iter().collect();
    if reading.at_most {
        codes.push(RemarkCode::UpTo);
        certainty = certainty.max(if kind.is_gift() { Certainty::Unclear } else { Certainty::Likely });
    }
    if found.paired {
        codes.push(RemarkCode::Paired);
        certainty = certainty.max(Certainty::Likely);
    }
    let mut why = format!("{} {}", reason(&class, &found), reading.why);
    if found.declined {
        certainty = Certainty::Unclear;
        "The row says that this was turned down.".clone_into(&mut why);
    }
    let kind = if said == Certainty::Unclear && kind != Kind::Payment { Kind::Other } else { kind };
    Draft { label, kind, class, certainty, amount: divided(cents, 100), why, codes, same_as: None, found }
}

fn reason(class: &Class, found: &Found) -> String {
    match (class.says, class.program) {
        (Says::Name, Some(program)) => format!("The label names the {program}."),
        (Says::Name, None) => format!("The label says “{}”.", class.named),
        (Says::Hint, _) if class.named.is_empty() => "The label names a whole group.".to_owned(),
        (Says::Hint, _) => format!("The label says “{}”, which mostly means this.", class.named),
        (Says::Heading, _) => format!("It stands under “{}”.", found.title),
        (Says::Conflict, _) => "Its words point to different kinds of line.".to_owned(),
        (Says::Nobody, _) => "Neither the label nor a heading says what it is.".to_owned(),
    }
}

fn takes_back(words: &[Word]) -> bool {
    const BACK: [&str; 11] = [
        "reduction",
        "reduced",
        "adjustment",
        "adjusted",
        "replaces",
        "replaced",
        "replace",
        "displacement",
        "offset",
        "decrease",
        "cancellation",
    ];
    words.iter().any(|word| BACK.contains(&word.text.as_str()))
}

/// Many letters take aid off the cost and write it with a minus. Where only some lines have one, it is taken back.
fn signs(drafts: &mut [Draft]) {
    for cost in [false, true] {
        let same = |draft: &Draft| (draft.kind == Kind::Cost) == cost && draft.amount != 0;
        let below = drafts.iter().filter(|draft| same(draft) && draft.amount < 0).count();
        let above = drafts.iter().filter(|draft| same(draft) && draft.amount > 0).count();
        for draft in drafts.iter_mut().filter(|draft| same(draft) && draft.amount < 0) {
            let mirrored = if cost { above == 0 } else { below >= above };
            if mirrored && !takes_back(&draft.found.words) {
                draft.amount = draft.amount.saturating_neg();
                for (_, cents) in &mut draft.found.reading.terms {
                    *cents = cents.saturating_neg();
                }
            } else {
                // Where there is nothing to take it from, nobody knows what it is.
                let least = if above == 0 { Certainty::Unclear } else { Certainty::Likely };
                draft.certainty = draft.certainty.max(least);
                draft.codes.push(RemarkCode::Reduction);
            }
        }
    }
}

const IN_A_SENTENCE: &str =
    "A sentence names the amount; it does not say for certain that it is part of the offer.";

/// What a sentence says counts only in a letter that has no table. What the table has too is left out.
fn sentences(drafts: &mut Vec<Draft>) {
    let table: Vec<(Kind, i64, Option<&'static str>)> = drafts
        .iter()
        .filter(|draft| !draft.found.prose)
        .map(|draft| (draft.kind, draft.amount, draft.class.program))
        .collect();
    let amounts: HashMap<i64, Vec<Kind>> = table.iter().fold(HashMap::new(), |mut all, (kind, amount, _)| {
        all.entry(*amount).or_default().push(*kind);
        all
    });
    let aid = table.iter().any(|(kind, _, _)| kind.is_aid());
    let sum = |test: fn(Kind) -> bool| {
        table
            .iter()
            .filter(|(kind, _, _)| test(*kind))
            .fold(0_i64, |all, (_, amount, _)| all.saturating_add(*amount))
    };
    let sums = [sum(Kind::is_gift), sum(Kind::is_aid)];
    drafts.retain(|draft| {
        let again = amounts.get(&draft.amount).is_some_and(|kinds| {
            kinds.iter().take(50).any(|kind| {
                draft.kind == Kind::Other || *kind == draft.kind || (kind.is_gift() && draft.kind.is_gift())
            })
        });
        !(draft.found.prose && (again || (draft.amount != 0 && sums.contains(&draft.amount))))
    });
    for draft in drafts.iter_mut().filter(|draft| draft.found.prose) {
        if draft.kind == Kind::Payment {
            continue;
        }
        draft.certainty = draft.certainty.max(Certainty::Likely);
        let fee = draft.class.part == Some(Part::Fees) && draft.found.words.len() > 3;
        // A fee in a list of costs is one of them; a fee in a whole sentence may be a fine.
        let costs = draft.kind == Kind::Cost && (fee || table.iter().any(|(kind, _, _)| *kind == Kind::Cost));
        if is_doubtful(&draft.found.words) || (aid && draft.kind != Kind::Cost) || costs {
            draft.certainty = Certainty::Unclear;
            IN_A_SENTENCE.clone_into(&mut draft.why);
        }
    }
}

/// "Tuition and fees" with "Tuition" and "Fees" below it is their sum.
fn sums_of_parts(settled: &mut Settled) {
    let has = |draft: &Draft, word: &Word| draft.found.words.iter().any(|own| own.text == word.text);
    let mut place = 0;
    while place < settled.drafts.len() {
        let whole = &settled.drafts[place];
        let mut sum = 0_i64;
        let mut count = 0;
        for part in settled.drafts[place + 1..].iter().take(8) {
            let named = part.found.words.iter().any(|word| word.text != "and" && has(whole, word));
            if whole.kind != Kind::Cost || part.kind != Kind::Cost || !named || sum >= whole.amount {
                break;
            }
            sum = sum.saturating_add(part.amount);
            count += 1;
        }
        if count >= 2 && sum == whole.amount {
            let whole = settled.drafts.remove(place);
            for claim in settled.claims.iter_mut().filter(|claim| claim.after > place) {
                claim.after -= 1;
            }
            let kind = None;
            settled.claims.push(Claim {
                kind,
                amount: whole.amount,
                after: place + count,
                found: whole.found,
            });
            settled.claims.sort_by_key(|claim| claim.found.start);
            place += count;
        } else {
            place += 1;
        }
    }
}

/// The same line twice counts once, unless the lines are for different terms.
fn duplicates(drafts: &mut [Draft]) {
    let mut seen: HashMap<(String, i64, String), usize> = HashMap::new();
    for draft in drafts.iter_mut().filter(|draft| draft.counts() && draft.amount != 0) {
        let name = draft.class.program.map_or_else(
            || {
                let words: Vec<&str> = draft.found.words.iter().map(|word| word.text.as_str()).collect();
                words.join(" ")
            },
            str::to_owned,
        );
        let terms: Vec<&str> = draft.found.reading.terms.iter().map(|(name, _)| name.as_str()).collect();
        let key = (format!("{:?} {name}", draft.kind), draft.amount, terms.join(" "));
        if let Some(line) = seen.get(&key) {
            draft.certainty = Certainty::Unclear;
            draft.same_as = Some(*line);
            draft.codes.push(RemarkCode::Duplicate);
            draft.why = format!("The same stands in line {line}. It is counted once.");
        } else {
            seen.insert(key, draft.found.line);
        }
    }
}

/// The name as somebody would say it: for a sentence, only the words that name it.
fn name(text: &str, found: &Found, class: &Class) -> String {
    let words = &found.words;
    if !found.prose {
        return slice(text, words);
    }
    let named: Vec<&str> = class.named.split(' ').collect();
    let place = words
        .windows(named.len())
        .position(|some| some.iter().zip(&named).all(|(word, name)| word.text == *name));
    let Some(place) = place.filter(|_| !class.named.is_empty()) else {
        return slice(text, &words[words.len().saturating_sub(6)..]);
    };
    let upper = |word: &Word| {
        text.get(word.start..).is_some_and(|rest| rest.starts_with(|sign: char| sign.is_uppercase()))
    };
    let mut from = place;
    while from > 0 && upper(&words[from - 1]) && words[from].start - words[from - 1].end <= 2 {
        from -= 1;
    }
    let mut to = place + named.len();
    while to < words.len() && upper(&words[to]) && words[to].start - words[to - 1].end <= 2 {
        to += 1;
    }
    slice(text, &words[from..to])
}
