//! What changes, in words.

use super::FieldChange;
use crate::{
    model::{Education, Gift, KeySystem, Person, Place, Position, Role},
    people::Withheld,
    store::dossier::Parts,
};

/// The most that is shown of a value.
const SHOWN: usize = 160;

#[derive(Default)]
struct Words {
    changes: Vec<FieldChange>,
    /// What is on record may not be told to whoever brings something else.
    withheld: Option<Withheld>,
}

impl Words {
    fn say(&mut self, field: &str, before: Option<String>, after: String) {
        let before = before.filter(|before| !before.is_empty());
        if before.as_ref() == Some(&after) || before.is_none() && after.is_empty() {
            return;
        }
        let before = before.map(|before| cut(self.hidden(before)));
        self.changes.push(FieldChange { field: field.to_owned(), before, after: cut(after) });
    }

    fn hidden(&self, text: String) -> String {
        match &self.withheld {
            Some(withheld) => withheld.hidden(&text),
            None => text,
        }
    }

    /// A way to reach somebody: the one on record may not be theirs to see who brings another.
    fn reach(&mut self, field: &str, before: Option<String>, after: String) {
        if before.as_ref() != Some(&after) {
            let before = before.filter(|before| !before.is_empty());
            self.say(field, before.map(|_| "another, which is not shown".to_owned()), after);
        }
    }

    /// What was added to a list, and what is another in its place.
    fn list<T: PartialEq>(
        &mut self,
        field: &str,
        (before, now): (&[T], &[T]),
        same: impl Fn(&T, &T) -> bool,
        show: impl Fn(&T) -> String,
    ) {
        for one in now {
            match before.iter().find(|other| same(one, other)) {
                Some(other) if other == one => {}
                Some(other) => self.say(field, Some(show(other)), self.hidden(show(one))),
                None => self.say(field, None, show(one)),
            }
        }
    }
}

/// What is different about somebody.
pub fn describe(before: &Parts, now: &Parts) -> Vec<FieldChange> {
    let withheld = before.person.as_ref().map(Withheld::unasked);
    let mut words = Words { withheld, ..Words::default() };
    if let Some(person) = &now.person {
        describe_person(&mut words, before.person.as_ref(), person);
    }
    let same = |one: &Education, other: &Education| one.id == other.id;
    words.list("Education", (&before.education, &now.education), same, education);
    let same = |one: &Position, other: &Position| one.id == other.id;
    words.list("Position", (&before.positions, &now.positions), same, position);
    words.list("Gift", (&before.gifts, &now.gifts), |one, other| one.id == other.id, gift);
    words.list(
        "Skill",
        (&before.skills, &now.skills),
        |one, other| one.skill == other.skill,
        |one| one.skill.clone(),
    );
    words.list(
        "Interest",
        (&before.interests, &now.interests),
        |one, other| one == other,
        |one| one.text.clone(),
    );
    words.list(
        "Consent",
        (&before.consents, &now.consents),
        |one, other| one.field == other.field,
        |one| format!("{:?}: {}", one.field, if one.granted { "yes" } else { "no" }),
    );
    words.list(
        "Hold",
        (&before.holds, &now.holds),
        |one, other| one.id == other.id,
        |one| one.reason.clone(),
    );
    words.list("Note", (&before.notes, &now.notes), |one, other| one.id == other.id, |one| one.text.clone());
    describe_keys(&mut words, before, now);
    if let Some(student) = &now.student {
        let old = before.student.as_ref();
        words.say("Program", old.map(|old| old.program.clone()), student.program.clone());
        words.say(
            "Expected graduation",
            old.map(|old| old.expected_year.to_string()),
            student.expected_year.to_string(),
        );
        words.say("Level", old.map(|old| format!("{:?}", old.level)), format!("{:?}", student.level));
        words.say("Credits", old.map(|old| old.credits.to_string()), student.credits.to_string());
        words.say(
            "GPA",
            old.map(|old| hundredths(old.gpa_hundredths.into())),
            hundredths(student.gpa_hundredths.into()),
        );
    }
    if let Some(candidate) = &now.candidate {
        let old = before.candidate.as_ref();
        // The one on record may tell ways to reach somebody.
        words.reach("Résumé", old.map(|old| old.resume.clone()), candidate.resume.clone());
        words.say("Remote", old.map(|old| yes(old.remote)), yes(candidate.remote));
    }
    words.changes
}

/// An address that was theirs is kept to find them by, and is not for those to see who bring another.
fn describe_keys(words: &mut Words, before: &Parts, now: &Parts) {
    let old = before.person.as_ref().map(|person| person.email.as_str());
    for key in now.keys.iter().filter(|key| !before.keys.contains(key)) {
        if key.system != KeySystem::Email {
            words.say("ID", None, key.value.clone());
        } else if old != Some(key.value.as_str()) {
            words.say("Other email", None, key.value.clone());
        }
    }
}

fn describe_person(words: &mut Words, before: Option<&Person>, now: &Person) {
    let year = |person: &Person| person.class_year.map(|year| year.to_string()).unwrap_or_default();
    words.say("Name", before.map(Person::name), now.name());
    let former = |person: &Person| person.former_last_name.clone().unwrap_or_default();
    words.say("Former name", before.map(former), former(now));
    let phone = |person: &Person| person.phone.clone().unwrap_or_default();
    words.reach("Email", before.map(|old| old.email.clone()), now.email.clone());
    words.reach("Phone", before.map(phone), phone(now));
    words.say("Place", before.map(|old| place(&old.place)), place(&now.place));
    words.say("Class year", before.map(year), year(now));
    words.say("Headline", before.map(|old| old.headline.clone()), now.headline.clone());
}

/// What is different about a role.
pub fn describe_role(before: Option<&Role>, now: &Role) -> Vec<FieldChange> {
    let mut words = Words::default();
    words.say("Title", before.map(|old| old.title.clone()), now.title.clone());
    words.say("Place", before.map(|old| place(&old.place)), place(&now.place));
    let salary = |role: &Role| match (role.salary_from, role.salary_to) {
        (0, 0) => String::new(),
        (from, to) => format!("${from} to ${to}"),
    };
    words.say("Salary", before.map(salary), salary(now));
    words.say("Remote", before.map(|old| yes(old.remote)), yes(now.remote));
    words.say("Closes", before.map(|old| old.closes.to_string()), now.closes.to_string());
    words.say("Skills", before.map(|old| old.must.join(", ")), now.must.join(", "));
    words.say("Description", before.map(|old| old.text.clone()), now.text.clone());
    words.changes
}

fn place(place: &Place) -> String {
    let parts = [&place.city, &place.region, &place.country];
    parts.into_iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join(", ")
}

fn education(one: &Education) -> String {
    let parts = [one.degree.clone(), one.field.clone(), one.school.clone(), one.end_year.to_string()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

fn position(one: &Position) -> String {
    let end = one.end.map(|end| format!(" until {}", end.year)).unwrap_or_default();
    format!("{} at {}{end}", one.title, one.employer_name)
}

fn gift(one: &Gift) -> String {
    format!("${} on {}", hundredths(one.cents), one.date)
}

fn hundredths(number: i64) -> String {
    format!("{}.{:02}", number / 100, number % 100)
}

fn yes(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}

fn cut(text: String) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
