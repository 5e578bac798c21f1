use std::{fmt, ops::Deref};

use serde::Serialize;
use utoipa::ToSchema;

/// An address in lower case, ASCII only: a letter that merely looks like another does not pass for it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String, format = Email)]
pub struct Email(String);

impl Email {
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let (local, domain) = text.split_once('@')?;
        let fits = text.len() <= 254 && (1..=64).contains(&local.len());
        (fits && is_plain_local_part(local) && is_domain(domain)).then(|| Self(text.to_ascii_lowercase()))
    }

    pub fn domain(&self) -> &str {
        self.0.split_once('@').map_or("", |(_, domain)| domain)
    }
}

impl Deref for Email {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Email {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// No quoted local parts: nobody has one, and every parser reads them differently.
fn is_plain_local_part(local: &str) -> bool {
    let allowed = |c: char| c.is_ascii_alphanumeric() || "!#$%&'*+-/=?^_`{|}~.".contains(c);
    local.chars().all(allowed) && local.split('.').all(|piece| !piece.is_empty())
}

fn is_domain(domain: &str) -> bool {
    let label = |label: &str| {
        (1..=63).contains(&label.len())
            && label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    domain.contains('.') && domain.split('.').all(label)
}

/// The mail domains whose people may sign in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Domains(Vec<String>);

impl Domains {
    /// The error says what is allowed.
    pub fn parse(list: &str) -> Result<Self, String> {
        let domains: Vec<String> = list
            .split(',')
            .map(|domain| domain.trim().to_ascii_lowercase())
            .filter(|domain| !domain.is_empty())
            .collect();
        if domains.is_empty() || !domains.iter().all(|domain| is_domain(domain)) {
            return Err("mail domains separated by commas, such as quadrangle.example".to_owned());
        }
        Ok(Self(domains))
    }

    /// The address, if it is one of a person of these domains. A subdomain is another domain.
    pub fn admit(&self, text: &str) -> Option<Email> {
        Email::parse(text).filter(|email| self.contains(email.domain()))
    }

    pub fn contains(&self, domain: &str) -> bool {
        self.0.iter().any(|allowed| allowed.eq_ignore_ascii_case(domain))
    }

    pub fn list(&self) -> &[String] {
        &self.0
    }
}

impl fmt::Display for Domains {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    //
    #[test]
    fn only_people_of_the_domain_are_admitted() {
        let domains = Domains::parse("acme.test, Quadrangle.Example").unwrap();
        assert_eq!(domains.to_string(), "acme.test, quadrangle.example");
        for good in ["gina@acme.test", "GINA@ACME.TEST", " gina@acme.test ", "g.i+na@quadrangle.example"] {
            assert!(domains.admit(good).is_some(), "{good}");
        }
        let bad = [
            "",
            "@acme.test",
            "gina",
            "gina@",
            "a@acme.test.evil",
            "a@evil-acme.test",
            "a@sub.acme.test",
            "a@acme.test@evil",
            "a@evil@acme.test",
            "\"a@evil\"@acme.test",
            "\"a\"@acme.test",
            "a@acme.test.",
            "a@аcme.test",
            "a@ａcme.test",
            "gіna@acme.test",
            "a b@acme.test",
            "a@acme.test\0",
            "a..b@acme.test",
            ".a@acme.test",
            "a@[127.0.0.1]",
            "<a@acme.test>",
            "a@acme.test,b@evil.test",
        ];
        for bad in bad {
            assert!(domains.admit(bad).is_none(), "{bad:?} was admitted");
        }
        assert!(domains.admit(&format!("{}@acme.test", "a".repeat(65))).is_none());
    }

    proptest! {
        //
        #[test]
        fn whatever_is_admitted_ends_in_the_domain_and_has_one_at_sign(text in "\\PC{0,24}@?[a-z.@\"-]{0,16}") {
            let domains = Domains::parse("acme.test").unwrap();
            if let Some(email) = domains.admit(&text) {
                prop_assert!(email.ends_with("@acme.test"));
                prop_assert_eq!(email.matches('@').count(), 1);
                prop_assert!(email.is_ascii());
            }
        }
    }
}
