use api::Answer;
use talent::fairness::ImpactTable;

use super::{Exported, NO_GROUP, grouping};
use crate::sheet::{Cell, workbook};

/// A workbook with the ranking, the impact ratios, and what both were made of.
pub fn xlsx(exported: &Exported) -> Answer<Vec<u8>> {
    let mut rows: Vec<Vec<Cell>> = vec![exported.headings().into_iter().map(Cell::Text).collect()];
    rows.extend(exported.rows.iter().map(|row| exported.cells(row)));
    rows.push(Vec::new());
    rows.extend(footer(exported));
    workbook(&[("Ranking", rows), ("Impact", impact(exported))])
}

fn footer(exported: &Exported) -> impl Iterator<Item = Vec<Cell>> {
    exported.footer().into_iter().map(|(what, value)| vec![Cell::Text(what.to_owned()), Cell::Text(value)])
}

fn impact(exported: &Exported) -> Vec<Vec<Cell>> {
    let headings = ["measure", "by", "group", "people", "passed", "rate", "ratio", "note"];
    let mut rows: Vec<Vec<Cell>> = vec![headings.map(Cell::text).into()];
    let tables = [("selected", &exported.selection), ("above the median", &exported.scoring)];
    for (measure, tables) in tables {
        rows.extend(tables.iter().flat_map(|table| groups(measure, table)));
    }
    rows.push(Vec::new());
    rows.extend(footer(exported));
    rows
}

/// The rows of one table: its groups, those who are in none, and what a reader should know.
fn groups(measure: &str, table: &ImpactTable) -> Vec<Vec<Cell>> {
    let begin = |group: &str| [measure, grouping(table.grouping), group].map(Cell::text);
    let row = |group: &str, rest: [Cell; 5]| begin(group).into_iter().chain(rest).collect();
    let none = || Cell::text("");
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    for one in &table.rows {
        let ratio = one.ratio.map_or_else(none, Cell::Number);
        let (people, passed) = (Cell::Number(one.count.into()), Cell::Number(one.passed.into()));
        rows.push(row(&one.group, [people, passed, Cell::Number(one.rate), ratio, Cell::text(&one.message)]));
    }
    let (people, passed) = (Cell::Number(table.unknown.into()), Cell::Number(table.unknown_passed.into()));
    rows.push(row(NO_GROUP, [people, passed, none(), none(), none()]));
    let told = |message: &String| row("", [none(), none(), none(), none(), Cell::text(message)]);
    rows.extend(table.messages.iter().map(told));
    rows
}

#[cfg(test)]
mod tests {
    use store::Time;
    use talent::{
        fairness::{Grouping, Outcome, scoring, selection},
        score::Compared,
    };

    use super::*;
    use crate::role_matching::exports::ExportedVersions;

    fn exported() -> Exported {
        let outcomes: Vec<Outcome> = (0..17)
            .map(|at| Outcome {
                sex: (at < 14).then(|| if at % 2 == 0 { "Female" } else { "Male" }.to_owned()),
                race: None,
                selected: at < 8,
                points: 5000 + at,
            })
            .collect();
        let mut selected = selection(&outcomes, Grouping::Sex);
        selected.messages.push("Counted at 55.00 points instead of 60.00.".to_owned());
        Exported {
            role: "r1".to_owned(),
            name: "Analyst".to_owned(),
            requirements: Vec::new(),
            is_blind: true,
            cut: 6000,
            saved_cut: 5000,
            group_cut: 5500,
            pool_size: 17,
            total: 17,
            rows: Vec::new(),
            selection: vec![selected],
            scoring: vec![scoring(&outcomes, Grouping::Sex)],
            versions: ExportedVersions {
                scorer: talent::SCORER,
                role_revision: 3,
                is_what_if: false,
                pool_revision: "p1".to_owned(),
                compared: Compared::Words,
                made_at: Time::from_millis(0),
                made_by: "Ada".to_owned(),
            },
        }
    }

    #[test]
    fn the_sheet_of_groups_says_where_the_line_was_and_who_is_in_no_group() {
        let rows = impact(&exported());
        let is = |cell: Option<&Cell>, text: &str| cell == Some(&Cell::text(text));
        let moved = rows.iter().any(|row| is(row.last(), "Counted at 55.00 points instead of 60.00."));
        assert!(moved, "{rows:?}");
        for measure in ["selected", "above the median"] {
            let of = |row: &&Vec<Cell>| is(row.first(), measure) && is(row.get(2), NO_GROUP);
            let row = rows.iter().find(of).unwrap_or_else(|| panic!("{measure}: {rows:?}"));
            assert_eq!((&row[1], &row[3]), (&Cell::text("sex"), &Cell::Number(3.0)));
        }
        let line = rows.iter().find(|row| is(row.first(), "Cut")).unwrap();
        assert_eq!(line[1], Cell::text("60.00; the role says 50.00; groups are counted at 55.00"));
        let role = rows.iter().find(|row| is(row.first(), "Role")).unwrap();
        assert_eq!(role[1], Cell::text("Analyst, revision 3, as it is saved: no what-if"));
        let compared = rows.iter().find(|row| is(row.first(), "Compared")).unwrap();
        assert_eq!(compared[1], Cell::text("by words alone"));
    }
}
