//! The judgement on one sentence.

use std::{borrow::Cow, sync::LazyLock};

use super::{
    clean::{self, is_forbidden},
    ground::Ground,
    links, names,
    phrases::{self, Pattern},
    private, promises, token,
};
use crate::part::{NoticeReason, Run, Sentence};

/// Whether a sentence may be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It may, with the sources of its figures and names.
    Fine(Sentence),
    Cut(NoticeReason),
}

/// No sentence for people is longer.
const LONGEST: usize = 1200;
/// So many words that nobody knows make a sentence unreadable.
const UNKNOWN: usize = 3;
/// What a model was told before it was asked is nothing that a tool gave.
static OF_ITSELF: LazyLock<Vec<Pattern>> = LazyLock::new(|| {
    Pattern::all(&[
        "system/hidden/initial prompt/instructions/message is/are/was/were/say/says/read/reads/begins/goes",
        "my prompt/instructions/guidelines is/are/was/were/say/says/read/reads/begin/begins/tell",
    ])
});

/// Judges a sentence by what the tools gave. A source that it does not name is added only for what those that it names
/// do not say.
pub fn check(sentence: &Sentence, ground: &Ground) -> Verdict {
    let (shown, named) = cleaned(sentence, ground);
    let cited: Vec<u32> = shown.sources.iter().copied().chain(named).collect();
    match judge(&shown.plain(), ground, &cited) {
        Ok(found) => {
            let mut sources: Vec<u32> = cited.into_iter().chain(found).filter(|number| *number > 0).collect();
            sources.sort_unstable();
            sources.dedup();
            Verdict::Fine(Sentence { sources, ..shown })
        }
        Err(reason) => Verdict::Cut(reason),
    }
}

fn judge(text: &str, ground: &Ground, cited: &[u32]) -> Result<Vec<u32>, NoticeReason> {
    if text.chars().count() > LONGEST || !text.chars().any(char::is_alphanumeric) {
        return Err(NoticeReason::ModelAway);
    }
    let (own, quoted) = own_words(text, ground, cited);
    let mut sources = links::check(&own, ground, cited).ok_or(NoticeReason::LinkCut)?;
    sources.extend(quoted);
    if let Some(source) = ground.quotes(text, cited) {
        sources.push(source);
        return Ok(sources);
    }
    let tokens = token::tokens(&own);
    if promises::has_promise(&tokens) {
        return Err(NoticeReason::PromiseCut);
    }
    let words = phrases::words(&tokens);
    if OF_ITSELF.iter().any(|pattern| pattern.stands(&words)) || private::is_told(&tokens, ground) {
        return Err(NoticeReason::ModelAway);
    }
    let covered = ground.covered(&tokens, cited);
    sources.extend(ground.figures((&tokens, &covered), cited).ok_or(NoticeReason::FigureCut)?);
    sources.extend(names::check(&tokens, ground, cited).ok_or(NoticeReason::NameCut)?);
    let (unknown, together) = names::unknown_words(&tokens, ground);
    if together || unknown >= UNKNOWN {
        return Err(NoticeReason::ModelAway);
    }
    Ok(sources)
}

/// The text without what it quotes: `The policy says: “We confirm your gift.”` promises nothing itself. And the source
/// of the quote, in which it has to stand as it is.
fn own_words<'a>(text: &'a str, ground: &Ground, cited: &[u32]) -> (Cow<'a, str>, Option<u32>) {
    let quote = text.split_once(": “").and_then(|(lead, rest)| Some((lead, rest.rsplit_once('”')?)));
    let Some((lead, (quote, after))) = quote else { return (Cow::Borrowed(text), None) };
    match ground.says(quote.trim_end_matches([' ', '…']), cited) {
        Some(source) if !text.contains(is_forbidden) => {
            (Cow::Owned(format!("{lead}: “”{after}")), Some(source))
        }
        _ => (Cow::Borrowed(text), None),
    }
}

/// The sentence as it would be shown: nothing hidden, one line, and the numbers of sources taken out of the text.
fn cleaned(sentence: &Sentence, ground: &Ground) -> (Sentence, Vec<u32>) {
    let mut cited = Vec::new();
    let mut runs: Vec<Run> = Vec::new();
    for run in &sentence.runs {
        let (seen, _) = clean::visible(&run.text);
        let line = seen.replace(['\n', '\r', '\t'], " ");
        let text = without_citations(&line, &mut cited);
        if !text.is_empty() {
            runs.push(Run { text, strong: run.strong });
        }
    }
    cited.retain(|number| ground.has_source(*number));
    (Sentence { runs, sources: sentence.sources.clone() }, cited)
}

/// Takes `[1]` and `[2, 3]` out, with the space before.
fn without_citations(text: &str, cited: &mut Vec<u32>) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(open) = rest.find('[') {
        let inner = &rest[open + 1..];
        let numbers = inner.find(']').map(|close| (&inner[..close], &inner[close + 1..]));
        match numbers.and_then(|(numbers, after)| Some((source_numbers(numbers)?, after))) {
            Some((numbers, after)) => {
                kept.push_str(rest[..open].trim_end_matches(' '));
                cited.extend(numbers);
                rest = after;
            }
            None => {
                kept.push_str(&rest[..=open]);
                rest = inner;
            }
        }
    }
    kept.push_str(rest);
    kept
}

fn source_numbers(text: &str) -> Option<Vec<u32>> {
    let text = text.trim();
    let text = text.strip_prefix("Source ").or_else(|| text.strip_prefix("source ")).unwrap_or(text);
    let short = |number: &str| number.trim().len() <= 2;
    text.split(',').map(|number| number.trim().parse().ok().filter(|_| short(number))).collect()
}
