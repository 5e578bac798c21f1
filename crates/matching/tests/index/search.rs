use matching::{
    DIMENSIONS,
    index::{Change, Document, Field, Filter, Occurrences, Order, Page, Query, Tag, Weights},
};
use proptest::prelude::*;
use tempfile::tempdir;

use crate::{
    corpus::{build, direction, find, ids, people, person, query, query_with, questions},
    naive,
};

const WORDS: &[&str] = &[
    "engineer", "senior", "physics", "boston", "zurich", "python", "c++", "mari", "maria", "gonz", "chen",
    "nobody", "library", "mentor", "design", "ng", "james",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn it_finds_what_reading_everybody_finds(
        count in 1_u32..120,
        words in prop::collection::vec(prop::sample::select(WORDS), 0..7),
        like in prop::option::of(prop::sample::select(&["Nurse", "Python", "Senior engineer"][..])),
        city in prop::option::of(prop::sample::select(&["Boston", "Suva"][..])),
        weights in (0.1_f32..2.0, 0.1_f32..2.0),
    ) {
        let folder = tempdir().unwrap();
        let people = people(count);
        let index = build(folder.path(), &people);
        let mut words = words;
        words.sort_unstable();
        words.dedup();
        let text = words.join(" ");
        let query = like.map_or_else(|| query(&text), |like| query_with(&text, like));
        prop_assume!(!words.is_empty() || query.vector.is_some());
        let filter = city.map_or(Filter::Everybody, |city| Filter::tag("city", city));
        let weights = Weights { words: weights.0, meaning: weights.1 };
        let answer = index.search(&query, &filter, weights, Page::first(1000)).unwrap();
        let expected = naive::search(&people, &query, &filter, weights);
        prop_assert_eq!(answer.hits.len(), expected.len());
        prop_assert_eq!(answer.eligible, people.iter().filter(|person| filter.admits(person)).count() as u64);
        for (hit, expected_here) in answer.hits.iter().zip(&expected) {
            let own = expected.iter().find(|found| found.id == hit.id).unwrap();
            let near = |left: f32, right: f64| (f64::from(left) - right).abs() < 2e-3;
            prop_assert!(near(hit.score, own.score) && near(hit.score, expected_here.score), "{:?}", hit);
            prop_assert!(near(hit.measured.words, own.words) && near(hit.measured.meaning, own.meaning), "{:?}", hit);
            prop_assert!(near(hit.parts.words + hit.parts.meaning, f64::from(hit.score)));
            let shares: f32 = hit.words.iter().map(|word| word.share).sum();
            prop_assert!(near(shares, f64::from(hit.measured.words)), "{:?}", hit);
        }
    }
}

#[test]
fn the_evidence_names_words_fields_and_units() {
    let folder = tempdir().unwrap();
    let people = people(60);
    let index = build(folder.path(), &people);
    let answer = find(&index, &query_with("Engineers mari", "Software engineer"), &Filter::Everybody);
    let best = &answer.hits[0];
    let words: Vec<_> =
        best.words.iter().map(|word| (word.word.as_str(), word.found.as_str(), word.field)).collect();
    assert_eq!(
        words,
        [
            ("mari", "Mariana", Field::Name),
            ("engineers", "engineer", Field::Title),
            ("engineers", "engineers", Field::Text)
        ]
    );
    assert_eq!(best.units[0].text, "Software engineer");
    assert!((best.units[0].cosine - 1.0).abs() < 1e-5);
    assert!(best.units.is_sorted_by(|left, right| left.cosine >= right.cosine));
    let near = index.near_units(best.id, &direction("Nurse"), 1).unwrap().unwrap();
    assert_eq!(near.len(), 1);
    assert!(index.near_units(1, &direction("Nurse"), 1).unwrap().is_none());
}

