//! One PostgreSQL server per test program.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicU32, Ordering},
        mpsc,
    },
    thread,
};

use sqlx::{Connection, Executor, PgConnection, postgres::PgConnectOptions};

static SERVER: OnceLock<PathBuf> = OnceLock::new();
static NEXT: AtomicU32 = AtomicU32::new(0);

/// Nothing here has to outlive the server, and nothing but the test works on its database.
const SETTINGS: [&str; 8] = [
    "listen_addresses=",
    "max_connections=300",
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "wal_level=minimal",
    "max_wal_senders=0",
    "autovacuum=off",
];

/// Makes a database and says how to reach it.
pub async fn new_database() -> PgConnectOptions {
    let socket = tokio::task::spawn_blocking(|| SERVER.get_or_init(start)).await.expect("the server starts");
    let name = format!("quad_{}", NEXT.fetch_add(1, Ordering::SeqCst));
    let options = PgConnectOptions::new().socket(socket).username("postgres").database("postgres");
    let mut connection = PgConnection::connect_with(&options).await.expect("the server accepts connections");
    connection
        .execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}")))
        .await
        .expect("a database can be made");
    options.database(&name)
}

/// Starts the server and gives the folder of its socket.
fn start() -> PathBuf {
    remove_leftovers();
    let folder = std::env::temp_dir().join(format!("quad-pg-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a temporary folder can be made");
    give_to_server(&folder);

    let data = folder.join("data");
    let made = as_server("initdb")
        .args([
            "--auth=trust",
            "--no-sync",
            "--username=postgres",
            "--encoding=UTF8",
            "--locale=C.UTF-8",
            "--pgdata",
        ])
        .arg(&data)
        .stdout(Stdio::null())
        .status()
        .expect("PostgreSQL is installed: apt-get install postgresql");
    assert!(made.success(), "initdb failed");

    let (ready, when_ready) = mpsc::channel();
    let socket = folder.clone();
    // The kernel stops the server when the thread that started it ends, so this thread waits for ever.
    thread::spawn(move || {
        let mut server = as_server("postgres")
            .arg("-D")
            .arg(&data)
            .arg("-k")
            .arg(&socket)
            .args(SETTINGS.iter().flat_map(|setting| ["-c", setting]))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("postgres starts");
        ready.send(()).expect("somebody waits for the server");
        server.wait().expect("the server can be waited for");
    });
    when_ready.recv().expect("the thread lives");
    wait_until_ready(&folder);
    folder
}

fn wait_until_ready(socket: &Path) {
    for _ in 0..100 {
        // pg_isready itself waits up to its timeout for an answer.
        let status = Command::new(binary("pg_isready"))
            .args(["--quiet", "--timeout=1", "--host"])
            .arg(socket)
            .status()
            .expect("pg_isready runs");
        if status.success() {
            return;
        }
        thread::park_timeout(std::time::Duration::from_millis(100));
    }
    panic!("PostgreSQL did not start within ten seconds");
}

/// PostgreSQL refuses to run as root, so root runs it as the user the package made.
fn as_server(program: &str) -> Command {
    let mut command = Command::new("setpriv");
    if is_root() {
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
    }
    command.args(["--pdeathsig=INT", "--"]).arg(binary(program));
    command
}

fn give_to_server(folder: &Path) {
    if is_root() {
        let status = Command::new("chown").arg("postgres:postgres").arg(folder).status().expect("chown runs");
        assert!(status.success(), "the folder can be given to the server's user");
    }
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// Debian keeps the server's programs out of the search path, one folder per version.
fn binary(program: &str) -> PathBuf {
    let mut versions: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .map(|entries| entries.flatten().map(|entry| entry.path().join("bin").join(program)).collect())
        .unwrap_or_default();
    versions.retain(|path| path.exists());
    versions.sort();
    versions.pop().unwrap_or_else(|| program.into())
}

/// Folders of test programs that have ended.
fn remove_leftovers() {
    let entries = fs::read_dir(std::env::temp_dir()).into_iter().flatten().flatten();
    for entry in entries {
        let name = entry.file_name();
        let Some(process) = name.to_str().and_then(|name| name.strip_prefix("quad-pg-")) else { continue };
        if !Path::new("/proc").join(process).exists() {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}
