//! The marks by which a model names its sources: `[1]`, `[2, 3]`. They become numbers beside the sentence.

use crate::{Sentence, part::Run};

/// The sentence without its marks, with the sources they name. Marks that name no source are dropped.
pub fn take_marks(sentence: Sentence, sources: u32) -> Sentence {
    let mut numbers = sentence.sources;
    let runs = sentence.runs.into_iter().map(|run| {
        let (text, named) = split(&run.text);
        for number in named {
            if (1..=sources).contains(&number) && !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        Run { text, ..run }
    });
    let runs = runs.filter(|run| !run.text.is_empty()).collect();
    Sentence { runs, sources: numbers }
}

fn split(text: &str) -> (String, Vec<u32>) {
    let (mut out, mut numbers) = (String::new(), Vec::new());
    let mut rest = text;
    while let Some(open) = rest.find('[') {
        let inside = &rest[open + 1..];
        let mark = inside.find(']').and_then(|close| Some((close, read(&inside[..close])?)));
        let Some((close, named)) = mark else {
            out.push_str(&rest[..=open]);
            rest = inside;
            continue;
        };
        // "found [1]." and not "found ."
        out.push_str(rest[..open].trim_end());
        rest = &inside[close + 1..];
        if !rest.is_empty() && !rest.starts_with(['.', ',', ';', ':', '!', '?', ')', ' ', '[']) {
            out.push(' ');
        }
        numbers.extend(named);
    }
    out.push_str(rest);
    (out, numbers)
}

/// The numbers of a mark; `None` if it is something else in brackets.
fn read(inside: &str) -> Option<Vec<u32>> {
    inside.split(',').map(|number| number.trim().parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(text: &str) -> (String, Vec<u32>) {
        let sentence = take_marks(text.into(), 3);
        (sentence.plain(), sentence.sources)
    }

    #[test]
    fn marks_become_sources() {
        assert_eq!(taken("Three fit [1]."), ("Three fit.".to_owned(), vec![1]));
        assert_eq!(taken("Both [2, 3] fit [2] well."), ("Both fit well.".to_owned(), vec![2, 3]));
        assert_eq!(taken("None [9] of it[1]"), ("None of it".to_owned(), vec![1]));
        assert_eq!(taken("Dear [Your Name], 1]"), ("Dear [Your Name], 1]".to_owned(), vec![]));
        assert_eq!(taken("open [1"), ("open [1".to_owned(), vec![]));
    }
}
