//! What somebody who reads the letter should know, each with the line it is about.

use std::collections::HashSet;

use super::{
    Certainty, Kind, MOST_CHARACTERS, Remark, RemarkCode, Totals,
    gather::MOST_LINES,
    lines::Line,
    settle::{Claim, Draft, Settled},
    totals::{Checked, is_only_stated, money},
    words::{ClaimKind, Section, vocabulary, words},
};

struct Remarks {
    all: Vec<Remark>,
    once: HashSet<RemarkCode>,
}

impl Remarks {
    fn say(&mut self, code: RemarkCode, line: Option<usize>, message: impl Into<String>) {
        self.all.push(Remark { code, line, message: message.into() });
    }

    /// The first line that it is about is enough.
    fn once(&mut self, code: RemarkCode, line: Option<usize>, message: &str) {
        if self.once.insert(code) {
            self.say(code, line, message);
        }
    }
}

pub fn remarks(
    lines: &[Line],
    cut: bool,
    settled: &Settled,
    totals: &Totals,
    checked: &[Checked],
) -> Vec<Remark> {
    let mut remarks = Remarks { all: Vec::new(), once: HashSet::new() };
    if cut {
        let message = format!(
            "The text is very long. Only its first {} characters were read.",
            with_commas(MOST_CHARACTERS)
        );
        remarks.say(RemarkCode::TooLong, None, message);
    }
    if settled.too_many {
        let message = format!("The text has very many amounts. Only the first {MOST_LINES} were read.");
        remarks.say(RemarkCode::TooMany, None, message);
    }
    if settled.drafts.is_empty() && settled.claims.is_empty() {
        let message = "No line of an offer was found. Please paste the whole letter, with its amounts.";
        remarks.say(RemarkCode::NothingFound, None, message);
    }
    of_costs(settled, totals, &mut remarks);
    of_loans(&settled.drafts, &mut remarks);
    for (claim, checked) in settled.claims.iter().zip(checked) {
        of_claim(claim, checked, &mut remarks);
    }
    for draft in &settled.drafts {
        of_draft(draft, &mut remarks);
    }
    of_terms(&settled.drafts, &mut remarks);
    of_words(settled, &mut remarks);
    let spoken = lines.iter().find(|line| vocabulary().is_instruction(&line.words));
    if let Some(line) = spoken {
        let message =
            "This line reads like an instruction to a program. It was read as text and not followed.";
        remarks.say(RemarkCode::Instruction, Some(line.number), message);
    }
    remarks.all.sort_by_key(|remark| remark.line);
    remarks.all
}

fn with_commas(number: usize) -> String {
    money(i64::try_from(number).unwrap_or(i64::MAX)).trim_start_matches('$').to_owned()
}

