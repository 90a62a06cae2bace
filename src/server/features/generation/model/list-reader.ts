const NUMBERED = /^[\s*_#]*\d{1,3}\s*[.):]\s*(.*)$/u;
const LABELLED = /^([\p{L} ]{1,20}?)\s*:\s*(.*)$/u;

/**
 * Reads a numbered list without any JSON: an item is what its first field says, and the lines below it the others,
 * each behind its name. Marks of emphasis and bullets are left out.
 */
export function readList(
  text: string,
  fields: readonly string[],
): Readonly<Record<string, string>>[] {
  const items: Record<string, string>[] = [];
  for (const line of text.split(/\r?\n/)) {
    const inside = NUMBERED.exec(line)?.[1];
    if (inside !== undefined) items.push({});
    const item = items.at(-1);
    if (!item) continue;
    const words = plain(inside ?? line);
    const [, label = '', said = ''] = LABELLED.exec(words) ?? [];
    const field = fields.find((name) => name.toLowerCase() === label.toLowerCase());
    if (field) item[field] = said.trim();
    else if (inside) item[MAIN] = words;
  }
  return items;
}

/** What an item says where nothing says which field it is. */
const MAIN = 'question';

function plain(text: string): string {
  return text
    .replaceAll(/\*\*|__/g, '')
    .replace(/^\s*[-*•]\s+/, '')
    .trim();
}
