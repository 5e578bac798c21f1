//! Lengths and shapes of style sheets, as far as they leave nothing to be seen.

use crate::HiddenWhy;

/// The number that a value begins with.
pub(super) fn number(value: &str) -> Option<f64> {
    let end =
        value.find(|c: char| !c.is_ascii_digit() && !matches!(c, '.' | '-' | '+')).unwrap_or(value.len());
    value[..end].parse().ok()
}

/// How long something is, in points of a screen. Shares are of a page that is as wide as most.
fn pixels(value: &str) -> Option<f64> {
    const UNITS: [(&str, f64); 15] = [
        ("px", 1.0),
        ("pt", 1.33),
        ("rem", 16.0),
        ("em", 16.0),
        ("ex", 8.0),
        ("ch", 8.0),
        ("%", 12.8),
        ("vw", 12.8),
        ("vh", 7.2),
        ("vmin", 7.2),
        ("vmax", 12.8),
        ("in", 96.0),
        ("cm", 37.8),
        ("mm", 3.78),
        ("pc", 16.0),
    ];
    let unit = UNITS.iter().find(|(unit, _)| value.ends_with(unit)).map_or(1.0, |(_, size)| *size);
    number(value).map(|length| length * unit)
}

/// Nothing, or a single point.
pub(super) fn is_tiny(value: &str) -> bool {
    let small = if value.ends_with("px") || value.ends_with("pt") { 1.5 } else { 0.05 };
    number(value).is_some_and(|size| size < small) && !value.ends_with('%') || value == "0%"
}

/// Too small for letters.
pub(super) fn is_unreadable(value: &str) -> bool {
    let ends = |units: &[&str]| units.iter().any(|unit| value.ends_with(unit));
    if ends(&["vw", "vh", "vmin", "vmax", "in", "cm", "mm", "pc", "ex", "ch"]) {
        return pixels(value).is_some_and(|size| size < 4.0);
    }
    let small = if ends(&["px", "pt"]) {
        4.0
    } else if ends(&["%"]) {
        25.0
    } else if ends(&["em"]) {
        0.25
    } else {
        0.05
    };
    number(value).is_some_and(|size| size < small)
}

/// Beyond the left or upper edge of every screen.
pub(super) fn is_far(value: &str) -> bool {
    pixels(value)
        .is_some_and(|length| if value.ends_with('%') { length <= -1_267.0 } else { length <= -400.0 })
}

/// Beyond the right edge: what is moved, and the first line where it is cut off.
pub(super) fn is_beyond(name: &str, value: &str) -> bool {
    match name {
        "left" | "margin-left" => pixels(value).is_some_and(|length| length >= 5_000.0),
        "text-indent" => pixels(value).is_some_and(|length| length >= 1_267.0),
        _ => false,
    }
}

/// What stands in the brackets of a function, and the numbers there.
pub(super) fn arguments<'v>(value: &'v str, function: &str) -> Option<Vec<&'v str>> {
    let inside = value.split_once(function)?.1.strip_prefix('(')?.split(')').next()?;
    Some(inside.split([',', ' ']).filter(|part| !part.is_empty()).collect())
}

/// Whether the shape that is left of an element is nothing.
pub(super) fn is_cut(shape: &str) -> bool {
    let first = |name: &str| arguments(shape, name).and_then(|parts| number(parts.first()?));
    if let Some(points) = arguments(shape, "polygon") {
        return points.chunks(2).all(|point| point == &points[..point.len()]);
    }
    shape.contains("inset") && shape.contains('%') && first("inset").is_some_and(|share| share >= 50.0)
        || ["circle", "ellipse"].iter().any(|name| first(name).is_some_and(|size| size < 1.0))
}

/// How a transformation hides what it moves.
pub(super) fn transformed(value: &str) -> Option<HiddenWhy> {
    let small = |name: &str| {
        let parts = arguments(value, name).unwrap_or_default();
        parts.iter().any(|part| number(part).is_some_and(|share| share.abs() < 0.1))
    };
    if ["scale", "scalex", "scaley", "scale3d"].iter().any(|name| small(name)) {
        return Some(HiddenWhy::Size);
    }
    let moved = ["translate", "translatex", "translatey", "translate3d"];
    // A share is of the element itself, as where something is set in the middle.
    let far = |part: &&str| !part.ends_with('%') && (is_far(part) || is_beyond("left", part));
    let far = |name: &&str| arguments(value, name).is_some_and(|parts| parts.iter().any(far));
    moved.iter().any(far).then_some(HiddenWhy::OffPage)
}
