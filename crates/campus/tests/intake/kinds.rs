//! What each kind of file says about somebody.

use campus::{
    import::Kind as File,
    intake::{Counts, Likely},
    model::{ConsentField, GiftKind, HoldKind, InterestKind, NoteKind, Seniority, Standing},
    store::life,
};
use store::testing::Kind;

use crate::stage::{PEOPLE, Stage};

#[tokio::test]
async fn alumni_have_lives() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let text = "First,Middle,Last,Maiden Name,Preferred Name,Email,Class Year,Degree,Major,College,Company,Title,Industry,City,State,Country,DNC,Skills,Notes\n\
                Ada,King,Byron,Noel,Countess,Ada@X.example,1999,MA,Logic,School of Arts,Engines Ltd,Chief engineer,Computing,Boston,MA,USA,yes,Chess; chess; Verse,Likes horses.\n";
    stage.import(File::Alumni, text).await;
    let life = stage.added().await.remove(0);
    let person = &life.person;
    assert_eq!(person.name(), "Ada King Byron");
    assert_eq!(person.former_last_name.as_deref(), Some("Noel"));
    assert_eq!(
        (person.email.as_str(), person.headline.as_str()),
        ("ada@x.example", "Chief engineer at Engines Ltd")
    );
    assert_eq!(life.household.members, [person.id]);
    assert_eq!(life.household.name, "The Byron household");
    let degree = &life.education[0];
    assert_eq!(
        (degree.school.as_str(), degree.field.as_str(), degree.end_year),
        ("School of Arts", "Logic", 1999)
    );
    let job = &life.positions[0];
    assert_eq!((job.seniority, job.industry.as_str(), job.end), (Seniority::Executive, "Computing", None));
    assert_eq!(life.skills.len(), 2);
    let refused: Vec<ConsentField> =
        life.consents.iter().filter(|one| !one.granted).map(|one| one.field).collect();
    assert_eq!(refused.len(), 3);
    let notes: Vec<&str> = life.notes.iter().map(|note| note.text.as_str()).collect();
    assert_eq!(notes, ["Goes by Countess.", "Likes horses."]);
    assert!(life.notes.iter().all(|note| note.kind == NoteKind::Imported));
}

#[tokio::test]
async fn only_a_town_that_is_listed_is_a_place_on_the_globe() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let rows = [
        ("Brattleboro,VT,USA", false),
        ("Boston,MA,USA", true),
        (",Vermont,USA", false),
        ("Paris,TX,US", false),
        ("Smallville,,United States", false),
    ];
    let lines = (1..).zip(rows).map(|(number, (place, _))| format!("E{number},Ada Byron{number},{place}\n"));
    stage
        .import(File::Alumni, &("ID,Name,City,State,Country\n".to_owned() + &lines.collect::<String>()))
        .await;
    let added = stage.added().await;
    let points: Vec<bool> = added.iter().map(|life| life.person.place.point().is_some()).collect();
    assert_eq!(points, rows.map(|(_, has_point)| has_point));
}

#[tokio::test]
async fn a_new_employer_ends_the_last_position() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    stage.import(File::Alumni, "ID,Name,Company,Title\nE1,Ada Byron,Engines Ltd,Engineer\n").await;
    let (_, counts) =
        stage.import(File::Alumni, "ID,Name,Company,Title\nE1,Ada Byron,Looms Ltd,Engineer\n").await;
    assert_eq!(counts.changed, 1);
    let life = stage.added().await.remove(0);
    assert_eq!(life.positions.len(), 2);
    assert_eq!(life.positions.iter().filter(|one| one.end.is_none()).count(), 1);
    assert_eq!(life.person.headline, "Engineer at Looms Ltd");
}

