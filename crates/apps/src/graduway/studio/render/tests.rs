use base64::{Engine, engine::general_purpose::STANDARD};

use super::*;

fn letter(subject: &str, paragraph: &str) -> Letter {
    Letter { subject: subject.to_owned(), paragraphs: vec![paragraph.to_owned()] }
}

fn head(to: Option<(&str, &str)>) -> MailHead {
    MailHead {
        from: ("Ina Ott".to_owned(), "ina@quadrangle.example".to_owned()),
        to: to.map(|(name, address)| (name.to_owned(), address.to_owned())),
        date: store::Time::from_millis(1_794_735_000_000),
        id: "01ABC".to_owned(),
    }
}

#[test]
fn a_page_has_nothing_in_it_but_text() {
    let page = html(&letter("<script>alert(1)</script>", "\"><img src=x onerror='x()'> & {{first_name}}"));
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
    assert!(page.contains("&quot;&gt;&lt;img src=x onerror=&#39;x()&#39;&gt; &amp; {{first_name}}"));
    for forbidden in ["<script", "<img", "href", "src=\"", "onerror='", "<style", "url("] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
}

#[test]
fn a_mail_has_one_of_each_header_whatever_the_texts_say() {
    let evil = letter("Hi\r\nBcc: all@x.example", "Text\r\n.\r\nQUIT");
    let mail = mail(&evil, &head(Some(("Eve\r\nX-Evil: 1", "eve@x.example>\r\nX-Worse: 1"))));
    let head: Vec<&str> = mail.split("\r\n\r\n").next().unwrap().split("\r\n").collect();
    let names: Vec<&str> = head
        .iter()
        .filter(|line| !line.starts_with(' '))
        .map(|line| line.split_once(':').unwrap().0)
        .collect();
    assert_eq!(names, ["Date", "From", "To", "Subject", "X-Unsent", "MIME-Version", "Content-Type"]);
    assert!(mail.lines().all(|line| line.len() <= 120), "{mail}");
    assert!(mail.starts_with("Date: Sun, 15 Nov 2026 09:30:00 +0000\r\n"), "{mail}");
}

#[test]
fn a_mail_says_the_same_twice() {
    let mail = mail(
        &letter("Grüße für alle, die das hier lesen, und noch ein paar mehr", "Zoë, willkommen."),
        &head(None),
    );
    assert!(mail.contains("To: undisclosed-recipients:;\r\n"));
    let bodies: Vec<String> = mail
        .split("Content-Transfer-Encoding: base64\r\n\r\n")
        .skip(1)
        .map(|rest| rest.split("\r\n--").next().unwrap().replace("\r\n", ""))
        .map(|coded| String::from_utf8(STANDARD.decode(coded).unwrap()).unwrap())
        .collect();
    assert_eq!(bodies[0], "Zoë, willkommen.\r\n");
    assert!(bodies[1].contains("<p style=") && bodies[1].contains("Zoë, willkommen."));
    let subject: String = mail
        .split("\r\n")
        .skip_while(|line| !line.starts_with("Subject: "))
        .take_while(|line| line.starts_with("Subject: ") || line.starts_with(' '))
        .flat_map(|line| line.split("=?UTF-8?B?").skip(1).map(|word| word.trim_end_matches("?=").to_owned()))
        .map(|word| String::from_utf8(STANDARD.decode(word).unwrap()).unwrap())
        .collect();
    assert_eq!(subject, "Grüße für alle, die das hier lesen, und noch ein paar mehr");
}

#[test]
fn a_text_is_on_lines_of_its_own_without_what_nobody_sees() {
    let seen = visible("a\u{202e}b\tc\r\nd\u{0}e");
    assert_eq!(seen, "ab c  de");
    assert_eq!(letter("S", "One.").text(), "S\n\nOne.\n");
}
