//! Pages that the suite brings along.

use super::{Arrived, Librarian, Library, LibraryError, NewDocument, store as rows};

/// A page that comes with the suite: Markdown, with its title, area and source in the lines before the text.
#[derive(Clone, Copy, Debug)]
pub struct Seeded {
    /// Tells it from the others: the name of its file.
    pub file: &'static str,
    pub text: &'static str,
}

/// What is said of who brought them.
const BRINGER: &str = "Quadrangle";

impl Library {
    /// Brings pages that are not there yet, and newer ones in the place of older. What people have replaced or deleted
    /// stays as they left it. Gives how many were brought.
    pub async fn bring(&self, pages: &[Seeded]) -> Result<usize, LibraryError> {
        let mut brought = 0;
        for page in pages {
            brought += usize::from(self.bring_one(page).await?);
        }
        Ok(brought)
    }

    async fn bring_one(&self, page: &Seeded) -> Result<bool, LibraryError> {
        let file = Arrived::new(page.file, page.text.as_bytes().to_vec())?;
        let (own, page) = (self.clone(), *page);
        let by = Librarian { uid: None, name: BRINGER.to_owned() };
        let brought = self.0.store.write(move |tx| async move {
            tx.lock_name("library seed").await?;
            let Some(document) = rows::find_by_seed(&*tx, page.file).await? else {
                let new = NewDocument {
                    title: field(page.text, "title"),
                    area: field(page.text, "area").unwrap_or_default(),
                    source: field(page.text, "source").unwrap_or_default(),
                    note: String::new(),
                    seed: Some(page.file.to_owned()),
                };
                own.add_in(&tx, new, file, &by).await?;
                return Ok(true);
            };
            let versions = rows::versions(&*tx, &document.id).await?;
            let is_known = versions.iter().any(|version| version.sha256 == file.sha256);
            let is_peoples = versions.iter().any(|version| version.created_by.is_some());
            if is_known || is_peoples || document.deleted_at.is_some() {
                return Ok(false);
            }
            own.replace_in(&tx, &document.id, (file, "Came with a new release".to_owned()), &by).await?;
            Ok(true)
        });
        match brought.await {
            // Somebody has uploaded this very file.
            Err(LibraryError::SameFile { .. }) => Ok(false),
            brought => brought,
        }
    }
}

/// A line such as `title: …` between the two lines of dashes at the very beginning.
fn field(text: &str, name: &str) -> Option<String> {
    let mut lines = text.lines();
    if lines.next()?.trim_end() != "---" {
        return None;
    }
    let mut head = lines.take_while(|line| line.trim_end() != "---");
    let value = head.find_map(|line| line.split_once(':').filter(|(key, _)| key.trim() == name))?.1;
    let value = value.trim().trim_matches('"').to_owned();
    (!value.is_empty()).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_before_the_text_is_read() {
        let text =
            "---\ntitle: Loans: how much\narea: aid\nsource: \"Volume 8\"\nempty:\n---\ntitle: not this\n";
        assert_eq!(field(text, "title").as_deref(), Some("Loans: how much"));
        assert_eq!(field(text, "source").as_deref(), Some("Volume 8"));
        assert_eq!(field(text, "empty"), None);
        assert_eq!(field(text, "nothing"), None);
        assert_eq!(field("title: x", "title"), None);
    }
}
