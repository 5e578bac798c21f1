//! The words of everybody, in an inverted index by tantivy: a document's number is the person's place.

use std::{
    fs,
    path::{Path, PathBuf},
};

use tantivy::{
    DocSet, Index, IndexBuilder, ReloadPolicy, Searcher, SegmentReader, SingleSegmentIndexWriter, TERMINATED,
    TantivyDocument, TantivyError, Term,
    directory::MmapDirectory,
    index::InvertedIndexReader,
    indexer::merge_indices,
    postings::Postings,
    schema::{Field, IndexRecordOption, Schema, TextFieldIndexing, TextOptions},
};

use super::{
    Document, IndexError,
    analysis::{Weighted, lines},
    files::Entry,
    plan::Plan,
};

const FOLDER: &str = "words";
const CHUNKS: &str = "chunks";
const TOKENIZER: &str = "weighted";
/// A chunk is written when it has taken so much memory.
const CHUNK_BYTES: usize = 150 << 20;

/// Where a word is looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum List {
    /// The words of all fields, each as often as its field weighs.
    Words,
    /// Names alone, with their endings.
    Names,
}

impl List {
    /// In the order in which the schema has them.
    pub fn field(self) -> Field {
        match self {
            Self::Words => Field::from_field_id(0),
            Self::Names => Field::from_field_id(1),
        }
    }

    pub fn term(self, word: &str) -> Term {
        Term::from_field_text(self.field(), word)
    }
}

fn schema() -> Schema {
    let indexing = TextFieldIndexing::default()
        .set_tokenizer(TOKENIZER)
        .set_index_option(IndexRecordOption::WithFreqs)
        .set_fieldnorms(true);
    let options = TextOptions::default().set_indexing_options(indexing);
    let mut schema = Schema::builder();
    schema.add_text_field("words", options.clone());
    schema.add_text_field("names", options);
    schema.build()
}

fn directory(folder: &Path) -> Result<MmapDirectory, TantivyError> {
    Ok(MmapDirectory::open(folder)?)
}

/// Writes chunks as they fill up and makes one of them in the end, so that a million people need no more memory
/// than one chunk does.
pub struct WordsBuilder {
    folder: PathBuf,
    chunk: Option<SingleSegmentIndexWriter>,
    chunks: Vec<Index>,
    words: String,
    names: String,
}

impl WordsBuilder {
    pub fn new(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            chunk: None,
            chunks: Vec::new(),
            words: String::new(),
            names: String::new(),
        }
    }

    pub fn add(&mut self, document: &Document) -> Result<(), IndexError> {
        let chunk = match &mut self.chunk {
            Some(chunk) => chunk,
            None => {
                let folder = self.folder.join(CHUNKS).join(self.chunks.len().to_string());
                fs::create_dir_all(&folder)?;
                let builder = Index::builder().schema(schema());
                self.chunk.insert(start(builder, &folder)?)
            }
        };
        lines(document, &mut self.words, &mut self.names);
        let mut words = TantivyDocument::new();
        words.add_text(List::Words.field(), &self.words);
        words.add_text(List::Names.field(), &self.names);
        chunk.add_document(words)?;
        if chunk.mem_usage() > CHUNK_BYTES {
            self.end_chunk()?;
        }
        Ok(())
    }

    fn end_chunk(&mut self) -> Result<(), IndexError> {
        if let Some(chunk) = self.chunk.take() {
            self.chunks.push(chunk.finalize()?);
        }
        Ok(())
    }

    pub fn write(mut self) -> Result<Vec<Entry>, IndexError> {
        self.end_chunk()?;
        let folder = self.folder.join(FOLDER);
        fs::create_dir_all(&folder)?;
        if self.chunks.is_empty() {
            Index::create(directory(&folder)?, schema(), tantivy::IndexSettings::default())?;
        } else {
            merge_indices(&self.chunks, directory(&folder)?)?;
            self.chunks.clear();
            fs::remove_dir_all(self.folder.join(CHUNKS))?;
        }
        let mut names = Vec::new();
        for entry in fs::read_dir(folder)? {
            let name = entry?.file_name().into_string().unwrap_or_default();
            if !name.starts_with('.') {
                names.push(format!("{FOLDER}/{name}"));
            }
        }
        names.sort_unstable();
        names.into_iter().map(|name| Entry::of(&self.folder, name)).collect()
    }
}

fn start(builder: IndexBuilder, folder: &Path) -> Result<SingleSegmentIndexWriter, IndexError> {
    let tokenizers = tantivy::tokenizer::TokenizerManager::new();
    tokenizers.register(TOKENIZER, Weighted);
    let builder = builder.tokenizers(tokenizers);
    Ok(builder.single_segment_index_writer(directory(folder)?, CHUNK_BYTES)?)
}

pub struct Words {
    searcher: Searcher,
}

impl Words {
    pub fn open(folder: &Path, people: u32) -> Result<Self, IndexError> {
        let torn = |error: TantivyError| IndexError::torn(format!("its words cannot be read: {error}"));
        let index = directory(&folder.join(FOLDER)).and_then(Index::open).map_err(torn)?;
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into().map_err(torn)?;
        let searcher = reader.searcher();
        let segments = searcher.segment_readers();
        if segments.len() > 1 || segments.iter().map(SegmentReader::max_doc).sum::<u32>() != people {
            return Err(IndexError::torn("its words are those of other people"));
        }
        Ok(Self { searcher })
    }

