//! The name in short files, as their readers hand them over.

use documents::Limits;

use super::*;
use crate::resume::{read, veil};

fn file(text: &str, name: &str) -> Resume {
    let document = documents::read(text.as_bytes(), name, &Limits::default()).unwrap();
    let resume = read(&document, TODAY);
    is_sound(&resume);
    resume
}

const REST: &str = "Experience\n\nData Analyst, Northwind Foods, 2021 to present\n- Built dashboards in SQL and Python \
    that cut reporting time by 40%.\n- Trained 12 colleagues.\n\nEducation\nBSc in Statistics, Lakeside University, 2020\
    \n\nSkills\nPython, SQL, Excel, Tableau\n";

const MARKED: &str = "## Experience\n\n### Data Analyst, Northwind Foods, 2021 to present\n\n- Built dashboards in SQL.\n\n\
    ## Education\n\nBSc in Statistics, Lakeside University, 2020\n\n## Skills\n\nPython, SQL, Excel, Tableau\n";

const TAGGED: &str = "<h2>Experience</h2><h3>Data Analyst, Northwind Foods, 2021 to present</h3><ul><li>Built dashboards \
    in SQL.</li></ul><h2>Skills</h2><ul><li>Python</li><li>Excel</li></ul></body></html>";

fn is_named(text: &str, file_name: &str, expected: &str) {
    let resume = file(text, file_name);
    assert_eq!(resume.name.as_deref(), Some(expected), "{file_name} {:?}", resume.text);
    let seen = veil(&resume, &[]).text.to_lowercase();
    let last = expected.rsplit(' ').next().unwrap_or_default().to_lowercase();
    assert!(!seen.contains(&last), "{seen}");
}

#[test]
fn the_name_at_the_top_of_plain_text_is_found() {
    for (head, expected) in [
        ("Mira Okafor\nmira.okafor@example.org", "Mira Okafor"),
        ("Mira Okafor\nm.o@example.org", "Mira Okafor"),
        ("Mira Okafor\n\nmira.okafor@example.org", "Mira Okafor"),
        ("Mira Okafor\nmira.okafor@example.org\n+1 617 555 0142", "Mira Okafor"),
        ("Mira Okafor\n+1 617 555 0142\nmira.okafor@example.org", "Mira Okafor"),
        ("Mira Okafor\nEmail: mira.okafor@example.org", "Mira Okafor"),
        ("Mira Okafor\nhttps://mira.example/cv | mira.okafor@example.org", "Mira Okafor"),
        ("Mira Okafor\nlinkedin.com/in/mira\nmira.okafor@example.org", "Mira Okafor"),
        ("mira okafor\nmira.okafor@example.org", "Mira Okafor"),
        ("Ana Lucia Ferreira\nana.ferreira@example.org", "Ana Lucia Ferreira"),
        ("Kofi van der Berg\nkofi@example.org", "Kofi van der Berg"),
        ("Emma J. Brown\nemma.brown@example.org", "Emma J. Brown"),
        ("Emma J Brown\nemma.brown@example.org\nBoston, MA", "Emma J Brown"),
        ("EMMA BROWN\nemma.brown@example.org", "Emma Brown"),
        ("EMMA BROWN, MBA\nemma.brown@example.org", "Emma Brown"),
        ("EMMA BROWN\nDATA ANALYST\nemma.brown@example.org", "Emma Brown"),
        ("Emma Brown, Data Analyst\nemma.brown@example.org", "Emma Brown"),
        ("Emma Brown - Data Analyst\nemma.brown@example.org", "Emma Brown"),
        ("Emma Brown | Data Analyst\nemma.brown@example.org", "Emma Brown"),
        ("Emma Brown\nData Analyst\nemma.brown@example.org", "Emma Brown"),
        ("Emma Brown\nNurse\nemma.brown@example.org", "Emma Brown"),
        ("Emma Brown\nBoston, MA\nemma.brown@example.org", "Emma Brown"),
        ("Emma Grace Baker\nemma.baker@example.org", "Emma Grace Baker"),
        ("Emma J. Baker\nejb@example.org", "Emma J. Baker"),
        ("L I A M   B R O W N\nliam.brown@example.org", "Liam Brown"),
        ("L I A M   B R O W N\nData Analyst\nliam.brown@example.org", "Liam Brown"),
        ("Brown, Emma\nemma.brown@example.org", "Emma Brown"),
        ("Résumé of Emma Brown\nemma.brown@example.org", "Emma Brown"),
        ("Emma Brown, Python, SQL, Excel\nemma@example.org", "Emma Brown"),
        ("Julia Swift\njulia.swift@example.org", "Julia Swift"),
    ] {
        is_named(&format!("{head}\n\n{REST}"), "resume.txt", expected);
        is_named(&format!("{head}\n{REST}"), "resume.txt", expected);
    }
}

