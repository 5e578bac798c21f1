//! From places on a page to paragraphs, columns and tables.

use crate::{
    made::{Pdf, bold, line},
    read, sketch,
};

fn sketched(content: &str) -> String {
    sketch(&read(&Pdf::new().page(content).bytes(), "").unwrap())
}

fn lines(x: u32, y: u32, texts: &[&str]) -> String {
    (0..).zip(texts).map(|(at, text)| line(x, y - 14 * at, 11, text)).collect()
}

#[test]
fn lines_become_paragraphs_and_large_ones_headings() {
    let content = [
        line(72, 740, 20, "Financial Aid"),
        bold(72, 710, 11, "Who may apply"),
        lines(
            72,
            690,
            &[
                "A student who is enrolled in a degree pro-",
                "gram may apply at any time of the year, in",
                "writing.",
            ],
        ),
        lines(72, 620, &["A second paragraph begins after some space,", "and it ends here."]),
        lines(
            72,
            580,
            &["• first of the list", "• second, which is long enough to go on in", "  the next line"],
        ),
    ];
    assert_eq!(
        sketched(&content.concat().replace('•', "\\267")),
        "h1 Financial Aid\n\
         h2 Who may apply\n\
         p A student who is enrolled in a degree program may apply at any time of the year, in writing.\n\
         p A second paragraph begins after some space, and it ends here.\n\
         - first of the list\n\
         - second, which is long enough to go on in the next line"
    );
}

#[test]
fn bullets_may_be_drawn() {
    let dot = |y: u32| format!("60 {y} 3 3 re f\n");
    let content = [
        line(72, 700, 11, "A student brings:"),
        dot(673),
        line(72, 670, 11, "the letter"),
        dot(653),
        line(72, 650, 11, "the form"),
        line(72, 610, 11, "Nothing else is needed."),
        "10 613 3 3 re 20 613 3 3 re f 30 613 3 3 re f 40 613 3 3 re f 50 613 3 3 re f\n".into(),
    ];
    assert_eq!(
        sketched(&content.concat()),
        "p A student brings:\n- the letter\n- the form\np Nothing else is needed."
    );
}

#[test]
fn words_are_told_by_their_distance() {
    let apart = "BT /F1 11 Tf 14 TL 72 700 Td [(The) -300 (stu) 20 (dent)] TJ (pays) ' ( now.) Tj ET";
    assert_eq!(sketched(apart), "p The student pays now.");
    let tight = "BT /F1 11 Tf 72 700 Td [(The) -120 (student) -120 (pays) -120 (now.)] TJ ET";
    assert_eq!(sketched(tight), "p The student pays now.");
    let spaced = "BT /F1 11 Tf 1.3 Tc 72 700 Td (The student pays.) Tj ET";
    assert_eq!(sketched(spaced), "p The student pays.");
    let raised =
        "BT /F1 11 Tf 72 700 Td (The FAFSA) Tj /F1 6 Tf 5 Ts (R) Tj 0 Ts /F1 11 Tf ( form is due.) Tj ET";
    assert_eq!(sketched(raised), "p The FAFSAR form is due.");
    let twice = format!("{0}{0}", line(72, 700, 11, "Written twice to look bold."));
    assert_eq!(sketched(&twice), "p Written twice to look bold.");
}

#[test]
fn words_that_were_set_apart_are_words() {
    let spread = |text: &str| format!("BT /F1 11 Tf 4 Tc 72 700 Td {text} ET");
    let table = [
        ("(WORK EXPERIENCE) Tj", "WORK EXPERIENCE"),
        ("(JOHN SMITH) Tj", "JOHN SMITH"),
        ("(John Smith) Tj", "John Smith"),
        ("(JANE) Tj", "JANE"),
        ("[(JOHN) -800 (SMITH)] TJ", "JOHN SMITH"),
        ("0 Tc (J O H N   S M I T H) Tj", "JOHN SMITH"),
        ("0 Tc (S K I L L S) Tj", "SKILLS"),
        ("0 Tc (A B C D) Tj", "A B C D"),
        ("0 Tc (I am a x y z) Tj", "I am a x y z"),
        // Words of one letter, set without spaces.
        ("(ABCDEFG) Tj", "A B C D E F G"),
        ("(x+y=z+1) Tj", "x + y = z + 1"),
        ("(abz) Tj", "a b z"),
    ];
    for (text, expected) in table {
        assert_eq!(sketched(&spread(text)).split_once(' ').unwrap().1, expected, "{text}");
    }
}

