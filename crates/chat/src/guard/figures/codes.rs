//! Figures that can only be repeated as they stand: telephone numbers, courses, "Title IV", digits among letters.

use super::{Next, Reading, Token, numerals, one};
use crate::guard::token::listed;

pub(super) fn read(tokens: &[Token], at: usize) -> Next {
    rank(tokens, at)
        .or_else(|| roman(tokens, at))
        .or_else(|| telling_word(tokens, at))
        .or_else(|| joined(tokens, at))
}

/// #1, No. 4, number two.
fn rank(tokens: &[Token], at: usize) -> Next {
    let token = tokens.get(at)?;
    let next = tokens.get(at + 1)?;
    let number_at = if token.is_sign('#') || token.is("number") || (token.is("no") && next.is_number()) {
        at + 1
    } else if token.is("no")
        && next.is_sign('.')
        && next.glued
        && tokens.get(at + 2).is_some_and(Token::is_number)
    {
        at + 2
    } else {
        return None;
    };
    let core = numerals::read(tokens, number_at)?;
    Some(one(Reading::Ordinal(core.value), core.end))
}

/// A Roman numeral after what is counted so.
fn roman(tokens: &[Token], at: usize) -> Next {
    const COUNTED: &str = "title part chapter section volume phase type class level appendix article war \
         schedule tier division book act step stage table annex group";
    let head = tokens.get(at).filter(|token| listed(COUNTED, &token.folded))?;
    let numeral = tokens.get(at + 1).filter(|token| token.is_word() && !token.glued)?;
    let is_roman = numeral.text.bytes().all(|letter| b"IVXLCDM".contains(&letter));
    let clear = numeral.text.len() > 1 || head.is_capital();
    (is_roman && clear).then(|| (vec![Reading::Code(format!("{} {}", head.folded, numeral.folded))], at + 2))
}

/// Words that say a figure without being one, and the numbers of other languages.
fn telling_word(tokens: &[Token], at: usize) -> Next {
    const TELLING: &str = "millionaire millionaires billionaire billionaires multimillion \
         multimillionaire multimillionaires octogenarian nonagenarian centenarian zillion gazillion";
    const FOREIGN: &str = "dos tres cuatro cinco seis siete ocho nueve diez veinte treinta cuarenta \
         cincuenta cien ciento cientos doscientos trescientos quinientos mil millones deux trois quatre \
         cinq sept huit neuf vingt trente quarante cinquante soixante mille zwei drei vier funf sechs \
         sieben acht neun zehn zwolf zwanzig dreißig dreissig vierzig funfzig hundert tausend millionen \
         quattro cinque sette dieci venti trenta cento duecento cinquecento duemila dois oito nove dez \
         vinte cem quinhentos milhoes";
    let token = tokens.get(at).filter(|token| token.is_word())?;
    let word = token.folded.as_str();
    let foreign = listed(FOREIGN, word) || word.ends_with("tausend") || word.ends_with("hundert");
    (listed(TELLING, word) || foreign).then(|| (vec![Reading::Code(word.to_owned())], at + 1))
}

/// Digits that touch letters or other digits.
fn joined(tokens: &[Token], at: usize) -> Next {
    let first = tokens.get(at).filter(|token| token.is_word() || token.is_number())?;
    let end = end_of_chain(tokens, at);
    let chain = &tokens[at..end];
    if !chain.iter().any(Token::is_number) {
        return None;
    }
    if chain.len() > 1 && !is_understood(chain) {
        let written: String = chain.iter().map(|token| token.folded.as_str()).collect();
        return Some(one(Reading::Code(written), end));
    }
    if let [of, sign, among] = chain
        && (sign.is_sign('/') || sign.is_sign(':'))
    {
        return Some((vec![ratio(of, among)?], end));
    }
    // What is no number after all: 0123, 1.2.3.
    let unread = first.is_number() && numerals::read(tokens, at).is_none();
    unread.then(|| (vec![Reading::Code(first.text.clone())], at + 1))
}

fn ratio(of: &Token, among: &Token) -> Option<Reading> {
    let (of, among) = (of.text.parse::<f64>().ok()?, among.text.parse::<f64>().ok()?);
    Some(Reading::Ratio { of, among, bound: super::Bound::Exact })
}

/// Where the run of letters, digits and single signs between them ends.
fn end_of_chain(tokens: &[Token], at: usize) -> usize {
    let part = |token: &Token| token.is_word() || token.is_number();
    let mut end = at + 1;
    loop {
        let Some(next) = tokens.get(end).filter(|next| next.glued) else { return end };
        if part(next) {
            end += 1;
            continue;
        }
        let joins = ["-", "/", ":", "_", ".", "^"].contains(&next.text.as_str());
        if joins && tokens.get(end + 1).is_some_and(|after| after.glued && part(after)) {
            end += 2;
            continue;
        }
        return end;
    }
}

/// Chains that the other readers understand.
fn is_understood(chain: &[Token]) -> bool {
    const ENDINGS: &str = "k m mm mn b bn t st nd rd th s am pm x e km h hr hrs yr yrs mo mos min mins \
         mi kg cm ft lb lbs gb mb usd year years month months day days week weeks hour hours minute \
         minutes fold figure figures digit digits ish plus mile miles cents million billion thousand \
         percent dollar dollars pp times hundred decade dozen";
    const BEGINNINGS: &str = "mid pre post top late early under over sub usd eur gbp us non";
    let parts: Vec<&Token> = chain.iter().filter(|token| token.is_word() || token.is_number()).collect();
    let signs: Vec<&Token> = chain.iter().filter(|token| !token.is_word() && !token.is_number()).collect();
    let dashed = signs.iter().all(|sign| sign.is_sign('-'));
    let zero =
        |token: &Token| token.text.len() > 1 && token.text.starts_with('0') && !token.text.contains('.');
    match parts.as_slice() {
        [number] => number.is_number(),
        [number, ending] if number.is_number() && ending.is_word() => {
            dashed && listed(ENDINGS, &ending.folded)
        }
        [beginning, number] if beginning.is_word() && number.is_number() => {
            dashed && listed(BEGINNINGS, &beginning.folded)
        }
        [left, right] if left.is_number() && right.is_number() => {
            !zero(right) && signs.iter().all(|sign| ["-", "/", ":"].contains(&sign.text.as_str()))
        }
        // 3-5-year, 10–20k, 1.2e3, 1990s-era
        [left, middle, ending] if left.is_number() && ending.is_word() => {
            let known = listed(ENDINGS, &ending.folded);
            let unit = middle.is_word() && listed(ENDINGS, &middle.folded);
            dashed
                && ((middle.is_number() && !zero(middle) && known)
                    || (unit && !ending.text.is_empty() && !signs.is_empty()))
        }
        [left, e, power] => {
            left.is_number() && e.is("e") && power.is_number() && signs.iter().all(|sign| sign.is_sign('-'))
        }
        _ => false,
    }
}
