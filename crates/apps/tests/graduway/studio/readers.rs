use base64::{Engine, engine::general_purpose::STANDARD};

use super::*;

#[tokio::test]
async fn only_people_who_share_it_are_told_of() {
    let (suite, index) = suite().await;
    let contributor = suite.contributor().await;
    let piece = compose(&contributor, json!({ "kind": "class_note", "topics": ["posts", "moves"] })).await;
    let lives = Generator::new(7, Size::people(PEOPLE), Generator::TODAY);
    let mut told = 0;
    for paragraph in piece["draft"]["paragraphs"].as_array().unwrap() {
        for sentence in paragraph["sentences"].as_array().unwrap() {
            let sources = sentence["sources"].as_array().unwrap();
            let person =
                sources.iter().find_map(|one| one["record"].as_str()?.strip_prefix("person:")?.parse().ok());
            let Some(person) = person else { continue };
            let life = lives.person(person);
            assert!(may(&life, ConsentField::Directory) && may(&life, ConsentField::Career), "{sentence}");
            assert!(!sentence["text"].as_str().unwrap().contains(&life.person.email));
            told += 1;
        }
    }
    assert!(told > 2, "{piece}");
    index.stop().await;
}

#[tokio::test]
async fn readers_see_what_they_share_and_other_words_where_they_do_not() {
    let (suite, index) = suite().await;
    let contributor = suite.contributor().await;
    let piece = compose(&contributor, json!({ "topics": ["jobs"] })).await;
    let text = "How are things in {{city|your town}}, class of {{class_year}}, at {{employer}}?";
    let piece = edit(&contributor, &piece, text).await;
    let previews = contributor.get(&path(&piece, "/preview?limit=10")).await.json();
    let readers = readers();
    assert_eq!(previews["total"], readers.len());
    let (mut told, mut kept) = (0, 0);
    for preview in previews["previews"].as_array().unwrap() {
        let life = readers.iter().find(|life| life.person.id.0 == preview["person"]).unwrap();
        let paragraph = preview["paragraphs"][2].as_str().unwrap();
        let shares = may(life, ConsentField::Address);
        // An employer may be called after the city.
        let place = if shares { life.person.place.city.as_str() } else { "your town" };
        assert!(paragraph.starts_with(&format!("How are things in {place}, class of ")), "{paragraph}");
        assert_eq!(preview["paragraphs"][0], format!("Dear {},", life.person.first_name));
        assert_eq!(
            preview["leftOut"].is_null(),
            may(life, ConsentField::Email) && life.person.email_bounced.is_none()
        );
        *(if shares { &mut told } else { &mut kept }) += 1;
    }
    assert!(told > 0 && kept > 0, "{told} told, {kept} kept");
    index.stop().await;
}

#[tokio::test]
async fn the_table_of_readers_has_reasons_and_no_address_that_is_not_shared() {
    let (suite, index) = suite().await;
    let (contributor, viewer) = (suite.contributor().await, suite.viewer().await);
    let piece = compose(&contributor, json!({})).await;
    approve(&contributor, &piece).await;
    let table = contributor.get(&path(&piece, "/recipients.csv")).await;
    assert_eq!(table.status, StatusCode::OK, "{table}");
    let mut lines = table.body.lines();
    assert_eq!(lines.next(), Some("person,name,email,contact today,reason,first_name"));
    let readers = readers();
    let (mut reached, mut left_out) = (0, 0);
    for line in lines {
        let id: u32 = line.split(',').next().unwrap().parse().unwrap();
        let life = readers.iter().find(|life| life.person.id.0 == id).unwrap();
        let reads = may(life, ConsentField::Email) && life.person.email_bounced.is_none();
        if line.contains(",yes,") {
            assert!(reads && line.contains(&life.person.email), "{line}");
            reached += 1;
        } else {
            assert!(!line.contains('@'), "{line}");
            assert!(
                ["no consent", "mail comes back", "same address"].iter().any(|why| line.contains(why)),
                "{line}"
            );
            left_out += 1;
        }
    }
    assert_eq!(reached + left_out, readers.len());
    assert!(reached > 0 && left_out > 0);
    let summary = viewer.get(&path(&piece, "/recipients")).await.json();
    assert_eq!((&summary["total"], &summary["reached"]), (&json!(readers.len()), &json!(reached)));
    let forbidden = viewer.get(&path(&piece, "/recipients.csv")).await;
    assert_eq!(forbidden.status, StatusCode::FORBIDDEN, "{forbidden}");
    let log = suite.admin().await.get("/api/admin/audit?limit=50").await;
    assert!(log.body.contains("readers exported"), "{log}");
    index.stop().await;
}

#[tokio::test]
async fn hostile_names_reach_no_file() {
    let (suite, index) = suite().await;
    let contributor = suite.contributor().await;
    suite
        .sql(
            "UPDATE people SET first_name = '<img src=x onerror=alert(1)>{{employer}}', last_name = '=cmd|x'",
        )
        .await;
    let piece = compose(&contributor, json!({ "topics": ["jobs"], "tone": "formal" })).await;
    let approved = approve(&contributor, &piece).await;
    let previews = contributor.get(&path(&approved, "/preview?limit=5")).await.json();
    for preview in previews["previews"].as_array().unwrap() {
        assert_eq!(preview["paragraphs"][0], "Dear friend,", "{preview}");
    }
    let reader =
        previews["previews"].as_array().unwrap().iter().find(|one| one["leftOut"].is_null()).unwrap();
    let person = reader["person"].as_u64().unwrap();
    let page = contributor.get(&path(&approved, &format!("/export.html?person={person}"))).await;
    assert!(!page.body.contains("<img") && !page.body.contains("onerror=alert"), "{page}");
    let mail = contributor.get(&path(&approved, &format!("/export.eml?person={person}"))).await;
    assert_eq!(mail.status, StatusCode::OK, "{mail}");
    let head = mail.body.split("\r\n\r\n").next().unwrap();
    assert!(!head.contains("<img") && head.contains("X-Unsent: 1"), "{head}");
    let bodies: String = mail
        .body
        .split("base64\r\n\r\n")
        .skip(1)
        .map(|rest| rest.split("\r\n--").next().unwrap().replace("\r\n", ""))
        .map(|coded| String::from_utf8(STANDARD.decode(coded).unwrap()).unwrap())
        .collect();
    assert!(bodies.contains("Dear friend,") && !bodies.contains("<img"), "{bodies}");
    let table = contributor.get(&path(&approved, "/recipients.csv")).await;
    assert!(
        table.body.lines().skip(1).all(|line| !line.split(',').any(|cell| cell.starts_with('='))),
        "{table}"
    );
    let text = contributor.get(&path(&approved, "/export.txt")).await;
    assert!(text.body.contains("Dear {{full_name}},"), "{text}");
    let stranger = contributor.get(&path(&approved, "/export.txt?person=1")).await;
    assert_eq!(stranger.status, StatusCode::NOT_FOUND, "not a reader: {stranger}");
    index.stop().await;
}
