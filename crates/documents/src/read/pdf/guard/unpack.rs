//! Unpacks only to count.

use std::io::Read;

use flate2::{bufread, read::ZlibDecoder};

use super::places::{Said, Says};
use crate::ReadError;

/// Packed this often, it is meant to harm.
const LAYERS: usize = 4;

pub(super) struct Budget {
    left: usize,
    most: usize,
    /// Bytes that may still be looked at: streams may lie within each other.
    looks: usize,
    chunk: Vec<u8>,
}

impl Budget {
    pub fn new(most: usize, file: usize) -> Self {
        let looks = file.saturating_mul(4).saturating_add(most);
        Self { left: most, most, looks, chunk: vec![0; 64 << 10] }
    }

    /// Counts what a stream unpacks to. Its dictionary is believed only as far as it makes things larger.
    pub fn spend(&mut self, data: &[u8], says: Says) -> Result<(), ReadError> {
        self.spend_layer(data, says, 1)
    }

    fn spend_layer(&mut self, data: &[u8], says: Says, layer: usize) -> Result<(), ReadError> {
        if says.has(Said::Runs) {
            self.take(data.len().saturating_mul(64))?;
        }
        if says.has(Said::Lzw) {
            self.look(data.len())?;
            self.lzw(data)?;
        }
        self.inflate(data)?;
        for (said, plain) in [(Said::Letters, ascii85 as fn(&[u8]) -> Vec<u8>), (Said::Digits, hex)] {
            if says.has(said) && layer < LAYERS && !data.is_empty() {
                self.look(data.len())?;
                self.spend_layer(&plain(data), says, layer + 1)?;
            }
        }
        Ok(())
    }

    /// Goes over so many bytes.
    pub fn look(&mut self, amount: usize) -> Result<(), ReadError> {
        self.looks = self.looks.checked_sub(amount).ok_or(ReadError::Broken)?;
        Ok(())
    }

    fn take(&mut self, amount: usize) -> Result<(), ReadError> {
        self.left = self.left.checked_sub(amount).ok_or_else(|| ReadError::too_many_bytes(self.most))?;
        Ok(())
    }

    fn inflate(&mut self, data: &[u8]) -> Result<(), ReadError> {
        for layers in 1..=LAYERS {
            let mut rest = data;
            let nested = if is_zlib(data) {
                self.drain(&mut bufread::ZlibDecoder::new(&mut rest), layers)
            } else {
                self.drain(&mut bufread::DeflateDecoder::new(&mut rest), layers)
            };
            self.look(data.len() - rest.len())?;
            if !nested? {
                return Ok(());
            }
        }
        Err(ReadError::too_many_bytes(self.most))
    }

    /// Reads to the end through so many layers, the first of which is there. Whether there is one more.
    fn drain(&mut self, first: &mut dyn Read, layers: usize) -> Result<bool, ReadError> {
        let mut reader: Box<dyn Read + '_> = Box::new(first);
        for _ in 1..layers {
            reader = Box::new(ZlibDecoder::new(reader));
        }
        let mut chunk = std::mem::take(&mut self.chunk);
        let (mut begins, mut nested) = (true, false);
        let mut outcome = Ok(());
        // Where it breaks off, whoever reads it breaks off as well.
        while outcome.is_ok()
            && let Ok(length @ 1..) = reader.read(&mut chunk)
        {
            nested |= begins && is_zlib(&chunk[..length]);
            begins = false;
            outcome = self.take(length);
        }
        self.chunk = chunk;
        outcome.map(|()| nested)
    }

