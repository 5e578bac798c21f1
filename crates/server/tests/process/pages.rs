//! What surrounds every answer.

use serde_json::Value;

use crate::quad::{ForTests, Quad, command};

async fn get(quad: &Quad, path: &str) -> reqwest::Response {
    reqwest::Client::new_for_tests().get(format!("{}{path}", quad.address)).send().await.unwrap()
}

//
#[tokio::test]
async fn below_api_there_are_no_pages() {
    let folder = tempfile::tempdir().unwrap();
    let quad = Quad::demo(folder.path());
    for path in ["/api", "/api/", "/api/nothing", "/api/traits/1", "/auth/nothing"] {
        let reply = get(&quad, path).await;
        assert_eq!(reply.status().as_u16(), 404, "{path}");
        let told: Value = reply.json().await.unwrap();
        assert_eq!(told["code"], "not_found", "{path}");
    }
    let client = reqwest::Client::new_for_tests();
    let reply = client.put(format!("{}/api/session", quad.address)).send().await.unwrap();
    assert_eq!(
        (reply.status().as_u16(), reply.headers()["allow"].to_str().unwrap()),
        (405, "GET,HEAD,DELETE")
    );
    let told: Value = reply.json().await.unwrap();
    assert_eq!(told["code"], "method_not_allowed");
}

#[tokio::test]
async fn every_page_has_a_nonce_of_its_own_and_a_strict_policy() {
    let folder = tempfile::tempdir().unwrap();
    let quad = Quad::demo(folder.path());
    let policy = async |path: &str| {
        let reply = get(&quad, path).await;
        assert_eq!(reply.status().as_u16(), 200, "{path}");
        reply.headers()["content-security-policy"].to_str().unwrap().to_owned()
    };
    let (first, second) = (policy("/").await, policy("/traits/1/edit").await);
    assert_ne!(first, second);
    for part in ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"] {
        assert!(first.contains(part), "{first}");
    }
    assert!(!first.contains("unsafe") && !first.contains("http"), "{first}");
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_keep_browsers_safe() {
    let folder = tempfile::tempdir().unwrap();
    let quad = Quad::demo(folder.path());
    for path in ["/", "/api/session", "/api/nothing", "/robots.txt"] {
        let reply = get(&quad, path).await;
        let headers = reply.headers();
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(headers[name], value, "{path}");
        }
        assert!(!headers.contains_key("access-control-allow-origin"), "no other site may read answers");
        assert!(!headers.contains_key("server"));
    }
    assert_eq!(get(&quad, "/api/session").await.headers()["cache-control"], "no-store");
    let page = get(&quad, "/").await;
    assert_eq!(page.headers()["cross-origin-opener-policy"], "same-origin-allow-popups");
}

#[tokio::test]
async fn over_https_cookies_are_bound_to_the_host_and_stay_secure() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = command(folder.path());
    command.args(["serve", "--demo"]).env("QUAD_PUBLIC_URL", "https://localhost");
    let quad = Quad::start(&mut command);
    let reply = reqwest::Client::new_for_tests()
        .post(format!("{}/api/session/demo", quad.address))
        .header("content-type", "application/json")
        .body("{\"role\":\"viewer\"}")
        .send()
        .await
        .unwrap();
    let cookie = reply.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-sid="), "{cookie}");
    assert!(
        cookie.contains("; Secure") && cookie.contains("; HttpOnly") && cookie.contains("Path=/;"),
        "{cookie}"
    );
    assert_eq!(reply.headers()["strict-transport-security"], "max-age=31536000; includeSubDomains");
}
