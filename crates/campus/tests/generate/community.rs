use campus::{
    generate::Flaw,
    model::{AttendanceStatus, Life},
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
    }
    for post in &life.posts {
        ensure!(post.date < campus.today && life.person.died.is_none(), "{post:?}");
        let member = |group| life.memberships.iter().any(|one| one.group == group && one.since <= post.date);
        ensure!(post.group.is_none_or(member), "not a member then: {post:?}");
        let named = campus.world().events.iter().filter(|event| post.text.contains(&event.title));
        let been = |id| life.attendance.iter().any(|one| one.event == id);
        for event in named.filter(|event| been(event.id)) {
            let other =
                campus.world().events.iter().any(|one| one.title == event.title && one.date < post.date);
            ensure!(other, "tells of an event to come: {post:?}");
        }
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
