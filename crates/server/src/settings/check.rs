//! What must be true of several settings together.

use url::{Host, Url};

use super::Settings;

pub fn check(settings: &Settings) -> Result<(), String> {
    let refuse = |key: &str, value: &dyn std::fmt::Display, allowed: &str| {
        Err(format!("{key} = \"{value}\" is not allowed; allowed: {allowed}"))
    };
    let public = settings.public_url();
    let on_loopback = settings.bind.is_loopback();
    if settings.demo && !(on_loopback && is_loopback(&public)) {
        return refuse(
            "bind",
            &settings.bind,
            "with --demo only a loopback address, for bind and public_url",
        );
    }
    if !on_loopback && public.scheme() != "https" {
        return refuse("public_url", &public, "an https address when bind is not a loopback address");
    }
    if public.path() != "/" || public.query().is_some() {
        return refuse("public_url", &public, "an address without a path");
    }
    if settings.google_client_id.is_some() && settings.google_client_secret.is_none() {
        return refuse("google_client_secret", &"", "the client's secret, as google_client_id is set");
    }
    if let Some(emulator) = &settings.firebase_emulator_url {
        let is_demo = settings.firebase_project.as_ref().is_some_and(|project| project.starts_with("demo-"));
        if !(is_loopback(emulator) && is_demo) {
            let allowed = "a loopback address, and a firebase_project that starts with demo-";
            return refuse("firebase_emulator_url", emulator, allowed);
        }
    }
    if settings.firebase_project.is_some() && settings.firebase_api_key.is_empty() {
        return refuse("firebase_api_key", &"", "the project's web API key, as firebase_project is set");
    }
    Ok(())
}

fn is_loopback(address: &Url) -> bool {
    match address.host() {
        Some(Host::Ipv4(ip)) => ip.is_loopback(),
        Some(Host::Ipv6(ip)) => ip.is_loopback(),
        Some(Host::Domain(name)) => name == "localhost",
        None => false,
    }
}
