//! What the person can choose: which column is which, and how a file is read. And the file of errors that comes back.

use campus::import::{
    Charset, Clue, DateOrder, ErrorFile, Fatal, Kind, Mapping, Options, Outcome, Reason, Rows, Table, Told,
    Unknown, Value,
};
use rstest::rstest;

fn guess(text: &str, kind: Kind) -> Mapping {
    let table = Table::open(text.as_bytes(), Options::default()).unwrap();
    Mapping::guess(kind, table.layout(), 2026)
}

fn field_of(heading: &str, kind: Kind) -> Option<&'static str> {
    guess(&format!("\"{heading}\",Unrelated thing\n"), kind).columns[0].field
}

#[rstest]
#[case("Grad Yr", Kind::Alumni, Some("class_year"))]
#[case("Class of", Kind::Alumni, Some("class_year"))]
#[case("CLASS_YEAR", Kind::Alumni, Some("class_year"))]
#[case("gradYear", Kind::Alumni, Some("class_year"))]
#[case("Gradution Year", Kind::Alumni, Some("class_year"))]
#[case("Constituent ID", Kind::Alumni, Some("external_id"))]
#[case("Constituent ID", Kind::Gifts, Some("donor_id"))]
#[case("E-Mail Address", Kind::Alumni, Some("email"))]
#[case("Preferred E-mail Address (home)", Kind::Alumni, Some("email"))]
#[case("Gift Amt", Kind::Gifts, Some("amount"))]
#[case("Total Gift Amount", Kind::Gifts, Some("amount"))]
#[case("Prénom", Kind::Alumni, Some("first_name"))]
#[case("Name, Last", Kind::Alumni, Some("last_name"))]
#[case("Banner ID", Kind::Students, Some("student_id"))]
#[case("Requisition ID", Kind::Roles, Some("external_id"))]
#[case("Shoe size", Kind::Alumni, None)]
#[case("", Kind::Alumni, None)]
fn a_heading_tells_the_field(#[case] heading: &str, #[case] kind: Kind, #[case] field: Option<&str>) {
    assert_eq!(field_of(heading, kind), field);
}

#[test]
fn every_name_of_every_field_is_found_when_it_stands_alone() {
    for kind in Kind::ALL {
        for field in kind.fields() {
            for name in field.names() {
                assert_eq!(field_of(&name, kind), Some(field.name), "{kind:?}: {name}");
            }
        }
    }
}

#[test]
fn values_tell_what_the_heading_does_not() {
    let mapping =
        guess("Who,Where,When\nAda,ada@example.edu,5/31/2019\nBob,bob@example.edu,6/1/2019\n", Kind::Gifts);
    let fields: Vec<_> = mapping.columns.iter().map(|column| column.field).collect();
    assert_eq!(fields, [None, Some("donor_email"), Some("date")]);
    assert_eq!(mapping.columns[1].reason, Reason::Values { percent: 100 });
}

#[test]
fn values_that_do_not_fit_speak_against_a_heading() {
    let mapping = guess("Email Type,Email\nHome,ada@example.edu\nWork,bob@example.edu\n", Kind::Alumni);
    assert_eq!(mapping.columns[0].field, None);
    assert_eq!(mapping.columns[1].field, Some("email"));
    let mapping = guess("Name,Class\nAda,Senior\nBob,Junior\n", Kind::Alumni);
    assert_eq!(mapping.columns[1].reason, Reason::HeadingOnly { name: "class".into(), percent: 0 });
}

#[test]
fn the_person_decides_and_a_field_moves_with_the_choice() {
    let mut mapping = guess("Name,Email,Mail\nAda,a@example.edu,b@example.edu\n", Kind::Alumni);
    mapping.set(2, Some("email")).unwrap();
    assert_eq!(mapping.columns[1].field, None);
    assert_eq!((mapping.columns[2].field, &mapping.columns[2].reason), (Some("email"), &Reason::Person));
    mapping.set(0, None).unwrap();
    assert_eq!(
        mapping.missing().concat().iter().map(|field| field.name).collect::<Vec<_>>(),
        ["last_name", "full_name"]
    );
    assert_eq!(mapping.unmapped().count(), 2);
    assert_eq!(mapping.set(9, None), Err(Unknown::Column));
    assert_eq!(mapping.set(0, Some("shoe_size")), Err(Unknown::Field));
}

#[test]
fn the_order_of_a_date_is_found_reported_and_can_be_changed() {
    let text = "Donor,Amount,Date\nAda,5,03/04/2020\n";
    let mut mapping = guess(text, Kind::Gifts);
    assert_eq!(mapping.columns[2].order_clue, Clue::Assumed);
    mapping.set_order(2, DateOrder::DayFirst).unwrap();
    let table = Table::open(text.as_bytes(), Options::default()).unwrap();
    let Outcome::Record(record) = Rows::new(table, &mapping).next().unwrap().unwrap() else { panic!() };
    assert_eq!(record.get("date"), Some(&Value::Date("2020-04-03".parse().unwrap())));
}

