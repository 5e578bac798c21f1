//! Signs that a model has lost its way. Then its words are not used at all.

use std::collections::HashMap;

use super::{
    names::lists::is_word,
    token::{Token, tokens},
};

/// Longer answers are not wanted from any model.
const LONGEST: usize = 12_000;
/// So many characters are looked at for loops.
const LOOKED_BACK: usize = 1500;
/// Six words that come so often are a loop.
const LOOPS: usize = 4;

/// Whether the text so far is not worth reading on. Nothing at all is no nonsense yet.
pub fn nonsense(text: &str) -> bool {
    if text.len() > LONGEST || has_leaked(text) || is_mostly_signs(text) || is_foreign(text) {
        return true;
    }
    // The rest costs more: it is looked at when something has ended, and only as far back as a loop reaches.
    let ended = text.trim_end_matches(' ').ends_with(['.', '!', '?', '\n', ',', ';']);
    let from = text.char_indices().rev().nth(LOOKED_BACK).map_or(0, |(at, _)| at);
    ended && (is_looping(&text[from..]) || is_no_english(&text[from..]))
}

/// Marks of a chat template, or a model that goes on for the other side.
fn has_leaked(text: &str) -> bool {
    const MARKS: &[&str] = &[
        "<|",
        "|>",
        "[inst]",
        "[/inst]",
        "<<sys>>",
        "<s>",
        "</s>",
        "<start_of_turn>",
        "<end_of_turn>",
        "im_start",
        "im_end",
        "<think>",
        "</think>",
        "<tool_call>",
        "### instruction",
        "### response",
        "### system",
        "### assistant",
        "### user",
        "### input",
        "\nuser:",
        "\nassistant:",
        "\nsystem:",
        "\nhuman:",
        "begin_of_text",
        "endoftext",
    ];
    let lower = text.to_ascii_lowercase();
    MARKS.iter().any(|mark| lower.contains(mark))
        || ["user:", "assistant:", "system:", "human:"].iter().any(|turn| lower.starts_with(turn))
}

fn is_mostly_signs(text: &str) -> bool {
    let (mut letters, mut signs, mut spaces) = (0usize, 0usize, 0usize);
    for letter in text.chars() {
        if letter.is_alphabetic() {
            letters += 2;
        } else if letter.is_numeric() {
            letters += 1;
        } else if letter.is_whitespace() {
            spaces += 1;
        } else {
            signs += 1;
        }
    }
    (letters + signs > 30 && signs * 2 > letters) || (spaces > 200 && letters * 2 < spaces)
}

/// Most letters are of another script.
fn is_foreign(text: &str) -> bool {
    let letters = text.chars().filter(|letter| letter.is_alphabetic());
    let (all, other) = letters.fold((0usize, 0usize), |(all, other), letter| {
        (all + 1, other + usize::from(letter > '\u{24F}' && !matches!(letter, '\u{1E00}'..='\u{1EFF}')))
    });
    all > 12 && other * 3 > all
}

fn is_looping(text: &str) -> bool {
    let words: Vec<String> =
        tokens(text).into_iter().filter(Token::is_word).map(|token| token.folded).collect();
    let mut seen: HashMap<&[String], usize> = HashMap::new();
    for six in words.windows(6) {
        let times = seen.entry(six).or_default();
        *times += 1;
        if *times >= LOOPS {
            return true;
        }
    }
    let same = words.windows(5).any(|five| five.iter().all(|word| *word == five[0]));
    same || repeats_a_sentence(text)
}

/// The same sentence twice, if it is long enough to be one.
fn repeats_a_sentence(text: &str) -> bool {
    let mut seen = HashMap::new();
    text.split(['.', '!', '?', '\n']).any(|sentence| {
        let sentence =
            sentence.trim().trim_start_matches(|mark: char| !mark.is_alphanumeric()).to_lowercase();
        let words = sentence.split_whitespace().count();
        let times: &mut usize = seen.entry(sentence).or_default();
        *times += usize::from(words > 4);
        *times > 1
    })
}

/// Hardly any word is English.
fn is_no_english(text: &str) -> bool {
    let words = tokens(text);
    let lower =
        || words.iter().filter(|token| token.is_word() && !token.is_capital() && token.folded.len() > 1);
    let (all, known) = (lower().count(), lower().filter(|token| is_word(&token.folded)).count());
    all > 12 && known * 2 < all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_model_that_has_lost_its_way_is_told() {
        for text in [
            "I can help you. <|im_start|>user",
            "[INST] what is",
            "### Instruction: say hello",
            "The grant helps nursing students a lot. The grant helps nursing students a lot. ",
            "yes yes yes yes yes yes yes.",
            "!!!! ???? #### $$$$ %%%% ^^^^ &&&& **** (((( ))))",
            "La beca es para los estudiantes que no tienen dinero y que viven cerca de la universidad en \
                 el norte.",
            "这是一个关于奖学金的很长的回答，我们会付钱。",
            "Hello.\nUser: and now?",
        ] {
            assert!(nonsense(text), "{text}");
        }
    }

    #[test]
    fn a_loop_of_words_is_told() {
        assert!(nonsense(
            &"and then we will see what happens "
                .repeat(6)
                .replace("happens ", "happens, ")
                .trim_end()
                .replace('!', "")
        ));
    }

    #[test]
    fn ordinary_text_makes_sense() {
        for text in [
            "",
            " ",
            "Hel",
            "Maya Chen works in Boston. She studied biology, and she mentors two students.",
            "- Maya Chen: 12 gifts\n- Wei Zhang: 7 gifts\n- Ana Lopez: 3 gifts\n",
            "1,284 alumni. 12 %. $7,395.",
            "### Mentors\nThese are the three who fit best.",
        ] {
            assert!(!nonsense(text), "{text}");
        }
    }
}
