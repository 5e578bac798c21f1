use super::{
    super::{dice::Dice, phrase::Facts, world::listed},
    draft::{Draft, Stage},
};
use crate::model::{InterestKind, Position, YearMonth};

/// Headings for work, schooling, skills and the rest.
const HEADINGS: [[&str; 4]; 6] = [
    ["Experience", "Education", "Skills", "Activities"],
    ["EMPLOYMENT", "EDUCATION", "SKILLS", "OTHER"],
    ["Where I have worked", "Where I studied", "What I know", "Besides"],
    ["Professional experience", "Education and training", "Core skills", "Interests"],
    ["WORK HISTORY", "DEGREES", "TOOLS AND SKILLS", "COMMUNITY"],
    ["Work", "School", "Good at", "Also"],
];

/// How one lays out a page.
#[derive(Clone, Copy)]
struct Layout {
    headings: &'static [&'static str; 4],
    months: fn(YearMonth) -> String,
    bullet: &'static str,
    /// Title before employer, or the other way.
    title_first: bool,
    skills_first: bool,
    schools_first: bool,
}

impl Layout {
    fn choose(draft: &Draft<'_>, dice: &mut Dice) -> Self {
        let months: [fn(YearMonth) -> String; 3] = [slashed, named, |at| at.year.to_string()];
        let headings = dice.pick(&HEADINGS);
        Self {
            headings,
            months: *dice.pick(&months),
            bullet: *dice.pick(&["- ", "* ", "• ", ""]),
            title_first: dice.chance(650),
            skills_first: dice.chance(250),
            schools_first: draft.stage == Stage::Student || draft.positions.len() < 2 && dice.chance(600),
        }
    }
}

pub(super) fn write(draft: &Draft<'_>, facts: &Facts<'_>, dice: &mut Dice) -> String {
    let layout = Layout::choose(draft, dice);
    let mut parts = vec![head(draft, dice)];
    let summary = match draft.stage {
        Stage::Student => "resume.student",
        _ if draft.positions.is_empty() => "resume.graduate",
        _ => "resume.summary",
    };
    let mut told = Facts::over(facts);
    if dice.chance(850) {
        parts.extend(draft.source().phrases.tell(summary, &mut told, dice));
    }
    let [work, school, _, more] = layout.headings;
    let skills = skills(draft, layout, dice);
    let schools = format!("{school}\n{}", schools(draft, layout, facts, dice));
    let jobs: Vec<String> = draft.positions.iter().rev().map(|position| job(position, layout)).collect();
    let jobs = (!jobs.is_empty()).then(|| format!("{work}\n{}", jobs.join("\n\n")));
    if layout.skills_first {
        parts.push(skills.clone());
    }
    if layout.schools_first {
        parts.push(schools);
        parts.extend(jobs);
    } else {
        parts.extend(jobs);
        parts.push(schools);
    }
    if !layout.skills_first {
        parts.push(skills);
    }
    let other = besides(draft, dice);
    if !other.is_empty() {
        parts.push(format!("{more}\n{}", other.join("\n")));
    }
    parts.join("\n\n")
}

fn head(draft: &Draft<'_>, dice: &mut Dice) -> String {
    let identity = &draft.identity;
    let (name, city) = (identity.name(), draft.source().words.cities[identity.city].name);
    let mail = identity.email(draft.source());
    match (dice.below(4), identity.phone(draft.source())) {
        (0, Some(phone)) => format!("{name}\n{city}\n{mail}\n{phone}"),
        (1, Some(phone)) => format!("{name}\n{city} · {phone} · {mail}"),
        (2, _) => format!("{name}, {city}\n{mail}"),
        _ => format!("{name}\n{city}, {mail}"),
    }
}

fn skills(draft: &Draft<'_>, layout: Layout, dice: &mut Dice) -> String {
    let known: Vec<&str> = draft.skills.iter().map(|skill| skill.skill.as_str()).collect();
    let [_, _, heading, _] = layout.headings;
    match dice.below(3) {
        0 => format!("{heading}\n{}", known.join(" · ")),
        1 => format!("{heading}: {}", known.join(", ")),
        _ => format!("{heading}\n{}", listed(&known)),
    }
}

fn schools(draft: &Draft<'_>, layout: Layout, facts: &Facts<'_>, dice: &mut Dice) -> String {
    let mut lines = Vec::new();
    for one in draft.education.iter().rev() {
        let expected = if one.finished { "" } else { "expected " };
        lines.push(if layout.title_first {
            format!("{} in {}, {}, {expected}{}", one.degree, one.field, one.school, one.end_year)
        } else {
            format!("{}: {}, {} ({expected}{})", one.school, one.degree, one.field, one.end_year)
        });
    }
    if draft.stage == Stage::Student {
        let bullet = layout.bullet;
        lines.extend(
            draft
                .source()
                .phrases
                .say_some("resume.courses", 1, facts, dice)
                .iter()
                .map(|line| format!("{bullet}{line}")),
        );
    }
    lines.join("\n")
}

fn job(position: &Position, layout: Layout) -> String {
    let end = position.end.map_or_else(|| "present".to_owned(), layout.months);
    let time = format!("{} to {end}", (layout.months)(position.start));
    let line = if layout.title_first {
        format!("{}, {}, {time}", position.title, position.employer_name)
    } else {
        format!("{} ({time})\n{}", position.employer_name, position.title)
    };
    let done = position
        .summary
        .split_inclusive(". ")
        .map(|sentence| format!("{}{}", layout.bullet, sentence.trim()));
    match layout.bullet {
        "" => format!("{line}\n{}", position.summary),
        _ => format!("{line}\n{}", done.collect::<Vec<_>>().join("\n")),
    }
}

/// What does not fit above: volunteering, languages, hobbies.
fn besides(draft: &Draft<'_>, dice: &mut Dice) -> Vec<String> {
    let mut lines = Vec::new();
    for one in &draft.volunteering {
        let years = one.end.map_or_else(
            || format!("since {}", one.start.year()),
            |end| {
                if end.year() == one.start.year() {
                    end.year().to_string()
                } else {
                    format!("{} to {}", one.start.year(), end.year())
                }
            },
        );
        lines.push(format!("Northfield {}, {}", one.activity, years));
    }
    if let Some(language) = draft.interest(InterestKind::Language) {
        lines.push(format!("Languages: English, {language}"));
    }
    if let Some(hobby) = draft.interest(InterestKind::Hobby).filter(|_| dice.chance(450)) {
        lines.push(super::super::phrase::capital(hobby));
    }
    lines
}

fn slashed(at: YearMonth) -> String {
    format!("{:02}/{}", at.month, at.year)
}

fn named(at: YearMonth) -> String {
    const MONTHS: [&str; 12] =
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    format!("{} {}", MONTHS[usize::try_from(at.month - 1).unwrap_or(0) % 12], at.year)
}
