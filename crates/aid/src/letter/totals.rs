//! What the lines come to, beside what the letter says that they come to.

use super::{
    Certainty, Kind, Stated, Totals,
    settle::{Claim, Draft, Settled},
    words::{ClaimKind, Part, Section},
};

/// What a stated sum was found to be.
#[derive(Clone, Debug, Default)]
pub struct Checked {
    pub ours: Option<i64>,
    pub agrees: Option<bool>,
    pub why: String,
    /// What else the letter takes off the cost.
    pub takes: Takes,
    /// Of which costs it takes it off.
    pub leaves_out_costs: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Takes {
    pub loans: bool,
    pub parent_loans: bool,
    pub work: bool,
}

fn sum(drafts: &[Draft], test: impl Fn(&Draft) -> bool) -> i64 {
    let counted = drafts.iter().filter(|draft| draft.counts() && test(draft));
    counted.fold(0, |all, draft| all.saturating_add(draft.amount))
}

/// All sums, and what they make of each of the stated ones.
pub fn totals(settled: &Settled) -> (Totals, Vec<Checked>) {
    let drafts = &settled.drafts[..];
    let has_costs = drafts.iter().any(|draft| draft.counts() && draft.kind == Kind::Cost);
    let costs = sum(drafts, |draft| draft.kind == Kind::Cost);
    let grants = sum(drafts, |draft| draft.kind.is_gift());
    let work = sum(drafts, |draft| draft.kind == Kind::Work);
    let loans = sum(drafts, |draft| matches!(draft.kind, Kind::StudentLoan | Kind::PrivateLoan));
    let parent_loans = sum(drafts, |draft| draft.kind == Kind::ParentLoan);
    let stated = stated_cost(settled);
    let cost = match (has_costs.then_some(costs), stated) {
        (Some(lines), Some(stated)) => Some(lines.max(stated)),
        (lines, stated) => lines.or(stated),
    };
    // Sums without their lines are not counted, and so nothing can be taken off for them.
    let whole_grants = !is_only_stated(settled, ClaimKind::Grants, Kind::is_gift);
    let whole = whole_grants
        && !is_only_stated(settled, ClaimKind::Loans, Kind::is_loan)
        && !is_only_stated(settled, ClaimKind::Work, |kind| kind == Kind::Work)
        && !is_only_stated(settled, ClaimKind::Aid, Kind::is_aid);
    let net_price = cost.filter(|_| whole_grants).map(|cost| cost.saturating_sub(grants).max(0));
    let all = add(&[grants, work, loans, parent_loans]);
    let totals = Totals {
        cost,
        grants,
        work,
        loans,
        parent_loans,
        net_price,
        to_pay_after_everything: cost.filter(|_| whole).map(|cost| cost.saturating_sub(all).max(0)),
    };
    let checked = settled.claims.iter().map(|claim| check(claim, settled, &totals)).collect();
    (totals, checked)
}

/// Whether the letter states such a sum and lists none of its lines.
pub fn is_only_stated(settled: &Settled, claim: ClaimKind, test: fn(Kind) -> bool) -> bool {
    let listed = settled.drafts.iter().any(|draft| draft.counts() && test(draft.kind));
    !listed && settled.claims.iter().any(|one| one.kind == Some(claim) && one.amount != 0)
}

fn add(parts: &[i64]) -> i64 {
    parts.iter().fold(0, |all, part| all.saturating_add(*part))
}

/// Only one term of it, in a letter that has more; or several years.
fn is_partial(claim: &Claim, settled: &Settled) -> bool {
    let reading = &claim.found.reading;
    let [(name, _)] = &reading.terms[..] else { return reading.certainty == Certainty::Unclear };
    let mut others = settled.drafts.iter().filter(|draft| draft.counts() && draft.kind != Kind::Payment);
    !others.all(|draft| matches!(&draft.found.reading.terms[..], [(own, _)] if own == name))
}

/// What the letter calls the whole cost: first what it names so, then a sum below lines of cost.
fn stated_cost(settled: &Settled) -> Option<i64> {
    let whole = |claim: &&Claim| !is_partial(claim, settled) && claim.amount > 0;
    let named = settled.claims.iter().filter(whole).filter(|claim| claim.kind == Some(ClaimKind::Cost));
    let found = named.clone().find(|claim| !claim.found.prose).or_else(|| named.clone().next());
    let below = || {
        let of_costs = |claim: &&Claim| {
            let parts = matches!(claim.found.section, Some(Section::Direct | Section::Indirect));
            claim.kind.is_none() && !parts && is_below_costs(claim, settled)
        };
        settled.claims.iter().filter(whole).find(of_costs)
    };
    found.or_else(below).map(|claim| claim.amount).or_else(|| {
        let part = |kind: ClaimKind| {
            settled
                .claims
                .iter()
                .filter(whole)
                .find(|claim| claim.kind == Some(kind))
                .map(|claim| claim.amount)
        };
        let (billed, others) = (part(ClaimKind::DirectCosts), part(ClaimKind::IndirectCosts));
        billed.or(others).map(|_| billed.unwrap_or(0).saturating_add(others.unwrap_or(0)))
    })
}

fn above<'a>(claim: &Claim, settled: &'a Settled) -> &'a [Draft] {
    let upto = &settled.drafts[..claim.after.min(settled.drafts.len())];
    let first =
        upto.iter().rposition(|draft| draft.found.block != claim.found.block).map_or(0, |place| place + 1);
    &upto[first..]
}

