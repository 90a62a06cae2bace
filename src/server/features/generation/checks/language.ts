// Whether a card is written in the script of its topic. The script is all that is looked at: telling
// German from English is the prompt's business.
const FAMILIES = {
  latin: /\p{Script=Latin}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  greek: /\p{Script=Greek}/gu,
  arabic: /\p{Script=Arabic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  thai: /\p{Script=Thai}/gu,
  korean: /\p{Script=Hangul}/gu,
  // Japanese mixes the three, and a Chinese topic may be a Japanese host's.
  han: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu,
} as const;
type Family = keyof typeof FAMILIES;
const FAMILY_NAMES = Object.keys(FAMILIES).filter((name): name is Family => name in FAMILIES);

/** Languages that a host may ask for in another one: 'please write in Japanese'. */
const NAMED: Readonly<Record<Exclude<Family, 'latin'>, RegExp>> = {
  cyrillic: /russian|ukrainian|bulgarian|serbian|russisch|ukrainisch|russe|ruso/i,
  greek: /greek|griechisch|grec|griego/i,
  arabic: /arabic|persian|farsi|urdu|arabisch|persisch|arabe|árabe/i,
  hebrew: /hebrew|hebräisch|hébreu|hebreo/i,
  devanagari: /hindi|marathi|nepali|sanskrit/i,
  thai: /\bthai\b/i,
  korean: /korean|koreanisch|coréen|coreano/i,
  han: /japanese|chinese|mandarin|cantonese|japanisch|chinesisch|japonais|chinois|japonés|chino/i,
};

interface Asked {
  readonly topic: string;
  readonly customInstructions: string;
}

/** Whether more than half of a question's letters are of a script that its host has used or asked for. */
export function speaksAsAsked(question: string, asked: Asked): boolean {
  const families = familiesFor(asked);
  if (!families) return true;
  const right = families.reduce((sum, family) => sum + count(question, FAMILIES[family]), 0);
  const letters = count(question, /\p{L}/gu);
  return letters === 0 || right * 2 > letters;
}

/** Undefined where the topic says nothing, or is in some other script: then anything is right. */
function familiesFor({ topic, customInstructions }: Asked): Family[] | undefined {
  const known = FAMILY_NAMES.reduce((sum, family) => sum + count(topic, FAMILIES[family]), 0);
  if (known === 0 || count(topic, /\p{L}/gu) > known) return undefined;
  const said = `${topic} ${customInstructions}`;
  return FAMILY_NAMES.filter((family) => {
    const isNamed = family !== 'latin' && NAMED[family].test(said);
    return isNamed || count(said, FAMILIES[family]) > 0;
  });
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}
