//! Our own sentences pass the guard that every sentence passes, with nothing to stand on but what tools gave and what was
//! asked for.

use super::{criteria::every_answer, page::criteria};
use crate::{
    Amount, Fact, Figure, Name, Part, Quote,
    guard::{Ground, Verdict, Vocabulary, check},
    understand::{Change, Understood},
};

fn figure(label: &str, amount: Amount) -> Fact {
    Fact::Figure(Figure { label: label.to_owned(), amount, source: 1 })
}

fn name(name: &str) -> Fact {
    Fact::Name(Name { name: name.to_owned(), person: None, source: 1 })
}

#[test]
fn no_sentence_of_ours_is_cut() {
    use Change::{More, New, Refined, Removed, Replaced};
    let asked = Understood {
        criteria: criteria("engineers in Boston who speak Spanish, class of 2012"),
        ..Understood::default()
    };
    let text =
        "Students may withdraw from a course until the end of week ten. Refunds follow the refund schedule.";
    for (change, count) in
        [(New, 1), (New, 7), (Refined, 2), (Replaced, 40), (Removed, 7), (More, 0), (More, 9)]
    {
        let mut facts = asked.facts();
        facts.extend([
            figure("alumni profiles", Amount::Count(1_284)),
            figure("alumni found", Amount::Count(count)),
            figure("shown", Amount::Count(count.min(5))),
            name("Maya Chen"),
            name("Oliver Grant"),
            name("Student Handbook"),
            name("Denver"),
            figure("page", Amount::Number(12.0)),
            figure("page", Amount::Number(9.0)),
            Fact::Quote(Quote { text: text.to_owned(), source: 1 }),
            Fact::Quote(Quote { text: "speaks Spanish, answers within two days".to_owned(), source: 1 }),
        ]);
        let ground = Ground::new(&facts, &Vocabulary::new());
        for part in (0..12).flat_map(|turn| every_answer(turn, change, count)) {
            let Part::Text(text) = part else { continue };
            for sentence in &text.sentences {
                let verdict = check(sentence, &ground);
                assert!(matches!(verdict, Verdict::Fine(_)), "{}: {verdict:?}", sentence.plain());
            }
        }
    }
}
