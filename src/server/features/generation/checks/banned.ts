// What no card of a category may ask for. English alone: in other languages the prompt is the guard.
import type { GeneratedCategory } from '#domain/category/categories.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';

/** In no deck: sex, slurs, harm to oneself. */
const ANYWHERE =
  /\b(?:porn\w*|masturbat\w*|orgasms?|blow ?jobs?|genitals?|rap(?:e[sd]?|ist|ists)|incest|p(?:a?edophil\w*)|fuck\w*|cunts?|faggots?|n[i1]gg(?:er|a)s?|retard(?:s|ed)?|trann(?:y|ies)|commit(?:ting)? suicide|kill yoursel(?:f|ves)|self[- ]harm\w*)\b/i;

/** A sip is always enough, and nobody is made to undress or to drive. */
const DRINKING =
  /\b(?:chug\w*|downs? (?:your|their|the|a) (?:whole |entire |full )?(?:drink|glass|beer|pint|bottle|shot)|(?:finish(?:es)?|empt(?:y|ies)|drains?) (?:your|their|the) (?:whole |entire )?(?:drink|glass|beer|pint|bottle)|(?:takes?|do(?:es)?|drinks?|downs?) (?:a|an|one|two|three|four|five|\d+|another) (?:[a-z]+ )?shots?|bottoms up|(?:\d\d|[5-9]|five|six|seven|eight|nine|ten|twenty) (?:sips|gulps|drinks|swigs)|(?:black(?:ed)?|pass(?:ed)?) out|until you (?:vomit|drop|throw up)|(?:take|remove|strip) off (?:a|an|one|your) (?:piece|item|article|shirt|clothes|top)|drive home drunk)\b/i;

/** Warm and playful, for couples of any kind. */
const RELATIONSHIP =
  /\b(?:(?:slap|choke|hit|spank|tie up) (?:your|each|the) (?:partner|other)|cheat(?:ed)? on (?:me|each other|your partner)|(?:best|worst|better) in bed|sexual (?:position|fantas)\w*)\b/i;

/** Nothing that shames anybody in front of the group. */
const SOCIAL =
  /\b(?:(?:ugliest|fattest|dumbest|stupidest|least attractive) (?:person|one|of us|in)|strip (?:naked|down)|(?:take|remove) off your (?:clothes|shirt|top)|how many (?:people|partners) have you slept with)\b/i;

const BY_CATEGORY: Readonly<Record<GeneratedCategory, RegExp | undefined>> = {
  trivia: undefined,
  challenge: undefined,
  'secret-prompt': undefined,
  drinking: DRINKING,
  social: SOCIAL,
  relationship: RELATIONSHIP,
};

export function isBanned(card: DraftCard, gameType: GeneratedCategory): boolean {
  const texts = [card.question, card.hint, card.answer, card.explanation ?? ''];
  const ofCategory = BY_CATEGORY[gameType];
  return texts.some((text) => ANYWHERE.test(text) || ofCategory?.test(text) === true);
}
