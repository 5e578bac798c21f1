//! A résumé as staff see it: ways to reach somebody stand in it as far as they have agreed to that (decision 0010).

use campus::model::ConsentField;
use talent::{Masked, MaskedKind, Resume};

use super::Agreement;

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
        // Two ways that stand side by side are masked as one, and each is agreed to by itself.
        for word in part.split_mut(|letter| letter.is_whitespace()) {
            if !fields(one, word).iter().all(|field| has(*field)) {
                word.fill(LEFT_OUT);
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

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use talent::resume::read_text;

    use super::*;

    const MIRA: &str = "Mira Okafor\nmira.okafor@example.org\n(312) 555-0142\n\nExperience\nData Analyst, Northwind Foods, \
                        2021 to present\n- Built dashboards in SQL\n";

    #[test]
    fn a_way_to_reach_somebody_is_shown_if_they_agree_to_that_one() {
        let resume = read_text(MIRA, date(2026, 11, 15));
        let nothing = without(&resume, &|_| false);
        assert!(!nothing.contains("example.org") && !nothing.contains("0142"), "{nothing}");
        assert!(nothing.contains("Mira Okafor") && nothing.contains("Built dashboards in SQL"), "{nothing}");
        assert_eq!(nothing.chars().count(), MIRA.chars().count());
        let mail = without(&resume, &|field| field == ConsentField::Email);
        assert!(mail.contains("mira.okafor@example.org") && !mail.contains("0142"), "{mail}");
        let phone = without(&resume, &|field| field == ConsentField::Phone);
        assert!(phone.contains("(312) 555-0142") && !phone.contains("example.org"), "{phone}");
        assert_eq!(without(&resume, &|_| true), resume.text);
    }

    #[test]
    fn two_ways_on_one_line_are_agreed_to_one_by_one() {
        let text = MIRA.replace("example.org\n(312)", "example.org (312)");
        let resume = read_text(&text, date(2026, 11, 15));
        let together = |one: &Masked| one.kind == MaskedKind::Contact && one.span.len() > 30;
        assert!(resume.masked.iter().any(together), "they are masked as one: {:?}", resume.masked);
        let mail = without(&resume, &|field| field == ConsentField::Email);
        assert!(mail.contains("mira.okafor@example.org •") && !mail.contains("312"), "{mail}");
        assert!(!mail.contains("555") && !mail.contains("0142"), "{mail}");
        let phone = without(&resume, &|field| field == ConsentField::Phone);
        assert!(phone.contains("(312) 555-0142") && !phone.contains("example.org"), "{phone}");
    }
}
