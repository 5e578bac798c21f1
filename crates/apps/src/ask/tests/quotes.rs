//! Every sentence of the library that the suite brings along can be quoted.

use chat::{
    Fact, Part, Quote,
    guard::{Ground, Verdict, Vocabulary, check},
    phrase::{Cited, Voice, quoted},
};

#[test]
fn nothing_that_a_page_says_is_cut_from_a_quote() {
    let (mut asked, mut wrong) = (0, Vec::new());
    for page in campus::LIBRARY {
        // As it is read: marks are no words.
        let text = page.text.replace("**", "");
        let paragraphs = text.split("\n\n").filter(|text| !text.trim_start().starts_with(['#', '|']));
        for text in paragraphs.flat_map(|text| text.split_inclusive(". ")).map(str::trim) {
            let facts = [Fact::Quote(Quote { text: text.to_owned(), source: 1 })];
            let ground = Ground::new(&facts, &Vocabulary::new().with(["The library", "Page"]));
            let cited = Cited { title: "library", page: None, heading: "", text, source: 1 };
            for part in quoted(&mut Voice::new("quotes"), text, None, &[cited]) {
                let Part::Text(said) = part else { continue };
                for sentence in said.sentences {
                    asked += 1;
                    if let Verdict::Cut(reason) = check(&sentence, &ground) {
                        wrong.push((page.file, sentence.plain(), reason));
                    }
                }
            }
        }
    }
    assert!(asked > 500 && wrong.is_empty(), "{} of {asked}: {wrong:#?}", wrong.len());
}