#[tokio::test]
async fn gifts_find_their_givers() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let known = stage.life(PEOPLE).await;
    let text = format!(
        "Gift ID,Donor ID,Email,Name,Amount,Date,Method,Fund,Currency\n\
         G1,,{},,\"$1,250.50\",2020-02-03,Visa card,Library and Archives Fund,USD\n\
         G2,D9,,New Giver,20,2020-02-03,cheque,,\n\
         G3,D9,,,30,2020-02-03,wire,Brand New Fund,\n\
         G4,D10,,,30,2020-02-03,,,\n\
         G5,D9,,,30,2027-02-03,,,\n\
         G6,D9,,,30,2020-02-03,,,EUR\n\
         G7,D9,,,0,2020-02-03,,,\n\
         G1,D9,,,1,2020-02-03,,,\n",
        known.person.email
    );
    let (id, counts) = stage.import(File::Gifts, &text).await;
    assert_eq!((counts.new, counts.rejected), (3, 5), "{counts:?}");
    let gifts = stage.life(PEOPLE).await.gifts;
    let gift = gifts.iter().find(|gift| gift.id > 2_000_000_000).unwrap();
    assert_eq!((gift.cents, gift.kind), (125_050, GiftKind::Card));
    assert_eq!(gifts.len(), known.gifts.len() + 1);
    let giver = stage.added().await.remove(0);
    assert_eq!((giver.person.name(), giver.gifts.len()), ("New Giver".to_owned(), 2));
    let world = life::world(stage.store.reader(), stage.edition().await).await.unwrap();
    let fund = world.funds.iter().find(|fund| fund.id == giver.gifts[0].fund).unwrap();
    assert_eq!(fund.name, "Northfield Annual Fund");
    assert!(world.funds.iter().any(|fund| fund.name == "Brand New Fund"));
    let mut pages = stage.imports.errors(&id).await.unwrap();
    let errors = String::from_utf8(pages.next().await.unwrap().unwrap()).unwrap();
    for told in [
        "Nobody has the donor ID “d10”",
        "is still to come",
        "kept in US dollars",
        "more than nothing",
        "is that of a gift from",
    ] {
        assert!(errors.contains(told), "{told}: {errors}");
    }
}

#[tokio::test]
async fn gifts_alike_are_counted_and_not_merged() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let rows = |count: usize| {
        format!("Donor Name,Donor ID,Amount,Date\n{}", "New Giver,D1,5,2020-01-01\n".repeat(count))
    };
    assert_eq!(stage.import(File::Gifts, &rows(2)).await.1.new, 2);
    let (_, counts) = stage.import(File::Gifts, &rows(3)).await;
    assert_eq!(counts, Counts { rows: 3, new: 1, unchanged: 2, ..Counts::default() });
    assert_eq!(stage.added().await[0].gifts.len(), 3);
}

#[tokio::test]
async fn somebody_with_a_name_alone_is_added_once_and_gives_twice() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let gifts =
        "Donor Name,Amount,Date\nNew Giver,5,2020-01-01\nNew Giver,6,2020-01-02\nNew Giver,5,2020-01-01\n";
    let people = "Name,City\nMary Shelley,Bath\nMary Shelley,Bath\n";
    assert_eq!(stage.import(File::Gifts, gifts).await.1, Counts { rows: 3, new: 3, ..Counts::default() });
    let (_, counts) = stage.import(File::Alumni, people).await;
    assert_eq!(counts, Counts { rows: 2, new: 1, repeated: 1, ..Counts::default() });
    let once = stage.hash().await;
    assert_eq!(stage.added().await.len(), 2);
    for likely in [Likely::Skip, Likely::Update, Likely::Add] {
        let counts = stage.import_likely(File::Gifts, gifts, likely).await;
        assert_eq!(counts, Counts { rows: 3, unchanged: 3, ..Counts::default() }, "{likely:?}");
        let counts = stage.import_likely(File::Alumni, people, likely).await;
        assert_eq!(counts, Counts { rows: 2, unchanged: 2, ..Counts::default() }, "{likely:?}");
    }
    assert_eq!(stage.hash().await, once);
}

