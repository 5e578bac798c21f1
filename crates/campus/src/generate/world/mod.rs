//! What is made once, before any person.

mod community;
mod employers;
mod mails;
mod staff;
mod study;

use super::{dice::Stream, source::Source, words::rows};
use crate::model::{Appeal, AppealId, Fund, FundId, PolicyPage, World};

pub(super) use self::{
    community::GROUP_TIES,
    employers::{listed, salary},
    study::GENERAL,
};

pub(super) fn make(source: &Source) -> World {
    let departments = study::departments(source);
    let courses = study::courses(source, &departments);
    let employers = employers::employers(source);
    let roles = employers::roles(source, &employers);
    let staff = staff::staff(source, &departments);
    let events = community::events(source);
    World {
        terms: study::terms(source),
        mails: mails::mails(source, &staff, &events),
        staff,
        courses,
        departments,
        roles,
        employers,
        funds: funds(source),
        appeals: appeals(source),
        events,
        groups: community::groups(source),
        policies: policies(include_str!("../words/policies.txt")),
    }
}

fn funds(source: &Source) -> Vec<Fund> {
    (1..)
        .zip(&source.words.causes)
        .map(|(id, cause)| Fund {
            id: FundId(id),
            name: cause.fund.into(),
            cause: cause.name.into(),
            purpose: cause.purpose.into(),
        })
        .collect()
}

const CHANNELS: [(&str, &str); 3] =
    [("Fall letter", "letter"), ("Giving Day", "email"), ("Phonathon", "phone")];

fn appeals(source: &Source) -> Vec<Appeal> {
    let this_year = source.today.year();
    let each = (this_year - 60..=this_year).flat_map(|year| CHANNELS.map(|channel| (year, channel)));
    (1..)
        .zip(each)
        .map(|(id, (year, (name, channel)))| Appeal {
            id: AppealId(id),
            name: format!("{name} {year}"),
            channel: channel.into(),
            year,
        })
        .collect()
}

fn policies(file: &'static str) -> Vec<PolicyPage> {
    let mut pages: Vec<PolicyPage> = Vec::new();
    for row in rows(file) {
        match (&row[..], pages.last_mut()) {
            ([slug, title, office], _) => pages.push(PolicyPage {
                slug: (*slug).into(),
                title: (*title).into(),
                office: (*office).into(),
                text: String::new(),
            }),
            ([paragraph], Some(page)) => {
                if !page.text.is_empty() {
                    page.text.push_str("\n\n");
                }
                page.text.push_str(paragraph);
            }
            _ => unreachable!("a page has a heading of three parts, and paragraphs"),
        }
    }
    pages
}

/// Worldly things have one sequence each, told apart by this number.
#[derive(Clone, Copy)]
enum Thing {
    Employers = 1,
    Roles,
    Events,
    Mails,
}

impl Source {
    fn world_dice(&self, thing: Thing) -> super::dice::Dice {
        self.dice(Stream::World, thing as u32)
    }
}
