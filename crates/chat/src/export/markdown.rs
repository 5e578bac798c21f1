use std::fmt::Write;

use crate::{
    Answer, Conversation, Part, Sentence, Source,
    part::{Calculation, Chart, Draft, People, Style, Table, Text},
};

/// The conversation as Markdown. What people and models wrote is text in it and never markup.
pub fn markdown(conversation: &Conversation) -> String {
    let mut out = String::new();
    let card = &conversation.card;
    line(&mut out, &format!("# {}", plain(&card.title)));
    let day = &card.updated_at.to_string()[..10];
    line(&mut out, &format!("*{}, {day}*", plain(&card.owner_name)));
    for turn in conversation.branch() {
        line(&mut out, "## Question");
        line(&mut out, &quoted(&turn.text));
        if let Some(answer) = turn.newest() {
            line(&mut out, "## Answer");
            write_answer(&mut out, answer);
        }
    }
    out
}

/// A block and the empty line after it.
fn line(out: &mut String, text: &str) {
    out.push_str(text);
    out.push_str("\n\n");
}

fn write_answer(out: &mut String, answer: &Answer) {
    let mut parts = answer.body.parts.iter().peekable();
    while let Some(part) = parts.next() {
        match part {
            Part::Text(text) => {
                write_text(out, text);
                // Points of one list stand without empty lines between them.
                let goes_on = matches!(parts.peek(), Some(Part::Text(next)) if next.style == Style::Item);
                if text.style != Style::Item || !goes_on {
                    out.push('\n');
                }
            }
            Part::People(people) => write_people(out, people),
            Part::Matches(matches) => write_people(out, &matches.people()),
            Part::Table(table) => write_table(out, table),
            Part::Chart(chart) => write_chart(out, chart),
            Part::Calculation(run) => write_calculation(out, run),
            Part::Draft(draft) => write_draft(out, draft),
            Part::Notice(notice) => {
                line(out, &format!("*{}*", plain(&notice.text)));
                notice.contacts.iter().for_each(|contact| line(out, &plain(&contact.line())));
            }
        }
    }
    for source in &answer.body.sources {
        line(out, &write_source(source));
    }
}

fn write_text(out: &mut String, text: &Text) {
    let words = text.sentences.iter().map(write_sentence).collect::<Vec<_>>().join(" ");
    match text.style {
        Style::Paragraph => out.push_str(&words),
        Style::Item => {
            let _ = write!(out, "- {words}");
        }
        Style::Quote => {
            let _ = write!(out, "> {words}");
        }
    }
    out.push('\n');
}

fn write_sentence(sentence: &Sentence) -> String {
    let mut out = String::new();
    for run in &sentence.runs {
        let text = plain(&run.text);
        let inner = text.trim();
        if run.strong && !inner.is_empty() {
            let at = text.find(inner).unwrap_or(0);
            let _ = write!(out, "{}**{inner}**{}", &text[..at], &text[at + inner.len()..]);
        } else {
            out.push_str(&text);
        }
    }
    out + &marks(&sentence.sources)
}

/// The numbers of the sources.
fn marks(sources: &[u32]) -> String {
    let mut out = String::new();
    for number in sources {
        let _ = write!(out, " \\[{number}\\]");
    }
    out
}

fn write_people(out: &mut String, people: &People) {
    for card in &people.cards {
        let score = card.score.as_ref().map(|score| format!(" ({} of 100)", score.value)).unwrap_or_default();
        let _ = write!(out, "- **{}**{score}", plain(&card.name));
        for told in [&card.beside, &card.below].into_iter().filter(|text| !text.is_empty()) {
            let _ = write!(out, ", {}", plain(told));
        }
        let _ = writeln!(out, "{}", marks(&card.sources));
        for reason in &card.reasons {
            let _ = writeln!(out, "  - {}", plain(reason));
        }
    }
    out.push('\n');
}

