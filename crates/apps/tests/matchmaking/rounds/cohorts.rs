use rstest::rstest;

use super::*;

async fn upload(bench: &Bench, round: &Value, side: &str, file: impl Into<Vec<u8>>) -> Reply {
    let query = format!("side={side}&name=people.csv&seen={}", round["revision"]);
    bench.person.upload(&format!("{}/people?{query}", path(round)), file).await
}

#[rstest]
#[tokio::test]
async fn people_come_from_a_file_row_by_row(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::idle(kind).await;
    let (students, mentors) = (bench.students(3), bench.mentors(2));
    let reply = bench.person.post("/api/matchmaking/rounds", &json!({ "name": "From files" })).await;
    let round = reply.json();
    let address = |id: u32| bench.life(id).person.email.to_uppercase();
    let file = format!(
        "id;email;note\n{};;\n;{};\n;nobody@nowhere.example;\nseven;;\n{};;again\n;;\n;{};\n",
        students[0],
        address(students[1]),
        students[0],
        address(students[2])
    );
    let checked = bench
        .person
        .upload(&format!("{}/people?side=students&name=a.csv&seen=1&check=true", path(&round)), file.clone())
        .await;
    assert_eq!(checked.json()["round"]["revision"], 1, "only looked at");
    let reply = upload(&bench, &round, "students", file).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply}");
    let answer = reply.json();
    let report = &answer["report"];
    assert_eq!(
        (&report["rows"], &report["people"], &report["rejected"]),
        (&json!(6), &json!(3), &json!(3)),
        "{report}"
    );
    let lines: Vec<&Value> =
        report["errors"].as_array().unwrap().iter().map(|error| &error["line"]).collect();
    assert_eq!(lines, [4, 5, 6]);
    assert_eq!(report["errors"][0]["reason"], "Nobody on the campus has this address.");
    assert_eq!(report["ignoredColumns"], json!(["note"]));
    let listed = &answer["round"]["plan"]["students"]["listed"];
    assert_eq!((&listed["file"], &listed["people"]), (&json!("people.csv"), &json!(students)));

    let stale = upload(&bench, &round, "mentors", mentors[0].to_string()).await;
    assert_eq!((stale.status, stale.code()), (StatusCode::CONFLICT, "overtaken".to_owned()), "{stale}");
    let file = format!("email,capacity\n{},2\n{},0\n", address(mentors[0]), address(mentors[1]));
    let answer = upload(&bench, &answer["round"], "mentors", file).await.json();
    let plan = &answer["round"]["plan"];
    let set = json!([{ "person": mentors[0], "places": 2 }, { "person": mentors[1], "places": 0 }]);
    assert_eq!(plan["capacities"], set);
    let cohort = bench.person.post("/api/matchmaking/rounds/cohort", &json!({ "plan": plan })).await.json();
    assert_eq!((&cohort["students"]["total"], &cohort["students"]["places"]), (&json!(3), &json!(3)));
    assert_eq!((&cohort["mentors"]["total"], &cohort["mentors"]["places"]), (&json!(2), &json!(2)));
    assert_eq!((&cohort["pairs"], &cohort["problem"]), (&json!(6), &Value::Null));
    let people = bench.get(&format!("{}/people?side=mentors&limit=1&offset=1", path(&round))).await;
    assert_eq!((&people["total"], &people["people"][0]["id"]), (&json!(2), &json!(mentors[1])));
    assert_eq!((&people["people"][0]["places"], &people["people"][0]["isSet"]), (&json!(0), &json!(true)));
}

#[tokio::test]
async fn a_row_whose_number_and_address_are_of_different_people_is_not_taken() {
    let bench = Bench::idle(Kind::Sqlite).await;
    let students = bench.students(3);
    let round = bench.person.post("/api/matchmaking/rounds", &json!({ "name": "x" })).await.json();
    let address = |id: u32| bench.life(id).person.email.to_uppercase();
    let file = format!(
        "id,email\n{},{}\n{},{}\n99999999,{}\n",
        students[0],
        address(students[0]),
        students[1],
        address(students[2]),
        address(students[2])
    );
    let answer = upload(&bench, &round, "students", file).await.json();
    assert_eq!(answer["round"]["plan"]["students"]["listed"]["people"], json!([students[0]]), "{answer}");
    let errors = answer["report"]["errors"].as_array().unwrap();
    let told: Vec<(&Value, &str)> =
        errors.iter().map(|error| (&error["line"], error["reason"].as_str().unwrap())).collect();
    assert_eq!(
        told,
        [
            (
                &json!(3),
                "The person with this number has another address. Correct one of the two, or leave one out."
            ),
            (&json!(4), "Nobody on the campus has this number."),
        ]
    );
}

