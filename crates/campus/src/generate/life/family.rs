use super::{
    super::{
        dice::{Dice, Stream},
        source::Source,
    },
    identity::{Child, Identity, draw, street},
};
use crate::model::PersonId;

/// How one person came to have two records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Twin {
    /// Bill is William.
    Nickname,
    /// Under the name before marriage.
    FormerName,
    /// The same name before another @.
    OldMail,
    /// A letter is missing from the name.
    Misspelt,
}

#[derive(Clone, Debug)]
pub(in super::super) struct Spouse {
    pub first: String,
    pub last: String,
    /// For those who have a record.
    pub id: Option<PersonId>,
    pub living: bool,
}

impl Spouse {
    fn of(person: &Identity) -> Self {
        let (first, last) = (person.first.clone(), person.last.clone());
        Self { first, last, id: Some(person.id), living: person.died.is_none() }
    }

    pub fn name(&self) -> String {
        format!("{} {}", self.first, self.last)
    }
}

/// What two graduates with neighbouring numbers have to do with each other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tie {
    Strangers,
    Couple,
    Twins(Twin),
}

struct Pair {
    head: Identity,
    partner: u32,
    tie: Tie,
}

impl Pair {
    /// The answer is the same for both.
    fn of(source: &Source, head: u32) -> Self {
        let partner = head + 1;
        let head = draw(source, head, None);
        let mut dice = source.dice(Stream::Household, head.id.0);
        let out = source.latest_class() - head.class_year.unwrap_or(source.latest_class());
        let tie = match dice.below(1000) {
            _ if partner > source.size.total() => Tie::Strangers,
            0..240 if out >= 4 => Tie::Couple,
            240..262 if out >= 3 && head.died.is_none() => Tie::Twins(twin(source, &head, &mut dice)),
            _ => Tie::Strangers,
        };
        Self { head, partner, tie }
    }

    fn of_alum(source: &Source, number: u32) -> Self {
        let first = source.size.first_alum();
        Self::of(source, first + (number - first) / 2 * 2)
    }

    /// The graduate with whom a student may be related: pairs and students are counted alike.
    fn of_student(source: &Source, number: u32) -> Option<Self> {
        let head = source.size.first_alum() + (number - source.size.staff - 1) * 2;
        (head <= source.size.total()).then(|| Self::of(source, head))
    }

    fn student(&self, source: &Source) -> Option<u32> {
        let index = (self.head.id.0 - source.size.first_alum()) / 2;
        (index < source.size.students).then(|| source.size.staff + 1 + index)
    }

    /// The one who bears the second number, as half of a couple.
    fn spouse(&self, source: &Source) -> Identity {
        let mut dice = source.dice(Stream::Household, self.partner);
        let near = self.head.class_year.map(|year| (year + dice.between(-3, 3)).min(source.latest_class()));
        let mut person = draw(source, self.partner, near);
        if dice.chance(550) && person.last != self.head.last {
            person.former_last = Some(std::mem::replace(&mut person.last, self.head.last.clone()));
        }
        person.city = self.head.city;
        person
    }

    /// A second record of the first one: older, and thinner.
    fn twin(&self, source: &Source, how: Twin) -> Identity {
        let mut dice = source.dice(Stream::Household, self.partner);
        let Identity { last, birth_year, class_year, pronouns, voice, .. } = self.head.clone();
        let first = match how {
            Twin::Nickname => nickname(source, &self.head.first).unwrap_or(&self.head.first).to_owned(),
            _ => self.head.first.clone(),
        };
        let last = match how {
            Twin::FormerName => maiden_name(source, &self.head),
            Twin::Misspelt => misspelt(&last),
            Twin::Nickname | Twin::OldMail => last,
        };
        let mut record = draw(source, self.partner, class_year);
        record.home.name = format!("The {last} household");
        record.home.street = street(source, &mut dice);
        Identity {
            first,
            last,
            birth_year,
            class_year,
            pronouns: pronouns.filter(|_| dice.chance(300)),
            voice,
            died: None,
            twin: Some((how, self.head.id)),
            ..record
        }
    }