#[test]
fn what_was_chosen_can_be_kept_and_used_for_the_same_columns() {
    let text = "Name,Email,Mail\nAda,a@example.edu,b@example.edu\n";
    let mut mapping = guess(text, Kind::Alumni);
    mapping.set(1, Some("other_email")).unwrap();
    mapping.set(2, Some("email")).unwrap();
    let choices = mapping.choices();
    let table = Table::open(text.as_bytes(), Options::default()).unwrap();
    let again = Mapping::chosen(Kind::Alumni, table.layout(), 2026, &choices).unwrap();
    assert_eq!(again.choices(), choices);
    let other = Table::open(&b"Name,Mail\n"[..], Options::default()).unwrap();
    assert_eq!(Mapping::chosen(Kind::Alumni, other.layout(), 2026, &choices).unwrap_err(), Unknown::Column);
}

#[test]
fn what_was_guessed_keeps_its_reason_when_another_column_is_chosen() {
    let text = "Name,Email,Mail\nAda,a@example.edu,b@example.edu\n";
    let mut mapping = guess(text, Kind::Alumni);
    let guessed = mapping.columns[0].clone();
    mapping.set(2, Some("city")).unwrap();
    let table = Table::open(text.as_bytes(), Options::default()).unwrap();
    let again = Mapping::chosen(Kind::Alumni, table.layout(), 2026, &mapping.choices()).unwrap();
    assert_eq!(again.columns[0].reason.to_string(), guessed.reason.to_string());
    assert_eq!(again.columns[0].confidence, guessed.confidence);
    assert_eq!(again.columns[2].reason.to_string(), "Chosen by you.");
}

fn errors_of(bytes: &[u8], kind: Kind) -> String {
    let table = Table::open(bytes, Options::default()).unwrap();
    let mapping = Mapping::guess(kind, table.layout(), 2026);
    let mut file = ErrorFile::new(Vec::new(), table.layout()).unwrap();
    for outcome in Rows::new(table, &mapping) {
        if let Outcome::Rejected(rejected) = outcome.unwrap() {
            file.add(&rejected).unwrap();
        }
    }
    String::from_utf8(file.finish().unwrap()).unwrap()
}

#[test]
fn the_error_file_repeats_the_columns_and_starts_no_formula() {
    let bytes = include_bytes!("../fixtures/formulas.csv");
    let errors = errors_of(bytes, Kind::Alumni);
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(errors.trim_start_matches('\u{feff}').as_bytes());
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(
        rows[0].iter().collect::<Vec<_>>(),
        ["Name", "Class", "Notes", "'=cmd", "line", "what to change"]
    );
    assert_eq!(rows[1].iter().take(5).collect::<Vec<_>>(), ["'=HYPERLINK(1)", "abc", "x", "1", "2"]);
    assert_eq!(&rows[2][3], "'@SUM(A1)");
    assert_eq!(&rows[3][2], "'\rReturn");
    for cell in rows.iter().flatten() {
        assert!(!cell.starts_with(['=', '+', '-', '@', '\t', '\r']), "{cell:?}");
    }
}

#[test]
fn a_corrected_error_file_can_be_imported() {
    let first = errors_of(b"Name,Phone,Class\nAda,+1 555,abc\n", Kind::Alumni);
    let corrected = first.replace(",abc,", ",1998,");
    let table = Table::open(corrected.as_bytes(), Options::default()).unwrap();
    let mapping = Mapping::guess(Kind::Alumni, table.layout(), 2026);
    assert_eq!(mapping.unmapped().count(), 0);
    let Outcome::Record(record) = Rows::new(table, &mapping).next().unwrap().unwrap() else { panic!() };
    assert_eq!(record.text("phone"), Some("+1 555"));
    let again = errors_of(first.as_bytes(), Kind::Alumni);
    assert_eq!(again.lines().next(), first.lines().next());
}

#[test]
fn what_the_person_chose_goes_before_what_was_found() {
    let options = Options {
        charset: Some(Charset::Windows1252),
        delimiter: Some(';'),
        heading: Some(false),
        ..Options::default()
    };
    let table = Table::open(&b"a,b;c\n\xe9,1;2\n"[..], options).unwrap();
    assert_eq!(table.layout().dialect.told, Told::Person);
    assert_eq!(table.layout().headings, ["Column 1", "Column 2"]);
    assert_eq!(table.layout().sample[1], ["é,1", "2"]);
}

#[test]
fn a_read_that_fails_ends_the_import_with_its_reason() {
    struct Failing;
    impl std::io::Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("unplugged"))
        }
    }
    let reader = std::io::Read::chain(&b"Name,Class\nAda,1998\nGr"[..], Failing);
    let table = Table::open(reader, Options::default()).unwrap();
    let mapping = Mapping::guess(Kind::Alumni, table.layout(), 2026);
    let outcomes: Vec<_> = Rows::new(table, &mapping).collect();
    assert!(matches!(outcomes.as_slice(), [Ok(Outcome::Record(_)), Err(Fatal::Io(_))]));
}