fn is_below_costs(claim: &Claim, settled: &Settled) -> bool {
    let block = above(claim, settled);
    !block.is_empty() && block.iter().all(|draft| draft.kind == Kind::Cost)
}

fn check(claim: &Claim, settled: &Settled, totals: &Totals) -> Checked {
    if is_partial(claim, settled) {
        return Checked {
            why: "This is not for one whole year, so it is not compared.".to_owned(),
            ..Checked::default()
        };
    }
    let drafts = &settled.drafts[..];
    let all_loans = totals.loans.saturating_add(totals.parent_loans);
    let block = |test: fn(&Draft) -> bool| {
        let lines = above(claim, settled);
        lines.iter().any(|draft| draft.counts() && test(draft)).then(|| sum(lines, test))
    };
    let has_costs = drafts.iter().any(|draft| draft.counts() && draft.kind == Kind::Cost);
    let costs = has_costs.then(|| sum(drafts, |draft| draft.kind == Kind::Cost));
    let listed = |kind: Kind| drafts.iter().any(|draft| draft.counts() && draft.kind == kind);
    let any = |test: fn(Kind) -> bool| drafts.iter().any(|draft| draft.counts() && test(draft.kind));
    match claim.kind {
        None => of_lines(claim, settled, totals),
        Some(ClaimKind::Grants) => {
            let ours = any(Kind::is_gift).then_some(totals.grants);
            either(claim, ours, &[block(|draft| draft.kind.is_gift())])
        }
        Some(ClaimKind::Loans) => {
            let only_parents = totals.loans == 0 && listed(Kind::ParentLoan);
            let ours = if only_parents { totals.parent_loans } else { totals.loans };
            either(
                claim,
                any(Kind::is_loan).then_some(ours),
                &[Some(all_loans), block(|draft| draft.kind.is_loan())],
            )
        }
        Some(ClaimKind::ParentLoans) => {
            either(claim, listed(Kind::ParentLoan).then_some(totals.parent_loans), &[])
        }
        Some(ClaimKind::Work) => either(claim, listed(Kind::Work).then_some(totals.work), &[]),
        Some(ClaimKind::SelfHelp) => {
            let ours = all_loans.saturating_add(totals.work);
            either(
                claim,
                Some(ours),
                &[Some(totals.loans.saturating_add(totals.work)), block(|draft| draft.kind.is_aid())],
            )
        }
        Some(ClaimKind::Aid) if !any(Kind::is_aid) => either(claim, None, &[]),
        Some(ClaimKind::Aid) => of_aid(claim, totals, block(|draft| draft.kind.is_aid())),
        Some(ClaimKind::Cost) => either(claim, costs, &[block(|draft| draft.kind == Kind::Cost)]),
        Some(ClaimKind::DirectCosts) => {
            let ours = costs.map(|_| sum(drafts, |draft| draft.kind == Kind::Cost && draft.is_billed()));
            either(claim, ours, &[block(|draft| draft.kind == Kind::Cost)])
        }
        Some(ClaimKind::IndirectCosts) => {
            let ours = costs.map(|_| sum(drafts, |draft| draft.kind == Kind::Cost && !draft.is_billed()));
            either(claim, ours, &[block(|draft| draft.kind == Kind::Cost)])
        }
        Some(ClaimKind::NetPrice) => of_rest(claim, settled, totals, totals.net_price),
        Some(ClaimKind::Balance) => of_rest(claim, settled, totals, totals.to_pay_after_everything),
        Some(ClaimKind::Need) => {
            let why = "Need is reckoned by the school from the Student Aid Index, so it is not compared.";
            Checked { why: why.to_owned(), ..Checked::default() }
        }
    }
}

