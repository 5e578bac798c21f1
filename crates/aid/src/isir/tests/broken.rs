use super::{
    all,
    writer::{HEADER, Written},
};
use crate::{
    AwardYear,
    isir::{IsirError, read},
    samples,
};

fn written() -> Written {
    Written::of(&samples::dependent(AwardYear::Y2026))
}

fn message(line: &str) -> String {
    let file = format!("{}\n{line}\n{}", written().line(), written().line());
    let all = all(&file);
    assert!(all[0].is_ok() && all[2].is_ok());
    let error = all[1].clone().unwrap_err();
    assert_eq!(error.line, 2);
    error.message
}

#[test]
fn a_broken_line_is_told_and_the_rest_goes_on() {
    let whole = written().line();
    let cut = message(&whole[..4000]);
    assert!(cut.contains("of 2026-27 has 7944") && cut.contains("cut off"), "{cut}");
    assert!(message(&format!("{whole}x")).contains("7945 characters"));
    assert!(message(&format!("6{}", &whole[1..])).contains("of 2025-26 has 7704"));
    assert!(message(&format!("9{}", &whole[1..])).contains("award year"));
    assert!(message(&format!("x{}", &whole[1..])).contains("not a student's record"));
    assert!(message("lorem ipsum").contains("not a student's record"));
    assert!(message(&whole.replacen("Ada", "A\u{7}a", 1)).contains("cannot be in one"));
    let letters = written().put("parent.agi", "12x4").line();
    assert!(message(&letters).contains("field 205, positions 1869 to 1878"), "{}", message(&letters));
    assert!(message(&whole[..7800]).contains("cut off"), "just before the end of what is needed");
}

#[test]
fn blanks_at_the_end_may_come_and_go() {
    // What stands behind everything that is read: the family's total income, or the mark of the tax office.
    for (year, behind) in [(AwardYear::Y2024, 7640), (AwardYear::Y2025, 7640), (AwardYear::Y2026, 7895)] {
        let mut line = Written::of(&samples::dependent(year)).line();
        line.replace_range(behind - 1..behind, "9");
        for text in [line.trim_end(), &line, &format!("{line}   ")] {
            assert!(all(text)[0].is_ok(), "{year}");
        }
        assert!(all(&line[..behind - 20])[0].is_err(), "{year}");
    }
    // Without an index the mark of the tax office is the last thing on the line.
    let mut line = Written::blank(AwardYear::Y2025).line();
    line.replace_range(7548..7559, "CUI//SP-TAX");
    assert!(all(line.trim_end())[0].is_ok());
    let mut line = Written::blank(AwardYear::Y2025).line();
    line.replace_range(7085..7096, "CUI//SP-TAX");
    assert!(all(line.trim_end())[0].is_err());
}

#[test]
fn letters_of_more_than_one_byte_do_not_move_the_rest() {
    let case = samples::dependent(AwardYear::Y2025);
    let line = Written::of(&case).put("first_name", "Zoë").put("last_name", "Núñez").line();
    let latin: Vec<u8> = line.chars().map(|letter| u8::try_from(u32::from(letter)).unwrap()).collect();
    for bytes in [line.as_bytes(), &latin] {
        let record = read(bytes).unwrap().next().unwrap().unwrap();
        assert_eq!(record.student, "Zoë Núñez");
        assert!(record.compare().agrees);
    }
}

#[test]
fn a_file_that_is_none_is_refused_with_what_to_do() {
    let error = |bytes: &[u8]| read(bytes).map(|records| records.total()).unwrap_err();
    assert_eq!(error(b""), IsirError::Empty);
    assert_eq!(error(b" \r\n\xef\xbb\xbf\n ".strip_prefix(b" ").unwrap()), IsirError::Unknown);
    assert_eq!(error(b"\xef\xbb\xbf \n"), IsirError::Empty);
    assert_eq!(error(HEADER.as_bytes()), IsirError::NoRecords);
    assert_eq!(error(format!("{HEADER}\r\n{}\r\nO*T", " ".repeat(7704)).as_bytes()), IsirError::NoRecords);
    assert_eq!(error(b"PK\x03\x04\x14\x00\x00"), IsirError::Packed);
    assert_eq!(error(b"%PDF-1.7\n\xff\xfe"), IsirError::Unknown);
    assert_eq!(error(b"name,amount\nAda,1\n"), IsirError::Unknown);
    let older = format!("4{}", &written().line()[1..]);
    assert_eq!(error(older.as_bytes()), IsirError::OtherYear);
    for error in
        [IsirError::Empty, IsirError::NoRecords, IsirError::Packed, IsirError::OtherYear, IsirError::Unknown]
    {
        assert!(error.to_string().contains("Please "), "{error}");
    }
}

#[test]
fn a_huge_line_is_one_broken_record() {
    let file = format!("{}\n7{}\n{}", written().line(), "9".repeat(5_000_000), written().line());
    let all = all(&file);
    assert_eq!(all.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    assert!(read("7".repeat(5_000_000).as_bytes()).is_err());
}