#[rstest]
#[tokio::test]
async fn of_those_who_are_not_shown_only_what_decides_is_read(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::idle(kind).await;
    let mentors = bench.mentors(2);
    let works = |life: &&Life| life.person.died.is_none() && !life.positions.is_empty();
    let students: Vec<u32> = bench.lives.iter().filter(works).map(|life| life.person.id.0).collect();
    let students: Vec<u32> = students.into_iter().filter(|id| !mentors.contains(id)).take(21).collect();
    let round = bench.round(&students, &mentors, None).await;
    // A row that nobody can read shows who looks at it.
    let sql = format!("UPDATE positions SET seniority = 'strange' WHERE person = {}", students[20]);
    bench.suite.sql(sql.leak()).await;
    let plan = json!({ "plan": round["plan"] });
    let cohort = bench.person.post("/api/matchmaking/rounds/cohort", &plan).await;
    assert_eq!(cohort.status, StatusCode::OK, "{cohort}");
    assert_eq!(cohort.json()["students"]["total"], 21);
    assert_eq!(cohort.json()["students"]["sample"].as_array().unwrap().len(), 20);
    let list = format!("{}/people?side=students", path(&round));
    let page = bench.get(&format!("{list}&limit=20")).await;
    assert_eq!((&page["total"], page["people"].as_array().unwrap().len()), (&json!(21), 20));
    assert!(page["people"].as_array().unwrap().iter().all(|one| !one["about"].as_str().unwrap().is_empty()));
    let read = bench.person.get(&format!("{list}&limit=1&offset=20")).await;
    assert_eq!(read.status, StatusCode::INTERNAL_SERVER_ERROR, "{read}");
}

#[tokio::test]
async fn a_hostile_file_is_told_what_is_wrong_and_changes_nothing() {
    let bench = Bench::idle(Kind::Sqlite).await;
    let round = bench.person.post("/api/matchmaking/rounds", &json!({ "name": "x" })).await.json();
    let long_row = format!("id\n{}\n", "9".repeat(100_000));
    let quote = "id,email\n\"1,\n2,\n".to_owned();
    for (file, told) in [
        (b"".to_vec(), "The file is empty."),
        (b"\xff\xfeid".to_vec(), "not written in UTF-8"),
        (b"name\nAda\n".to_vec(), "no column called"),
        (b"id\n".to_vec(), "no rows"),
        (vec![b'a'; 8 * 1024 * 1024 + 1], "too large"),
    ] {
        let refused = upload(&bench, &round, "students", file).await;
        assert!(refused.status.is_client_error(), "{refused}");
        assert!(refused.message().contains(told), "{told}: {refused}");
    }
    for file in [long_row, quote, "email\n=HYPERLINK(\"evil\")@x\n".to_owned(), "id\n0\n-1\n1e9\n".to_owned()]
    {
        let reply = upload(&bench, &round, "students", file).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        assert_eq!(reply.json()["report"]["people"], 0, "{reply}");
        assert_eq!(reply.json()["round"]["revision"], 1, "nobody was found, and nothing is changed");
    }
    let many: Vec<String> = (0..50_002).map(|number: u32| number.to_string()).collect();
    let refused = upload(&bench, &round, "students", format!("id\n{}\n", many.join("\n"))).await;
    assert!(refused.message().contains("more than 50000 rows"), "{refused}");
    assert_eq!(bench.get(&path(&round)).await["revision"], 1);
}

