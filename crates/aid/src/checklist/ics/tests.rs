use jiff::civil::date;
use proptest::prelude::*;

use super::*;

const STAMP: Timestamp = Timestamp::constant(1_795_000_000, 0);

fn task(id: &str, title: &str, due: Option<Date>) -> Task {
    Task::new(id, title, "Detail").by(due).because("Why").from("Source")
}

/// Lines as a reader sees them, put together again.
fn unfolded(text: &str) -> Vec<String> {
    text.replace("\r\n ", "").split_terminator("\r\n").map(str::to_owned).collect()
}

#[test]
fn one_task_is_one_entry_with_a_reminder() {
    let text = ics(&[task("file", "File; now, \\ or never", Some(date(2027, 6, 30)))], STAMP, "family-1");
    let uid = format!("UID:{}@quadrangle", identity("family-1", "file"));
    assert_eq!(
        unfolded(&text),
        [
            "BEGIN:VCALENDAR",
            "VERSION:2.0",
            "PRODID:-//Quadrangle//Financial aid//EN",
            "CALSCALE:GREGORIAN",
            "BEGIN:VEVENT",
            &uid,
            "DTSTAMP:20261118T110640Z",
            "DTSTART;VALUE=DATE:20270630",
            "DTEND;VALUE=DATE:20270701",
            "SUMMARY:File\\; now\\, \\\\ or never",
            "DESCRIPTION:Detail\\nWhy\\nSource",
            "TRANSP:TRANSPARENT",
            "BEGIN:VALARM",
            "ACTION:DISPLAY",
            "TRIGGER:-P1W",
            "DESCRIPTION:File\\; now\\, \\\\ or never",
            "END:VALARM",
            "END:VEVENT",
            "END:VCALENDAR",
        ]
    );
    assert!(text.ends_with("END:VCALENDAR\r\n"));
}

#[test]
fn what_is_done_or_has_no_date_is_left_out() {
    let done = Task { done: true, ..task("a", "A", Some(date(2027, 1, 1))) };
    let text = ics(&[done, task("b", "B", None)], STAMP, "x");
    assert!(!text.contains("VEVENT"));
}

#[test]
fn identities_are_stable_and_apart() {
    let of = |seed: &str, id: &str| identity(seed, id);
    assert_eq!(of("family", "file"), of("family", "file"));
    let all = [of("family", "file"), of("family", "bill"), of("other", "file"), of("familyf", "ile")];
    assert_eq!(all.iter().collect::<std::collections::BTreeSet<_>>().len(), 4);
    let moved =
        [date(2027, 1, 1), date(2028, 1, 1)].map(|due| ics(&[task("file", "File", Some(due))], STAMP, "x"));
    let uid = |text: &str| unfolded(text).into_iter().find(|line| line.starts_with("UID:"));
    assert_eq!(uid(&moved[0]), uid(&moved[1]));
}

#[test]
fn long_lines_are_folded_between_letters() {
    let title = "Überweisung für das Studienjahr – 奨学金の申請期限 ✓ ".repeat(4);
    let text = ics(&[task("file", &title, Some(date(2027, 6, 30)))], STAMP, "x");
    assert!(text.split("\r\n").all(|line| line.len() <= LINE), "{text}");
    assert!(unfolded(&text).contains(&format!("SUMMARY:{title}")));
}

#[test]
fn a_name_cannot_add_lines_of_its_own() {
    let name = "Evil\r\nEND:VEVENT\nBEGIN:VEVENT\rATTACH;VALUE=URI:http://x\u{85}X:\u{2028}Y\u{0}\u{7}\tZ";
    let text = ics(&[task("file", name, Some(date(2027, 6, 30)))], STAMP, "x\r\nATTENDEE:y");
    let lines = unfolded(&text);
    assert_eq!(lines.iter().filter(|line| *line == "BEGIN:VEVENT").count(), 1);
    assert_eq!(lines.len(), 19);
    assert!(lines.contains(
        &"SUMMARY:Evil\\nEND:VEVENT\\nBEGIN:VEVENT\\nATTACH\\;VALUE=URI:http://x\\nX:\\nY Z".to_owned()
    ));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    /// Whatever is written, it is a calendar of as many lines, and the text comes back whole.
    #[test]
    fn any_text_at_all(title in any::<String>(), detail in "\\PC{0,200}", seed in any::<String>()) {
        let mut one = task("file", &title, Some(date(2027, 6, 30)));
        one.detail = detail;
        let text = ics(&[one], STAMP, &seed);
        let lines: Vec<&str> = text.split_terminator("\r\n").collect();
        prop_assert!(lines.iter().all(|line| line.len() <= LINE && !line.is_empty()));
        prop_assert!(!text.replace("\r\n", "").contains(|one: char| one.is_control()));
        let whole = unfolded(&text);
        prop_assert_eq!(whole.len(), 19);
        let marks = [("\\\\", "\u{0}"), ("\\n", "\n"), ("\\;", ";"), ("\\,", ","), ("\u{0}", "\\")];
        let summary = whole[9].trim_start_matches("SUMMARY:").to_owned();
        let back = marks.iter().fold(summary, |text, (mark, plain)| text.replace(mark, plain));
        let ends = ['\r', '\u{85}', '\u{2028}', '\u{2029}'];
        let kept = title.replace("\r\n", "\n").replace(ends, "\n").replace('\t', " ");
        let kept: String = kept.chars().filter(|one| *one == '\n' || !one.is_control()).collect();
        if !title.starts_with("SUMMARY:") {
            prop_assert_eq!(back, kept);
        }
    }

    #[test]
    fn any_day_there_is(days in 0_i32..3_652_058) {
        let day = Date::MIN.checked_add(jiff::Span::new().days(days)).unwrap_or(Date::MAX);
        ics(&[task("file", "File", Some(day)), task("last", "Last", Some(Date::MAX))], STAMP, "x");
    }
}
