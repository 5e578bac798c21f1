use std::collections::BTreeSet;

use rstest::rstest;

use super::*;
use crate::keep::{Shown, Sort};

/// Five thousand traits beside the forty.
async fn crowded(kind: Kind) -> Instance {
    let instance = Instance::seeded(kind).await;
    let workers = instance.work();
    let mut file = "name,definition,nace,cues,departments\n".to_owned();
    for number in 0..5000 {
        let department = if number % 10 == 0 { "teaching = 2" } else { "" };
        let row = format!(
            "Skill {number:04},\"Does the thing with the number {number}, and does it well.\",Level {},cue {number}|shared,{department}\n",
            number % 7
        );
        file.push_str(&row);
    }
    let (_, job) = instance.import(&file).await;
    assert_eq!(job.state, State::Done, "{job:?}");
    drop(workers);
    instance
}

#[rstest]
#[tokio::test]
async fn five_thousand_traits_are_paged_searched_and_filtered(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let instance = crowded(kind).await;
    for sort in [Sort::Name, Sort::Updated, Sort::Usage] {
        let mut seen = BTreeSet::new();
        let mut wanted = Wanted { limit: 200, sort, ..Wanted::default() };
        loop {
            let page = instance.traits.list(&wanted).await.unwrap();
            assert_eq!(page.total, 5040);
            seen.extend(page.traits.into_iter().map(|one| one.id));
            match page.next {
                Some(next) => wanted.after = Some(next),
                None => break,
            }
        }
        assert_eq!(seen.len(), 5040, "each once, {sort:?}");
    }
    let total =
        async |wanted: Wanted| instance.traits.list(&Wanted { limit: 1, ..wanted }).await.unwrap().total;
    let text = |text: &str| Wanted { text: Some(text.to_owned()), ..Wanted::default() };
    assert_eq!(total(text("SKÌLL 0042")).await, 1);
    assert_eq!(total(text("cue 4999")).await, 1);
    assert_eq!(total(text("shared well")).await, 5000);
    assert_eq!(total(text("100%")).await, 0);
    assert_eq!(total(text("_")).await, 0);
    let framework = Wanted { framework: Some("nace:Level 3".to_owned()), ..Wanted::default() };
    assert_eq!(total(framework).await, 714);
    assert_eq!(total(Wanted { framework: Some("nace:Level".to_owned()), ..Wanted::default() }).await, 0);
    let teaching = Wanted { department: Some("teaching".to_owned()), ..text("shared well") };
    assert_eq!(total(teaching).await, 500);
    assert_eq!(total(Wanted { shown: Shown::Archived, ..Wanted::default() }).await, 0);
    let gone = Wanted { after: Some("nothing".to_owned()), limit: 1, ..Wanted::default() };
    assert!(matches!(instance.traits.list(&gone).await, Err(TraitError::Invalid(_))));
    let alike = instance.traits.alike().await.unwrap();
    assert_eq!(alike.pairs.len(), 200, "no more than can be looked at");
}
