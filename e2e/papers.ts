// Small files of the kinds that a library gets, made from their parts.

export interface Paper {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const PDF = 'application/pdf';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const markdown = (name: string, text: string): Paper => ({
  name,
  mimeType: 'text/markdown',
  buffer: Buffer.from(text),
});

/** A PDF with a page for each of these texts. */
export function pdf(name: string, pages: string[]): Paper {
  const contents = pages.map((text) => `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`);
  return { name, mimeType: PDF, buffer: makePdf(contents, '') };
}

/** A PDF whose only page is a picture. */
export function scan(name: string): Paper {
  return { name, mimeType: PDF, buffer: makePdf(['q 612 0 0 792 0 0 cm /Im1 Do Q'], '') };
}

/** A PDF that opens with a password that nobody knows. */
export function locked(name: string): Paper {
  const [owner, user] = ['5a'.repeat(32), 'a5'.repeat(32)];
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${owner}> /U <${user}> /P -4 >> /ID [<00> <00>]`;
  return { name, mimeType: PDF, buffer: makePdf(['BT /F1 12 Tf 72 720 Td (Secret) Tj ET'], lock) };
}

/** A PDF of which only the beginning has arrived. */
export function torn(name: string): Paper {
  return { name, mimeType: PDF, buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pa') };
}

function makePdf(contents: string[], trailer: string): Buffer {
  const picture = '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 4';
  const pageAt = (number: number) => 5 + 2 * number;
  const kids = contents.map((_, number) => `${pageAt(number)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${kids}] /MediaBox [0 0 612 792] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< ${picture} >>\nstream\nabcd\nendstream`,
    ...contents.flatMap((content, number) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${pageAt(number) + 1} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /Im1 4 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer << /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${lines}${end}`, 'latin1');
}

/** A Word file with a heading and a paragraph. */
export function docx(name: string, heading: string, text: string): Paper {
  const styles = '<w:styles xmlns:w="w"><w:style w:styleId="Head"><w:name w:val="heading 1"/></w:style></w:styles>';
  const document =
    `<w:document xmlns:w="w"><w:body><w:p><w:pPr><w:pStyle w:val="Head"/></w:pPr><w:r><w:t>${heading}</w:t></w:r></w:p>` +
    `<w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
  const buffer = zip({ 'word/document.xml': document, 'word/styles.xml': styles });
  return { name, mimeType: WORD, buffer };
}

/** An archive of files that are not packed any smaller. */
function zip(files: Record<string, string>): Buffer {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []];
  let place = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, data] = [Buffer.from(path), Buffer.from(text)];
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt32LE(crc32(data), 10);
    about.writeUInt32LE(data.length, 14);
    about.writeUInt32LE(data.length, 18);
    about.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(place, 10);
    bodies.push(Buffer.from('PK\x03\x04', 'latin1'), about, name, data);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, tail, name);
    place += 30 + name.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...bodies, list, end]);
}

function crc32(data: Buffer): number {
  let rest = ~0;
  for (const byte of data) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (0xedb88320 & -(rest & 1));
  }
  return ~rest >>> 0;
}