fn write_table(out: &mut String, table: &Table) {
    line(out, &format!("**{}**", plain(&table.title)));
    let labels = table.columns.iter().map(|column| cell(&column.label)).collect::<Vec<_>>();
    let marks = table.columns.iter().map(|column| if column.numeric { "---:" } else { "---" });
    let _ = writeln!(out, "| {} |\n| {} |", labels.join(" | "), marks.collect::<Vec<_>>().join(" | "));
    for row in &table.rows {
        let cells: Vec<_> = row.iter().map(|cell_of| cell(&cell_of.text)).collect();
        let _ = writeln!(out, "| {} |", cells.join(" | "));
    }
    out.push('\n');
}

fn write_chart(out: &mut String, chart: &Chart) {
    line(out, &format!("**{}**", plain(&chart.title)));
    for series in &chart.series {
        let _ = writeln!(out, "| {} | {} |\n| --- | ---: |", cell(&chart.across), cell(&series.name));
        for point in &series.points {
            let _ = writeln!(out, "| {} | {} |", cell(&point.label), cell(&point.text));
        }
        out.push('\n');
    }
}

fn write_calculation(out: &mut String, run: &Calculation) {
    line(out, &format!("**{}**", plain(&run.title)));
    let _ = writeln!(out, "| | | |\n| --- | ---: | --- |");
    for row in &run.lines {
        let _ = writeln!(out, "| {} | {} | {} |", cell(&row.label), cell(&row.value), cell(&row.rule));
    }
    line(out, "");
    if !run.note.is_empty() {
        line(out, &format!("*{}*", plain(&run.note)));
    }
}

fn write_draft(out: &mut String, draft: &Draft) {
    line(out, &format!("**{}**: {}", plain(&draft.title), plain(&draft.subject)));
    for text in &draft.body {
        let words = text.sentences.iter().map(write_sentence).collect::<Vec<_>>().join(" ");
        line(out, &format!("> {words}"));
    }
}

fn write_source(source: &Source) -> String {
    let detail =
        if source.detail.is_empty() { String::new() } else { format!(", {}", plain(&source.detail)) };
    let quote = match &source.origin {
        crate::Origin::Passage(passage) => format!(": “{}”", plain(&passage.quote)),
        _ => String::new(),
    };
    format!("\\[{}\\] {}{detail}{quote}", source.number, plain(&source.title))
}

fn quoted(text: &str) -> String {
    text.lines().map(|line| format!("> {}", plain(line))).collect::<Vec<_>>().join("\n")
}

fn cell(text: &str) -> String {
    plain(text).replace('|', "\\|").replace('\n', " ")
}

/// The text with what Markdown would take for markup escaped.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    // A number at the start of a line, with a dot or a bracket after it, would begin a list.
    let (mut starts_line, mut in_number) = (true, false);
    for c in text.chars() {
        let is_markup = matches!(c, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '&' | '~' | '!')
            || (starts_line && matches!(c, '#' | '-' | '+' | '='))
            || (in_number && matches!(c, '.' | ')'));
        if is_markup {
            out.push('\\');
        }
        out.push(c);
        in_number = (starts_line || in_number) && c.is_ascii_digit();
        starts_line = c == '\n' || (starts_line && c.is_whitespace());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_no_markup() {
        assert_eq!(plain("# a *b* [c](d) <e> f_g & !h"), r"\# a \*b\* \[c\](d) \<e\> f\_g \& \!h");
        assert_eq!(plain("1 - 2 # 3"), "1 - 2 # 3");
        assert_eq!(quoted("one\n> two"), "> one\n> \\> two");
        assert_eq!(cell("a|b\nc"), "a\\|b c");
    }

    #[test]
    fn people_keep_their_class_and_their_source() {
        let card = crate::part::PersonCard {
            name: "Maya Chen".to_owned(),
            beside: "Class of 2012".to_owned(),
            below: "Engineer · Boston".to_owned(),
            sources: vec![2],
            ..Default::default()
        };
        let mut out = String::new();
        write_people(&mut out, &People { cards: vec![card] });
        assert_eq!(out, "- **Maya Chen**, Class of 2012, Engineer · Boston \\[2\\]\n\n");
    }
}
