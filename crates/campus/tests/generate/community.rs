use campus::{
    generate::Flaw,
    model::{AttendanceStatus, Event, Life, Pronouns},
};
use jiff::civil::date;

use crate::{Campus, Verdict, ensure};

pub fn people_come_while_they_can(life: &Life, campus: &Campus) -> Verdict {
    let person = &life.person;
    for attendance in &life.attendance {
        let Some(event) = campus.world().events.get(attendance.event.0 as usize - 1) else {
            return Err(format!("no such event: {attendance:?}"));
        };
        ensure!(event.date.year() - person.birth_year >= 18, "too young for {event:?}");
        ensure!(person.died.is_none_or(|died| event.date < died), "after death: {event:?}");
        let graduated = person.class_year.map(|class| date(class, 5, 20)).filter(|_| person.is_alum);
        ensure!(graduated.is_none_or(|day| event.date > day), "before graduation: {event:?}");
        let ahead = event.date >= campus.today;
        ensure!(ahead == (attendance.status == AttendanceStatus::Registered), "{attendance:?} {event:?}");
    }
    Ok(())
}

pub fn members_write_in_their_groups(life: &Life, campus: &Campus) -> Verdict {
    let last = life.person.died.unwrap_or(campus.today);
    for one in &life.memberships {
        let group = campus.world().groups.get(one.group.0 as usize - 1);
        ensure!(group.is_some_and(|group| one.since.year() >= group.founded), "{one:?} of {group:?}");
        ensure!(one.since < last, "{one:?} after {last}");
        let (name, class) =
            (group.map_or("", |group| &group.name), life.person.class_year.unwrap_or(i16::MAX));
        let fits = match name {
            "Women of Northfield" => life.person.pronouns == Some(Pronouns::She),
            "Golden Graduates" => one.since.year() - class >= 50,
            "Young Alumni" => last.year() - class <= 10,
            "International Alumni" => life.person.place.country != "United States",
            _ => true,
        };
        ensure!(fits, "{one:?} of {name}");
    }
    for post in &life.posts {
        ensure!(post.date < campus.today && life.person.died.is_none(), "{post:?}");
        let member = |group| life.memberships.iter().any(|one| one.group == group && one.since <= post.date);
        ensure!(post.group.is_none_or(member), "not a member then: {post:?}");
    }
    let posts = life.posts.iter().map(|post| (post.date, &post.text));
    for (day, text) in posts.chain(life.notes.iter().map(|note| (note.date, &note.text))) {
        let events = &campus.world().events;
        let named = |title: &str| text.contains(&format!("\"{title}\""));
        let lately = |event: &Event| (1..=90).contains(&(day - event.date).get_days());
        let told: Vec<_> = events.iter().filter(|event| named(&event.title)).collect();
        ensure!(told.is_empty() || told.iter().any(|event| lately(event)), "not lately on {day}: {text}");
        let been = |id| life.attendance.iter().any(|one| one.event == id);
        ensure!(told.is_empty() || told.iter().any(|event| been(event.id)), "was not there: {text}");
    }
    Ok(())
}

pub fn help_is_within_a_life(life: &Life, campus: &Campus) -> Verdict {
    let last = life.person.died.unwrap_or(campus.today);
    for one in &life.volunteering {
        let class = life.person.class_year.unwrap_or(i16::MAX);
        ensure!(one.start >= date(class, 5, 20), "{one:?} before graduation");
        ensure!(one.end.is_none_or(|end| end >= one.start && end < last) && one.start < last, "{one:?}");
        ensure!(life.person.died.is_none() || one.end.is_some(), "helps after death");
    }
    Ok(())
}

/// Everybody was asked, but for those whose record lacks it on purpose.
pub fn consent_is_asked_of_adults(life: &Life, campus: &Campus) -> Verdict {
    let flaws = campus.generator.flaws(life.person.id.0);
    ensure!(life.consents.is_empty() == flaws.contains(&Flaw::NoConsent), "{:?} {flaws:?}", life.consents);
    for (index, one) in life.consents.iter().enumerate() {
        let adult = one.at.year() - life.person.birth_year >= 18;
        ensure!(one.at < life.person.died.unwrap_or(campus.today) && adult, "{one:?}");
        ensure!(life.consents[..index].iter().all(|other| other.field != one.field), "asked twice: {one:?}");
    }
    let person = &life.person;
    ensure!(person.contact_confirmed.is_none_or(|at| at < campus.today), "{:?}", person.contact_confirmed);
    ensure!(
        person
            .email_bounced
            .is_none_or(|at| person.contact_confirmed.is_none_or(|confirmed| confirmed <= at)),
        "confirmed after it bounced"
    );
    Ok(())
}
