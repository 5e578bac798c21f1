//! Every operation of the document, called by everybody, lets through whom it says it lets through.

use axum::http::{Method, StatusCode};
use identity::{Permission, Role};
use serde_json::{Value, json};
use store::testing::Kind;

use crate::testing::{Person, Reply, TestSuite};

struct Operation {
    method: Method,
    path: String,
    has_body: bool,
    /// `None` for an operation that everybody may call.
    needs: Option<Vec<Permission>>,
}

fn operations() -> Vec<Operation> {
    let document = serde_json::to_value(crate::openapi()).unwrap();
    let mut operations = Vec::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let needs = declared(operation).unwrap_or_else(|wrong| panic!("{method} {path}: {wrong}"));
            let path = path.replace("{uid}", "nobody").replace("{id}", "nothing").replace("{seq}", "1");
            let path = path.replace("{field}", "phone").replace("{app}", "ask").replace("{number}", "1");
            assert!(!path.contains('{'), "{path} has a parameter this test does not know");
            operations.push(Operation {
                method: method.to_uppercase().parse().unwrap(),
                path,
                has_body: operation["requestBody"].is_object(),
                needs,
            });
        }
    }
    operations
}

fn declared(operation: &Value) -> Result<Option<Vec<Permission>>, String> {
    let [requirement] = operation["security"].as_array().map(Vec::as_slice).unwrap_or_default() else {
        return Err("one security requirement is needed".to_owned());
    };
    let Some(names) = requirement.get("session") else { return Ok(None) };
    let find = |name: &Value| {
        let known = Permission::ALL.iter().find(|permission| Some(permission.name()) == name.as_str());
        known.copied().ok_or_else(|| format!("{name} is not a permission"))
    };
    names.as_array().into_iter().flatten().map(find).collect::<Result<_, _>>().map(Some)
}

async fn call(person: &Person, operation: &Operation) -> Reply {
    let body = operation.has_body.then(|| json!({}));
    person.send(operation.method.clone(), &operation.path, body.as_ref(), &[]).await
}

/// People sign in anew for every operation.
async fn busy() -> TestSuite {
    TestSuite::with(Kind::Sqlite, |setup| {
        setup.policy.max_sessions = 1000;
        setup.policy.limits.per_address.burst = 1000;
    })
    .await
}

// A-41 A-97
#[tokio::test]
async fn each_operation_lets_through_whom_it_declares() {
    let suite = busy().await;
    for operation in operations() {
        let name = format!("{} {}", operation.method, operation.path);
        let anonymous = call(&suite.anon(), &operation).await;
        match &operation.needs {
            None => assert_ne!(anonymous.code(), "permission_denied", "{name}: {anonymous}"),
            Some(_) => {
                assert_eq!(anonymous.status, StatusCode::UNAUTHORIZED, "{name}: {anonymous}");
                assert_eq!(anonymous.message(), "No authenticated user", "{name}");
            }
        }
        let people = [(Role::Viewer, suite.viewer().await), (Role::Contributor, suite.contributor().await)];
        for (role, person) in people {
            let reply = call(&person, &operation).await;
            let allowed = operation.needs.iter().flatten().all(|permission| role.has(*permission));
            if allowed {
                assert_ne!(reply.code(), "permission_denied", "{name} as {role}: {reply}");
                let is_known = operation.needs.is_none() || reply.status != StatusCode::UNAUTHORIZED;
                assert!(is_known, "{name} as {role}: {reply}");
            } else {
                assert_eq!(reply.status, StatusCode::FORBIDDEN, "{name} as {role}: {reply}");
                assert_eq!(reply.code(), "permission_denied", "{name} as {role}");
            }
        }
    }
}

#[tokio::test]
async fn a_change_without_the_token_of_the_page_is_refused_everywhere() {
    let suite = busy().await;
    let admin = suite.admin().await;
    let changes = operations();
    let changes = changes.iter().filter(|operation| operation.needs.is_some() && !operation.method.is_safe());
    for operation in changes {
        let body = operation.has_body.then(|| json!({}));
        let forged = [("x-csrf-token", "forged")];
        let reply = admin.send(operation.method.clone(), &operation.path, body.as_ref(), &forged).await;
        assert_eq!(reply.code(), "csrf_token_invalid", "{} {}: {reply}", operation.method, operation.path);
    }
}

#[tokio::test]
async fn a_change_from_another_site_is_refused_everywhere() {
    let suite = TestSuite::new().await;
    let operations = operations();
    for operation in operations.iter().filter(|operation| !operation.method.is_safe()) {
        let body = operation.has_body.then(|| json!({}));
        for header in [
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
            ("origin", "http://evil.test"),
        ] {
            let reply =
                suite.anon().send(operation.method.clone(), &operation.path, body.as_ref(), &[header]).await;
            assert_eq!(
                reply.code(),
                "cross_site_request",
                "{} {}: {reply}",
                operation.method,
                operation.path
            );
        }
    }
}
