//! People named in a file: one row each, by number or by address, and for mentors how many places they have.

use api::{Answer, ApiError};
use serde::Serialize;
use utoipa::ToSchema;

use super::model::{MOST_FILE_ROWS, RoundSide};

/// So many rows are told of that could not be taken.
const MOST_TOLD: usize = 1000;
/// So much of a cell is shown.
const SHOWN: usize = 80;

/// A row of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub line: u64,
    pub who: Who,
    pub places: Option<u16>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    Number(u32),
    /// In small letters.
    Address(String),
    /// Both, which have to be of one person.
    Both(u32, String),
}

/// A row that could not be taken, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundFileError {
    pub line: u64,
    pub column: String,
    /// What stands there, or the beginning of it.
    pub value: String,
    pub reason: String,
}

/// What a file of people came to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundFileReport {
    pub rows: u32,
    /// People who were found, each once.
    pub people: u32,
    pub rejected: u32,
    /// The first thousand rows that could not be taken.
    pub errors: Vec<RoundFileError>,
    /// Columns that were not read.
    pub ignored_columns: Vec<String>,
}

impl RoundFileReport {
    pub fn reject(&mut self, line: u64, column: &str, value: &str, reason: impl Into<String>) {
        self.rejected += 1;
        if self.errors.len() < MOST_TOLD {
            let value = match value.char_indices().nth(SHOWN) {
                Some((end, _)) => format!("{}…", &value[..end]),
                None => value.to_owned(),
            };
            let (column, reason) = (column.to_owned(), reason.into());
            self.errors.push(RoundFileError { line, column, value, reason });
        }
    }
}

const NUMBERS: &[&str] = &["id", "person", "number", "personid", "personnumber"];
const ADDRESSES: &[&str] = &["email", "mail", "address", "emailaddress", "mailaddress"];
const PLACES: &[&str] = &["capacity", "places", "seats"];

/// Reads a file. The error is about the file as a whole; rows that cannot be read are in the report.
pub fn read(data: &[u8], side: RoundSide) -> Answer<(Vec<Row>, RoundFileReport)> {
    let data = data.strip_prefix("\u{feff}".as_bytes()).unwrap_or(data);
    let text = std::str::from_utf8(data).map_err(|_| {
        ApiError::invalid("The file is not written in UTF-8. Save it as \u{201c}CSV UTF-8\u{201d}.")
    })?;
    if text.trim().is_empty() {
        return Err(ApiError::invalid("The file is empty. Name one person in each row."));
    }
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let count = |delimiter: char| first.matches(delimiter).count();
    let delimiter = [',', ';', '\t'].into_iter().max_by_key(|one| (count(*one), *one == ',')).unwrap_or(',');
    let mut reader = csv::ReaderBuilder::new()
        .flexible(true)
        .has_headers(false)
        .delimiter(u8::try_from(delimiter).unwrap_or(b','))
        .from_reader(text.as_bytes());
    let mut report = RoundFileReport::default();
    let mut columns: Option<Columns> = None;
    let mut rows = Vec::new();
    let mut lines = Lines { text: text.as_bytes(), at: 0, line: 1 };
    for record in reader.records() {
        let record =
            record.map_err(|error| ApiError::invalid(format!("The file cannot be read as CSV: {error}.")))?;
        let line = record.position().map_or(0, |position| lines.of(position.byte()));
        if record.iter().all(|cell| cell.trim().is_empty()) {
            continue;
        }
        let Some(columns) = &columns else {
            let (found, is_heading) = Columns::of(&record, &mut report);
            columns = Some(found.ok_or_else(|| {
                let message = "The file has no column called \u{201c}id\u{201d} or \u{201c}email\u{201d}. Its first row \
                               names the columns.";
                ApiError::invalid(message)
            })?);
            if !is_heading {
                take(&record, line, (&Columns::ALONE, side), (&mut rows, &mut report));
            }
            continue;
        };
        take(&record, line, (columns, side), (&mut rows, &mut report));
        if rows.len() > MOST_FILE_ROWS {
            return Err(ApiError::invalid(format!(
                "The file has more than {MOST_FILE_ROWS} rows. Split it."
            )));
        }
    }
    if report.rows == 0 {
        return Err(ApiError::invalid("The file has columns and no rows. Name one person in each row."));
    }
    Ok((rows, report))
}

/// The line in which each row begins. The reader says where the one before has ended, and empty lines lie between them.
struct Lines<'a> {
    text: &'a [u8],
    /// Up to here they were counted.
    at: usize,
    line: u64,
}

impl Lines<'_> {
    /// Of the row after this place. Rows are asked for one after the other.
    fn of(&mut self, place: u64) -> u64 {
        let place = usize::try_from(place).unwrap_or(usize::MAX).clamp(self.at, self.text.len());
        let is_end = |byte: &&u8| matches!(byte, b'\r' | b'\n');
        let start = place + self.text[place..].iter().take_while(is_end).count();
        self.line += self.text[self.at..start].iter().map(|byte| u64::from(*byte == b'\n')).sum::<u64>();
        self.at = start;
        self.line
    }
}

/// Where in a row things stand.
#[derive(Clone, Copy, Debug, Default)]
struct Columns {
    number: Option<usize>,
    address: Option<usize>,
    places: Option<usize>,
}

impl Columns {
    /// A file without a heading: numbers or addresses, one in each row.
    const ALONE: Self = Self { number: Some(0), address: Some(0), places: None };

