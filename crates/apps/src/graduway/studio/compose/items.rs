//! Sentences for one record each.

use campus::model::Event;
use chat::phrase;
use outreach::{Sentence, Slot, Source, draft::sentences};

use super::{
    Gathered, Joined, Moved, Opening, Person, StudioTone, StudioTopic, TakingPart, Told, dated, voice::words,
};

/// A room with more places than this is never full.
const MOST_PLACES: u32 = 400;

/// Tells records in one tone.
pub struct Teller(pub StudioTone);

pub fn title(event: &Event) -> Source {
    Source::record(record(event), "title", &event.title)
}

fn record(event: &Event) -> String {
    format!("event:{}", event.id.0)
}

impl Teller {
    fn lead(&self, name: &str) -> Sentence {
        Sentence::phrase(name, words(name, self.0))
    }

    fn filled(&self, name: &str, slots: &[Slot]) -> Sentence {
        Sentence::filled(name, words(name, self.0), slots)
    }

    /// A paragraph for each topic that there is something to tell of.
    pub fn sections(&self, topics: &[StudioTopic], gathered: &Gathered) -> Vec<Vec<Sentence>> {
        let most = self.0.most();
        let all = StudioTopic::ALL.into_iter().filter(|topic| topics.contains(topic));
        let section = |topic: StudioTopic| {
            let (lead, told): (_, Vec<Sentence>) = match topic {
                StudioTopic::Events => {
                    let events = gathered.events.iter().take(most);
                    (Some("events.lead"), events.map(|event| self.event("event", event)).collect())
                }
                StudioTopic::Jobs => {
                    let openings = gathered.openings.iter().take(most);
                    (Some("jobs.lead"), openings.map(|one| self.opening(one)).collect())
                }
                StudioTopic::Posts => {
                    let posts = gathered.posts.iter().take(most);
                    (Some("posts.lead"), posts.map(|post| self.post(post)).collect())
                }
                StudioTopic::Groups => {
                    let groups = gathered.groups.iter().take(most);
                    (Some("groups.lead"), groups.map(|group| self.joined(group)).collect())
                }
                StudioTopic::Moves => {
                    (None, gathered.moves.iter().take(most).map(|one| self.moved(one)).collect())
                }
                StudioTopic::Milestones => {
                    (None, gathered.taking_part.iter().map(|part| self.taking_part(*part)).collect())
                }
            };
            if told.is_empty() {
                return told;
            }
            lead.map(|lead| self.lead(lead)).into_iter().chain(told).collect()
        };
        all.map(section).filter(|section| !section.is_empty()).collect()
    }

    /// The news of people, one after the other.
    pub fn notes(&self, topics: &[StudioTopic], gathered: &Gathered) -> Vec<Sentence> {
        let most = 2 * self.0.most();
        let mut told = Vec::new();
        if topics.contains(&StudioTopic::Moves) {
            told.extend(gathered.moves.iter().take(most).map(|one| self.moved(one)));
        }
        if topics.contains(&StudioTopic::Posts) {
            told.extend(gathered.posts.iter().take(most).map(|post| self.post(post)));
        }
        told
    }

    /// What, when and where, and then what the record says of it.
    pub fn invitation(&self, event: &Event) -> Vec<Sentence> {
        let mut told = vec![self.event("invitation", event)];
        let about = sentences(&event.description).into_iter();
        let about = about.take(if self.0 == StudioTone::Brief { 1 } else { 4 });
        told.extend(about.map(|sentence| Sentence {
            text: sentence.to_owned(),
            sources: vec![Source::record(record(event), "description", sentence)],
        }));
        if (1..=MOST_PLACES).contains(&event.capacity) {
            let capacity = Source::record(record(event), "capacity", phrase::number(event.capacity.into()));
            told.push(self.filled("invitation.room", &[Slot::quoted(capacity)]));
        }
        told
    }

    fn event(&self, frame: &str, event: &Event) -> Sentence {
        let mut slots = vec![Slot::quoted(title(event)), dated(record(event), event.date)];
        let city = event.place.as_ref().map(|place| place.city.trim()).filter(|city| !city.is_empty());
        slots.extend(city.map(|city| Slot::quoted(Source::record(record(event), "place", city))));
        let way = if city.is_some() { "place" } else { "online" };
        self.filled(&format!("{frame}.{way}"), &slots)
    }

    fn opening(&self, opening: &Opening) -> Sentence {
        let of = |field: &str, quote: &str| {
            Slot::quoted(Source::record(format!("role:{}", opening.role), field, quote))
        };
        let (employer, title) = (of("employer", &opening.employer), of("title", &opening.title));
        match &opening.city {
            Some(city) => self.filled("job.place", &[employer, of("place", city), title]),
            None => self.filled("job.remote", &[employer, title]),
        }
    }

    fn post(&self, told: &Told) -> Sentence {
        let text = Slot::quoted(Source::record(format!("post:{}", told.post), "text", &told.text));
        let (mut slots, class) = of_person(&told.by);
        slots.push(text);
        self.filled(if class { "post.class" } else { "post" }, &slots)
    }

    fn moved(&self, moved: &Moved) -> Sentence {
        let record = format!("position:{}", moved.position);
        let (mut slots, class) = of_person(&moved.who);
        slots.push(Slot::quoted(Source::record(&record, "title", &moved.title)));
        slots.push(Slot::quoted(Source::record(&record, "employer", &moved.employer)));
        let mut sentence = self.filled(if class { "move.class" } else { "move" }, &slots);
        sentence.sources.push(Source::record(record, "since", &moved.since));
        sentence
    }

    fn joined(&self, joined: &Joined) -> Sentence {
        let of = |field: &str, quote: String| {
            Slot::quoted(Source::record(format!("group:{}", joined.group), field, quote))
        };
        let count = of("joined in twelve months", phrase::number(joined.count.into()));
        let name = if joined.count == 1 { "group.one" } else { "group.many" };
        self.filled(name, &[count, of("name", joined.name.clone())])
    }

    fn taking_part(&self, part: TakingPart) -> Sentence {
        let of = |field: &str, quote: String| {
            Slot::quoted(Source::record(format!("engagement:{}", part.year.0), field, quote))
        };
        let year = of("fiscal year", part.year.0.to_string());
        let any = of("engaged in any mode", phrase::number(part.any.into()));
        self.filled("taking_part", &[year, any, of("contactable", phrase::number(part.contactable.into()))])
    }
}

/// Name and, if there is one, class.
fn of_person(person: &Person) -> (Vec<Slot>, bool) {
    let mut slots = vec![Slot::quoted(Source::person(person.id, "name", &person.name))];
    let class = person.class_year.map(|year| Source::person(person.id, "class year", year.to_string()));
    slots.extend(class.map(Slot::quoted));
    (slots, person.class_year.is_some())
}
