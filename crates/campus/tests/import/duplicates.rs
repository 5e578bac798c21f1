//! Who a row is.

use campus::import::{
    Kind, Mapping, Options, Outcome, Record, Rows, Table,
    duplicates::{By, Finder, Found, Index, Name, Person},
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
    let person = |id, email, name, year| Person {
        external_id: Some(id),
        emails: vec![email],
        name: Name::whole(name),
        class_year: Some(year),
    };
    index.add(1, &person("A-1", "robert.smith@example.edu", "Robert Smith", 1998));
    index.add(2, &person("A-2", "maria@example.edu", "María Núñez", 2004));
    index.add(3, &person("A-3", "lovelace@example.edu", "Ada Lovelace", 2010));
    let nobody_knows_when = Person { name: Name::whole("Mary Shelley"), ..Person::default() };
    index.add(4, &nobody_knows_when);
    index
}

fn find(index: &Index<u32>, row: &str) -> Found<u32> {
    let text = format!("Constituent ID,Name,Email,Class\n{row}\n");
    Finder::new(index).next(&records(&text, Kind::Alumni)[0])
}

#[rstest]
#[case("a-1,Somebody Else,,", 1, By::ExternalId)]
#[case(",Somebody Else,Maria@Example.edu,", 2, By::Email)]
#[case(",\"Smith, Bob\",,1998", 1, By::NameAndYear { years_apart: 0 })]
#[case(",Maria Nunez,,2005", 2, By::NameAndYear { years_apart: 1 })]
#[case(",\"Ms. Ada M. Lovelace, PhD\",,2010", 3, By::NameAndYear { years_apart: 0 })]
#[case(",Ada Lovelace,lovelace@mail.example.com,", 3, By::NameAndMailbox)]
#[case(",\"Shelley, Mary\",,", 4, By::Name)]
fn somebody_known_is_found(#[case] row: &str, #[case] who: u32, #[case] by: By) {
    let found = find(&people(), row);
    assert_eq!(found.existing.iter().map(|one| (one.who, one.by)).collect::<Vec<_>>(), [(who, by)]);
}

#[rstest]
#[case(",Robert Smith,,2001")]
#[case(",Roberta Smythe,,1998")]
#[case(",Robert Smith,,")]
#[case(",Mary Shelley,,1999")]
#[case(",Ada Lovelace,other.mailbox@example.com,1950")]
#[case("A-9,Grace Hopper,grace@example.edu,1998")]
fn somebody_new_is_new(#[case] row: &str) {
    assert!(find(&people(), row).is_new());
}

#[test]
fn an_id_and_an_address_of_two_people_are_a_contradiction() {
    let found = find(&people(), "A-1,Robert Smith,maria@example.edu,1998");
    assert_eq!(found.existing.iter().map(|one| one.who).collect::<Vec<_>>(), [1, 2]);
    assert!(found.is_contradictory());
}

#[test]
fn rows_of_one_file_are_compared_with_those_above() {
    let text = "Name,Email,Class\nBill Jones,bill@example.edu,1990\nAda King,,1991\nWilliam Jones,,1990\n";
    let nobody: Index<u32> = Index::default();
    let mut finder = Finder::new(&nobody);
    let found: Vec<_> = records(text, Kind::Alumni).iter().map(|record| finder.next(record)).collect();
    assert!(found[0].is_new() && found[1].is_new());
    assert_eq!(found[2].in_file[0].who, 2);
}

#[test]
fn nobody_is_new_when_a_file_comes_again() {
    let text = "ID,Name,Email,Class\n1,Ada King,,1991\n,Bill Jones,bill@example.edu,\n,Grace Hopper,,1990\n";
    let records = records(text, Kind::Alumni);
    let mut index = Index::default();
    for record in &records {
        index.add(record.line, &Person::of(record));
    }
    let mut finder = Finder::new(&index);
    for record in &records {
        assert_eq!(finder.next(record).existing[0].who, record.line);
    }
}

#[test]
fn two_gifts_of_one_donor_are_two_gifts() {
    let text = "Donor ID,Amount,Date\nA-1,5,2020-01-02\nA-1,5,2020-01-02\n";
    let index = people();
    let mut finder = Finder::new(&index);
    for record in records(text, Kind::Gifts) {
        let found = finder.next(&record);
        assert_eq!(found.existing[0].who, 1);
        assert!(found.in_file.is_empty());
    }
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
