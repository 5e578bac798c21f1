use campus::{
    import::Kind as File,
    intake::{Counts, ImportState, Likely, Refused},
    store::changes,
};
use rstest::rstest;
use store::{jobs::State, testing::Kind};

use crate::stage::{Stage, alumni};

#[rstest]
#[tokio::test]
async fn a_file_adds_its_people_once(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let _workers = stage.workers();
    let before = changes::latest(stage.store.reader()).await.unwrap();
    let (id, counts) = stage.import(File::Alumni, &alumni(1, 700)).await;
    assert_eq!(counts, Counts { rows: 700, new: 700, ..Counts::default() });
    let added = stage.added().await;
    assert_eq!(added.len(), 700);
    let life = &added[0];
    assert!(life.person.is_alum && !life.person.synthetic);
    assert_eq!(life.person.class_year, Some(1981));
    assert_eq!(life.person.headline, "Analyst at Acme 1");
    assert_eq!(life.education[0].degree, "BSc");
    assert_eq!((life.skills.len(), life.positions.len()), (2, 1));
    assert!((life.person.place.latitude - 42.36).abs() < 0.1, "{:?}", life.person.place);
    // Everybody who was added is told to those who follow, and nobody else.
    let told = changes::since(stage.store.reader(), before, 5000).await.unwrap();
    assert_eq!(told.len(), 700);
    assert!(!stage.folder.path().join("uploads").join(&id).exists(), "the file is not needed any more");

    let once = stage.hash().await;
    let (_, again) = stage.import(File::Alumni, &alumni(1, 700)).await;
    assert_eq!(again, Counts { rows: 700, unchanged: 700, ..Counts::default() });
    assert_eq!(stage.hash().await, once);
}

#[rstest]
#[tokio::test]
async fn every_kind_of_file_adds_nothing_the_second_time(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let _workers = stage.workers();
    let files = [
        (
            File::Alumni,
            "ID,Name,Email,Other Email,Class Year,Major,Do Not Contact,Notes\nA1,Ada Byron,ada@x.example,ada@y.example,1999,Logic,yes,\"A note, with\nlines\"\n,Grace Hopper,,,2001,,,\n",
        ),
        (
            File::Gifts,
            "Donor ID,Donor Name,Amount,Date,Fund,Campaign,Method\nA1,,$5.00,2020-01-02,Library,Spring drive,check\nA1,,$5.00,2020-01-02,Library,Spring drive,check\n,New Giver,7,2019-05-05,,,\n",
        ),
        (File::Gifts, "Gift ID,Donor Email,Amount,Date,Anonymous\nG1,ada@y.example,100,2021-03-04,yes\n"),
        (
            File::Students,
            "Student ID,First,Last,Email,Major,GPA,Holds,Expected Graduation,First Gen\nS1,Lin,Wu,lin@x.example,Basket Weaving,3.5,Library fine,2028,yes\n",
        ),
        (
            File::Candidates,
            "Name,Email,Current Title,Company,Skills,Years Experience,Languages,CV,Remote\nMo Ali,mo@x.example,Senior nurse,General Hospital,Triage,9,Arabic; English,I care.,yes\n",
        ),
        (
            File::Roles,
            "Job ID,Title,Company,Skills,Salary Min,Salary Max,City,Deadline\nJ1,Head of Data,New Works,SQL,100000,120000,Chicago,2027-01-01\n,Cook,New Works,,,,,\n",
        ),
    ];
    for (file, text) in files {
        let (_, counts) = stage.import(file, text).await;
        assert_eq!(counts.rejected, 0, "{file:?}: {counts:?}");
        assert!(counts.new > 0, "{file:?}: {counts:?}");
    }
    let once = stage.hash().await;
    for (file, text) in files {
        let (_, counts) = stage.import(file, text).await;
        assert_eq!(counts.unchanged, counts.rows, "{file:?}: {counts:?}");
    }
    assert_eq!(stage.hash().await, once);
}

#[rstest]
#[tokio::test]
async fn who_is_known_is_changed_and_an_empty_cell_changes_nothing(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let _workers = stage.workers();
    let known = stage.life(PEOPLE_LAST).await.person;
    let text = format!(
        "Constituent ID,First Name,Last Name,Email,Phone,Class Year,City\nX-9,{},{},{},+1 555 0199,,\n",
        known.first_name.to_uppercase(),
        known.last_name,
        known.email.to_uppercase()
    );
    let (_, counts) = stage.import(File::Alumni, &text).await;
    assert_eq!(counts, Counts { rows: 1, changed: 1, ..Counts::default() });
    let now = stage.life(PEOPLE_LAST).await.person;
    assert_eq!(now.phone.as_deref(), Some("+1 555 0199"));
    assert_eq!(
        (&now.first_name, now.class_year, &now.place),
        (&known.first_name, known.class_year, &known.place)
    );
    // From now on the id leads to them, too; a new address takes the place of the old one, which is not forgotten.
    let text = "Constituent ID,Last Name,Email\nx-9,Other,new@x.example\n";
    let (_, counts) = stage.import(File::Alumni, text).await;
    assert_eq!(counts.changed, 1);
    let text = format!("Name,Email\n{} Further,{}\n", known.first_name, known.email);
    let (_, counts) = stage.import(File::Alumni, &text).await;
    assert_eq!((counts.changed, counts.new), (1, 0));
    assert_eq!(stage.life(PEOPLE_LAST).await.person.email, "new@x.example");
    assert!(stage.added().await.is_empty());
}

