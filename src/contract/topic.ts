// What a topic needs (CONST-01), and what it may not hold when fresh questions are asked for (RULE-32).
import { solidLength, TOPIC_MIN_SOLID } from '#contract/limits.ts';

/** Signs of scripts in which a word has one or two of them; so many are a topic. */
const WORD_SIGNS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/gu;
const WORD_SIGNS_LEAST = 2;

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

/** Whether a topic says enough for a deck about it (CONST-01, RULE-22). */
export function isTopicLongEnough(topic: string): boolean {
  const signs = topic.match(WORD_SIGNS)?.length ?? 0;
  return signs >= WORD_SIGNS_LEAST || solidLength(topic) >= TOPIC_MIN_SOLID;
}

/** Whether a topic holds a blocked word anywhere, lower-cased: 'begun' does ('gun'), by the rule's own wording. */
export function hasBlockedWord(topic: string): boolean {
  const lower = topic.toLowerCase();
  return BLOCKED_WORDS.some((word) => lower.includes(word));
}
