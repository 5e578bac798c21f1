//! A DOCX from its parts.

use crate::chance::Dice;

/// A ZIP whose parts are stored as they are, or deflated into blocks that are.
pub fn zipped(parts: &[(&str, Vec<u8>)], dice: &mut Dice) -> Vec<u8> {
    let short = |length: usize| u16::try_from(length).unwrap_or(u16::MAX).to_le_bytes();
    let long = |length: usize| u32::try_from(length).unwrap_or(u32::MAX).to_le_bytes();
    let (mut file, mut directory): (Vec<u8>, Vec<u8>) = (Vec::new(), Vec::new());
    for (name, data) in parts {
        let deflated = dice.below(2) == 0;
        let body = if deflated { blocks(data) } else { data.clone() };
        let method: u8 = if deflated { 8 } else { 0 };
        let mut head = vec![20, 0, 0, 0, method, 0, 0, 0, 0x21, 0];
        head.extend(checksum(data).to_le_bytes());
        head.extend([long(body.len()), long(data.len())].concat());
        head.extend([short(name.len()), short(0)].concat());
        directory.extend([b"PK\x01\x02\x14\0".as_slice(), &head, &[0; 10], &long(file.len())].concat());
        directory.extend(name.as_bytes());
        file.extend([b"PK\x03\x04".as_slice(), &head, name.as_bytes(), &body].concat());
    }
    let count = [short(parts.len()), short(parts.len())].concat();
    let places = [long(directory.len()), long(file.len())].concat();
    file.extend([directory.as_slice(), b"PK\x05\x06\0\0\0\0", &count, &places, &[0; 2]].concat());
    file
}

fn blocks(data: &[u8]) -> Vec<u8> {
    let mut blocks: Vec<u8> = Vec::new();
    for block in data.chunks(usize::from(u16::MAX)) {
        let length = u16::try_from(block.len()).unwrap_or(u16::MAX);
        blocks.push(0);
        blocks.extend([length.to_le_bytes(), (!length).to_le_bytes()].concat());
        blocks.extend(block);
    }
    blocks.extend([1, 0, 0, 0xff, 0xff]);
    blocks
}

/// CRC-32.
fn checksum(data: &[u8]) -> u32 {
    let step = |sum: u32| if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 };
    !data.iter().fold(u32::MAX, |sum, byte| (0..8).fold(sum ^ u32::from(*byte), |sum, _| step(sum)))
}
