//! From the layout to the bytes of the file.

use std::{collections::HashMap, num::NonZeroU16};

use jiff::tz::TimeZone;
use krilla::{
    Document,
    action::{Action, LinkAction},
    annotation::{Annotation, LinkAnnotation, Target},
    color::rgb,
    destination::XyzDestination,
    geom::{PathBuilder, Point, Rect},
    metadata::{DateTime, Metadata},
    outline::{Outline, OutlineNode},
    page::PageSettings,
    paint::Fill,
    surface::Surface,
    tagging::{
        Artifact, ArtifactType, ContentTag, Identifier, ListNumbering, Node, SpanTag, TableHeaderScope, Tag,
        TagGroup, TagKind, TagTree,
    },
    text::{Font, GlyphId, KrillaGlyph},
};

use super::{
    Paper, WriteError,
    letters::{BOLD, Letter, REGULAR},
    look::Colour,
    tree::{Child, Element, Owner, Piece, Tree},
};

struct Fonts {
    regular: Font,
    bold: Font,
}

pub(super) fn draw(paper: &Paper, tree: &Tree) -> Result<Vec<u8>, WriteError> {
    let font = |bytes: &'static [u8]| Font::new(bytes.into(), 0).ok_or_else(|| WriteError("no font".into()));
    let fonts = Fonts { regular: font(REGULAR)?, bold: font(BOLD)? };
    let mut document = Document::new();
    let (width, height) = paper.size.points();
    let mut leaves: HashMap<usize, Vec<Identifier>> = HashMap::new();
    for pieces in &tree.pages {
        let settings = PageSettings::from_wh(width, height).ok_or_else(|| WriteError("no page".into()))?;
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        for id in pieces {
            let (piece, owner) = &tree.pieces[*id];
            let identifier = surface.start_tagged(tag(*owner));
            put(&mut surface, piece, &fonts);
            surface.end_tagged();
            if matches!(owner, Owner::Element(_)) {
                leaves.entry(*id).or_default().push(identifier);
            }
        }
        surface.finish();
        for id in pieces {
            if let Some(annotation) = link(&tree.pieces[*id].0) {
                let identifier = page.add_tagged_annotation(annotation);
                leaves.entry(*id).or_default().push(identifier);
            }
        }
        page.finish();
    }
    document.set_metadata(metadata(paper));
    document.set_outline(outline(tree));
    let mut tags = TagTree::new().with_lang(Some("en".into()));
    for root in &tree.roots {
        tags.push(group(tree, *root, &mut leaves));
    }
    document.set_tag_tree(tags);
    document.finish().map_err(|error| WriteError(format!("{error:?}")))
}

fn tag(owner: Owner) -> ContentTag<'static> {
    match owner {
        Owner::Element(_) => ContentTag::Span(SpanTag::empty()),
        Owner::Decoration => ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)),
        Owner::Running => ContentTag::Artifact(Artifact::with_kind(ArtifactType::PaginationOther)),
    }
}

fn put(surface: &mut Surface<'_>, piece: &Piece, fonts: &Fonts) {
    match piece {
        Piece::Area { x, y, width, height, colour } => {
            let mut path = PathBuilder::new();
            if let Some(rect) = Rect::from_xywh(*x, *y, *width, *height) {
                path.push_rect(rect);
            }
            if let Some(path) = path.finish() {
                surface.set_fill(Some(fill(*colour)));
                surface.draw_path(&path);
            }
        }
        Piece::Text { x, y, size, colour, text, letters } => {
            let font =
                if letters.first().is_some_and(|letter| letter.bold) { &fonts.bold } else { &fonts.regular };
            surface.set_fill(Some(fill(*colour)));
            let glyphs: Vec<KrillaGlyph> = letters.iter().flat_map(glyphs).collect();
            surface.draw_glyphs(Point::from_xy(*x, *y), &glyphs, font.clone(), text, *size, false);
        }
    }
}

/// The box for a letter that the font lacks is drawn twice in one place: a single one would have no text in the file,
/// but what two stand for together is written beside them.
fn glyphs(letter: &Letter) -> impl Iterator<Item = KrillaGlyph> {
    let (x, y) = letter.offset;
    let glyph = move |advance: f32| {
        KrillaGlyph::new(GlyphId::new(letter.id), advance, x, y, 0.0, letter.range.clone(), None)
    };
    let under = (letter.id == 0).then(|| glyph(0.0));
    under.into_iter().chain([glyph(letter.advance)])
}

