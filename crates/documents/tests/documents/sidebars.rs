//! What stands beside something else on a page, and what belongs to it.

use crate::{
    made::{Pdf, line},
    read, sketch,
};

const SIDE: [&str; 9] =
    ["CONTACT", "Berlin", "ada@x.org", "SKILLS", "Python", "SQL", "PyTorch", "Docker", "Spark"];
const MAIN: [&str; 12] = [
    "EXPERIENCE",
    "ML Engineer, Acme",
    "Built a ranking model that is used by all of the teams of the",
    "company every day and is trained again each night on what they",
    "have found.",
    "Data Scientist, Initech",
    "Forecast the demand of the stores with gradient boosting and a",
    "small network.",
    "EDUCATION",
    "MSc Computer Science, a university of the north of the country",
    "where the thesis was about how to rank the documents that many",
    "people read.",
];

fn lines(x: u32, y: u32, leading: u32, texts: &[&str]) -> String {
    (0..).zip(texts).map(|(at, text)| line(x, y - leading * at, 10, text)).collect()
}

/// The words of a page in the order in which they are read, without what makes them blocks.
fn words(content: &str) -> String {
    let document = read(&Pdf::new().page(content).bytes(), "").unwrap();
    let texts: Vec<&str> = document.pages[0].blocks.iter().map(|block| block.text.as_str()).collect();
    texts.join(" ")
}

fn sketched(content: &str) -> String {
    sketch(&read(&Pdf::new().page(content).bytes(), "").unwrap())
}

#[test]
fn a_sidebar_of_short_lines_is_read_by_itself() {
    let (side, main) = (SIDE.join(" "), MAIN.join(" "));
    let left = |leading| lines(40, 700, leading, &SIDE);
    let right = |leading| lines(450, 700, leading, &SIDE);
    for leading in [14, 17, 23] {
        let before = left(leading) + &lines(180, 700, 14, &MAIN);
        assert_eq!(words(&before), format!("{side} {main}"), "on the left, {leading}");
        let after = lines(180, 700, 14, &MAIN) + &left(leading);
        assert_eq!(words(&after), format!("{side} {main}"), "on the left, written later, {leading}");
        let beside = lines(40, 700, 14, &MAIN) + &right(leading);
        assert_eq!(words(&beside), format!("{main} {side}"), "on the right, {leading}");
    }
    let named = line(40, 740, 20, "Ada Lovelace, who is an engineer of machine learning")
        + &left(14)
        + &lines(180, 700, 14, &MAIN);
    assert!(words(&named).ends_with(&format!("{side} {main}")), "{}", words(&named));
}

#[test]
fn a_sidebar_that_was_written_line_by_line_with_the_text_is_none_of_its_cells() {
    let mut all: Vec<(u32, String)> = Vec::new();
    for (at, text) in (0..).zip(MAIN) {
        all.push((700 - 14 * at, line(180, 700 - 14 * at, 10, text)));
    }
    for (at, text) in (0..).zip(SIDE) {
        all.push((696 - 15 * at, line(40, 696 - 15 * at, 10, text)));
    }
    all.sort_by_key(|(y, _)| std::cmp::Reverse(*y));
    let content: String = all.into_iter().map(|(_, line)| line).collect();
    assert_eq!(words(&content), format!("{} {}", SIDE.join(" "), MAIN.join(" ")));
}

#[test]
fn boxes_that_were_written_by_turns_are_read_side_by_side() {
    let (one, two) =
        (["CONTACT", "Berlin", "ada@x.org", "+49 30 1234"], ["SKILLS", "Python", "SQL", "PyTorch", "Spark"]);
    let (top, bottom) = MAIN.split_at(8);
    let content = [
        lines(40, 700, 15, &one),
        lines(180, 700, 14, top),
        lines(40, 580, 15, &two),
        lines(180, 570, 14, bottom),
    ];
    let expected = [one.as_slice(), &two, top, bottom].concat().join(" ");
    assert_eq!(words(&content.concat()), expected);
}

#[test]
fn years_and_what_was_done_in_them_stay_together() {
    let jobs = [
        ("2019–2021", "ML Engineer, Acme"),
        ("2017–2019", "Data Scientist, Initech"),
        ("2016–2017", "Analyst, Globex"),
        ("2015–2016", "Intern, Hooli"),
        ("2014–2015", "Tutor, University"),
        ("2013–2014", "Assistant, Library"),
    ];
    let rows = || (0..).zip(jobs).map(|(at, (year, job))| (700 - 20 * at, year.replace('–', "-"), job));
    let expected: Vec<String> =
        jobs.iter().map(|(year, job)| format!("| {} | {job}", year.replace('–', "-"))).collect();
    let by_rows: String =
        rows().map(|(y, year, job)| line(72, y, 10, &year) + &line(160, y, 10, job)).collect();
    assert_eq!(sketched(&by_rows), expected.join("\n"));
    let years: String = rows().map(|(y, year, _)| line(72, y, 10, &year)).collect();
    let all: String = rows().map(|(y, _, job)| line(160, y, 10, job)).collect();
    assert_eq!(sketched(&(years + &all)), expected.join("\n"), "written one column after the other");

    let wrapped: String = rows()
        .map(|(y, year, job)| {
            let y = 700 - (700 - y) * 2;
            line(72, y, 10, &year)
                + &line(160, y, 10, job)
                + &line(160, y - 13, 10, "where much was built and sold")
        })
        .collect();
    let expected: Vec<String> =
        expected.iter().map(|row| format!("{row} where much was built and sold")).collect();
    assert_eq!(sketched(&wrapped), expected.join("\n"));
}

#[test]
fn labels_stay_beside_what_they_name() {
    let labels = ["Languages", "Libraries", "Clouds", "Databases", "Tools", "Methods"];
    let content: String = (0..)
        .zip(labels)
        .map(|(at, label)| {
            let y = 700 - 40 * at;
            let rest =
                ["one of them, another, and one more of the", "same kind that did not fit on the line"];
            line(72, y, 10, label) + &lines(180, y, 13, &rest)
        })
        .collect();
    let text = sketched(&content);
    for label in labels {
        assert!(text.contains(&format!("{label} | one of them")), "{text}");
    }
}

#[test]
fn dates_at_the_margin_of_a_column_are_no_part_of_the_next() {
    let dates = line(330, 686, 10, "2021 - 2022") + &line(370, 588, 10, "2021");
    let main = [
        "EXPERIENCE",
        "Data Analyst",
        "Orbitel",
        "Dashboards",
        "PROJECTS",
        "Reviews",
        "EDUCATION",
        "B.Tech",
        "Periyar",
    ];
    let content = lines(40, 700, 14, &main) + &dates + &lines(450, 700, 14, &SIDE);
    let words = words(&content);
    assert!(words.ends_with(&SIDE.join(" ")), "{words}");
    assert!(words.contains("Data Analyst") && words.contains("2021 - 2022"), "{words}");
}
