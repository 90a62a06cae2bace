// Texts as a search compares them. Engines disagree about capitals outside ASCII, so it is decided here.

const ASCII = /^[\p{ASCII}]*$/u;

/** A text without case, accents and compatibility forms: 'Äpfel' and 'apfel', 'Straße' and 'STRASSE' fold to one. */
export function folded(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // Down, up and down again: some letters, such as ß and ẞ, are only one in capitals of others.
  const small = bare(bare(text).toLowerCase().toUpperCase().toLowerCase());
  // At a word's end sigma has a form of its own; what is typed of a word ends sooner.
  return small.replaceAll('ς', 'σ');
}

function bare(text: string): string {
  return text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '');
}
