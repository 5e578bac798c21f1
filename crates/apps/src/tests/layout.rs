//! The house keeps its shape: dependencies point down, apps are mirrored and apart, each layer in its file.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use cargo_metadata::{DependencyKind, MetadataCommand};

use crate::ALL;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, endings: &[&str]) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        let name = entry.file_name().into_string().unwrap();
        if path.is_dir() && !["node_modules", "dist", "target", "results"].contains(&name.as_str()) {
            found.extend(files(&path, endings));
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push((path.clone(), fs::read_to_string(path).unwrap()));
        }
    }
    found
}

/// The folders of the apps, with their Rust names.
fn app_folders() -> Vec<(String, PathBuf)> {
    let folder = |slug: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(slug.replace('-', "_"));
    ALL.iter().map(|app| (app.slug.replace('-', "_"), folder(app.slug))).collect()
}

#[test]
fn dependencies_point_down() {
    let layers: &[&[&str]] = &[
        &["server", "measure"],
        &["apps"],
        &["outreach", "candidates"],
        &["identity", "campus", "chat", "traits"],
        &["talent"],
        &["matching"],
        &["aid", "ai", "store", "documents"],
        &["api"],
    ];
    let layer_of = |name: &str| layers.iter().position(|layer| layer.contains(&name));
    let metadata = MetadataCommand::new().current_dir(root()).no_deps().exec().unwrap();
    for package in &metadata.packages {
        let own = layer_of(&package.name).unwrap_or_else(|| panic!("{} is in no layer", package.name));
        let used = package.dependencies.iter().filter(|used| used.kind == DependencyKind::Normal);
        for used in used.filter(|used| used.path.is_some()) {
            let below = layer_of(&used.name).is_some_and(|layer| layer > own);
            assert!(below, "{} must not depend on {}", package.name, used.name);
        }
    }
}

/// Cargo builds the tests with all that they bring; the program itself is built without, and would only fail there.
#[test]
fn what_ships_does_without_what_only_tests_bring() {
    let metadata = MetadataCommand::new().current_dir(root()).no_deps().exec().unwrap();
    for package in &metadata.packages {
        let ships: BTreeSet<&str> = package
            .dependencies
            .iter()
            .filter(|used| used.kind == DependencyKind::Normal && !used.optional)
            .map(|used| used.name.as_str())
            .collect();
        let for_tests = package.features.get("testing").into_iter().flatten();
        let for_tests = for_tests.filter_map(|feature| feature.strip_prefix("dep:"));
        let development = package.dependencies.iter().filter(|used| used.kind == DependencyKind::Development);
        let brought: BTreeSet<&str> = development.map(|used| used.name.as_str()).chain(for_tests).collect();
        let own = package.name.replace('-', "_");
        let folder = package.manifest_path.parent().unwrap().join("src");
        for (path, text) in files(folder.as_std_path(), &[".rs"]) {
            let name = path.strip_prefix(&folder).unwrap().to_string_lossy().into_owned();
            if name.contains("test") || text.contains("#![cfg(") {
                continue;
            }
            let text = text.split("#[cfg(test)]").next().unwrap();
            for brought in brought.difference(&ships) {
                let brought = brought.replace('-', "_");
                let is_used = text.match_indices(&format!("{brought}::")).any(|(at, _)| {
                    !text[..at].ends_with(|before: char| before.is_alphanumeric() || "_:".contains(before))
                });
                assert!(
                    brought == own || !is_used,
                    "{own}/{name} uses {brought}, which only its tests bring"
                );
            }
        }
    }
}

#[test]
fn there_is_one_crypto_library_and_none_with_a_known_hole() {
    let metadata = MetadataCommand::new().current_dir(root()).exec().unwrap();
    let resolved = metadata.resolve.unwrap();
    for node in resolved.nodes {
        let id = node.id.repr;
        // RUSTSEC-2023-0071, and what would come beside aws-lc.
        for banned in ["rsa", "openssl", "openssl-sys", "native-tls"] {
            assert!(!id.contains(&format!("#{banned}@")), "{id}");
        }
    }
}

#[test]
fn every_app_has_its_folder_on_both_sides() {
    let web = root().join("web/src/apps");
    let on_web: BTreeSet<String> = fs::read_dir(&web)
        .unwrap()
        .flatten()
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    let slugs: BTreeSet<String> = ALL.iter().map(|app| app.slug.to_owned()).collect();
    assert_eq!(slugs, on_web);
    assert_eq!(slugs.len(), 12);
    for (name, folder) in app_folders() {
        assert!(folder.join("mod.rs").exists(), "{name} has no folder");
    }
}

#[test]
fn an_app_never_reaches_into_another() {
    for (own, folder) in app_folders() {
        for (path, text) in files(&folder, &[".rs"]) {
            for (other, _) in app_folders().iter().filter(|(other, _)| *other != own) {
                let reaches =
                    [format!("crate::{other}"), format!("super::{other}"), format!("apps::{other}")];
                let found = reaches.iter().any(|reach| {
                    text.match_indices(reach.as_str()).any(|(at, _)| {
                        !text[at + reach.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '_')
                    })
                });
                assert!(!found, "{} reaches into {other}", path.display());
            }
        }
    }
}

#[test]
fn sql_is_in_store_files_and_http_in_routes_files() {
    for (_, folder) in app_folders() {
        for (path, text) in files(&folder, &[".rs"]) {
            let place = path.strip_prefix(&folder).unwrap().to_string_lossy().into_owned();
            // An app of several rooms has its layers in each of them.
            let is = |layer: &str| place.split('/').any(|part| part.starts_with(layer));
            let may = |layer: &str| is(layer) || is("tests");
            assert!(
                may("store") || may("entity") || may("migrations") || !text.contains("sea_orm"),
                "SQL in {place}"
            );
            // Every app names the type of its router; only its routes do more.
            let http = text.replace("utoipa_axum::", "").contains("axum::");
            assert!(may("routes") || !http, "HTTP in {place}");
            if is("model") {
                for forbidden in ["axum", "sea_orm", "tokio", "reqwest", "std::fs"] {
                    assert!(!text.contains(forbidden), "{place} does no I/O, but uses {forbidden}");
                }
            }
        }
    }
}

#[test]
fn files_fit_their_room() {
    let rust = files(&root().join("crates"), &[".rs"]).into_iter().map(|(path, text)| (path, text, 400));
    let web = ["web/src", "e2e"].into_iter().flat_map(|folder| files(&root().join(folder), &[".ts", ".tsx"]));
    let web = web.filter(|(path, _)| !path.ends_with("schema.ts")).map(|(path, text)| (path, text, 300));
    for (path, text, most) in rust.chain(web) {
        let lines = text.lines().count();
        assert!(lines <= most, "{} has {lines} lines; split it, {most} are the limit", path.display());
    }
}
