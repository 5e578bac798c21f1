//! The open roles of the campus: what each asks for, by its own lists and by its text.

use std::collections::HashMap;

use campus::{
    model::{Employer, Role},
    store::edition,
};
use matching::lexicon::{skills::skill, text::key};
use store::Result;
use talent::{Need, Requirement, RequirementKind, posting, score, taxonomy};

use super::{model::OpenRole, store as rows};
use crate::{Candidates, pool::hash};

/// So many roles are compared, those posted last.
const MOST: usize = 1000;
/// What a posting's own lists and its title weigh: the same as in its text.
const MUST: u8 = 6;
const NICE: u8 = 3;
const TITLE: u8 = 6;

/// The open roles as they are kept, the last one posted first.
pub struct Posted {
    roles: Vec<Role>,
    employers: HashMap<u32, String>,
    /// The same if and only if nothing of it has changed.
    pub print: String,
}

impl Candidates {
    pub(super) async fn posted(&self) -> Result<Posted> {
        let db = self.store().reader();
        let Some(current) = edition::current(db).await? else { return Ok(Posted::new(Vec::new(), &[])) };
        let (mut roles, employers) = rows::roles(db, current.edition).await?;
        let today = self.store().today();
        roles.retain(|role| {
            // What is made up is open on the day that it was made up for.
            let today = if role.synthetic { current.today } else { today };
            role.posted <= today && today <= role.closes
        });
        roles.sort_by(|one, other| (other.posted, one.id.0).cmp(&(one.posted, other.id.0)));
        roles.truncate(MOST);
        Ok(Posted::new(roles, &employers))
    }

    /// Whether what they ask for can be compared by its meaning. Takes its time.
    pub(super) fn understands(&self, posted: &Posted) -> bool {
        let asked: Vec<Vec<Requirement>> = posted.roles.iter().map(requirements).collect();
        let texts = asked.iter().flat_map(|one| score::asked(one));
        let texts: Vec<String> = texts.map(str::to_owned).collect();
        self.0.learns(&texts)
    }

    /// Makes them ready to be compared. Takes its time.
    pub(super) fn open_roles(&self, posted: Posted, with_meaning: bool) -> Vec<OpenRole> {
        let asked: Vec<Vec<Requirement>> = posted.roles.iter().map(requirements).collect();
        let direction = |text: &str| if with_meaning { self.0.directions.get(text) } else { None };
        let roles = posted.roles.into_iter().zip(asked);
        let open = roles.map(|(role, requirements)| OpenRole {
            employer: posted.employers.get(&role.employer.0).cloned().unwrap_or_default(),
            ask: score::ask(&requirements, &direction),
            requirements,
            id: role.id.0,
            place: place(&[&role.place.city, &role.place.region]),
            title: role.title,
            industry: role.industry,
            seniority: role.seniority,
            is_remote: role.remote,
            posted: role.posted,
            closes: role.closes,
        });
        open.collect()
    }
}

impl Posted {
    fn new(roles: Vec<Role>, employers: &[Employer]) -> Self {
        let employers: HashMap<u32, String> =
            employers.iter().map(|one| (one.id.0, one.name.clone())).collect();
        let names: Vec<Option<&String>> = roles.iter().map(|role| employers.get(&role.employer.0)).collect();
        let all = serde_json::to_string(&(talent::SCORER, &roles, names)).unwrap_or_default();
        Self { print: hash(&all), roles, employers }
    }
}

fn place(parts: &[&str]) -> String {
    let said: Vec<&str> = parts.iter().copied().filter(|part| !part.trim().is_empty()).collect();
    said.join(", ")
}

/// What its text asks for, and what its lists do: where both speak of a skill, the lists say how much it is needed.
fn requirements(role: &Role) -> Vec<Requirement> {
    let mut asked = posting::read(&role.text).requirements;
    for (names, need, weight) in [(&role.nice, Need::Nice, NICE), (&role.must, Need::Must, MUST)] {
        for name in names.iter().filter(|name| !name.trim().is_empty()) {
            let same = asked.iter_mut().find(|one| is_skill(one, name));
            match same {
                Some(one) => (one.need, one.weight) = (need, weight),
                None => add(&mut asked, (RequirementKind::Skill, name), (need, weight)),
            }
        }
    }
    if !asked.iter().any(|one| one.kind == RequirementKind::Title) && !role.title.trim().is_empty() {
        add(&mut asked, (RequirementKind::Title, &role.title), (Need::Nice, TITLE));
    }
    asked
}

fn is_skill(one: &Requirement, name: &str) -> bool {
    let own = |name: &str| skill(name).map_or_else(|| key(name), |skill| key(skill.name));
    one.kind == RequirementKind::Skill && own(&one.label) == own(name)
}

fn add(asked: &mut Vec<Requirement>, (kind, name): (RequirementKind, &str), (need, weight): (Need, u8)) {
    let id = asked.iter().map(|one| one.id).max().unwrap_or(0).saturating_add(1);
    asked.push(Requirement {
        id,
        kind,
        label: name.to_owned(),
        text: name.to_owned(),
        need,
        weight,
        years: None,
        taxon: (kind == RequirementKind::Skill).then(|| taxonomy::own(name)).flatten(),
        span: None,
    });
}

#[cfg(test)]
mod tests {
    use campus::generate::{Generator, Size};

    use super::*;

    #[test]
    fn the_lists_of_a_role_are_among_what_it_asks_for() {
        let world = Generator::new(7, Size::people(200), Generator::TODAY).world().clone();
        for role in &world.roles {
            let asked = requirements(role);
            for name in &role.must {
                let found = asked.iter().filter(|one| is_skill(one, name)).collect::<Vec<_>>();
                assert!(found.len() == 1 && found[0].need == Need::Must, "{name}: {asked:?}");
            }
            let mut ids: Vec<u16> = asked.iter().map(|one| one.id).collect();
            ids.sort_unstable();
            assert!(ids.windows(2).all(|two| two[0] < two[1]), "{ids:?}");
        }
    }
}
