//! What the instructions of a page change: where text goes, how large it is, and whether its ink can be seen.

use std::rc::Rc;

use hayro_font::kurbo::Affine;
use hayro_syntax::object::{Array, Dict, Name, Object};
use hayro_syntax::page::Resources;

use super::fonts::Face;

#[derive(Clone)]
pub(super) struct State<'a> {
    pub place: Affine,
    pub face: Option<Rc<Face<'a>>>,
    pub size: f64,
    pub letter_space: f64,
    pub word_space: f64,
    pub stretch: f64,
    pub leading: f64,
    pub rise: f64,
    pub mode: i64,
    pub white: bool,
    /// Painted with next to no ink.
    pub clear: bool,
    /// Whether numbers of the colour mean grey, red-green-blue or inks of a printer.
    pub plain: bool,
}

impl State<'_> {
    pub fn new(place: Affine) -> Self {
        Self {
            place,
            face: None,
            size: 0.0,
            letter_space: 0.0,
            word_space: 0.0,
            stretch: 1.0,
            leading: 0.0,
            rise: 0.0,
            mode: 0,
            white: false,
            clear: false,
            plain: true,
        }
    }

    /// Text without ink: it only marks a place, or cuts one out.
    pub fn is_ghost(&self) -> bool {
        matches!(self.mode, 3 | 7)
    }

    pub fn set_colour(&mut self, parts: &[f64]) {
        self.white = self.plain
            && match parts {
                [grey] => *grey > 0.97,
                [red, green, blue] => red.min(*green).min(*blue) > 0.97,
                [cyan, magenta, yellow, black] => cyan.max(*magenta).max(*yellow).max(*black) < 0.03,
                _ => false,
            };
    }

    pub fn set_space(&mut self, name: &Name<'_>, resources: &Resources<'_>) {
        const PLAIN: &[&str] =
            &["DeviceGray", "DeviceRGB", "DeviceCMYK", "CalGray", "CalRGB", "ICCBased", "G", "RGB"];
        let kind = match resources.get_color_space(name) {
            Some(Object::Array(array)) => {
                array.iter::<Name<'_>>().next().map(|name| name.as_str().to_owned())
            }
            Some(Object::Name(name)) => Some(name.as_str().to_owned()),
            _ => Some(name.as_str().to_owned()),
        };
        self.plain = kind.is_some_and(|kind| PLAIN.contains(&kind.as_str()));
        self.white = false;
    }

    pub fn set_extended(&mut self, dict: &Dict<'_>) {
        if let Some(alpha) = dict.get::<f64>("ca") {
            self.clear = alpha < 0.05;
        }
    }

    /// The font that a graphics state brings along.
    pub fn extended_font<'b>(dict: &Dict<'b>) -> Option<(Dict<'b>, f64)> {
        let mut parts = dict.get::<Array<'b>>("Font")?.flex_iter();
        Some((parts.next::<Dict<'b>>()?, parts.next::<f64>()?))
    }
}
