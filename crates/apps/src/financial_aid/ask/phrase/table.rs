use chat::{
    Outcome, Part, Phrased, Text,
    phrase::{paragraph, sentence},
};

/// So many rows are said; the table shows all.
const SAID: usize = 4;

pub fn looked_up(outcome: &Outcome, phrased: &mut Phrased) {
    let source = outcome.sources.first().map_or(1, |source| source.number);
    let year = outcome.data["year"]["awardYear"].as_str().unwrap_or_default();
    let lead = format!("From the federal tables for {year}");
    phrased.parts.push(paragraph([sentence().say(lead).from(source).colon()]));
    let rows = outcome.data["rows"].as_array().map_or(&[][..], Vec::as_slice);
    let asked = rows.iter().filter(|row| row["asked"] == true).take(SAID);
    for (what, amount) in asked.filter_map(|row| Some((row["what"].as_str()?, row["amount"].as_str()?))) {
        let row = sentence().say(format!("{what}: ")).strong(amount).from(source).end();
        phrased.parts.push(Part::Text(Text::item([row])));
    }
    let note = outcome.data["note"].as_str().filter(|note| !note.is_empty());
    phrased.parts.extend(note.map(|note| paragraph([sentence().say(note).from(source).end()])));
    phrased.parts.extend(outcome.parts.iter().cloned());
}
