use std::path::Path;

use store::{
    Database, Store,
    sea_orm::{ConnectionTrait, DbBackend, Statement},
    testing::{ManualClock, SeededEntropy},
};

use crate::quad::{Quad, quick_pace, run, text};

/// The database of a data folder, behind the server's back.
pub async fn open(data: &Path) -> Store {
    let database = Database::Sqlite(data.join("quad.db"));
    Store::open(&database, ManualClock::new(), SeededEntropy::new(1)).await.unwrap()
}

#[test]
fn a_bad_setting_stops_the_start_with_one_line() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [["serve", "--demo"].as_slice(), &["config", "check"], &["user", "list"]] {
        let output = run(folder.path(), arguments, &[("QUAD_MAX_SESSIONS", "many")]);
        assert!(!output.status.success());
        let told = text(&output.stderr);
        assert_eq!(
            told,
            "quad: QUAD_MAX_SESSIONS = \"many\" is not allowed; allowed: a whole number from 1 to 100\n"
        );
    }
    assert!(std::fs::read_dir(folder.path()).unwrap().next().is_none(), "nothing was made");
}

#[test]
fn what_cannot_be_opened_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let unreachable = [("QUAD_DATABASE_URL", "postgres://quad:hush@127.0.0.1:1/quad")];
    let told = text(&run(folder.path(), &["serve"], &unreachable).stderr);
    assert!(told.starts_with("quad: database_url = postgres://quad@127.0.0.1:1/quad: "), "{told}");
    assert!(!told.contains("hush"));
    std::fs::write(folder.path().join("quad.db"), "this is no database, and longer than a page".repeat(200))
        .unwrap();
    let told = text(&run(folder.path(), &["serve"], &[]).stderr);
    assert!(told.contains("not a database") && told.lines().count() == 1, "{told}");
}

// C-26
#[test]
fn the_demo_stays_on_loopback() {
    let folder = tempfile::tempdir().unwrap();
    let public = [("QUAD_BIND", "0.0.0.0"), ("QUAD_PUBLIC_URL", "https://quad.example")];
    let output = run(folder.path(), &["serve", "--demo"], &public);
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("with --demo only a loopback address"));
}

#[test]
fn the_settings_in_force_are_printed_without_secrets() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("quad.toml"), "max_sessions = 7\n").unwrap();
    let output = run(folder.path(), &["config", "check"], &[("QUAD_SMTP_URL", "smtps://u:hush@mail.test")]);
    let told = text(&output.stdout);
    assert!(output.status.success());
    assert!(told.contains("max_sessions = 7\n") && told.contains("smtp_url = (hidden)\n"), "{told}");
}

// C-28
#[tokio::test]
async fn the_first_admin_is_made_on_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let granted = run(data, &["admin", "grant", "Boss@quadrangle.example"], &[]);
    assert_eq!(text(&granted.stdout), "boss@quadrangle.example is an administrator now.\n");
    let refused = run(data, &["admin", "grant", "boss@evil.test"], &[]);
    assert_eq!(text(&refused.stderr), "quad: Access restricted to quadrangle.example users only\n");
    let list = text(&run(data, &["user", "list"], &[]).stdout);
    assert!(list.starts_with("admin        boss@quadrangle.example"), "{list}");
    let audit = text(&run(data, &["audit", "verify"], &[]).stdout);
    assert!(audit.starts_with("1 entries, whole. Head: "), "{audit}");
}

#[tokio::test]
async fn who_only_looks_changes_no_table() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let told = format!("quad: sqlite:{}/quad.db is not up to date; run quad migrate\n", data.display());
    for arguments in [["user", "list"], ["audit", "verify"]] {
        let refused = run(data, &arguments, &[]);
        assert_eq!((refused.status.success(), text(&refused.stderr)), (false, told.clone()), "{arguments:?}");
        assert!(std::fs::read_dir(data).unwrap().next().is_none(), "nothing was made");
    }
    drop(open(data).await);
    for arguments in [["user", "list"], ["audit", "verify"]] {
        let refused = run(data, &arguments, &[]);
        assert_eq!((refused.status.success(), text(&refused.stderr)), (false, told.clone()), "{arguments:?}");
    }
    let tables = Statement::from_string(DbBackend::Sqlite, "SELECT name FROM sqlite_schema");
    assert!(open(data).await.reader().query_all_raw(tables).await.unwrap().is_empty());
    assert!(run(data, &["migrate"], &[]).status.success());
    assert!(run(data, &["user", "list"], &[]).status.success());
    assert!(run(data, &["audit", "verify"], &[]).status.success());
}

#[tokio::test]
async fn a_grant_reaches_a_server_that_runs() {
    let folder = tempfile::tempdir().unwrap();
    let quad = Quad::demo(folder.path());
    let viewer = quad.sign_in("viewer").await;
    assert_eq!(viewer.get("/api/admin/settings").await.0, 403);
    run(folder.path(), &["admin", "grant", "demo.viewer@quadrangle.example"], &[]);
    // The server believes what it remembers for five seconds at most.
    let wait = async {
        let mut pace = quick_pace();
        while viewer.get("/api/admin/settings").await.0 != 200 {
            pace.tick().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_mins(2), wait).await.unwrap();
}

#[tokio::test]
async fn a_log_that_was_changed_fails_the_check() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    for name in ["one", "two", "three"] {
        run(data, &["admin", "grant", &format!("{name}@quadrangle.example")], &[]);
    }
    let whole = text(&run(data, &["audit", "verify"], &[]).stdout);
    let head = whole.trim().rsplit(' ').next().unwrap().to_owned();
    assert!(run(data, &["audit", "verify", "--head", &head], &[]).status.success());
    assert!(!run(data, &["audit", "verify", "--head", &"0".repeat(64)], &[]).status.success());
    let changed: store::Result<()> = open(data)
        .await
        .write(|tx| async move {
            tx.execute_unprepared("UPDATE audit SET subject_name = 'x' WHERE seq = 2").await?;
            Ok(())
        })
        .await;
    changed.unwrap();
    let broken = run(data, &["audit", "verify"], &[]);
    assert_eq!(text(&broken.stderr), "quad: the audit log is not whole: entry 2 has been changed\n");
}

#[test]
fn the_document_is_printed_without_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let output = run(folder.path(), &["openapi"], &[("QUAD_PORT", "nonsense")]);
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(document["info"]["title"], "Quadrangle");
    assert!(std::fs::read_dir(folder.path()).unwrap().next().is_none());
}
