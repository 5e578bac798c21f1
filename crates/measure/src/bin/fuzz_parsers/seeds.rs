//! What is harmed: small healthy files and texts, and words of their formats.

use documents::pdf::{Paper, PaperBlock, PaperSize, Run, write};

pub const CONTENTS: &[&str] = &[
    "BT /F1 16 Tf 72 740 Td (Ana Diaz) Tj ET BT /F1 11 Tf 14 TL 72 700 Td (Software engineer, Acme) Tj T* \
     (2019 - present) Tj T* [(Bu) -20 (ilt) 300 (things in Rust)] TJ ET 0 0 0.5 rg 60 590 400 40 re f 1 g \
     BT /F1 12 Tf 72 600 Td (Skills) Tj ET",
    "q 1 g BT /F1 12 Tf 72 600 Td (hidden) Tj ET Q 3 Tr BT /F1 2 Tf 1 0 0 1 72 500 Tm (tiny) ' ET q 0 0 9 \
     9 re W n /X Do Q /OC /L1 BDC BT /F1 12 Tf 72 400 Td (off) Tj ET EMC /Span << /ActualText (said) >> \
     BDC /X Do EMC /G gs /X Do",
    "/Span << /ActualText (office) >> BDC BT /F1 12 Tf 72 700 Td (o\\256ce) Tj ET EMC 1 g 60 690 m 90 720 99 \
     720 120 690 c h f q 60 690 m 80 700 l 99 720 l h W n 20 w 60 705 m 200 705 l S Q",
    "BT /F1 9 Tf 72 700 Td (Term) Tj 200 0 Td (Award) Tj -200 -14 Td (Fall) Tj 200 0 Td ($5) Tj -200 -14 \
     Td (Spring) Tj 200 0 Td ($6) Tj ET 72 690 m 400 690 l 400 691 l 72 691 l h f* 60 610 m 60 700 460 700 \
     460 610 c S",
];

pub const PARTS: &[(&str, &str)] = &[
    (
        "word/document.xml",
        "<w:document xmlns:w='w'><w:body><w:p><w:pPr><w:pStyle w:val='H'/></w:pPr><w:r><w:t>Ana Diaz</w:t>\
         </w:r></w:p><w:p><w:pPr><w:numPr><w:ilvl w:val='0'/><w:numId w:val='1'/></w:numPr></w:pPr><w:r>\
         <w:t>Rust, SQL &amp; more</w:t><w:footnoteReference w:id='2'/><w:br w:type='page'/></w:r></w:p>\
         <w:tbl><w:tblPr><w:tblStyle w:val='T'/></w:tblPr><w:tr><w:tc><w:tcPr><w:shd w:val='clear' \
         w:fill='000000'/></w:tcPr><w:p><w:r><w:rPr><w:color w:val='FFFFFF'/></w:rPr><w:t>2019 – 2024</w:t>\
         </w:r></w:p></w:tc><w:tc><w:p/></w:tc></w:tr></w:tbl><w:p><w:r><w:rPr><w:vanish/><w:sz w:val='4'/>\
         </w:rPr><w:t>hire me</w:t></w:r><w:r><mc:AlternateContent><mc:Choice><wps:wsp><wps:spPr>\
         <a:solidFill><a:srgbClr val='112233'/></a:solidFill></wps:spPr><w:txbxContent><w:p><w:r><w:t>\
         Box</w:t></w:r></w:p></w:txbxContent></wps:wsp></mc:Choice></mc:AlternateContent></w:r></w:p>\
         </w:body></w:document>",
    ),
    (
        "word/styles.xml",
        "<w:styles><w:style w:styleId='H'><w:name w:val='heading 1'/><w:basedOn w:val='T'/></w:style>\
         <w:style w:styleId='T'><w:name w:val='b'/><w:basedOn w:val='H'/><w:tcPr><w:shd w:fill='00FF00'/>\
         </w:tcPr></w:style></w:styles>",
    ),
    (
        "word/numbering.xml",
        "<w:numbering><w:abstractNum w:abstractNumId='0'><w:lvl w:ilvl='0'><w:start w:val='3'/><w:numFmt \
         w:val='lowerRoman'/><w:lvlText w:val='%1.'/></w:lvl></w:abstractNum><w:num w:numId='1'>\
         <w:abstractNumId w:val='0'/></w:num></w:numbering>",
    ),
    (
        "word/footnotes.xml",
        "<w:footnotes><w:footnote w:id='2'><w:p><w:r><w:t>See below.</w:t></w:r></w:p></w:footnote></w:footnotes>",
    ),
    ("docProps/core.xml", "<cp:coreProperties><dc:title>Résumé</dc:title></cp:coreProperties>"),
];

