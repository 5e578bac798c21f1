use std::collections::BTreeSet;

use sea_orm::ConnectionTrait;
use store::Result;

use super::{
    Planned, Planner, Row, SHOWN,
    files::{Dossier, Files, Trace},
    who::{Holders, Named, Whose},
};
use crate::{
    import::{
        Kind,
        duplicates::{By, Match, Name, Person as Facts},
    },
    intake::{
        Likely, LikelyRow, Preview, RowChange,
        rows::{self, GiftRow},
    },
    model::{KeySystem, Person, PersonId},
    store::{
        dossier::{self, differences},
        imports::errors::Wrong,
    },
};

/// So many people are looked at who could be meant.
const CANDIDATES: usize = 16;

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
        let mut wanted = BTreeSet::new();
        let mut likely = Vec::with_capacity(rows.len());
        for row in &rows {
            let held = holders.of(&Named::by(&row.record), &self.fresh);
            wanted.extend(held.people());
            let found = if held.id.is_some() { Vec::new() } else { self.likely(row) };
            wanted.extend(found.iter().map(|one| PersonId(one.who)));
            likely.push(found);
        }
        let mut files = self.open(db, wanted.into_iter().collect()).await?;
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
        match &mut self.drawer {
            Some(drawer) => drawer.put(&files.dossiers).await?,
            None => {
                let dossiers = files.dossiers.values();
                planned.changes.extend(dossiers.flat_map(|one| differences(&one.before, &one.now)));
            }
        }
        Ok(())
    }

    /// What is known of people; in a dry run, with what the pieces before would have written.
    async fn open(&mut self, db: &impl ConnectionTrait, wanted: Vec<PersonId>) -> Result<Files> {
        let mut files = Files::default();
        let mut rest = wanted;
        if let Some(drawer) = &mut self.drawer {
            let found = drawer.take(&rest).await?;
            rest.retain(|person| !found.contains_key(person));
            files.dossiers.extend(found.into_iter().map(|(id, parts)| (id, Dossier::known(parts))));
        }
        let loaded = dossier::load(db, self.order.edition, self.order.kind, &rest).await?;
        files.dossiers.extend(loaded.into_iter().map(|(id, parts)| (id, Dossier::known(parts))));
        Ok(files)
    }

    /// Who a row is probably about.
    fn likely(&self, row: &Row) -> Vec<Match<u32>> {
        let mut found = self.known.find(&Facts::of(&row.record));
        found.truncate(CANDIDATES);
        found
    }

    /// The error is what is wrong with the row.
    fn plan_row(
        &mut self,
        row: &Row,
        likely: Vec<Match<u32>>,
        holders: &Holders,
        files: &mut Files,
        planned: &mut Planned,
        mut preview: Option<&mut Preview>,
    ) -> std::result::Result<(), String> {
        let named = Named::by(&row.record);
        let gift = match row.record.kind {
            Kind::Gifts => Some(rows::read_gift(&row.record, row.nth, &self.desk)?),
            _ => None,
        };
        let held = holders.of(&named, &self.fresh);
        let who = match holders.decide(&row.record, &held, |person| files.parts(person)) {
            Whose::One(person) => Some(person),
            Whose::Contradiction(one, other) => {
                let (one, other) = (files.name(one), files.name(other));
                return Err(format!(
                    "The ID or one address belongs to {one} and another to {other}. Correct what is wrong."
                ));
            }
            Whose::Unsure(doubtful) => {
                let candidates = candidates(doubtful, files.recent.find(&Facts::of(&row.record)), likely);
                // A gift says little of who gave it: of two at one address, both may have given as much on a day.
                let may_be_known = named.id.is_none() && (gift.is_none() || named.emails.is_empty());
                for one in candidates.iter().filter(|_| may_be_known) {
                    if let Some(end) = self.says_nothing_new(row, gift.as_ref(), PersonId(one.who), files) {
                        planned.end(end);
                        return Ok(());
                    }
                }
                match candidates.first() {
                    None => None,
                    Some(best) if self.gives_again(row, &named, best, holders.system, files) => {
                        Some(PersonId(best.who))
                    }
                    Some(best) => {
                        planned.counts.likely += 1;
                        show_likely(row, best, files.name(PersonId(best.who)), preview.as_deref_mut());
                        match self.order.likely {
                            Likely::Skip => {
                                planned.counts.skipped += 1;
                                return Ok(());
                            }
                            Likely::Update => Some(PersonId(best.who)),
                            Likely::Add => None,
                        }
                    }
                }
            }
        };
        let is_new = who.is_none();
        let person = match who {
            Some(person) => person,
            None => self.admit(row, &named)?,
        };
        self.check_gift(&named, person, holders, files)?;
        let dossier = files.dossiers.entry(person).or_insert_with(|| {
            if is_new { Dossier::added(person) } else { Dossier::known(rows::add(person)) }
        });
        let (end, trace) = self.put(row, gift.as_ref(), (person, is_new), dossier);
        let is_shown = match end {
            End::New | End::Changed => true,
            End::Repeated => trace.is_changed(&dossier.now),
            End::Unchanged => false,
        };
        if let Some(preview) = preview.filter(|preview| is_shown && preview.changes.len() < SHOWN) {
            preview.changes.push(RowChange {
                line: row.record.line,
                what: dossier.now.person.as_ref().map(Person::name).unwrap_or_default(),
                person: Some(person.0).filter(|_| !self.is_added(person)),
                is_new: end == End::New,
                fields: trace.describe(&dossier.now, is_new),
            });
        }
        self.note_identity(person, is_new, &trace, files);
        planned.end(end);
        Ok(())
    }

    /// Whoever gives twice in one file is one giver, unless their ids say otherwise.
    fn gives_again(
        &self,
        row: &Row,
        named: &Named,
        likely: &Match<u32>,
        system: KeySystem,
        files: &Files,
    ) -> bool {
        let person = PersonId(likely.who);
        let has_id = || {
            let keys = files.parts(person).into_iter().flat_map(|parts| &parts.keys);
            named.id.is_some() && keys.into_iter().any(|key| key.system == system)
        };
        let is_doubtful = matches!(likely.by, By::EmailButId | By::EmailButName | By::EmailOfSeveral);
        row.record.kind == Kind::Gifts && self.is_added(person) && !is_doubtful && !has_id()
    }

    /// Somebody who is probably meant, and of whom the row says only what is known: then they are meant, and the row
    /// can be left. Only of rows without an id, which would be new.
    fn says_nothing_new(
        &mut self,
        row: &Row,
        gift: Option<&GiftRow>,
        person: PersonId,
        files: &mut Files,
    ) -> Option<End> {
        let dossier = files.dossiers.get_mut(&person)?;
        let is_known = if let Some(gift) = gift {
            let (parts, index) = dossier.with_gifts(self.order.first.gifts);
            gift.is_known(&row.record, parts, index, &self.desk)
        } else {
            let (ids, mut after) = (self.desk.ids, dossier.now.clone());
            rows::put(&row.record, &mut after, &mut self.desk);
            self.desk.ids = ids;
            after == dossier.now
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
        let fresh = || self.fresh.holders(KeySystem::Gift, gift).next();
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
        gift: Option<&GiftRow>,
        (person, is_new): (PersonId, bool),
        dossier: &mut Dossier,
    ) -> (End, Trace) {
        let mut trace = Trace::of(&dossier.now, gift.is_some());
        let Some(gift) = gift else {
            rows::put(&row.record, &mut dossier.now, &mut self.desk);
            let end = match () {
                () if is_new => End::New,
                () if self.is_added(person) => End::Repeated,
                () if trace.is_changed(&dossier.now) => End::Changed,
                () => End::Unchanged,
            };
            return (end, trace);
        };
        let first = self.order.first.gifts;
        let (parts, index) = dossier.with_gifts(first);
        if index.is_first_of(&row.record) {
            rows::put(&row.record, parts, &mut self.desk);
        }
        let (before, place) = gift.put(&row.record, person, (&mut *parts, index), &mut self.desk);
        let is_added = before.is_none();
        trace.set_gift(before, place);
        let end = match () {
            () if is_added => End::New,
            () if parts.gifts[place].id >= first => End::Repeated,
            () if trace.is_changed(parts) => End::Changed,
            () => End::Unchanged,
        };
        (end, trace)
    }

    /// So that the next rows find them by what this one has said.
    fn note_identity(&mut self, id: PersonId, is_new: bool, trace: &Trace, files: &mut Files) {
        let Some(now) = files.dossiers.get(&id).map(|dossier| &dossier.now) else { return };
        for key in now.keys.iter().skip(trace.keys) {
            self.fresh.add_holder(key.system, &key.value, id);
        }
        let Some(person) = &now.person else { return };
        let earlier = trace.person.as_ref().filter(|_| !is_new);
        if earlier.is_none_or(|earlier| earlier.email != person.email) && !person.email.is_empty() {
            self.fresh.add_holder(KeySystem::Email, &person.email, id);
        }
        if is_new {
            files.recent.add(id.0, &facts(person, &person.last_name));
        } else if earlier.is_some_and(|earlier| identity(earlier) != identity(person)) {
            files.changed.insert(id);
        }
    }

    /// At the end of a piece: what the database will say of people from now on.
    fn learn(&mut self, files: &Files) {
        for (id, Dossier { before, now, .. }) in &files.dossiers {
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
        emails: if person.email.is_empty() { Vec::new() } else { vec![&person.email] },
        name: Name::of(&person.first_name, family),
        class_year: person.class_year,
    }
}

/// Everybody who could be meant, once, the surest first; of those as sure, who was there first.
fn candidates(
    doubtful: Vec<Match<u32>>,
    recent: Vec<Match<u32>>,
    likely: Vec<Match<u32>>,
) -> Vec<Match<u32>> {
    let mut all: Vec<Match<u32>> = Vec::new();
    for one in doubtful.into_iter().chain(recent).chain(likely) {
        match all.iter_mut().find(|known| known.who == one.who) {
            Some(known) => known.sure = known.sure.max(one.sure),
            None => all.push(one),
        }
    }
    all.sort_by_key(|one| (u8::MAX - one.sure, one.who));
    all.truncate(CANDIDATES);
    all
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
