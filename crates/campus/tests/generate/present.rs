use campus::model::Life;
use jiff::civil::date;

use crate::{Campus, Verdict, ensure};

/// Who has stopped working does not write as if at work, and a new job is news for a few months.
pub fn nobody_speaks_of_a_job_they_do_not_have(life: &Life, _: &Campus) -> Verdict {
    let Some(last) = life.positions.last().filter(|_| life.person.is_alum) else { return Ok(()) };
    let mails = life.mails.iter().map(|mail| (mail.at.date(), &mail.body));
    for (day, text) in mails.clone().chain(life.posts.iter().map(|post| (post.date, &post.text))) {
        let past = ["Retired from ", "after ", "what I did at "];
        let past = past.iter().any(|past| text.contains(&format!("{past}{}", last.employer_name)));
        let began = date(last.start.year, last.start.month, 1) <= day;
        let named = text.contains(&last.employer_name);
        ensure!(!named || past || began && last.end.is_none(), "at {}, on {day}: {text}", last.employer_name);
    }
    let back = life.interests.iter().find(|one| one.text.contains("return to work"));
    ensure!(back.is_none() || last.end.is_some(), "works already: {back:?}");
    for (day, text) in mails {
        let news = ["I GOT IT", "Got the job", "I was offered the position"];
        let told = news.iter().any(|news| text.contains(news));
        let months = (day.year() - last.start.year) * 12 + i16::from(day.month() - last.start.month);
        ensure!(!told || (0..=4).contains(&months), "began {:?}, told on {day}: {text}", last.start);
    }
    Ok(())
}
