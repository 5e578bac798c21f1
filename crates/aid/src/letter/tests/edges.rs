use super::super::*;

#[test]
fn an_empty_letter_says_what_to_do() {
    for text in ["", " \n\t\r\n ", "Dear student, welcome to our college.", "\u{feff}"] {
        let letter = read(text);
        assert!(letter.items.is_empty() && letter.stated.is_empty(), "{text:?}");
        assert_eq!(letter.totals, Totals::default());
        assert_eq!(letter.remarks[0].code, RemarkCode::NothingFound);
    }
}

#[test]
fn of_a_huge_text_only_the_beginning_is_read_and_that_is_said() {
    let mut text = "Pell Grant $1,000\n".to_owned();
    text.push_str(&"é ".repeat(100_000));
    text.push_str("\nDirect Loan $5,500\n");
    let letter = read(&text);
    assert_eq!((letter.totals.grants, letter.totals.loans), (1000, 0));
    assert!(letter.remarks.iter().any(|remark| remark.code == RemarkCode::TooLong));
}

#[test]
fn of_very_many_lines_as_many_are_kept_as_somebody_can_look_at() {
    let lines: Vec<String> = (0..9000).map(|number| format!("Grant {number}: ${}", 100 + number)).collect();
    let text = lines.join("\n");
    let letter = read(&text);
    assert!(letter.items.len() <= 500);
    assert!(letter.remarks.iter().any(|remark| remark.code == RemarkCode::TooMany));
}

#[test]
fn one_line_of_nothing_but_amounts_is_read_to_its_end() {
    for piece in ["$1,850 ", "$1 Pell ", "- ", "(", "Fall $1 ", "Sub 2000 ", "x 2 = ", "$2 - $3 "] {
        let letter = read(&piece.repeat(MOST_CHARACTERS / piece.len()));
        assert!(letter.items.len() <= 500, "{piece}");
    }
}

#[test]
fn places_are_those_of_a_browser() {
    let text = "🎓🎓 2026-27\n  🎓 Pell Grant – $3,700.00  \n";
    let letter = read(text);
    let units: Vec<u16> = text.encode_utf16().collect();
    let item = &letter.items[0];
    assert_eq!(String::from_utf16(&units[item.from..item.to]).unwrap(), "🎓 Pell Grant – $3,700.00");
    assert_eq!((item.line, item.text.as_str()), (2, "🎓 Pell Grant – $3,700.00"));
}

#[test]
fn terms_keep_their_names_and_cents_are_rounded_once() {
    let letter = read("Grant   Fall 2026 $1,322.50   Spring 2027 $1,322.50");
    let terms: Vec<(&str, i64)> =
        letter.items[0].terms.iter().map(|term| (term.name.as_str(), term.amount)).collect();
    assert_eq!(terms, [("Fall 2026", 1323), ("Spring 2027", 1323)]);
    assert_eq!(letter.items[0].amount, 2645);
}

#[test]
fn an_offer_for_one_term_is_called_so() {
    let letter = read("Award   Fall 2026\nFall 2026\nPell Grant   $3,697\nDirect Subsidized Loan   $1,750");
    assert!(letter.remarks.iter().any(|remark| remark.code == RemarkCode::OneTerm), "{:?}", letter.remarks);
}

#[test]
fn the_words_are_written_as_they_are_looked_for() {
    let table: serde_json::Value = serde_json::from_str(include_str!("../words.json")).unwrap();
    let mut count = 0;
    for list in ["lines", "claims", "collectives", "headings"] {
        for entry in table[list].as_array().unwrap() {
            for phrase in entry["words"].as_array().unwrap() {
                let phrase = phrase.as_str().unwrap().trim_start_matches('=');
                let written: Vec<String> =
                    words::words(phrase, 0).into_iter().map(|word| word.text).collect();
                assert_eq!(written.join(" "), phrase);
                count += 1;
            }
        }
    }
    assert!(count > 500);
}

#[test]
fn a_loan_is_never_a_gift_whatever_it_is_called() {
    for label in [
        "Loan Replacement Grant",
        "Scholarship Loan",
        "Forgivable Loan Award",
        "Gift aid: Stafford",
        "Grant (repaid after graduation)",
        "Unsub Scholarship",
        "Stafford Scholarship",
    ] {
        let letter = read(&format!("Grants and Scholarships\n{label}   $2,000\n"));
        assert_eq!(letter.totals.grants, 0, "{label}: {:?}", letter.items);
    }
}
