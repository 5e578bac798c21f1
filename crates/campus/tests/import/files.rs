//! Files as people have them: what is recognised, what becomes a record, and what is said about the rest.

use std::path::Path;

use campus::import::{
    Broken, Charset, Fatal, Kind, Layout, Mapping, Note, Options, Outcome, Record, Rejected, Rows, Table,
};
use rstest::rstest;

struct Read {
    layout: Layout,
    records: Vec<Record>,
    rejected: Vec<Rejected>,
    fatal: Option<Fatal>,
    blank: u64,
}

fn fixture(name: &str) -> Vec<u8> {
    std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)).unwrap()
}

fn open(bytes: &[u8]) -> Result<Table<&[u8]>, Fatal> {
    Table::open(bytes, Options::default())
}

fn read(bytes: &[u8], kind: Kind) -> Read {
    read_with(bytes, kind, Options::default())
}

fn read_with(bytes: &[u8], kind: Kind, options: Options) -> Read {
    let table = Table::open(bytes, options).unwrap();
    let layout = table.layout().clone();
    let mapping = Mapping::guess(kind, &layout, 2026);
    let mut read = Read { layout, records: Vec::new(), rejected: Vec::new(), fatal: None, blank: 0 };
    let mut rows = Rows::new(table, &mapping);
    for outcome in rows.by_ref() {
        match outcome {
            Ok(Outcome::Record(record)) => read.records.push(record),
            Ok(Outcome::Rejected(rejected)) => read.rejected.push(rejected),
            Err(fatal) => read.fatal = Some(fatal),
        }
    }
    read.blank = rows.table().blank();
    read
}

fn texts<'a>(records: &'a [Record], field: &str) -> Vec<&'a str> {
    records.iter().filter_map(|record| record.text(field)).collect()
}

#[rstest]
#[case("excel_utf8_bom.csv", Charset::Utf8, ',', "last_name", &["Núñez", "Müller"])]
#[case("excel_unicode_text.txt", Charset::Utf16Le, '\t', "last_name", &["Żak", "王"])]
#[case("utf16_big_endian.csv", Charset::Utf16Be, ',', "full_name", &["Ada Lovelace"])]
#[case("utf16_without_mark.csv", Charset::Utf16Le, ',', "full_name", &["Ada Lovelace"])]
#[case("sep_line.csv", Charset::Utf8, ';', "full_name", &["Lovelace, Ada"])]
#[case("latin1_comma.csv", Charset::Windows1252, ',', "full_name", &["Renée", "François"])]
#[case("old_mac.csv", Charset::Utf8, ',', "full_name", &["Ada Lovelace", "Grace\nHopper"])]
#[case("title_above.csv", Charset::Utf8, ',', "full_name", &["Ada"])]
#[case("blank_lines.csv", Charset::Utf8, ',', "full_name", &["Ada Lovelace", "Grace Hopper"])]
fn a_file_is_recognised(
    #[case] name: &str,
    #[case] charset: Charset,
    #[case] delimiter: char,
    #[case] field: &str,
    #[case] values: &[&str],
) {
    let read = read(&fixture(name), Kind::Alumni);
    assert_eq!((read.layout.charset, read.layout.dialect.delimiter), (charset, delimiter));
    assert_eq!(texts(&read.records, field), values);
    assert!(read.rejected.is_empty() && read.fatal.is_none());
}

