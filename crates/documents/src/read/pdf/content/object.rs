//! Forms and pictures: what a page calls by a name.

use hayro_font::kurbo::{Affine, Rect};
use hayro_syntax::{
    object::{Array, Dict, Name, Stream},
    page::Resources,
};

use super::{Mark, Pen, Work, numbers};
use crate::{
    ReadError,
    read::pdf::{cover::Group, state::State},
};

/// Forms within forms.
const DEEP: usize = 16;

/// Whether something else decides where a picture is seen.
pub(super) fn is_masked(dict: &Dict<'_>) -> bool {
    let has = |key: &str| dict.get::<Stream<'_>>(key).is_some() || dict.get::<Array<'_>>(key).is_some();
    let says = |key: &str| dict.get::<bool>(key).unwrap_or(false);
    let inside = dict.get::<i32>("SMaskInData").is_some_and(|kind| kind != 0);
    inside || has("SMask") || has("Mask") || says("ImageMask") || says("IM")
}

impl<'a> Pen<'_, 'a> {
    pub(super) fn object(
        &mut self,
        stream: &Stream<'a>,
        resources: &Resources<'a>,
        state: State<'a>,
        depth: usize,
        work: &mut Work,
    ) -> Result<(), ReadError> {
        let (marks, groups) = (self.marks.len(), self.groups.len());
        if self.reader.layers.hides(stream.dict(), "OC") {
            self.marks.push(Mark::off());
        }
        let done = self.seen_object(stream, resources, state, depth, work);
        self.end_marks(marks);
        self.groups.truncate(groups);
        done
    }

    fn seen_object(
        &mut self,
        stream: &Stream<'a>,
        resources: &Resources<'a>,
        mut state: State<'a>,
        depth: usize,
        work: &mut Work,
    ) -> Result<(), ReadError> {
        let dict = stream.dict();
        match dict.get::<Name<'_>>("Subtype").as_ref().map(Name::as_str) {
            Some("Image") => self.picture(&state, is_masked(dict), work)?,
            Some("Form") if depth < DEEP => {
                let Ok(data) = stream.decoded_data() else {
                    return Ok(());
                };
                if let Some(matrix) = numbers::<6>(dict, "Matrix") {
                    state.place *= Affine::new(matrix);
                }
                if let Some([left, bottom, right, top]) = numbers::<4>(dict, "BBox") {
                    let area = Rect::new(left, bottom, right, top).abs();
                    state.cut(state.place.transform_rect_bbox(area));
                }
                if dict.get::<Dict<'_>>("Group").is_some() {
                    self.groups.push(Group { from: self.sheet.glyphs.len(), cover: state.begin_group() });
                }
                let own = dict.get::<Dict<'a>>("Resources").map(Resources::new);
                self.run(&data, own.as_ref().unwrap_or(resources), state, depth + 1, work)?;
            }
            _ => {}
        }
        Ok(())
    }
}
