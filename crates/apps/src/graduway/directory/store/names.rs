//! What groups and employers of the campus are called.

use campus::{
    model::{Employer, Group},
    store::{edition, select},
};
use matching::lexicon::text;
use store::Store;

/// The names of a campus, as it writes them.
#[derive(Clone, Debug, Default)]
pub struct Names {
    pub groups: Vec<String>,
    pub employers: Vec<String>,
}

pub async fn names(store: &Store) -> store::Result<Names> {
    let db = store.reader();
    let Some(current) = edition::current(db).await? else { return Ok(Names::default()) };
    let groups: Vec<Group> = select(db, current.edition, "", []).await?;
    let employers: Vec<Employer> = select(db, current.edition, "", []).await?;
    Ok(Names {
        groups: groups.into_iter().map(|group| group.name).collect(),
        employers: employers.into_iter().map(|employer| employer.name).collect(),
    })
}

impl Names {
    /// The group that is meant: of this name, or the only one in whose name all of these words stand.
    pub fn group(&self, said: &str) -> Option<&str> {
        meant(&self.groups, said)
    }

    pub fn employer(&self, said: &str) -> Option<&str> {
        meant(&self.employers, said)
    }
}

fn meant<'a>(names: &'a [String], said: &str) -> Option<&'a str> {
    let key = text::key(said);
    if let Some(name) = names.iter().find(|name| text::key(name) == key) {
        return Some(name);
    }
    let words: Vec<&str> =
        key.split(' ').filter(|word| !["group", "the", "of", "and"].contains(word)).collect();
    let has_all = |name: &&String| {
        let own = text::key(name);
        !words.is_empty()
            && words.iter().all(|word| own.split(' ').any(|other| text::stem(other) == text::stem(word)))
    };
    let mut alike = names.iter().filter(has_all);
    let only = alike.next()?;
    alike.next().is_none().then_some(only.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_is_known_by_its_name_and_by_words_that_no_other_has() {
        let groups = ["Rowing Alumni", "Chorus Alumni", "Climate Action Group"].map(str::to_owned).to_vec();
        let names = Names { groups, employers: Vec::new() };
        assert_eq!(names.group("rowing alumni"), Some("Rowing Alumni"));
        assert_eq!(names.group("climate"), Some("Climate Action Group"));
        assert_eq!(names.group("the climate action"), Some("Climate Action Group"));
        assert_eq!(names.group("alumni"), None, "two are called so");
        assert_eq!(names.group("chess"), None);
    }
}
