/// Short forms that mean one thing wherever they stand in a title.
const SHORT: &[(&str, &str)] = &[
    ("acctg", "accounting"),
    ("accy", "accountancy"),
    ("assist", "assistant"),
    ("assoc", "associate"),
    ("asst", "assistant"),
    ("avp", "assistant vice president"),
    ("biz", "business"),
    ("ceo", "chief executive officer"),
    ("cfo", "chief financial officer"),
    ("cio", "chief information officer"),
    ("ciso", "chief information security officer"),
    ("cmo", "chief marketing officer"),
    ("cna", "certified nursing assistant"),
    ("coo", "chief operating officer"),
    ("coord", "coordinator"),
    ("cto", "chief technology officer"),
    ("cust", "customer"),
    ("dept", "department"),
    ("dev", "developer"),
    ("dir", "director"),
    ("edu", "education"),
    ("engg", "engineering"),
    ("engr", "engineer"),
    ("evp", "executive vice president"),
    ("exec", "executive"),
    ("fse", "field service engineer"),
    ("gm", "general manager"),
    ("govt", "government"),
    ("hr", "human resources"),
    ("inst", "institute"),
    ("intl", "international"),
    ("jnr", "junior"),
    ("jr", "junior"),
    ("lpn", "licensed practical nurse"),
    ("maint", "maintenance"),
    ("mfg", "manufacturing"),
    ("mgmt", "management"),
    ("mgr", "manager"),
    ("mkt", "marketing"),
    ("mktg", "marketing"),
    ("mngr", "manager"),
    ("natl", "national"),
    ("ops", "operations"),
    ("pres", "president"),
    ("prod", "production"),
    ("prof", "professor"),
    ("qa", "quality assurance"),
    ("qc", "quality control"),
    ("rep", "representative"),
    ("rn", "registered nurse"),
    ("sde", "software development engineer"),
    ("snr", "senior"),
    ("spec", "specialist"),
    ("sr", "senior"),
    ("supv", "supervisor"),
    ("svc", "service"),
    ("svcs", "services"),
    ("svp", "senior vice president"),
    ("swe", "software engineer"),
    ("sys", "systems"),
    ("sysadmin", "systems administrator"),
    ("univ", "university"),
    ("vp", "vice president"),
];

/// Short forms that mean the person at the end of a title, and what the person does before it.
const BY_PLACE: &[(&str, &str, &str)] = &[
    ("acct", "account", "accountant"),
    ("admin", "administrative", "administrator"),
    ("eng", "engineering", "engineer"),
    ("mech", "mechanical", "mechanic"),
    ("tech", "technical", "technician"),
];

/// What the short form stands for; the word itself if it is none.
pub(super) fn expand(word: &str, last: bool) -> &str {
    if let Ok(at) = SHORT.binary_search_by_key(&word, |(short, _)| short) {
        return SHORT[at].1;
    }
    match BY_PLACE.iter().find(|(short, ..)| *short == word) {
        Some((_, before, end)) => {
            if last {
                end
            } else {
                before
            }
        }
        None => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_forms_are_in_order_and_once() {
        assert!(SHORT.is_sorted_by(|left, right| left.0 < right.0));
    }

    #[test]
    fn the_place_decides_what_some_mean() {
        assert_eq!(expand("admin", true), "administrator");
        assert_eq!(expand("admin", false), "administrative");
        assert_eq!(expand("mgr", false), "manager");
        assert_eq!(expand("baker", true), "baker");
    }
}
