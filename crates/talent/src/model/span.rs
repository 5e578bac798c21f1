use std::ops::Range;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Characters of a text, from `start` up to `end`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema,
)]
#[serde(deny_unknown_fields)]
pub struct TextSpan {
    #[schema(value_type = i64, minimum = 0, maximum = 4_294_967_295_u64)]
    pub start: u32,
    #[schema(value_type = i64, minimum = 0, maximum = 4_294_967_295_u64)]
    pub end: u32,
}

impl TextSpan {
    pub fn new(start: usize, end: usize) -> Self {
        let short = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        Self { start: short(start), end: short(end) }
    }

    pub fn len(self) -> u32 {
        self.end.saturating_sub(self.start)
    }

    pub fn is_empty(self) -> bool {
        self.end <= self.start
    }

    pub fn overlaps(self, other: Self) -> bool {
        self.start < other.end && other.start < self.end
    }

    pub fn contains(self, other: Self) -> bool {
        self.start <= other.start && other.end <= self.end
    }
}

impl From<Range<usize>> for TextSpan {
    fn from(range: Range<usize>) -> Self {
        Self::new(range.start, range.end)
    }
}

impl From<TextSpan> for Range<usize> {
    fn from(span: TextSpan) -> Self {
        span.start as usize..span.end as usize
    }
}
