import type { CategoryWriting } from '#server/features/generation/categories/category-writing.ts';
import { PROMPT } from './prompt.ts';

/** A sip is always enough, and nobody is made to undress or to drive. */
const BANNED =
  /\b(?:chug\w*|downs? (?:your|their|the|a) (?:whole |entire |full )?(?:drink|glass|beer|pint|bottle|shot)|(?:finish(?:es)?|empt(?:y|ies)|drains?) (?:your|their|the) (?:whole |entire )?(?:drink|glass|beer|pint|bottle)|(?:takes?|do(?:es)?|drinks?|downs?) (?:a|an|one|two|three|four|five|\d+|another) (?:[a-z]+ )?shots?|bottoms up|(?:\d\d|[5-9]|five|six|seven|eight|nine|ten|twenty) (?:sips|gulps|drinks|swigs)|(?:black(?:ed)?|pass(?:ed)?) out|until you (?:vomit|drop|throw up)|(?:take|remove|strip) off (?:a|an|one|your) (?:piece|item|article|shirt|clothes|top)|drive home drunk)\b/i;

export const DRINKING: CategoryWriting = {
  prompt: PROMPT,
  banned: BANNED,
  cards: 'prompts',
};