#[test]
fn what_runs_through_the_pages_is_dropped() {
    let mut pdf = Pdf::new();
    for number in 1..=4 {
        let content = [
            line(72, 760, 9, &format!("Handbook 2026 - chapter {number}")),
            line(
                72,
                700,
                11,
                &format!(
                    "What page {} says is only said there.",
                    ["one", "two", "three", "four"][number - 1]
                ),
            ),
            line(300, 30, 9, &number.to_string()),
        ];
        pdf = pdf.page(&content.concat());
    }
    assert_eq!(
        sketch(&read(&pdf.bytes(), "").unwrap()),
        "== 1\np What page one says is only said there.\n== 2\np What page two says is only said there.\n\
         == 3\np What page three says is only said there.\n== 4\np What page four says is only said there."
    );
}

#[test]
fn numbers_that_do_not_rise_with_the_pages_are_text() {
    let page = |number: &str, figure: u32| {
        let words =
            (0..6).map(|at| line(72, 700 - 30 * at, 11, &format!("What page {number}, line {at} says.")));
        words.collect::<String>() + &line(72, 60, 11, &figure.to_string())
    };
    let pages = [("one", 7), ("two", 22), ("three", 4), ("four", 36)];
    let pdf = pages.iter().fold(Pdf::new(), |pdf, (number, figure)| pdf.page(&page(number, *figure)));
    let text = sketch(&read(&pdf.bytes(), "").unwrap());
    for (number, figure) in pages {
        assert!(text.contains(&format!("p What page {number}, line 5 says.\np {figure}")), "{text}");
    }
}

#[test]
fn columns_are_read_one_after_the_other() {
    let left = [
        "The left column begins with",
        "this line and goes on for a",
        "while, line after line, so",
        "that it is as tall as a text",
        "in two columns usually is,",
        "and then it ends.",
    ];
    let right = [
        "The right column is read",
        "after the left one, because",
        "it was written after it and",
        "both are made of lines of",
        "words that one reads from",
        "top to bottom.",
    ];
    let content = lines(72, 700, &left) + &lines(320, 700, &right);
    assert_eq!(sketched(&content), format!("p {}\np {}", left.join(" "), right.join(" ")));
}

#[test]
fn tables_are_read_row_by_row() {
    let row = |y: u32, cells: [&str; 3], put: fn(u32, u32, u32, &str) -> String| {
        [72, 250, 400].iter().zip(cells).map(|(x, text)| put(*x, y, 10, text)).collect::<String>()
    };
    let content = [
        line(72, 740, 10, "The awards of this year are shown below, for those who are enrolled full time."),
        row(700, ["Schedule", "Fall", "Spring"], bold),
        row(676, ["Credit hours of the", "12", "15"], line),
        line(72, 664, 10, "enrolled student"),
        row(640, ["Annual award", "$3,750", ""], line),
        line(72, 600, 10, "Awards are paid once in each term, after the first day of classes has passed."),
    ];
    assert_eq!(
        sketched(&content.concat()),
        "p The awards of this year are shown below, for those who are enrolled full time.\n\
         ! Schedule | Fall | Spring\n\
         | Credit hours of the enrolled student | 12 | 15\n\
         | Annual award | $3,750 |\n\
         p Awards are paid once in each term, after the first day of classes has passed."
    );
}

#[test]
fn narrow_columns_are_cells_if_they_stand_below_each_other() {
    let row = |y: u32, cells: [&str; 2]| line(72, y, 10, cells[0]) + &line(110, y, 10, cells[1]);
    let content = row(700, ["Grant", "the Pell Grant of this year"])
        + &row(680, ["Loan", "a loan that is paid back"])
        + &row(660, ["Work", "a job at the school"]);
    assert_eq!(
        sketched(&content),
        "| Grant | the Pell Grant of this year\n| Loan | a loan that is paid back\n| Work | a job at the school"
    );
}