fn agreed(ours: i64, why: &str) -> Checked {
    Checked { ours: Some(ours), agrees: Some(true), why: why.to_owned(), ..Checked::default() }
}

/// The sum that it should be, or another that it may be just as well.
fn either(claim: &Claim, ours: Option<i64>, others: &[Option<i64>]) -> Checked {
    let Some(ours) = ours else {
        let why = "The letter lists no lines that make up this sum.";
        return Checked { why: why.to_owned(), ..Checked::default() };
    };
    if let Some(same) = [Some(ours)].iter().chain(others).flatten().find(|one| **one == claim.amount) {
        return agreed(*same, "The lines add up to it.");
    }
    let why = format!("The lines add up to {}.", money(ours));
    Checked { ours: Some(ours), agrees: Some(false), why, ..Checked::default() }
}

/// "Total": of the lines since the last heading, or of everything of their kind so far.
fn of_lines(claim: &Claim, settled: &Settled, totals: &Totals) -> Checked {
    let lines = above(claim, settled);
    let before = &settled.drafts[..claim.after.min(settled.drafts.len())];
    let all = |draft: &Draft| draft.kind != Kind::Payment && draft.kind != Kind::Other;
    let aid = sum(before, |draft| draft.kind.is_aid());
    let costs = sum(before, |draft| draft.kind == Kind::Cost);
    if lines.iter().any(|draft| draft.counts() && all(draft)) {
        let block = sum(lines, all);
        return either(claim, Some(block), &[Some(aid), Some(costs)].map(|sum| sum.filter(|sum| *sum != 0)));
    }
    if before.iter().any(|draft| draft.counts() && all(draft)) {
        let last = before.iter().rfind(|draft| draft.counts() && all(draft));
        let cost_last = last.is_some_and(|draft| draft.kind == Kind::Cost);
        let ours = if cost_last { costs } else { aid };
        return either(claim, Some(ours), &[Some(aid), Some(costs), totals.net_price]);
    }
    either(claim, None, &[])
}

fn of_aid(claim: &Claim, totals: &Totals, block: Option<i64>) -> Checked {
    let parts = [("work", totals.work), ("parent loans", totals.parent_loans), ("loans", totals.loans)];
    let ours = parts.iter().fold(totals.grants, |all, (_, part)| all.saturating_add(*part));
    let mut found = either(claim, Some(ours), &[]);
    if found.agrees == Some(true) {
        return found;
    }
    for out in 1_usize..8 {
        let left: Vec<&str> = parts
            .iter()
            .enumerate()
            .filter(|(place, _)| out >> place & 1 == 1)
            .map(|(_, (name, _))| *name)
            .collect();
        let without = parts
            .iter()
            .enumerate()
            .filter(|(place, _)| out >> place & 1 == 1)
            .fold(ours, |all, (_, (_, part))| all.saturating_sub(*part));
        if without == claim.amount {
            found.why =
                format!("The lines add up to {}. This leaves out {}.", money(ours), left.join(" and "));
            return found;
        }
    }
    if block == Some(claim.amount) {
        return agreed(claim.amount, "The lines since the last heading add up to it.");
    }
    found
}

