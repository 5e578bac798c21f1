use jiff::civil::{Date, date};

use super::{
    super::{
        super::{
            phrase::Facts,
            source::{earlier, money},
        },
        draft::Stage,
        facts,
        giving::Giving,
    },
    desk::{Desk, Talk, Writer},
};
use crate::model::{MailKind, StaffDuty};

/// What a graduate may write about, and how often compared with the rest.
const TOPICS: [(&str, StaffDuty, Writer, MailKind, u32); 20] = {
    use MailKind::{Notice, Question};
    use StaffDuty::{AlumniRelations, CareerServices, GiftOfficer, Registrar};
    use Writer::{Office, Person};
    [
        ("impact", GiftOfficer, Person, Question, 16),
        ("receipt", GiftOfficer, Person, Question, 10),
        ("pledge", GiftOfficer, Person, Question, 30),
        ("bequest", GiftOfficer, Person, Question, 7),
        ("stock", GiftOfficer, Person, Question, 12),
        ("match", GiftOfficer, Person, Question, 5),
        ("thanks", GiftOfficer, Office, Notice, 12),
        ("visit", GiftOfficer, Office, Question, 10),
        ("grumble", GiftOfficer, Person, Question, 6),
        ("mentor", CareerServices, Person, Question, 9),
        ("hiring", CareerServices, Person, Question, 9),
        ("jobless", CareerServices, Person, Question, 30),
        ("reunion", AlumniRelations, Person, Question, 9),
        ("address", AlumniRelations, Person, Notice, 7),
        ("classnote", AlumniRelations, Person, Notice, 9),
        ("fewer", AlumniRelations, Person, Question, 5),
        ("host", AlumniRelations, Person, Question, 5),
        ("transcript", Registrar, Person, Question, 5),
        ("parent", AlumniRelations, Person, Question, 14),
        ("wordofthanks", CareerServices, Person, Notice, 60),
    ]
};

/// How long one tells of a new job as news.
const NEWS_DAYS: u32 = 90;

pub(super) fn write(desk: &mut Desk<'_>, giving: &Giving<'_>, facts: &Facts<'_>) {
    if !desk.dice.chance(20 + desk.draft.engagement / 2) {
        return;
    }
    let draft = desk.draft;
    let facts = &draft.facts_on(draft.source().today, facts);
    let fits = |topic: &str| fits(desk, giving, facts, topic);
    let fitting: Vec<_> = TOPICS.iter().filter(|topic| fits(topic.0)).collect();
    let (topic, duty, begins, kind, _) = **desk.dice.weighted(&fitting, |topic| topic.4);
    let gift = matches!(topic, "receipt" | "stock" | "match" | "thanks");
    let about_gift = if gift { facts::gift(facts, giving, money) } else { None };
    let mut facts = about_gift.unwrap_or_else(|| Facts::over(facts));
    if let Some(pledge) = giving.pledges.first() {
        let paid: i64 =
            giving.gifts.iter().filter(|gift| gift.pledge == Some(pledge.id)).map(|gift| gift.cents).sum();
        facts.set("pledge", money(pledge.cents));
        facts.set("pledgeyear", pledge.date.year().to_string());
        facts.set("pledgeleft", money(pledge.cents - paid));
    }
    let staff = desk.draft.generator.staff_for(duty, desk.draft.identity.id).mailbox.person;
    let gave = giving.gifts.last().filter(|_| gift).map(|gift| gift.date);
    // Nobody writes as somebody they were not yet.
    let began = match draft.stage {
        Stage::Working => Some(draft.job_since()),
        Stage::Retired | Stage::Between => draft.work_ended(),
        _ => None,
    };
    let since = gave.max(began);
    let goes_on = if kind == MailKind::Notice { 350 } else { 620 };
    desk.talk(&Talk { topic, staff, begins, since, goes_on, kind }, &facts);
}

/// Nobody writes about what is not so.
fn fits(desk: &Desk<'_>, giving: &Giving<'_>, facts: &Facts<'_>, topic: &str) -> bool {
    let draft = desk.draft;
    let today = draft.source().today;
    let donor = giving.fund.is_some();
    let working = draft.stage == Stage::Working;
    let largest = giving.gifts.iter().map(|gift| gift.cents).max().unwrap_or(0);
    match topic {
        "impact" | "grumble" => donor,
        "receipt" => gave_lately(giving, today, 400),
        "thanks" => gave_lately(giving, today, 80),
        "match" => gave_lately(giving, today, 300) && working,
        "pledge" => giving.pledges.first().is_some_and(|pledge| {
            let paid = giving.gifts.iter().filter(|gift| gift.pledge == Some(pledge.id));
            paid.map(|gift| gift.cents).sum::<i64>() < pledge.cents
        }),
        "bequest" => donor && draft.stage == Stage::Retired,
        "stock" | "visit" => largest >= 100_000,
        "mentor" => facts.get("offer").is_some() && working && facts.get("years").is_some(),
        "hiring" => working,
        "jobless" => draft.stage == Stage::Between,
        "parent" => draft.identity.child.is_some(),
        "reunion" => draft.identity.class_year.is_some_and(|class| (next_reunion(today) - class) % 5 == 0),
        "fewer" | "address" | "transcript" => true,
        "classnote" => working || draft.stage == Stage::Retired,
        "host" => working && facts.get("club").is_some(),
        "wordofthanks" => working && draft.years_out() < 8 && draft.job_since() > earlier(today, NEWS_DAYS),
        _ => false,
    }
}

/// In the first days of June, every year.
fn next_reunion(today: Date) -> i16 {
    if today < date(today.year(), 6, 1) { today.year() } else { today.year() + 1 }
}

/// Nobody asks for the receipt of a gift of long ago.
fn gave_lately(giving: &Giving<'_>, today: Date, days: u32) -> bool {
    let last = giving.fund.and_then(|fund| giving.gifts.iter().rfind(|gift| gift.fund == fund.id));
    last.is_some_and(|gift| gift.date > earlier(today, days))
}
