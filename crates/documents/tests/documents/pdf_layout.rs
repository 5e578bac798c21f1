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
fn words_are_told_by_their_distance() {
    let apart = "BT /F1 11 Tf 72 700 Td [(The) -300 (stu) 20 (dent)] TJ 0 -14 Td (pays) Tj ( now.) ' ET";
    assert_eq!(sketched(apart), "p The student pays now.");
    let raised =
        "BT /F1 11 Tf 72 700 Td (The FAFSA) Tj /F1 6 Tf 5 Ts (R) Tj 0 Ts /F1 11 Tf ( form is due.) Tj ET";
    assert_eq!(sketched(raised), "p The FAFSAR form is due.");
    let twice = format!("{0}{0}", line(72, 700, 11, "Written twice to look bold."));
    assert_eq!(sketched(&twice), "p Written twice to look bold.");
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
    assert_eq!(sketched(&content), format!("p {} {}", left.join(" "), right.join(" ")));
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
fn turned_pages_are_turned_back() {
    let upright = "BT /F1 11 Tf 0 1 -1 0 300 100 Tm (Read from the side.) Tj 0 -14 Td (Second line.) Tj ET";
    assert_eq!(sketched(upright), "p Read from the side.\np Second line.");
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
