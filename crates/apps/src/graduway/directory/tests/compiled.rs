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

const AWAY_FROM_TWO: &str = "kind=alumni; !within=50 miles; !place=Boston; !place=Chicago";

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
    ("alumni more than 50 miles from Boston", "kind=alumni; !within=50 miles; !place=Boston"),
    ("alumni over 50 miles away from Boston or Chicago", AWAY_FROM_TWO),
    ("alumni at least 50 miles from Boston", "kind=alumni; !within=50 miles; !place=Boston"),
    ("alumni 50+ miles from Boston", "kind=alumni; !within=50 miles; !place=Boston"),
    ("alumni 50 miles or more from Boston", "kind=alumni; !within=50 miles; !place=Boston"),
    ("alumni not within 50 miles of Boston", "kind=alumni; !within=50 miles; !place=Boston"),
    ("alumni outside a 50 mile radius of Boston", "kind=alumni; !within=50 miles; !place=Boston"),
    ("alumni who do not live within 50 miles of Boston", "kind=alumni; !within=50 miles; !place=Boston"),
    ("alumni not more than 50 miles from Boston", "kind=alumni; within=50 miles; place=Boston"),
    ("alumni no farther than 50 miles from Boston", "kind=alumni; within=50 miles; place=Boston"),
    ("alumni 50 miles outside Boston", "kind=alumni; within=50 miles; place=Boston"),
    ("alumni within 10 to 15 miles of Boston", "kind=alumni; within=15 miles; place=Boston"),
    ("alumni 10 to 50 miles from Boston", "kind=alumni | 10 to 50 miles from Boston"),
    ("alumni in Boston, over 50 miles", "kind=alumni; place=Boston | over 50 miles"),
    (
        "alumni in Massachusetts more than 50 miles from Boston",
        "kind=alumni; place=Massachusetts; !within=50 miles; !place=Boston",
    ),
    ("alumni outside Boston", "kind=alumni; !place=Boston"),
    ("alumni outside the US", "kind=alumni; !place=United States"),
    ("alumni just outside Boston", "kind=alumni; place=Boston"),
    ("alumni just outside of Boston", "kind=alumni; place=Boston"),
    ("alumni who did not give in 2024", "kind=alumni; !gave_in=gave in 2024"),
    ("alumni who didn't give in 2024", "kind=alumni; !gave_in=gave in 2024"),
    ("people who never give", "!gave=gave"),
    ("alumni who do not give", "kind=alumni; !gave=gave"),
    ("alumni who have not yet given", "kind=alumni; !gave=gave"),
    ("alumni who no longer give", "kind=alumni | no longer"),
    (
        "alumni who gave in 2023 but did not give in 2024",
        "kind=alumni; gave_in=gave in 2023; !gave_in=gave in 2024",
    ),
    ("do not give me students", "!kind=students"),
    ("alumni without an email in Texas", "kind=alumni; place=Texas | without an email"),
    ("alumni not retired in Boston", "kind=alumni; place=Boston | not retired"),
    ("alumni who never lived in Boston", "kind=alumni; !place=Boston"),
    ("alumni not located anywhere near Boston", "kind=alumni; !place=Boston | located anywhere"),
    ("came to at least three events", " | came to at least three events"),
    ("alumni who came to several events", "kind=alumni | came to several events"),
    ("who attended the last reunion", " | attended the last reunion"),
    ("who attended two reunions in 2019", " | attended two reunions in 2019"),
    ("who came to more than one event", " | came to more than one event"),
    ("who attended every homecoming", " | attended every homecoming"),
    ("who never came to a single event", "!attended=attended an event"),
    ("came to at least one reunion in 2019", "attended=attended a reunion in 2019"),
    ("came to one or more events", "attended=attended an event"),
    ("attended the 2019 reunion", "attended=attended a reunion in 2019"),
    ("people who are not alumni", "!kind=alumni"),
    ("alumni in their thirties", "kind=alumni | thirties"),
    ("alumni in their late 30s in Boston", "kind=alumni; place=Boston | late 30s"),
    ("who gave in their thirties", "gave=gave | thirties"),
    ("alumni from the thirties", "kind=alumni; class=1930 to 1939"),
    ("alumni who graduated no more than 10 years ago", "kind=alumni; class=since 2016"),
    ("alumni who graduated at most ten years ago", "kind=alumni; class=since 2016"),
    ("alumni who graduated less than 10 years ago", "kind=alumni; class=after 2016"),
    ("alumni who graduated ten years ago", "kind=alumni; class=2016"),
    ("alumni who gave every year", "kind=alumni; gave=gave | every year"),
    ("alumni who gave $500 a year", "kind=alumni; given=gave at least $500 in all | year"),
    ("alumni who never gave or volunteered", "kind=alumni; !gave=gave; !volunteered=volunteered"),
    ("alumni who did not volunteer or give", "kind=alumni; !volunteered=volunteered; !gave=gave"),
    ("alumni who never attended or gave", "kind=alumni; !attended=attended an event; !gave=gave"),
    (
        "alumni who never gave, volunteered or attended",
        "kind=alumni; !gave=gave; !volunteered=volunteered; !attended=attended an event",
    ),
    ("people who are not engineers or lawyers", "!field=Engineering; !title=Lawyer"),
    ("people who are not engineers and live in Denver", "!field=Engineering; place=Denver"),
    ("alumni, Boston is not a must", "kind=alumni; ~place=Boston"),
    ("alumni, Spanish is not required", "kind=alumni; ~language=Spanish"),
    ("mentors who do not have to be in Boston", "mentor=mentors others; ~place=Boston"),
    (
        "mentors in biotech, Spanish is nice to have",
        "mentor=mentors others; industry=Biotechnology; ~language=Spanish",
    ),
    ("at least a director in Ohio", "level=Director; level=Executive; place=Ohio"),
    ("alumni who are directors or above", "kind=alumni; level=Director; level=Executive"),
    ("not at director level or above", "!level=Director; !level=Executive"),
    ("team lead or below", "level=Team lead; level=Senior; level=Mid-career; level=Entry level"),
    ("at least juniors in biology", "level=Junior; level=Senior year; field=Biology"),
    ("people named Faith or Black", "name=named Faith; name=named Black"),
    ("alumni whose email address bounced", "kind=alumni; contact=email bounced"),
    ("top donors in Boston", "gave=gave; place=Boston | top"),
    ("top 10 donors", "gave=gave | top"),
    ("the best ten donors in Ohio", "gave=gave; place=Ohio | best"),
    ("alumni near Boston but not in Boston", "kind=alumni; place=Boston; !place=Boston"),
    ("alumni who stopped giving after 2020", "kind=alumni; last_gift=last gave until 2020"),
    ("alumni who stopped giving in 2020", "kind=alumni; last_gift=last gave in 2020"),
    ("lapsed donors since 2020", "last_gift=last gave until 2019"),
    ("lapsed donors from the nineties", "last_gift=last gave until 2022; class=1990 to 1999"),
    ("alumni who haven't given in three years", "kind=alumni; !gave_in=gave since November 2023"),
    ("alumni with no gift in over five years", "kind=alumni; !gave_in=gave since November 2021"),
    ("last gave five years ago or more", "last_gift=last gave until 2021"),
    ("last gave more than five years ago", "last_gift=last gave until 2020"),
    ("founders who mentor or help students", "title=Founder; mentor=mentors others"),
    ("lawyers who help our students in Boston", "title=Lawyer; mentor=mentors others; place=Boston"),
    ("alumni who hire students", "kind=alumni | hire students"),
    ("students in Boston", "kind=students; place=Boston"),
    ("class of 85 to 89", "class=1985 to 1989"),
    ("classes of 98 to 02", "class=1998 to 2002"),
    ("classes of 85 and 89", "class=1985; class=1989"),
    ("alumni in the arts", "kind=alumni; industry=Arts and Culture"),
    ("alumni in energy", "kind=alumni; industry=Utilities"),
    ("alumni who work in education", "kind=alumni; industry=Primary and Secondary Education"),
    ("alumni in the transport sector", "kind=alumni; industry=Transportation"),
    ("mentors in the health care sector", "mentor=mentors others; industry=Hospitals and Health Care"),
    ("education majors", "field=Education"),
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
        ("industry", "Education", "Primary and Secondary Education"),
        ("industry", "Law", "Legal Services"),
        ("industry", "Energy", "Utilities"),
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
        ("more than 30 miles from Denver", "not within 30 miles of Denver"),
        ("in Texas, not within 30 miles of Austin", "in Texas, not within 30 miles of Austin"),
        ("alumni with no gift since 2021", "alumni, not gave since 2021"),
        ("near Boston but not in Boston", "within 50 km of Boston, not in Boston itself"),
        ("in Boston but not in Cambridge, MA", "within 50 km of Boston, not in Cambridge, MA itself"),
        ("in Boston but not in Denver", "within 50 km of Boston, not within 50 km of Denver"),
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
        ("How many alumni gave each year?", Ask::Count, Some(By::GivingYear)),
        ("number of lecture attendees per year", Ask::Count, Some(By::GivingYear)),
        ("donors per year", Ask::Count, Some(By::GivingYear)),
        ("alumni who gave every year", Ask::People, None),
        ("alumni who give $500 a year", Ask::People, None),
        ("alumni who volunteered each year", Ask::People, None),
    ] {
        let compiled = compile(text, TODAY);
        assert_eq!((compiled.ask, compiled.by), (ask, by), "{text}");
    }
}

#[test]
fn a_question_about_records_is_told_from_one_about_people() {
    for (text, expected) in [
        ("any jobs in Boston?", true),
        ("any jobs for chemists?", true),
        ("What events are coming up?", true),
        ("Is there a group for writers?", true),
        ("alumni in Boston", false),
        ("who attended the 2019 reunion", false),
        ("members of the Rowing Alumni", false),
        ("chemists who came to an event but never gave", false),
        ("alumni hiring in Boston", false),
        ("", false),
    ] {
        assert_eq!(compile(text, TODAY).is_for_ask, expected, "{text}");
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
