//! What a file looks like before anything is done with it.

use std::{fs::File, io::Read, path::PathBuf};

use super::{
    FieldType, ImportColumn, ImportField, ImportLayout, KindFit, Refused,
    model::{ColumnChoice, UpdateImport},
};
use crate::{
    import::{Choice, Column, Fatal, Kind, Layout, Mapping, Options, SAMPLE, Table, Type},
    store::imports::Row,
};

/// So many rows are shown.
const SHOWN: usize = 20;

/// The file as it is read now.
pub struct View {
    pub layout: Layout,
    pub mapping: Mapping,
}

/// Opens a file the way the person has chosen.
pub async fn open(path: PathBuf, row: &Row) -> Result<View, Fatal> {
    Ok(view(open_layout(path, row.import.options).await?, row))
}

pub fn view(layout: Layout, row: &Row) -> View {
    let mapping = mapping(&layout, row.import.kind, row.choices.as_deref(), year_of(row));
    View { layout, mapping }
}

/// The year in which the file came, whenever it is read.
pub fn year_of(row: &Row) -> i16 {
    super::date_of(row.import.created_at).year()
}

pub async fn open_layout(path: PathBuf, options: Options) -> Result<Layout, Fatal> {
    apart(move || layout_of(File::open(path)?, options)).await
}

/// The same of a file of which only the beginning is known.
pub async fn open_head(head: Vec<u8>, options: Options) -> Result<Layout, Fatal> {
    apart(move || layout_of(head.as_slice(), options)).await
}

/// So much of a file tells how it is written, and that more comes.
pub fn head(path: PathBuf) -> std::io::Result<Vec<u8>> {
    let mut head = Vec::new();
    File::open(path)?.take(2 * SAMPLE as u64).read_to_end(&mut head)?;
    Ok(head)
}

fn layout_of(file: impl Read, options: Options) -> Result<Layout, Fatal> {
    Ok(Table::open(file, options)?.layout().clone())
}

async fn apart<T: Send + 'static>(
    open: impl FnOnce() -> Result<T, Fatal> + Send + 'static,
) -> Result<T, Fatal> {
    tokio::task::spawn_blocking(open).await.unwrap_or_else(|error| Err(std::io::Error::other(error).into()))
}

/// What was chosen, or else what is guessed.
fn mapping(layout: &Layout, kind: Kind, choices: Option<&[Choice]>, this_year: i16) -> Mapping {
    let chosen = choices.and_then(|choices| Mapping::chosen(kind, layout, this_year, choices).ok());
    chosen.unwrap_or_else(|| Mapping::guess(kind, layout, this_year))
}

/// How well a file fits each kind: how sure its columns are, and whether what is needed is there.
pub fn kinds(layout: &Layout, this_year: i16) -> Vec<KindFit> {
    let fit = |kind: Kind| {
        let mapping = Mapping::guess(kind, layout, this_year);
        let sure: usize = mapping.columns.iter().map(|column| usize::from(column.confidence)).sum();
        let share = sure / mapping.columns.len().max(1);
        let groups = kind.needs().len();
        let there = groups - mapping.missing().len();
        KindFit { kind, fit: u8::try_from(share * (1 + there) / (1 + groups)).unwrap_or(100) }
    };
    let mut kinds: Vec<KindFit> = Kind::ALL.into_iter().map(fit).collect();
    kinds.sort_by_key(|kind| std::cmp::Reverse(kind.fit));
    kinds
}

pub fn show_layout(layout: &Layout) -> ImportLayout {
    ImportLayout {
        charset: layout.charset,
        delimiter: layout.dialect.delimiter.to_string(),
        delimiter_told: layout.dialect.told,
        headings: layout.headings.clone(),
        notes: layout.notes.iter().map(ToString::to_string).collect(),
        sample: layout.sample.iter().take(SHOWN).cloned().collect(),
    }
}

pub fn show_column(column: &Column) -> ImportColumn {
    ImportColumn {
        heading: column.heading.clone(),
        field: column.field.map(str::to_owned),
        confidence: column.confidence,
        reason: column.reason.to_string(),
        examples: column.examples.clone(),
        order: column.reading.order,
        order_reason: column.order_clue.to_string(),
        mark: column.reading.mark,
        mark_reason: column.mark_clue.to_string(),
    }
}

pub fn fields(kind: Kind) -> Vec<ImportField> {
    let holds = |holds: Type| match holds {
        Type::Text { .. } => FieldType::Text,
        Type::Email => FieldType::Email,
        Type::Year => FieldType::Year,
        Type::Date | Type::Birth => FieldType::Date,
        Type::Money => FieldType::Money,
        Type::Integer { .. } => FieldType::Integer,
        Type::Decimal { .. } => FieldType::Decimal,
        Type::Boolean => FieldType::Boolean,
        Type::List { .. } => FieldType::List,
    };
    let field = |field: &crate::import::Field| ImportField {
        name: field.name.to_owned(),
        label: field.label.to_owned(),
        holds: holds(field.holds),
        needed: kind.needs().iter().any(|group| group.contains(&field.name)),
    };
    kind.fields().iter().map(field).collect()
}

/// The labels of what has no column yet.
pub fn missing(mapping: &Mapping) -> Vec<Vec<String>> {
    let labels =
        |group: Vec<&crate::import::Field>| group.iter().map(|field| field.label.to_owned()).collect();
    mapping.missing().into_iter().map(labels).collect()
}

/// Puts down in a row what the person wants of the whole file, or says what is wrong with it.
pub fn change(row: &mut Row, wanted: &UpdateImport) -> Result<(), Refused> {
    if let Some(options) = wanted.options {
        if let Some(delimiter) = options.delimiter
            && (!delimiter.is_ascii() || matches!(delimiter, '"' | '\r' | '\n' | '\0'))
        {
            let message = "options.delimiter: one character such as , or ; or a tab.";
            return Err(Refused::Invalid(message.to_owned()));
        }
        row.import.options = options;
        row.choices = None;
    }
    if let Some(kind) = wanted.kind.filter(|kind| *kind != row.import.kind) {
        row.import.kind = kind;
        row.choices = None;
    }
    row.import.likely = wanted.likely.unwrap_or(row.import.likely);
    Ok(())
}

/// The same of its columns.
pub fn change_columns(row: &mut Row, layout: Layout, columns: &[ColumnChoice]) -> Result<(), Refused> {
    let View { mut mapping, .. } = view(layout, row);
    for choice in columns {
        choose(&mut mapping, choice)
            .map_err(|wrong| Refused::Invalid(format!("columns: {wrong} (column {})", choice.column)))?;
    }
    row.choices = Some(mapping.choices());
    Ok(())
}

fn choose(mapping: &mut Mapping, choice: &ColumnChoice) -> Result<(), crate::import::Unknown> {
    mapping.set(choice.column, choice.field.as_deref())?;
    if let Some(order) = choice.order {
        mapping.set_order(choice.column, order)?;
    }
    if let Some(mark) = choice.mark {
        mapping.set_mark(choice.column, mark)?;
    }
    Ok(())
}
