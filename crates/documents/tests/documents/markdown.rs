use crate::{read, sketch};

#[test]
fn markdown_is_read_with_its_structure() {
    let table = [
        ("# Aid\n\nOne *line*\ngoes on.\n\n## Who\n", "h1 Aid\np One line goes on.\nh2 Who"),
        ("- a\n- b\n  - c\n\n1. x\n2. y\n", "- a\n- b\n- c\n- 1. x\n- 2. y"),
        ("| Term | Award |\n|---|--:|\n| Fall | $5 |\n", "! Term | Award\n| Fall | $5"),
        ("```rust\nfn a() {\n    b();\n}\n```\n", "code fn a() {\n    b();\n}"),
        ("> Quoted\n> words\n", "p Quoted words"),
        ("A [link](https://example.org) and `code`.\n", "p A link and code."),
        ("Text[^1].\n\n[^1]: The note.\n", "p Text.\np The note."),
        ("Setext\n======\n\ntext", "h1 Setext\np text"),
    ];
    for (markdown, expected) in table {
        assert_eq!(sketch(&read(markdown.as_bytes(), "page.md").unwrap()), expected, "{markdown}");
    }
}

#[test]
fn what_stands_in_front_is_not_part_of_the_text() {
    let page =
        "---\ntitle: \"Aid: the rules\"\nsource: https://example.org/aid\ntags: [a]\n---\n# Other\n\nText";
    let document = read(page.as_bytes(), "aid.md").unwrap();
    assert_eq!(document.title.as_deref(), Some("Aid: the rules"));
    assert_eq!(document.source.as_deref(), Some("https://example.org/aid"));
    assert_eq!(sketch(&document), "h1 Other\np Text");

    let rule = read(b"---\n\nText after a rule", "aid.md").unwrap();
    assert_eq!((sketch(&rule).as_str(), rule.title), ("p Text after a rule", None));
    let first = read(b"# The heading\n\nText", "aid.md").unwrap();
    assert_eq!(first.title.as_deref(), Some("The heading"));
}

#[test]
fn html_inside_hides_nothing() {
    let table = [
        ("Seen <span style=\"display:none\">not **seen**</span> again", "p Seen again"),
        ("Seen\n\n<div hidden>\n\nnot seen\n\n- nor this\n\n</div>\n\nagain", "p Seen\np again"),
        ("Seen\n\n<p hidden>not seen</p>\n\nagain", "p Seen\np again"),
        ("Seen <!-- not seen --> again", "p Seen again"),
        ("Seen <script>not seen</script> again", "p Seen again"),
    ];
    for (markdown, expected) in table {
        let document = read(markdown.as_bytes(), "page.md").unwrap();
        assert_eq!(sketch(&document), expected, "{markdown}");
        assert_eq!(document.notes.is_empty(), markdown.contains("<!--"), "{markdown}");
    }
    let table = "<table><tr><td>a</td><td>b</td></tr></table>\n";
    assert_eq!(sketch(&read(table.as_bytes(), "page.md").unwrap()), "| a | b");
}