    /// All that the first one's household knows of each other.
    fn settle(&self, source: &Source) -> Identity {
        let mut head = self.head.clone();
        match self.tie {
            Tie::Couple => {
                let spouse = self.spouse(source);
                head.home.members.push(spouse.id);
                name_home(&mut head, &spouse.last);
                head.spouse = Some(Spouse::of(&spouse));
            }
            Tie::Twins(Twin::FormerName) => head.former_last = Some(maiden_name(source, &head)),
            Tie::Strangers | Tie::Twins(_) => {}
        }
        if head.spouse.is_none() {
            marry(source, &mut head);
        }
        if let Some(child) = self.student(source).and_then(|number| self.child(source, number)) {
            head.home.members.push(child.id);
            head.child = Some(Child { id: child.id, first: child.first, last: child.last });
        }
        head
    }

    /// The student of the same count, when the ages allow it and chance wants it.
    fn child(&self, source: &Source, number: u32) -> Option<Identity> {
        if self.head.died.is_some() || !source.dice(Stream::Family, number).chance(200) {
            return None;
        }
        let student = draw(source, number, None);
        let apart = student.birth_year - self.head.birth_year;
        (22..=42).contains(&apart).then(|| Identity { last: self.head.last.clone(), ..student })
    }
}

pub(super) fn alum(source: &Source, number: u32) -> Identity {
    let pair = Pair::of_alum(source, number);
    if number == pair.head.id.0 {
        return pair.settle(source);
    }
    match pair.tie {
        Tie::Couple => {
            let head = pair.settle(source);
            let spouse = Some(Spouse::of(&head));
            Identity { home: head.home, spouse, child: head.child, ..pair.spouse(source) }
        }
        Tie::Twins(how) => pair.twin(source, how),
        Tie::Strangers => {
            let mut person = draw(source, number, None);
            marry(source, &mut person);
            person
        }
    }
}

pub(super) fn student(source: &Source, number: u32) -> Identity {
    let related = Pair::of_student(source, number).and_then(|pair| Some((pair.child(source, number)?, pair)));
    match related {
        Some((child, pair)) => {
            let parent = pair.settle(source);
            Identity { parent: Some((parent.id, parent.name(), parent.pronouns)), home: parent.home, ..child }
        }
        None => draw(source, number, None),
    }
}

/// One in three of the grown-up shares the door with somebody who did not study here.
fn marry(source: &Source, person: &mut Identity) {
    let mut dice = source.dice(Stream::Family, person.id.0);
    if source.today.year() - person.birth_year < 27 || !dice.chance(330) {
        return;
    }
    let origin = dice.weighted(&source.words.origins, |origin| origin.weight);
    let given = if dice.chance(500) { &origin.female } else { &origin.male };
    let last = if dice.chance(500) { person.last.clone() } else { dice.pick(&origin.last).clone() };
    name_home(person, &last);
    person.spouse = Some(Spouse { first: dice.pick(given).clone(), last, id: None, living: true });
}

fn name_home(head: &mut Identity, other: &str) {
    if head.last != other {
        head.home.name = format!("The {} and {other} household", head.last);
    }
}

fn twin(source: &Source, head: &Identity, dice: &mut Dice) -> Twin {
    let how = *dice.pick(&[Twin::Nickname, Twin::Nickname, Twin::FormerName, Twin::OldMail, Twin::Misspelt]);
    match how {
        Twin::Nickname if nickname(source, &head.first).is_none() => Twin::OldMail,
        Twin::Misspelt if misspelt(&head.last) == head.last => Twin::OldMail,
        how => how,
    }
}

fn nickname<'a>(source: &'a Source, name: &str) -> Option<&'a str> {
    source
        .words
        .list("nicknames")
        .iter()
        .filter_map(|pair| pair.split_once(' '))
        .find(|pair| pair.0 == name)
        .map(|pair| pair.1)
}

fn maiden_name(source: &Source, head: &Identity) -> String {
    let mut dice = source.dice(Stream::Family, head.id.0 | 1 << 31);
    let origin = dice.weighted(&source.words.origins, |origin| origin.weight);
    let other = dice.pick(&origin.last);
    if *other == head.last { format!("{other}-{}", origin.last[0]) } else { other.clone() }
}

/// Without the second to last letter, when the name is long and plain enough to be misheard.
fn misspelt(name: &str) -> String {
    if name.is_ascii() && name.len() > 5 {
        let cut = name.len() - 2;
        format!("{}{}", &name[..cut], &name[cut + 1..])
    } else {
        name.to_owned()
    }
}