#[tokio::test]
async fn who_takes_no_part_is_counted_with_the_reason() {
    let bench = Bench::idle(Kind::Sqlite).await;
    let (students, mentors) = (bench.students(2), bench.mentors(1));
    let unlisted = bench.lives.iter().find(|life| {
        let offers = life.mentoring.as_ref().is_some_and(|one| one.side == MentoringSide::Mentor);
        offers && life.person.died.is_none() && !agreed(life, ConsentField::Directory)
    });
    let unlisted = unlisted.unwrap().person.id.0;
    let offers_nothing = bench.lives.iter().find(|life| {
        life.mentoring.is_none() && life.person.died.is_none() && agreed(life, ConsentField::Directory)
    });
    let offers_nothing = offers_nothing.unwrap().person.id.0;
    let plan = plan(&[students[0], mentors[0], 99_999_999], &[mentors[0], unlisted, offers_nothing], None);
    let reply = bench.person.post("/api/matchmaking/rounds/cohort", &json!({ "plan": plan })).await;
    let cohort = reply.json();
    let told: Vec<(&str, u64)> = cohort["leftOut"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["what"].as_str().unwrap(), one["count"].as_u64().unwrap()))
        .collect();
    assert_eq!(
        told,
        [
            ("students who are not on the campus any more", 1),
            ("students who are among the mentors", 1),
            ("mentors who have not agreed to be shown to others", 1),
            ("mentors who offer no mentoring, and have no places set for this round", 1),
        ],
        "{reply}"
    );
    assert_eq!((&cohort["students"]["total"], &cohort["mentors"]["total"]), (&json!(1), &json!(1)));
    let nobody = super::plan(&[], &mentors, None);
    let empty = bench.person.post("/api/matchmaking/rounds/cohort", &json!({ "plan": nobody })).await.json();
    assert!(empty["problem"].as_str().unwrap().starts_with("There are no students."), "{empty}");
}

#[tokio::test]
async fn a_filter_finds_people_once_there_is_an_index() {
    let bench = Bench::new(Kind::Sqlite).await;
    let preview = async |plan: Value| {
        bench.person.post("/api/matchmaking/rounds/cohort", &json!({ "plan": plan })).await
    };
    let early = preview(json!({})).await;
    assert_eq!(early.status, StatusCode::CONFLICT, "{early}");
    assert!(early.message().starts_with("The search index is being made"), "{early}");
    let _following = bench.index().await;
    let all = preview(json!({})).await.json();
    let of = |side: MentoringSide| {
        let is_of = move |life: &&Life| life.mentoring.as_ref().is_some_and(|one| one.side == side);
        bench.lives.iter().filter(is_of)
    };
    let (died, students): (Vec<&Life>, Vec<&Life>) =
        of(MentoringSide::Mentee).partition(|life| life.person.died.is_some());
    assert_eq!(all["students"]["total"], students.len());
    let left: u64 = all["leftOut"].as_array().unwrap().iter().map(|one| one["count"].as_u64().unwrap()).sum();
    assert_eq!(left, died.len() as u64, "{all}");
    let may_be_found = |life: &&Life| life.person.died.is_none() && agreed(life, ConsentField::Directory);
    assert_eq!(all["mentors"]["total"], of(MentoringSide::Mentor).filter(may_be_found).count(), "{all}");
    let some = preview(json!({ "mentors": { "filter": { "place": "Boston" } } })).await.json();
    assert!(some["mentors"]["total"].as_u64() < all["mentors"]["total"].as_u64());
    assert_eq!(some["students"]["total"], all["students"]["total"]);
}

#[tokio::test]
async fn a_mentor_is_not_found_by_what_they_withhold() {
    let bench = Bench::new(Kind::Sqlite).await;
    let _following = bench.index().await;
    let life = bench.lives.iter().find(|life| {
        let offers = life.mentoring.as_ref().is_some_and(|one| one.side == MentoringSide::Mentor);
        let shares = [ConsentField::Directory, ConsentField::Address];
        offers
            && life.person.died.is_none()
            && life.person.place.country == "United States"
            && shares.into_iter().all(|field| agreed(life, field))
    });
    let person = &life.expect("somebody shares where they live").person;
    let place = format!("{}, {}", person.place.city, person.place.region);
    let found = async |filter: Value| {
        let plan = json!({ "mentors": { "filter": filter } });
        let new = json!({ "name": "By filter", "plan": plan });
        let round = bench.person.post("/api/matchmaking/rounds", &new).await.json();
        let people = bench.get(&format!("{}/people?side=mentors&limit=200", path(&round))).await;
        let cohort =
            bench.person.post("/api/matchmaking/rounds/cohort", &json!({ "plan": plan })).await.json();
        assert_eq!(cohort["mentors"]["total"], people["total"], "{cohort}");
        people["people"].as_array().unwrap().iter().map(|one| number(&one["id"])).collect::<Vec<_>>()
    };
    let before = found(json!({ "place": place })).await;
    assert!(before.contains(&person.id.0), "{place}: {before:?}");
    bench.consent(person.id.0, ConsentField::Address, false).await;
    bench.follow().await;
    let after = found(json!({ "place": place })).await;
    assert!(!after.contains(&person.id.0), "found by a place they keep to themselves");
    assert_eq!(after.len(), before.len() - 1, "nor counted");
    assert!(found(json!({})).await.contains(&person.id.0), "they still take part");
}
