/// A line of a lexicon, under the heading (`# …`) that it stands below.
pub(super) struct Row {
    pub heading: &'static str,
    cells: Vec<&'static str>,
}

impl Row {
    /// The cell, empty if the line is shorter.
    pub fn cell(&self, at: usize) -> &'static str {
        self.cells.get(at).copied().unwrap_or_default()
    }

    /// The cell as a list of names. A name that ends with `!` is ambiguous and comes with `true`.
    pub fn names(&self, at: usize) -> impl Iterator<Item = (&'static str, bool)> + use<> {
        self.cell(at).split(';').filter(|name| !name.is_empty()).map(marked)
    }
}

fn marked(name: &'static str) -> (&'static str, bool) {
    name.strip_suffix('!').map_or((name, false), |name| (name, true))
}

pub(super) fn rows(data: &'static str) -> impl Iterator<Item = Row> {
    let mut heading = "";
    data.lines().filter_map(move |line| {
        if let Some(text) = line.strip_prefix("# ") {
            heading = text;
            return None;
        }
        Some(Row { heading, cells: line.split('\t').collect() })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_know_their_heading_and_their_ambiguous_names() {
        let rows: Vec<Row> = rows("# One\nGo\t!;golang\n# Two\nRust").collect();
        assert_eq!((rows[0].heading, rows[0].cell(0)), ("One", "Go"));
        assert_eq!(rows[0].names(1).collect::<Vec<_>>(), [("", true), ("golang", false)]);
        assert_eq!((rows[1].heading, rows[1].cell(7)), ("Two", ""));
    }

    #[test]
    fn every_line_of_every_lexicon_is_well_formed() {
        for data in [
            include_str!("data/aims.tsv"),
            include_str!("data/causes.tsv"),
            include_str!("data/concerns.tsv"),
            include_str!("data/degrees.tsv"),
            include_str!("data/families.tsv"),
            include_str!("data/fields.tsv"),
            include_str!("data/industries.tsv"),
            include_str!("data/languages.tsv"),
            include_str!("data/places.tsv"),
            include_str!("data/regions.tsv"),
            include_str!("data/skills.tsv"),
            include_str!("data/titles.tsv"),
        ] {
            for line in data.lines() {
                assert!(!line.is_empty() && line.trim() == line, "{line:?}");
                assert!(line.split('\t').all(|cell| cell.trim() == cell), "{line:?}");
                assert!(!line.contains(";;") && !line.contains("\t;") && !line.ends_with(';'), "{line:?}");
            }
        }
    }
}
