//! Tables that leave the suite.

/// A spreadsheet takes a text that starts like a formula for one. An apostrophe keeps it a text.
pub fn cell(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_stays_a_text_in_a_spreadsheet() {
        assert_eq!(cell("=HYPERLINK(\"evil\")"), "'=HYPERLINK(\"evil\")");
        assert_eq!(cell("gina@acme.test"), "gina@acme.test");
        for start in ['+', '-', '@', '\t'] {
            assert!(cell(&format!("{start}1")).starts_with('\''));
        }
    }
}
