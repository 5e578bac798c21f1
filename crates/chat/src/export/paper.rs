use documents::pdf::{Paper, PaperBlock, PaperSize, Run};
use jiff::Timestamp;

use crate::{
    Answer, Conversation, Origin, Part, Sentence, Source,
    part::{Calculation, Chart, Draft, PersonCard, Style, Table, Text},
};

/// A longer question is shortened in its heading, and stands in full below it.
const LONGEST: usize = 80;

/// The conversation as it is printed: the same words as in Markdown, charts as their tables.
pub fn paper(conversation: &Conversation) -> Paper {
    let card = &conversation.card;
    let created = Timestamp::from_millisecond(card.updated_at.millis()).unwrap_or_default();
    let mut blocks = Vec::new();
    for turn in conversation.branch() {
        // The heading is what a reader's list of bookmarks shows.
        let question = shortened(&turn.text);
        blocks.push(heading(&question));
        if question != turn.text {
            blocks.push(PaperBlock::Quote(plain(&turn.text)));
        }
        if let Some(answer) = turn.newest() {
            blocks.push(heading("Answer"));
            blocks.extend(answered(answer));
        }
    }
    Paper {
        title: card.title.clone(),
        byline: Some(format!("{} · {}", card.owner_name, created.strftime("%-d %B %Y"))),
        created,
        size: PaperSize::Letter,
        blocks,
    }
}

/// On one line, and no longer than a heading may be.
fn shortened(question: &str) -> String {
    let line = question.split_whitespace().collect::<Vec<_>>().join(" ");
    let Some((end, _)) = line.char_indices().nth(LONGEST) else { return line };
    let end = line[..end].rfind(' ').unwrap_or(end);
    format!("{} …", line[..end].trim_end_matches([',', ';', ':', ' ']))
}

fn heading(text: &str) -> PaperBlock {
    PaperBlock::Heading { level: 1, text: text.to_owned() }
}

fn plain(text: &str) -> Vec<Run> {
    vec![Run::plain(text)]
}

fn bold(text: &str) -> PaperBlock {
    PaperBlock::Paragraph(vec![Run::bold(text)])
}

fn answered(answer: &Answer) -> Vec<PaperBlock> {
    let mut blocks: Vec<PaperBlock> = Vec::new();
    for part in &answer.body.parts {
        match part {
            Part::Text(text) => put_text(&mut blocks, text),
            Part::People(people) => {
                let items = people.cards.iter().map(person).collect();
                blocks.push(PaperBlock::List { numbered: false, items });
            }
            Part::Matches(matches) => {
                let items = matches.people().cards.iter().map(person).collect();
                blocks.push(PaperBlock::List { numbered: false, items });
            }
            Part::Table(part) => blocks.extend([bold(&part.title), table(part)]),
            Part::Chart(part) => blocks.extend(chart(part)),
            Part::Calculation(run) => blocks.extend(calculation(run)),
            Part::Draft(part) => blocks.extend(draft(part)),
            Part::Notice(notice) => {
                blocks.push(PaperBlock::Note(plain(&notice.text)));
                blocks.extend(notice.contacts.iter().map(|one| PaperBlock::Note(plain(&one.line()))));
            }
        }
    }
    blocks.extend(answer.body.sources.iter().map(|one| PaperBlock::Note(plain(&source(one)))));
    blocks
}

/// Points that follow each other are one list.
fn put_text(blocks: &mut Vec<PaperBlock>, text: &Text) {
    let words = runs(text);
    match text.style {
        Style::Paragraph => blocks.push(PaperBlock::Paragraph(words)),
        Style::Quote => blocks.push(PaperBlock::Quote(words)),
        Style::Item => match blocks.last_mut() {
            Some(PaperBlock::List { items, .. }) => items.push(words),
            _ => blocks.push(PaperBlock::List { numbered: false, items: vec![words] }),
        },
    }
}

