use super::{
    Grouping, ImpactMeasure, ImpactRow, ImpactTable, ImpactVerdict, Outcome, fisher,
    shelter::{Groups, shelter},
    tally::{Tally, quotient},
    words,
};

/// Who was selected, by groups: the four-fifths rule, and the selection rates of Local Law 144.
pub fn selection(outcomes: &[Outcome], by: Grouping) -> ImpactTable {
    tabulate(outcomes, by, ImpactMeasure::Selection, |one| one.selected)
}

/// Who scored above the median of everybody, by groups: the scoring rates of Local Law 144.
pub fn scoring(outcomes: &[Outcome], by: Grouping) -> ImpactTable {
    let middle = twice_the_median(outcomes);
    let is_above = |one: &Outcome| middle.is_some_and(|middle| 2 * u32::from(one.points) > middle);
    let mut table = tabulate(outcomes, by, ImpactMeasure::Scoring, is_above);
    table.median = middle.map(|middle| f64::from(middle) / 2.0);
    table
}

/// Twice: between two people in the middle it lies at a half.
fn twice_the_median(outcomes: &[Outcome]) -> Option<u32> {
    let mut points: Vec<u32> = outcomes.iter().map(|one| one.points.into()).collect();
    points.sort_unstable();
    let middle = points.len() / 2;
    let upper = *points.get(middle)?;
    Some(if points.len().is_multiple_of(2) { points[middle - 1] + upper } else { 2 * upper })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Group<'a> {
    pub race: Option<&'a str>,
    pub sex: Option<&'a str>,
}

impl<'a> Group<'a> {
    /// `None` if they have not said what it takes.
    fn of(one: &'a Outcome, by: Grouping) -> Option<Self> {
        let said = |value: Option<&'a str>| value.map(str::trim).filter(|value| !value.is_empty());
        let (race, sex) = (said(one.race.as_deref()), said(one.sex.as_deref()));
        match by {
            Grouping::Sex => sex.map(|_| Self { race: None, sex }),
            Grouping::Race => race.map(|_| Self { race, sex: None }),
            Grouping::Both => race.and(sex).map(|_| Self { race, sex }),
        }
    }

    fn name(self) -> String {
        [self.race, self.sex].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}

fn tabulate(
    outcomes: &[Outcome],
    grouping: Grouping,
    measure: ImpactMeasure,
    has_passed: impl Fn(&Outcome) -> bool,
) -> ImpactTable {
    let (mut groups, mut unknown) = (Groups::new(), Tally::default());
    for one in outcomes {
        let tally = Group::of(one, grouping).map_or(&mut unknown, |group| groups.entry(group).or_default());
        tally.add(has_passed(one));
    }
    shelter(&mut groups, &mut unknown, grouping);
    let groups: Vec<(Group<'_>, Tally)> = groups.into_iter().collect();
    let known: u32 = groups.iter().map(|(_, tally)| tally.count).sum();
    let passed: u32 = groups.iter().map(|(_, tally)| tally.passed).sum();

    // The highest rate first; of the same rate, the larger group, which says more.
    let mut compared: Vec<(Group<'_>, Tally)> =
        groups.iter().copied().filter(|(_, tally)| !tally.is_under_two_percent_of(known)).collect();
    compared.sort_by(|left, right| {
        right.1.compare_rates(left.1).then(right.1.count.cmp(&left.1.count)).then(left.0.cmp(&right.0))
    });

    let rows: Vec<ImpactRow> =
        groups.iter().map(|(group, tally)| row(*group, *tally, (known, measure), &compared)).collect();
    let mut table = ImpactTable {
        grouping,
        measure,
        total: known + unknown.count,
        passed: passed + unknown.passed,
        unknown: unknown.count,
        unknown_passed: unknown.passed,
        median: None,
        is_flagged: rows.iter().any(|row| row.verdict == ImpactVerdict::Flagged),
        rows,
        messages: Vec::new(),
    };
    table.messages = words::about_table(&table);
    table
}

fn row(
    group: Group<'_>,
    own: Tally,
    (known, measure): (u32, ImpactMeasure),
    compared: &[(Group<'_>, Tally)],
) -> ImpactRow {
    let is_left_out = own.is_under_two_percent_of(known);
    let highest = compared.first().filter(|_| !is_left_out).map(|(_, tally)| *tally);
    let (rate_low, rate_high) = own.interval();
    let mut row = ImpactRow {
        group: group.name(),
        sex: group.sex.map(str::to_owned),
        race: group.race.map(str::to_owned),
        count: own.count,
        passed: own.passed,
        share: quotient(own.count.into(), known.into()),
        rate: own.rate(),
        rate_low,
        rate_high,
        ratio: highest.and_then(|highest| own.ratio_to(highest)),
        against: None,
        p: None,
        shortfall: 0,
        verdict: match highest {
            None => ImpactVerdict::LeftOut,
            Some(highest) if highest.passed == 0 => ImpactVerdict::Nothing,
            Some(_) => ImpactVerdict::Highest,
        },
        message: String::new(),
    };
    if row.verdict == ImpactVerdict::Highest {
        compare(&mut row, own, compared.iter().take_while(|(other, _)| *other != group));
    }
    row.message = words::about_row(&row, measure);
    row
}

/// With the highest group that is large enough: a small one on top must not hide how the large ones differ.
fn compare<'a>(
    row: &mut ImpactRow,
    own: Tally,
    mut higher: impl Iterator<Item = &'a (Group<'a>, Tally)> + Clone,
) {
    let enough = higher.clone().find(|(_, other)| !own.is_too_few_beside(*other));
    let Some((name, other)) = enough.or_else(|| higher.next()) else { return };
    row.against = Some(name.name());
    row.p = Some(fisher([own.passed, other.passed], [own.count, other.count]));
    let is_below = own.is_below_four_fifths_of(*other);
    row.shortfall = if is_below { own.shortfall_to(*other) } else { 0 };
    row.verdict = match (enough, is_below) {
        (None, _) => ImpactVerdict::TooFew,
        (Some(_), true) => ImpactVerdict::Flagged,
        (Some(_), false) => ImpactVerdict::Fair,
    };
}
