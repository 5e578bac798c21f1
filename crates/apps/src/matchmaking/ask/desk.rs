//! Where a question becomes people: whom it is about, who could be the other one, and how all of them compare.

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
};

use campus::{
    Campus,
    model::MentoringSide,
    search::{PeopleFilter, PeopleQuery},
};
use chat::part::Sought;
use matching::{
    lexicon::text,
    reciprocal::{Known, Profile, Question, Ranked, Ranking, SHARE, Side, Statement, Wish, diversified},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::Store;
use utoipa::ToSchema;

use super::{
    criteria::{self, Asked, FitCriterion},
    profile::{Heard, OF_THE_CAMPUS, Record},
    shortlist,
    store::{current_edition, records},
};
use crate::matchmaking::{
    introductions::store::resting,
    meaning::{self, Directions},
};

/// So many of the ranking are put in an order to be shown.
const ORDERED: usize = 60;
/// Among so many of a name the one who is meant is looked for.
const NAMESAKES: u32 = 50;

/// Somebody, by number or by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FitPerson {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    #[serde(default)]
    pub name: String,
}

/// What is asked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ask {
    /// For whom others are looked for; without it, for whoever the criteria tell of.
    pub whom: Option<FitPerson>,
    pub seeks: Option<Sought>,
    pub like: Option<FitPerson>,
    /// Somebody who is asked about, and so compared in any case.
    pub about: Option<FitPerson>,
    pub criteria: Vec<FitCriterion>,
    /// How much unlikeness counts in the list, from 0 to 1.
    pub diversity: Option<f64>,
}

/// Why a question cannot be answered.
#[derive(Debug)]
pub enum Trouble {
    /// In words for people.
    Said(String),
    /// Several go by a name.
    Several(Namesakes),
    Store(store::Error),
}

/// Several of one name.
#[derive(Debug)]
pub struct Namesakes {
    pub role: Role,
    pub name: String,
    pub all: Vec<Record>,
}

/// What somebody was named for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Others are looked for them.
    For,
    /// Others are to be like them.
    Like,
    /// They are asked about.
    About,
}

impl From<store::Error> for Trouble {
    fn from(error: store::Error) -> Self {
        Self::Store(error)
    }
}

pub type Outcome<T> = Result<T, Trouble>;

#[derive(Clone)]
pub struct Desk {
    pub campus: Campus,
    pub store: Store,
}

/// Everybody who was compared.
pub struct Worked {
    pub sought: Sought,
    /// The one that others are looked for: their record, if they have one.
    pub whom: Option<Record>,
    pub asker: Profile,
    /// Whom others are to be like.
    pub like: Option<Profile>,
    pub asked: Asked,
    /// The question itself, so that it can be asked again otherwise.
    pub ask: Ask,
    /// By their numbers.
    pub others: Vec<Profile>,
    pub records: HashMap<u32, Record>,
    pub ranked: Ranked,
    /// The numbers of those who are shown first, in the order in which they are shown.
    pub order: Vec<u32>,
    /// Whether everybody who could be was compared, or some hundreds of them.
    pub is_whole: bool,
    /// Those who are left alone for now, because one of the two said no. They were not compared.
    pub resting: BTreeSet<u32>,
    directions: Directions,
}

impl Worked {
    pub fn side(&self) -> Side {
        side(self.sought)
    }

    /// Does something with the ranking, where nobody else waits for it.
    pub async fn with<R: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Ranking<'_>) -> R + Send + 'static,
    ) -> Outcome<R> {
        let own = Arc::clone(self);
        let ranking = move || {
            let known: Vec<Known<'_>> = own.others.iter().map(Known::new).collect();
            let question = Question { asker: &own.asker, side: own.side(), criteria: &own.asked.criteria };
            work(&Ranking::new(&question, &known))
        };
        apart(ranking).await
    }

    /// The one who asks and what is asked, with these chips and whether others are to be like somebody.
    pub fn asking(&self, chips: &[FitCriterion], is_like: bool) -> (Profile, Asked) {
        let mut own = asker(self.whom.as_ref(), chips, self.sought);
        let mut wanted = criteria::asked(chips, self.like.as_ref().filter(|_| is_like), self.sought);
        point(&mut own, &mut wanted, &self.directions);
        (own, wanted)
    }

    /// What the one is called that others are looked for.
    pub fn whom_called(&self) -> String {
        let described = match self.sought {
            Sought::Mentors => "the student you described",
            Sought::Mentees => "the mentor you described",
        };
        self.whom.as_ref().map_or_else(|| described.to_owned(), |record| record.person.name())
    }
}

