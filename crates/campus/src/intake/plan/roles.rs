use std::collections::{BTreeMap, HashMap, hash_map::Entry};

use sea_orm::ConnectionTrait;
use store::Result;

use super::{Planned, Planner, Row, SHOWN, fresh::hash};
use crate::{
    import::fold,
    intake::{
        Preview, RowChange,
        preview::describe_role,
        rows::{self, Post},
    },
    model::{EmployerId, Role, RoleId, RoleKey},
    store::{
        imports::{errors::Wrong, journal::Change, lookup},
        row::{row as cells_of, table_of},
    },
};

/// The roles of a piece: before it, and with the rows so far.
type Roles = BTreeMap<RoleId, (Option<Role>, Role)>;

impl Planner {
    pub(super) async fn plan_roles(
        &mut self,
        db: &impl ConnectionTrait,
        rows: Vec<Row>,
        planned: &mut Planned,
        mut preview: Option<&mut Preview>,
    ) -> Result<()> {
        let edition = self.order.edition;
        let key_of = |row: &Row| row.record.text("external_id").map(rows::key_of);
        let keys: Vec<String> = rows.iter().filter_map(key_of).collect();
        let known = lookup::role_keys(db, edition, &keys).await?;
        let keys: HashMap<String, RoleId> = known.into_iter().map(|key| (key.value, key.role)).collect();
        let ids: Vec<u32> = keys.values().map(|role| role.0).collect();
        let mut roles = Roles::new();
        for role in lookup::roles(db, edition, &ids).await? {
            roles.insert(role.id, (Some(role.clone()), role));
        }
        let mut titles: HashMap<EmployerId, HashMap<String, Vec<u32>>> = HashMap::new();
        for row in rows {
            let post = match rows::read_role(&row.record, &mut self.desk) {
                Ok(post) => post,
                Err(why) => {
                    let wrong = Wrong { line: row.record.line, cells: row.cells, why };
                    planned.reject(wrong, preview.as_deref_mut());
                    continue;
                }
            };
            let key = key_of(&row);
            let name = key.as_ref().map_or_else(|| name_of_post(&post), |key| name_of_key(key));
            let mut id = key.as_ref().and_then(|key| keys.get(key)).copied();
            id = id.or_else(|| self.fresh.get(name).map(RoleId));
            if id.is_none() && key.is_none() {
                let titles = match titles.entry(post.employer) {
                    Entry::Occupied(known) => known.into_mut(),
                    Entry::Vacant(place) => place.insert(lookup::titles(db, edition, post.employer).await?),
                };
                let alike = titles.get(&fold(&post.title)).map(Vec::as_slice).unwrap_or_default();
                let alike = lookup::roles(db, edition, alike).await?;
                let alike = alike.into_iter().find(|role| fold(&role.place.city) == fold(&post.city));
                id = alike.as_ref().map(|role| role.id);
                if let Some(role) = alike {
                    roles.entry(role.id).or_insert_with(|| (Some(role.clone()), role));
                }
            }
            let is_new = id.is_none();
            let before = id.and_then(|id| roles.get(&id)).map(|(_, now)| now.clone());
            if !is_new && before.is_none() {
                // Only in a dry run: an earlier piece adds it.
                planned.counts.repeated += 1;
                continue;
            }
            let now = rows::fill_role(&row.record, &post, before.clone(), &mut self.desk);
            self.fresh.remember(name, now.id.0);
            self.fresh.remember(name_of_post(&post), now.id.0);
            if let (true, Some(value)) = (is_new, key) {
                let after = cells_of(&RoleKey { value, role: now.id });
                planned.changes.push(Change {
                    table: table_of::<RoleKey>(),
                    before: None,
                    after: Some(after),
                });
            }
            self.count(&row, before.as_ref(), &now, planned, preview.as_deref_mut());
            roles.entry(now.id).or_insert_with(|| (None, now.clone())).1.clone_from(&now);
        }
        for (before, now) in roles.into_values() {
            if before.as_ref() != Some(&now) {
                let before = before.as_ref().map(cells_of);
                planned.changes.push(Change {
                    table: table_of::<Role>(),
                    before,
                    after: Some(cells_of(&now)),
                });
            }
        }
        Ok(())
    }

    fn count(
        &self,
        row: &Row,
        before: Option<&Role>,
        now: &Role,
        planned: &mut Planned,
        preview: Option<&mut Preview>,
    ) {
        let counts = &mut planned.counts;
        let is_shown = match before {
            None => {
                counts.new += 1;
                true
            }
            Some(_) if now.id.0 >= self.order.first.roles => {
                counts.repeated += 1;
                false
            }
            Some(before) if before == now => {
                counts.unchanged += 1;
                false
            }
            Some(_) => {
                counts.changed += 1;
                true
            }
        };
        if let Some(preview) = preview.filter(|preview| is_shown && preview.changes.len() < SHOWN) {
            preview.changes.push(RowChange {
                line: row.record.line,
                what: format!("{}, {}", now.title, row.record.text("employer").unwrap_or_default()),
                person: None,
                is_new: before.is_none(),
                fields: describe_role(before, now),
            });
        }
    }
}

fn name_of_key(key: &str) -> u64 {
    hash(("role", key))
}

fn name_of_post(post: &Post) -> u64 {
    hash((post.employer, fold(&post.title), fold(&post.city)))
}
