//! A résumé as staff see it: ways to reach somebody stand in it as far as they have agreed to that (decision 0010).
//!
//! The talent network has the same: an app does not reach into another.

use campus::model::ConsentField;
use candidates::network::Agreement;
use talent::{Masked, MaskedKind, Resume};

/// Stands for each letter that is left out: the spans of the text stay what they are.
const LEFT_OUT: char = '•';

/// Without what somebody of the campus has not agreed to. Whoever was uploaded has handed in theirs with all that it says.
pub fn reachable(resume: &Resume, agreement: Option<&Agreement>) -> Resume {
    let Some(agreement) = agreement else { return resume.clone() };
    let has = |field: ConsentField| agreement.consents.iter().any(|one| one.field == field && one.granted);
    Resume { text: without(resume, &has), ..resume.clone() }
}

fn without(resume: &Resume, has: &dyn Fn(ConsentField) -> bool) -> String {
    let mut letters: Vec<char> = resume.text.chars().collect();
    for one in &resume.masked {
        let Some(part) = letters.get_mut(one.span.start as usize..one.span.end as usize) else { continue };
        if !fields(one, part).iter().all(|field| has(*field)) {
            for letter in part.iter_mut().filter(|letter| !letter.is_whitespace()) {
                *letter = LEFT_OUT;
            }
        }
    }
    letters.into_iter().collect()
}

/// What has to be agreed to for these letters to be shown.
fn fields(masked: &Masked, letters: &[char]) -> &'static [ConsentField] {
    match masked.kind {
        MaskedKind::Address => &[ConsentField::Address],
        MaskedKind::Contact if letters.contains(&'@') => &[ConsentField::Email],
        MaskedKind::Contact if !letters.iter().any(|letter| letter.is_alphabetic()) => &[ConsentField::Phone],
        // An address on the web: one can be written to and called from there.
        MaskedKind::Contact => &[ConsentField::Email, ConsentField::Phone],
        _ => &[],
    }
}
