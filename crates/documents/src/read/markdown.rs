//! Markdown, with tables and with `title:` and `source:` in front.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::{Draft, HIDDEN, html, single, unseen::Unseen};
use crate::{Block, BlockKind, HiddenWhy, Kind, Limits, ReadError, document::CELL};

pub(super) fn read(text: &str, limits: &Limits) -> Result<Draft, ReadError> {
    let (front, body) = front(text);
    let options = Options::ENABLE_TABLES | Options::ENABLE_FOOTNOTES | Options::ENABLE_STRIKETHROUGH;
    let mut writer = Writer { limits: limits.clone(), ..Writer::default() };
    for event in Parser::new_ext(body, options) {
        writer.take(event);
        if writer.depth > limits.depth {
            return Err(ReadError::Broken);
        }
    }
    writer.end(BlockKind::Paragraph);
    let mut draft = Draft::new(Kind::Markdown, single(writer.blocks));
    let value =
        |key: &str| front.iter().find(|(name, _)| name.eq_ignore_ascii_case(key)).map(|(_, v)| v.clone());
    draft.unseen = writer.unseen;
    draft.title = value("title");
    draft.source = value("source").or_else(|| value("url"));
    if writer.hidden {
        draft.notes.push(HIDDEN.into());
    }
    Ok(draft)
}

/// So many that hide and are not closed: nothing that follows is shown.
const VEILS: usize = 16;

/// `key: value` lines between two lines of dashes at the beginning, and the rest.
fn front(text: &str) -> (Vec<(String, String)>, &str) {
    let inside =
        text.strip_prefix("---\n").and_then(|rest| rest.split_once("\n---").filter(|_| !rest.is_empty()));
    let Some((inside, rest)) = inside.filter(|(_, rest)| rest.is_empty() || rest.starts_with(['\n', ' ']))
    else {
        return (Vec::new(), text);
    };
    let pairs = inside.lines().filter_map(|line| {
        let (key, value) = line.split_once(':')?;
        let value = value.trim().trim_matches(['"', '\'']);
        Some((key.trim().to_owned(), value.to_owned()))
            .filter(|(key, value)| !key.is_empty() && !value.is_empty())
    });
    (pairs.collect(), rest)
}

#[derive(Default)]
struct Writer {
    blocks: Vec<Block>,
    text: String,
    /// Numbers of the lists that are open; none for bullets.
    lists: Vec<Option<u64>>,
    items: usize,
    cells: Vec<String>,
    depth: usize,
    /// HTML that stands by itself.
    markup: String,
    /// Tags that hide what comes until they are closed.
    hiding: Vec<(String, HiddenWhy)>,
    /// The same for tags that stand by themselves and hide whole blocks.
    veils: Vec<String>,
    hidden: bool,
    unseen: Unseen,
    limits: Limits,
}

