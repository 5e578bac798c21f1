use super::*;

fn splits(text: &str) -> Vec<Split> {
    let mut splitter = Splitter::new();
    let mut splits = splitter.push(text);
    splits.extend(splitter.finish());
    splits
}

/// Each sentence with what stands before it: `¶` for a paragraph, `•` for a point, and its strong words in `<>`.
fn shown(text: &str) -> Vec<String> {
    let one = |split: Split| {
        let mark = match (split.starts, split.style) {
            (true, Style::Item) => "•",
            (true, _) => "¶",
            (false, _) => "",
        };
        let run =
            |run: &crate::part::Run| if run.strong { format!("<{}>", run.text) } else { run.text.clone() };
        format!("{mark}{}", split.sentence.runs.iter().map(run).collect::<String>())
    };
    splits(text).into_iter().map(one).collect()
}

#[test]
fn sentences_end_where_they_end() {
    for (text, sentences) in [
        ("One. Two! Three?", &["¶One.", "Two!", "Three?"][..]),
        ("Ask Dr. Chen. She knows.", &["¶Ask Dr. Chen.", "She knows."]),
        ("It is 3.5 now. Good.", &["¶It is 3.5 now.", "Good."]),
        ("Fruit, e.g. apples, helps.", &["¶Fruit, e.g. apples, helps."]),
        ("The U.S. Department pays.", &["¶The U.S. Department pays."]),
        ("She lives in the U.S. The rest is open.", &["¶She lives in the U.S.", "The rest is open."]),
        ("See No. 4 there.", &["¶See No. 4 there."]),
        ("No. That is wrong.", &["¶No.", "That is wrong."]),
        ("Come at 9 a.m. The door is open.", &["¶Come at 9 a.m.", "The door is open."]),
        ("M. Chen called.", &["¶M. Chen called."]),
        ("He said \"Go.\" Then he left.", &["¶He said \"Go.\"", "Then he left."]),
        ("(It works.) Yes.", &["¶(It works.)", "Yes."]),
        ("Wait... what?", &["¶Wait... what?"]),
        ("Really?! Yes.", &["¶Really?!", "Yes."]),
        (
            "It rests on this. [1] And on that.[2] End.",
            &["¶It rests on this. [1]", "And on that.[2]", "End."],
        ),
        ("no stop at the end", &["¶no stop at the end"]),
        ("", &[]),
        ("  \n \n", &[]),
    ] {
        assert_eq!(shown(text), sentences, "{text}");
    }
}

#[test]
fn paragraphs_points_and_weight_are_understood() {
    for (text, sentences) in [
        ("One.\n\nTwo.", &["¶One.", "¶Two."][..]),
        ("- one\n- two\n\nEnd.", &["•one", "•two", "¶End."]),
        ("1. one. Two.\n2) three", &["•one.", "Two.", "•three"]),
        ("• one\n• two", &["•one", "•two"]),
        ("* one\n* two", &["•one", "•two"]),
        ("**Maya** helps.", &["¶<Maya> helps."]),
        ("__Maya__ *really* helps.", &["¶<Maya> really helps."]),
        ("**One. Two.** Three.", &["¶<One.>", "<Two.>", "Three."]),
        ("### Mentors\nHere they are.", &["¶<Mentors>", "¶Here they are."]),
        ("a line that\ngoes on. Yes.", &["¶a line that goes on.", "Yes."]),
        ("Intro:\n- one", &["¶Intro:", "•one"]),
        ("> quoted words.", &["¶quoted words."]),
        ("One.\n---\nTwo.", &["¶One.", "¶Two."]),
        ("5 * 3 is 15", &["¶5 * 3 is 15"]),
        ("See [this](x).", &["¶See [this](x)."]),
    ] {
        assert_eq!(shown(text), sentences, "{text}");
    }
}

#[test]
fn a_sentence_is_given_as_soon_as_it_is_whole() {
    let mut splitter = Splitter::new();
    assert_eq!(splitter.push("Hello the").len(), 0);
    assert_eq!(splitter.push("re. ").len(), 0);
    let given = splitter.push("And");
    assert_eq!(given.len(), 1);
    assert_eq!(given[0].sentence.plain(), "Hello there.");
}

#[test]
fn a_broken_stream_gives_no_half_sentence() {
    let mut splitter = Splitter::new();
    assert_eq!(splitter.push("One is whole. Two is no").len(), 1);
    assert_eq!(splitter.break_off(), []);
    splitter.push("This is whole.");
    assert_eq!(splitter.break_off().len(), 1);
}

#[test]
fn what_never_ends_is_given_in_pieces() {
    let mut splitter = Splitter::new();
    let mut given = 0;
    for _ in 0..3000 {
        given += splitter.push("word ").len();
        assert!(splitter.held.chars().count() <= 2000);
    }
    assert!(given > 5);
}
