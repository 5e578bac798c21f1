//! Addresses, markup and blanks to be filled in. None of it belongs into plain text.

use super::{
    clean::{is_forbidden, judged},
    ground::Ground,
    token::listed,
};

/// The sources of the addresses in a text; nothing if it holds an address that no source gives, or markup.
pub(super) fn check(text: &str, ground: &Ground, cited: &[u32]) -> Option<Vec<u32>> {
    if text.chars().any(is_forbidden) {
        return None;
    }
    let plain = judged(text);
    let lower = plain.to_lowercase();
    if has_markup(&plain) || has_scheme(&lower) || has_blank(&plain, &lower) || is_spelled_address(&lower) {
        return None;
    }
    let mut sources = Vec::new();
    for word in lower.split(|letter: char| letter.is_whitespace() || "()\"',;<>".contains(letter)) {
        let word = word.trim_matches(|end: char| !end.is_alphanumeric() && end != '@');
        if word.contains('@') || is_host(word) {
            sources.push(ground.has_address(word, cited)?);
        }
    }
    Some(sources)
}

fn has_markup(text: &str) -> bool {
    const SIGNS: &str = "``` ~~~ ** __ ~~ ]( ![ [[ ]] ][ ]: <| |> {{ }} <!-- $$ <% :// \\";
    let start = text.trim_start();
    let opens =
        ["# ", "## ", "### ", "> ", "| ", "- ", "* ", "+ "].iter().any(|mark| start.starts_with(mark));
    let turn = start.split_once(':').is_some_and(|(head, _)| {
        listed("system assistant user human developer tool observation", &head.trim().to_lowercase())
    });
    opens
        || turn
        || SIGNS.split(' ').any(|sign| text.contains(sign))
        || text.contains(['`', '|', '{', '}', '[', ']'])
        // Boxes and blocks draw pictures, such as codes to scan.
        || text.contains(|sign| ('\u{2500}'..='\u{259F}').contains(&sign))
        || has_tag(text)
        || has_entity(text)
        || has_emphasis(text)
}

/// `<b`, `</b`, `<!`, `<?`.
fn has_tag(text: &str) -> bool {
    text.split('<')
        .skip(1)
        .any(|after| after.starts_with(|next: char| next.is_alphabetic() || "/!?".contains(next)))
}

/// `&amp;`, `&#65;`.
fn has_entity(text: &str) -> bool {
    text.split('&').skip(1).any(|after| {
        let name: String =
            after.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '#').collect();
        !name.is_empty() && after[name.len()..].starts_with(';')
    })
}

/// `*so*`, `_so_`: a star or a line that touches a letter on its right.
fn has_emphasis(text: &str) -> bool {
    let mut before = ' ';
    let letters: Vec<char> = text.chars().collect();
    for (at, letter) in letters.iter().enumerate() {
        let next = letters.get(at + 1).copied().unwrap_or(' ');
        let star = *letter == '*' && next.is_alphabetic();
        let line = *letter == '_' && (next.is_alphanumeric() || before.is_alphanumeric());
        if star || line {
            return true;
        }
        before = *letter;
    }
    false
}

/// `javascript:alert(1)`, `data:text/html`. "Here is the data: twelve rows" has a space.
fn has_scheme(lower: &str) -> bool {
    const SCHEMES: &str = "javascript data vbscript mailto tel sms file ftp http https hxxp hxxps blob \
         ws wss about view-source";
    let mut parts = lower.split(':').peekable();
    while let Some(part) = parts.next() {
        let scheme = part
            .rsplit(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-')
            .next()
            .unwrap_or_default();
        let touches =
            parts.peek().is_some_and(|next| next.starts_with(|letter: char| !letter.is_whitespace()));
        if touches && listed(SCHEMES, scheme) {
            return true;
        }
    }
    false
}

/// "XXX", "____", "[Your Name]", "your name here".
fn has_blank(plain: &str, lower: &str) -> bool {
    const PHRASES: &str = "your name here; insert name; insert date; insert amount; (name); (your name); \
         (date); (amount); lorem ipsum; <name>; fill in the blank; placeholder";
    let words = plain.split(|letter: char| !letter.is_alphanumeric());
    let mut crosses = words.filter(|word| word.len() > 2);
    crosses.any(|word| word.chars().all(|letter| matches!(letter, 'x' | 'X')) || word == "TODO")
        || PHRASES.split("; ").any(|phrase| lower.contains(phrase))
        || lower.contains("...... ")
}

/// "maya at northfield dot edu".
fn is_spelled_address(lower: &str) -> bool {
    const ENDS: &str = "com org net edu gov io co uk info";
    let words: Vec<&str> =
        lower.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.windows(2).any(|pair| pair[0] == "dot" && listed(ENDS, pair[1]))
        || lower.contains("(at)")
        || lower.contains("(dot)")
}

/// `northfield.edu`, `www.x.y`, `bit.ly/abc`.
fn is_host(word: &str) -> bool {
    const ENDS: &str = "com org net edu gov mil io co ai app dev info biz uk eu de fr xyz ly gl tv \
         example test onion site online link click top ru cn ca au html php me";
    let host = word.split(['/', '?', '#', ':']).next().unwrap_or_default();
    let labels: Vec<&str> = host.split('.').collect();
    let named = labels.len() > 1 && labels.iter().all(|label| !label.is_empty());
    let letters = labels
        .first()
        .is_some_and(|label| label.chars().count() > 1 && !label.chars().all(|at| at.is_ascii_digit()));
    named && (host.starts_with("www.") || (letters && labels.last().is_some_and(|end| listed(ENDS, end))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        fact::{Fact, Quote},
        guard::vocabulary::Vocabulary,
    };

    fn passes(text: &str) -> bool {
        let text_of_source =
            "Write to aid@northfield.example or see northfield.example/aid for the form.".to_owned();
        let facts = [Fact::Quote(Quote { text: text_of_source, source: 3 })];
        check(text, &Ground::new(&facts, &Vocabulary::new()), &[]).is_some()
    }

    #[test]
    fn addresses_and_markup_do_not_pass() {
        for text in [
            "See https://evil.example/x for more.",
            "See www.evil.io now.",
            "Write to maya@evil.example.",
            "Go to bit.ly/3xY.",
            "[Click here](https://x.y)",
            "![pixel](x)",
            "[click][1x]",
            "<b>Hello</b>",
            "a &lt;script&gt; b",
            "javascript:alert(1)",
            "data:text/html;base64,AAAA",
            "```rust```",
            "Use `code` here.",
            "This is *important* for you.",
            "snake_case stays out",
            "| a | b |",
            "# Heading",
            "Dear [Your Name],",
            "Hello {{name}}",
            "Your award is XXX.",
            "Name: ____",
            "maya at northfield dot edu",
            "Ping @mayachen on the chat.",
            "\u{1b}[31mred",
            "tag \u{E0041}\u{E0042}",
        ] {
            assert!(!passes(text), "{text}");
        }
    }

    #[test]
    fn plain_text_passes() {
        for text in [
            "Here is the data: it is complete.",
            "Write to aid@northfield.example today.",
            "See northfield.example/aid.",
            "Costs & benefits; more (or less) at 5 * 3 = 15.",
            "She scored 3.5, i.e. well, in the U.S. and at 9 a.m.",
            "Is 3 < 5? Yes!",
            "They said: \"Come in.\"",
        ] {
            assert!(passes(text), "{text}");
        }
    }
}