/// The one that others are looked for, by their record and by what the chips say.
fn asker(whom: Option<&Record>, chips: &[FitCriterion], sought: Sought) -> Profile {
    let mut asker = whom.map(|record| record.profile(Heard::ByStaff)).unwrap_or_default();
    if whom.is_none() {
        asker.languages.push(OF_THE_CAMPUS.to_owned());
    }
    // Their own capacity counts for the mentor that others are looked for, and not for a student.
    asker.places_left = asker.places_left.filter(|_| sought == Sought::Mentees);
    criteria::told(chips, &mut asker, sought);
    asker
}

fn point(asker: &mut Profile, wanted: &mut Asked, known: &Directions) {
    meaning::point_profile(asker, known);
    for wish in wanted.criteria.iter_mut().flat_map(|one| &mut one.any_of) {
        if let Wish::Goal(statement) | Wish::Need(statement) | Wish::Value(statement) = wish {
            meaning::point(statement, known);
        }
    }
}

/// Does something that takes a while where nobody else waits for it.
pub async fn apart<R: Send + 'static>(work: impl FnOnce() -> R + Send + 'static) -> Outcome<R> {
    let broken = |_| Trouble::Store(store::Error::Other("a ranking broke".to_owned()));
    tokio::task::spawn_blocking(work).await.map_err(broken)
}

fn side(sought: Sought) -> Side {
    match sought {
        Sought::Mentors => Side::Seeker,
        Sought::Mentees => Side::Offerer,
    }
}

pub fn mentoring_side(sought: Sought) -> MentoringSide {
    match sought {
        Sought::Mentors => MentoringSide::Mentor,
        Sought::Mentees => MentoringSide::Mentee,
    }
}

const NO_CAMPUS: &str =
    "there is no campus yet. Somebody who looks after the data has to make or import one first.";
const GETTING_READY: &str = "the search is getting ready. Try again in a moment.";

impl Desk {
    /// Compares everybody who could be the other one.
    pub async fn work(&self, ask: Ask) -> Outcome<Arc<Worked>> {
        let db = self.store.reader();
        let edition = current_edition(db).await?.ok_or_else(|| Trouble::Said(NO_CAMPUS.to_owned()))?;
        let whom = match &ask.whom {
            Some(whom) => Some(self.find(edition, whom, Role::For).await?),
            None => None,
        };
        let own_side = whom.as_ref().and_then(Record::side);
        let sought = ask.seeks.unwrap_or(match own_side {
            Some(MentoringSide::Mentor) => Sought::Mentees,
            _ => Sought::Mentors,
        });
        let mut asker = asker(whom.as_ref(), &ask.criteria, sought);
        let like = match &ask.like {
            Some(like) => Some(self.find(edition, like, Role::Like).await?.profile(Heard::ByAll)),
            None => None,
        };
        let about = self.asked_about(edition, ask.about.as_ref()).await?;
        let beside = (like.as_ref(), about);
        let ids = shortlist::ids(&self.campus, &ask.criteria, (&asker, sought), beside).await?;
        let (ids, is_whole) = ids.ok_or_else(|| Trouble::Said(GETTING_READY.to_owned()))?;
        let mut found = records(db, edition, &ids).await?;
        found.retain(|record| record.may_be_shown() && record.side() == Some(mentoring_side(sought)));
        let resting = self.resting(edition, whom.as_ref()).await?;
        found.retain(|record| !resting.contains(&record.person.id.0));
        found.retain(|record| like.as_ref().is_none_or(|like| like.id != record.person.id.0));
        let mut others: Vec<Profile> = found.iter().map(|record| record.profile(Heard::ByAll)).collect();
        let mut wanted = criteria::asked(&ask.criteria, like.as_ref(), sought);
        let directions = self.give_directions(&mut asker, &mut others, &mut wanted).await?;
        let records = found.into_iter().map(|record| (record.person.id.0, record)).collect();
        let mut worked = Worked {
            sought,
            whom,
            asker,
            like,
            asked: wanted,
            others,
            records,
            ranked: Ranked::default(),
            order: Vec::new(),
            is_whole,
            resting,
            directions,
            ask,
        };
        let ranking = move || {
            (worked.ranked, worked.order) = rank(&worked);
            Arc::new(worked)
        };
        apart(ranking).await
    }

