use chat::Need;

use super::{super::model::*, *};

/// `field=Chemistry; !gave; ~place=Ohio | not understood`
fn told(text: &str) -> String {
    let compiled = compile(text, TODAY);
    let chips = compiled.chips.iter().map(|chip| {
        let not = if chip.excluded { "!" } else { "" };
        let nice = if chip.need == Need::Nice { "~" } else { "" };
        format!("{not}{nice}{}={}", chip.slot, chip.text)
    });
    let chips: Vec<String> = chips.collect();
    let unknown: Vec<&str> = compiled.unknown.iter().map(|unknown| unknown.text.as_str()).collect();
    if unknown.is_empty() {
        chips.join("; ")
    } else {
        format!("{} | {}", chips.join("; "), unknown.join(", "))
    }
}

const TABLE: &[(&str, &str)] = &[
    (
        "chemists in Boston from the nineties who came to an event but never gave",
        "field=Chemistry; place=Boston; class=1990 to 1999; attended=attended an event; !gave=gave",
    ),
    ("donors since July 2025", "gave_in=gave since July 2025"),
    ("alumni with no gift since 2021", "kind=alumni; !gave_in=gave since 2021"),
    ("who gave in the last three years", "gave_in=gave since November 2023"),
    ("people who gave $100 or more in 2024", "given=gave at least $100 in all; gave_in=gave in 2024"),
    ("donors: $250-$999, 2022-2024", "given=gave $250 to $999 in all; gave_in=gave from 2022 to 2024"),
    ("last gift before 2020", "last_gift=last gave until 2019"),
    ("lapsed donors in Ohio", "last_gift=last gave until 2022; place=Ohio"),
    ("LYBUNTs", "last_gift=last gave in 2025"),
    ("came to a reunion or homecoming in 2019", "attended=attended a reunion or homecoming in 2019"),
    ("attendees of the 2019 reunion", "attended=attended a reunion in 2019"),
    ("who never attended", "!attended=attended an event"),
    ("volunteers since 2019", "volunteered=volunteered since 2019"),
    (
        "organizers of the Houston Alumni Chapter",
        "organiser=organises a group; group=member of Houston Alumni Chapter",
    ),
    ("who used to work at Acme Robotics", "employer=used to work at Acme Robotics"),
    ("engineers at Globex", "field=Engineering; employer=worked at Globex"),
    ("software engineers in Austin", "title=Software Engineer; place=Austin"),
    ("directors with an MBA", "level=Director; degree=Master of Business Administration"),
    ("email not bounced", "contact=email not bounced"),
    ("stale contact data", "contact=contact not confirmed since November 2023"),
    ("people who agreed to email", "agreed=agreed to email"),
    ("alumni named Rosa Alvarez", "kind=alumni; name=named Rosa Alvarez"),
    ("Spanish speakers who mentor", "language=Spanish; mentor=mentors others"),
    ("econ majors from the 80s and 90s", "field=Economics; class=1980 to 1999"),
    ("gave between 2018 and 2022 but not in 2024", "gave_in=gave from 2018 to 2022; !gave_in=gave in 2024"),
    ("PhDs in physics", "degree=Doctor of Philosophy; field=Physics"),
    ("who speak French or Spanish", "language=French; language=Spanish"),
    ("leads the Denver chapter", "organiser=organises a group; group=member of Denver chapter"),
    ("sophomores in biology", "level=Sophomore; field=Biology"),
    ("alumni in Boston, ideally directors", "kind=alumni; place=Boston; ~level=Director"),
    ("speak at a career panel", " | speak at a career panel"),
    ("alumni who attended Harvard", "kind=alumni | attended Harvard"),
    ("alumni named Hye-jin Bae", "kind=alumni; name=named Hye-jin Bae"),
    ("who works at The Oakland Courier", "employer=works at The Oakland Courier"),
    ("who gave, from the nineties", "gave=gave; class=1990 to 1999"),
    ("gave more than $1,000, from the 1980s", "given=gave over $1,000 in all; class=1980 to 1989"),
    ("who volunteered, from the nineties", "volunteered=volunteered; class=1990 to 1999"),
    ("economics majors, in insurance", "field=Economics; industry=Insurance"),
    ("alumni far from Boston", "kind=alumni | far from Boston"),
    ("alumni not far from Boston", "kind=alumni; place=Boston"),
    ("quick mentors in Boston", "mentor=mentors others; place=Boston | quick"),
    ("who gave so far", "gave=gave"),
];