    /// Of the first row, and whether it is a heading.
    fn of(record: &csv::StringRecord, report: &mut RoundFileReport) -> (Option<Self>, bool) {
        let mut found = Self::default();
        let mut ignored = Vec::new();
        for (place, heading) in record.iter().enumerate() {
            let key: String =
                heading.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
            let column = match key.as_str() {
                key if NUMBERS.contains(&key) => &mut found.number,
                key if ADDRESSES.contains(&key) => &mut found.address,
                key if PLACES.contains(&key) => &mut found.places,
                _ => {
                    ignored.push(heading.trim().to_owned());
                    continue;
                }
            };
            column.get_or_insert(place);
        }
        if found.number.is_some() || found.address.is_some() {
            report.ignored_columns = ignored.into_iter().filter(|heading| !heading.is_empty()).collect();
            return (Some(found), true);
        }
        let only = record.get(0).unwrap_or_default().trim();
        let is_person = record.len() == 1 && (only.contains('@') || only.parse::<u32>().is_ok());
        (is_person.then_some(Self::ALONE), false)
    }
}

fn take(
    record: &csv::StringRecord,
    line: u64,
    (columns, side): (&Columns, RoundSide),
    (rows, report): (&mut Vec<Row>, &mut RoundFileReport),
) {
    report.rows += 1;
    let cell = |place: Option<usize>| place.and_then(|place| record.get(place)).map_or("", str::trim);
    let (number, address) = (cell(columns.number), cell(columns.address));
    let who = if address.contains('@') {
        let address = address.to_lowercase();
        match number.parse() {
            Ok(number) => Who::Both(number, address),
            Err(_) => Who::Address(address),
        }
    } else if let Ok(number) = number.parse::<u32>() {
        Who::Number(number)
    } else if number.is_empty() && address.is_empty() {
        return report.reject(line, "id", "", "This row names nobody. Write a number or an address.");
    } else if number.is_empty() {
        return report.reject(line, "email", address, "This is no address. It has to have an @.");
    } else {
        return report.reject(
            line,
            "id",
            number,
            "This is no number. Numbers of people are whole, such as 4711.",
        );
    };
    let said = cell(columns.places);
    let places = match (side, said) {
        (_, "") | (RoundSide::Students, _) => None,
        (RoundSide::Mentors, said) => match said.parse::<u16>() {
            Ok(places) if places <= 1000 => Some(places),
            _ => return report.reject(line, "capacity", said, "A mentor has from 0 to 1000 places."),
        },
    };
    rows.push(Row { line, who, places });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> (Vec<Row>, RoundFileReport) {
        read(text.as_bytes(), RoundSide::Mentors).unwrap()
    }

    #[test]
    fn rows_name_people_by_number_or_address() {
        let (rows, report) =
            of("\u{feff}ID;E-Mail;Name;Places\n7;;Ada;2\n;BO@x.example ;Bo;\n8;cy@x.example;Cy;0\n");
        assert_eq!(
            rows,
            [
                Row { line: 2, who: Who::Number(7), places: Some(2) },
                Row { line: 3, who: Who::Address("bo@x.example".to_owned()), places: None },
                Row { line: 4, who: Who::Both(8, "cy@x.example".to_owned()), places: Some(0) },
            ]
        );
        assert_eq!((report.rows, report.rejected, report.ignored_columns), (3, 0, vec!["Name".to_owned()]));
        let (rows, _) = of("12\n\n13\n");
        assert_eq!(rows.iter().map(|row| row.line).collect::<Vec<_>>(), [1, 3], "a list without a heading");
        let (rows, _) = of("id,email\r\n\r\n12,\"a\r\n@x\"\r\n\r\n13,\r\n");
        assert_eq!(rows.iter().map(|row| row.line).collect::<Vec<_>>(), [3, 6], "as an editor counts them");
        let (rows, _) = of("a@x.example\nb@x.example\n");
        assert_eq!(rows.len(), 2);
    }

    #[test]
    fn a_row_that_cannot_be_says_why() {
        let (rows, report) =
            of("id,email,capacity\nseven,,\n,nobody,\n,,3\n9,,many\n-4,,\n99999999999,,\n5,,\n");
        assert_eq!(rows, [Row { line: 8, who: Who::Number(5), places: None }]);
        assert_eq!((report.rows, report.rejected), (7, 6));
        let told: Vec<(u64, &str)> =
            report.errors.iter().map(|error| (error.line, error.column.as_str())).collect();
        assert_eq!(told, [(2, "id"), (3, "email"), (4, "id"), (5, "capacity"), (6, "id"), (7, "id")]);
    }

    #[test]
    fn a_file_that_is_none_is_refused_with_a_sentence() {
        for (file, told) in [
            (&b""[..], "empty"),
            (b"  \n\n", "empty"),
            (b"\xff\xfe\x00", "UTF-8"),
            (b"name,place\nAda,Boston\n", "no column"),
            (b"id,email\n", "no rows"),
            (b"hello\n", "no column"),
        ] {
            let refused = read(file, RoundSide::Students).unwrap_err();
            assert!(refused.message().contains(told), "{}", refused.message());
        }
    }

    #[test]
    fn hostile_cells_stay_cells() {
        let long = "x".repeat(5000);
        let (rows, report) = of(&format!("email\n\"a\"\"b\n@c\"\n=cmd()\n{long}\n\u{202e}@x\n"));
        assert_eq!(rows.len(), 2, "what has an @ may be an address: {rows:?}");
        assert_eq!(report.errors[1].value.chars().count(), SHOWN + 1);
        let many: Vec<String> = (0..1500).map(|number| format!("no{number}")).collect();
        let (_, report) = of(&format!("email\n{}\n", many.join("\n")));
        assert_eq!((report.rejected, report.errors.len()), (1500, MOST_TOLD));
    }
}