const PEOPLE_LAST: u32 = crate::stage::PEOPLE;

#[rstest]
#[case(Likely::Skip, 0, 0)]
#[case(Likely::Update, 1, 0)]
#[case(Likely::Add, 0, 1)]
#[tokio::test]
async fn who_is_probably_known_is_treated_as_was_chosen(
    #[case] likely: Likely,
    #[case] changed: u64,
    #[case] new: u64,
) {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let known = stage.life(PEOPLE_LAST).await.person;
    let text = format!(
        "Name,Class,Phone\n\"{}, {}\",{},+1 555 0123\n",
        known.last_name,
        known.first_name,
        known.class_year.unwrap()
    );
    let id = stage.upload("likely.csv", Some(File::Alumni), text.as_str()).await.import.id;
    let preview = stage.check(&id).await.preview.unwrap();
    assert_eq!(preview.likely[0].person, PEOPLE_LAST);
    assert_eq!(preview.likely[0].person_name, known.name());
    assert_eq!(preview.likely[0].why, "has a name like this and the same class year.");
    assert!(preview.likely[0].sure >= 80);
    let counts = stage.import_likely(File::Alumni, &text, likely).await;
    assert_eq!((counts.likely, counts.changed, counts.new), (1, changed, new), "{counts:?}");
    assert_eq!(stage.added().await.len() as u64, new);
    let phone = stage.life(PEOPLE_LAST).await.person.phone;
    assert_eq!(phone.as_deref() == Some("+1 555 0123"), changed == 1);
}

#[tokio::test]
async fn rows_of_one_file_about_one_person_are_put_together() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let text = "ID,Name,Email,Class,Skills\nR1,Ada Byron,ada@x.example,1999,SQL\nR1,Ada Byron,,,Logic\n\
                ,Ada Byron,ada@x.example,,Poetry\n,Ada Byron,,1999,Chess\n";
    let (_, counts) = stage.import(File::Alumni, text).await;
    assert_eq!((counts.new, counts.repeated, counts.likely, counts.skipped), (1, 2, 1, 1), "{counts:?}");
    let added = stage.added().await;
    let skills: Vec<&str> = added[0].skills.iter().map(|skill| skill.skill.as_str()).collect();
    assert_eq!((added.len(), skills), (1, vec!["Logic", "Poetry", "SQL"]));
}

#[rstest]
#[tokio::test]
async fn two_imports_take_turns(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let first = stage.upload("first.csv", Some(File::Alumni), alumni(1, 1600)).await.import.id;
    let second = stage.upload("second.csv", Some(File::Alumni), alumni(801, 1600)).await.import.id;
    let (one, other) = (stage.start_apply(&first).await.unwrap(), stage.start_apply(&second).await.unwrap());
    let _workers = stage.workers();
    assert_eq!(stage.ended(&one).await.state, State::Done);
    assert_eq!(stage.ended(&other).await.state, State::Done);
    // Had they run at once, both would have added whom both name.
    assert_eq!(stage.added().await.len(), 2400);
    let mut counts = Vec::new();
    for id in [&first, &second] {
        let these = stage.imports.find(id).await.unwrap().import.counts.unwrap();
        counts.push((these.new, these.unchanged));
    }
    counts.sort_unstable();
    assert_eq!(counts, [(800, 800), (1600, 0)], "whoever came first");
}

#[tokio::test]
async fn without_a_campus_there_is_nothing_to_import_into() {
    let stage = Stage::empty(Kind::Sqlite).await;
    let id = stage.upload("people.csv", Some(File::Alumni), alumni(1, 3)).await.import.id;
    let refused = stage.start_apply(&id).await.unwrap_err();
    assert!(matches!(&refused, Refused::Conflict(text) if text.contains("no campus")), "{refused}");
    assert_eq!(stage.imports.find(&id).await.unwrap().import.state, ImportState::Uploaded);
}

#[rstest]
#[case(File::Alumni, "ID,Name,Employer,Job Title")]
#[case(File::Candidates, "ID,Name,Company,Current Title")]
#[tokio::test]
async fn jobs_that_a_file_lists_are_added_once(#[case] kind: File, #[case] heading: &str) {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let text = format!(
        "{heading}\nA1,Ada Byron,Acme,Analyst\nA1,Ada Byron,Beta,Director\nA1,Ada Byron,Acme,Owner\n\
         A2,Mo Ali,,Cook\nA2,Mo Ali,Beta,Head cook\n"
    );
    stage.import(kind, &text).await;
    let once = stage.hash().await;
    let (_, counts) = stage.import(kind, &text).await;
    assert_eq!(counts, Counts { rows: 5, unchanged: 5, ..Counts::default() });
    assert_eq!(stage.hash().await, once);
    // Without a title a row says less still.
    let (_, counts) = stage.import(kind, &format!("{heading}\nA1,Ada Byron,Beta,\n")).await;
    assert_eq!(counts.unchanged, 1);
    let positions = &stage.added().await[0].positions;
    let open: Vec<&str> =
        positions.iter().filter(|one| one.end.is_none()).map(|one| one.title.as_str()).collect();
    assert_eq!((positions.len(), open), (3, vec!["Owner"]));
    assert_eq!(stage.added().await[0].person.headline, "Owner at Acme");
}
