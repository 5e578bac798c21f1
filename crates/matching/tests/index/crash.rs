use std::{
    fs,
    path::{Path, PathBuf},
};

use matching::index::{Builder, Index, IndexError};
use tempfile::tempdir;

use crate::corpus::{build, find, ids, people, query};

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() {
            found.extend(files(&path));
        } else if !name.starts_with('.') {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &target);
        } else {
            fs::copy(&path, &target).unwrap();
        }
    }
}

fn refuses(root: &Path) -> String {
    match Index::open(root) {
        Err(IndexError::Rebuild(why)) => why,
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("a torn index was opened"),
    }
}

#[test]
fn whatever_is_torn_is_refused_and_made_again() {
    let (whole, torn) = (tempdir().unwrap(), tempdir().unwrap());
    let people = people(20);
    drop(build(whole.path(), &people));
    let generation = torn.path().join("g00000001");
    let names: Vec<PathBuf> = files(&whole.path().join("g00000001"))
        .into_iter()
        .map(|path| path.strip_prefix(whole.path().join("g00000001")).unwrap().to_owned())
        .collect();
    assert!(names.len() > 15, "{names:?}");
    for name in &names {
        for tear in [
            |path: &Path| fs::remove_file(path).unwrap(),
            |path: &Path| {
                let bytes = fs::read(path).unwrap();
                fs::write(path, &bytes[..bytes.len() / 2]).unwrap();
            },
            |path: &Path| {
                let mut bytes = fs::read(path).unwrap();
                let middle = bytes.len() / 2;
                if let Some(byte) = bytes.get_mut(middle) {
                    *byte ^= 0xff;
                }
                fs::write(path, bytes).unwrap();
            },
        ] {
            copy(&whole.path().join("g00000001"), &generation);
            let before = fs::read(generation.join(name)).unwrap();
            tear(&generation.join(name));
            if fs::read(generation.join(name)).is_ok_and(|after| after == before) {
                continue;
            }
            assert!(!refuses(torn.path()).is_empty(), "{}", name.display());
            assert!(!generation.exists(), "what is torn is swept away");
        }
    }
    assert_eq!(build(torn.path(), &people).people(), 20);
    assert_eq!(Index::open(torn.path()).unwrap().people(), 20);
}

#[test]
fn a_build_that_ends_at_any_file_leaves_what_was_there_before() {
    let folder = tempdir().unwrap();
    let old = people(10);
    drop(build(folder.path(), &old));
    let whole = tempdir().unwrap();
    drop(build(whole.path(), &people(20)));
    let finished = whole.path().join("g00000001");
    let names = files(&finished);
    for written in 0..names.len() {
        let unfinished = folder.path().join("g00000002");
        for path in names.iter().take(written).filter(|path| !path.ends_with("manifest.json")) {
            let target = unfinished.join(path.strip_prefix(&finished).unwrap());
            fs::create_dir_all(target.parent().unwrap()).unwrap();
            fs::copy(path, target).unwrap();
        }
        let index = Index::open(folder.path()).unwrap();
        assert_eq!(ids(&find(&index, &query(""), &matching::index::Filter::Everybody)).len(), 10);
        assert!(!unfinished.exists());
    }
}

#[test]
fn what_was_begun_and_not_finished_does_not_count() {
    let folder = tempdir().unwrap();
    assert!(refuses(folder.path()).contains("none"));
    assert!(refuses(&folder.path().join("missing")).contains("none"));
    let mut builder = Builder::new(folder.path()).unwrap();
    builder.add(&people(1)[0]).unwrap();
    // As when the process is killed.
    std::mem::forget(builder);
    assert!(refuses(folder.path()).contains("not finished"));
    let mut builder = Builder::new(folder.path()).unwrap();
    builder.add(&people(1)[0]).unwrap();
    drop(builder);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn another_version_is_refused() {
    let folder = tempdir().unwrap();
    drop(build(folder.path(), &people(5)));
    let manifest = folder.path().join("g00000001/manifest.json");
    let text = fs::read_to_string(&manifest).unwrap();
    fs::write(&manifest, text.replace("\"format\": ", "\"format\": 9")).unwrap();
    assert!(refuses(folder.path()).contains("version"));
}

#[test]
fn documents_out_of_order_are_refused() {
    let folder = tempdir().unwrap();
    let mut builder = Builder::new(folder.path()).unwrap();
    builder.add(&people(2)[1]).unwrap();
    assert!(matches!(builder.add(&people(1)[0]), Err(IndexError::Order { before: 6, id: 3 })));
}