    /// Follows the codes and keeps only how long the text of each is.
    fn lzw(&mut self, data: &[u8]) -> Result<(), ReadError> {
        const CLEAR: u32 = 256;
        const END: u32 = 257;
        let mut lengths: Vec<usize> = vec![1; 258];
        let (mut width, mut last) = (9, 0_usize);
        let (mut buffer, mut bits) = (0_u32, 0_u32);
        for byte in data {
            buffer = (buffer << 8) | u32::from(*byte);
            bits += 8;
            if bits < width {
                continue;
            }
            bits -= width;
            let code = (buffer >> bits) & ((1 << width) - 1);
            match code {
                END => return Ok(()),
                CLEAR => {
                    lengths.truncate(258);
                    (width, last) = (9, 0);
                }
                code => {
                    let known = usize::try_from(code).ok().and_then(|code| lengths.get(code).copied());
                    let length = known.unwrap_or(last + 1);
                    self.take(length)?;
                    if last > 0 && lengths.len() < 4096 {
                        lengths.push(last + 1);
                    }
                    last = length;
                    width = match lengths.len() + 1 {
                        0..=511 => 9,
                        512..=1023 => 10,
                        1024..=2047 => 11,
                        _ => 12,
                    };
                }
            }
        }
        Ok(())
    }
}

fn is_zlib(data: &[u8]) -> bool {
    matches!(data, [first, second, ..]
        if first & 0x0f == 8 && (u16::from(*first) << 8 | u16::from(*second)).is_multiple_of(31))
}

fn hex(data: &[u8]) -> Vec<u8> {
    let digits =
        data.iter().filter_map(|byte| char::from(*byte).to_digit(16)).map(|digit| digit.to_le_bytes()[0]);
    let digits: Vec<u8> = digits.collect();
    digits.chunks(2).map(|pair| pair[0] << 4 | pair.get(1).copied().unwrap_or(0)).collect()
}

fn ascii85(data: &[u8]) -> Vec<u8> {
    let mut plain = Vec::with_capacity(data.len());
    let (mut group, mut count) = (0_u32, 0);
    for byte in data {
        match byte {
            b'z' if count == 0 => plain.extend([0; 4]),
            b'!'..=b'u' => {
                group = group.wrapping_mul(85).wrapping_add(u32::from(byte - b'!'));
                count += 1;
                if count == 5 {
                    plain.extend(group.to_be_bytes());
                    (group, count) = (0, 0);
                }
            }
            b'~' => break,
            _ => {}
        }
    }
    if count > 1 {
        for _ in count..5 {
            group = group.wrapping_mul(85).wrapping_add(84);
        }
        plain.extend(group.to_be_bytes().into_iter().take(count - 1));
    }
    plain
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// One letter, then always the code that has just been made: each is one longer than the last.
    pub(in super::super) fn lzw_bomb() -> Vec<u8> {
        let (mut bytes, mut buffer, mut bits) = (Vec::new(), 0_u64, 0);
        let mut put = |code: u32, width: u32| {
            buffer = buffer << width | u64::from(code);
            bits += width;
            while bits >= 8 {
                bits -= 8;
                bytes.push((buffer >> bits).to_le_bytes()[0]);
            }
        };
        put(256, 9);
        put(65, 9);
        for code in 258..4095_u32 {
            let width = match code {
                0..=510 => 9,
                511..=1022 => 10,
                1023..=2046 => 11,
                _ => 12,
            };
            put(code, width);
        }
        bytes
    }

    #[test]
    fn what_is_written_in_letters_is_read() {
        assert_eq!(hex(b"48 65 6C 6c 6F>"), b"Hello");
        assert_eq!(ascii85(b"87cURD]i,\"Ebo80~>"), b"Hello World!");
        assert_eq!(ascii85(b"87cUR"), b"Hell");
        assert_eq!(ascii85(b"87cURDZ~>"), b"Hello");
        assert_eq!(ascii85(b"z~>"), [0; 4]);
    }

    #[test]
    fn the_length_of_packed_text_is_known() {
        let length = |data: &[u8]| {
            let mut budget = Budget::new(100 << 20, 0);
            budget.lzw(data).unwrap();
            (100 << 20) - budget.left
        };
        // The example of the PDF standard: 45 45 45 45 45 65 45 45 45 66.
        assert_eq!(length(&[0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]), 10);
        assert!(length(&lzw_bomb()) > 7 << 20);
    }
}
