//! Bullets that are drawn, not written: a dot before the first word of a line.

use hayro_font::kurbo::Rect;

use super::lines::Row;
use crate::read::marks;

/// Whether an area could be a bullet, in points.
pub(super) fn is_dot(area: Rect) -> bool {
    let (width, height) = (area.width(), area.height());
    let small = |side: f64| (1.2..=6.0).contains(&side);
    small(width) && small(height) && (width - height).abs() <= 0.35 * width.max(height)
}

/// Writes a bullet where exactly one dot stands before a line: several are a pattern.
pub(super) fn write(rows: &mut [Row], mut dots: Vec<Rect>) {
    dots.sort_by(|a, b| a.center().y.total_cmp(&b.center().y));
    for row in rows.iter_mut().filter(|row| row.turn == 0) {
        let (left, base, size) = (row.left(), row.base, row.size);
        let from = dots.partition_point(|dot| dot.center().y < base - 0.8 * size);
        let level = dots[from..].iter().take_while(|dot| dot.center().y < base);
        let before = level.filter(|dot| dot.x1 <= left && left - dot.x1 < 3.0 * size);
        if let Some(first) = row.segments.first_mut()
            && before.count() == 1
            && marks::item(&first.text).is_none()
        {
            first.text.insert_str(0, "• ");
        }
    }
}
