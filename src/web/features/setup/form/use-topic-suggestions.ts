import { useQuery } from '@tanstack/react-query';
import { suggestionsQuery } from '#web/platform/api/generations.ts';
import { asTopic } from './topic-ideas.ts';
import { useRested } from './use-rested.ts';

const REST_MS = 150;
const LEAST_LETTERS = 2;
const NONE: readonly string[] = [];

/** Topics with cards that go on as the host has begun to type; none where they can't be had. */
export function useTopicSuggestions(typed: string, isAsked: boolean): readonly string[] {
  const text = typed.trim();
  const rested = useRested(text, REST_MS);
  const enabled = isAsked && rested !== undefined && text.length >= LEAST_LETTERS;
  const { data } = useQuery({ ...suggestionsQuery(text), enabled });
  // What is in the box already need not be suggested.
  const isTaken = data?.length === 1 && data[0]?.toLowerCase() === text.toLowerCase();
  return enabled && !isTaken ? (data?.map(asTopic) ?? NONE) : NONE;
}
