use std::collections::{BTreeMap, BTreeSet, HashSet};

use sea_orm::ConnectionTrait;
use store::Result;

use super::{
    Planned, Planner, Row, SHOWN,
    who::{Holders, Named, name_of},
};
use crate::{
    import::{
        Kind,
        duplicates::{Index, Match, Name, Person as Facts},
    },
    intake::{
        Likely, LikelyRow, Preview, RowChange,
        preview::describe,
        rows::{self, Gifts},
    },
    model::{KeySystem, Person, PersonId},
    store::{
        dossier::{self, Parts, differences},
        imports::errors::Wrong,
    },
};

/// What is known of the people of a piece.
#[derive(Default)]
struct Files {
    /// Before the piece, and with the rows so far.
    dossiers: BTreeMap<PersonId, (Parts, Parts)>,
    /// Those whom the piece has added, by likeness.
    recent: Index<u32>,
    /// Those whose name, year or address has changed.
    changed: BTreeSet<PersonId>,
}

/// How a row ends.
#[derive(Clone, Copy, PartialEq)]
enum End {
    New,
    Changed,
    Unchanged,
    Repeated,
}

impl Planner {
    pub(super) async fn plan_people(
        &mut self,
        db: &impl ConnectionTrait,
        rows: Vec<Row>,
        planned: &mut Planned,
        mut preview: Option<&mut Preview>,
    ) -> Result<()> {
        let holders = Holders::find(db, self.order.edition, self.order.kind, &rows).await?;
        let likely = self.likely(&rows, &holders);
        let mut wanted = BTreeSet::new();
        for (row, likely) in rows.iter().zip(&likely) {
            wanted.extend(holders.of(&Named::by(&row.record), &self.fresh));
            wanted.extend(likely.map(|likely| PersonId(likely.who)));
        }
        let wanted: Vec<PersonId> = wanted.into_iter().collect();
        let loaded = dossier::load(db, self.order.edition, self.order.kind, &wanted).await?;
        let mut files = Files::default();
        files.dossiers.extend(loaded.into_iter().map(|(id, parts)| (id, (parts.clone(), parts))));
        for (row, likely) in rows.into_iter().zip(likely) {
            let ids = self.desk.ids;
            let done = self.plan_row(&row, likely, &holders, &mut files, planned, preview.as_deref_mut());
            if let Err(why) = done {
                // Numbers that were not used are the next ones.
                self.desk.ids = ids;
                let wrong = Wrong { line: row.record.line, cells: row.cells, why };
                planned.reject(wrong, preview.as_deref_mut());
            }
        }
        self.learn(&files);
        for (before, now) in files.dossiers.values() {
            planned.changes.extend(differences(before, now));
        }
        Ok(())
    }

    /// For each row that no id and no address decides, who it probably is.
    fn likely(&self, rows: &[Row], holders: &Holders) -> Vec<Option<Match<u32>>> {
        let likely = |row: &Row| {
            let is_certain = !holders.of(&Named::by(&row.record), &self.fresh).is_empty();
            if is_certain { None } else { self.known.find(&Facts::of(&row.record)).into_iter().next() }
        };
        rows.iter().map(likely).collect()
    }

