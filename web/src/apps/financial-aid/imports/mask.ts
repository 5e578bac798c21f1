/** Three, two and four digits, alike divided, with neither a letter nor a digit beside them. */
const NUMBER = /(?<![\p{L}\p{N}])\d{3}([- ]?)\d{2}\1(\d{4})(?![\p{L}\p{N}])/gu;

/** What may be a social security number, masked as the server masks those it knows: "•••-••-6789". */
export const maskNumbers = (text: string) => text.replace(NUMBER, '•••-••-$2');
