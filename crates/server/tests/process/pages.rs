//! What surrounds every answer.

use reqwest::Method;
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
    for path in ["/api", "/api/", "/api/nothing", "/api/nothing/1", "/auth/nothing"] {
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
async fn only_a_session_that_lives_closes_the_way_to_sign_in() {
    const EMULATOR: &str = "http://127.0.0.1:9";
    let folder = tempfile::tempdir().unwrap();
    let quad = Quad::demo_with(
        folder.path(),
        &[
            ("QUAD_FIREBASE_PROJECT", "demo-quad"),
            ("QUAD_FIREBASE_API_KEY", "no-secret"),
            ("QUAD_FIREBASE_EMULATOR_URL", EMULATOR),
        ],
    );
    let viewer = quad.sign_in("viewer").await;
    let ask = async |cookie: &str| {
        let request = reqwest::Client::new_for_tests().get(format!("{}/login", quad.address));
        let reply = request.header("cookie", cookie).send().await.unwrap();
        assert!(!reply.headers().contains_key("set-cookie"), "a page leaves cookies alone");
        let header = |name: &str| reply.headers()[name].to_str().unwrap().to_owned();
        (header("cross-origin-opener-policy"), header("content-security-policy").contains(EMULATOR))
    };
    let (stranger, signed_in) =
        (("same-origin-allow-popups".to_owned(), true), ("same-origin".to_owned(), false));
    assert_eq!(ask("other=1").await, stranger);
    assert_eq!(ask("sid=made-up").await, stranger);
    assert_eq!(ask(&viewer.cookie).await, signed_in);
    assert_eq!(ask(&format!("{}; signed_out=1", viewer.cookie)).await, stranger, "they have left");
    assert_eq!(viewer.send(Method::DELETE, "/api/session", None).await.unwrap().0, 204);
    assert_eq!(ask(&viewer.cookie).await, stranger, "the session is over");
}

#[tokio::test]
async fn pages_are_for_reading() {
    let folder = tempfile::tempdir().unwrap();
    let quad = Quad::demo(folder.path());
    let client = reqwest::Client::new_for_tests();
    for path in ["/", "/login", "/robots.txt", "/assets/nothing.js"] {
        for method in [Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS] {
            let request = client.request(method.clone(), format!("{}{path}", quad.address));
            let reply = request.send().await.unwrap();
            assert_eq!(reply.status().as_u16(), 405, "{method} {path}");
            assert_eq!(reply.headers()["allow"], "GET,HEAD", "{method} {path}");
            let told: Value = reply.json().await.unwrap();
            assert_eq!(told["code"], "method_not_allowed", "{method} {path}");
        }
    }
    let head = client.head(format!("{}/login", quad.address)).send().await.unwrap();
    assert_eq!((head.status().as_u16(), head.text().await.unwrap().as_str()), (200, ""));
    let nothing = client.post(format!("{}/api/nothing", quad.address)).send().await.unwrap();
    assert_eq!(nothing.status().as_u16(), 404, "no method would do");
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
