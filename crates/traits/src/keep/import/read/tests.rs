use super::*;

fn rows(text: &str) -> Vec<Row> {
    let file = File::open(text.as_bytes()).unwrap();
    let names = file.names();
    (0..file.len()).filter_map(|at| file.row(at, &names)).collect()
}

#[test]
fn rows_are_read_whatever_the_order_of_columns() {
    let rows = rows(
        "\u{feff}Definition;Name;Big_Five;Departments;Shoe size\r\n\
         \"Does; \"\"it\"\".\";Doing;Openness|Agreeableness;Teaching = 5\r\n;;;;\r\nNothing.;;;;9\r\n",
    );
    let first = rows[0].parsed.as_ref().unwrap();
    assert_eq!(first.content.definition, "Does; \"it\".");
    assert_eq!(first.content.frameworks.big_five, ["Openness", "Agreeableness"]);
    assert_eq!(first.departments, [("Teaching".to_owned(), 5)]);
    assert_eq!(rows[1].parsed.as_ref().unwrap_err(), &wrong("name", "must not be empty"));
    assert_eq!((rows.len(), rows[1].line), (2, 4));
}

#[test]
fn what_is_wrong_names_the_column() {
    for (row, field, reason) in [
        ("A,B happily smiles a lot,9", "departments", "An importance"),
        ("A,Shows confidence in meetings.,", "definition", "what somebody feels"),
        ("A,,", "definition", "must not be empty"),
    ] {
        let text = format!("name,definition,departments\n{row}\n").replace(",9", ",Teaching=9");
        let found = rows(&text)[0].parsed.clone().unwrap_err();
        assert_eq!(found.field, field);
        assert!(found.reason.contains(reason), "{}", found.reason);
    }
    let twice = rows("name,definition\nA,One.\na ,Two.\n");
    assert_eq!(twice[1].parsed.as_ref().unwrap_err().reason, "Line 2 has the same name. Keep one of them.");
    let json = rows(r#"[{"name": "A", "definition": "One.", "anchors": ["x"]}, 7]"#);
    assert_eq!(json[0].parsed.as_ref().unwrap_err().field, "anchors");
    assert!(json[1].parsed.is_err());
}

#[test]
fn a_file_that_is_none_is_refused_with_a_sentence() {
    for (text, told) in [
        ("", "empty"),
        ("name,why\nA,B\n", "no column called \u{201c}definition\u{201d}"),
        ("name,definition\n", "no rows"),
        ("{}", "no list"),
        ("[", "not valid JSON"),
    ] {
        let refused = File::open(text.as_bytes()).err().unwrap();
        assert!(refused.contains(told), "{refused}");
    }
    assert!(File::open(&[0xff, 0xfe, 0x00]).is_err());
}

#[test]
fn what_was_archived_is_archived() {
    let csv = rows("name,definition,state\nA,One.,archived\nB,Two.,Active\nC,Three.,\nD,Four.,gone\n");
    let states: Vec<Option<bool>> =
        csv.iter().map(|row| row.parsed.as_ref().ok().map(|one| one.is_archived)).collect();
    assert_eq!(states, [Some(true), Some(false), Some(false), None]);
    assert_eq!(csv[3].parsed.as_ref().unwrap_err().field, "state");
    let json = rows(r#"[{"name": "A", "definition": "One.", "state": "archived"}]"#);
    assert!(json[0].parsed.as_ref().unwrap().is_archived);
}
