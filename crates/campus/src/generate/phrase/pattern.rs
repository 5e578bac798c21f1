use super::{
    super::dice::Dice,
    Phrases, article,
    bits::Bits,
    capital,
    facts::{Fact, Facts},
    small,
};

/// One sentence or more, with gaps.
pub(super) struct Pattern {
    needs: Bits,
    /// Whether it has parts that may or may not be sayable beyond `needs`.
    open: bool,
    pieces: Vec<Piece>,
}

enum Piece {
    Text(&'static str),
    Fact(How, Fact),
    /// One of several wordings.
    Choice(Vec<Pattern>),
    /// A sentence of another section.
    Section(&'static str),
    /// Says nothing, but is remembered in what follows.
    Mark(Fact),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    Plain,
    Article,
    CapitalArticle,
    Capital,
    Small,
    Possessive,
}

/// A text, and the facts that are in it.
#[derive(Default)]
pub(super) struct Said {
    pub text: String,
    pub used: Bits,
    pub marks: Bits,
}

impl Pattern {
    pub fn parse(text: &'static str) -> Self {
        let mut pieces = Vec::new();
        let mut rest = text;
        while let Some(at) = rest.find(['{', '[', '¶', '↵']) {
            if at > 0 {
                pieces.push(Piece::Text(&rest[..at]));
            }
            let opening = rest[at..].chars().next().expect("found above");
            let inside = &rest[at + opening.len_utf8()..];
            rest = match opening {
                '¶' => {
                    pieces.push(Piece::Text("\n\n"));
                    inside
                }
                '↵' => {
                    pieces.push(Piece::Text("\n"));
                    inside
                }
                '{' => {
                    let (slot, after) = inside.split_once('}').expect("what a pattern opens it closes");
                    pieces.push(match (slot.strip_prefix('>'), slot.strip_prefix('=')) {
                        (Some(section), _) => Piece::Section(section),
                        (_, Some(mark)) => Piece::Mark(Fact::named(mark)),
                        _ => fact(slot),
                    });
                    after
                }
                _ => {
                    let (options, after) = options(inside);
                    pieces.push(Piece::Choice(options.into_iter().map(Self::parse).collect()));
                    after
                }
            };
        }
        if !rest.is_empty() {
            pieces.push(Piece::Text(rest));
        }
        let needs = pieces.iter().fold(Bits::default(), |needs, piece| match piece {
            Piece::Fact(_, fact) => needs | fact.bit(),
            _ => needs,
        });
        let open = pieces.iter().any(|piece| match piece {
            Piece::Choice(options) => options.iter().all(|one| !one.needs.is_empty() || one.open),
            Piece::Section(_) => true,
            Piece::Text(_) | Piece::Fact(..) | Piece::Mark(_) => false,
        });
        Self { needs, open, pieces }
    }

    pub fn sections(&self) -> Vec<&'static str> {
        let of = |piece: &Piece| match piece {
            Piece::Section(name) => vec![*name],
            Piece::Choice(options) => options.iter().flat_map(Self::sections).collect(),
            Piece::Text(_) | Piece::Fact(..) | Piece::Mark(_) => Vec::new(),
        };
        self.pieces.iter().flat_map(of).collect()
    }

    pub fn sayable(&self, facts: &Facts<'_>, all: &Phrases) -> bool {
        let known = self.needs.without(facts.known()).is_empty();
        known
            && (!self.open
                || self.pieces.iter().all(|piece| match piece {
                    Piece::Choice(options) => options.iter().any(|option| option.sayable(facts, all)),
                    Piece::Section(name) => all.patterns(name).iter().any(|one| one.sayable(facts, all)),
                    Piece::Text(_) | Piece::Fact(..) | Piece::Mark(_) => true,
                }))
    }

    /// Only what is sayable may be said.
    pub fn render(&self, facts: &Facts<'_>, all: &Phrases, dice: &mut Dice, said: &mut Said) {
        for piece in &self.pieces {
            match piece {
                Piece::Text(words) => said.text.push_str(words),
                Piece::Fact(how, fact) => {
                    said.used |= fact.bit();
                    fill(*how, facts.value(*fact), &mut said.text);
                }
                Piece::Mark(fact) => said.marks |= fact.bit(),
                Piece::Choice(options) => choose(options, facts, all, dice).render(facts, all, dice, said),
                Piece::Section(name) => {
                    choose(all.patterns(name), facts, all, dice).render(facts, all, dice, said);
                }
            }
        }
    }
}

pub(super) fn choose<'p>(
    patterns: &'p [Pattern],
    facts: &Facts<'_>,
    all: &Phrases,
    dice: &mut Dice,
) -> &'p Pattern {
    try_choose(patterns, facts, all, dice).expect("a sayable pattern has sayable parts")
}

/// Any of the sayable ones, each as likely as the others.
pub(super) fn try_choose<'p>(
    patterns: &'p [Pattern],
    facts: &Facts<'_>,
    all: &Phrases,
    dice: &mut Dice,
) -> Option<&'p Pattern> {
    for _ in 0..6 {
        let one = dice.pick(patterns);
        if one.sayable(facts, all) {
            return Some(one);
        }
    }
    let fitting: Vec<&Pattern> = patterns.iter().filter(|one| one.sayable(facts, all)).collect();
    (!fitting.is_empty()).then(|| *dice.pick(&fitting))
}

/// What stands between `[` and its `]`, cut at the `|` of this level.
fn options(inside: &'static str) -> (Vec<&'static str>, &'static str) {
    let (mut depth, mut from, mut options) = (0, 0, Vec::new());
    for (at, letter) in inside.char_indices() {
        match letter {
            '[' => depth += 1,
            ']' if depth > 0 => depth -= 1,
            '|' if depth == 0 => {
                options.push(&inside[from..at]);
                from = at + 1;
            }
            ']' => {
                options.push(&inside[from..at]);
                return (options, &inside[at + 1..]);
            }
            _ => {}
        }
    }
    panic!("what a pattern opens it closes: [{inside}")
}

fn fact(slot: &'static str) -> Piece {
    let (how, name) = slot.split_once(':').unwrap_or(("", slot));
    let how = match how {
        "" => How::Plain,
        "a" => How::Article,
        "A" => How::CapitalArticle,
        "cap" => How::Capital,
        "low" => How::Small,
        "of" => How::Possessive,
        other => panic!("nothing is done {other}"),
    };
    Piece::Fact(how, Fact::named(name))
}

fn fill(how: How, value: &str, text: &mut String) {
    match how {
        How::Plain => text.push_str(value),
        How::Article | How::CapitalArticle => {
            let article = article(value);
            text.push_str(&if how == How::Article { article.to_owned() } else { capital(article) });
            text.push(' ');
            text.push_str(value);
        }
        How::Capital => text.push_str(&capital(value)),
        How::Small => text.push_str(&small(value)),
        How::Possessive => {
            text.push_str(value);
            text.push_str(if value.ends_with('s') { "'" } else { "'s" });
        }
    }
}