#[test]
fn the_name_at_the_top_of_markdown_is_found() {
    for (head, expected) in [
        ("# Mira Okafor\n\nmira.okafor@example.org", "Mira Okafor"),
        ("Mira Okafor\nmira.okafor@example.org", "Mira Okafor"),
        ("**Mira Okafor**  \nmira.okafor@example.org", "Mira Okafor"),
        ("# Ana Lucia Ferreira\nana.ferreira@example.org", "Ana Lucia Ferreira"),
        ("# Emma J. Brown\n[emma.brown@example.org](mailto:emma.brown@example.org)", "Emma J. Brown"),
        ("# EMMA BROWN\n\nBoston, MA · emma.brown@example.org", "Emma Brown"),
        ("# Emma Brown, Data Analyst\n\nemma.brown@example.org", "Emma Brown"),
        ("# Emma Brown – Data Analyst\n\nemma.brown@example.org", "Emma Brown"),
        ("# L I A M   B R O W N\n\nliam.brown@example.org", "Liam Brown"),
    ] {
        is_named(&format!("{head}\n\n{MARKED}"), "resume.md", expected);
    }
}

#[test]
fn the_name_at_the_top_of_a_web_page_is_found() {
    for (head, expected) in [
        ("<h1>Mira Okafor</h1><p>mira.okafor@example.org</p>", "Mira Okafor"),
        ("<p>Mira Okafor<br>mira.okafor@example.org</p>", "Mira Okafor"),
        ("<div>Mira Okafor</div><div>mira.okafor@example.org</div>", "Mira Okafor"),
        (
            "<p><b>Mira Okafor</b> <a href='mailto:m@example.org'>mira.okafor@example.org</a></p>",
            "Mira Okafor",
        ),
        ("<h1>Ana Lucia Ferreira</h1><p>ana.ferreira@example.org</p>", "Ana Lucia Ferreira"),
        ("<h1>Emma J. Brown</h1><p>emma.brown@example.org</p>", "Emma J. Brown"),
        ("<h1>EMMA BROWN</h1><h2>Data Analyst</h2><p>emma.brown@example.org</p>", "Emma Brown"),
        ("<h1>Emma Brown | Data Analyst</h1><p>emma.brown@example.org</p>", "Emma Brown"),
        ("<h1>Emma Brown <small>Data Analyst</small></h1><p>emma.brown@example.org</p>", "Emma Brown"),
        ("<h1>L I A M&nbsp; B R O W N</h1><p>liam.brown@example.org</p>", "Liam Brown"),
    ] {
        let page = format!("<!DOCTYPE html><html><body>{head}{TAGGED}");
        is_named(&page, "resume.html", expected);
    }
}

#[test]
fn a_skill_a_heading_or_an_entry_of_a_list_is_no_name() {
    for head in [
        "",
        "me@example.org\n\n",
        "Python, SQL, Excel\n\n",
        "Python, Excel\n\n",
        "Python\n\n",
        "Skills\nPython, SQL\n\n",
        "Skills\nTeamwork\nPython\n\n",
        "Key Skills\n\nTeam Player\n\nData Analysis\n\n",
        "- Mira Okafor\n- Ana Lucia\n\n",
        "Languages\nFrench\n\n",
    ] {
        let resume = file(&format!("{head}{REST}"), "resume.txt");
        assert_eq!(resume.name, None, "{head:?} {:?}", resume.text);
    }
    let resume = file(&format!("Skills\n\nPython\n\nExcel\n\n{MARKED}"), "resume.md");
    assert_eq!(resume.name, None);
    let page =
        format!("<!DOCTYPE html><html><body><h2>Skills</h2><h2>Python</h2><h2>Data Analysis</h2>{TAGGED}");
    assert_eq!(file(&page, "resume.html").name, None);
}

#[test]
fn a_list_that_a_file_calls_a_heading_is_read() {
    for (list, expected) in [
        ("Python, SQL, Excel, Tableau", ["Microsoft Excel", "Python", "SQL", "Tableau"].as_slice()),
        ("Juggling, Teaching, Python", &["Python"]),
    ] {
        let text = format!("Mira Okafor\nmira.okafor@example.org\n\n{}{list}\n", &REST[..REST.len() - 28]);
        let resume = file(&text, "resume.txt");
        let known = skills(&resume, EvidenceKind::Listed);
        assert!(expected.iter().all(|name| known.contains(name)), "{:?} {known:?}", resume.text);
    }
}

#[test]
fn the_largest_heading_is_the_name_wherever_it_stands() {
    let side = "## Contact\n\n617 555 0142\n\n## Skills\n\nPython\n\n# Mira Okafor\n\n";
    is_named(&format!("{side}{MARKED}"), "resume.md", "Mira Okafor");
}
