//! What is painted over letters after they were written.

use std::collections::BTreeMap;

use hayro_font::kurbo::{Point, Rect};

use super::ground::Spot;
use crate::read::colour::{BLACK, Colour, WHITE, alike};

/// Letters of which less shows are not seen.
const LEAST: f64 = 0.05;
/// What may let nothing through counts from here on.
const DENSE: f64 = 0.5;
/// Points of a page that are looked through together.
const BAND: f64 = 16.0;

/// How something mixes with what is below.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Blend {
    #[default]
    Normal,
    /// White hides what is below.
    Lighter,
    /// Black does.
    Darker,
    /// Both do.
    Either,
    Other,
}

impl Blend {
    pub fn named(name: &str) -> Self {
        match name {
            "Normal" | "Compatible" => Self::Normal,
            "Screen" | "Lighten" | "ColorDodge" => Self::Lighter,
            "Multiply" | "Darken" | "ColorBurn" => Self::Darker,
            "HardLight" | "Luminosity" => Self::Either,
            _ => Self::Other,
        }
    }
}

/// What an area lets through.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cover {
    pub alpha: f64,
    pub blend: Blend,
    /// A mask decides where it is seen.
    pub masked: bool,
    pub colour: Option<Colour>,
}

impl Cover {
    /// The share that it hides of what is below; nothing if that cannot be told.
    fn hides(self) -> Option<f64> {
        let alike = |other: Colour| self.colour.map(|own| alike(own, other));
        let hides = match self.blend {
            _ if self.masked => return None,
            Blend::Normal => true,
            Blend::Lighter => alike(WHITE)?,
            Blend::Darker => alike(BLACK)?,
            Blend::Either => alike(WHITE)? || alike(BLACK)?,
            Blend::Other => false,
        };
        Some(if hides { self.alpha.clamp(0.0, 1.0) } else { 0.0 })
    }
}

/// What is drawn together and then laid onto the page as one.
pub(super) struct Group {
    /// How many letters were there before.
    pub from: usize,
    pub cover: Cover,
}

/// As it reaches a letter: groups that began after it let through what they do.
fn through(cover: Cover, groups: &[Group], letter: usize) -> Cover {
    groups.iter().rev().take_while(|group| group.from > letter).fold(cover, |inner, group| Cover {
        alpha: inner.alpha * group.cover.alpha,
        blend: if group.cover.blend == Blend::Normal { inner.blend } else { group.cover.blend },
        masked: inner.masked || group.cover.masked,
        colour: inner.colour,
    })
}

/// What became of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Covered {
    Seen,
    /// Something lies over it that may let it through.
    Perhaps,
    /// A picture lies over it, and may show what it says.
    Pictured,
    Hidden,
}

struct Letter {
    points: [Point; 3],
    /// How much of each point still shows: below areas, and below areas and pictures.
    plain: [f64; 3],
    all: [f64; 3],
    perhaps: [bool; 3],
}

/// Where the letters of a page stand, in the order in which they were written.
#[derive(Default)]
pub(super) struct Covers {
    letters: Vec<Letter>,
    bands: BTreeMap<i64, Vec<usize>>,
    tallest: f64,
}

fn band(y: f64) -> i64 {
    #[expect(clippy::cast_possible_truncation, reason = "too far is far enough")]
    let band = (y / BAND).floor() as i64;
    band
}

impl Covers {
    pub fn put(&mut self, spot: &Spot, size: f64) {
        let [low, high] = spot.corners;
        self.bands.entry(band(spot.middle.y)).or_default().push(self.letters.len());
        self.tallest = self.tallest.max(size);
        let points = [spot.middle, low, high];
        self.letters.push(Letter { points, plain: [1.0; 3], all: [1.0; 3], perhaps: [false; 3] });
    }

    pub fn spot(&self, letter: usize) -> Option<Spot> {
        let [middle, low, high] = self.letters.get(letter)?.points;
        Some(Spot { middle, corners: [low, high] })
    }

    /// Nothing that was painted until now hides it.
    pub fn uncover(&mut self, letter: usize) {
        if let Some(letter) = self.letters.get_mut(letter) {
            (letter.plain, letter.all, letter.perhaps) = ([1.0; 3], [1.0; 3], [false; 3]);
        }
    }

    fn near(&self, area: Rect) -> impl Iterator<Item = usize> {
        let bands = band(area.y0 - self.tallest)..=band(area.y1 + self.tallest);
        let bands = (bands.start() <= bands.end()).then(|| self.bands.range(bands));
        bands.into_iter().flatten().flat_map(|(_, letters)| letters.iter().copied())
    }

    /// How many letters [`Self::paint`] has to look at, and how many of their points closely.
    pub fn work(&self, area: Rect) -> (usize, usize) {
        self.near(area).fold((0, 0), |(all, close), at| {
            let inside = self.letters[at].points.iter().filter(|point| area.contains(**point)).count();
            (all + 1, close + inside)
        })
    }

    /// Something is painted: within `area`, where `holds` says so.
    pub fn paint(
        &mut self,
        area: Rect,
        cover: Cover,
        picture: bool,
        groups: &[Group],
        holds: impl Fn(Point) -> bool,
    ) {
        let near: Vec<usize> = self.near(area).collect();
        for at in near {
            let cover = through(cover, groups, at);
            let letter = &mut self.letters[at];
            for (part, point) in letter.points.iter().enumerate() {
                if !area.contains(*point) || !holds(*point) {
                    continue;
                }
                match cover.hides() {
                    Some(share) => {
                        letter.all[part] *= 1.0 - share;
                        letter.plain[part] *= if picture { 1.0 } else { 1.0 - share };
                    }
                    None => letter.perhaps[part] |= cover.alpha > DENSE,
                }
            }
        }
    }

    pub fn of(&self, letter: usize) -> Covered {
        let Some(letter) = self.letters.get(letter) else {
            return Covered::Seen;
        };
        let gone = |shows: &[f64; 3]| shows.iter().all(|share| *share < LEAST);
        if gone(&letter.plain) {
            Covered::Hidden
        } else if gone(&letter.all) {
            Covered::Pictured
        } else if (0..3).all(|part| letter.perhaps[part] || letter.all[part] < LEAST) {
            Covered::Perhaps
        } else {
            Covered::Seen
        }
    }
}
