//! What the words of a heading say about where it belongs.

/// Parts that a long text is divided into, the widest first, with how deep they lie.
const PARTS: [(&str, u8); 7] = [
    ("volume", 1),
    ("part", 1),
    ("book", 1),
    ("chapter", 2),
    ("appendix", 2),
    ("article", 2),
    ("section", 3),
];
/// What is shown beside a text.
const SHOWN: [&str; 11] = [
    "box",
    "chart",
    "diagram",
    "example",
    "exhibit",
    "figure",
    "graph",
    "illustration",
    "map",
    "sample",
    "table",
];

/// How deep the part lies with whose name a line begins: 1 for "Part II", 2 for "Chapter 3: Fees". One that names
/// where it belongs lies below that: 4 for "Volume 3, Chapter 1, Appendix A".
pub(crate) fn part(line: &str) -> Option<u8> {
    let (depths, rest) = parts(line);
    let goes_on = rest.trim_start().chars().next().is_some_and(char::is_lowercase);
    match depths[..] {
        [] => None,
        // "Part E, of the act" and "Chapter 3 of this guide" are in the middle of a sentence.
        _ if goes_on => None,
        [depth] => Some(depth),
        _ => u8::try_from(depths.len() + 1).ok(),
    }
}

/// "Example 2: A transfer student", "Volume 3, Chapter 1, Table 2B": it names what stands below it, and nothing after
/// that.
pub(crate) fn is_caption(heading: &str) -> bool {
    let (_, rest) = parts(heading);
    named(rest.trim_start()).is_some_and(|(name, _)| SHOWN.contains(&name.as_str()))
}

/// The parts that a line names first, one after the other, and what follows them.
fn parts(line: &str) -> (Vec<u8>, &str) {
    let (mut depths, mut rest) = (Vec::new(), line);
    while let Some((name, after)) = named(rest.trim_start()) {
        let Some((_, depth)) = PARTS.iter().find(|(part, _)| *part == name) else { break };
        depths.push(*depth);
        rest = after.trim_start_matches([':', '.']);
        match rest.strip_prefix(',') {
            Some(more) => rest = more,
            None => break,
        }
    }
    (depths, rest)
}

/// A word and a number at the beginning, "Chapter 3", "Table 2B" or "Part IV", and what follows them.
fn named(line: &str) -> Option<(String, &str)> {
    let (name, rest) = line.split_once(char::is_whitespace)?;
    let rest = rest.trim_start();
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    let (number, after) = rest.split_at(end);
    let (digits, letters) = number.split_at(number.bytes().take_while(u8::is_ascii_digit).count());
    let counts = if digits.is_empty() {
        letters.len() == 1 || !letters.is_empty() && letters.bytes().all(|letter| b"IVXLC".contains(&letter))
    } else {
        letters.len() <= 1
    };
    counts.then(|| (name.to_lowercase(), after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_lie_as_deep_as_they_say() {
        let table = [
            ("Part II", Some(1)),
            ("Volume 8 The Direct Loan Program", Some(1)),
            ("Chapter 12", Some(2)),
            ("Chapter 2: Filling out the form", Some(2)),
            ("APPENDIX B", Some(2)),
            ("Section 4 – Fees", Some(3)),
            ("Volume 8, Chapter 6: Comparison", Some(3)),
            ("Volume 3, Chapter 1, Appendix A: Examples", Some(4)),
            ("Part E, of the Social Security Act, including", None),
            ("Chapter 3 of this guide", None),
            ("Part of the answer", None),
            ("Chapter", None),
            ("Example 2", None),
            ("", None),
        ];
        for (line, depth) in table {
            assert_eq!(part(line), depth, "{line}");
        }
    }

    #[test]
    fn captions_are_told_from_headings() {
        for caption in [
            "Example 2: A transfer student",
            "Table 2B",
            "Figure IV. Steps",
            "Volume 3, Chapter 1, Example 4: Half-time students",
            "Volume 3, Chapter 1, Appendix B, Example 5: Timing",
        ] {
            assert!(is_caption(caption), "{caption}");
        }
        for heading in ["Examples", "Table of contents", "Chapter 1, Appendix A", "Sample letters", "Map", ""]
        {
            assert!(!is_caption(heading), "{heading}");
        }
    }
}