impl Writer {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(&tag),
            Event::End(tag) => self.close(tag),
            Event::Text(text) | Event::Code(text) | Event::InlineMath(text) | Event::DisplayMath(text) => {
                if let Some((_, why)) = self.hiding.last() {
                    self.hidden |= !text.trim().is_empty();
                    self.unseen.push(*why, &text);
                } else {
                    if self.veils.is_empty() && !text.trim().is_empty() {
                        self.unseen.pause();
                    }
                    self.text.push_str(&text);
                }
            }
            Event::SoftBreak | Event::HardBreak => {
                self.unseen.gap();
                self.text.push('\n');
            }
            Event::Html(markup) => self.markup.push_str(&markup),
            Event::InlineHtml(markup) => self.tag(&markup),
            Event::FootnoteReference(_) | Event::Rule | Event::TaskListMarker(_) => {}
        }
    }

    /// A tag between words: it may hide what follows it.
    fn tag(&mut self, markup: &str) {
        // So many within each other: the rest of the paragraph stays hidden.
        if self.hiding.len() >= self.limits.depth {
            return;
        }
        let Some(tag) = html::lone(markup) else {
            return;
        };
        match self.hiding.iter().rposition(|(name, _)| *name == tag.name) {
            Some(at) if tag.closes => self.hiding.truncate(at),
            _ if tag.closes => {}
            _ => match self.hiding.last().map(|(_, why)| *why).or(tag.hides) {
                Some(why) => self.hiding.push((tag.name, why)),
                None if tag.name == "br" => self.text.push('\n'),
                None => {}
            },
        }
    }

    fn start(&mut self, tag: &Tag<'_>) {
        self.depth += 1;
        match tag {
            Tag::List(first) => {
                self.end(BlockKind::Item);
                self.lists.push(*first);
            }
            Tag::Item => {
                self.items += 1;
                if let Some(Some(number)) = self.lists.last_mut() {
                    self.text = format!("{number}. ");
                    *number += 1;
                }
            }
            Tag::Heading { .. } | Tag::CodeBlock(_) | Tag::Table(_) | Tag::BlockQuote(_) => {
                self.end(BlockKind::Paragraph);
            }
            _ => {}
        }
    }

    fn close(&mut self, tag: TagEnd) {
        self.depth = self.depth.saturating_sub(1);
        match tag {
            TagEnd::Paragraph | TagEnd::BlockQuote(_) | TagEnd::FootnoteDefinition => {
                self.hiding.clear();
                self.end(BlockKind::Paragraph);
            }
            TagEnd::HtmlBlock if self.veils.len() > VEILS => {
                self.markup.clear();
                self.hidden = true;
            }
            TagEnd::HtmlBlock => {
                // What an earlier piece of HTML hid and left open goes on being hidden.
                let open = self.veils.iter().fold(String::new(), |open, name| open + "<" + name + " hidden>");
                let markup = open + &std::mem::take(&mut self.markup);
                let fragment = html::fragment(&markup, &self.limits);
                self.blocks.extend(fragment.blocks);
                self.hidden |= fragment.hidden;
                self.unseen.append(fragment.unseen);
                self.veils = fragment.veils;
            }
            TagEnd::Heading(level) => self.end(BlockKind::Heading(depth(level))),
            TagEnd::CodeBlock => self.end(BlockKind::Code),
            TagEnd::Item => {
                self.end(BlockKind::Item);
                self.items = self.items.saturating_sub(1);
            }
            TagEnd::List(_) => {
                self.lists.pop();
            }
            TagEnd::TableCell => self.cells.push(std::mem::take(&mut self.text)),
            TagEnd::TableHead => self.row(true),
            TagEnd::TableRow => self.row(false),
            _ => {}
        }
    }

    fn row(&mut self, header: bool) {
        let cells = std::mem::take(&mut self.cells);
        let cells: Vec<&str> = cells.iter().map(|cell| cell.trim()).collect();
        if self.veils.is_empty() {
            self.blocks.push(Block::new(BlockKind::Row { header }, cells.join(CELL)));
        } else {
            self.veil(&cells.join(CELL));
        }
    }

    /// What has been gathered becomes a block; paragraphs of an item are items.
    fn end(&mut self, kind: BlockKind) {
        let text = std::mem::take(&mut self.text);
        let kind = if kind == BlockKind::Paragraph && self.items > 0 { BlockKind::Item } else { kind };
        if text.trim().is_empty() {
            return;
        }
        if self.veils.is_empty() {
            self.blocks.push(Block::new(kind, text));
        } else {
            self.veil(&text);
        }
    }

    /// Words of a block that HTML around it hides.
    fn veil(&mut self, text: &str) {
        self.hidden = true;
        self.unseen.push(HiddenWhy::Invisible, text);
        self.unseen.gap();
    }
}

fn depth(level: HeadingLevel) -> u8 {
    match level {
        HeadingLevel::H1 => 1,
        HeadingLevel::H2 => 2,
        HeadingLevel::H3 => 3,
        HeadingLevel::H4 => 4,
        HeadingLevel::H5 => 5,
        HeadingLevel::H6 => 6,
    }
}
