//! Who a row could be.

use campus::import::{
    Kind, Mapping, Options, Outcome, Record, Rows, Table,
    duplicates::{By, Index, Match, Name, Person},
};
use rstest::rstest;

fn records(text: &str, kind: Kind) -> Vec<Record> {
    let table = Table::open(text.as_bytes(), Options::default()).unwrap();
    let mapping = Mapping::guess(kind, table.layout(), 2026);
    let record = |outcome| match outcome {
        Ok(Outcome::Record(record)) => record,
        other => panic!("{other:?}"),
    };
    Rows::new(table, &mapping).map(record).collect()
}

fn people() -> Index<u32> {
    let mut index = Index::default();
    let person =
        |email, name, year| Person { emails: vec![email], name: Name::whole(name), class_year: Some(year) };
    index.add(1, &person("robert.smith@example.edu", "Robert Smith", 1998));
    index.add(2, &person("maria@example.edu", "María Núñez", 2004));
    index.add(3, &person("lovelace@example.edu", "Ada Lovelace", 2010));
    let nobody_knows_when = Person { name: Name::whole("Mary Shelley"), ..Person::default() };
    index.add(4, &nobody_knows_when);
    index
}

fn find(index: &Index<u32>, row: &str) -> Vec<Match<u32>> {
    let text = format!("Constituent ID,Name,Email,Class\n{row}\n");
    index.find(&Person::of(&records(&text, Kind::Alumni)[0]))
}

#[rstest]
#[case(",\"Smith, Bob\",,1998", 1, By::NameAndYear { years_apart: 0 })]
#[case(",Maria Nunez,,2005", 2, By::NameAndYear { years_apart: 1 })]
#[case(",\"Ms. Ada M. Lovelace, PhD\",,2010", 3, By::NameAndYear { years_apart: 0 })]
#[case(",Ada Lovelace,lovelace@mail.example.com,", 3, By::NameAndMailbox)]
#[case(",\"Shelley, Mary\",,", 4, By::Name)]
fn somebody_known_is_found(#[case] row: &str, #[case] who: u32, #[case] by: By) {
    let found = find(&people(), row);
    assert_eq!(found.iter().map(|one| (one.who, one.by)).collect::<Vec<_>>(), [(who, by)]);
}

#[rstest]
#[case(",Robert Smith,,2001")]
#[case(",Roberta Smythe,,1998")]
#[case(",Robert Smith,,")]
#[case(",Mary Shelley,,1999")]
#[case(",Ada Lovelace,other.mailbox@example.com,1950")]
#[case("A-9,Grace Hopper,grace@example.edu,1998")]
fn somebody_new_is_new(#[case] row: &str) {
    assert!(find(&people(), row).is_empty());
}

#[test]
fn rows_of_one_file_are_like_those_above() {
    let text = "Name,Email,Class\nBill Jones,bill@example.edu,1990\nAda King,,1991\nWilliam Jones,,1990\n";
    let mut above: Index<u64> = Index::default();
    let mut found = Vec::new();
    for record in records(text, Kind::Alumni) {
        let person = Person::of(&record);
        found.push(above.find(&person));
        above.add(record.line, &person);
    }
    assert!(found[0].is_empty() && found[1].is_empty());
    assert_eq!(found[2][0].who, 2);
}

#[test]
fn a_look_among_many_compares_few() {
    const GIVEN: [&str; 8] = ["Ada", "Grace", "Alan", "Mary", "Robert", "Zoe", "Ivan", "Ken"];
    let mut index: Index<u32> = Index::default();
    for number in 0..100_000_u32 {
        let given = GIVEN[number as usize % GIVEN.len()];
        let letters: String = (0..4)
            .map(|place| char::from(b'a' + u8::try_from(number >> (place * 4) & 15).unwrap()))
            .collect();
        let year = i16::try_from(1950 + number / 16 % 60).unwrap();
        index.add(
            number,
            &Person { name: Name::of(given, &letters), class_year: Some(year), ..Person::default() },
        );
    }
    assert_eq!(index.len(), 100_000);
    let (longest, links) = index.longest_block();
    assert!(longest < 200, "{longest} of {links}");
}
