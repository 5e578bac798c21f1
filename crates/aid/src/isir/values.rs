use std::borrow::Cow;

/// The values of one record by name, wherever they stand: in columns of a table, or at places on a line.
pub trait Values {
    /// Without blanks around it. Empty: there is none.
    fn text(&self, name: &str) -> Cow<'_, str>;

    /// Whether one of the boxes of this name has a one in it.
    fn is_ticked(&self, name: &str) -> bool {
        self.text(name) == "1"
    }

    /// Where it stands, for a sentence.
    fn place(&self, name: &str) -> String;

    /// None where nothing stands. What stands there is not part of the message: it may be anything.
    fn number(&self, name: &str) -> Result<Option<i64>, String> {
        let text = self.text(name);
        if text.is_empty() {
            return Ok(None);
        }
        text.parse().map(Some).map_err(|_| {
            format!("There should be a number in {}. Please download the file again.", self.place(name))
        })
    }
}
