//! Colours as style sheets write them.

use crate::read::colour::{BLACK, Colour, WHITE, hex};

/// Every colour that has a name.
const NAMED: &str = "aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc \
    bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a \
    burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 \
    cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b \
    darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b \
    darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 \
    darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f \
    darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff \
    dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 \
    forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 \
    gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 \
    indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 \
    lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff \
    lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 \
    lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 \
    lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 \
    linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd \
    mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee \
    mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 \
    mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 \
    olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa \
    palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 \
    peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 \
    rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 \
    seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd \
    slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c \
    teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff \
    whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32";

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Paint {
    pub colour: Colour,
    pub alpha: f64,
}

impl Paint {
    fn full(colour: Colour) -> Self {
        Self { colour, alpha: 1.0 }
    }

    pub fn over(self, below: Colour) -> Colour {
        let mixed = |at: usize| {
            let (own, below) = (f64::from(self.colour[at]), f64::from(below[at]));
            byte((own * self.alpha + below * (1.0 - self.alpha)) / 255.0)
        };
        [mixed(0), mixed(1), mixed(2)]
    }

    /// Next to nothing of it is seen.
    pub fn is_clear(self) -> bool {
        self.alpha < 0.1
    }
}

/// A name, `#fff`, `rgb(255, 100%, 0)`, `hsl(0deg 0% 100% / 50%)` and their kin.
pub(super) fn parse(value: &str) -> Option<Paint> {
    let value = value.trim().to_ascii_lowercase();
    if let Some(digits) = value.strip_prefix('#') {
        return digital(digits);
    }
    if let Some((name, inside)) = value.split_once('(') {
        return function(name.trim(), inside.trim_end().strip_suffix(')').unwrap_or(inside));
    }
    match value.as_str() {
        "transparent" => Some(Paint { colour: BLACK, alpha: 0.0 }),
        "canvas" | "field" => Some(Paint::full(WHITE)),
        "canvastext" | "fieldtext" => Some(Paint::full(BLACK)),
        name => named(name).map(Paint::full),
    }
}

/// As an attribute says it: the mark before the digits may be missing.
pub(super) fn attribute(value: &str) -> Option<Colour> {
    parse(value).map(|paint| paint.colour).or_else(|| hex(value.trim()))
}

fn named(name: &str) -> Option<Colour> {
    let mut words = NAMED.split(' ');
    while let (Some(own), Some(digits)) = (words.next(), words.next()) {
        if own == name {
            return hex(digits);
        }
    }
    None
}

fn digital(digits: &str) -> Option<Paint> {
    let digit = |at: usize| digits.get(at..=at).and_then(|digit| u8::from_str_radix(digit, 16).ok());
    let pair = |at: usize| digits.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok());
    let share = |byte: u8| f64::from(byte) / 255.0;
    match digits.len() {
        length @ (3 | 4) => {
            let colour = [digit(0)? * 17, digit(1)? * 17, digit(2)? * 17];
            let alpha = if length == 4 { share(digit(3)? * 17) } else { 1.0 };
            Some(Paint { colour, alpha })
        }
        6 => hex(digits).map(Paint::full),
        8 => Some(Paint { colour: hex(digits.get(..6)?)?, alpha: share(pair(6)?) }),
        _ => None,
    }
}

/// A number, and whether it is a share of a hundred. What is missing is nothing.
fn number(part: &str) -> Option<(f64, bool)> {
    let digits = part.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    match (part, digits.strip_suffix('%')) {
        ("none", _) => Some((0.0, false)),
        (_, Some(share)) => Some((share.parse().ok()?, true)),
        (_, None) => Some((digits.parse().ok()?, false)),
    }
    .filter(|(number, _): &(f64, bool)| number.is_finite())
}

/// One part as a share, where a plain number counts up to `most`.
fn share((number, hundredth): (f64, bool), most: f64) -> f64 {
    (number / if hundredth { 100.0 } else { most }).clamp(0.0, 1.0)
}

