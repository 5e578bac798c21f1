//! ESCO, the European Commission's lists of skills and occupations: what a role asks for that our own lists do not know gets
//! its place there. Where their names point is found out once, when their files are got, and lies beside them.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use ai::{
    DIMENSIONS, EmbedError, Embedder,
    assets::{Asset, ESCO_OCCUPATIONS, ESCO_SKILL_NAMES, ESCO_SKILLS, SENTENCE_MODEL},
};
use matching::{Vector, lexicon::esco::Concept};
use sha2::{Digest as _, Sha256};
use talent::{
    Requirement,
    taxonomy::{self, Esco, EscoError, Jobs},
};

use crate::{Candidates, pool::apart};

/// So many names are understood at once.
const TOGETHER: usize = 64;
const NUMBER: usize = size_of::<f32>();
const RECORD: usize = DIMENSIONS * NUMBER;

/// Why a list was not made ready.
#[derive(Debug, thiserror::Error)]
pub enum PrepareError {
    #[error(transparent)]
    List(#[from] EscoError),
    #[error("what the names of ESCO mean is not known: {0}")]
    Model(#[from] EmbedError),
    #[error("a list of ESCO: {0}")]
    File(#[from] io::Error),
}

/// Finds out where the names of ESCO's skills and occupations point, unless it is known. Takes a minute: `step` hears how
/// many of how many are done. A list that was not got is left out.
pub fn prepare(
    assets: &Path,
    model: &dyn Embedder,
    step: &mut dyn FnMut(usize, usize),
) -> Result<(), PrepareError> {
    let there = List::ALL.into_iter().filter(|list| list.file().path(assets).is_file());
    let mut open = Vec::new();
    for list in there {
        let texts = list.texts(assets)?;
        let (whole, digest) = (texts.len() * RECORD + Digest::LENGTH, Digest::of(&texts));
        let is_ready = |bytes: Vec<u8>| bytes.len() == whole && bytes.ends_with(&digest.0);
        if !fs::read(list.path(assets)).is_ok_and(is_ready) {
            open.push((list, texts));
        }
    }
    let of = open.iter().map(|(_, texts)| texts.len()).sum();
    let mut done = 0;
    for (list, texts) in open {
        point(&list.path(assets), &texts, model, &mut |some| {
            done += some;
            step(done, of);
        })?;
    }
    Ok(())
}

/// Writes down where the texts point.
fn point(
    path: &Path,
    texts: &[String],
    model: &dyn Embedder,
    step: &mut dyn FnMut(usize),
) -> Result<(), PrepareError> {
    let mut bytes: Vec<u8> = Vec::with_capacity(texts.len() * RECORD + Digest::LENGTH);
    for some in texts.chunks(TOGETHER) {
        let some: Vec<&str> = some.iter().map(String::as_str).collect();
        let vectors = model.embed(&some)?;
        bytes.extend(vectors.iter().flatten().flat_map(|value| value.to_le_bytes()));
        step(some.len());
    }
    bytes.extend(Digest::of(texts).0);
    // Whoever looks meanwhile finds nothing, not a half.
    let new = path.with_extension("new");
    let mut file = fs::File::create(&new)?;
    file.write_all(&bytes)?;
    file.sync_all()?;
    Ok(fs::rename(new, path)?)
}

/// Whose directions these are: another way to cut names gives other texts, and as many of them.
struct Digest([u8; Self::LENGTH]);

impl Digest {
    const LENGTH: usize = 32;

    fn of(texts: &[String]) -> Self {
        let mut hash = Sha256::new();
        for text in texts {
            hash.update(text);
            hash.update([0]);
        }
        Self(hash.finalize().into())
    }
}

#[derive(Clone, Copy)]
enum List {
    Skills,
    Occupations,
}

impl List {
    const ALL: [Self; 2] = [Self::Skills, Self::Occupations];

    fn file(self) -> &'static Asset {
        match self {
            Self::Skills => &ESCO_SKILLS,
            Self::Occupations => &ESCO_OCCUPATIONS,
        }
    }

    /// Directions of one model are not to be compared with those of another, and another list has other names.
    fn path(self, assets: &Path) -> PathBuf {
        let name = match self {
            Self::Skills => "skills",
            Self::Occupations => "occupations",
        };
        let short = |hash: &'static str| hash.get(..8).unwrap_or(hash);
        let (list, model) = (short(self.file().sha256), short(SENTENCE_MODEL.sha256));
        assets.join(format!("esco-{name}-{list}-{model}.bin"))
    }

    fn concepts(self, assets: &Path) -> Result<Vec<Concept>, PrepareError> {
        let csv = fs::read_to_string(self.file().path(assets))?;
        match self {
            Self::Occupations => Ok(Jobs::names(&csv)?),
            // Without the names, they are told from the list itself.
            Self::Skills => {
                let names = match fs::read_to_string(ESCO_SKILL_NAMES.path(assets)) {
                    Err(error) if error.kind() == io::ErrorKind::NotFound => None,
                    read => Some(read?),
                };
                Ok(Esco::names(&csv, names.as_deref())?)
            }
        }
    }

    fn texts(self, assets: &Path) -> Result<Vec<String>, PrepareError> {
        Ok(self.texts_of(&self.concepts(assets)?))
    }

    fn texts_of(self, concepts: &[Concept]) -> Vec<String> {
        match self {
            Self::Skills => Esco::texts(concepts),
            Self::Occupations => Jobs::texts(concepts),
        }
    }

    fn load(self, assets: &Path) -> Result<(Vec<Concept>, Vec<Vector>), String> {
        let concepts = self.concepts(assets).map_err(|error| error.to_string())?;
        let bytes = fs::read(self.path(assets)).map_err(|error| error.to_string())?;
        let (bytes, digest) = bytes.split_last_chunk().ok_or(CUT_OFF)?;
        if *digest != Digest::of(&self.texts_of(&concepts)).0 {
            return Err("its directions are those of another list; get the files again".to_owned());
        }
        let (numbers, _) = bytes.as_chunks::<NUMBER>();
        let (vectors, _) = numbers.as_chunks::<DIMENSIONS>();
        Ok((concepts, vectors.iter().map(|vector| vector.map(f32::from_le_bytes)).collect()))
    }
}

const CUT_OFF: &str = "its directions are cut off; get the files again";

/// The lists, each read when it is first asked for.
pub struct Taxonomy {
    assets: PathBuf,
    skills: Mutex<Option<Arc<Esco>>>,
    jobs: Mutex<Option<Arc<Jobs>>>,
}

impl Taxonomy {
    pub fn new(assets: PathBuf) -> Self {
        Self { assets, skills: Mutex::default(), jobs: Mutex::default() }
    }

    fn skills(&self) -> Option<Arc<Esco>> {
        self.get(&self.skills, List::Skills, |concepts, vectors| Esco::new(&concepts, &vectors))
    }

    fn jobs(&self) -> Option<Arc<Jobs>> {
        self.get(&self.jobs, List::Occupations, |concepts, vectors| Jobs::new(&concepts, vectors))
    }

    /// `None` while it was not got or not made ready.
    fn get<T>(
        &self,
        read: &Mutex<Option<Arc<T>>>,
        list: List,
        make: impl FnOnce(Vec<Concept>, Vec<Vector>) -> Option<T>,
    ) -> Option<Arc<T>> {
        let mut read = read.lock().unwrap_or_else(PoisonError::into_inner);
        if read.is_none() && list.path(&self.assets).is_file() {
            let loaded = list.load(&self.assets);
            let whole =
                loaded.and_then(|(concepts, vectors)| make(concepts, vectors).ok_or(CUT_OFF.to_owned()));
            *read = whole
                .inspect_err(|why| tracing::warn!(why, list = list.file().name, "a list of ESCO is left out"))
                .ok()
                .map(Arc::new);
        }
        read.clone()
    }
}

impl Candidates {
    /// Gives skills, tasks and titles that have no place in our own lists one in ESCO, where the best is clear. Without the
    /// lists or the model they stay as they are.
    pub async fn place(&self, mut requirements: Vec<Requirement>) -> store::Result<Vec<Requirement>> {
        let own = self.clone();
        let placed = apart(move || {
            let lists = &own.0.taxonomy;
            let skills = requirements.iter().any(taxonomy::is_placeable).then(|| lists.skills()).flatten();
            let jobs = requirements.iter().any(taxonomy::is_placeable_title).then(|| lists.jobs()).flatten();
            let texts: Vec<String> = requirements
                .iter()
                .flat_map(|one| match one {
                    one if skills.is_some() && taxonomy::is_placeable(one) => Esco::asked(&one.text),
                    one if jobs.is_some() && taxonomy::is_placeable_title(one) => vec![one.label.clone()],
                    _ => Vec::new(),
                })
                .collect();
            if texts.is_empty() {
                return requirements;
            }
            if let Err(error) = own.0.learn(&texts) {
                tracing::debug!(%error, "what is asked for has no place in ESCO");
                return requirements;
            }
            let direction = |text: &str| own.0.directions.get(text);
            for one in &mut requirements {
                if let Some(skills) = &skills {
                    taxonomy::place(one, skills, &direction);
                }
                if let Some(jobs) = &jobs {
                    taxonomy::place_title(one, jobs, &direction);
                }
            }
            requirements
        });
        placed.await
    }
}

#[cfg(test)]
mod tests {
    use std::{iter, sync::atomic::Ordering};

    use store::testing::Kind;
    use talent::RequirementKind::{self, Task, Title, Years};

    use super::*;
    use crate::testing::{Bench, Model, skill};

    fn asked(id: u16, kind: RequirementKind, text: &str) -> Requirement {
        Requirement { kind, ..skill(id, text, 6) }
    }

    /// Skills with nothing in common, enough of them that one can stand out.
    fn write(assets: &Path) {
        let others = (0..300).map(|number| format!("{number},weave{number} carpet{number}  Some work."));
        let clocks = "300,restore antique clocks  Clean and mend old clocks.".to_owned();
        let lines = others.chain([clocks]).map(|line| format!("http://esco/skill/{line}\n"));
        let csv = iter::once("id,description\n".to_owned()).chain(lines).collect::<String>();
        fs::write(ESCO_SKILLS.path(assets), csv).unwrap();
    }

    #[tokio::test]
    async fn what_our_lists_do_not_know_gets_its_place_in_esco() {
        let bench = Bench::empty(Kind::Sqlite).await;
        let asked = vec![
            asked(1, Task, "restore antique clocks"),
            asked(2, Years, "restore antique clocks"),
            asked(3, Task, "something else altogether"),
        ];
        let placed = async || -> Vec<Option<String>> {
            let placed = bench.candidates.place(asked.clone()).await.unwrap();
            placed.into_iter().map(|one| one.taxon.map(|taxon| taxon.id)).collect()
        };
        assert_eq!(placed().await, [None, None, None], "there is no list");
        write(bench.assets());
        assert_eq!(placed().await, [None, None, None], "nobody has made it ready");
        let mut steps = Vec::new();
        prepare(bench.assets(), &Model::default(), &mut |done, of| steps.push((done, of))).unwrap();
        assert_eq!((steps.first(), steps.last()), (Some(&(64, 301)), Some(&(301, 301))));
        bench.model.is_away.store(true, Ordering::SeqCst);
        assert_eq!(placed().await, [None, None, None], "the model is away");
        bench.model.is_away.store(false, Ordering::SeqCst);
        let clocks = Some("http://esco/skill/300".to_owned());
        assert_eq!(placed().await, [clocks, None, None]);
        prepare(bench.assets(), &Model::default(), &mut |_, _| panic!("it is ready")).unwrap();
    }

    #[tokio::test]
    async fn a_title_that_our_list_does_not_know_gets_its_place_among_the_occupations() {
        let bench = Bench::empty(Kind::Sqlite).await;
        let asked = vec![
            asked(1, Title, "restorer of antique clocks"),
            asked(2, Title, "something else altogether"),
            asked(3, Task, "restorer of antique clocks"),
        ];
        let csv = "id,description\n\
            http://esco/occupation/1,baker  Bakers make bread.\n\
            http://esco/occupation/2,restorer of antique clocks  They mend old clocks.\n";
        fs::write(ESCO_OCCUPATIONS.path(bench.assets()), csv).unwrap();
        prepare(bench.assets(), &Model::default(), &mut |_, _| {}).unwrap();
        bench.model.is_away.store(false, Ordering::SeqCst);
        let placed = bench.candidates.place(asked).await.unwrap();
        let ids: Vec<Option<&str>> =
            placed.iter().map(|one| one.taxon.as_ref().map(|taxon| taxon.id.as_str())).collect();
        assert_eq!(ids, [Some("http://esco/occupation/2"), None, None]);
    }

    #[test]
    fn a_list_that_is_cut_off_is_made_anew_and_never_read() {
        let folder = tempfile::tempdir().unwrap();
        let model = Model::default();
        let all = &mut |_, _| {};
        prepare(folder.path(), &model, &mut |_, _| panic!("there is no list")).unwrap();
        write(folder.path());
        prepare(folder.path(), &model, all).unwrap();
        let file = List::Skills.path(folder.path());
        fs::write(&file, &fs::read(&file).unwrap()[..RECORD]).unwrap();
        assert!(Taxonomy::new(folder.path().to_owned()).skills().is_none());
        prepare(folder.path(), &model, all).unwrap();
        assert_eq!(Taxonomy::new(folder.path().to_owned()).skills().unwrap().len(), 301);
        // The names have come: as many texts, and other ones.
        let names = "id,description,type\n300,restore antique,preferredLabel\n";
        fs::write(ESCO_SKILL_NAMES.path(folder.path()), names).unwrap();
        assert!(Taxonomy::new(folder.path().to_owned()).skills().is_none());
        prepare(folder.path(), &model, all).unwrap();
        assert_eq!(Taxonomy::new(folder.path().to_owned()).skills().unwrap().len(), 301);
        model.is_away.store(true, Ordering::SeqCst);
        fs::remove_file(file).unwrap();
        assert!(matches!(prepare(folder.path(), &model, all), Err(PrepareError::Model(_))));
    }
}
