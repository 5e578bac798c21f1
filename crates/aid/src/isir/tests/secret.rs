use proptest::prelude::*;

use super::writer::{SSN, Written};
use crate::{AwardYear, Formula, interval, isir::read, samples};

/// Everything that can be shown, logged or sent of a file.
fn told(bytes: &[u8]) -> String {
    let records = match read(bytes) {
        Ok(records) => records,
        Err(error) => return format!("{error} {error:?}"),
    };
    let mut told = format!("{records:?}");
    for record in records {
        match record {
            Ok(record) => {
                let (found, application) = (record.compare(), record.application());
                let json = serde_json::to_string(&(&found, &application)).unwrap();
                interval(&application, jiff::civil::date(2026, 11, 17));
                told += &json;
                told.extend([format!("{record:?} {found:?}"), format!("{application:?} {}", record.ssn)]);
            }
            Err(error) => told.extend([format!("{error:?}"), serde_json::to_string(&error).unwrap()]),
        }
    }
    told
}

fn years() -> impl Strategy<Value = AwardYear> {
    prop::sample::select(vec![AwardYear::Y2024, AwardYear::Y2025, AwardYear::Y2026])
}

#[test]
fn the_last_four_digits_are_shown_and_no_others() {
    let told = told(Written::of(&samples::dependent(AwardYear::Y2025)).line().as_bytes());
    assert!(told.contains("•••-••-9999") && !told.contains(SSN) && !told.contains(&SSN[..6]));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    /// Wherever a line is cut, or however far it has slipped.
    #[test]
    fn a_number_is_never_told(
        number in 100_000_000_u32..1_000_000_000,
        year in years(),
        at in 0_usize..340,
        slip in 0_usize..60,
        cut in 0_usize..7944,
        back in any::<bool>(),
    ) {
        let number = number.to_string();
        let case = samples::independent(year, Formula::B);
        let written = Written::of(&case).put("ssn", &number);
        let line = written.line();
        let mut slipped = line.clone();
        if back {
            slipped.replace_range(at..at + slip, "");
            slipped += &" ".repeat(slip);
        } else {
            slipped.insert_str(at, &" ".repeat(slip));
            slipped.truncate(written.length());
        }
        let file = format!("{line}\n{slipped}\n{}\n{line}x", &line[..cut.min(line.len())]);
        let told = told(file.as_bytes());
        prop_assert!(!told.contains(&number), "{told}");
        let masked = format!("•••-••-{}", &number[5..]);
        prop_assert!(told.contains(&masked));
    }

    #[test]
    fn nothing_panics(
        year in years(),
        changes in prop::collection::vec((0_usize..7944, any::<u8>()), 0..40),
        bytes in prop::collection::vec(any::<u8>(), 0..400),
    ) {
        let mut line = Written::of(&samples::dependent(year)).line().into_bytes();
        for (place, byte) in changes {
            let place = place % line.len();
            line[place] = byte;
        }
        line.push(b'\n');
        line.extend(&bytes);
        told(&line);
        told(&bytes);
    }
}
