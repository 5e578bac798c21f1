use std::collections::HashMap;

use super::*;

fn load(variables: &[(&str, &str)], demo: bool) -> Result<Settings, String> {
    let variables = variables.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    Settings::load(&Source::new(HashMap::new(), variables), demo)
}

fn refusal(variables: &[(&str, &str)]) -> String {
    load(variables, false).unwrap_err()
}

#[test]
fn a_bad_value_names_the_key_the_value_and_what_is_allowed() {
    insta::assert_snapshot!(refusal(&[("QUAD_PORT", "99999")]), @r#"QUAD_PORT = "99999" is not allowed; allowed: a whole number from 0 to 65535"#);
    insta::assert_snapshot!(refusal(&[("QUAD_DOMAINS", "@acme")]), @r#"QUAD_DOMAINS = "@acme" is not allowed; allowed: mail domains separated by commas, such as quadrangle.example"#);
    insta::assert_snapshot!(refusal(&[("QUAD_DEBUG_PAGES", "maybe")]), @r#"QUAD_DEBUG_PAGES = "maybe" is not allowed; allowed: true or false"#);
    insta::assert_snapshot!(refusal(&[("QUAD_ADMIN_USERS_MIN_ROLE", "root")]), @r#"QUAD_ADMIN_USERS_MIN_ROLE = "root" is not allowed; allowed: viewer, contributor or admin"#);
    insta::assert_snapshot!(refusal(&[("QUAD_DATABASE_URL", "mysql://u:secret@h/d")]), @r#"QUAD_DATABASE_URL = "(hidden)" is not allowed; allowed: sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME"#);
    insta::assert_snapshot!(refusal(&[("QUAD_BIND", "0.0.0.0")]), @r#"public_url = "http://0.0.0.0:4600/" is not allowed; allowed: an https address when bind is not a loopback address"#);
    insta::assert_snapshot!(refusal(&[("QUAD_GOOGLE_CLIENT_ID", "x")]), @r#"google_client_secret = "" is not allowed; allowed: the client's secret, as google_client_id is set"#);
    insta::assert_snapshot!(refusal(&[("QUAD_FIREBASE_PROJECT", "acme"), ("QUAD_FIREBASE_EMULATOR_URL", "http://127.0.0.1:9099")]), @r#"firebase_emulator_url = "http://127.0.0.1:9099/" is not allowed; allowed: a loopback address, and a firebase_project that starts with demo-"#);
}

#[test]
fn what_mails_logs_and_firebase_need_is_checked_before_the_start() {
    insta::assert_snapshot!(refusal(&[("QUAD_SMTP_URL", "nonsense")]), @r#"QUAD_SMTP_URL = "(hidden)" is not allowed; allowed: smtps://USER:PASSWORD@HOST, or smtp://HOST:PORT?tls=required, or smtp://127.0.0.1:25"#);
    insta::assert_snapshot!(refusal(&[("QUAD_MAIL_FROM", "nobody")]), @r#"QUAD_MAIL_FROM = "nobody" is not allowed; allowed: an address such as Quadrangle <quad@quadrangle.example>"#);
    insta::assert_snapshot!(refusal(&[("QUAD_LOG", "%%%[[")]), @r#"QUAD_LOG = "%%%[[" is not allowed; allowed: error, warn, info, debug, trace, or per crate as in info,identity=debug"#);
    insta::assert_snapshot!(refusal(&[("QUAD_FIREBASE_PROJECT", "acme")]), @r#"firebase_api_key = "" is not allowed; allowed: the project's web API key, as firebase_project is set"#);
    insta::assert_snapshot!(refusal(&[("QUAD_FIREBASE_SERVICE_ACCOUNT", "/nowhere/key.json")]), @r#"QUAD_FIREBASE_SERVICE_ACCOUNT = "/nowhere/key.json" is not allowed; allowed: the path of a key file in JSON (No such file or directory (os error 2))"#);
    for address in ["smtp://", "http://mail.test", "smtp://mail.test?tls=maybe", "smtps://u:hush@"] {
        let refused = refusal(&[("QUAD_SMTP_URL", address)]);
        assert!(refused.starts_with("QUAD_SMTP_URL = \"(hidden)\" is not allowed"), "{address}: {refused}");
    }
    for address in ["smtp://127.0.0.1:25", "smtp://mail.test?tls=required", "smtps://u:p%40ss@mail.test"] {
        assert!(load(&[("QUAD_SMTP_URL", address)], false).is_ok(), "{address}");
    }
}

#[test]
fn a_key_file_is_read_at_once_and_its_key_never_shown() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("key.json");
    let variables = [("QUAD_FIREBASE_SERVICE_ACCOUNT", path.to_str().unwrap())];
    std::fs::write(&path, r#"{"client_email":"a@b.test","private_key":"hush"}"#).unwrap();
    let refused = refusal(&variables);
    assert!(refused.contains("missing field `token_uri`") && !refused.contains("hush"), "{refused}");
    let whole = r#"{"client_email":"a@b.test","private_key":"hush","token_uri":"https://b.test/token"}"#;
    std::fs::write(&path, whole).unwrap();
    let settings = load(&variables, false).unwrap();
    let shown = format!("{settings:?} {:?}", settings.in_force());
    assert!(shown.contains("key.json") && !shown.contains("hush"), "{shown}");
}

#[test]
fn every_line_is_one_line() {
    for line in [
        refusal(&[("QUAD_PORT", "1\n2")]),
        refusal(&[("QUAD_PUBLIC_URL", "x")]),
        refusal(&[("QUAD_LOG", "[\n[")]),
    ] {
        assert_eq!(line.lines().count(), 1, "{line}");
    }
}

#[test]
fn demo_accounts_exist_on_a_loopback_address_only() {
    assert!(load(&[], true).is_ok());
    let public = [("QUAD_BIND", "0.0.0.0"), ("QUAD_PUBLIC_URL", "https://quad.example")];
    let refused = load(&public, true).unwrap_err();
    assert!(refused.contains("with --demo only a loopback address"), "{refused}");
    assert!(load(&public, false).is_ok());
}

#[test]
fn the_demo_shows_what_a_real_installation_hides() {
    let (real, demo) = (load(&[], false).unwrap(), load(&[], true).unwrap());
    assert_eq!(
        (real.debug_pages(), real.local_accounts(), real.enumeration_protection()),
        (false, false, true)
    );
    assert_eq!(
        (demo.debug_pages(), demo.local_accounts(), demo.enumeration_protection()),
        (true, true, false)
    );
}

#[test]
fn a_variable_wins_over_the_file_and_the_file_over_the_default() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("quad.toml");
    std::fs::write(&path, "port = 5000\nmax_sessions = 5\ndomains = [\"a.test\", \"b.test\"]\n").unwrap();
    let variables = [("QUAD_PORT".to_owned(), "6000".to_owned())];
    let source = Source::new(read_file(&path).unwrap(), variables.into_iter());
    let settings = Settings::load(&source, false).unwrap();
    assert_eq!((settings.port(), settings.max_sessions.0, settings.local_session_minutes.0), (6000, 5, 30));
    assert_eq!(settings.domains.to_string(), "a.test, b.test");
}

#[test]
fn a_slip_in_the_file_stops_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("quad.toml");
    std::fs::write(&path, "max_session = 5").unwrap();
    let error = read_file(&path).unwrap_err();
    assert!(
        error.ends_with(
            "max_session is not a setting; did you mean max_sessions? `quad serve --help` lists them"
        ),
        "{error}"
    );
    std::fs::write(&path, "port = [").unwrap();
    assert!(read_file(&path).is_err());
}

#[test]
fn a_slip_in_a_variable_is_noticed() {
    let variables = [("QUAD_PROT", "1"), ("QUAD_PORT", "2"), ("HOME", "/")];
    let variables = variables.map(|(name, value)| (name.to_owned(), value.to_owned()));
    assert_eq!(Source::new(HashMap::new(), variables.into_iter()).unknown_variables(), ["QUAD_PROT"]);
}

#[test]
fn secrets_hide_themselves() {
    let secrets = [
        ("QUAD_GOOGLE_CLIENT_ID", "id"),
        ("QUAD_GOOGLE_CLIENT_SECRET", "hush-1"),
        ("QUAD_SMTP_URL", "smtps://u:hush-2@mail.test"),
        ("QUAD_DATABASE_URL", "postgres://u:hush-3@db.test/quad"),
    ];
    let settings = load(&secrets, false).unwrap();
    let shown = format!("{settings:?} {:?}", settings.in_force());
    assert!(!shown.contains("hush"), "{shown}");
}

#[test]
fn the_readme_lists_every_setting() {
    let readme = include_str!("../../../../README.md");
    for key in KEYS {
        let default = if key.default.is_empty() { String::new() } else { format!("`{}`", key.default) };
        let row = format!("| `{}` | {default} | {} |", key.name, key.explanation);
        assert!(readme.contains(&row), "README.md lacks this row:\n{row}");
    }
}

#[test]
fn the_help_explains_every_setting() {
    let help = help();
    assert!(KEYS.iter().all(|key| help.contains(key.name) && help.contains(key.explanation)));
}