    /// None if there is nobody.
    pub fn segment(&self) -> Option<&SegmentReader> {
        self.searcher.segment_readers().first()
    }

    pub fn list(&self, list: List) -> Result<Option<std::sync::Arc<InvertedIndexReader>>, IndexError> {
        Ok(self.segment().map(|segment| segment.inverted_index(list.field())).transpose()?)
    }

    /// How many people have the word.
    pub fn count(&self, list: List, word: &str) -> Result<u64, IndexError> {
        let Some(index) = self.list(list)? else { return Ok(0) };
        Ok(u64::from(index.doc_freq(&list.term(word))?))
    }

    /// All words of the list, counted as often as they occur.
    pub fn tokens(&self, list: List) -> Result<u64, IndexError> {
        Ok(self.list(list)?.map_or(0, |index| index.total_num_tokens()))
    }

    /// The score of each of the places, which are in order.
    pub fn score(&self, plan: &Plan, places: &[u32]) -> Result<Vec<f32>, IndexError> {
        let mut scores = vec![0.0; places.len()];
        self.for_each_match(plan, places, |_, at, score| scores[at] += score)?;
        Ok(scores)
    }

    /// The score of everybody, by place.
    pub fn score_all(&self, plan: &Plan) -> Result<Vec<f32>, IndexError> {
        let Some(segment) = self.segment() else { return Ok(Vec::new()) };
        let mut scores = vec![0.0; segment.max_doc() as usize];
        for wanted in &plan.wanted {
            let index = segment.inverted_index(wanted.list.field())?;
            let blocks = index.read_block_postings(&wanted.term, IndexRecordOption::WithFreqs)?;
            let Some(mut blocks) = blocks else { continue };
            let norms = segment.get_fieldnorms_reader(wanted.list.field())?;
            while !blocks.docs().is_empty() {
                for (person, how_often) in blocks.docs().iter().zip(blocks.freqs()) {
                    scores[*person as usize] += wanted.weight.score(norms.fieldnorm_id(*person), *how_often);
                }
                blocks.advance();
            }
        }
        Ok(scores)
    }

    /// Tells for each word of the plan, in its order, which of the places have it and what that earns them.
    pub fn for_each_match(
        &self,
        plan: &Plan,
        places: &[u32],
        mut each: impl FnMut(usize, usize, f32),
    ) -> Result<(), IndexError> {
        let Some(segment) = self.segment() else { return Ok(()) };
        for (number, wanted) in plan.wanted.iter().enumerate() {
            let index = segment.inverted_index(wanted.list.field())?;
            let postings = index.read_postings(&wanted.term, IndexRecordOption::WithFreqs)?;
            let Some(mut postings) = postings else { continue };
            let norms = segment.get_fieldnorms_reader(wanted.list.field())?;
            let mut at = 0;
            let mut person = postings.doc();
            while person != TERMINATED {
                at += places[at..].partition_point_from_start(person);
                let Some(place) = places.get(at) else { break };
                if *place == person {
                    let score = wanted.weight.score(norms.fieldnorm_id(person), postings.term_freq());
                    each(number, at, score);
                    at += 1;
                    let Some(next) = places.get(at) else { break };
                    person = postings.seek(*next);
                } else {
                    person = postings.seek(*place);
                }
            }
        }
        Ok(())
    }
}

trait Gallop {
    /// How many come before `from`, found in steps that double: it is mostly near.
    fn partition_point_from_start(&self, from: u32) -> usize;
}

impl Gallop for [u32] {
    fn partition_point_from_start(&self, from: u32) -> usize {
        let mut step = 1;
        while step < self.len() && self[step] < from {
            step *= 2;
        }
        let (start, end) = (step / 2, (step + 1).min(self.len()));
        start + self[start..end].partition_point(|place| *place < from)
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Field as Part, *};

    fn name(person: u32) -> String {
        let letter = |number: u32| char::from_u32(u32::from('a') + number % 26).unwrap();
        [letter(person / 26), letter(person), 'q'].into_iter().collect()
    }

    #[test]
    fn people_keep_their_places_when_chunks_become_one() {
        let folder = tempfile::tempdir().unwrap();
        let mut builder = WordsBuilder::new(folder.path());
        for person in 0..100 {
            let texts = vec![(Part::Name, name(person)), (Part::Skill, "pottery".to_owned())];
            builder.add(&Document { id: person, texts, ..Document::default() }).unwrap();
            // Chunks of very different lengths.
            if [3, 4, 60].contains(&person) {
                builder.end_chunk().unwrap();
            }
        }
        builder.write().unwrap();
        let words = Words::open(folder.path(), 100).unwrap();
        assert_eq!(words.count(List::Words, "pottery").unwrap(), 100);
        let names = words.list(List::Names).unwrap().unwrap();
        for person in 0..100 {
            let term = List::Names.term(&name(person));
            let postings = names.read_postings(&term, IndexRecordOption::Basic).unwrap().unwrap();
            assert_eq!((postings.doc(), postings.size_hint()), (person, 1));
        }
        assert!(!folder.path().join(CHUNKS).exists());
    }
}
