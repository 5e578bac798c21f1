//! Files as programs and people make them, and as nobody should.

use std::fs;

use campus::{
    import::{Charset, Kind as File},
    intake::Refused,
};
use futures_util::stream;
use rstest::rstest;
use store::testing::Kind;

use crate::stage::Stage;

fn fixture(name: &str) -> Vec<u8> {
    fs::read(format!("{}/tests/fixtures/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

#[rstest]
#[case("excel_utf8_bom.csv", File::Alumni, 2)]
#[case("excel_semicolon_windows1252.csv", File::Gifts, 1)]
#[case("excel_unicode_text.txt", File::Alumni, 2)]
#[case("sep_line.csv", File::Alumni, 1)]
#[case("quoted_newlines.csv", File::Alumni, 1)]
#[case("old_mac.csv", File::Alumni, 2)]
#[case("utf16_big_endian.csv", File::Alumni, 1)]
#[tokio::test]
async fn files_of_other_programs_are_imported_and_undone(
    #[case] name: &str,
    #[case] kind: File,
    #[case] least: u64,
) {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let before = stage.hash().await;
    let id = stage.upload(name, Some(kind), fixture(name)).await.import.id;
    let counts = stage.apply(&id).await;
    assert!(counts.new >= least, "{name}: {counts:?}");
    let added = stage.added().await;
    assert!(added.iter().all(|life| !life.person.last_name.contains('\u{fffd}')), "{name}");
    stage.undo(&id).await;
    assert_eq!(stage.hash().await, before, "{name}");
}

#[rstest]
#[case("gifts.csv", File::Gifts)]
#[case("students.csv", File::Students)]
#[case("candidates.csv", File::Candidates)]
#[case("roles.csv", File::Roles)]
#[case("excel_utf8_bom.csv", File::Alumni)]
#[tokio::test]
async fn what_a_file_holds_is_guessed(#[case] name: &str, #[case] kind: File) {
    let stage = Stage::new(Kind::Sqlite).await;
    let detail = stage.upload(name, None, fixture(name)).await;
    assert_eq!(detail.import.kind, kind, "{:?}", detail.kinds);
    assert_eq!(detail.kinds[0].kind, kind);
    assert!(detail.columns.iter().any(|column| column.field.is_some()));
}

#[tokio::test]
async fn names_with_marks_arrive_as_they_are_spelled() {
    let stage = Stage::new(Kind::Sqlite).await;
    let _workers = stage.workers();
    let name = "excel_semicolon_windows1252.csv";
    let detail = stage.upload(name, Some(File::Gifts), fixture(name)).await;
    assert_eq!(detail.layout.as_ref().unwrap().charset, Charset::Windows1252);
    stage.apply(&detail.import.id).await;
    let names: Vec<String> = stage.added().await.iter().map(|life| life.person.name()).collect();
    assert!(names.iter().any(|name| !name.is_ascii()), "{names:?}");
}

#[tokio::test]
async fn an_empty_file_is_refused_at_once_and_leaves_nothing() {
    let stage = Stage::new(Kind::Sqlite).await;
    for bytes in [Vec::new(), fixture("only_blank_lines.csv"), fixture("only_mark.csv")] {
        let refused = stage.try_upload("empty.csv", None, bytes).await.unwrap_err();
        assert!(matches!(&refused, Refused::Invalid(text) if text.contains("is empty")), "{refused}");
    }
    assert_eq!(fs::read_dir(stage.folder.path().join("uploads")).unwrap().count(), 0);
    assert_eq!(stage.count("imports").await, 0);
}

#[tokio::test]
async fn a_file_that_is_too_large_or_breaks_off_leaves_nothing() {
    let stage = Stage::new(Kind::Sqlite).await;
    let refused = stage.try_upload("large.csv", None, vec![b'a'; 10_000_001]).await.unwrap_err();
    assert!(matches!(refused, Refused::TooLarge(10)));
    let pieces = [Ok(b"Name,Year\nAda".to_vec()), Err(std::io::Error::other("reset"))];
    let by = campus::intake::Bringer { uid: "u1".to_owned(), name: "Ina".to_owned() };
    let refused = stage.imports.upload("cut.csv", None, by, stream::iter(pieces)).await.unwrap_err();
    assert!(matches!(refused, Refused::CutOff));
    assert_eq!(fs::read_dir(stage.folder.path().join("uploads")).unwrap().count(), 0);
    assert_eq!(stage.count("imports").await, 0);
}

#[rstest]
#[tokio::test]
async fn hostile_files_are_told_what_is_wrong_and_change_nothing(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let _workers = stage.workers();
    let before = stage.hash().await;
    let binary: Vec<u8> =
        (0..200_000_u32).map(|byte| (byte.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let columns = format!("{}\n{}\n", vec!["Name"; 10_000].join(","), vec!["x"; 10_000].join(","));
    let unclosed = format!("Name,Notes\nAda Byron,\"{}", "never closed\n".repeat(20_000));
    let zip = b"PK\x03\x04\x14\x00\x06\x00\x08\x00\x00\x00!\x00".repeat(1000);
    for (name, bytes) in [
        ("binary", binary),
        ("columns", columns.into_bytes()),
        ("unclosed", unclosed.into_bytes()),
        ("zip", zip),
    ] {
        match stage.try_upload(name, Some(File::Alumni), bytes).await {
            Err(refused) => assert!(matches!(refused, Refused::Invalid(_)), "{name}: {refused}"),
            Ok(detail) => {
                let id = detail.import.id;
                if let Ok(job) = stage.start_apply(&id).await {
                    stage.ended(&job).await;
                    stage.settled(&id).await;
                    let import = stage.imports.find(&id).await.unwrap().import;
                    let new = import.counts.map_or(0, |counts| counts.new);
                    assert_eq!(new, 0, "{name}: {import:?}");
                }
            }
        }
    }
    assert_eq!(stage.hash().await, before);
}

#[rstest]
#[tokio::test]
async fn hostile_cells_are_texts_or_refused(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind).await;
    let _workers = stage.workers();
    let huge = "x".repeat(900_000);
    let text = format!(
        "ID,Name,Notes,City\nH1,Robert'); DROP TABLE people;-- Smith,\"=HYPERLINK(\"\"http://evil\"\")\",<script>alert(1)</script>\n\
         H2,Ada Byron,{huge},Boston\nH3,Zero\u{0}Width,,\nH4,\u{202e}evil Name,,\n"
    );
    let id = stage.upload("hostile.csv", Some(File::Alumni), text).await.import.id;
    let counts = stage.apply(&id).await;
    assert_eq!((counts.rejected, counts.new), (2, 2), "{counts:?}");
    let added = stage.added().await;
    assert_eq!(added[0].person.place.city, "<script>alert(1)</script>");
    assert_eq!(added[0].notes[0].text, "=HYPERLINK(\"http://evil\")");
    let mut pages = stage.imports.errors(&id).await.unwrap();
    let page = String::from_utf8(pages.next().await.unwrap().unwrap()).unwrap();
    assert!(page.contains("NUL character"), "{}", &page[..200.min(page.len())]);
    stage.undo(&id).await;
    assert!(stage.count("people").await > 0);
}

#[rstest]
#[tokio::test]
async fn the_error_file_has_rows_as_they_are_and_comes_in_small_pieces(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind).await;
    let _workers = stage.workers();
    let long = "y".repeat(900_000);
    let mut text = "Name,Email,Notes\nThe \\u0000 text,broken,\n".to_owned();
    for number in 0..9 {
        text.extend([format!("Ada Byron{number},broken,{long}\n")]);
    }
    let id = stage.upload("people.csv", Some(File::Alumni), text).await.import.id;
    assert_eq!(stage.check(&id).await.import.counts.unwrap().rejected, 10);
    let mut pages = stage.imports.errors(&id).await.unwrap();
    let mut all = Vec::new();
    while let Some(page) = pages.next().await.unwrap() {
        assert!(page.len() < 6_000_000, "{}", page.len());
        all.extend(page);
    }
    let all = String::from_utf8(all).unwrap();
    assert_eq!(all.matches("\r\n").count(), 11);
    assert!(all.contains("The \\u0000 text,broken"), "{}", &all[..200]);
}
