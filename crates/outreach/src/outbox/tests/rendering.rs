use store::Time;

use crate::{
    Draft, Editor, Recipient, Sentence,
    outbox::{Letterhead, render},
};

fn head() -> Letterhead {
    Letterhead {
        from: "Quadrangle <quad@quadrangle.example>".to_owned(),
        to: ("Sam Lee".to_owned(), "sam@example.org".to_owned()),
        reply_to: Some(("Ada".to_owned(), "ada@quadrangle.example".to_owned())),
        id: "01K9".to_owned(),
        date: Time::from_millis(1_794_735_000_000),
    }
}

fn draft(subject: &str, body: &str) -> Draft {
    let ada = Editor { uid: "u".to_owned(), name: "Ada".to_owned() };
    let to = Recipient::Person { person: 1, name: "Sam Lee".to_owned() };
    let mut draft = Draft::by_hand(to, subject, &ada);
    draft.paragraph([Sentence::by(body, &ada)]);
    draft
}

/// The lines before the first empty one, with those that go on put together.
fn headers(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    let (head, _) = text.split_once("\r\n\r\n").unwrap();
    head.replace("\r\n ", " ").split("\r\n").map(str::to_owned).collect()
}

#[test]
fn a_message_is_the_same_bytes_every_time() {
    let (one, other) = (render(&draft("Hi", "Text."), &head()), render(&draft("Hi", "Text."), &head()));
    assert_eq!(one, other);
    let rendered = one.unwrap();
    assert_eq!(rendered.hash.len(), 64);
    assert_eq!(rendered.to, "sam@example.org");
    let text = String::from_utf8(rendered.bytes).unwrap();
    for line in [
        "From: Quadrangle <quad@quadrangle.example>\r\n",
        "To: \"Sam Lee\" <sam@example.org>\r\n",
        "Reply-To: Ada <ada@quadrangle.example>\r\n",
        "Subject: Hi\r\n",
        "Message-ID: <01K9@quadrangle.example>\r\n",
        "Date: Sun, 15 Nov 2026 09:30:00 +0000\r\n",
        "\r\n\r\nText.\r\n",
    ] {
        assert!(text.contains(line), "{line:?} in {text}");
    }
}

#[test]
fn whatever_is_different_has_another_hash() {
    let hash = |draft: &Draft, head: &Letterhead| render(draft, head).unwrap().hash;
    let first = hash(&draft("Hi", "Text."), &head());
    for other in [
        hash(&draft("Hi!", "Text."), &head()),
        hash(&draft("Hi", "Text, and more."), &head()),
        hash(&draft("Hi", "Text."), &Letterhead { id: "01KA".to_owned(), ..head() }),
        hash(&draft("Hi", "Text."), &Letterhead { reply_to: None, ..head() }),
        hash(&draft("Hi", "Text."), &Letterhead { date: Time::from_millis(1_794_736_000_000), ..head() }),
        hash(
            &draft("Hi", "Text."),
            &Letterhead { to: ("Sam Lee".to_owned(), "s@example.org".to_owned()), ..head() },
        ),
    ] {
        assert_ne!(first, other);
    }
}

#[test]
fn no_name_or_subject_begins_another_header() {
    let evil = "Sam\r\nBcc: victim@example.org\r\n\r\nNew body";
    let head = Letterhead {
        to: (evil.to_owned(), "sam@example.org".to_owned()),
        reply_to: Some((evil.to_owned(), "ada@quadrangle.example".to_owned())),
        ..head()
    };
    for subject in
        [evil, "A\nBcc: b@example.org", "A\u{85}Bcc: b@example.org", "A\u{2028}B", "A\0B", &"x".repeat(5000)]
    {
        let rendered = render(&draft(subject, "Text."), &head).unwrap();
        let names: Vec<String> = headers(&rendered.bytes)
            .iter()
            .map(|line| line.split_once(':').expect("a header").0.to_lowercase())
            .collect();
        assert!(!names.contains(&"bcc".to_owned()), "{names:?}");
        let known = [
            "from",
            "to",
            "reply-to",
            "subject",
            "message-id",
            "date",
            "mime-version",
            "content-type",
            "content-transfer-encoding",
        ];
        assert!(names.iter().all(|name| known.contains(&name.as_str())), "{names:?}");
    }
}

#[test]
fn what_is_said_in_other_scripts_arrives_and_lines_with_dots_stay() {
    let rendered = render(&draft("Grüße 🎓", "Žofie & 李雷.\nText."), &head()).unwrap();
    assert!(rendered.bytes.is_ascii(), "every server takes it");
    let long = render(&draft("Hi", &"李雷".repeat(200)), &head()).unwrap();
    for bytes in [rendered.bytes, long.bytes] {
        assert!(bytes.ends_with(b"\r\n") && !bytes.ends_with(b"\r\n\r\n"), "the last line has an end");
    }
    let bad = Letterhead { to: ("Sam".to_owned(), "not an address".to_owned()), ..head() };
    assert!(render(&draft("Hi", "Text."), &bad).is_err());
    let bad = Letterhead { from: "nobody".to_owned(), ..head() };
    assert!(render(&draft("Hi", "Text."), &bad).is_err());
}

proptest::proptest! {
    #[test]
    fn any_name_and_any_text_give_one_message_to_one_reader(
        name in "\\PC{0,60}|[ -~\\r\\n]{0,60}",
        subject in "[ -~\\r\\n\\t]{0,200}|\\PC{0,80}",
        body in "[ -~\\r\\n]{0,400}",
    ) {
        let head = Letterhead { to: (name, "sam@example.org".to_owned()), ..head() };
        let rendered = render(&draft(&subject, &body), &head).unwrap();
        let to: Vec<String> =
            headers(&rendered.bytes).into_iter().filter(|line| line.to_lowercase().starts_with("to:")).collect();
        proptest::prop_assert_eq!(to.len(), 1);
        proptest::prop_assert!(to[0].trim_end().ends_with("<sam@example.org>") || to[0].trim() == "To: sam@example.org");
    }
}
