//! ESCO, the European Commission's list of skills: what a role asks for that our own lists do not know gets its place
//! there. Where its 14,000 names point is found out once, when its file is got, and lies beside it.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use ai::{
    DIMENSIONS, EmbedError, Embedder,
    assets::{ESCO_SKILL_NAMES, ESCO_SKILLS, SENTENCE_MODEL},
};
use matching::{Vector, lexicon::esco::Concept};
use sha2::{Digest as _, Sha256};
use talent::{
    Requirement,
    taxonomy::{self, Esco, EscoError},
};

use crate::{Candidates, pool::apart};

/// So many names are understood at once.
const TOGETHER: usize = 64;
const NUMBER: usize = size_of::<f32>();
const RECORD: usize = DIMENSIONS * NUMBER;

/// Why the list was not made ready.
#[derive(Debug, thiserror::Error)]
pub enum PrepareError {
    #[error(transparent)]
    List(#[from] EscoError),
    #[error("what the names of skills mean is not known: {0}")]
    Model(#[from] EmbedError),
    #[error("the list of skills: {0}")]
    File(#[from] io::Error),
}

/// Finds out where the names of ESCO's skills point, unless it is known. Takes a minute: `step` hears how many of how many
/// are done.
pub fn prepare(
    assets: &Path,
    model: &dyn Embedder,
    step: &mut dyn FnMut(usize, usize),
) -> Result<(), PrepareError> {
    let texts = Esco::texts(&concepts(assets)?);
    let (path, whole) = (path(assets), texts.len() * RECORD + Digest::LENGTH);
    let digest = Digest::of(&texts);
    if fs::read(&path).is_ok_and(|bytes| bytes.len() == whole && bytes.ends_with(&digest.0)) {
        return Ok(());
    }
    let mut bytes: Vec<u8> = Vec::with_capacity(whole);
    for some in texts.chunks(TOGETHER) {
        let some: Vec<&str> = some.iter().map(String::as_str).collect();
        let vectors = model.embed(&some)?;
        bytes.extend(vectors.iter().flatten().flat_map(|value| value.to_le_bytes()));
        step(bytes.len() / RECORD, texts.len());
    }
    bytes.extend(digest.0);
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

/// Without the names, they are told from the list itself.
fn concepts(assets: &Path) -> Result<Vec<Concept>, PrepareError> {
    let names = match fs::read_to_string(ESCO_SKILL_NAMES.path(assets)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        read => Some(read?),
    };
    Ok(Esco::names(&fs::read_to_string(ESCO_SKILLS.path(assets))?, names.as_deref())?)
}

/// Directions of one model are not to be compared with those of another, and another list has other names.
fn path(assets: &Path) -> PathBuf {
    let short = |hash: &'static str| hash.get(..8).unwrap_or(hash);
    assets.join(format!("esco-skills-{}-{}.bin", short(ESCO_SKILLS.sha256), short(SENTENCE_MODEL.sha256)))
}

/// The list, read when it is first asked for.
pub struct Taxonomy {
    assets: PathBuf,
    read: Mutex<Option<Arc<Esco>>>,
}

impl Taxonomy {
    pub fn new(assets: PathBuf) -> Self {
        Self { assets, read: Mutex::default() }
    }

    /// `None` while it was not got or not made ready.
    fn get(&self) -> Option<Arc<Esco>> {
        let mut read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        if read.is_none() && path(&self.assets).is_file() {
            let esco = load(&self.assets);
            *read = esco
                .inspect_err(|why| tracing::warn!(why, "the list of skills is left out"))
                .ok()
                .map(Arc::new);
        }
        read.clone()
    }
}

fn load(assets: &Path) -> Result<Esco, String> {
    let concepts = concepts(assets).map_err(|error| error.to_string())?;
    let bytes = fs::read(path(assets)).map_err(|error| error.to_string())?;
    let (bytes, digest) =
        bytes.split_last_chunk().ok_or("its directions are cut off; get the files again")?;
    if *digest != Digest::of(&Esco::texts(&concepts)).0 {
        return Err("its directions are those of another list; get the files again".to_owned());
    }
    let (numbers, _) = bytes.as_chunks::<NUMBER>();
    let (vectors, _) = numbers.as_chunks::<DIMENSIONS>();
    let vectors: Vec<Vector> = vectors.iter().map(|vector| vector.map(f32::from_le_bytes)).collect();
    Esco::new(&concepts, &vectors).ok_or_else(|| "its directions are cut off; get the files again".to_owned())
}

impl Candidates {
    /// Gives skills and tasks that have no place in our own lists one in ESCO, where the best is clear. Without the list or
    /// the model they stay as they are.
    pub async fn place(&self, mut requirements: Vec<Requirement>) -> store::Result<Vec<Requirement>> {
        let own = self.clone();
        let placed = apart(move || {
            let unplaced = requirements.iter().filter(|one| taxonomy::is_placeable(one));
            let texts: Vec<String> = unplaced.flat_map(|one| Esco::asked(&one.text)).collect();
            let Some(esco) = (if texts.is_empty() { None } else { own.0.taxonomy.get() }) else {
                return requirements;
            };
            if let Err(error) = own.0.learn(&texts) {
                tracing::debug!(%error, "what is asked for has no place among the skills of ESCO");
                return requirements;
            }
            let direction = |text: &str| own.0.directions.get(text);
            for one in &mut requirements {
                taxonomy::place(one, &esco, &direction);
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
    use talent::RequirementKind::{self, Task, Years};

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

    #[test]
    fn a_list_that_is_cut_off_is_made_anew_and_never_read() {
        let folder = tempfile::tempdir().unwrap();
        let model = Model::default();
        let all = &mut |_, _| {};
        assert!(matches!(prepare(folder.path(), &model, all), Err(PrepareError::File(_))));
        write(folder.path());
        prepare(folder.path(), &model, all).unwrap();
        let file = path(folder.path());
        fs::write(&file, &fs::read(&file).unwrap()[..RECORD]).unwrap();
        assert!(Taxonomy::new(folder.path().to_owned()).get().is_none());
        prepare(folder.path(), &model, all).unwrap();
        assert_eq!(Taxonomy::new(folder.path().to_owned()).get().unwrap().len(), 301);
        // The names have come: as many texts, and other ones.
        let names = "id,description,type\n300,restore antique,preferredLabel\n";
        fs::write(ESCO_SKILL_NAMES.path(folder.path()), names).unwrap();
        assert!(Taxonomy::new(folder.path().to_owned()).get().is_none());
        prepare(folder.path(), &model, all).unwrap();
        assert_eq!(Taxonomy::new(folder.path().to_owned()).get().unwrap().len(), 301);
        model.is_away.store(true, Ordering::SeqCst);
        fs::remove_file(file).unwrap();
        assert!(matches!(prepare(folder.path(), &model, all), Err(PrepareError::Model(_))));
    }
}
