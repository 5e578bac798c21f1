//! PDFs, drawn line by line.

/// A PDF from its objects; the first is the catalog, the second the tree of pages.
#[derive(Default)]
pub struct Pdf {
    objects: Vec<Vec<u8>>,
    pages: Vec<usize>,
    pub catalog: String,
    pub resources: String,
}

impl Pdf {
    pub fn new() -> Self {
        let font = |name: &str| format!("<< /Type /Font /Subtype /Type1 /BaseFont /{name} >>");
        let objects = vec![Vec::new(), Vec::new(), font("Helvetica").into(), font("Helvetica-Bold").into()];
        Self { objects, ..Self::default() }
    }

    pub fn add(&mut self, object: impl Into<Vec<u8>>) -> usize {
        self.objects.push(object.into());
        self.objects.len()
    }

    pub fn stream(&mut self, entries: &str, data: &[u8]) -> usize {
        let head = format!("<< {entries} /Length {} >>\nstream\n", data.len());
        self.add([head.as_bytes(), data, b"\nendstream"].concat())
    }

    pub fn page(mut self, content: &str) -> Self {
        let content = self.stream("", content.as_bytes());
        let usual = "/Font << /F1 3 0 R /F2 4 0 R >>";
        let usual = if self.resources.contains("/Font ") { "" } else { usual };
        let resources = format!("<< {usual} {} >>", self.resources);
        let page = format!("<< /Type /Page /Parent 2 0 R /Contents {content} 0 R /Resources {resources} >>");
        let page = self.add(page);
        self.pages.push(page);
        self
    }

    pub fn bytes(mut self) -> Vec<u8> {
        let kids: Vec<String> = self.pages.iter().map(|page| format!("{page} 0 R")).collect();
        let tree = format!(
            "<< /Type /Pages /Count {} /Kids [{}] /MediaBox [0 0 612 792] >>",
            kids.len(),
            kids.join(" ")
        );
        self.objects[0] = format!("<< /Type /Catalog /Pages 2 0 R {} >>", self.catalog).into();
        self.objects[1] = tree.into();
        let mut bytes = b"%PDF-1.7\n".to_vec();
        let mut places = Vec::new();
        for (at, object) in self.objects.iter().enumerate() {
            places.push(bytes.len());
            bytes.extend(format!("{} 0 obj\n", at + 1).as_bytes());
            bytes.extend(object);
            bytes.extend(b"\nendobj\n");
        }
        let start = bytes.len();
        bytes.extend(format!("xref\n0 {}\n0000000000 65535 f \n", places.len() + 1).as_bytes());
        for place in &places {
            bytes.extend(format!("{place:010} 00000 n \n").as_bytes());
        }
        let size = places.len() + 1;
        bytes.extend(
            format!("trailer << /Size {size} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n").as_bytes(),
        );
        bytes
    }
}

/// A line of text in Helvetica, from the lower left of the page.
pub fn line(x: u32, y: u32, size: u32, text: &str) -> String {
    let text = text.replace('(', "\\(").replace(')', "\\)");
    format!("BT /F1 {size} Tf {x} {y} Td ({text}) Tj ET\n")
}

pub fn bold(x: u32, y: u32, size: u32, text: &str) -> String {
    line(x, y, size, text).replace("/F1", "/F2")
}