fn of_costs(settled: &Settled, totals: &Totals, remarks: &mut Remarks) {
    let any_aid = settled.drafts.iter().any(|draft| draft.kind.is_aid());
    let only_stated = is_only_stated(settled, ClaimKind::Grants, Kind::is_gift)
        || is_only_stated(settled, ClaimKind::Aid, Kind::is_aid);
    if only_stated {
        let message = "The letter gives a sum and not the awards that make it up, so it is not counted. Ask the school \
                       for the list: grants and loans may be added together in it.";
        remarks.say(RemarkCode::OnlyTotals, None, message);
    }
    let doubtful = settled.drafts.iter().find(|draft| draft.kind == Kind::Cost && !draft.counts());
    if let Some(doubtful) = doubtful.filter(|_| totals.cost.is_none()) {
        let message =
            "No cost could be read for certain, so there is no net price. Please look at the unclear lines.";
        remarks.say(RemarkCode::NoCost, Some(doubtful.found.line), message);
        return;
    }
    let Some(cost) = totals.cost else {
        if any_aid {
            let message = "The letter gives no cost of attendance. Ask the school for it: without it, nobody can tell \
                           what is left to pay.";
            remarks.say(RemarkCode::NoCost, None, message);
        }
        return;
    };
    let costs = || settled.drafts.iter().filter(|draft| draft.counts() && draft.kind == Kind::Cost);
    let lines = costs().fold(0_i64, |all, draft| all.saturating_add(draft.amount));
    let named = settled.claims.iter().find(|claim| claim.kind == Some(ClaimKind::Cost));
    if let Some(named) = named.filter(|named| costs().next().is_some() && named.amount != lines) {
        let message = format!(
            "The letter states a cost of {}, and its lines add up to {}. The larger one is used here.",
            money(named.amount),
            money(lines)
        );
        remarks.say(RemarkCode::CostDiffers, Some(named.found.line), message);
    }
    let first = costs().next().map(|draft| draft.found.line);
    let all_billed = first.is_some() && costs().all(Draft::is_billed) && cost == lines;
    let stated = |kind: ClaimKind| settled.claims.iter().find(|claim| claim.kind == Some(kind));
    let only_stated = first.is_none()
        && stated(ClaimKind::DirectCosts).is_some_and(|claim| claim.amount == cost)
        && stated(ClaimKind::Cost).is_none();
    let first = first.or(stated(ClaimKind::DirectCosts).map(|claim| claim.found.line));
    if all_billed || only_stated {
        let message = "Only costs that the school bills are listed. Books, travel and personal costs come on top, and \
                       housing and food where they are not listed.";
        remarks.say(RemarkCode::OnlyBilledCosts, first, message);
    }
}

fn of_loans(drafts: &[Draft], remarks: &mut Remarks) {
    let gifts = drafts.iter().any(|draft| draft.kind.is_gift());
    for draft in drafts.iter().filter(|draft| draft.kind.is_loan() && !draft.found.prose) {
        let line = Some(draft.found.line);
        let apart = matches!(draft.found.section, Some(Section::Loan | Section::SelfHelp | Section::Payment));
        if gifts && !apart {
            let message = "Loans stand among the awards here. A loan is not a gift: it must be repaid.";
            remarks.once(RemarkCode::LoansAmongAwards, line, message);
        }
        if !vocabulary().has_loan_word(&draft.found.words) || !says_loan(draft) {
            remarks.say(
                RemarkCode::NotCalledLoan,
                line,
                "This is a loan, though the line does not say “loan”.",
            );
        }
        if draft.kind == Kind::ParentLoan && draft.amount > 0 {
            let message = "A loan for parents is not an award: parents apply for it, need to pass a credit check and \
                           repay it. They may be refused, or borrow less.";
            remarks.once(RemarkCode::ParentLoanOffered, line, message);
        }
    }
}

fn says_loan(draft: &Draft) -> bool {
    draft.found.words.iter().any(|word| word.text == "loan" || word.text == "loans")
}

fn of_claim(claim: &Claim, checked: &Checked, remarks: &mut Remarks) {
    let line = Some(claim.found.line);
    let rest = matches!(claim.kind, Some(ClaimKind::NetPrice | ClaimKind::Balance));
    if rest {
        if checked.takes.loans {
            let message = "This figure takes loans off the cost as if they were grants. They must be repaid.";
            remarks.once(RemarkCode::NetCostSubtractsLoans, line, message);
        }
        if checked.takes.parent_loans {
            let message = "This figure takes a loan for parents off the cost. Parents have to apply for it and repay it.";
            remarks.once(RemarkCode::NetCostSubtractsParentLoans, line, message);
        }
        if checked.takes.work {
            let message = "This figure takes work-study off the cost. It is earned hour by hour, and does not come off \
                           the bill.";
            remarks.once(RemarkCode::NetCostSubtractsWork, line, message);
        }
        if checked.leaves_out_costs {
            let message = "This figure leaves out some of the costs that the letter lists.";
            remarks.once(RemarkCode::NetCostLeavesOutCosts, line, message);
        }
    } else if checked.agrees == Some(false) && claim.kind != Some(ClaimKind::Cost) {
        remarks.say(
            RemarkCode::SubtotalDiffers,
            line,
            format!("The letter states {}. {}", money(claim.amount), checked.why),
        );
    }
}