#[test]
fn turned_pages_are_turned_back() {
    let upright = "BT /F1 11 Tf 0 1 -1 0 300 100 Tm (Read from the side,) Tj 0 -14 Td (line by line.) Tj ET";
    assert_eq!(sketched(upright), "p Read from the side, line by line.");
    let askew = format!(
        "{} BT /F1 60 Tf 0.7 0.7 -0.7 0.7 200 200 Tm (DRAFT) Tj ET",
        line(72, 700, 11, "Text below a stamp.")
    );
    assert_eq!(sketched(&askew), "p Text below a stamp.");
}

#[test]
fn dashes_that_were_stored_wrongly_are_put_right() {
    let content = lines(
        72,
        700,
        &[
            "The student9s award for 2025326 is the school9s",
            "to pay. It isn9t the parent9s award, and <Pell=",
            "is the program9s name.",
        ],
    );
    let document = read(&Pdf::new().page(&content).bytes(), "").unwrap();
    assert_eq!(
        sketch(&document),
        "p The student’s award for 2025–26 is the school’s to pay. It isn’t the parent’s award, and “Pell” is the \
         program’s name."
    );
    assert_eq!(document.notes.len(), 1);
}

#[test]
fn dates_at_the_right_margin_make_no_table_of_what_stands_below_them() {
    let content = [
        bold(72, 740, 14, "Education"),
        bold(72, 720, 10, "Chamundi College"),
        line(500, 720, 10, "2021"),
        line(72, 708, 10, "B.E. Information Science"),
        line(500, 708, 10, "7.8"),
        bold(72, 692, 14, "Experience"),
        bold(72, 676, 10, "Test Engineer"),
        line(480, 676, 10, "2021 - Present"),
        line(72, 664, 10, "Cauvery Systems"),
        line(72, 652, 10, "\\267 Wrote regression tests"),
        line(72, 640, 10, "\\267 Reported defects"),
        bold(72, 624, 10, "PROJECTS"),
        bold(72, 610, 10, "Spam Classifier"),
        line(500, 610, 10, "2020"),
        line(72, 598, 10, "\\267 Naive Bayes in Python"),
    ];
    let sketched = sketched(&content.concat());
    for text in [
        "h1 Education",
        "h1 Experience",
        "- Wrote regression tests",
        "- Reported defects",
        " PROJECTS",
        " Cauvery Systems",
    ] {
        assert!(sketched.lines().any(|line| line.ends_with(text)), "{text}: {sketched}");
    }
}

#[test]
fn what_stands_below_a_name_in_bold_is_a_row_of_its_own() {
    let entry = |y: u32, name: &str, place: &str, degree: &str, dates: &str| {
        [
            bold(72, y, 10, name),
            line(480, y, 10, place),
            line(72, y - 12, 10, degree),
            line(480, y - 12, 10, dates),
        ]
        .concat()
    };
    let content = [
        entry(720, "Kaveri Institute", "Mysuru", "B.Tech in Computer Science", "2018 - 2022"),
        entry(688, "Teesta School", "Mysuru", "Higher Secondary", "2016 - 2018"),
    ];
    let sketched = sketched(&content.concat());
    for pair in [("Kaveri Institute", "B.Tech"), ("Teesta School", "Higher Secondary")] {
        let together = sketched.lines().any(|line| line.contains(pair.0) && line.contains(pair.1));
        assert!(!together && sketched.contains(pair.0) && sketched.contains(pair.1), "{sketched}");
    }
}

#[test]
fn a_date_at_the_margin_does_not_fill_its_line() {
    let content = [
        bold(72, 720, 10, "Test Engineer"),
        bold(470, 720, 10, "2021 - Present"),
        bold(72, 708, 10, "Cauvery Systems"),
        line(
            72,
            690,
            10,
            "Wrote tests for every release of the product and told the team what they found there,",
        ),
        line(72, 678, 10, "week after week."),
    ];
    let sketched = sketched(&content.concat());
    assert!(
        sketched.lines().any(|line| line.ends_with(" Cauvery Systems") && !line.contains("Test")),
        "{sketched}"
    );
}
