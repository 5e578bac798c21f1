use std::{collections::BTreeSet, fs, path::Path};

use jiff::civil::date;

use super::*;
use crate::families::families;

const TODAY: Date = date(2026, 11, 17);

fn sample(id: &str) -> Worksheet {
    families().into_iter().find(|family| family.id == id).unwrap().worksheet
}

fn task(sheet: &Worksheet, today: Date, id: &str) -> Option<Task> {
    checklist(sheet, today).into_iter().find(|task| task.id == id)
}

fn due(sheet: &Worksheet, today: Date, id: &str) -> Option<Date> {
    task(sheet, today, id).unwrap_or_else(|| panic!("no task {id}")).due
}

#[test]
fn answers_come_first_until_they_are_given() {
    let open = checklist(&sample("half-finished"), TODAY);
    assert_eq!((open[0].id.as_str(), open[0].detail.as_str()), ("answers", "4 answers are missing."));
    assert!(!open[0].done);
    let done = checklist(&sample("two-earners"), TODAY);
    let last = done.last().unwrap();
    assert_eq!((last.id.as_str(), last.done), ("answers", true));
    assert!(done.iter().filter(|task| task.done).count() == 1, "nothing else is known to be done");
    let mut wrong = sample("half-finished");
    wrong.schools[0].year_of_study = 0;
    assert_eq!(checklist(&wrong, TODAY)[0].detail, "4 answers are missing, and 1 answer cannot be right.");
}

#[test]
fn dates_are_in_order_and_never_past() {
    for family in families() {
        for year in AwardYear::ALL {
            for today in [date(2024, 1, 1), TODAY, date(2027, 4, 15), date(2027, 4, 16), date(2029, 1, 1)] {
                let mut sheet = family.worksheet.clone();
                sheet.application.year = year;
                let tasks = checklist(&sheet, today);
                let dated: Vec<Date> =
                    tasks.iter().filter(|task| !task.done).filter_map(|task| task.due).collect();
                assert!(dated.is_sorted() && dated.iter().all(|due| *due >= today), "{today} {dated:?}");
                let ids: BTreeSet<&str> = tasks.iter().map(|task| task.id.as_str()).collect();
                assert_eq!(ids.len(), tasks.len());
                for task in &tasks {
                    let texts = [&task.title, &task.detail, &task.why, &task.source];
                    assert!(texts.iter().all(|text| !text.is_empty() && !text.contains('!')), "{task:?}");
                }
            }
        }
    }
}

#[test]
fn each_award_year_has_its_dates() {
    let mut sheet = sample("two-earners");
    assert_eq!(due(&sheet, TODAY, "file"), Some(date(2027, 6, 30)));
    assert_eq!(due(&sheet, TODAY, "bill"), Some(date(2027, 1, 18)));
    assert_eq!(due(&sheet, TODAY, "counseling"), Some(date(2027, 1, 8)));
    assert_eq!(due(&sheet, TODAY, "appeal"), Some(date(2027, 4, 15)));
    assert_eq!(due(&sheet, TODAY, "progress"), Some(date(2027, 6, 18)));
    assert_eq!(due(&sheet, TODAY, "outside"), None, "the first of August has passed");
    assert!(task(&sheet, TODAY, "file-priority").is_none());
    assert_eq!(due(&sheet, date(2026, 7, 1), "bill"), Some(date(2026, 8, 28)));
    sheet.application.year = AwardYear::Y2027;
    assert_eq!(due(&sheet, TODAY, "file-priority"), Some(date(2027, 3, 1)));
    assert_eq!(due(&sheet, TODAY, "file"), Some(date(2028, 6, 30)));
    assert_eq!(due(&sheet, TODAY, "bill"), Some(date(2027, 7, 15)));
    assert!(task(&sheet, date(2027, 3, 2), "file-priority").is_none());
    assert!(
        task(&sheet, date(2026, 9, 30), "file")
            .unwrap()
            .detail
            .starts_with("The form opens on October 1, 2026.")
    );
    sheet.application.year = AwardYear::Y2025;
    let over = task(&sheet, TODAY, "file").unwrap();
    assert_eq!((over.due, over.title.as_str()), (None, "The time to apply for 2025-26 is over"));
}

