//! Harms files and texts at random and reads them, for as long as one likes:
//! `target/release/fuzz_parsers pdf|docx|posting SECONDS SEED`.
//!
//! Prints what happened as JSON. Fails at the first panic, also at one that a reader turns into an answer, and at the
//! first input that takes more than 20 seconds; that input is kept in `target/fuzz-<target>-<number>`. Whatever needs
//! more than 2 GB ends the process, and is left in `target/fuzz-<target>-current`.

mod chance;
mod packed;
mod seeds;

use std::{
    env,
    error::Error,
    fs,
    hint::black_box,
    io,
    panic::{self, AssertUnwindSafe, catch_unwind},
    path::PathBuf,
    process::ExitCode,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, Sender},
    },
    thread,
    time::{Duration, Instant},
};

use documents::Limits;
use jiff::civil::{Date, date};
use talent::{posting, resume};

use chance::{Dice, harm};

/// Of address space, in bytes.
const MEMORY: u64 = 2 << 30;
const LONGEST: Duration = Duration::from_secs(20);
/// Harmed inputs that could be read are harmed further; so many of them.
const KEPT: usize = 64;
const TODAY: Date = date(2026, 6, 1);

/// As the files of applicants are read.
const LIMITS: Limits =
    Limits { bytes: 20_000_000, unpacked: 128 << 20, pages: 200, text: 200_000, depth: 256 };

