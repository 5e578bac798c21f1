//! ESCO, the European Commission's list of occupations and skills, as the package brings it: names and description
//! of a thing run together in one line. Optional: our own lists do without it.

mod cut;
mod names;
mod parts;

pub use names::Names;

/// An occupation or a skill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Concept {
    /// Its address.
    pub id: String,
    pub name: String,
    /// What else it is called.
    pub others: Vec<String>,
    pub description: String,
}

impl Concept {
    /// The preferred name, then the others.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.name.as_str()).chain(self.others.iter().map(String::as_str))
    }
}

/// The occupations of `occupations.csv`. The groups of occupations in it are left out.
pub fn occupations(file: &str) -> Result<Vec<Concept>, csv::Error> {
    let lines = lines(file)?;
    Ok(concepts(lines.iter().filter(|(id, _)| !id.contains("/isco/")), |_, _| None))
}

/// The skills of `skills.csv`. A line says seldom where its first name ends.
pub fn skills(file: &str, names: &Names) -> Result<Vec<Concept>, csv::Error> {
    Ok(concepts(lines(file)?.iter(), |id, words| names.first(id, words)))
}

fn lines(file: &str) -> Result<Vec<(String, String)>, csv::Error> {
    csv::Reader::from_reader(file.as_bytes()).deserialize().collect()
}

fn concepts<'a>(
    lines: impl Iterator<Item = &'a (String, String)>,
    known: impl Fn(&str, &[&str]) -> Option<usize>,
) -> Vec<Concept> {
    let lines: Vec<(&str, parts::Parts<'_>)> = lines
        .map(|(id, line)| {
            let parts = parts::parts(line);
            (id.as_str(), parts::Parts { name: known(id, &parts.words).or(parts.name), ..parts })
        })
        .collect();
    let split = |parts: &parts::Parts<'a>| parts.name.unwrap_or_default();
    let names: Vec<&[&str]> =
        lines.iter().map(|(_, parts)| &parts.words[..split(parts)]).filter(|name| !name.is_empty()).collect();
    let rows: Vec<&[&str]> = lines.iter().map(|(_, parts)| &parts.words[split(parts)..]).collect();
    lines
        .iter()
        .zip(cut::cut(&names, &rows))
        .map(|((id, parts), others)| {
            let mut names = std::iter::once(parts.words[..split(parts)].join(" "))
                .chain(others.iter().map(|name| name.join(" ")))
                .filter(|name| !name.is_empty());
            Concept {
                id: (*id).to_owned(),
                name: names.next().unwrap_or_default(),
                others: names.collect(),
                description: parts.description.to_owned(),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "id,description\n\
        http://esco/occupation/1,\"tram driver tram operator bus driver Tram drivers operate trams, and stop.\"\n\
        http://esco/isco/C8,Plant operators  This group covers operators.\n\
        http://esco/occupation/2,bus driver  Bus drivers operate buses.\n\
        http://esco/occupation/3,tram operator  Tram operators operate trams.\n";

    #[test]
    fn occupations_have_names_and_groups_are_left_out() {
        let found = occupations(FILE).unwrap();
        assert_eq!(found.len(), 3);
        assert_eq!(found[0].names().collect::<Vec<_>>(), ["tram driver", "tram operator", "bus driver"]);
        assert_eq!(found[0].description, "Tram drivers operate trams, and stop.");
        assert_eq!((found[1].name.as_str(), found[1].others.len()), ("bus driver", 0));
    }

    #[test]
    fn a_name_that_is_known_is_the_name() {
        let file = "id,description\nhttp://esco/skill/1,bake bread make bread Put dough into an oven.\n";
        let found = skills(file, &Names::of(&["bake", "bake bread"])).unwrap();
        assert_eq!(found[0].names().collect::<Vec<_>>(), ["bake bread", "make bread"]);
    }

    #[test]
    fn a_file_of_another_kind_is_refused() {
        assert!(occupations("id\n1\n").is_err());
        assert!(occupations("").unwrap().is_empty());
    }
}
