//! One person's engagement, with every event by its name.

use std::collections::HashMap;

use jiff::civil::Date;

use super::{Alum, Counted, EngagementRule, Seen, Standing, count, store::alum};
use crate::{
    model::{Event, EventId, Life},
    people::Withheld,
    store::people::References,
};

/// Somebody and all that was counted of them.
#[derive(Clone, Debug)]
pub struct EngagedPerson {
    pub name: String,
    pub standing: Standing,
    /// Lives and has graduated here: the others have events too, and are in no share.
    pub is_counted: bool,
    /// The latest first.
    pub events: Vec<CountedEvent>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedEvent {
    pub counted: Counted,
    /// What it was: the title of an event, the name of a fund or a group.
    pub label: String,
}

impl EngagedPerson {
    pub fn new(mut life: Life, references: &References, as_of: Date) -> Self {
        Withheld::of(&life).hide_in(&mut life);
        let counted = count(&Seen::in_life(&life, &references.events), as_of);
        let is_counted = life.person.is_alum && life.person.died.is_none();
        let alum: Alum = alum::of_life(&life);
        let standing = Standing::new(life.person.id, alum, &counted, as_of);
        let labels = Labels::new(&life, references);
        let events = counted.into_iter();
        let events = events.map(|counted| CountedEvent { label: labels.of(&counted), counted }).collect();
        Self { name: life.person.name(), standing, is_counted, events }
    }
}

/// Names for the records of one person.
struct Labels<'a> {
    events: &'a HashMap<EventId, Event>,
    groups: HashMap<u32, &'a str>,
    funds: HashMap<u32, &'a str>,
    promised: HashMap<u32, &'a str>,
    roles: HashMap<u32, &'a str>,
    walls: HashMap<u32, &'a str>,
}

impl<'a> Labels<'a> {
    fn new(life: &'a Life, references: &'a References) -> Self {
        let fund = |id| references.funds.get(&id).map(|fund| fund.name.as_str());
        let group = |id| references.groups.get(&id).map(|group| group.name.as_str());
        let posts = life.posts.iter();
        Self {
            events: &references.events,
            groups: references.groups.iter().map(|(id, group)| (id.0, group.name.as_str())).collect(),
            funds: life.gifts.iter().filter_map(|gift| Some((gift.id, fund(gift.fund)?))).collect(),
            promised: life.pledges.iter().filter_map(|one| Some((one.id.0, fund(one.fund)?))).collect(),
            roles: life.volunteering.iter().map(|one| (one.id, one.activity.as_str())).collect(),
            walls: posts.filter_map(|post| Some((post.id, group(post.group?)?))).collect(),
        }
    }

    fn of(&self, counted: &Counted) -> String {
        use EngagementRule as Rule;
        let own = counted.rule.card().title;
        let with = |name: Option<&&str>, how: &str| {
            name.map_or_else(|| own.to_owned(), |name| format!("{own} {how} {name}"))
        };
        let id = &counted.record;
        match counted.rule {
            Rule::Gift | Rule::MatchingGift | Rule::PledgePayment => with(self.funds.get(id), "to the"),
            Rule::Pledge => with(self.promised.get(id), "to the"),
            Rule::VolunteerRole => {
                self.roles.get(id).map_or_else(|| own.to_owned(), |activity| format!("{own}: {activity}"))
            }
            Rule::Organiser => with(self.groups.get(id), "of"),
            Rule::GroupJoined => {
                self.groups.get(id).map_or_else(|| own.to_owned(), |name| format!("Joined {name}"))
            }
            Rule::Post => with(self.walls.get(id), "in"),
            Rule::Reunion | Rule::Event | Rule::Webinar => {
                let event = self.events.get(&EventId(*id));
                event.map_or_else(|| own.to_owned(), |event| event.title.clone())
            }
            Rule::Mentor
            | Rule::MentorOffer
            | Rule::Mentee
            | Rule::Mail
            | Rule::Conversation
            | Rule::ContactConfirmed => own.to_owned(),
        }
    }
}
