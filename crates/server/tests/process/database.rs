//! A database that is locked, gone or read-only: a clear answer, and the server goes on.

use reqwest::Method;
use serde_json::json;
use store::{Error, sea_orm::ConnectionTrait};

use crate::{
    commands::open,
    quad::{ForTests, Quad, command, disk_model},
};

#[tokio::test]
async fn a_locked_database_is_told_and_then_written() {
    let folder = tempfile::tempdir().unwrap();
    let quad = Quad::demo(folder.path());
    let admin = quad.sign_in("admin").await;
    let store = open(folder.path()).await;
    let (locked, when_locked) = tokio::sync::oneshot::channel();
    let (release, when_released) = tokio::sync::oneshot::channel::<()>();
    let holder = tokio::spawn(async move {
        let held: Result<(), Error> = store
            .write(|tx| async move {
                tx.execute_unprepared("DELETE FROM limits").await?;
                locked.send(()).unwrap();
                when_released.await.unwrap();
                Ok(())
            })
            .await;
        held.unwrap();
    });
    when_locked.await.unwrap();
    let rename = async || {
        admin.send(Method::PATCH, "/api/profile", Some(json!({ "displayName": "D. Reyes" }))).await.unwrap()
    };
    let (status, told) = rename().await;
    assert_eq!((status, &told["code"]), (503, &json!("database_busy")), "{told}");
    assert_eq!(admin.get("/api/apps").await.0, 200, "reading goes on");
    release.send(()).unwrap();
    holder.await.unwrap();
    assert_eq!(rename().await.0, 200);
}

#[tokio::test]
async fn a_database_that_is_gone_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let quad = Quad::demo(folder.path());
    let admin = quad.sign_in("admin").await;
    std::fs::rename(folder.path().join("quad.db"), folder.path().join("elsewhere.db")).unwrap();
    let body = json!({ "displayName": "D. Reyes" });
    let (status, told) = admin.send(Method::PATCH, "/api/profile", Some(body.clone())).await.unwrap();
    assert_eq!((status, &told["code"]), (503, &json!("database_unavailable")), "{told}");
    let health =
        reqwest::Client::new_for_tests().get(format!("{}/api/health", quad.address)).send().await.unwrap();
    assert_eq!(health.status().as_u16(), 503, "and the health says so");
    std::fs::rename(folder.path().join("elsewhere.db"), folder.path().join("quad.db")).unwrap();
    assert_eq!(admin.send(Method::PATCH, "/api/profile", Some(body)).await.unwrap().0, 200, "and it goes on");
}

#[tokio::test]
async fn a_disk_that_is_full_or_read_only_is_told_and_then_written() {
    // ENOSPC and EROFS.
    const NO_SPACE: &str = "28";
    const READ_ONLY: &str = "30";
    let folder = tempfile::tempdir().unwrap();
    let (data, fault) = (folder.path().join("data"), folder.path().join("fault"));
    std::fs::create_dir(&data).unwrap();
    let quad = Quad::start(
        command(&data)
            .args(["serve", "--demo"])
            .env("LD_PRELOAD", disk_model(folder.path()))
            .env("DISK_FAULT", &fault),
    );
    let admin = quad.sign_in("admin").await;
    for (error, code) in [(NO_SPACE, "database_unavailable"), (READ_ONLY, "database_read_only")] {
        std::fs::write(&fault, error).unwrap();
        let body = json!({ "displayName": "D. Reyes" });
        let (status, told) = admin.send(Method::PATCH, "/api/profile", Some(body.clone())).await.unwrap();
        assert_eq!((status, &told["code"]), (503, &json!(code)), "{told}");
        assert_eq!(admin.get("/api/apps").await.0, 200, "reading goes on");
        std::fs::remove_file(&fault).unwrap();
        assert_eq!(admin.send(Method::PATCH, "/api/profile", Some(body)).await.unwrap().0, 200);
    }
}