    /// The error is what is wrong with the row.
    fn plan_row(
        &mut self,
        row: &Row,
        likely: Option<Match<u32>>,
        holders: &Holders,
        files: &mut Files,
        planned: &mut Planned,
        mut preview: Option<&mut Preview>,
    ) -> std::result::Result<(), String> {
        let named = Named::by(&row.record);
        let certain = holders.of(&named, &self.fresh);
        if let [one, other, ..] = certain[..] {
            let (one, other) = (files.name(one), files.name(other));
            return Err(format!(
                "The ID or one address belongs to {one} and another to {other}. Correct what is wrong."
            ));
        }
        let mut who = certain.first().copied();
        if who.is_none() {
            let mut recent = files.recent.find(&Facts::of(&row.record));
            recent.extend(likely);
            recent.sort_by_key(|one| (u8::MAX - one.sure, one.who));
            if let Some(likely) = recent.first() {
                let person = PersonId(likely.who);
                if let Some(end) = self.says_nothing_new(row, &named, person, files) {
                    planned.end(end);
                    return Ok(());
                }
                // Whoever gives twice in one file is one giver.
                if row.record.kind == Kind::Gifts && self.is_added(person) {
                    who = Some(person);
                } else {
                    planned.counts.likely += 1;
                    show_likely(row, likely, files.name(person), preview.as_deref_mut());
                    match self.order.likely {
                        Likely::Skip => {
                            planned.counts.skipped += 1;
                            return Ok(());
                        }
                        Likely::Update => who = Some(person),
                        Likely::Add => {}
                    }
                }
            }
        }
        let is_new = who.is_none();
        let person = match who {
            Some(person) => person,
            None => self.admit(row, &named)?,
        };
        self.check_gift(&named, person, holders, files)?;
        // In a dry run, those whom earlier pieces have added are not in the database.
        let (_, now) = files.dossiers.entry(person).or_insert_with(|| {
            (if is_new { Parts::default() } else { rows::add(person) }, rows::add(person))
        });
        let before = now.clone();
        let end = match self.put(row, person, is_new, now) {
            Ok(end) => end,
            Err(why) => {
                *now = before;
                if is_new {
                    files.dossiers.remove(&person);
                }
                return Err(why);
            }
        };
        let now = now.clone();
        self.note_identity(person, is_new, &before, &now, files);
        planned.end(end);
        if let Some(preview) = preview.filter(|preview| preview.changes.len() < SHOWN)
            && matches!(end, End::New | End::Changed)
        {
            let nobody = Parts::default();
            preview.changes.push(RowChange {
                line: row.record.line,
                what: now.person.as_ref().map(Person::name).unwrap_or_default(),
                person: Some(person.0).filter(|_| !self.is_added(person)),
                is_new: end == End::New,
                fields: describe(if is_new { &nobody } else { &before }, &now),
            });
        }
        Ok(())
    }

    /// Somebody who is probably meant, and of whom the row says only what is known: then they are meant, and the row
    /// can be left. Only of rows without an id and an address, which would be new.
    fn says_nothing_new(&mut self, row: &Row, named: &Named, person: PersonId, files: &Files) -> Option<End> {
        let (_, parts) = files.dossiers.get(&person)?;
        if named.id.is_some() || !named.emails.is_empty() {
            return None;
        }
        let is_known = if row.record.kind == Kind::Gifts {
            rows::is_known_gift(&row.record, row.nth, self.order.first.gifts, parts, &self.desk)
        } else {
            let (ids, mut after) = (self.desk.ids, parts.clone());
            rows::put(&row.record, &mut after, &mut self.desk);
            self.desk.ids = ids;
            after == *parts
        };
        let end = if self.is_added(person) { End::Repeated } else { End::Unchanged };
        is_known.then_some(end)
    }

    /// A number for somebody new, if the row says enough of them.
    fn admit(&mut self, row: &Row, named: &Named) -> std::result::Result<PersonId, String> {
        if row.record.kind == Kind::Gifts && row.record.text("donor_name").is_none() {
            let what = match (&named.id, named.emails.first()) {
                (Some(id), _) => format!("the donor ID “{id}”"),
                (None, Some(email)) => format!("the address “{email}”"),
                (None, None) => "this name".to_owned(),
            };
            return Err(format!(
                "Nobody has {what}. Import the people first, or add a column with the donor's name."
            ));
        }
        Ok(PersonId(rows::Desk::number(&mut self.desk.ids.people)))
    }

    /// A gift does not move from one giver to another.
    fn check_gift(
        &self,
        named: &Named,
        person: PersonId,
        holders: &Holders,
        files: &Files,
    ) -> std::result::Result<(), String> {
        let Some(gift) = &named.gift else { return Ok(()) };
        let fresh = || self.fresh.get(&name_of(KeySystem::Gift, gift)).copied().map(PersonId);
        match holders.gifts.get(gift).copied().or_else(fresh) {
            Some(other) if other != person => Err(format!(
                "Gift ID “{gift}”: is that of a gift from {}. Correct the donor, or give the gift another ID.",
                files.name(other)
            )),
            _ => Ok(()),
        }
    }

