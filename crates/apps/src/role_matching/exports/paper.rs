use documents::pdf::{Paper, PaperBlock, PaperSize, Run};
use jiff::Timestamp;
use talent::fairness::ImpactTable;

use super::{Exported, NO_GROUP, NOTE, decision, grouping, points, state};
use crate::role_matching::model::RankedCandidate;

/// The ranking as one reads it on paper.
pub fn paper(exported: &Exported) -> Paper {
    let created = Timestamp::from_millisecond(exported.versions.made_at.millis()).unwrap_or_default();
    let header = ["Rank", "Candidate", "Score", "Musts", "Reasons", "Gap", "Decision"];
    let mut blocks = vec![
        PaperBlock::Paragraph(vec![Run::bold(NOTE)]),
        PaperBlock::Table {
            header: header.map(str::to_owned).into(),
            rows: exported.rows.iter().map(row).collect(),
        },
        PaperBlock::Heading { level: 1, text: "What the role asks for".to_owned() },
        PaperBlock::Table {
            header: ["Requirement", "Need", "Weight"].map(str::to_owned).into(),
            rows: exported.counted().map(asked).collect(),
        },
    ];
    for (heading, tables) in [
        ("Selection rates (four-fifths rule)", &exported.selection),
        ("Scoring rates (Local Law 144)", &exported.scoring),
    ] {
        blocks.push(PaperBlock::Heading { level: 1, text: heading.to_owned() });
        for table in tables {
            blocks.push(impact(table));
            blocks.extend(table.messages.iter().map(|told| PaperBlock::Paragraph(vec![Run::plain(told)])));
        }
    }
    let footer = exported.footer();
    let footer = footer.iter().map(|(what, value)| vec![Run::plain(format!("{what}: {value}"))]);
    blocks.push(PaperBlock::Heading { level: 1, text: "What it was made of".to_owned() });
    blocks.push(PaperBlock::List { numbered: false, items: footer.collect() });
    Paper {
        title: format!("Candidates for {}", exported.name),
        byline: Some(format!(
            "{} of {} · {} · role revision {} · {}",
            exported.rows.len(),
            exported.total,
            exported.versions.scorer,
            exported.versions.role_revision,
            created.strftime("%-d %B %Y")
        )),
        created,
        size: PaperSize::Letter,
        blocks,
    }
}

fn row(row: &RankedCandidate) -> Vec<String> {
    let reasons: Vec<&str> = row.reasons.iter().map(|one| one.label.as_str()).collect();
    vec![
        row.rank.to_string(),
        row.name.as_deref().unwrap_or(&row.label).to_owned(),
        format!("{} (up to {})", points(row.points), points(row.high)),
        format!("{} of {}", row.musts_met, row.musts),
        reasons.join(", "),
        row.gap.as_ref().map(|gap| format!("{} ({})", gap.label, state(gap.state))).unwrap_or_default(),
        decision(row.decision).to_owned(),
    ]
}

fn asked(one: &talent::Requirement) -> Vec<String> {
    let need = match one.need {
        talent::Need::Must => "must",
        talent::Need::Nice => "nice",
        talent::Need::Ignore => "ignored",
    };
    vec![one.label.clone(), need.to_owned(), one.weight.to_string()]
}

fn impact(table: &ImpactTable) -> PaperBlock {
    let rows = table.rows.iter().map(|row| {
        vec![
            row.group.clone(),
            row.count.to_string(),
            row.passed.to_string(),
            format!("{:.2}", row.rate),
            row.ratio.map(|ratio| format!("{ratio:.2}")).unwrap_or_default(),
        ]
    });
    let no_group = [NO_GROUP.to_owned(), table.unknown.to_string(), table.unknown_passed.to_string()];
    let no_group = no_group.into_iter().chain([String::new(), String::new()]).collect();
    let group = format!("Group by {}", grouping(table.grouping));
    let rest = ["People", "Passed", "Rate", "Ratio"].map(str::to_owned);
    PaperBlock::Table {
        header: std::iter::once(group).chain(rest).collect(),
        rows: rows.chain([no_group]).collect(),
    }
}
