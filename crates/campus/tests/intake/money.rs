//! Gifts and degrees that are not what they seem.

use campus::{
    import::Kind as File,
    intake::Likely,
    model::{GiftKind, Life},
};
use rstest::rstest;
use store::testing::Kind;

use crate::stage::Stage;

async fn errors(stage: &Stage, id: &str) -> String {
    let mut pages = stage.imports.errors(id).await.unwrap();
    let mut errors = Vec::new();
    while let Some(page) = pages.next().await.unwrap() {
        errors.extend(page);
    }
    String::from_utf8(errors).unwrap()
}

#[rstest]
#[case("$500", "CAD", Err("kept in US dollars"))]
#[case("$500", "USD", Ok(50_000))]
#[case("$500", "", Ok(50_000))]
#[case("€500", "USD", Err("the amount is in EUR"))]
#[case("US$500", "CAD", Err("the amount is in USD"))]
#[tokio::test]
async fn a_dollar_is_the_one_of_its_column(
    #[case] amount: &str,
    #[case] currency: &str,
    #[case] wanted: Result<i64, &str>,
) {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let text = format!("Donor Name,Amount,Date,Currency\nNew Giver,{amount},2020-01-02,{currency}\n");
    let (id, counts) = stage.import(File::Gifts, &text).await;
    match wanted {
        Ok(cents) => assert_eq!(stage.added().await[0].gifts[0].cents, cents),
        Err(why) => {
            assert_eq!(counts.rejected, 1);
            let errors = errors(&stage, &id).await;
            assert!(errors.contains(why), "{errors}");
        }
    }
}

#[tokio::test]
async fn the_currency_of_a_salary_counts() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let text = "Job ID,Title,Company,Salary Min,Currency\nJ1,Cook,New Works,\"$50,000\",CAD\nJ2,Waiter,New Works,,CAD\n";
    let (_, counts) = stage.import(File::Roles, text).await;
    assert_eq!((counts.rejected, counts.new), (1, 1));
}

#[tokio::test]
async fn what_has_not_come_in_is_no_gift() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let mut text = "Donor ID,Donor Name,Amount,Date,Gift Type,Payment Method\n".to_owned();
    let refused =
        ["Pledge", "MG Pledge", "Planned Gift", "Write Off", "Refund", "Gift-in-Kind", "Pledge Write-Off"];
    for kind in refused {
        text.extend([format!("D1,New Giver,5,2020-01-02,{kind},PayPal\n")]);
    }
    for (kind, day) in [("Pledge Payment", 3), ("Matching Gift Payment", 4), ("Cash", 5)] {
        text.extend([format!("D1,New Giver,5,2020-01-0{day},{kind},\n")]);
    }
    let (id, counts) = stage.import(File::Gifts, &text).await;
    assert_eq!((counts.rejected, counts.new), (refused.len() as u64, 3), "{counts:?}");
    let kinds: Vec<GiftKind> = stage.added().await[0].gifts.iter().map(|gift| gift.kind).collect();
    assert_eq!(kinds, [GiftKind::PledgePayment, GiftKind::Matching, GiftKind::Check]);
    let errors = errors(&stage, &id).await;
    assert!(errors.contains("Gift type “MG Pledge”: is a promise"), "{errors}");
}

/// Time would tell: ten times as many gifts of one giver take ten times as long, and not a hundred times.
#[tokio::test]
async fn somebody_gives_very_often() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let mut text = "Gift ID,Donor ID,Donor Name,Amount,Date,Notes\n".to_owned();
    for number in 1..=3000 {
        text.extend([format!("G{number},D1,New Giver,{number},2020-01-02,Note {number}\n")]);
    }
    let (_, counts) = stage.import(File::Gifts, &text).await;
    assert_eq!(counts.new, 3000);
    let (_, counts) = stage.import(File::Gifts, &text).await;
    assert_eq!(counts.unchanged, 3000);
    let giver = stage.added().await.remove(0);
    assert_eq!((giver.gifts.len(), giver.notes.len()), (3000, 3000));
}