fn function(name: &str, inside: &str) -> Option<Paint> {
    let parts = inside.split([',', ' ', '/', '\t', '\n']).filter(|part| !part.is_empty());
    let mut parts: Vec<&str> = parts.collect();
    if name == "color" && !parts.is_empty() {
        // The first part names the space: near enough to red, green and blue.
        parts.remove(0);
    }
    let [one, two, three, rest @ ..] = parts.as_slice() else {
        return None;
    };
    let alpha = rest.first().map_or(Some(1.0), |alpha| number(alpha).map(|alpha| share(alpha, 1.0)))?;
    let turn = || {
        let degrees = number(one)?.0;
        let circle = [("turn", 360.0), ("grad", 0.9), ("rad", 57.295_779_513)];
        let unit = circle.iter().find(|(unit, _)| one.ends_with(unit)).map_or(1.0, |(_, size)| *size);
        Some((degrees * unit).rem_euclid(360.0))
    };
    let colour = match name {
        "rgb" | "rgba" => {
            let parts = [number(one)?, number(two)?, number(three)?];
            parts.map(|part| byte(share(part, 255.0)))
        }
        "color" => [number(one)?, number(two)?, number(three)?].map(|part| byte(share(part, 1.0))),
        "hsl" | "hsla" => by_hue(turn()?, share(number(two)?, 100.0), share(number(three)?, 100.0)),
        "hwb" => {
            let (white, black) = (share(number(two)?, 100.0), share(number(three)?, 100.0));
            let whole = (white + black).max(1.0);
            let (white, black) = (white / whole, black / whole);
            by_hue(turn()?, 1.0, 0.5)
                .map(|part| byte(f64::from(part) / 255.0 * (1.0 - white - black) + white))
        }
        // Of these only what is next to white or black is told.
        "lab" | "lch" => extreme(share(number(one)?, 100.0))?,
        "oklab" | "oklch" => extreme(share(number(one)?, 1.0))?,
        _ => return None,
    };
    Some(Paint { colour, alpha })
}

fn extreme(light: f64) -> Option<Colour> {
    if light > 0.97 { Some(WHITE) } else { (light < 0.03).then_some(BLACK) }
}

fn by_hue(hue: f64, full: f64, light: f64) -> Colour {
    let reach = full * light.min(1.0 - light);
    [0.0, 8.0, 4.0].map(|from: f64| {
        let at = (from + hue / 30.0).rem_euclid(12.0);
        byte(light - reach * (at - 3.0).min(9.0 - at).clamp(-1.0, 1.0))
    })
}

fn byte(share: f64) -> u8 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 255")]
    let byte = (share.clamp(0.0, 1.0) * 255.0).round() as u8;
    byte
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_however_they_are_written() {
        let table = [
            ("White", [255; 3]),
            ("yellowgreen", [154, 205, 50]),
            ("aliceblue", [240, 248, 255]),
            ("#FFF", [255; 3]),
            ("#ff8000", [255, 128, 0]),
            ("rgb(255, 128, 0)", [255, 128, 0]),
            ("rgb(100% 50% 0% / 1)", [255, 128, 0]),
            ("hsl(0, 0%, 100%)", [255; 3]),
            ("hsl(120deg 100% 25%)", [0, 128, 0]),
            ("hsla(-.5turn 100% 50% / 100%)", [0, 255, 255]),
            ("hwb(0 100% 0%)", [255; 3]),
            ("color(srgb 1 1 none)", [255, 255, 0]),
            ("oklch(1 0 0)", [255; 3]),
            ("lab(100% 0 0)", [255; 3]),
        ];
        for (value, colour) in table {
            assert_eq!(parse(value), Some(Paint { colour, alpha: 1.0 }), "{value}");
        }
        for clear in
            ["transparent", "#0000", "#00000010", "rgba(0,0,0,0)", "rgb(0 0 0 / 5%)", "hsl(0 0% 0% / 0)"]
        {
            assert!(parse(clear).is_some_and(Paint::is_clear), "{clear}");
        }
        for none in
            ["", "inherit", "url(x.png)", "rgb(1,2)", "#ab", "oklch(0.5 0 0)", "var(--x)", "rgb(inf,0,0)"]
        {
            assert_eq!(parse(none), None, "{none}");
        }
        assert_eq!((attribute("ffffff"), attribute("navy")), (Some([255; 3]), Some([0, 0, 128])));
    }
}
