//! The words around what was searched for.

const AROUND: usize = 40;

/// A piece of the text with the words in it; the start of the text if they are not.
pub fn excerpt(text: &str, words: &str) -> String {
    let line: Vec<char> = text.split_whitespace().collect::<Vec<_>>().join(" ").chars().collect();
    let folded: Vec<char> = line.iter().map(|c| c.to_lowercase().next().unwrap_or(*c)).collect();
    let sought: Vec<char> = words.to_lowercase().chars().collect();
    let found = folded.windows(sought.len().max(1)).position(|window| window == sought).unwrap_or(0);
    let start = found.saturating_sub(AROUND);
    let end = (found + sought.len() + AROUND).min(line.len());
    // No word is cut in two at the end.
    let last_space = line[found..end].iter().rposition(|c| *c == ' ').filter(|_| end < line.len());
    let end = last_space.map_or(end, |at| (found + at).max(found + sought.len()));
    let cut: String = line[start..end].iter().collect();
    let before = if start > 0 { "…" } else { "" };
    let after = if end < line.len() { "…" } else { "" };
    format!("{before}{}{after}", cut.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_in_the_middle() {
        let text = "I need a mentor in climate finance for an economics senior who wants to leave research";
        assert_eq!(
            excerpt(text, "FINANCE"),
            "I need a mentor in climate finance for an economics senior who wants to…"
        );
        assert_eq!(excerpt("short", "nothing"), "short");
        assert_eq!(excerpt("", "x"), "");
    }
}
