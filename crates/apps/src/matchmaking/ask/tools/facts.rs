//! What an answer may say of those who were compared.

use chat::{
    Amount, Fact, Figure, Name, Origin, Outcome, Part, Quote, Record as Page, Source, ToolRun,
    part::{FitCard, Matches, People, PersonCard},
};
use serde_json::json;

use super::super::{
    desk::{Namesakes, Role, Worked},
    profile::{Heard, Record},
};

/// What has been found out so far.
#[derive(Default)]
pub struct Found {
    pub facts: Vec<Fact>,
    pub sources: Vec<Source>,
}

impl Found {
    /// Begins with the comparison itself, and with the record of the one that others are looked for.
    pub fn new(worked: &Worked) -> Self {
        let mut found = Self::default();
        let how = if worked.is_whole {
            "everybody who could be"
        } else {
            "those whom the index finds, and some by chance"
        };
        found.source(
            "Comparison both ways",
            format!("{how}, by goals, values, path, needs and what was asked for"),
            Origin::Run(ToolRun::default()),
        );
        if let Some(whom) = &worked.whom {
            let number = found.person(whom, Heard::ByStaff);
            let own = &worked.asker;
            let said = own.goals.iter().chain(&own.needs).chain(&own.values).map(|one| one.text.clone());
            found.facts.extend(said.map(|text| Fact::Quote(Quote { text, source: number })));
        }
        found.count("people who were compared", worked.others.len());
        found.count("people who fit", worked.ranked.ranked.len());
        found.count("people who would fit but for something", worked.ranked.apart.len());
        found
    }

    fn source(&mut self, title: &str, detail: String, origin: Origin) -> u32 {
        let number = u32::try_from(self.sources.len() + 1).unwrap_or(u32::MAX);
        self.sources.push(Source { number, title: title.to_owned(), detail, origin });
        number
    }

    pub fn person(&mut self, record: &Record, heard: Heard) -> u32 {
        let (name, id) = (record.person.name(), record.person.id.0);
        let path = format!("/people/{id}");
        let known =
            self.sources.iter().find(|source| source.origin == Origin::Record(Page { path: path.clone() }));
        if let Some(known) = known {
            return known.number;
        }
        let does = record.does(heard);
        let number = self.source(&name, does.clone(), Origin::Record(Page { path }));
        self.facts.push(Fact::Name(Name { name, person: Some(id.to_string()), source: number }));
        if !does.is_empty() {
            self.facts.push(Fact::Quote(Quote { text: does, source: number }));
        }
        number
    }

    pub fn count(&mut self, label: &str, count: usize) {
        let amount = Amount::Count(u64::try_from(count).unwrap_or(u64::MAX));
        self.facts.push(Fact::Figure(Figure { label: label.to_owned(), amount, source: 1 }));
    }

    pub fn number(&mut self, label: String, number: f64) {
        self.facts.push(Fact::Figure(Figure { label, amount: Amount::Number(number), source: 1 }));
    }

    pub fn quote(&mut self, text: &str, source: u32) {
        if !text.is_empty() {
            self.facts.push(Fact::Quote(Quote { text: text.to_owned(), source }));
        }
    }

    /// The cards with their sources, and what may be said of them.
    pub fn cards(&mut self, worked: &Worked, mut list: Matches) -> Matches {
        for card in list.cards.iter_mut().chain(&mut list.apart) {
            let Some(record) = card.person.parse().ok().and_then(|id: u32| worked.records.get(&id)) else {
                continue;
            };
            let number = self.person(record, Heard::ByAll);
            card.sources = vec![number];
            self.card(worked, card, number);
        }
        list
    }

    fn card(&mut self, worked: &Worked, card: &FitCard, source: u32) {
        let (name, whom) = (&card.name, worked.whom_called());
        for (label, value) in [
            (format!("fit of {name} both ways"), card.combined),
            (format!("fit of {name} for {whom}"), card.to_whom.value),
            (format!("fit of {whom} for {name}"), card.to_them.value),
        ] {
            self.number(label, value.round());
        }
        if let Some(place) = card.place {
            self.number(format!("place of {name} in the ranking"), f64::from(place));
        }
        if let Some(capacity) = card.capacity {
            self.number(format!("places left of {name}"), f64::from(capacity.left));
            self.number(format!("places of {name}"), f64::from(capacity.of));
        }
        for part in card.to_whom.parts.iter().chain(&card.to_them.parts) {
            for evidence in &part.evidence {
                self.quote(&evidence.own, source);
                self.quote(&evidence.other, source);
            }
            self.quote(&part.label, 1);
        }
        for text in card.reasons.iter().chain(card.conflicts.iter().map(|conflict| &conflict.text)) {
            self.quote(text, source);
        }
    }
}

/// Several go by a name: which of them is meant, a person says. Each choice asks for the same as before.
pub fn several(Namesakes { role, name, all }: &Namesakes, is_not: bool) -> Outcome {
    let mut found = Found::default();
    let title = "People of the campus".to_owned();
    let origin = Origin::Record(Page { path: "/people".to_owned() });
    found.sources.push(Source { number: 1, title, detail: format!("everybody called {name}"), origin });
    let cards = all.iter().map(|record| {
        let number = found.person(record, Heard::ByStaff);
        PersonCard {
            person: record.person.id.0.to_string(),
            name: record.person.name(),
            beside: record.person.class_year.map(|year| format!("Class of {year}")).unwrap_or_default(),
            below: record.does(Heard::ByStaff),
            sources: vec![number],
            ..PersonCard::default()
        }
    });
    let cards: Vec<PersonCard> = cards.collect();
    let choice = |record: &Record| {
        let whom = format!("{} #{}", record.person.name(), record.person.id.0);
        match role {
            Role::For => format!("For {whom}"),
            Role::Like => format!("Like {whom}"),
            Role::About if is_not => format!("Why not {whom}?"),
            Role::About => format!("Why {whom}?"),
        }
    };
    let choices: Vec<String> = all.iter().map(choice).collect();
    found.count("people called so", all.len());
    found.quote(name, 1);
    let data = json!({ "several": name, "count": all.len(), "choices": choices });
    Outcome { data, facts: found.facts, parts: vec![Part::People(People { cards })], sources: found.sources }
}