/// What is left to pay. If it is not what it should be: what was taken off which costs, that it comes out so.
fn of_rest(claim: &Claim, settled: &Settled, totals: &Totals, ours: Option<i64>) -> Checked {
    let Some(cost) = totals.cost.filter(|_| ours.is_some()) else {
        let why = "The letter does not list all that is needed to check this.";
        return Checked { why: why.to_owned(), ..Checked::default() };
    };
    let drafts = &settled.drafts[..];
    let billed = sum(drafts, |draft| draft.kind == Kind::Cost && draft.is_billed());
    let school = |part: Part| matches!(part, Part::Tuition | Part::Fees);
    let tuition = sum(drafts, |draft| draft.kind == Kind::Cost && draft.class.part.is_some_and(school));
    let mut bases = vec![(cost, false), (billed, true), (tuition, true)];
    let direct = settled.claims.iter().filter(|claim| claim.kind == Some(ClaimKind::DirectCosts));
    bases.extend(direct.take(3).map(|claim| (claim.amount, claim.amount < cost)));
    let mut ways: Vec<(Takes, i64)> = Vec::new();
    for bits in 0..8 {
        let takes = Takes { loans: bits & 1 != 0, parent_loans: bits & 2 != 0, work: bits & 4 != 0 };
        let parts = [
            (takes.loans, totals.loans),
            (takes.parent_loans, totals.parent_loans),
            (takes.work, totals.work),
        ];
        if parts.iter().all(|(taken, part)| !taken || *part != 0) {
            ways.push((
                takes,
                parts.iter().fold(totals.grants, |all, (taken, part)| {
                    all.saturating_add(if *taken { *part } else { 0 })
                }),
            ));
        }
    }
    let fits = |base: i64, off: i64| {
        let rest = base.saturating_sub(off);
        rest == claim.amount || (rest < 0 && claim.amount == 0)
    };
    let way = bases
        .iter()
        .filter(|(base, _)| *base > 0)
        .flat_map(|(base, less)| ways.iter().map(move |(takes, off)| (*base, *less, *takes, *off)))
        .find(|(base, _, _, off)| fits(*base, *off));
    let agrees = ours.map(|ours| ours == claim.amount);
    let Some((base, less, takes, _)) = way else {
        let why = format!(
            "No way to take the aid off the cost comes to it. Here it comes to {}.",
            money(ours.unwrap_or(0))
        );
        return Checked { ours, agrees, why, ..Checked::default() };
    };
    let why = told(base, less && base != cost, takes);
    Checked { ours, agrees, why, takes, leaves_out_costs: less && base != cost }
}

fn told(base: i64, less: bool, takes: Takes) -> String {
    let mut off = vec!["grants and scholarships"];
    for (taken, name) in
        [(takes.loans, "loans"), (takes.parent_loans, "parent loans"), (takes.work, "work-study")]
    {
        if taken {
            off.push(name);
        }
    }
    let of = if less {
        format!("only part of the cost, {}", money(base))
    } else {
        format!("the cost of {}", money(base))
    };
    format!("The letter takes {} off {of}.", off.join(", "))
}

pub fn money(amount: i64) -> String {
    let digits = amount.unsigned_abs().to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    format!("{}${grouped}", if amount < 0 { "−" } else { "" })
}

fn claim_name(claim: &Claim) -> &'static str {
    match claim.kind {
        None => "total",
        Some(ClaimKind::NetPrice) => "net price",
        Some(ClaimKind::Balance) => "balance",
        Some(ClaimKind::Need) => "need",
        Some(ClaimKind::Cost) => "cost of attendance",
        Some(ClaimKind::DirectCosts) => "billed costs",
        Some(ClaimKind::IndirectCosts) => "costs that are not billed",
        Some(ClaimKind::Grants) => "grants and scholarships",
        Some(ClaimKind::Loans) => "loans",
        Some(ClaimKind::ParentLoans) => "parent loans",
        Some(ClaimKind::Work) => "work",
        Some(ClaimKind::SelfHelp) => "loans and work",
        Some(ClaimKind::Aid) => "total aid",
    }
}

pub fn stated(text: &str, claims: &[Claim], checked: Vec<Checked>) -> Vec<Stated> {
    let one = |(claim, checked): (&Claim, Checked)| Stated {
        line: claim.found.line,
        text: text.get(claim.found.start..claim.found.end).unwrap_or_default().trim().to_owned(),
        claim: claim_name(claim).to_owned(),
        amount: claim.amount,
        ours: checked.ours,
        agrees: checked.agrees,
        why: checked.why,
    };
    claims.iter().zip(checked).map(one).collect()
}
