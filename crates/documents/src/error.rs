//! Why a document cannot be read, in sentences for the person who chose the file.

use thiserror::Error;

#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum ReadError {
    #[error("This file needs a password. Save a copy without one and upload that copy.")]
    Encrypted,
    #[error(
        "This PDF holds pictures of pages, no text. Run text recognition (OCR) on it, or upload the document it \
         was scanned from."
    )]
    Scanned,
    #[error(
        "This file is damaged and cannot be read. Open it in the program that made it, save it again and upload \
         the new copy."
    )]
    Broken,
    #[error("There is no text in this file. Check that it is the right one.")]
    Empty,
    /// With the limit that was passed: "50 MB", "5,000 pages".
    #[error(
        "This file holds more than {0}, which is the most that can be read. Split it and upload the parts."
    )]
    TooLarge(String),
    /// With what it is: "a picture", "an old Word file (.doc)".
    #[error("This is {0}. Save it as PDF, DOCX, Markdown, HTML or plain text and upload that.")]
    Unsupported(&'static str),
    #[error("The text of this file cannot be read. Save it as PDF or DOCX and upload that.")]
    NotText,
}

impl ReadError {
    pub(crate) fn too_many_bytes(most: usize) -> Self {
        let megabytes = most >> 20;
        Self::TooLarge(if megabytes > 0 { format!("{megabytes} MB") } else { format!("{most} bytes") })
    }

    pub(crate) fn too_many_pages(most: usize) -> Self {
        Self::TooLarge(format!("{} pages", grouped(most)))
    }

    pub(crate) fn too_much_text(most: usize) -> Self {
        Self::TooLarge(format!("{} characters of text", grouped(most)))
    }

    pub(crate) fn too_much_drawing(most: usize) -> Self {
        Self::TooLarge(format!("{} steps of drawing", grouped(most)))
    }
}

/// 5000 as "5,000".
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_reads_like_a_number_on_paper() {
        assert_eq!(ReadError::too_many_pages(5_000), ReadError::TooLarge("5,000 pages".into()));
        assert_eq!(ReadError::too_many_bytes(50 << 20), ReadError::TooLarge("50 MB".into()));
        assert_eq!(ReadError::too_much_text(999), ReadError::TooLarge("999 characters of text".into()));
    }

    #[test]
    fn every_error_says_what_to_do() {
        let all = [
            ReadError::Encrypted,
            ReadError::Scanned,
            ReadError::Broken,
            ReadError::Empty,
            ReadError::too_many_pages(1),
            ReadError::Unsupported("a picture"),
            ReadError::NotText,
        ];
        for error in all {
            let sentence = error.to_string();
            assert!(sentence.ends_with('.') && sentence.matches(". ").count() == 1, "{sentence}");
            assert!(["upload", "Check"].iter().any(|act| sentence.contains(act)), "{sentence}");
        }
    }
}
