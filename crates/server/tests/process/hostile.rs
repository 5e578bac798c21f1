//! Requests as they should not be.

use std::time::Duration;

use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::quad::{ForTests, Quad};

async fn connect(quad: &Quad) -> TcpStream {
    TcpStream::connect(quad.address.trim_start_matches("http://")).await.unwrap()
}

/// Sends bytes as they are and reads until the server closes.
async fn raw(quad: &Quad, request: &[u8]) -> String {
    let mut stream = connect(quad).await;
    let _ = stream.write_all(request).await;
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(Duration::from_mins(1), stream.read_to_end(&mut answer)).await.unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

async fn is_well(quad: &Quad) -> bool {
    let client = reqwest::Client::new_for_tests();
    client.get(format!("{}/api/health", quad.address)).send().await.is_ok_and(|reply| reply.status() == 200)
}

#[tokio::test]
async fn half_sent_requests_are_closed_and_the_rest_is_served() {
    let folder = tempfile::tempdir().unwrap();
    let quad = Quad::demo_with(folder.path(), &[("QUAD_HEADER_TIMEOUT_SECONDS", "2")]);
    let mut slow = Vec::new();
    for _ in 0..900 {
        let mut stream = connect(&quad).await;
        stream.write_all(b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ").await.unwrap();
        slow.push(stream);
    }
    assert!(is_well(&quad).await, "with 900 of them open");
    for mut stream in slow {
        let mut rest = Vec::new();
        let closed = tokio::time::timeout(Duration::from_mins(2), stream.read_to_end(&mut rest)).await;
        assert!(closed.is_ok(), "each is closed by the server");
    }
    assert!(is_well(&quad).await);
}

#[tokio::test]
async fn one_connection_too_many_is_told_to_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let quad = Quad::demo_with(folder.path(), &[("QUAD_MAX_CONNECTIONS", "16")]);
    let mut open = Vec::new();
    for _ in 0..16 {
        let mut stream = connect(&quad).await;
        stream.write_all(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        let mut first = [0; 12];
        stream.read_exact(&mut first).await.unwrap();
        assert_eq!(&first, b"HTTP/1.1 200");
        open.push(stream);
    }
    let refused = raw(&quad, b"").await;
    assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("\"code\":\"overloaded\""), "{refused}");
    drop(open);
    let wait = async {
        while !is_well(&quad).await {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(2), wait).await.unwrap();
}

#[tokio::test]
async fn what_is_no_request_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let quad = Quad::demo(folder.path());
    let huge_header = format!("GET / HTTP/1.1\r\nHost: x\r\nX-Big: {}\r\n\r\n", "a".repeat(1 << 20));
    let many_headers = format!("GET / HTTP/1.1\r\nHost: x\r\n{}\r\n", "A: b\r\n".repeat(5000));
    for (request, status) in [
        (b"nonsense\r\n\r\n".as_slice(), "400"),
        (b"GET / HTTP/9.9\r\n\r\n", "400"),
        (b"GET /api/session HTTP/1.1\r\nContent-Length: x\r\n\r\n", "400"),
        (b"POST /api/session/demo HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "415"),
        (huge_header.as_bytes(), "431"),
        (many_headers.as_bytes(), "431"),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", "400"),
    ] {
        let mut request = request.to_vec();
        if !request.windows(4).any(|end| end == b"\r\n\r\n") {
            request.extend_from_slice(b"\r\n\r\n");
        }
        let answer = raw(&quad, &request).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{status}: {answer}");
    }
    assert!(is_well(&quad).await);
}

#[tokio::test]
async fn bad_bodies_get_a_clear_answer_and_the_server_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let quad = Quad::demo(folder.path());
    let client = reqwest::Client::new_for_tests();
    let bodies = [
        (String::new(), 400, "malformed_request"),
        ("{".to_owned(), 400, "malformed_request"),
        ("null".to_owned(), 422, "validation_failed"),
        ("{\"role\":\"root\"}".to_owned(), 422, "validation_failed"),
        ("{\"role\":\"admin\",\"admin\":true}".to_owned(), 422, "validation_failed"),
        (format!("{{\"role\":\"{}\"}}", "x".repeat(20 << 20)), 413, "payload_too_large"),
        ("[".repeat(500_000), 422, "validation_failed"),
    ];
    for (body, status, code) in bodies {
        let start = body.chars().take(20).collect::<String>();
        let request = client.post(format!("{}/api/session/demo", quad.address));
        let reply = request.header("content-type", "application/json").body(body).send().await.unwrap();
        assert_eq!(reply.status().as_u16(), status, "{start}");
        let told: Value = reply.json().await.unwrap();
        assert_eq!(told["code"], code, "{start}: {told}");
        assert!(told["message"].as_str().unwrap().ends_with('.'), "{told}");
    }
    let not_utf8 =
        client.post(format!("{}/api/session/demo", quad.address)).header("content-type", "application/json");
    let reply = not_utf8.body(b"{\"role\":\"\xff\"}".to_vec()).send().await.unwrap();
    assert_eq!(reply.status().as_u16(), 400);
    assert!(is_well(&quad).await);
}