#[test]
fn a_file_from_a_european_excel_is_read_as_it_was_meant() {
    let read = read(&fixture("excel_semicolon_windows1252.csv"), Kind::Gifts);
    assert_eq!(read.layout.charset, Charset::Windows1252);
    insta::assert_json_snapshot!(read.records[0].values, @r#"
    [
      null,
      null,
      {
        "email": "juergen@example.de"
      },
      {
        "text": "Jürgen Groß"
      },
      null,
      {
        "money": {
          "hundredths": 125050,
          "currency": "EUR"
        }
      },
      null,
      {
        "date": "2021-04-03"
      },
      null,
      null,
      null,
      null,
      null,
      null
    ]
    "#);
}

#[test]
fn a_line_break_between_quotation_marks_is_text() {
    let read = read(&fixture("quoted_newlines.csv"), Kind::Alumni);
    assert_eq!(texts(&read.records, "notes"), ["first line\nsecond \"line\"", "spaced, quote"]);
    assert_eq!(read.records.iter().map(|record| record.line).collect::<Vec<_>>(), [2, 5]);
}

#[test]
fn a_row_with_too_few_or_too_many_cells_is_reported_and_the_rest_is_read() {
    let read = read(&fixture("ragged.csv"), Kind::Alumni);
    assert_eq!(texts(&read.records, "full_name"), ["Ada Lovelace", "Mary Jackson"]);
    let lines: Vec<u64> = read.rejected.iter().map(|rejected| rejected.line).collect();
    assert_eq!(lines, [3, 4]);
    assert_eq!(read.rejected[0].flaws[0].wrong, "The row has 2 cells and the heading has 3.");
    assert_eq!(read.rejected[1].flaws[0].wrong, "The row has 4 cells and the heading has 3.");
}

#[test]
fn short_rows_are_filled_if_the_person_says_so() {
    let options = Options { fill_short_rows: true, ..Options::default() };
    let read = read_with(&fixture("ragged.csv"), Kind::Alumni, options);
    assert_eq!(read.records.len(), 3);
}

#[rstest]
#[case("empty.csv")]
#[case("only_mark.csv")]
#[case("only_blank_lines.csv")]
fn an_empty_file_says_so(#[case] name: &str) {
    assert!(matches!(open(&fixture(name)), Err(Fatal::Empty)));
}

#[test]
fn a_heading_without_rows_is_noted() {
    let read = read(&fixture("header_only.csv"), Kind::Alumni);
    assert_eq!(read.layout.notes, [Note::NothingBelow]);
    assert_eq!(read.records.len() + read.rejected.len(), 0);
}

#[test]
fn a_nul_spoils_one_row() {
    let read = read(&fixture("nul.csv"), Kind::Alumni);
    assert_eq!(texts(&read.records, "full_name"), ["Ada Lovelace", "Alan Turing"]);
    assert_eq!(read.rejected[0].line, 3);
    assert!(read.rejected[0].flaws[0].wrong.contains("NUL"));
}

#[test]
fn a_quotation_mark_that_is_never_closed_is_found_by_its_line() {
    let read = read(&fixture("never_closed.csv"), Kind::Alumni);
    assert_eq!(read.records.len(), 1);
    assert_eq!(read.rejected[0].line, 3);
    assert!(read.rejected[0].flaws[0].wrong.contains("never closed"));
}

#[test]
fn a_row_longer_than_the_limit_names_its_line_and_the_rest_is_read() {
    let huge = format!("Name,Class\nAda,1998\n\"{}\",1999\nGrace,2000\n", "x\n".repeat(600_000));
    let read = read(huge.as_bytes(), Kind::Alumni);
    assert_eq!(texts(&read.records, "full_name"), ["Ada", "Grace"]);
    assert_eq!(read.records[1].line, 600_004);
    assert_eq!(read.rejected[0].line, 3);
    assert!(
        read.rejected[0].flaws[0].sentence().starts_with("The row is longer than 1 MB. Shorten the cell")
    );
    assert!(read.rejected[0].cells.is_empty());
}

#[test]
fn a_cell_below_the_limit_is_told_how_long_it_may_be() {
    let long = format!("Name,Class\n{},1998\n", "x".repeat(900_000));
    let read = read(long.as_bytes(), Kind::Alumni);
    assert_eq!(read.rejected[0].flaws[0].wrong, "is too long: 900000 characters.");
    assert!(read.rejected[0].flaws[0].value.chars().count() <= 201);
}

#[test]
fn a_heading_that_never_ends_is_a_clear_error() {
    let endless = format!("\"Name,Class\n{}", "Ada,1998\n".repeat(20_000));
    assert!(matches!(open(endless.as_bytes()), Err(Fatal::NoRow { line: 1, .. })));
    assert!(matches!(open(b"\"Name,Class\n"), Err(Fatal::Heading { broken: Broken::NeverClosed, .. })));
    let wide = ",".repeat(600) + "\n";
    let wide = format!("a{wide}b{wide}");
    assert!(matches!(open(wide.as_bytes()), Err(Fatal::TooManyColumns { columns: 601, .. })));
}

#[test]
fn utf8_that_breaks_later_is_an_error_with_its_line() {
    let many = "Zoë,1999\n".repeat(20_000);
    let late = [b"Name,Class\n", many.as_bytes(), b"Ren\xe9,2001\nAda,1998\n"].concat();
    for (bytes, line, before) in [(late, 20_002, 20_000), (fixture("breaks_late.csv"), 5, 3)] {
        let read = read(&bytes, Kind::Alumni);
        assert_eq!(read.records.len(), before);
        let Some(Fatal::NotText { line: found, charset: Charset::Utf8 }) = read.fatal else { panic!() };
        assert_eq!(found, line);
    }
}

#[test]
fn the_first_accent_decides_however_late_it_comes() {
    let many = "Zoe,1999\n".repeat(20_000);
    let late = [b"Name,Class\n", many.as_bytes(), b"Ren\xe9,2001\n"].concat();
    let windows = read(&late, Kind::Alumni);
    assert_eq!(windows.records.last().unwrap().text("full_name"), Some("René"));
    let late = format!("Name,Class\n{many}René,2001\n");
    let unicode = read(late.as_bytes(), Kind::Alumni);
    assert_eq!(unicode.records.last().unwrap().text("full_name"), Some("René"));
}

#[test]
fn utf16_that_is_cut_off_is_an_error_with_its_line() {
    let read = read(&fixture("utf16_cut_off.csv"), Kind::Alumni);
    assert!(matches!(read.fatal, Some(Fatal::NotText { line: 2, charset: Charset::Utf16Le })));
}

#[test]
fn columns_of_the_same_name_get_a_number() {
    let read = read(&fixture("same_headings.csv"), Kind::Alumni);
    assert_eq!(read.layout.headings, ["Name", "Email", "Email (2)", "Column 4", "Email (3)"]);
    assert_eq!(read.layout.notes, [Note::SameName { heading: "Email".into(), columns: 3 }]);
    assert_eq!(read.records[0].text("email"), Some("a@example.edu"));
    assert_eq!(read.records[0].text("other_email"), Some("b@example.edu"));
}

#[test]
fn a_title_above_the_heading_is_left_out_and_noted() {
    let read = read(&fixture("title_above.csv"), Kind::Alumni);
    assert_eq!(read.layout.headings, ["Name", "Email", "Class"]);
    assert_eq!(read.layout.notes, [Note::Above { rows: 1 }]);
    assert_eq!(read.records[0].line, 4);
}

#[test]
fn a_first_row_of_data_is_not_taken_for_a_heading() {
    let read = read(&fixture("without_heading.csv"), Kind::Alumni);
    assert_eq!(read.layout.headings, ["Column 1", "Column 2", "Column 3"]);
    assert_eq!(read.layout.notes, [Note::NoHeading]);
    assert_eq!(read.rejected.len(), 2, "the name has to be chosen by the person");
}

#[test]
fn blank_rows_are_counted_and_are_no_errors() {
    assert_eq!(read(&fixture("blank_lines.csv"), Kind::Alumni).blank, 4);
}

#[test]
fn what_is_wrong_with_a_gift_is_said_for_each_field() {
    let read = read(&fixture("gifts.csv"), Kind::Gifts);
    assert_eq!(read.records.len(), 2);
    let sentences: Vec<String> = read
        .rejected
        .iter()
        .flat_map(|rejected| &rejected.flaws)
        .map(campus::import::Flaw::sentence)
        .collect();
    insta::assert_json_snapshot!(sentences, @r#"
    [
      "Gift Amt “abc”: is not an amount of money. Write an amount such as 1,250.00.",
      "Gift Date “2/30/2020”: is not a day of the calendar. Write the date as year-month-day, such as 2019-05-31.",
      "Anonymous? “maybe”: is neither yes nor no. Write yes or no.",
      "Donor ID or Donor email or Donor name is missing. Fill it in."
    ]
    "#);
}

#[rstest]
#[case("students.csv", Kind::Students, 2, 1)]
#[case("candidates.csv", Kind::Candidates, 1, 0)]
#[case("roles.csv", Kind::Roles, 1, 1)]
fn every_kind_of_file_is_read(
    #[case] name: &str,
    #[case] kind: Kind,
    #[case] records: usize,
    #[case] rejected: usize,
) {
    let read = read(&fixture(name), kind);
    assert_eq!((read.records.len(), read.rejected.len()), (records, rejected));
    assert!(Mapping::guess(kind, &read.layout, 2026).unmapped().next().is_none());
}
