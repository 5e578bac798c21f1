//! Letters that look alike become one, and what cannot be seen goes.

/// Capital and small letters of other alphabets, and the Latin ones they are taken for.
const ALIKE: &[(&str, &str)] = &[
    ("АВЕКМНОРСТХУІЈЅԌԚԜ", "abekmhopctxyijsgqw"),
    ("аеорсхуіјѕԁһӏԛԝгп", "aeopcxyijsdhlqwrn"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx"),
    ("αεικνορτυχγ", "aeikvoptuxy"),
    ("օոսհյցզ", "onuhjgq"),
    ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"),
    ("ɑɡɩⅼⅰⅴⅹⅽⅾⅿ", "agilivxcdm"),
];

/// Adds the letter as it is compared: small, without marks, in Latin where it looks Latin. Nothing if it is unseen.
pub fn plain(letter: char, mut add: impl FnMut(char)) {
    if letter.is_ascii() {
        return add(letter.to_ascii_lowercase());
    }
    if is_unseen(letter) {
        return;
    }
    if let Some(latin) = lookalike(letter).or_else(|| styled(letter)) {
        return add(latin);
    }
    let mut bytes = [0; 4];
    matching::lexicon::text::fold(letter.encode_utf8(&mut bytes)).chars().for_each(add);
}

fn lookalike(letter: char) -> Option<char> {
    // The alphabets above lie below and above these bounds; most letters are spared the search.
    if !matches!(letter, '\u{0250}'..='\u{058F}' | '\u{1D00}'..='\u{1D7F}' | '\u{2170}'..='\u{217F}' | '\u{A730}'..='\u{A731}')
    {
        return None;
    }
    ALIKE.iter().find_map(|(letters, latin)| {
        letters.chars().position(|other| other == letter).and_then(|at| latin.chars().nth(at))
    })
}

/// Bold, slanted, circled and the like: the same letter in another dress.
fn styled(letter: char) -> Option<char> {
    let code = letter as u32;
    let at = |first: u32, base: u8, count: u32| {
        u8::try_from((code - first) % count).ok().map(|offset| char::from(base + offset))
    };
    match code {
        0x1D400..=0x1D6A3 => {
            let offset = (code - 0x1D400) % 52 % 26;
            u8::try_from(offset).ok().map(|offset| char::from(b'a' + offset))
        }
        0x1D7CE..=0x1D7FF => at(0x1D7CE, b'0', 10),
        0x24B6..=0x24CF => at(0x24B6, b'a', 26),
        0x24D0..=0x24E9 => at(0x24D0, b'a', 26),
        0x1F130..=0x1F149 => at(0x1F130, b'a', 26),
        _ => None,
    }
}

/// Joiners, soft hyphens, signs of direction, tags, selectors, marks that combine, control signs.
fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{3164}'
        | '\u{FFA0}' | '\u{FEFF}' | '\u{0080}'..='\u{0084}' | '\u{0086}'..='\u{009F}'
        | '\u{0300}'..='\u{034E}' | '\u{0350}'..='\u{036F}' | '\u{0483}'..='\u{0489}' | '\u{180B}'..='\u{180F}'
        | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{20D0}'..='\u{20FF}' | '\u{FE00}'..='\u{FE0F}' | '\u{FE20}'..='\u{FE2F}'
        | '\u{FFF0}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plainly(text: &str) -> String {
        let mut out = String::new();
        text.chars().for_each(|letter| plain(letter, |one| out.push(one)));
        out
    }

    #[test]
    fn every_lookalike_has_its_letter() {
        for (letters, latin) in ALIKE {
            assert_eq!(letters.chars().count(), latin.chars().count(), "{letters}");
        }
    }

    #[test]
    fn what_looks_the_same_is_the_same() {
        for (text, expected) in [
            ("I wаrnеd thеm", "i warned them"),
            ("Ι ωarned", "i ωarned"),
            ("w\u{200B}ar\u{AD}n\u{2060}ed", "warned"),
            ("𝐈 𝘸𝘢𝘳𝘯𝘦𝘥 𝟮", "i warned 2"),
            ("ⓦⓐⓡⓝⓔⓓ", "warned"),
            ("Ｗarned café", "warned cafe"),
            ("a\u{E0041}\u{E0042}b\u{FE0F}", "ab"),
        ] {
            assert_eq!(plainly(text), expected);
        }
    }
}
