//! A résumé as it may be shown: as it is, or with stand-ins for what would tell whose it is.

use talent::{Flag, Found, Masked, MaskedKind, Resume, Section, SpanOf, TextSpan, resume::veil};

const UNTOLD: &str =
    "A person should look at how this résumé was read. What about it would tell whose it is.";
/// Words of names tell however short they are; of what else is masked, shorter ones stand in too many sentences.
const SHORTEST_OF_NAMES: usize = 2;
const SHORTEST: usize = 4;

pub struct Shown {
    pub text: String,
    pub found: Vec<Found>,
    pub sections: Vec<Section>,
    pub masked: Vec<Masked>,
    pub flags: Vec<Flag>,
    pub doubts: Vec<String>,
}

impl Shown {
    pub fn quote(&self, span: TextSpan) -> String {
        let (start, length) = (span.start as usize, span.len() as usize);
        self.text.chars().skip(start).take(length).collect()
    }
}

/// Spans come out as characters of the text that is shown; evidence that is masked away is left out.
pub fn shown(resume: &Resume, found: Vec<Found>, blind: bool) -> Shown {
    if blind { veiled(resume, found) } else { whole(resume, found) }
}

fn whole(resume: &Resume, found: Vec<Found>) -> Shown {
    Shown {
        text: resume.text.clone(),
        found,
        sections: resume.sections.clone(),
        masked: resume.masked.clone(),
        flags: resume.flags.clone(),
        doubts: resume.doubts.clone(),
    }
}

fn veiled(resume: &Resume, found: Vec<Found>) -> Shown {
    let mut spans: Vec<TextSpan> =
        found.iter().flat_map(|one| one.evidence.iter().map(|evidence| evidence.span)).collect();
    spans.extend(resume.sections.iter().flat_map(|section| [section.heading, section.span]));
    spans.extend(resume.flags.iter().filter_map(|flag| flag.span));
    let veiled = veil(resume, &spans);
    let mut moved = veiled.spans.into_iter();
    let mut next = || moved.next().flatten();
    let found = found.into_iter().map(|one| {
        let evidence = one.evidence.iter().filter_map(|at| Some(SpanOf { span: next()?, kind: at.kind }));
        let evidence = evidence.collect();
        Found { evidence, ..one }
    });
    let found = found.collect();
    let sections = resume.sections.iter().filter_map(|section| {
        let (heading, span) = (next(), next());
        Some(Section { kind: section.kind, heading: heading.unwrap_or_default(), span: span? })
    });
    let sections = sections.collect();
    let telling = telling(resume);
    let flags = resume.flags.iter().map(|flag| Flag {
        kind: flag.kind,
        message: untold(&flag.message, &telling),
        span: flag.span.and_then(|_| next()),
        // What nobody was to see can name somebody.
        hidden: None,
    });
    let flags = flags.collect();
    let doubts = resume.doubts.iter().map(|doubt| untold(doubt, &telling)).collect();
    Shown { text: veiled.text, found, sections, masked: Vec::new(), flags, doubts }
}

/// The words that are masked, in small letters.
fn telling(resume: &Resume) -> Vec<String> {
    let letters: Vec<char> = resume.text.chars().collect();
    let mut telling = Vec::new();
    let mut tell = |text: &str, shortest: usize| {
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        telling.extend(words.filter(|word| word.chars().count() >= shortest).map(str::to_lowercase));
    };
    for one in &resume.masked {
        let shortest = if one.kind == MaskedKind::Name { SHORTEST_OF_NAMES } else { SHORTEST };
        let letters = letters.get(one.span.start as usize..one.span.end as usize).unwrap_or_default();
        tell(&letters.iter().collect::<String>(), shortest);
    }
    if let Some(name) = &resume.name {
        tell(name, SHORTEST_OF_NAMES);
    }
    telling
}

/// A sentence, unless it says one of these words.
fn untold(sentence: &str, telling: &[String]) -> String {
    let small = sentence.to_lowercase();
    let mut words = small.split(|letter: char| !letter.is_alphanumeric());
    if words.any(|word| telling.iter().any(|one| one == word)) {
        UNTOLD.to_owned()
    } else {
        sentence.to_owned()
    }
}
