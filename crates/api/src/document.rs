use utoipa::openapi::{
    OpenApi, RefOr, Response, ResponseBuilder,
    content::Content,
    path::{Operation, PathItem},
    schema::Ref,
    security::SecurityRequirement,
};

/// Adds to every operation the refusals that do not come from its own handler:
/// those of the extractors, the guard and the server.
pub fn complete(document: &mut OpenApi) {
    for item in document.paths.paths.values_mut() {
        for (safe, operation) in operations(item) {
            for (status, description) in shared_refusals(safe, operation) {
                operation
                    .responses
                    .responses
                    .entry(status.to_owned())
                    .or_insert_with(|| RefOr::T(refusal(status, description)));
            }
        }
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = (bool, &mut Operation)> {
    let safe = [&mut item.get].into_iter().filter_map(|slot| Some((true, slot.as_mut()?)));
    let unsafe_ = [&mut item.put, &mut item.post, &mut item.delete, &mut item.patch]
        .into_iter()
        .filter_map(|slot| Some((false, slot.as_mut()?)));
    safe.chain(unsafe_)
}

fn shared_refusals(safe: bool, operation: &Operation) -> Vec<(&'static str, &'static str)> {
    let has_parameters = operation.parameters.iter().flatten().next().is_some();
    let has_body = operation.request_body.is_some();
    let guarded = operation.security.iter().flatten().any(|needs| *needs != SecurityRequirement::default());

    let mut refusals = vec![
        ("414", "The address is too long."),
        ("431", "The headers are too large."),
        ("500", "Something went wrong on the server."),
        ("503", "The server or something it depends on is not available."),
    ];
    if has_parameters || has_body {
        refusals.push(("400", "The request cannot be read."));
    }
    if has_body {
        refusals.push(("408", "The request body took too long to arrive."));
        refusals.push(("413", "The request body is too large."));
        refusals.push(("415", "The request body is not JSON."));
        refusals.push(("422", "The request body has a wrong value."));
    }
    if guarded {
        refusals.push(("401", "Nobody is signed in, or the session has expired."));
    }
    if guarded || !safe {
        refusals.push(("403", "Not allowed: the role, the origin or the CSRF token."));
    }
    refusals
}

/// With its body; what the HTTP layer itself refuses has none.
fn refusal(status: &str, description: &str) -> Response {
    let response = ResponseBuilder::new().description(description);
    if matches!(status, "414" | "431") {
        return response.build();
    }
    let body = Content::new(Some(Ref::from_schema_name("ErrorBody")));
    response.content("application/json", body).build()
}
