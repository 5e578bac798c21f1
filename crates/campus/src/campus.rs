use std::{collections::BTreeMap, path::PathBuf, sync::Arc};

use store::{
    Result, Store,
    jobs::{Jobs, Work},
};
use tokio::sync::watch;

use crate::{
    engagement::{CountEngagement, Engagement},
    model::{Person, PersonId},
    people::{self, PersonRecord},
    search::{
        Audience, Followed, Following, FoundPerson, FoundRecord, IndexCampus, IndexState, ListedPerson,
        Listing, PeopleFilter, PeopleFound, PeopleQuery, RecordKind, RecordQuery, Records, RecordsFound,
        Search, SearchMode, SearchTook, Spread, Tallied,
    },
    store::{edition, people as rows},
    units::Model,
};

/// What a campus needs.
pub struct Setup {
    pub store: Store,
    pub jobs: Jobs,
    /// Where the search index is kept. It can be made anew at any time.
    pub folder: PathBuf,
    /// What knows the meaning of texts. Without it, words alone find people.
    pub model: Option<Model>,
}

/// The campus: its people, and the way to find them. Cheap to clone; all clones are one.
#[derive(Clone)]
pub struct Campus(Arc<Inner>);

struct Inner {
    store: Store,
    search: Arc<Search>,
    records: Records,
    engagement: Arc<Engagement>,
}

const NO_INDEX: &str = "The search index is being made; until then people are found by name alone.";

impl Campus {
    pub fn new(setup: Setup) -> Self {
        let engagement = Arc::new(Engagement::new(setup.store.clone(), setup.jobs.clone()));
        let search = Search::new(setup.store.clone(), setup.jobs, setup.folder, setup.model);
        let records = Records::default();
        Self(Arc::new(Inner { store: setup.store, search: Arc::new(search), records, engagement }))
    }

    /// The long work that belongs to a campus, for those who do it.
    pub fn works(&self) -> Vec<Arc<dyn Work>> {
        let engagement = CountEngagement(Arc::clone(&self.0.engagement));
        vec![Arc::new(IndexCampus(Arc::clone(&self.0.search))), Arc::new(engagement)]
    }

    /// How alumni take part.
    pub fn engagement(&self) -> &Engagement {
        &self.0.engagement
    }

    /// Starts to keep the search index up to date.
    pub fn start(&self) -> Following {
        self.0.search.start()
    }

    /// The whole record of somebody. `None` if there is no such person.
    pub async fn find_person(&self, person: PersonId) -> Result<Option<PersonRecord>> {
        let db = self.0.store.reader();
        let Some(current) = edition::current(db).await? else { return Ok(None) };
        people::find(db, current.edition, person).await
    }

    /// Finds people.
    pub async fn search(&self, query: &PeopleQuery) -> Result<PeopleFound> {
        let db = self.0.store.reader();
        let Some(current) = edition::current(db).await? else {
            return Ok(by_name(0, &[]));
        };
        if let Some(found) = self.0.search.find(&current, query).await? {
            return Ok(found);
        }
        let (total, people) =
            rows::named(db, current.edition, &query.text, (query.offset, query.limit)).await?;
        Ok(by_name(total, &people))
    }

    /// The numbers of those who pass, in the order of their names. `None` while there is no index.
    pub async fn list(
        &self,
        filter: &PeopleFilter,
        audience: Audience,
        page: (usize, usize),
    ) -> Result<Option<Listing>> {
        let Some(current) = edition::current(self.0.store.reader()).await? else {
            return Ok(Some(Listing::default()));
        };
        self.0.search.list(&current, (filter, audience), page).await
    }

    /// So many of all who pass, by chance: whoever they are and whatever they are called, and the same every time. `None`
    /// while there is no index.
    pub async fn draw(
        &self,
        filter: &PeopleFilter,
        audience: Audience,
        count: usize,
    ) -> Result<Option<Vec<u32>>> {
        let Some(current) = edition::current(self.0.store.reader()).await? else {
            return Ok(Some(Vec::new()));
        };
        self.0.search.draw(&current, (filter, audience), count).await
    }

    /// How many pass, and of these how many are of each group. `None` while there is no index.
    pub async fn tally(
        &self,
        filter: &PeopleFilter,
        audience: Audience,
        groups: &[PeopleFilter],
    ) -> Result<Option<Tallied>> {
        let Some(current) = edition::current(self.0.store.reader()).await? else {
            return Ok(Some(Tallied { total: 0, groups: vec![0; groups.len()] }));
        };
        self.0.search.tally(&current, (filter, audience), groups).await
    }

    /// How many of those who pass have each value. `None` while there is no index.
    pub async fn spread(
        &self,
        filter: &PeopleFilter,
        audience: Audience,
        by: Spread,
    ) -> Result<Option<BTreeMap<i64, u64>>> {
        let Some(current) = edition::current(self.0.store.reader()).await? else {
            return Ok(Some(BTreeMap::new()));
        };
        self.0.search.spread(&current, (filter, audience), by).await
    }

    /// These people as the directory may show them, in this order. Whoever does not stand in it is left out.
    pub async fn listed(&self, ids: &[u32]) -> Result<Vec<ListedPerson>> {
        let db = self.0.store.reader();
        let Some(current) = edition::current(db).await? else { return Ok(Vec::new()) };
        ListedPerson::read(db, current.edition, ids).await
    }

    /// Finds events, groups, posts and jobs.
    pub async fn find_records(&self, query: &RecordQuery) -> Result<RecordsFound> {
        self.0.records.find(&self.0.store, query, self.0.store.today()).await
    }

    /// One event, group, post or job, all of it. A post only if its writer shares what stands in it.
    pub async fn find_record(&self, kind: RecordKind, id: u32) -> Result<Option<FoundRecord>> {
        Records::one(&self.0.store, kind, id).await
    }

    /// Where texts of people point, and what somebody looks for. Without a sentence model nothing points anywhere.
    pub async fn directions(
        &self,
        of_people: &[String],
        asked: &[String],
    ) -> Result<std::collections::HashMap<String, std::sync::Arc<matching::Vector>>> {
        self.0.search.directions(of_people, asked).await
    }

    pub async fn index_state(&self) -> Result<IndexState> {
        self.0.search.state().await
    }

    /// How far the index has come, now and from now on.
    pub fn followed(&self) -> watch::Receiver<Followed> {
        self.0.search.followed()
    }

    /// Somebody has been changed: the index need not wait until it looks by itself.
    pub fn look(&self) {
        self.0.search.look();
    }
}

/// What is found while there is no index.
fn by_name(total: u64, people: &[Person]) -> PeopleFound {
    PeopleFound {
        total,
        mode: SearchMode::Building,
        note: Some(NO_INDEX.to_owned()),
        people: people.iter().map(FoundPerson::new).collect(),
        took: SearchTook::default(),
    }
}