fn of_draft(draft: &Draft, remarks: &mut Remarks) {
    let line = Some(draft.found.line);
    let told: Vec<(RemarkCode, String)> = draft
        .codes
        .iter()
        .filter_map(|code| {
            let message = match code {
                RemarkCode::Duplicate => {
                    let same = draft.same_as.unwrap_or(draft.found.line);
                    format!("The same line with the same amount stands in line {same}. It is counted once.")
                }
                RemarkCode::TermsDoNotAdd => {
                    "The terms do not add up to the total of this line. The total is used.".to_owned()
                }
                RemarkCode::SeveralYears => {
                    "This line has amounts for several years. Only what is said for one year can count."
                        .to_owned()
                }
                RemarkCode::Range => {
                    "This is a range. The cautious end is used: the higher cost, the smaller award."
                        .to_owned()
                }
                RemarkCode::UpTo if draft.kind.is_gift() => {
                    "“Up to” promises nothing. The amount is not counted.".to_owned()
                }
                RemarkCode::UpTo => "“Up to” is the most it can be. It may be less.".to_owned(),
                RemarkCode::Reduction => {
                    "This line takes something back. It is counted as a minus.".to_owned()
                }
                _ => return None,
            };
            Some((*code, message))
        })
        .collect();
    for (code, message) in told {
        remarks.say(code, line, message);
    }
    for (code, message) in [
        (
            RemarkCode::PerTerm,
            "This amount is for one term. It is taken for two semesters or three quarters.",
        ),
        (
            RemarkCode::TermsGuessed,
            "The amounts in this line have no heading. They are taken for the terms of one year.",
        ),
        (
            RemarkCode::Paired,
            "Labels and amounts stand apart in this text. They were paired in their order; please check.",
        ),
    ] {
        if draft.codes.contains(&code) {
            remarks.once(code, line, message);
        }
    }
    if draft.certainty == Certainty::Unclear && draft.same_as.is_none() {
        let message = format!("{} is not counted. {}", money(draft.amount), draft.why);
        remarks.say(RemarkCode::Unclear, line, message);
    }
}

/// A letter for one term alone says nothing about the year.
fn of_terms(drafts: &[Draft], remarks: &mut Remarks) {
    let mut names: HashSet<&str> = HashSet::new();
    let mut counted = 0;
    for draft in drafts.iter().filter(|draft| draft.counts() && draft.kind.is_aid()) {
        counted += 1;
        match &draft.found.reading.terms[..] {
            [(name, _)] => {
                names.insert(name.as_str());
            }
            _ => return,
        }
    }
    if counted > 0 && names.len() == 1 {
        let line = drafts.first().map(|draft| draft.found.line);
        let message = "The offer is for one term only. The other terms of the year are not in it.";
        remarks.say(RemarkCode::OneTerm, line, message);
    }
}

/// Whether the line has the full name of its program, so that nothing needs explaining.
fn is_plain(draft: &Draft) -> bool {
    let (Some(entry), Some(program)) = (draft.class.entry, draft.class.program) else { return false };
    let program = words(program, 0);
    let mut needed = program.iter().filter(|word| word.text != "federal" && word.text != "direct");
    let has = |word: &str| {
        let own = &draft.found.words;
        own.iter().any(|own| own.text == word || own.text.strip_suffix('s') == Some(word))
    };
    !entry.always && needed.all(|word| has(&word.text))
}

/// Words that not everybody knows, each explained where it first stands.
fn of_words(settled: &Settled, remarks: &mut Remarks) {
    let mut told: HashSet<&str> = HashSet::new();
    for draft in settled.drafts.iter().filter(|draft| draft.counts() && !is_plain(draft)) {
        let Some(means) = draft.class.entry.and_then(|entry| entry.means.as_deref()) else { continue };
        if told.insert(means) {
            remarks.say(RemarkCode::Jargon, Some(draft.found.line), means);
        }
    }
    for (line, entry) in &settled.nothing {
        let Some(means) = entry.means.as_deref() else { continue };
        if told.insert(means) {
            remarks.say(RemarkCode::NotMoney, Some(*line), means);
        }
    }
}
