//! What a document is once it has been read.

use std::ops::Range;

/// How much of a document is read at most. Beyond it the answer is [`crate::ReadError::TooLarge`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the file.
    pub bytes: usize,
    /// Bytes of everything that is packed inside the file.
    pub unpacked: usize,
    pub pages: usize,
    /// Characters of text.
    pub text: usize,
    /// How deep elements may lie within each other.
    pub depth: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { bytes: 50 << 20, unpacked: 256 << 20, pages: 5_000, text: 20_000_000, depth: 256 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Pdf,
    Docx,
    Markdown,
    Html,
    Text,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Self::Pdf => "PDF",
            Self::Docx => "DOCX",
            Self::Markdown => "Markdown",
            Self::Html => "HTML",
            Self::Text => "plain text",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    pub kind: Kind,
    pub title: Option<String>,
    /// Where the document says it comes from: an address, or a sentence.
    pub source: Option<String>,
    pub pages: Vec<Page>,
    /// What a person should know about how it was read, in sentences.
    pub notes: Vec<String>,
    /// What is in the file but cannot be seen there: not part of the pages. At most 50 pieces.
    pub hidden: Vec<Hidden>,
}

/// Words that somebody who opens the file does not see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hidden {
    pub why: HiddenWhy,
    /// Cut after 2,000 characters.
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HiddenWhy {
    /// Like what lies below it.
    Colour,
    Size,
    OffPage,
    /// Drawn without ink, cut away, or marked as not to be shown.
    Invisible,
    /// Written in characters that have no width.
    ZeroWidth,
}

impl HiddenWhy {
    /// Follows "text" in a sentence.
    pub fn words(self) -> &'static str {
        match self {
            Self::Colour => "in the colour of the page",
            Self::Size => "too small to read",
            Self::OffPage => "outside the page",
            Self::Invisible => "set not to be shown",
            Self::ZeroWidth => "in characters without width",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Counted from one, or what the page itself says where pages are marked in the text.
    pub number: u32,
    /// What is printed on the page where it differs from the number: "iv", "A-3".
    pub label: Option<String>,
    pub blocks: Vec<Block>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    pub kind: BlockKind,
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BlockKind {
    /// From 1, the most important, to 6.
    Heading(u8),
    Paragraph,
    Item,
    /// One row of a table, its cells separated by ` | `.
    Row {
        header: bool,
    },
    Code,
}

impl Block {
    pub fn new(kind: BlockKind, text: impl Into<String>) -> Self {
        Self { kind, text: text.into() }
    }
}

/// What stands between two cells of a row.
pub(crate) const CELL: &str = " | ";

impl Page {
    /// The whole page as one text: what passages are cut from, and what spans of quotes refer to.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (block, before) in self.blocks.iter().zip(self.before()) {
            text.push_str(before);
            text.push_str(&block.text);
        }
        text
    }

    /// Where each block stands in [`Self::text`], in characters.
    pub fn spans(&self) -> Vec<Range<usize>> {
        let mut at = 0;
        let spans = self.blocks.iter().zip(self.before()).map(|(block, before)| {
            let start = at + before.len();
            at = start + block.text.chars().count();
            start..at
        });
        spans.collect()
    }

    /// What stands before each block.
    fn before(&self) -> impl Iterator<Item = &'static str> {
        let first = self.blocks.first().map(|_| "");
        first.into_iter().chain(self.blocks.windows(2).map(|pair| match (pair[0].kind, pair[1].kind) {
            (BlockKind::Item, BlockKind::Item) | (BlockKind::Row { .. }, BlockKind::Row { .. }) => "\n",
            _ => "\n\n",
        }))
    }
}