fn runs(text: &Text) -> Vec<Run> {
    let mut runs = Vec::new();
    for (at, sentence) in text.sentences.iter().enumerate() {
        if at > 0 {
            runs.push(Run::plain(" "));
        }
        runs.extend(said(sentence));
    }
    runs
}

fn said(sentence: &Sentence) -> Vec<Run> {
    let words = sentence.runs.iter().map(|run| Run { text: run.text.clone(), bold: run.strong, link: None });
    words.chain(marks(&sentence.sources)).collect()
}

/// The numbers of the sources.
fn marks(sources: &[u32]) -> impl Iterator<Item = Run> {
    sources.iter().map(|number| Run::plain(format!(" [{number}]")))
}

fn person(card: &PersonCard) -> Vec<Run> {
    let mut line = vec![Run::bold(card.name.as_str())];
    if let Some(score) = &card.score {
        line.push(Run::plain(format!(" ({} of 100)", score.value)));
    }
    let reasons = card.reasons.iter().map(String::as_str);
    let told = [card.beside.as_str(), &card.below].into_iter().chain(reasons);
    let told = told.filter(|text| !text.is_empty());
    let told = told.collect::<Vec<_>>().join("; ");
    if !told.is_empty() {
        line.push(Run::plain(format!(", {told}")));
    }
    line.extend(marks(&card.sources));
    line
}

fn table(table: &Table) -> PaperBlock {
    let header = table.columns.iter().map(|column| column.label.clone()).collect();
    let row = |row: &Vec<crate::part::Cell>| row.iter().map(|cell| cell.text.clone()).collect();
    PaperBlock::Table { header, rows: table.rows.iter().map(row).collect() }
}

fn chart(chart: &Chart) -> Vec<PaperBlock> {
    let tables = chart.series.iter().map(|series| PaperBlock::Table {
        header: vec![chart.across.clone(), series.name.clone()],
        rows: series.points.iter().map(|point| vec![point.label.clone(), point.text.clone()]).collect(),
    });
    std::iter::once(bold(&chart.title)).chain(tables).collect()
}

fn calculation(run: &Calculation) -> Vec<PaperBlock> {
    let row = |line: &crate::part::Line| vec![line.label.clone(), line.value.clone(), line.rule.clone()];
    let rows = run.lines.iter().map(row).collect();
    let mut blocks = vec![bold(&run.title), PaperBlock::Table { header: Vec::new(), rows }];
    if !run.note.is_empty() {
        blocks.push(PaperBlock::Note(plain(&run.note)));
    }
    blocks
}

fn draft(draft: &Draft) -> Vec<PaperBlock> {
    let title = PaperBlock::Paragraph(vec![
        Run::bold(draft.title.as_str()),
        Run::plain(format!(": {}", draft.subject)),
    ]);
    let body = draft.body.iter().map(|text| PaperBlock::Quote(runs(text)));
    std::iter::once(title).chain(body).collect()
}

fn source(source: &Source) -> String {
    let mut line = format!("[{}] {}", source.number, source.title);
    if !source.detail.is_empty() {
        line = format!("{line}, {}", source.detail);
    }
    if let Origin::Passage(passage) = &source.origin {
        line = format!("{line}: “{}”", passage.quote);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_keep_their_class_and_their_source() {
        let card = PersonCard {
            name: "Maya Chen".to_owned(),
            beside: "Class of 2012".to_owned(),
            below: "Engineer · Boston".to_owned(),
            sources: vec![2],
            ..PersonCard::default()
        };
        let line: String = person(&card).into_iter().map(|run| run.text).collect();
        assert_eq!(line, "Maya Chen, Class of 2012; Engineer · Boston [2]");
    }

    #[test]
    fn a_long_question_is_shortened_in_its_heading() {
        assert_eq!(shortened("Who\n gave?"), "Who gave?");
        let short = shortened(&"engineers, ".repeat(20));
        assert!(short.ends_with("engineers …") && short.chars().count() <= LONGEST + 2, "{short}");
    }
}
