use super::Wrong;

const LONGEST_EMAIL: usize = 254;
const MOST_ITEMS: usize = 100;

pub fn text(cell: &str, most: usize) -> Result<String, Wrong> {
    let text = cell.replace("\r\n", "\n").replace('\r', "\n");
    let length = text.chars().count();
    if length > most {
        return Err(Wrong::new(
            format!("is too long: {length} characters."),
            format!("At most {most} characters are allowed."),
        ));
    }
    Ok(text)
}

/// Lower case, because two spellings of one address are one person.
pub fn email(cell: &str) -> Result<String, Wrong> {
    let wrong = |what: &str| Wrong::new(what, "Write one address, such as ada@example.edu.");
    let inner = cell.rsplit_once('<').and_then(|(_, rest)| rest.strip_suffix('>')).unwrap_or(cell).trim();
    let address =
        inner.get(..7).filter(|start| start.eq_ignore_ascii_case("mailto:")).map_or(inner, |_| &inner[7..]);
    if address.len() > LONGEST_EMAIL {
        return Err(wrong("is too long for an e-mail address."));
    }
    if address.matches('@').count() > 1 {
        return Err(wrong("holds more than one e-mail address."));
    }
    let Some((local, domain)) = address.split_once('@') else {
        return Err(wrong("is not an e-mail address: it has no @."));
    };
    let odd = |character: char| {
        character.is_whitespace() || character.is_control() || ",;:<>()[]\\\"".contains(character)
    };
    if local.is_empty() || local.len() > 64 || address.contains(odd) {
        return Err(wrong("is not an e-mail address."));
    }
    let label = |label: &str| {
        !label.is_empty()
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.chars().all(|character| character.is_alphanumeric() || character == '-')
    };
    if !domain.contains('.') || !domain.split('.').all(label) {
        return Err(wrong("has no valid domain after the @."));
    }
    Ok(address.to_lowercase())
}

pub fn boolean(cell: &str) -> Result<bool, Wrong> {
    match super::fold(cell).as_str() {
        "yes" | "y" | "true" | "t" | "1" | "x" | "on" | "checked" | "✓" | "ja" | "oui" | "si" => Ok(true),
        "no" | "n" | "false" | "f" | "0" | "off" | "unchecked" | "nein" | "non" => Ok(false),
        _ => Err(Wrong::new("is neither yes nor no.", "Write yes or no.")),
    }
}

/// Items stand between semicolons, bars or line breaks; between commas only if none of these is there.
pub fn list(cell: &str, most: usize) -> Result<Vec<String>, Wrong> {
    const STRONG: [char; 4] = [';', '|', '\n', '\r'];
    let items: Vec<&str> =
        if cell.contains(STRONG) { cell.split(STRONG).collect() } else { cell.split(',').collect() };
    let mut list: Vec<String> = Vec::new();
    for item in items.into_iter().map(str::trim).filter(|item| !item.is_empty()) {
        if item.chars().count() > most {
            return Err(Wrong::new(
                "has an item that is too long.",
                format!("Write items of at most {most} characters, with semicolons between them."),
            ));
        }
        if !list.iter().any(|seen| seen == item) {
            list.push(item.to_owned());
        }
        if list.len() > MOST_ITEMS {
            return Err(Wrong::new("has too many items.", format!("At most {MOST_ITEMS} are allowed.")));
        }
    }
    Ok(list)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case("Ada@Example.EDU", Some("ada@example.edu"))]
    #[case("Ada Lovelace <ada@example.edu>", Some("ada@example.edu"))]
    #[case("mailto:ada@example.edu", Some("ada@example.edu"))]
    #[case("ada+news@mail.example.co.uk", Some("ada+news@mail.example.co.uk"))]
    #[case("o'brien@example.edu", Some("o'brien@example.edu"))]
    #[case("ada@example", None)]
    #[case("ada@exa mple.edu", None)]
    #[case("@example.edu", None)]
    #[case("ada@-x.edu", None)]
    #[case("a@x.edu; b@x.edu", None)]
    #[case("éé€éé", None)]
    fn an_address_is_read_or_refused(#[case] cell: &str, #[case] address: Option<&str>) {
        assert_eq!(email(cell).ok().as_deref(), address);
    }

    #[rstest]
    #[case("Python; SQL ;; Python", &["Python", "SQL"])]
    #[case("Python, SQL", &["Python", "SQL"])]
    #[case("Boston, MA; Austin, TX", &["Boston, MA", "Austin, TX"])]
    #[case("one\r\ntwo", &["one", "two"])]
    fn a_list_is_its_items(#[case] cell: &str, #[case] items: &[&str]) {
        assert_eq!(list(cell, 50).unwrap(), items);
    }
}
