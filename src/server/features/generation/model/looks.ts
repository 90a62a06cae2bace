/** What a model's answer looked like by how it begins: for the log, which has no word of it. */
export type Looks = 'empty' | 'fence' | 'html' | 'thinking' | 'json' | 'list' | 'prose';

const LOOKS: readonly (readonly [Looks, RegExp])[] = [
  ['empty', /^$/],
  ['fence', /^```/],
  ['html', /^<(?:!doctype|html|head|body)\b/i],
  ['thinking', /^<(?:think|thinking|reasoning)>/i],
  ['json', /^[{[]/],
  ['list', /^(?:[-*•]|\d+[.)])\s/],
];

export function looksOf(text: string): Looks {
  const start = text.trimStart();
  return LOOKS.find(([, pattern]) => pattern.test(start))?.[0] ?? 'prose';
}