#[test]
fn a_name_is_found_while_it_is_typed_and_when_it_is_misspelt() {
    let folder = tempdir().unwrap();
    let people = people(80);
    let index = build(folder.path(), &people);
    for (typed, name) in [
        ("mari gonz", "Gonza"),
        ("gonzalez maria", "Maria González"),
        ("MÜLLER", "Müller"),
        ("luk", "Łukasz"),
        ("gonzlaez", "González"),
        ("oniell", "O’Neill"),
        ("okafr", "Okafor"),
        ("smith jones", "Smith-Jones"),
    ] {
        let best = ids(&find(&index, &query(typed), &Filter::Everybody))[0];
        let found = index.document(best).unwrap().unwrap().texts[0].1.clone();
        assert!(found.contains(name), "{typed} finds {found}");
    }
    assert!(find(&index, &query("xyzzyx"), &Filter::Everybody).hits.is_empty());
}

fn named(id: u32, name: &str, bio: &str) -> Document {
    let texts = vec![(Field::Name, name.to_owned()), (Field::Text, bio.to_owned())];
    Document { id, sort: name.to_owned(), texts, ..Document::default() }
}

#[test]
fn who_is_called_so_comes_before_who_is_called_nearly_so() {
    let folder = tempdir().unwrap();
    let mut people = vec![
        named(1, "William Chen", "Wrote a long text about many things that he has seen on his way."),
        named(2, "Wei Chen", "Has nothing to say."),
        named(3, "Wei He", "Has nothing to say."),
        named(4, "Anna Thomas", "Reads in the libraries of many universities."),
    ];
    people.extend((10..40).map(|id| named(id, "Serena Williams", "Plays tennis with her family.")));
    let index = build(folder.path(), &people);
    let best = |text: &str| find(&index, &query(text), &Filter::Everybody).hits[0].clone();
    assert_eq!(best("William").id, 1);
    assert_eq!(best("williams").id, 10);
    assert_eq!(best("wei he").id, 3);
    let found = |text: &str| best(text).words[0].found.clone();
    assert_eq!((found("thomas"), found("university")), ("Thomas".to_owned(), "universities".to_owned()));
    let occurrences = |word: &str| index.occurrences(word).unwrap();
    assert_eq!((occurrences("williams").names, occurrences("william").names), (30, 1));
    assert_eq!(occurrences("tennis"), Occurrences { names: 0, words: 30 });
    index.apply([Change::Remove(10), Change::Put(named(99, "Tennis Fan", ""))], 1).unwrap();
    assert_eq!(occurrences("tennis"), Occurrences { names: 1, words: 29 });
}

/// Good in both ways, best in neither: a long way down each list.
#[test]
fn who_is_good_in_both_ways_is_found_behind_hundreds_who_are_good_in_one() {
    let folder = tempdir().unwrap();
    let like = |cosine: f32| {
        let mut vector = [0.0; DIMENSIONS];
        (vector[0], vector[1]) = (cosine, (1.0 - cosine * cosine).sqrt());
        Some(Box::new(vector))
    };
    let said = |times: usize| vec![(Field::Text, "harbour ".repeat(times) + &"rest ".repeat(40 - times))];
    let person =
        |id, times, cosine| Document { id, texts: said(times), vector: like(cosine), ..Document::default() };
    let words = (1000..1900).map(|id| person(id, 20, 0.0));
    let meaning = (2000..2900).map(|id| person(id, 0, 0.9));
    let both = (3000..3020).map(|id| person(id, 12, 0.85));
    let people: Vec<Document> = words.chain(meaning).chain(both).collect();
    let index = build(folder.path(), &people);
    let query = Query { text: "harbour".into(), vector: like(1.0) };
    let search = |offset, count| {
        let page = Page { offset, count, order: Order::Id };
        index.search(&query, &Filter::Everybody, Weights::default(), page).unwrap()
    };
    assert_eq!(ids(&search(0, 20)), (3000..3020).collect::<Vec<_>>());
    let exact = |count| {
        let answer = index.search_exactly(&query, &Filter::Everybody, Weights::default(), Page::first(count));
        ids(&answer.unwrap())
    };
    assert_eq!(exact(1820), ids(&search(0, 1820)));
    let pieces: Vec<u32> = (0..26).flat_map(|number| ids(&search(number * 70, 70))).collect();
    assert_eq!(pieces, exact(1820));
}

