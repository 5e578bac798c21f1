use super::column::{Column, Flag, Side};
use crate::{Item, Who};

/// A table to begin with: every column, a dependent student with two parents, and an independent one.
pub fn template() -> String {
    let columns = Column::all();
    let line =
        |cell: &dyn Fn(Column) -> String| columns.iter().map(|column| cell(*column)).collect::<Vec<_>>();
    let rows = [line(&Column::name), line(&dependent), line(&independent)];
    let mut writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    for row in rows {
        // Writing to memory does not fail.
        let _ = writer.write_record(row);
    }
    writer.into_inner().ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
}

fn dependent(column: Column) -> String {
    let cell = match column {
        Column::Name => "Robin Example",
        Column::BirthDate => "2007-05-14",
        Column::Marital(Side::Student) => "never married",
        Column::Marital(Side::Parents) => "married",
        Column::State(_) => "MD",
        Column::FamilySize(Side::Parents) => "4",
        Column::Filing(Who::Parent) => "joint",
        Column::Filing(Who::Student) => "single",
        Column::Filed(Who::Parent | Who::Student) => "yes",
        Column::Schedules(Who::Parent | Who::Student) => "no",
        Column::Amount(who @ (Who::Parent | Who::Student), item) => return amount(who, item),
        _ => return common(column),
    };
    cell.to_owned()
}

fn amount(who: Who, item: Item) -> String {
    let cell = match (who, item) {
        (Who::Parent, Item::Agi) => "$84,500",
        (Who::Parent, Item::Earned) => "82000",
        (Who::Parent, Item::Tax) => "6100",
        (Who::Parent, Item::Cash) => "14000",
        (Who::Student, Item::Agi | Item::Earned) => "5200",
        (Who::Student, Item::Cash) => "900",
        _ => "0",
    };
    cell.to_owned()
}

fn independent(column: Column) -> String {
    let cell = match column {
        Column::Name => "Sam Sample",
        Column::BirthDate => "3/9/1998",
        Column::Marital(Side::Student) => "divorced",
        Column::About(Flag::Dependents) | Column::Filed(Who::Student) => "yes",
        Column::State(Side::Student) => "AK",
        Column::FamilySize(Side::Student) => "2",
        Column::Filing(Who::Student) => "head of household",
        Column::Schedules(Who::Student) => "no",
        Column::Amount(Who::Student, Item::Agi | Item::Earned) => "46000",
        Column::Amount(Who::Student, Item::ScheduleC) => "(500)",
        Column::Amount(Who::Student, _) => "0",
        _ => return common(column),
    };
    cell.to_owned()
}

fn common(column: Column) -> String {
    let cell = match column {
        Column::Year => "2026-27",
        Column::About(_) | Column::Benefit => "no",
        Column::Cost => "24000",
        Column::OtherGrants => "0",
        _ => "",
    };
    cell.to_owned()
}