#[test]
fn who_signs_and_what_is_shown_follow_from_the_answers() {
    let detail = |id: &str, name: &str| task(&sample(name), TODAY, id).unwrap().detail;
    assert!(detail("accounts", "two-earners").ends_with("you and one parent."));
    assert!(detail("accounts", "second-marriage").ends_with("you, one parent and the other parent."));
    assert!(detail("accounts", "on-my-own").ends_with(": you."));
    assert!(detail("accounts", "newlyweds").ends_with(": you."), "a joint return");
    assert!(detail("verification", "single-parent").contains("W-2"));
    assert!(!detail("verification", "two-earners").contains("W-2"));
    assert!(detail("verification", "two-earners").contains("family of 4"));
    for nobody_else in ["on-my-own", "newlyweds"] {
        assert!(!detail("verification", nobody_else).contains("statement"));
    }
}

#[test]
fn loans_work_and_credits_follow_from_the_plan() {
    let sheet = sample("two-earners");
    assert!(task(&sheet, TODAY, "note").unwrap().detail.contains("up to $5,500"));
    assert!(task(&sheet, TODAY, "work-study").unwrap().detail.contains("$2,400"));
    assert!(task(&sheet, TODAY, "credits").is_none() && task(&sheet, TODAY, "summer").is_none());
    let part = sample("on-my-own");
    let credits = task(&part, TODAY, "credits").unwrap();
    assert!(credits.detail.contains("9 for Fall 2026, 8 for Spring 2027 and 6 for Summer 2027"));
    assert_eq!(
        (credits.due, due(&part, TODAY, "summer")),
        (Some(date(2027, 1, 29)), Some(date(2027, 4, 15)))
    );
    assert!(task(&part, TODAY, "work-study").is_none());
    let mut few = sample("two-earners");
    few.schools[0].terms.iter_mut().for_each(|term| term.credits = 5);
    assert!(task(&few, TODAY, "note").is_none(), "no loan below half time");
}

#[test]
fn other_schools_have_their_own_dates() {
    let mut sheet = sample("two-earners");
    assert_eq!(
        task(&sheet, TODAY, "school-1").unwrap().title,
        "Ask Calder Ridge State University for its own dates"
    );
    sheet.schools.remove(0);
    let ids: Vec<String> = checklist(&sheet, TODAY).into_iter().map(|task| task.id).collect();
    assert!(!ids.iter().any(|id| ["bill", "appeal", "progress", "note"].contains(&id.as_str())), "{ids:?}");
    assert!(task(&sheet, TODAY, "list").unwrap().detail.ends_with(": Calder Ridge State University."));
}

/// Titles and dates are those of the pages that they name.
#[test]
fn pages_say_what_is_taken_from_them() {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("../campus/library");
    let text = |slug: &str| fs::read_to_string(library.join(format!("{slug}.md"))).unwrap();
    let mut seen = BTreeSet::new();
    for family in families() {
        for year in [AwardYear::Y2026, AwardYear::Y2027] {
            let mut sheet = family.worksheet.clone();
            sheet.application.year = year;
            for task in checklist(&sheet, TODAY).into_iter().filter(|task| task.page.is_some()) {
                let slug = task.page.unwrap();
                assert!(text(&slug).contains(&format!("title: {}\n", task.source)), "{slug}");
                seen.insert(slug);
            }
        }
    }
    assert_eq!(seen.len(), 9, "{seen:?}");
    let applying = text("aid-applying");
    for year in [AwardYear::Y2026, AwardYear::Y2027] {
        assert!(applying.contains(&written(dates::federal_close(year).unwrap())));
    }
    let [new, returning] = dates::offers(AwardYear::Y2027).unwrap();
    for day in [
        dates::priority(AwardYear::Y2027).unwrap(),
        dates::opens(AwardYear::Y2027).unwrap(),
        dates::next_bill(AwardYear::Y2027).unwrap(),
        dates::summer_form(AwardYear::Y2026).unwrap(),
        new,
        returning,
    ] {
        assert!(applying.contains(&written(day)), "{day}");
    }
    assert!(text("aid-appeals").contains(&written(dates::appeals_close(AwardYear::Y2026).unwrap())));
    let pell = text("aid-pell-grant");
    let calendar = text("campus-academic-calendar-2026-27");
    for term in dates::TERMS {
        assert!(pell.contains(&written(term.counted)));
        for day in [term.begins, term.billed] {
            assert!(calendar.contains(&day.strftime("%a, %B %-d").to_string()), "{day}");
        }
    }
    assert!(calendar.contains("Fri, June 18"));
}
