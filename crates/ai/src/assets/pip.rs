//! The machine's own pip: it knows the machine's mirrors, proxies and certificates.

use std::{path::Path, process::Stdio};

use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, BufReader},
    process::{ChildStdout, Command},
};

use super::{FetchError, Wheel};

/// Downloads a package into a folder, and tells how many bytes have come if this pip can say.
pub async fn download(
    pip: &[String],
    wheel: &Wheel,
    folder: &Path,
    on_bytes: &mut (dyn FnMut(u64) + Send),
) -> Result<(), FetchError> {
    let wanted = format!("{}=={}", wheel.project, wheel.version);
    let failed = |reason: &str| FetchError::Pip(format!("{wanted}: {reason}"));
    let mut command = command(pip)?;
    command
        .args(["download", "--no-deps", "--no-input", "--disable-pip-version-check"])
        // Whoever has no network waits for the suite to start.
        .args(["--retries=2", "--timeout=10"])
        .args(newer_options(pip).await?)
        .args(["--only-binary", ":all:", "--dest"])
        .arg(folder)
        .arg(&wanted);
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| FetchError::Pip(format!("{} cannot be started: {error}", pip[0])))?;
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let mut complaints = Vec::new();
    let listen = async {
        match stderr {
            Some(mut stderr) => stderr.read_to_end(&mut complaints).await.map(|_| ()),
            None => Ok(()),
        }
    };
    let (told, heard) = tokio::join!(follow(stdout, on_bytes), listen);
    told?;
    heard?;
    if child.wait().await?.success() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&complaints);
    let last = text.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("it gave no reason");
    Err(failed(last.trim()))
}

fn command(pip: &[String]) -> Result<Command, FetchError> {
    let [program, arguments @ ..] = pip else {
        return Err(FetchError::Pip("nobody has said how it is called".to_owned()));
    };
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).kill_on_drop(true);
    Ok(command)
}

/// What this pip is asked for besides: its help says what it can do. Only those since 24.1 report how far they are,
/// which they do not while they are quiet, and only those since 25.1 go on where a connection broke.
async fn newer_options(pip: &[String]) -> Result<Vec<&'static str>, FetchError> {
    let help = command(pip)?.args(["download", "--help"]).output().await;
    let help = help.map(|help| String::from_utf8_lossy(&help.stdout).into_owned()).unwrap_or_default();
    let mut words = help.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    let has_progress = words.clone().any(|word| word == "raw");
    let mut options = vec![if has_progress { "--progress-bar=raw" } else { "--quiet" }];
    if words.any(|word| word == "--resume-retries") {
        options.push("--resume-retries=5");
    }
    Ok(options)
}

/// `Progress 123 of 456`, among other lines.
async fn follow(
    stdout: Option<ChildStdout>,
    on_bytes: &mut (dyn FnMut(u64) + Send),
) -> Result<(), FetchError> {
    let Some(stdout) = stdout else { return Ok(()) };
    let mut lines = BufReader::new(stdout).split(b'\n');
    while let Some(line) = lines.next_segment().await? {
        if let Some(bytes) = std::str::from_utf8(&line).ok().and_then(bytes_in) {
            on_bytes(bytes);
        }
    }
    Ok(())
}

fn bytes_in(line: &str) -> Option<u64> {
    let (bytes, _) = line.trim().strip_prefix("Progress ")?.split_once(" of ")?;
    bytes.parse().ok()
}
