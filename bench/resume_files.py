"""Lines of a résumé as a file of any kind that an upload takes."""

import html
import io
import zipfile

KINDS = ("pdf", "docx", "html", "txt")
ON_A_PAGE = 44
WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
TYPES = """<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/word/document.xml"
 ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
</Types>"""
RELATIONS = """<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
 Target="word/document.xml"/>
</Relationships>"""


def write(lines: list[str], number: int) -> tuple[str, bytes]:
    """The kind, each in its turn, and the file."""
    kind = KINDS[number % len(KINDS)]
    return kind, {"pdf": pdf, "docx": docx, "html": page, "txt": text}[kind](lines)


def text(lines: list[str]) -> bytes:
    return "\n".join(lines).encode()


def page(lines: list[str]) -> bytes:
    paragraphs = "".join(f"<p>{html.escape(line)}</p>\n" for line in lines if line)
    return f"<!doctype html><html><head><title>Resume</title></head><body>\n{paragraphs}</body></html>".encode()


def docx(lines: list[str]) -> bytes:
    paragraphs = "".join(f"<w:p><w:r><w:t>{html.escape(line)}</w:t></w:r></w:p>" for line in lines)
    document = f'<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="{WORD}"><w:body>{paragraphs}</w:body></w:document>'
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, part in (("[Content_Types].xml", TYPES), ("_rels/.rels", RELATIONS), ("word/document.xml", document)):
            archive.writestr(name, part)
    return packed.getvalue()


def pdf(lines: list[str]) -> bytes:
    """Pages of Helvetica; letters beyond ASCII there are none."""
    pages = [lines[at:at + ON_A_PAGE] for at in range(0, len(lines), ON_A_PAGE)]
    kids = " ".join(f"{4 + 2 * at} 0 R" for at in range(len(pages)))
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>".encode(),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    for at, some in enumerate(pages):
        content = drawn(some)
        objects.append(f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents {5 + 2 * at} 0 R "
                       "/Resources << /Font << /F1 3 0 R >> >> >>".encode())
        objects.append(b"<< /Length %d >>\nstream\n%s\nendstream" % (len(content), content))
    file, places = b"%PDF-1.4\n", []
    for number, one in enumerate(objects, 1):
        places.append(len(file))
        file += b"%d 0 obj\n%s\nendobj\n" % (number, one)
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    trailer = f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{len(file)}\n%%EOF\n"
    return file + f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}{trailer}".encode()


def drawn(lines: list[str]) -> bytes:
    shown = []
    for line in lines:
        escaped = line.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        shown.append(f"({escaped}) Tj T*" if line else "T*")
    return "\n".join(("BT", "/F1 10 Tf", "15 TL", "54 738 Td", *shown, "ET")).encode("ascii")