async fn studied(stage: &Stage) -> (Life, Vec<(String, String, String, i16)>) {
    let life = stage.added().await.remove(0);
    let degrees = life.education.iter();
    let degrees = degrees
        .map(|one| (one.degree.clone(), one.field.clone(), one.school.clone(), one.end_year))
        .collect();
    (life, degrees)
}

#[tokio::test]
async fn a_degree_is_not_overwritten_by_another() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let own = |degree: &str, field: &str, school: &str| {
        (degree.to_owned(), field.to_owned(), school.to_owned(), 1998)
    };
    let alumni = "ID,Name,Email,Class,Degree,Major\nE1,Ada Byron,ada@x.example,1998,BA,Biology\n";
    stage.import(File::Alumni, alumni).await;
    let text = "Name,Email,Highest Degree,Field of Study\nAda Byron,ada@x.example,MBA,Finance\n";
    stage.import(File::Candidates, text).await;
    let (life, degrees) = studied(&stage).await;
    assert_eq!(degrees, [own("BA", "Biology", "")]);
    assert_eq!(life.notes[0].text, "Studied: MBA, Finance; no year given.");
    // What is missing is filled in, and a faculty is not another institution.
    let text = "ID,Name,Degree,College\nE1,Ada Byron,BA,Northfield University\n";
    stage.import(File::Alumni, text).await;
    let text = "ID,Name,Class,College\nE1,Ada Byron,1998,School of Science\n";
    stage.import(File::Alumni, text).await;
    let (life, degrees) = studied(&stage).await;
    assert_eq!(degrees, [own("BA", "Biology", "Northfield University")]);
    assert_eq!(life.notes[1].text, "Studied, class of 1998: School of Science.");
    // A row of the same year corrects it; one of another year is another degree.
    let text = "ID,Name,Class,Degree\nE1,Ada Byron,1998,BSc\nE1,Ada Byron,2004,MBA\n";
    stage.import(File::Alumni, text).await;
    let (_, degrees) = studied(&stage).await;
    assert_eq!(degrees[0], own("BSc", "Biology", "Northfield University"));
    assert_eq!((degrees[1].0.as_str(), degrees[1].3), ("MBA", 2004));
}

#[tokio::test]
async fn the_order_that_was_chosen_counts_for_dots_as_well() {
    use campus::{
        import::DateOrder,
        intake::{ColumnChoice, UpdateImport},
    };
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let text = "Donor Name,Amount,Date\nNew Giver,5,12.05.2019\n";
    let id = stage.upload("gifts.csv", Some(File::Gifts), text).await.import.id;
    for order in [DateOrder::DayFirst, DateOrder::MonthFirst] {
        let date = ColumnChoice { column: 2, field: Some("date".to_owned()), order: Some(order), mark: None };
        let wanted = UpdateImport { columns: Some(vec![date]), ..UpdateImport::default() };
        let detail = stage.imports.change(&id, wanted).await.unwrap();
        assert_eq!(
            (detail.columns[2].order, detail.columns[2].order_reason.as_str()),
            (order, "Chosen by you.")
        );
    }
    stage.apply(&id).await;
    assert_eq!(stage.added().await[0].gifts[0].date.to_string(), "2019-12-05");
}

#[tokio::test]
async fn two_at_one_address_may_give_as_much_on_a_day() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let gift = |name: &str| format!("Donor Name,Email,Amount,Date\n{name},family@x.example,100,2020-01-02\n");
    stage.import(File::Gifts, &gift("Bob Smithers")).await;
    let counts = stage.import_likely(File::Gifts, &gift("Ann Smithers"), Likely::Add).await;
    assert_eq!((counts.new, counts.unchanged, counts.likely), (1, 0, 1), "{counts:?}");
    assert_eq!(stage.added().await.len(), 2);
}