/// All of them, those that a reader turns into an answer included.
static PANICS: AtomicU64 = AtomicU64::new(0);

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let usage = "usage: fuzz_parsers pdf|docx|posting SECONDS SEED";
    let mut arguments = env::args().skip(1);
    let target = Target::named(&arguments.next().unwrap_or_default()).ok_or(usage)?;
    let seconds: u64 = arguments.next().ok_or(usage)?.parse()?;
    let seed: u64 = arguments.next().ok_or(usage)?.parse()?;

    rlimit::setrlimit(rlimit::Resource::AS, MEMORY, MEMORY)?;
    panic::set_hook(Box::new(|panic| {
        if PANICS.fetch_add(1, Ordering::Relaxed) < 5 {
            eprintln!("{panic}");
        }
    }));
    fs::create_dir_all("target")?;
    let begun = Instant::now();
    let (sender, reports) = mpsc::channel();
    let worker = thread::spawn(move || work(target, begun + Duration::from_secs(seconds), seed, &sender));
    let tally = watch(&reports);
    if tally.failed {
        let kept =
            (1_u32..=u32::MAX).map(|number| target.file(&number.to_string())).find(|path| !path.exists());
        fs::rename(target.file("current"), kept.ok_or("no name is left")?)?;
    } else {
        worker.join().map_err(|_| "the inputs could not be made")??;
        let _ = fs::remove_file(target.file("current"));
    }
    let summary = serde_json::json!({
        "target": target.name(),
        "seed": seed,
        "runs": tally.runs,
        "seconds": begun.elapsed().as_secs(),
        "panics": tally.panics,
        "caught": tally.caught,
        "slowest_ms": u64::try_from(tally.slowest.as_millis())?,
        "peak_mb": peak().unwrap_or(0) / 1024,
    });
    println!("{summary}");
    Ok(if tally.failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// The most memory that was in use, in kilobytes, where the system tells.
fn peak() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

struct Report {
    took: Duration,
    panicked: bool,
    /// A reader turned a panic into an answer.
    caught: bool,
}

#[derive(Default)]
struct Tally {
    runs: u64,
    panics: u64,
    caught: u64,
    slowest: Duration,
    failed: bool,
}

/// Until the time is over or something fails; what never ends fails as well.
fn watch(reports: &Receiver<Report>) -> Tally {
    let mut tally = Tally::default();
    while !tally.failed {
        let report = match reports.recv_timeout(LONGEST) {
            Ok(report) => report,
            Err(RecvTimeoutError::Timeout) => Report { took: LONGEST, panicked: false, caught: false },
            Err(RecvTimeoutError::Disconnected) => break,
        };
        tally.runs += 1;
        tally.panics += u64::from(report.panicked);
        tally.caught += u64::from(report.caught);
        tally.slowest = tally.slowest.max(report.took);
        tally.failed = report.panicked || report.caught || report.took >= LONGEST;
    }
    tally
}

fn work(target: Target, until: Instant, seed: u64, reports: &Sender<Report>) -> io::Result<()> {
    let mut dice = Dice::new(seed);
    let mut inputs = target.seeds();
    let first = inputs.len();
    let tokens: Vec<&str> = target.tokens().split(seeds::BETWEEN).collect();
    let current = target.file("current");
    while Instant::now() < until {
        let mut input = dice.pick(&inputs).clone();
        let other = dice.pick(&inputs).clone();
        let part = dice.below(input.len());
        harm(&mut input[part].1, &dice.pick(&other).1, &tokens, &mut dice);
        let bytes = target.pack(&input, &mut dice);
        fs::write(&current, &bytes)?;
        let (start, before) = (Instant::now(), PANICS.load(Ordering::Relaxed));
        let outcome = catch_unwind(AssertUnwindSafe(|| target.read(&bytes)));
        let (took, panicked) = (start.elapsed(), outcome.is_err());
        let caught = !panicked && PANICS.load(Ordering::Relaxed) > before;
        let sent = reports.send(Report { took, panicked, caught });
        if panicked || caught || sent.is_err() {
            break;
        }
        if matches!(outcome, Ok(true)) && dice.below(8) == 0 {
            if inputs.len() < first + KEPT {
                inputs.push(input);
            } else {
                inputs[first + dice.below(KEPT)] = input;
            }
        }
    }
    Ok(())
}

/// A file by its parts; what has none is one part without a name.
type Input = Vec<(&'static str, Vec<u8>)>;

#[derive(Clone, Copy)]
enum Target {
    Pdf,
    Docx,
    Posting,
}

impl Target {
    fn named(name: &str) -> Option<Self> {
        [Self::Pdf, Self::Docx, Self::Posting].into_iter().find(|target| target.name() == name)
    }

    fn name(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Docx => "docx",
            Self::Posting => "posting",
        }
    }

    fn file(self, what: &str) -> PathBuf {
        PathBuf::from(format!("target/fuzz-{}-{what}", self.name()))
    }

    fn seeds(self) -> Vec<Input> {
        let whole = |bytes: Vec<u8>| vec![("", bytes)];
        match self {
            Self::Pdf => {
                let plain = seeds::CONTENTS.iter().map(|content| seeds::plain_pdf(content));
                seeds::printed().into_iter().chain(plain).map(whole).collect()
            }
            Self::Docx => {
                let part = |(name, text): &(&'static str, &str)| (*name, text.as_bytes().to_vec());
                vec![seeds::PARTS.iter().map(part).collect(), seeds::PARTS[..1].iter().map(part).collect()]
            }
            Self::Posting => seeds::TEXTS.iter().map(|text| whole(text.as_bytes().to_vec())).collect(),
        }
    }

    fn tokens(self) -> &'static str {
        match self {
            Self::Pdf => seeds::PDF_TOKENS,
            Self::Docx => seeds::DOCX_TOKENS,
            Self::Posting => seeds::TEXT_TOKENS,
        }
    }

    fn pack(self, input: &[(&str, Vec<u8>)], dice: &mut Dice) -> Vec<u8> {
        match self {
            Self::Docx => {
                let mut bytes = packed::zipped(input, dice);
                if dice.below(5) == 0 {
                    let tokens: Vec<&str> = seeds::ZIP_TOKENS.split(seeds::BETWEEN).collect();
                    let other = bytes.clone();
                    harm(&mut bytes, &other, &tokens, dice);
                }
                bytes
            }
            Self::Pdf | Self::Posting => input.iter().flat_map(|(_, bytes)| bytes.iter().copied()).collect(),
        }
    }

    /// Whether it could be read.
    fn read(self, bytes: &[u8]) -> bool {
        match self {
            Self::Pdf | Self::Docx => {
                let Ok(document) = documents::read(bytes, self.name(), &LIMITS) else {
                    return false;
                };
                let read = resume::read(&document, TODAY);
                black_box((resume::blind(&read), document));
            }
            Self::Posting => {
                let text = String::from_utf8_lossy(bytes);
                let read = posting::read(&text);
                black_box((posting::lint(&read), resume::blind(&resume::read_text(&text, TODAY))));
            }
        }
        true
    }
}
