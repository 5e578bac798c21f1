/** What the library reads. */
export const ACCEPTED = '.pdf,.docx,.md,.markdown,.html,.htm,.txt';

export const KINDS_OF_FILES = 'PDF, Word (DOCX), Markdown, HTML or text.';
