//! Résumés as the campus writes them: six sets of headings, three ways to write months, four bullets, either order.

use super::*;

const HEADINGS: [[&str; 4]; 6] = [
    ["Experience", "Education", "Skills", "Activities"],
    ["EMPLOYMENT", "EDUCATION", "SKILLS", "OTHER"],
    ["Where I have worked", "Where I studied", "What I know", "Besides"],
    ["Professional experience", "Education and training", "Core skills", "Interests"],
    ["WORK HISTORY", "DEGREES", "TOOLS AND SKILLS", "COMMUNITY"],
    ["Work", "School", "Good at", "Also"],
];

fn written(
    headings: [&str; 4],
    months: [&str; 3],
    bullet: &str,
    is_title_first: bool,
    inline: bool,
) -> String {
    let [work, school, good_at, also] = headings;
    let [start, turn, end] = months;
    let job = |title: &str, employer: &str, from: &str, to: &str, done: [&str; 2]| {
        let head = if is_title_first {
            format!("{title}, {employer}, {from} to {to}")
        } else {
            format!("{employer} ({from} to {to})\n{title}")
        };
        let done = if bullet.is_empty() {
            done.join(" ")
        } else {
            done.map(|one| format!("{bullet}{one}")).join("\n")
        };
        format!("{head}\n{done}")
    };
    let latest =
        job("Data scientist", "Juniper Data", turn, "present", ["Built the churn model.", "Known for SQL."]);
    let first = job(
        "Data analyst",
        "Kessler Trust",
        start,
        end,
        ["Half Tableau, half Python.", "Put the data dictionary in order."],
    );
    let education = if is_title_first {
        "B.A. in Statistics, Northfield University, 2014"
    } else {
        "Northfield University: B.A., Statistics (2014)"
    };
    let list = if inline {
        format!("{good_at}: SQL, Python, Tableau")
    } else {
        format!("{good_at}\nSQL · Python · Tableau")
    };
    format!(
        "Orla Nolan\nAmherst · +1 413 555 0142 · orla.nolan7@inkwell.example\n\n\
         Data scientist with nine years of experience in retail, strongest in SQL and Python.\n\n\
         {work}\n{latest}\n\n{first}\n\n{school}\n{education}\n\n{list}\n\n\
         {also}\nNorthfield career mentor, since 2019\nLanguages: English, French\nChess"
    )
}

#[test]
fn every_layout_reads_alike() {
    for headings in HEADINGS {
        for (months, start) in [
            (["01/2016", "04/2019", "03/2019"], "1/2016"),
            (["Jan 2016", "Apr 2019", "Mar 2019"], "1/2016"),
            (["2016", "2019", "2019"], "2016"),
        ] {
            for bullet in ["- ", "* ", "• ", ""] {
                for (is_title_first, inline) in [(true, true), (true, false), (false, true), (false, false)] {
                    let text = written(headings, months, bullet, is_title_first, inline);
                    let read = resume(&text);
                    assert_eq!(read.name.as_deref(), Some("Orla Nolan"), "{text}");
                    let all = jobs(&read);
                    let (turn, end) = (month(months[1]), month(months[2]));
                    let latest = format!("Data scientist | Juniper Data | {turn} - now");
                    let earlier = format!("Data analyst | Kessler Trust | {start} - {end}");
                    assert!(all.contains(&latest) && all.contains(&earlier), "{all:?}\n{text}");
                    assert_eq!(skills(&read, EvidenceKind::Listed), ["Python", "SQL", "Tableau"], "{text}");
                    let described = skills(&read, EvidenceKind::Described);
                    assert!(
                        ["Python", "SQL", "Tableau"].iter().all(|name| described.contains(name)),
                        "{text}"
                    );
                    let seen = blind(&read);
                    assert_eq!(seen.degree.as_deref(), Some("Bachelor of Arts"), "{text}");
                    assert_eq!(seen.fields, ["Statistics"], "{text}");
                    assert_eq!(seen.languages, ["French"], "{text}");
                    assert!(read.flags.is_empty() && read.doubts.is_empty(), "{:?}\n{text}", read.doubts);
                }
            }
        }
    }
}

fn month(written: &str) -> String {
    match written.rsplit_once(['/', ' ']) {
        None => written.to_owned(),
        Some((month, year)) => {
            let number = match month {
                "Jan" => "1",
                "Mar" => "3",
                "Apr" => "4",
                other => other.trim_start_matches('0'),
            };
            format!("{number}/{year}")
        }
    }
}

#[test]
fn what_a_campus_resume_tells_is_masked() {
    let read = resume(&written(HEADINGS[0], ["2016", "2019", "2019"], "- ", true, true));
    assert_eq!(masked(&read, MaskedKind::Name), ["Orla Nolan"]);
    assert_eq!(masked(&read, MaskedKind::School), ["Northfield University"]);
    assert_eq!(masked(&read, MaskedKind::GraduationYear), ["2014"]);
    assert_eq!(masked(&read, MaskedKind::Address), ["Amherst"]);
    assert_eq!(masked(&read, MaskedKind::Contact), ["+1 413 555 0142", "orla.nolan7@inkwell.example"]);
}

#[test]
fn the_first_lines_come_in_four_ways() {
    for head in [
        "Orla Nolan\nAmherst\norla@inkwell.example\n+1 413 555 0142",
        "Orla Nolan\nAmherst · +1 413 555 0142 · orla@inkwell.example",
        "Orla Nolan, Amherst\norla@inkwell.example",
        "Orla Nolan\nAmherst, orla@inkwell.example",
    ] {
        let read =
            resume(&format!("{head}\n\nPROFILE. Most recently nurse at Harbor Clinic.\n\nSkills: triage"));
        assert_eq!(masked(&read, MaskedKind::Name), ["Orla Nolan"], "{head}");
        assert_eq!(masked(&read, MaskedKind::Address), ["Amherst"], "{head}");
        let texts: Vec<String> = blind(&read).units.into_iter().map(|unit| unit.text).collect();
        assert_eq!(texts, ["Most recently nurse at Harbor Clinic.", "triage"], "{head}");
    }
}