    async fn asked_about(&self, edition: i32, about: Option<&FitPerson>) -> Outcome<Option<u32>> {
        let Some(about) = about else { return Ok(None) };
        match self.find(edition, about, Role::About).await {
            Ok(record) => Ok(Some(record.person.id.0)),
            Err(Trouble::Store(error)) => Err(Trouble::Store(error)),
            // Whoever asks is told so when they are looked for among those who were compared.
            Err(Trouble::Said(_) | Trouble::Several(_)) => Ok(None),
        }
    }

    async fn resting(&self, edition: i32, whom: Option<&Record>) -> Outcome<BTreeSet<u32>> {
        let Some(own) = whom.map(|record| record.person.id.0) else { return Ok(BTreeSet::new()) };
        let today = self.store.today().to_string();
        let pairs = resting(self.store.reader(), edition, &today, Some(own)).await?;
        let both = pairs.into_iter().flat_map(|(student, mentor)| [student, mentor]);
        Ok(both.filter(|person| *person != own).collect())
    }

    /// Somebody by number, or the only one of a name.
    pub async fn find(&self, edition: i32, whom: &FitPerson, role: Role) -> Outcome<Record> {
        let db = self.store.reader();
        let nobody =
            || Trouble::Said(format!("I know nobody called “{}” on the campus. Check the name.", whom.name));
        if let Some(id) = &whom.id {
            let id = id.parse::<u32>().map_err(|_| nobody())?;
            return records(db, edition, &[id]).await?.pop().ok_or_else(nobody);
        }
        let filter = PeopleFilter { name: Some(whom.name.clone()), ..PeopleFilter::default() };
        let query = PeopleQuery { text: whom.name.clone(), filter, offset: 0, limit: NAMESAKES };
        let found = self.campus.search(&query).await?;
        let is_called = |name: &str| text::key(name) == text::key(&whom.name);
        let exact: Vec<u32> =
            found.people.iter().filter(|one| is_called(&one.name)).map(|one| one.id).collect();
        let mut all = records(db, edition, &exact).await?;
        all.retain(|record| record.person.died.is_none());
        match all.len() {
            0 => Err(nobody()),
            1 => all.pop().ok_or_else(nobody),
            _ => Err(Trouble::Several(Namesakes { role, name: whom.name.clone(), all })),
        }
    }

    /// Where the words of all of them point.
    async fn give_directions(
        &self,
        asker: &mut Profile,
        others: &mut [Profile],
        wanted: &mut Asked,
    ) -> Outcome<Directions> {
        let of_people = meaning::texts(&*others);
        let mut of_asker: Vec<String> = meaning::statements(asker).map(|one| one.text.clone()).collect();
        let wishes = wanted.criteria.iter().flat_map(|one| &one.any_of);
        of_asker.extend(wishes.filter_map(said).map(|statement| statement.text.clone()));
        of_asker.sort();
        of_asker.dedup();
        let known = self.campus.directions(&of_people, &of_asker).await?;
        for profile in others.iter_mut() {
            meaning::point_profile(profile, &known);
        }
        point(asker, wanted, &known);
        Ok(known)
    }
}

fn rank(worked: &Worked) -> (Ranked, Vec<u32>) {
    let share = worked.ask.diversity.unwrap_or(SHARE);
    let known: Vec<Known<'_>> = worked.others.iter().map(Known::new).collect();
    let question = Question { asker: &worked.asker, side: worked.side(), criteria: &worked.asked.criteria };
    let ranked = Ranking::new(&question, &known).ranked();
    let first = &ranked.ranked[..ranked.ranked.len().min(ORDERED)];
    let mut order = diversified(first, &known, share, ORDERED);
    order.extend(ranked.ranked.iter().skip(ORDERED).map(|one| one.id));
    (ranked, order)
}

fn said(wish: &Wish) -> Option<&Statement> {
    match wish {
        Wish::Goal(statement) | Wish::Need(statement) | Wish::Value(statement) => Some(statement),
        _ => None,
    }
}
