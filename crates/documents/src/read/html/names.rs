//! What the elements are.

/// Begins and ends a block.
pub(super) fn is_block(name: &str) -> bool {
    matches!(
        name,
        "address"
            | "article"
            | "aside"
            | "blockquote"
            | "body"
            | "caption"
            | "center"
            | "details"
            | "dialog"
            | "dd"
            | "dir"
            | "div"
            | "dl"
            | "dt"
            | "fieldset"
            | "figcaption"
            | "figure"
            | "footer"
            | "form"
            | "h1"
            | "h2"
            | "h3"
            | "h4"
            | "h5"
            | "h6"
            | "head"
            | "header"
            | "hgroup"
            | "hr"
            | "html"
            | "legend"
            | "li"
            | "listing"
            | "main"
            | "menu"
            | "nav"
            | "ol"
            | "optgroup"
            | "option"
            | "p"
            | "plaintext"
            | "pre"
            | "section"
            | "summary"
            | "table"
            | "tbody"
            | "tfoot"
            | "thead"
            | "tr"
            | "ul"
            | "xmp"
    )
}

pub(super) fn is_list(name: &str) -> bool {
    matches!(name, "ul" | "ol" | "menu" | "dir")
}

/// Has no end tag.
pub(super) fn is_void(name: &str) -> bool {
    matches!(
        name,
        "area"
            | "base"
            | "basefont"
            | "bgsound"
            | "br"
            | "col"
            | "embed"
            | "frame"
            | "hr"
            | "img"
            | "input"
            | "link"
            | "meta"
            | "param"
            | "source"
            | "track"
            | "wbr"
    )
}

/// Not part of what the page says, though nobody hid it.
pub(super) fn is_never_shown(name: &str) -> bool {
    matches!(
        name,
        "script"
            | "style"
            | "template"
            | "noframes"
            | "noembed"
            | "iframe"
            | "head"
            | "nav"
            | "button"
            | "select"
            | "datalist"
            | "textarea"
            | "svg"
            | "math"
            | "audio"
            | "video"
            | "canvas"
            | "object"
            | "map"
    )
}

pub(super) fn heading(name: &str) -> Option<u8> {
    match name.as_bytes() {
        [b'h', level @ b'1'..=b'6'] => Some(level - b'0'),
        _ => None,
    }
}

/// Which open elements a start tag ends, and where to stop looking for them.
pub(super) fn ends(name: &str) -> Option<(&'static [&'static str], &'static [&'static str])> {
    match name {
        "li" => Some((&["li"], &["ul", "ol", "menu", "dir", "table"])),
        "dt" | "dd" => Some((&["dt", "dd"], &["dl", "table"])),
        "tr" => Some((&["tr"], &["table"])),
        "td" | "th" => Some((&["td", "th"], &["table", "tr"])),
        "tbody" | "thead" | "tfoot" => Some((&["tbody", "thead", "tfoot"], &["table"])),
        "option" | "optgroup" => Some((&["option"], &["select"])),
        name if is_block(name) => Some((&["p"], &["td", "th", "table", "button", "caption"])),
        _ => None,
    }
}
