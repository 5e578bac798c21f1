//! Letters that stand beside each other, and where one word of them ends and the next begins.

use super::sheet::Glyph;

/// Beyond this share of the size two letters are two words, if letters usually touch.
const SPACE: f64 = 0.1;
/// Beyond this they are, however far apart letters are set.
const WIDE_SPACE: f64 = 0.22;
/// Beyond this they are two segments.
pub(super) const APART: f64 = 1.0;
/// Fewer letters that are set apart may as well be words.
const FEW: usize = 4;
/// Letters that are set apart are so by the same length, but for this.
const EVEN: f64 = 0.06;

#[derive(Clone, Debug)]
pub(super) struct Segment {
    pub text: String,
    pub left: f64,
    pub right: f64,
    pub base: f64,
    pub size: f64,
    /// How wide the first word is.
    pub first: f64,
    pub bold: bool,
    pub mono: bool,
    /// When it was written: a column is written before the next one begins, a row of a table before the next row.
    pub order: usize,
}

pub(super) fn segments(glyphs: &[Glyph]) -> Vec<Segment> {
    let mut segments = Vec::new();
    let mut open: Option<Run> = None;
    for (order, glyph) in glyphs.iter().enumerate() {
        if !open.as_ref().is_some_and(|run| follows(&run.segment, glyph)) {
            if glyph.text.trim().is_empty() {
                continue;
            }
            segments.extend(open.replace(Run::new(glyph, order)).map(Run::finish));
        }
        if let Some(run) = &mut open {
            run.push(glyph);
        }
    }
    segments.extend(open.map(Run::finish));
    segments
}

/// Whether a letter continues the segment: on its line, or raised or lowered beside it, and near.
fn follows(segment: &Segment, glyph: &Glyph) -> bool {
    let size = segment.size.max(glyph.size);
    let height = (glyph.base - segment.base).abs();
    let raised = height < 0.6 * size && glyph.size < 0.85 * segment.size;
    let gap = glyph.left - segment.right;
    (height < 0.25 * size || raised) && gap < APART * size && gap > -0.5 * size
}

/// A segment in the making.
struct Run {
    segment: Segment,
    letters: usize,
    bold: usize,
    mono: usize,
    /// Between letters, as shares of the size.
    gaps: Vec<f64>,
    /// Where a word may end.
    ends: Vec<End>,
    /// Where the last letter ends.
    ink: f64,
}

struct End {
    /// In bytes of the text.
    at: usize,
    gap: f64,
    /// How wide the text is up to it.
    width: f64,
    /// How far apart the letters are, if there is a space between them.
    room: f64,
}

impl Run {
    fn new(glyph: &Glyph, order: usize) -> Self {
        let segment = Segment {
            text: String::new(),
            left: glyph.left,
            right: glyph.left,
            base: glyph.base,
            size: glyph.size,
            first: 0.0,
            bold: false,
            mono: false,
            order,
        };
        Self { segment, letters: 0, bold: 0, mono: 0, gaps: Vec::new(), ends: Vec::new(), ink: glyph.left }
    }

    fn push(&mut self, glyph: &Glyph) {
        let segment = &mut self.segment;
        let (at, width) = (segment.text.len(), segment.right - segment.left);
        let space = glyph.text.chars().all(char::is_whitespace) && !glyph.text.is_empty();
        let written = segment.text.ends_with(' ') || segment.text.is_empty();
        if space && !written {
            self.ends.push(End { at, gap: f64::INFINITY, width, room: 0.0 });
            segment.text.push(' ');
        }
        if !space {
            let gap = (glyph.left - segment.right) / segment.size.max(glyph.size);
            if !written {
                self.gaps.push(gap);
                self.ends.extend((gap > SPACE).then_some(End { at, gap, width, room: 0.0 }));
            } else if let Some(end) = self.ends.last_mut() {
                end.room = (glyph.left - self.ink) / segment.size.max(glyph.size);
            }
            self.ink = glyph.right;
            segment.text.push_str(&glyph.text);
            segment.size = segment.size.max(glyph.size);
            self.letters += 1;
            self.bold += usize::from(glyph.bold);
            self.mono += usize::from(glyph.mono);
        }
        segment.right = segment.right.max(glyph.right);
    }

    fn finish(mut self) -> Segment {
        let middle = self.gaps.len() / 2;
        let usual = if self.gaps.is_empty() {
            0.0
        } else {
            *self.gaps.select_nth_unstable_by(middle, f64::total_cmp).1
        };
        let most = if self.is_spread(usual) { f64::INFINITY } else { WIDE_SPACE };
        let space = (usual + SPACE).clamp(SPACE, most);
        self.ends.retain(|end| end.gap > space);
        let joined = self.joined();
        let mut text = String::with_capacity(self.segment.text.len() + self.ends.len());
        let mut from = 0;
        for end in &self.ends {
            text.push_str(&self.segment.text[from..end.at]);
            let typed = end.gap.is_infinite();
            if !typed {
                text.push(' ');
            }
            from = end.at + usize::from(typed && end.room > 0.0 && end.room < joined);
        }
        text.push_str(&self.segment.text[from..]);
        text.truncate(text.trim_end().len());
        let width = self.segment.right - self.segment.left;
        Segment {
            text,
            first: self.ends.first().map_or(width, |end| end.width),
            bold: self.bold * 10 >= self.letters * 9,
            mono: self.mono * 10 >= self.letters * 9,
            ..self.segment
        }
    }

    /// Capitals that were typed with a space after each are words where more room is between them. Letters nearer than
    /// this are of one word.
    fn joined(&self) -> f64 {
        let letters = self.segment.text.split(' ').filter(|word| !word.is_empty()).map(|word| {
            let mut letters = word.chars();
            letters.next().filter(|first| first.is_uppercase() && letters.next().is_none())
        });
        let rooms = self.ends.iter().map(|end| end.room).filter(|room| *room > 0.0);
        let capitals: Option<Vec<char>> = letters.collect();
        let is_spread = capitals.is_some_and(|all| all.len() >= FEW && !all.is_sorted());
        if is_spread { 1.5 * rooms.fold(f64::INFINITY, f64::min) } else { 0.0 }
    }

    /// Whether the letters of a word were set apart, as in a name across the page. Words of one letter stand as far from
    /// each other, but they are no capitals in a row, or rise like a list: A B C.
    fn is_spread(&self, usual: f64) -> bool {
        let even = self.gaps.iter().filter(|gap| (**gap - usual).abs() <= EVEN).count();
        let text = &self.segment.text;
        let letters = || text.chars().filter(|c| !c.is_whitespace());
        let (count, known) = (letters().count(), letters().filter(|c| c.is_alphabetic()).count());
        let capitals = letters().filter(|c| c.is_uppercase()).count();
        let few = if capitals == count { FEW } else { 2 * FEW - 2 };
        let rises = letters().zip(letters().skip(1)).all(|(one, next)| one < next);
        count >= few && known * 5 >= count * 4 && even * 4 >= self.gaps.len() * 3 && !rises
    }
}
