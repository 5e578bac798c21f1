//! Thousands of wishes, in words and in chips: who is found is who has what was wished for, and nobody else.

use campus::{model::Life, people::PersonKind};
use serde_json::{Value, json};
use store::testing::Kind;

use super::{
    bench::{Bench, compile, ids, search, sent_back},
    wishes::{Wish, is, is_listed, turned, wishes},
};

const QUERIES: usize = 2000;

/// The same throws each time (`splitmix64`).
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % count as u64).unwrap()
    }

    /// One to four wishes in an order of chance, and whom they are of.
    fn wishes(&mut self, count: usize) -> (Vec<usize>, PersonKind) {
        let places = (0..=self.below(4)).map(|_| self.below(count)).collect();
        let kind = match self.below(10) {
            0 => PersonKind::Student,
            1 => PersonKind::Staff,
            _ => PersonKind::Alum,
        };
        (places, kind)
    }
}

/// Two wishes of one slot are an "or", which is another question than this one.
fn apart<'a>(all: &'a [Wish], places: &[usize]) -> Vec<&'a Wish> {
    let mut wishes: Vec<&Wish> = Vec::new();
    for place in places {
        let wish = &all[*place];
        if !wishes.iter().any(|other| is_same(wish, other)) {
            wishes.push(wish);
        }
    }
    wishes
}

fn is_same(one: &Wish, other: &Wish) -> bool {
    let both = |slots: &[&str]| slots.contains(&one.slot) && slots.contains(&other.slot);
    let is_denied = both(&["neither", "gave", "gave_in", "given", "last_gift", "volunteered"]);
    one.slot == other.slot
        || (is_denied && [one.slot, other.slot].contains(&"neither"))
        || both(&["gave", "gave_in", "given", "last_gift"])
        || both(&["group", "organiser"])
}

fn expected(lives: &[Life], wishes: &[&Wish], kind: PersonKind) -> Vec<u32> {
    let fits = |life: &&Life| is_listed(life) && is(life, kind) && wishes.iter().all(|wish| wish.takes(life));
    let mut ids: Vec<u32> = lives.iter().filter(fits).map(|life| life.person.id.0).collect();
    ids.sort_unstable();
    ids
}

fn noun(kind: PersonKind) -> &'static str {
    match kind {
        PersonKind::Student => "students",
        PersonKind::Alum => "alumni",
        PersonKind::Staff => "staff",
    }
}

#[tokio::test]
async fn whoever_is_found_has_what_was_wished_for() {
    let bench = Bench::new(Kind::Sqlite).await;
    let viewer = bench.suite.viewer().await;
    let (lives, all, turned) = (bench.lives(), wishes(&bench), turned(&bench));
    let mut dice = Dice(7);
    let (mut wrong, mut people) = (Vec::new(), 0);
    for number in 0..QUERIES {
        let (places, kind) = dice.wishes(all.len());
        let mut wishes = apart(&all, &places);
        if number % 10 == 0 {
            let one = &turned[number / 10 % turned.len()];
            wishes.retain(|other| !is_same(one, other));
            wishes.push(one);
        }
        let expected = expected(&lives, &wishes, kind);
        let said: Vec<&str> = wishes.iter().map(|wish| wish.said.as_str()).collect();
        let text = format!("{} {}", noun(kind), said.join(", "));
        // In words, and then as chips: half of them each.
        let is_in_words = wishes.iter().any(|wish| wish.chip.is_empty());
        let chips: Value = if number % 2 == 0 || is_in_words {
            let compiled = compile(&viewer, &text).await;
            if compiled["unknown"] != json!([]) || compiled["total"] != expected.len() {
                wrong.push(format!(
                    "{text}\n  {} of {} {}",
                    compiled["total"],
                    expected.len(),
                    compiled["reading"]
                ));
            }
            sent_back(&compiled["chips"])
        } else {
            let mut chips = vec![json!({ "slot": "kind", "text": noun(kind) })];
            chips.extend(
                wishes
                    .iter()
                    .map(|wish| json!({ "slot": wish.slot, "text": wish.chip, "excluded": wish.is_not })),
            );
            Value::Array(chips)
        };
        let (total, found) = search(&viewer, &chips).await;
        people += found.len();
        if ids(&found) != expected || total != expected.len() as u64 {
            let outside: Vec<u32> = ids(&found).into_iter().filter(|id| !expected.contains(id)).collect();
            wrong.push(format!(
                "{text}\n  {chips}\n  outside: {outside:?}, found {total} of {}",
                expected.len()
            ));
        }
    }
    assert!(wrong.is_empty(), "{} of {QUERIES}:\n{}", wrong.len(), wrong[..wrong.len().min(12)].join("\n"));
    assert!(people > QUERIES * 5, "only {people} were found: this proves little");
}