fn fill([red, green, blue]: Colour) -> Fill {
    Fill { paint: rgb::Color::new(red, green, blue).into(), ..Fill::default() }
}

/// The area of a piece that leads somewhere.
fn link(piece: &Piece) -> Option<Annotation> {
    let Piece::Text { x, y, size, letters, text, .. } = piece else {
        return None;
    };
    let address = letters.first()?.link.as_ref()?;
    let width: f32 = letters.iter().map(|letter| letter.advance * size).sum();
    let rect = Rect::from_ltrb(*x, y - size, x + width.max(1.0), y + 0.3 * size)?;
    let action = Action::Link(LinkAction::new(address.to_string()));
    let words = text[letters.first()?.range.start..letters.last()?.range.end].to_owned();
    Some(Annotation::new_link(LinkAnnotation::new(rect, Target::Action(action)), Some(words)))
}

fn group(tree: &Tree, id: usize, leaves: &mut HashMap<usize, Vec<Identifier>>) -> TagGroup {
    let (element, children) = &tree.elements[id];
    let mut group = TagGroup::new(kind(element));
    for child in children {
        match child {
            Child::Element(id) => group.push(Node::Group(self::group(tree, *id, leaves))),
            Child::Piece(id) => {
                for leaf in leaves.remove(id).unwrap_or_default() {
                    group.push(Node::Leaf(leaf));
                }
            }
        }
    }
    group
}

fn kind(element: &Element) -> TagKind {
    match element {
        Element::Heading(level, text) => {
            let level = NonZeroU16::new(u16::from(*level)).unwrap_or(NonZeroU16::MIN);
            Tag::Hn(level, Some(text.clone())).into()
        }
        Element::Paragraph => Tag::P.into(),
        Element::List { numbered: true } => Tag::L(ListNumbering::Decimal).into(),
        Element::List { numbered: false } => Tag::L(ListNumbering::Circle).into(),
        Element::Item => Tag::LI.into(),
        Element::Label => Tag::Lbl.into(),
        Element::Body => Tag::LBody.into(),
        Element::Table => Tag::Table.into(),
        Element::Row => Tag::TR.into(),
        Element::HeadCell => Tag::TH(TableHeaderScope::Column).into(),
        Element::Cell => Tag::TD.into(),
        Element::Quote => Tag::BlockQuote.into(),
        Element::Note => Tag::Note.into(),
        Element::Link => Tag::Link.into(),
    }
}

fn metadata(paper: &Paper) -> Metadata {
    let created = paper.created.to_zoned(TimeZone::UTC);
    let part = |number: i8| u8::try_from(number).unwrap_or(0);
    let date = DateTime::new(u16::try_from(created.year()).unwrap_or(0))
        .month(part(created.month()))
        .day(part(created.day()))
        .hour(part(created.hour()))
        .minute(part(created.minute()))
        .second(part(created.second()))
        .utc_offset_hour(0)
        .utc_offset_minute(0);
    Metadata::new().title(paper.title.clone()).language("en".into()).creation_date(date)
}

/// The headings as a list of contents beside the pages.
fn outline(tree: &Tree) -> Outline {
    let mut outline = Outline::new();
    let mut open: Vec<(u8, OutlineNode)> = Vec::new();
    for (level, text, page, down) in &tree.outline {
        fold(&mut open, *level, &mut outline);
        let place = XyzDestination::new(*page, Point::from_xy(0.0, *down));
        open.push((*level, OutlineNode::new(text.clone(), place)));
    }
    fold(&mut open, 0, &mut outline);
    outline
}

/// Closes the headings that are as deep as the next one, or deeper.
fn fold(open: &mut Vec<(u8, OutlineNode)>, level: u8, outline: &mut Outline) {
    while let Some((_, node)) = open.pop_if(|(depth, _)| *depth >= level) {
        match open.last_mut() {
            Some((_, parent)) => parent.push_child(node),
            None => outline.push_child(node),
        }
    }
}