    fn put(
        &mut self,
        row: &Row,
        person: PersonId,
        is_new: bool,
        parts: &mut Parts,
    ) -> std::result::Result<End, String> {
        let before = parts.clone();
        rows::put(&row.record, parts, &mut self.desk);
        if row.record.kind == Kind::Gifts {
            let first = self.order.first.gifts;
            let (end, gift) = rows::put_gift(&row.record, row.nth, first, parts, &mut self.desk)?;
            return Ok(match end {
                Gifts::Added => End::New,
                _ if gift >= first => End::Repeated,
                Gifts::Changed => End::Changed,
                Gifts::Unchanged if *parts != before => End::Changed,
                Gifts::Unchanged => End::Unchanged,
            });
        }
        Ok(match () {
            () if is_new => End::New,
            () if self.is_added(person) => End::Repeated,
            () if *parts == before => End::Unchanged,
            () => End::Changed,
        })
    }

    /// So that the next rows find them by what this one has said.
    fn note_identity(&mut self, id: PersonId, is_new: bool, before: &Parts, now: &Parts, files: &mut Files) {
        let known: HashSet<_> = before.keys.iter().map(|key| (key.system, &key.value)).collect();
        for key in now.keys.iter().filter(|key| !known.contains(&(key.system, &key.value))) {
            self.remember(name_of(key.system, &key.value), id.0);
        }
        let Some(person) = &now.person else { return };
        let earlier = before.person.as_ref().filter(|_| !is_new);
        if earlier.is_none_or(|earlier| earlier.email != person.email) && !person.email.is_empty() {
            self.remember(name_of(KeySystem::Email, &person.email), id.0);
        }
        if is_new {
            files.recent.add_likeness(id.0, &facts(person, &person.last_name));
        } else if earlier.is_some_and(|earlier| identity(earlier) != identity(person)) {
            files.changed.insert(id);
        }
    }

    /// At the end of a piece: what the database will say of people from now on.
    fn learn(&mut self, files: &Files) {
        for (id, (before, now)) in &files.dossiers {
            let Some(person) = &now.person else { continue };
            if before.person.is_none() {
                for family in std::iter::once(&person.last_name).chain(&person.former_last_name) {
                    self.known.add(*id, &facts(person, family));
                }
            } else if files.changed.contains(id) {
                let names = std::iter::once(&person.last_name).chain(&person.former_last_name);
                let all: Vec<Facts<'_>> = names.map(|family| facts(person, family)).collect();
                self.known.change(*id, &all);
            }
        }
    }
}

fn identity(person: &Person) -> (&str, &str, Option<&String>, &str, Option<i16>) {
    let Person { first_name, last_name, former_last_name, email, class_year, .. } = person;
    (first_name, last_name, former_last_name.as_ref(), email, *class_year)
}

fn facts<'a>(person: &'a Person, family: &str) -> Facts<'a> {
    Facts {
        external_id: None,
        emails: if person.email.is_empty() { Vec::new() } else { vec![&person.email] },
        name: Name::of(&person.first_name, family),
        class_year: person.class_year,
    }
}

impl Files {
    fn name(&self, person: PersonId) -> String {
        let known = self.dossiers.get(&person).and_then(|(_, now)| now.person.as_ref());
        known
            .map(Person::name)
            .filter(|name| !name.trim().is_empty())
            .unwrap_or_else(|| "somebody else".to_owned())
    }
}

fn show_likely(row: &Row, likely: &Match<u32>, person_name: String, preview: Option<&mut Preview>) {
    let Some(preview) = preview.filter(|preview| preview.likely.len() < SHOWN) else { return };
    let record = &row.record;
    let whole = ["full_name", "donor_name"].iter().find_map(|field| record.text(field)).map(str::to_owned);
    let names = [record.text("first_name"), record.text("last_name")];
    let name = whole.unwrap_or_else(|| names.into_iter().flatten().collect::<Vec<_>>().join(" "));
    preview.likely.push(LikelyRow {
        line: record.line,
        name,
        person: likely.who,
        person_name,
        why: likely.by.to_string(),
        sure: likely.sure,
    });
}

impl Planned {
    fn end(&mut self, end: End) {
        let count = match end {
            End::New => &mut self.counts.new,
            End::Changed => &mut self.counts.changed,
            End::Unchanged => &mut self.counts.unchanged,
            End::Repeated => &mut self.counts.repeated,
        };
        *count += 1;
    }
}
