//! What is packed inside a PDF is counted before anything is unpacked for good: a small file may hold gigabytes.
//! Pictures, which nobody here looks at, are blanked, so that nothing can be hidden in them.

mod places;
mod tangle;
mod unpack;

use std::collections::HashSet;

use hayro_syntax::{
    Pdf,
    object::{Name, ObjectIdentifier, Stream},
};

use crate::{Limits, ReadError};
use places::{Said, Says, Streams};
use unpack::Budget;

/// More streams than a document has.
const STREAMS: usize = 100_000;

/// The file without its pictures, if what it holds stays within the limit.
pub(super) fn checked(bytes: &[u8], limits: &Limits) -> Result<Vec<u8>, ReadError> {
    let mut budget = Budget::new(limits.unpacked, bytes.len());
    let mut blanked = bytes.to_vec();
    let sealed = is_sealed(bytes);
    let mut sealed_objects = 0;
    // What is blank as far as here is not blanked again.
    let mut blank = 0;
    for (count, (data, says)) in Streams::of(bytes).enumerate() {
        if count >= STREAMS {
            return Err(ReadError::Broken);
        }
        if says.has(Said::Picture) {
            let from = data.start.max(blank).min(data.end);
            blanked[from..data.end].fill(b' ');
            blank = blank.max(data.end);
        } else if sealed && says.has(Said::Objects) {
            // It can be counted only once it is unpacked.
            sealed_objects += data.len();
        } else if !sealed {
            budget.spend(&bytes[data], says)?;
        }
    }
    if sealed_objects > limits.unpacked / 64 {
        return Err(ReadError::too_many_bytes(limits.unpacked));
    }
    tangle::check(&blanked)?;
    Ok(blanked)
}

/// The same for a file that is encrypted, once it has been opened.
pub(super) fn check_sealed(pdf: &Pdf, limits: &Limits) -> Result<(), ReadError> {
    let bytes = pdf.data().as_ref();
    if !is_sealed(bytes) {
        return Ok(());
    }
    let mut budget = Budget::new(limits.unpacked, bytes.len());
    let mut known = HashSet::new();
    for at in finds(bytes, b" obj") {
        let Some(id) = identifier(&bytes[at.saturating_sub(20)..at]).filter(|id| known.insert(*id)) else {
            continue;
        };
        let Some(stream) = pdf.xref().get::<Stream<'_>>(id) else {
            continue;
        };
        if stream.dict().get::<Name<'_>>("Subtype").is_none_or(|kind| kind.as_str() != "Image") {
            let dictionary = stream.dict().data();
            budget.look(dictionary.len())?;
            budget.spend(&stream.raw_data(), Says::of(dictionary))?;
        }
    }
    Ok(())
}

fn is_sealed(bytes: &[u8]) -> bool {
    find(bytes, b"/Encrypt").is_some()
}

/// "12 0", the end of what stands before "obj".
fn identifier(before: &[u8]) -> Option<ObjectIdentifier> {
    let text = str::from_utf8(before).ok().or_else(|| {
        let start = before.iter().rposition(|byte| !byte.is_ascii())? + 1;
        str::from_utf8(&before[start..]).ok()
    })?;
    let mut numbers = text.split_ascii_whitespace().rev();
    let generation = numbers.next()?.parse().ok()?;
    let number = numbers.next()?;
    let digits = number.rfind(|c: char| !c.is_ascii_digit()).map_or(0, |at| at + 1);
    Some(ObjectIdentifier::new(number.get(digits..)?.parse().ok()?, generation))
}

fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    finds(bytes, part).next()
}

/// Every place where a part stands.
fn finds<'a>(bytes: &'a [u8], part: &'a [u8]) -> impl Iterator<Item = usize> + 'a {
    let first = part[0];
    let mut from = 0;
    std::iter::from_fn(move || {
        while let Some(at) = bytes.get(from..)?.iter().position(|byte| *byte == first) {
            let place = from + at;
            from = place + 1;
            if bytes[place..].starts_with(part) {
                return Some(place);
            }
        }
        None
    })
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::{Compression, write::ZlibEncoder};

    use super::*;

    fn packed(data: &[u8]) -> Vec<u8> {
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(data).unwrap();
        encoder.finish().unwrap()
    }

    fn object(dictionary: &str, data: &[u8]) -> Vec<u8> {
        [format!("1 0 obj << {dictionary} >> stream\n").as_bytes(), data, b"\nendstream endobj "].concat()
    }

    fn checks(bytes: &[u8]) -> bool {
        let limits = Limits { unpacked: 1 << 20, ..Limits::default() };
        checked(bytes, &limits).is_ok()
    }

    #[test]
    fn a_file_that_unfolds_is_refused_however_it_is_packed() {
        let zeros = vec![0; 2 << 20];
        let once = packed(&zeros);
        assert!(!checks(&object("/Filter /FlateDecode", &once)));
        assert!(!checks(&object("", &once)), "whatever the dictionary says");
        assert!(!checks(&object("/Filter [/FlateDecode /FlateDecode]", &packed(&once))));
        assert!(!checks(&object("/Filter /FlateDecode", &once[2..once.len() - 4])), "without its frame");
        let hex: Vec<u8> = once.iter().flat_map(|byte| format!("{byte:02x}").into_bytes()).collect();
        assert!(!checks(&object("/Filter [/ASCIIHexDecode /FlateDecode]", &hex)));
        let many: Vec<u8> = (0..40).flat_map(|_| object("", &packed(&vec![7; 64 << 10]))).collect();
        assert!(!checks(&many), "many small ones are one large one");
        assert!(!checks(&object("/Filter /LZWDecode", &unpack::tests::lzw_bomb())));
    }

    #[test]
    fn what_is_small_and_what_is_a_picture_passes() {
        assert!(checks(&object("/Filter /FlateDecode", &packed(&vec![0; 9_000]))));
        let picture = object("/Subtype /Image /Width 9 /Height 9", &packed(&vec![0; 4 << 20]));
        let limits = Limits { unpacked: 1 << 20, ..Limits::default() };
        let blanked = checked(&picture, &limits).unwrap();
        assert_eq!(blanked.len(), picture.len());
        assert!(find(&blanked, &packed(&vec![0; 4 << 20])[..8]).is_none(), "nothing of it is left");
    }

    #[test]
    fn objects_are_known_by_their_numbers() {
        assert_eq!(identifier(b"\nendobj\n12 0"), Some(ObjectIdentifier::new(12, 0)));
        assert_eq!(identifier(b"\xff\xfe7 3"), Some(ObjectIdentifier::new(7, 3)));
        assert_eq!(identifier(b"no number"), None);
    }
}
