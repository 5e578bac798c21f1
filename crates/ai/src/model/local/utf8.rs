/// Puts letters together from bytes that come in any number: a token may end inside a letter.
#[derive(Debug, Default)]
pub struct Letters {
    rest: Vec<u8>,
}

impl Letters {
    /// What can be read now. What is no letter and cannot become one is replaced.
    pub fn push(&mut self, bytes: &[u8]) -> String {
        self.rest.extend_from_slice(bytes);
        let mut text = String::new();
        loop {
            match std::str::from_utf8(&self.rest) {
                Ok(all) => {
                    text.push_str(all);
                    self.rest.clear();
                    return text;
                }
                Err(error) => {
                    let good = error.valid_up_to();
                    text.push_str(&String::from_utf8_lossy(&self.rest[..good]));
                    let Some(bad) = error.error_len() else {
                        self.rest.drain(..good);
                        return text;
                    };
                    text.push(char::REPLACEMENT_CHARACTER);
                    self.rest.drain(..good + bad);
                }
            }
        }
    }

    /// What is left at the end.
    pub fn end(self) -> String {
        String::from_utf8_lossy(&self.rest).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(pieces: &[&[u8]]) -> (Vec<String>, String) {
        let mut letters = Letters::default();
        let texts = pieces.iter().map(|piece| letters.push(piece)).collect();
        (texts, letters.end())
    }

    #[test]
    fn letters_are_put_together_wherever_they_are_cut() {
        let text = "für 日本 🎓!";
        for size in 1..6 {
            let pieces: Vec<&[u8]> = text.as_bytes().chunks(size).collect();
            let (texts, rest) = read(&pieces);
            assert_eq!((texts.concat(), rest), (text.to_owned(), String::new()), "by {size}");
        }
    }

    #[test]
    fn what_is_no_letter_is_replaced_and_the_rest_goes_on() {
        assert_eq!(read(&[b"a\xFFb", b"\xC3", b"c"]).0, ["a\u{FFFD}b", "", "\u{FFFD}c"]);
        assert_eq!(read(&["🎓".as_bytes()[..2].as_ref()]), (vec![String::new()], "\u{FFFD}".to_owned()));
    }
}
