use serde::Serialize;
use utoipa::ToSchema;

use super::split::{Row, Splitter};

const DELIMITERS: [u8; 4] = [b',', b';', b'\t', b'|'];

/// So many rows tell how a file is written.
pub const ROWS: usize = 200;

/// How the delimiter is known.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = DelimiterTold)]
pub enum Told {
    /// By a first line such as `sep=;`, which Excel writes and reads.
    FirstLine,
    /// By the rows, which come out evenly with it.
    Rows,
    /// By the person.
    Person,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
pub struct Dialect {
    pub delimiter: char,
    pub told: Told,
}

/// A first line that names the delimiter: the delimiter, and the length of the line with its end.
pub fn named(sample: &str) -> Option<(u8, usize)> {
    let line = sample.split(['\r', '\n']).next().unwrap_or(sample);
    let bare = line.strip_prefix('"').and_then(|line| line.strip_suffix('"')).unwrap_or(line);
    let (word, delimiter) = bare.split_at_checked(4)?;
    let [delimiter] = *delimiter.as_bytes() else { return None };
    let usable = delimiter == b'\t' || delimiter.is_ascii_punctuation() && delimiter != b'"';
    if !usable || !word.eq_ignore_ascii_case("sep=") {
        return None;
    }
    let rest = &sample[line.len()..];
    let end = if rest.starts_with("\r\n") { 2 } else { rest.len().min(1) };
    Some((delimiter, line.len() + end))
}

/// The delimiter with which most rows are as wide as the others. Of two alike, the one that makes more columns.
pub fn sniff(sample: &str, whole: bool) -> u8 {
    let mut best = (0, 0, b',');
    for delimiter in DELIMITERS {
        let rows = rows(sample, whole, delimiter);
        let (share, width) = evenness(&rows);
        if width > 1 && (share, width) > (best.0, best.1) {
            best = (share, width, delimiter);
        }
    }
    best.2
}

/// The share of rows, in hundredths, that have the usual width, and that width.
fn evenness(rows: &[Row]) -> (usize, usize) {
    let width = usual_width(rows);
    let alike = rows.iter().filter(|row| row.width() == width).count();
    let broken = rows.iter().filter(|row| row.broken.is_some()).count();
    let heading_differs = rows.first().is_some_and(|row| row.width() != width);
    let share = alike.saturating_sub(broken) * 100 / rows.len().max(1);
    (if heading_differs { share / 2 } else { share }, width)
}

/// The width that most rows have; of two, the greater.
pub fn usual_width(rows: &[Row]) -> usize {
    let mut widths: Vec<usize> = rows.iter().map(Row::width).collect();
    widths.sort_unstable();
    widths
        .chunk_by(|left, right| left == right)
        .max_by_key(|same| (same.len(), same[0]))
        .map_or(0, |same| same[0])
}

/// The first rows of a sample that are not blank. A row that the end of the sample cuts is left out.
pub fn rows(sample: &str, whole: bool, delimiter: u8) -> Vec<Row> {
    let mut splitter = Splitter::new(delimiter, 1);
    let mut rows = Vec::new();
    let mut row = Row::default();
    let mut rest = sample;
    while rows.len() < ROWS {
        let (used, ended) = splitter.feed(rest, &mut row);
        rest = &rest[used..];
        let ended = ended || whole && splitter.finish(&mut row);
        if !ended {
            break;
        }
        if !row.is_blank() {
            rows.push(row.clone());
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case("name,year\nAda,1998\n", b',')]
    #[case("name;amount\nAda;1,50\nBob;2,00\n", b';')]
    #[case("name\tnote\nAda\t\"a,b;c\"\n", b'\t')]
    #[case("name|note|year\nAda|x, y|1\nBob|x|2", b'|')]
    #[case("name;year\n\"Lovelace, Ada\";1998\n\"Hopper, Grace\";1999\n", b';')]
    #[case("note,year\n\"one;\ntwo;\nthree;\",1998\n\"four;\",1999\n", b',')]
    #[case("only one column\nAda\nBob\n", b',')]
    #[case("", b',')]
    fn the_delimiter_is_the_one_that_makes_even_rows(#[case] text: &str, #[case] delimiter: u8) {
        assert_eq!(char::from(sniff(text, true)), char::from(delimiter));
    }

    #[rstest]
    #[case("sep=;\r\na;b", Some((b';', 7)))]
    #[case("SEP=,\na,b", Some((b',', 6)))]
    #[case("\"sep=|\"\ra", Some((b'|', 8)))]
    #[case("sep=\t\na", Some((b'\t', 6)))]
    #[case("sep=;", Some((b';', 5)))]
    #[case("sep=ab\n", None)]
    #[case("sep=\"\n", None)]
    #[case("sepé;\n", None)]
    #[case("separate;b\n", None)]
    fn a_first_line_can_name_the_delimiter(#[case] text: &str, #[case] told: Option<(u8, usize)>) {
        assert_eq!(named(text), told);
    }
}