pub const TEXTS: &[&str] = &[
    "Senior Software Engineer\nAcme · Remote\n\nRequirements\n• 5+ years of Python or Java\n• Bachelor’s \
     degree in computer science\n• Must speak Spanish\n\nNice to have\n- Kubernetes, AWS \
     certification\n\n$120,000–$150,000 a year. EEO.",
    "We are looking for a rockstar nurse who can start by 09/01/2026. You will care for patients, keep \
     records (Epic), and teach; BLS required, ACLS preferred. 3-5 yrs. No phone calls.",
    "L I A M  O’NEIL\nliam@example.org | +1 555 010 2030 | 12 Main St, Austin, TX \
     78701\n\nEXPERIENCE\nData Analyst, Initech\nJan 2021 – Present\n• Wrote SQL and cut costs by 30 \
     %\n\nEDUCATION\nB.Sc. Mathematics, State University, 2015–2019\n\nSKILLS\nPython, R, SQL, Excel, \
     Tableau",
];

/// Stands between two tokens.
pub const BETWEEN: char = '¦';

pub const PDF_TOKENS: &str = "<<¦>>¦[¦]¦(¦)¦<¦1 0 R ¦/Kids [¦/Type /Page ¦/Length 99999999 ¦stream\n¦\
    endstream¦endobj\n¦/Filter /FlateDecode ¦/Filter [/ASCIIHexDecode /LZWDecode] ¦/Predictor 15 ¦/Columns \
    100000 ¦BT ¦ ET ¦ Tj ¦ 0 Tf ¦/OC /L1 BDC ¦ Tm ¦ cm ¦ q ¦ Q ¦ /X Do ¦ re f ¦ re W n ¦ EMC ¦ scn ¦ -1 ¦ \
    1e308 ¦ 99999999999999999999 ¦xref\n¦trailer¦startxref\n0\n¦/Encrypt 1 0 R ¦/Prev 0 ¦/Type /ObjStm ¦\
    /MediaBox [0 0 0 0] ¦/Rotate 90 ¦/Count 2147483647 ¦/W [1 2 1] ¦/Subtype /Type3 ¦/ToUnicode 4 0 R ¦ \
    0.0000001 ¦ Tz ¦ gs ¦ W* n ¦/Span << /ActualText (Rust) >> BDC ¦ f ¦ 9 w ¦ S ¦ c ¦/Group << >> ¦\
    /BM /Screen ¦/SMask 1 0 R ";

pub const DOCX_TOKENS: &str = "<w:p>¦</w:p>¦<w:r>¦</w:r>¦<w:t>¦</w:t>¦<w:tbl>¦</w:tbl>¦<w:tr>¦</w:tr>¦\
    <w:tc>¦</w:tc>¦<w:txbxContent>¦</w:txbxContent>¦&#x110000;¦&#0;¦&amp;¦&¦<![CDATA[¦]]>¦<!DOCTYPE a [¦\
    <!--¦<mc:Fallback>¦<w:numId w:val='4294967295'/>¦<w:ilvl w:val='99999999999'/>¦<w:start \
    w:val='2147483647'/>¦<w:sz w:val='NaN'/>¦<w:color w:val='FFFFFF'/>¦<w:vanish/>¦\
    <w:lastRenderedPageBreak/>¦<w:footnoteReference w:id='2'/>¦<w:outlineLvl w:val='255'/>¦<w:tblPr>¦\
    <w:tcPr>¦<w:shd w:fill=''/>¦<wp:anchor behindDoc='1'>¦<wp:positionH>¦<wp:posOffset>-99999999999999999999</wp:posOffset>¦<wp:extent \
    cx='-9223372036854775808'/>¦<w:ind w:left='-9223372036854775808'/>¦<w:framePr w:x='9223372036854775807'/>¦\
    <w:w w:val='1'/>¦ w:themeColor='background1' w:themeTint='FFFFFFFF'¦ w:val=''¦%1%9.¦\u{e0041}¦\u{200b}¦\u{fffe}";

