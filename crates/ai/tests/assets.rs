//! Getting files: from a folder, from an address that hangs up, and what is said when they are nowhere.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{
    fs,
    io::{Read, Write},
    net::TcpListener,
    path::Path,
    sync::{Arc, Mutex},
};

use ai::assets::{Asset, FOR_TESTS, FetchError, Mirror, OPTIONAL, Sources, Step, WANTED, Wheel, fetch};

const TEXT: &[u8] = b"What is in the file.\n";

/// A small file with what SHA-256 makes of it, and a package of which no index has heard.
const SMALL: Asset = Asset {
    name: "small file",
    file: "small.txt",
    size: TEXT.len() as u64,
    sha256: "dc40db525f02aff4fb2d20ca2224ec604d38c022d716636ec67af6b0f16f14ad",
    licence: "Nobody's.",
    wheel: Wheel {
        project: "quadrangle-has-no-such-package",
        version: "0.0.0",
        file: "small-0.0.0-py3-none-any.whl",
        size: 1000,
        sha256: "0000000000000000000000000000000000000000000000000000000000000000",
        member: "small/small.txt",
    },
};

async fn get(folder: &Path, sources: &Sources) -> Result<Vec<Step>, FetchError> {
    let mut steps = Vec::new();
    fetch(folder, &[&SMALL], sources, &mut |progress| {
        if steps.last() != Some(&progress.step) {
            steps.push(progress.step);
        }
    })
    .await?;
    Ok(steps)
}

fn mirror(address: String) -> Mirror {
    Mirror { client: reqwest::Client::builder().build().unwrap(), address }
}

fn from(folder: &Path) -> Sources {
    Sources { folder: Some(folder.to_owned()), ..Sources::default() }
}

#[tokio::test]
async fn a_file_comes_from_a_folder_once_with_its_licence() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    fs::write(there.path().join("small.txt"), TEXT).unwrap();
    assert_eq!(get(here.path(), &from(there.path())).await.unwrap(), [Step::Copying, Step::Done]);
    assert_eq!(fs::read(here.path().join("small.txt")).unwrap(), TEXT);
    assert!(SMALL.is_in(here.path()));
    let licence = fs::read_to_string(here.path().join("small.txt.licence.txt")).unwrap();
    assert!(licence.starts_with("Nobody's."), "{licence}");
    assert_eq!(get(here.path(), &Sources::default()).await.unwrap(), [Step::Here]);
}

#[tokio::test]
async fn a_damaged_file_is_refused_and_leaves_nothing() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    fs::write(there.path().join("small.txt"), b"What is in the fire.\n").unwrap();
    let refused = get(here.path(), &from(there.path())).await.unwrap_err().to_string();
    assert!(refused.contains("is damaged") && refused.contains("--from"), "{refused}");
    assert_eq!(fs::read_dir(here.path()).unwrap().count(), 0);
}

#[tokio::test]
async fn a_file_that_was_damaged_later_is_got_anew() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    fs::write(there.path().join("small.txt"), TEXT).unwrap();
    fs::write(here.path().join("small.txt"), b"What is in the fire.\n").unwrap();
    assert_eq!(get(here.path(), &from(there.path())).await.unwrap(), [Step::Copying, Step::Done]);
    assert_eq!(fs::read(here.path().join("small.txt")).unwrap(), TEXT);
}

/// Serves the text and hangs up after nine bytes the first time. Gives the ranges that were asked for.
fn serve_badly() -> (String, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/models", listener.local_addr().unwrap());
    let ranges = Arc::new(Mutex::new(Vec::new()));
    let noted = Arc::clone(&ranges);
    std::thread::spawn(move || {
        for (number, stream) in listener.incoming().enumerate() {
            let mut stream = stream.unwrap();
            let mut request = Vec::new();
            while !request.ends_with(b"\r\n\r\n") {
                let mut byte = [0];
                stream.read_exact(&mut byte).unwrap();
                request.push(byte[0]);
            }
            let request = String::from_utf8(request).unwrap().to_lowercase();
            assert!(request.starts_with("get /models/small.txt "), "{request}");
            let range = request.lines().find_map(|line| line.strip_prefix("range: bytes=")).unwrap();
            noted.lock().unwrap().push(range.to_owned());
            let start: usize = range.trim_end_matches('-').parse().unwrap();
            let rest = &TEXT[start..];
            let head = format!("HTTP/1.1 206 Partial Content\r\nContent-Length: {}\r\n\r\n", rest.len());
            stream.write_all(head.as_bytes()).unwrap();
            stream.write_all(if number == 0 { &rest[..9] } else { rest }).unwrap();
        }
    });
    (address, ranges)
}

#[tokio::test]
async fn a_download_that_was_cut_off_goes_on_where_it_stopped() {
    let here = tempfile::tempdir().unwrap();
    let (address, ranges) = serve_badly();
    let sources = Sources { mirror: Some(mirror(address)), ..Sources::default() };
    get(here.path(), &sources).await.unwrap_err();
    assert!(!SMALL.is_in(here.path()));
    assert_eq!(get(here.path(), &sources).await.unwrap(), [Step::Downloading, Step::Done]);
    assert_eq!(fs::read(here.path().join("small.txt")).unwrap(), TEXT);
    assert_eq!(*ranges.lock().unwrap(), ["0-", "9-"]);
}

