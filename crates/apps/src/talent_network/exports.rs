//! The directory as a file: what it was made of stands at its end. Ways to reach people are not in it.

use candidates::network::NetworkStage;
use documents::pdf::{Paper, PaperBlock, PaperSize, Run};
use jiff::Timestamp;
use serde::Serialize;
use store::Time;

use super::model::NetworkCandidate;
use crate::sheet::Cell;

/// All that a file says.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExportedNetwork {
    pub pool_size: u32,
    /// How many pass the filter; not all of them may be in the file.
    pub total: u32,
    pub rows: Vec<NetworkCandidate>,
    pub versions: ExportedNetworkVersions,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExportedNetworkVersions {
    pub scorer: &'static str,
    pub pool_revision: String,
    pub open_roles: u32,
    pub made_at: Time,
    pub made_by: String,
}

const NOTE: &str = "Only people who share their profile with employers. A person decides.";
const HEADINGS: [&str; 16] = [
    "name",
    "id",
    "title",
    "department",
    "level",
    "skills shown",
    "skills",
    "best skills",
    "ready for roles",
    "one skill away from roles",
    "best role",
    "looks for",
    "places",
    "available from",
    "stage",
    "last known right",
];

impl ExportedNetwork {
    /// The table, an empty row, and what it was made of.
    pub fn table(&self) -> Vec<Vec<Cell>> {
        let mut rows: Vec<Vec<Cell>> = vec![HEADINGS.map(Cell::text).into()];
        rows.extend(self.rows.iter().map(cells));
        rows.push(vec![Cell::text("")]);
        rows.extend(self.footer().into_iter().map(|(what, value)| vec![Cell::text(what), Cell::Text(value)]));
        rows
    }

    fn footer(&self) -> [(&'static str, String); 5] {
        let versions = &self.versions;
        let at = created(versions.made_at).strftime("%Y-%m-%d %H:%M UTC").to_string();
        [
            ("Scorer", versions.scorer.to_owned()),
            ("Pool", format!("{} candidates, revision {}", self.pool_size, versions.pool_revision)),
            ("Open roles", versions.open_roles.to_string()),
            ("Made", format!("{at} by {}", versions.made_by)),
            ("Note", NOTE.to_owned()),
        ]
    }

    /// As one reads it on paper.
    pub fn paper(&self) -> Paper {
        let header = ["Name", "Department", "Skills", "Ready", "Best role", "Available", "Stage"];
        let created = created(self.versions.made_at);
        let footer = self.footer();
        let footer = footer.iter().map(|(what, value)| vec![Run::plain(format!("{what}: {value}"))]);
        Paper {
            title: "Talent network".to_owned(),
            byline: Some(format!(
                "{} of {} · {} · {}",
                self.rows.len(),
                self.total,
                self.versions.scorer,
                created.strftime("%-d %B %Y")
            )),
            created,
            size: PaperSize::Letter,
            blocks: vec![
                PaperBlock::Paragraph(vec![Run::bold(NOTE)]),
                PaperBlock::Table {
                    header: header.map(str::to_owned).into(),
                    rows: self.rows.iter().map(line).collect(),
                },
                PaperBlock::Heading { level: 1, text: "What it was made of".to_owned() },
                PaperBlock::List { numbered: false, items: footer.collect() },
            ],
        }
    }
}

fn created(at: Time) -> Timestamp {
    Timestamp::from_millisecond(at.millis()).unwrap_or_default()
}

fn cells(row: &NetworkCandidate) -> Vec<Cell> {
    let wish = row.preferences.clone().unwrap_or_default();
    let mut places = wish.places.clone();
    if wish.remote {
        places.push("remote".to_owned());
    }
    vec![
        Cell::text(&row.name),
        Cell::text(&row.id),
        Cell::Text(row.title.clone().unwrap_or_default()),
        Cell::Text(row.department.clone().unwrap_or_default()),
        Cell::text(row.level.name()),
        Cell::Number(row.shown_count.into()),
        Cell::Number(row.skill_count.into()),
        Cell::Text(skills(row)),
        Cell::Number(row.ready.into()),
        Cell::Number(row.one_away.into()),
        Cell::Text(best_role(row)),
        Cell::Text(wish.titles.join("; ")),
        Cell::Text(places.join("; ")),
        Cell::Text(available(row)),
        Cell::text(row.stage.name()),
        Cell::Text(row.known_right.to_string()),
    ]
}

fn line(row: &NetworkCandidate) -> Vec<String> {
    let stage = if row.stage == NetworkStage::Profile { "" } else { row.stage.name() };
    vec![
        row.name.clone(),
        row.department.clone().unwrap_or_default(),
        skills(row),
        row.ready.to_string(),
        best_role(row),
        available(row),
        stage.to_owned(),
    ]
}

fn skills(row: &NetworkCandidate) -> String {
    row.skills.iter().map(|skill| skill.name.as_str()).collect::<Vec<_>>().join("; ")
}

fn best_role(row: &NetworkCandidate) -> String {
    let Some(best) = &row.best_role else { return String::new() };
    let points = best.points.map(|points| format!(" ({}.{:02})", points / 100, points % 100));
    format!("{}, {}{}", best.title, best.employer, points.unwrap_or_default())
}

fn available(row: &NetworkCandidate) -> String {
    let from = row.preferences.as_ref().and_then(|wish| wish.available_from);
    from.map(|day| day.to_string()).unwrap_or_default()
}
