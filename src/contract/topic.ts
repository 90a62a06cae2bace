// What a topic may not hold when fresh questions are asked for (RULE-32).

const BLOCKED_WORDS = [
  'profanity',
  'explicit',
  'adult',
  'nsfw',
  'inappropriate',
  'offensive',
  'hate',
  'violence',
  'gore',
  'blood',
  'death',
  'kill',
  'murder',
  'drugs',
  'illegal',
  'crime',
  'terrorism',
  'weapon',
  'gun',
  'bomb',
] as const;

/** Whether a topic holds a blocked word anywhere, lower-cased: 'begun' does ('gun'), by the rule's own wording. */
export function hasBlockedWord(topic: string): boolean {
  const lower = topic.toLowerCase();
  return BLOCKED_WORDS.some((word) => lower.includes(word));
}