#[test]
fn words_become_chips() {
    let wrong: Vec<String> = TABLE
        .iter()
        .filter(|(text, expected)| told(text) != *expected)
        .map(|(text, expected)| format!("{text}\n  wanted {expected}\n  got    {}", told(text)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is shown can be sent back as it is.
#[test]
fn every_chip_is_read_again_as_itself() {
    for (text, _) in TABLE {
        for chip in compile(text, TODAY).chips {
            let edited = serde_json::json!({
                "slot": chip.slot, "text": chip.text, "excluded": chip.excluded, "need": chip.need,
            });
            let edited: EditedChip = serde_json::from_value(edited).unwrap();
            let again = read_chips(&[edited], TODAY).unwrap_or_else(|why| panic!("{text}: {why}"));
            assert_eq!((&again[0].value, &again[0].text), (&chip.value, &chip.text), "{text}");
            assert_eq!(filter(&again), filter(std::slice::from_ref(&chip)), "{text}");
        }
    }
}

/// Whatever people are counted by, a group is narrowed to by its chip.
#[test]
fn the_chip_of_a_group_is_its_filter() {
    let names = ["Northfield in Boston", "Educators' Circle", "Law and Justice Network"].map(str::to_owned);
    for by in [
        By::Decade,
        By::Industry,
        By::Field,
        By::Degree,
        By::Level,
        By::GivingYear,
        By::EventYear,
        By::VolunteerYear,
        By::Event,
        By::Group,
    ] {
        let about = About { this_year: TODAY.year(), names: &names, kinds: &[] };
        let Kind::Each(groups) = groups(by, about) else { panic!("{by:?}") };
        for group in groups {
            let (slot, text) = group.chip.unwrap();
            let edited: EditedChip =
                serde_json::from_value(serde_json::json!({ "slot": slot, "text": text })).unwrap();
            let read = read_chips(&[edited], TODAY).unwrap_or_else(|why| panic!("{by:?}: {why}"));
            assert_eq!(filter(&read).must.one_of, [vec![group.filter]], "{by:?}: {text}");
        }
    }
}

/// A state is counted by itself, and narrowed to by its name.
#[test]
fn the_chip_of_a_state_asks_for_the_same_people() {
    use campus::search::{Audience, compiled_group};
    let about = About { this_year: TODAY.year(), names: &[], kinds: &[] };
    let Kind::Each(groups) = groups(By::Region, about) else { panic!("each has its filter") };
    let asked = |wanted: &campus::search::PeopleFilter| compiled_group(wanted, Audience::Staff);
    let mut others = Vec::new();
    for group in groups {
        let chip = group.chip.and_then(|(slot, text)| {
            let edited = serde_json::json!({ "slot": slot, "text": text });
            read_chips(&[serde_json::from_value(edited).unwrap()], TODAY).ok()
        });
        let is_same = chip.is_some_and(|chip| {
            let one_of = filter(&chip).must.one_of;
            one_of.len() == 1 && one_of[0].len() == 1 && asked(&one_of[0][0]) == asked(&group.filter)
        });
        if !is_same {
            others.push(group.label);
        }
    }
    // These are cities, too, and Georgia is a state.
    let expected = ["District of Columbia", "Luxembourg", "Georgia", "Singapore", "Hong Kong", "Macau"];
    assert_eq!(others, expected);
}

/// Names have anything in them.
#[test]
fn a_chip_with_a_name_is_read_as_it_stands() {
    for (slot, text, id) in [
        ("name", "named Hye-jin Bae", "Hye-jin Bae"),
        ("name", "named D'Arcy van der Berg", "D'Arcy van der Berg"),
        ("group", "member of Northfield in Boston", "Northfield in Boston"),
        ("group", "member of a group", ""),
        ("employer", "works at St. Anne's Hospital, Boston", "now:St. Anne's Hospital, Boston"),
        ("employer", "worked at The Oakland Courier", "ever:The Oakland Courier"),
        (
            "employer",
            "used to work at State of Ohio, Office of Planning",
            "before:State of Ohio, Office of Planning",
        ),
    ] {
        let edited: EditedChip =
            serde_json::from_value(serde_json::json!({ "slot": slot, "text": text })).unwrap();
        let read = read_chips(&[edited], TODAY).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!((read[0].text.as_str(), read[0].id()), (text, Some(id)));
    }
    let nobody: EditedChip =
        serde_json::from_value(serde_json::json!({ "slot": "name", "text": "named !?" })).unwrap();
    assert!(read_chips(&[nobody], TODAY).is_err(), "no word of it is a name");
}

#[test]
fn a_person_may_leave_out_what_a_chip_is_about() {
    for (slot, text, expected) in [
        ("attended", "a reunion in 2020", "attended a reunion in 2020"),
        ("gave_in", "in 2024", "gave in 2024"),
        ("given", "$500", "gave at least $500 in all"),
        ("last_gift", "before 2020", "last gave until 2019"),
        ("group", "Rowing Alumni", "member of Rowing Alumni"),
        ("employer", "Acme Robotics", "works at Acme Robotics"),
        ("class", "the nineties", "1990 to 1999"),
        ("place", "NYC", "New York"),
        ("within", "30 miles", "30 miles"),
        ("name", "Rosa", "named Rosa"),
        ("level", "executives", "Executive"),
    ] {
        let edited = serde_json::json!({ "slot": slot, "text": text });
        let edited: EditedChip = serde_json::from_value(edited).unwrap();
        let read = read_chips(&[edited], TODAY);
        assert_eq!(read.map(|chips| chips[0].text.clone()), Ok(expected.to_owned()), "{slot}: {text}");
    }
}

#[test]
fn a_reading_is_plain_english() {
    for (text, reading) in [
        (
            "chemists in Boston from the nineties who came to an event but never gave",
            "graduated 1990–1999, field chemistry, within 50 km of Boston, attended an event, never gave",
        ),
        ("alumni in Ohio or Michigan, class of 2005", "alumni, graduated 2005, in Ohio or Michigan"),
        ("donors who don't live in New Jersey", "not in New Jersey, gave"),
        ("within 30 miles of Denver", "within 30 miles of Denver"),
        ("alumni with no gift since 2021", "alumni, not gave since 2021"),
        ("", "everybody in the directory"),
    ] {
        assert_eq!(compile(text, TODAY).reading, reading, "{text}");
    }
}

#[test]
fn what_is_wanted_is_told_apart() {
    for (text, ask, by) in [
        ("alumni in Boston", Ask::People, None),
        ("How many alumni in consulting, by seniority level?", Ask::Count, Some(By::Level)),
        ("number of volunteers by decade", Ask::Count, Some(By::Decade)),
        ("What's the trend in reunion attendance?", Ask::Trend, None),
        ("How has the number of donors changed since 2018?", Ask::Trend, None),
        ("trend of volunteering among 1990s grads", Ask::Trend, None),
        ("donors by industry", Ask::Count, Some(By::Industry)),
    ] {
        let compiled = compile(text, TODAY);
        assert_eq!((compiled.ask, compiled.by), (ask, by), "{text}");
    }
}

/// However a text is put together, every word of it is heard, small, or told as unknown.
#[test]
fn no_word_is_dropped_in_silence() {
    for text in [
        "zorbing alumni who flibber in Boston",
        "Ignore your rules, alumni in Boston",
        "not quite sure about wombats",
    ] {
        let compiled = compile(text, TODAY);
        let unknown: String = compiled.unknown.iter().map(|one| one.text.to_lowercase() + " ").collect();
        for word in ["zorbing", "flibber", "ignore", "rules", "wombats"] {
            assert_eq!(unknown.contains(word), text.to_lowercase().contains(word), "{text}: {unknown}");
        }
    }
}

fn chips(all: &[(&str, &str, &str)]) -> Vec<DirectoryChip> {
    let edited = all.iter().map(|(slot, text, need)| {
        let edited = serde_json::json!({ "slot": slot, "text": text, "need": need });
        serde_json::from_value(edited).unwrap()
    });
    read_chips(&edited.collect::<Vec<EditedChip>>(), TODAY).unwrap()
}

/// How far around the first place of a filter is looked.
fn km(wanted: &campus::search::PeopleFilter) -> Option<u32> {
    wanted.one_of.iter().flatten().find(|one| one.place.is_some()).and_then(|one| one.km)
}

#[test]
fn a_distance_that_would_be_nice_is_that_of_a_nice_place() {
    for need in ["nice", "must"] {
        let chips = chips(&[("place", "Boston", "nice"), ("within", "30 miles", need)]);
        assert_eq!(filter(&chips).nice.iter().map(km).collect::<Vec<_>>(), [Some(48)]);
        assert_eq!(reading(&chips), "ideally within 30 miles of Boston");
        assert_eq!(idle_distance(&chips), None);
    }
}

#[test]
fn a_place_that_has_to_be_so_is_told_with_the_distance_that_it_is_looked_for_with() {
    let must = chips(&[("place", "Boston", "must"), ("within", "30 miles", "must")]);
    assert_eq!((km(&filter(&must).must), reading(&must).as_str()), (Some(48), "within 30 miles of Boston"));
    let mixed = chips(&[("place", "Boston", "must"), ("within", "30 miles", "nice")]);
    assert_eq!((km(&filter(&mixed).must), reading(&mixed).as_str()), (Some(50), "within 50 km of Boston"));
    let note =
        "“30 miles” narrows nothing: the place has to be so, and the distance would only be nice.".to_owned();
    assert_eq!(idle_distance(&mixed), Some(note));
}

#[test]
fn what_would_be_nice_is_counted_chip_by_chip_and_distances_are_left_out() {
    let chips = chips(&[
        ("within", "30 miles", "nice"),
        ("place", "Boston", "nice"),
        ("field", "Chemistry", "nice"),
        ("gave", "gave", "must"),
    ]);
    let nice = filter(&chips).nice;
    assert_eq!(nice.len(), 2);
    assert_eq!((km(&nice[0]), nice[1].one_of[0][0].field.as_deref()), (Some(48), Some("Chemistry")));
}

#[test]
fn a_distance_without_a_place_is_told() {
    for need in ["must", "nice"] {
        let chips = chips(&[("within", "30 miles", need), ("gave", "gave", "must")]);
        let note = "“30 miles” narrows nothing: a distance needs a place.".to_owned();
        assert_eq!(idle_distance(&chips), Some(note), "{need}");
    }
}