#[test]
fn pages_are_pieces_of_one_long_answer() {
    let folder = tempdir().unwrap();
    let index = build(folder.path(), &people(900));
    for question in questions() {
        for order in [Order::Name, Order::Id] {
            let page = |offset, count| {
                let page = Page { offset, count, order };
                let answer = index.search(&question, &Filter::Everybody, Weights::default(), page).unwrap();
                assert_eq!(answer.eligible, 900);
                ids(&answer)
            };
            let all = page(0, 900);
            let pieces: Vec<u32> = (0..18).flat_map(|number| page(number * 50, 50)).collect();
            assert_eq!(pieces, all, "{}", question.text);
            assert!(page(usize::MAX, usize::MAX).is_empty());
        }
    }
}

#[test]
fn an_empty_query_lists_people_by_name_or_by_id() {
    let folder = tempdir().unwrap();
    let people = people(50);
    let index = build(folder.path(), &people);
    let filter = Filter::tag("city", "boston");
    let mut expected: Vec<_> = people.iter().filter(|person| filter.admits(person)).collect();
    let page = |order| Page { offset: 0, count: 100, order };
    let by_id = index.search(&query(" "), &filter, Weights::default(), page(Order::Id)).unwrap();
    assert_eq!(ids(&by_id), expected.iter().map(|person| person.id).collect::<Vec<_>>());
    expected.sort_by_key(|person| (matching::lexicon::text::fold(&person.sort), person.id));
    let by_name = index.search(&query(""), &filter, Weights::default(), page(Order::Name)).unwrap();
    assert_eq!(ids(&by_name), expected.iter().map(|person| person.id).collect::<Vec<_>>());
    assert_eq!(by_name.eligible, expected.len() as u64);
}

#[test]
fn two_builds_give_the_same_answers() {
    let (left, right) = (tempdir().unwrap(), tempdir().unwrap());
    let people = people(400);
    let (left, right) = (build(left.path(), &people), build(right.path(), &people));
    for question in questions() {
        assert_eq!(find(&left, &question, &Filter::Everybody), find(&right, &question, &Filter::Everybody));
    }
    left.verify().unwrap();
}

#[test]
fn without_vectors_words_alone_find_people() {
    let folder = tempdir().unwrap();
    let mut people = people(30);
    for person in &mut people {
        person.vector = None;
        person.units.clear();
    }
    let index = build(folder.path(), &people);
    assert!(!index.has_vectors());
    let by_both = find(&index, &query_with("engineer", "Nurse"), &Filter::Everybody);
    assert!(by_both.hits.iter().all(|hit| hit.parts.meaning == 0.0 && hit.units.is_empty()));
    assert_eq!(by_both, find(&index, &query("engineer"), &Filter::Everybody));
    assert!(!by_both.hits.is_empty());
}

#[test]
fn a_channel_without_weight_is_not_looked_at() {
    let folder = tempdir().unwrap();
    let index = build(folder.path(), &people(30));
    let search = |words, meaning| {
        let query = query_with("engineer", "Nurse");
        index.search(&query, &Filter::Everybody, Weights { words, meaning }, Page::first(100)).unwrap()
    };
    assert!(search(1.0, 0.0).hits.iter().all(|hit| hit.measured.meaning == 0.0 && hit.measured.words > 0.0));
    assert!(search(0.0, 1.0).hits.iter().all(|hit| hit.measured.words == 0.0 && hit.words.is_empty()));
    assert!(search(0.0, 0.0).hits.is_empty());
}

#[test]
fn tags_are_counted_among_those_who_pass() {
    let folder = tempdir().unwrap();
    let people = people(60);
    let index = build(folder.path(), &people);
    index.apply([Change::Put(person(2, 5))], 1).unwrap();
    let filter = Filter::tag("city", "Boston");
    let skills = [Tag::new("skill", "python"), Tag::new("skill", "c++"), Tag::new("skill", "juggling")];
    let new = person(2, 5);
    let expected = skills.map(|skill| {
        let all = people.iter().chain([&new]).filter(|person| filter.admits(person));
        all.filter(|person| person.tags.contains(&skill)).count() as u64
    });
    assert_eq!(index.count(&filter, &skills).unwrap(), expected);
}