#[tokio::test]
async fn students_study() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let world = life::world(stage.store.reader(), stage.edition().await).await.unwrap();
    let program = &world.departments[1].programs[0];
    let text = format!(
        "Student ID,First,Last,Major,Level,GPA,Credits,Holds,Date of Birth,Goals,Class Of\n\
         S1,Lin,Wu,{program},Junior,1.87,61,Bursar balance; Advising,2005-04-03,Medicine,2028\n"
    );
    stage.import(File::Students, &text).await;
    let life = stage.added().await.remove(0);
    let student = life.student.unwrap();
    assert!(life.person.is_student);
    assert_eq!((life.person.class_year, life.person.birth_year), (Some(2028), 2005));
    assert_eq!(student.department, world.departments[1].id);
    assert_eq!((student.gpa_hundredths, student.standing, student.credits), (187, Standing::Probation, 61));
    assert!(world.terms.iter().any(|term| term.id == student.entry_term));
    let kinds: Vec<HoldKind> = life.holds.iter().map(|hold| hold.kind).collect();
    assert_eq!(kinds, [HoldKind::Bursar, HoldKind::Academic]);
    assert_eq!(life.interests[0].kind, InterestKind::Goal);
}

#[tokio::test]
async fn candidates_look_for_work() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let text = "Name,Email,Current Title,Company,Years Experience,Languages,CV,Remote,City\n\
                Mo Ali,mo@x.example,Senior nurse,General Hospital,9,Arabic,I care.,yes,Chicago\n";
    stage.import(File::Candidates, text).await;
    let life = stage.added().await.remove(0);
    let candidate = life.candidate.unwrap();
    assert_eq!((candidate.resume.as_str(), candidate.remote), ("I care.", true));
    assert_eq!(candidate.desired_titles, ["Senior nurse"]);
    assert_eq!((life.positions[0].start.year, life.positions[0].seniority), (2017, Seniority::Senior));
    assert_eq!(life.interests[0].kind, InterestKind::Language);
}

#[tokio::test]
async fn roles_have_employers() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let edition = stage.edition().await;
    let before = life::world(stage.store.reader(), edition).await.unwrap();
    let known = &before.employers[0];
    let text = format!(
        "Job ID,Title,Company,Skills,Salary Min,Salary Max,City,Remote,Description\n\
         J1,Head of Data,{},SQL; R,100000,120000,Chicago,yes,Lead us.\n\
         J2,Cook,New Works,,,,,,\nJ3,Waiter,new works,,90,50,,,\n,Cook,New Works,Knives,,,,,\n",
        known.name
    );
    let (_, counts) = stage.import(File::Roles, &text).await;
    assert_eq!((counts.new, counts.repeated, counts.rejected), (2, 1, 1), "{counts:?}");
    let world = life::world(stage.store.reader(), edition).await.unwrap();
    let cook = world.roles.iter().find(|role| role.title == "Cook" && !role.synthetic).unwrap();
    assert_eq!(cook.must, ["Knives"]);
    assert_eq!(world.employers.len(), before.employers.len() + 1);
    let role = world.roles.iter().find(|role| role.title == "Head of Data").unwrap();
    assert_eq!((role.employer, role.salary_to, role.remote), (known.id, 120_000, true));
    assert_eq!((role.must.len(), role.text.as_str(), role.synthetic), (2, "Lead us.", false));
}

#[tokio::test]
async fn what_cannot_be_put_in_its_place_is_a_note() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let text = "Student ID,Name,Level,Adviser\nS1,Lin Wu,2024 cohort,Nobody Known\n";
    stage.import(File::Students, text).await;
    let life = stage.added().await.remove(0);
    assert_eq!(life.student.unwrap().level, campus::model::Level::FirstYear);
    let notes: Vec<&str> = life.notes.iter().map(|note| note.text.as_str()).collect();
    assert_eq!(notes, ["Level: 2024 cohort.", "Adviser: Nobody Known."]);
}

#[tokio::test]
async fn capitals_can_be_corrected() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    for (name, kept) in [
        ("RONALD MCDONALD", "RONALD MCDONALD"),
        ("Ronald McDonald", "Ronald McDonald"),
        ("RONALD MCDONALD", "Ronald McDonald"),
        ("ronald mcdonald", "Ronald McDonald"),
    ] {
        stage.import(File::Alumni, &format!("ID,Name\nM1,{name}\n")).await;
        assert_eq!(stage.added().await[0].person.name(), kept);
    }
}