#[tokio::test]
async fn what_is_nowhere_is_told_with_every_reason() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let closed = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let sources = Sources {
        folder: Some(there.path().to_owned()),
        mirror: Some(mirror(format!("http://{closed}"))),
        pip: Vec::new(),
    };
    let refused = get(here.path(), &sources).await.unwrap_err().to_string();
    assert!(refused.starts_with("the small file was found nowhere: there is no small.txt in the folder; "));
    assert!(refused.contains("http://127.0.0.1:"), "{refused}");
    assert!(refused.ends_with("Name a folder that holds small.txt with --from"), "{refused}");
}

/// A package with two files in it, and the files as they are wanted.
fn two_in_a_package(folder: &Path) -> [&'static Asset; 2] {
    let mut package = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for name in ["one.txt", "two.txt"] {
        package.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
        package.write_all(TEXT).unwrap();
    }
    let package = package.finish().unwrap().into_inner();
    let digest = aws_lc_rs::digest::digest(&aws_lc_rs::digest::SHA256, &package);
    let sha256 = digest.as_ref().iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"));
    fs::create_dir_all(folder).unwrap();
    fs::write(folder.join(SMALL.wheel.file), &package).unwrap();
    let sha256: &str = sha256.leak();
    ["one.txt", "two.txt"].map(|file| {
        let wheel = Wheel { sha256, member: file, ..SMALL.wheel };
        &*Box::leak(Box::new(Asset { file, wheel, ..SMALL }))
    })
}

#[tokio::test]
async fn a_package_that_carries_two_files_is_got_once_and_then_thrown_away() {
    let here = tempfile::tempdir().unwrap();
    let packages = here.path().join(".packages");
    let wanted = two_in_a_package(&packages);
    let sources = Sources { pip: vec!["false".to_owned()], ..Sources::default() };
    fetch(here.path(), &wanted, &sources, &mut |_| {}).await.unwrap();
    assert!(wanted.iter().all(|asset| asset.is_in(here.path())));
    assert!(!packages.exists());
}

/// A program that answers as pip does: with this help, and with a package that it counts in three steps. Notes what it
/// was asked for.
fn pip_with(help: &str, folder: &Path) -> Vec<String> {
    let script = format!(
        r#"if [ "$2" = --help ]; then echo '{help}'; exit; fi
echo "$@" >> '{0}/asked'
for word; do
    if [ "$before" = --dest ]; then cp '{0}/{1}' "$word"; fi
    before=$word
done
printf 'Collecting small\nProgress 0 of 9\nProgress 4 of 9\nProgress 9 of 9\nSaved it\n'
"#,
        folder.display(),
        SMALL.wheel.file
    );
    let file = folder.join("pip.sh");
    fs::write(&file, script).unwrap();
    vec!["sh".to_owned(), file.display().to_string()]
}

#[tokio::test]
async fn pip_tells_how_far_it_is_and_goes_on_after_a_break_if_it_can() {
    const NEW: &str =
        "--progress-bar <x> Whether it should be used [auto, on, off, raw] --resume-retries <x>";
    const OLD: &str = "--progress-bar <x> Whether it should be used [on, off] (default: on) --retries <x>";
    for (help, progress, resume) in [(NEW, "--progress-bar=raw", true), (OLD, "--quiet", false)] {
        let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let wanted = two_in_a_package(there.path());
        let sources = Sources { pip: pip_with(help, there.path()), ..Sources::default() };
        let mut counted = Vec::new();
        fetch(here.path(), &wanted, &sources, &mut |progress| {
            if progress.step == Step::AskingPip {
                counted.push(progress.bytes);
            }
        })
        .await
        .unwrap();
        // Once when it is asked, then as it says; of the second file the package is here.
        assert_eq!(counted, [0, 0, 4, 9, 0]);
        let asked = fs::read_to_string(there.path().join("asked")).unwrap();
        assert_eq!(asked.lines().count(), 1, "{asked}");
        assert!(
            asked.contains(progress) && asked.contains("quadrangle-has-no-such-package==0.0.0"),
            "{asked}"
        );
        assert_eq!(asked.contains("--resume-retries="), resume, "{asked}");
    }
}

#[tokio::test]
async fn what_pip_complains_of_is_told() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let script = there.path().join("pip.sh");
    fs::write(&script, "echo 'No such package' >&2; echo >&2; exit 1").unwrap();
    for (pip, told) in [
        (vec!["sh".to_owned(), script.display().to_string()], "==0.0.0: No such package"),
        (vec!["quad-has-no-such-program".to_owned()], "quad-has-no-such-program cannot be started"),
    ] {
        let sources = Sources { pip, ..Sources::default() };
        let refused = get(here.path(), &sources).await.unwrap_err().to_string();
        assert!(refused.contains(told), "{refused}");
    }
}

#[test]
fn what_only_tests_want_is_got_for_nobody_else() {
    for asset in FOR_TESTS {
        assert!(!WANTED.contains(&asset) && !OPTIONAL.contains(&asset), "{}", asset.name);
    }
}