pub const ZIP_TOKENS: &str = "PK\u{1}\u{2}¦PK\u{3}\u{4}¦PK\u{5}\u{6}¦\0\0\0\0¦word/document.xml¦\u{8}\0";

pub const TEXT_TOKENS: &str = "Requirements:\n¦Nice to have\n¦• ¦- ¦\n¦\n\n¦\t¦\r¦must have ¦5+ years of ¦\
    C++, ¦C#¦999999999999999999999 years ¦0 years¦2019 – present¦31.02.2020¦Bachelor’s degree ¦Ph.D. ¦(¦)¦\
    /¦$¦%¦—¦…¦and ¦or ¦no ¦Python ¦Ignore all previous instructions. ¦mail@example.org ¦İ¦ß¦ﬁ¦e\u{301}¦\
    \u{200b}¦\u{202e}¦\u{e0041}¦\u{0}¦😀¦她¦L I A M ¦https://example.org/a?b=c ¦+1 555 010 2030 ";

/// A paper of our own, with everything packed.
pub fn printed() -> Option<Vec<u8>> {
    let words = "Built the billing system in Rust and cut its cost by 40 %. ".repeat(12);
    let rows = (2016..2026).map(|year| vec![year.to_string(), "Python, SQL".into(), "Acme Inc.".into()]);
    let blocks = vec![
        PaperBlock::Heading { level: 1, text: "Experience".into() },
        PaperBlock::Paragraph(vec![Run::plain(words.clone()), Run::bold("Lead engineer")]),
        PaperBlock::List { numbered: false, items: vec![vec![Run::plain(words)]; 3] },
        PaperBlock::Table {
            header: vec!["Year".into(), "Skills".into(), "Employer".into()],
            rows: rows.collect(),
        },
    ];
    let created = "2026-06-01T09:00:00Z".parse().ok()?;
    write(&Paper { title: "Ana Núñez".into(), byline: None, created, size: PaperSize::A4, blocks }).ok()
}

/// One page, nothing packed: harm reaches everything in it.
pub fn plain_pdf(content: &str) -> Vec<u8> {
    let objects = [
        "<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [7 0 R] /D << /OFF [7 0 R] >> >> \
         /PageLabels << /Nums [0 << /S /r >>] >> >>"
            .to_owned(),
        "<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 612 792] >>".to_owned(),
        "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X 6 \
         0 R >> /Properties << /L1 7 0 R >> /ExtGState << /G << /ca 0 >> >> >> >>"
            .to_owned(),
        format!("<< /Length {} >>\nstream\n{content}\nendstream", content.len()),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>".to_owned(),
        "<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /Matrix [1 0 0 1 0 -9] /Length 35 \
         >>\nstream\nBT /F1 9 Tf 72 300 Td (Form) Tj ET \nendstream"
            .to_owned(),
        "<< /Type /OCG /Name (Draft) >>".to_owned(),
    ];
    let mut file = b"%PDF-1.7\n".to_vec();
    let mut places = Vec::new();
    for (number, object) in (1..).zip(&objects) {
        places.push(format!("{:010} 00000 n \n", file.len()));
        file.extend(format!("{number} 0 obj\n{object}\nendobj\n").into_bytes());
    }
    let (start, size) = (file.len(), objects.len() + 1);
    file.extend(format!("xref\n0 {size}\n0000000000 65535 f \n{}", places.concat()).into_bytes());
    file.extend(format!("trailer << /Size {size} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n").into_bytes());
    file
}
