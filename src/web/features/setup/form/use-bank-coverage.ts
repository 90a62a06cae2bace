import { useQuery } from '@tanstack/react-query';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { useEffect, useState } from 'react';
import type { BankCoverage } from '#contract/generation.ts';
import { coverageQuery } from '#web/platform/api/generations.ts';
import { isTopicLongEnough } from '#contract/topic.ts';

/** Typing rests for so long before the bank is asked, in milliseconds. */
const REST_MS = 300;

/** What the card bank has about the topic as it is typed; undefined while not known or not asked. */
export function useBankCoverage(
  category: GeneratedCategory,
  topic: string,
  isAsked: boolean,
): BankCoverage | undefined {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const rest = setTimeout(() => setRested(topic), REST_MS);
    return () => clearTimeout(rest);
  }, [topic]);
  const enabled = isAsked && rested === topic && isTopicLongEnough(topic);
  // Only a help: where it can't be had the server still decides and says.
  const { data } = useQuery({ ...coverageQuery(category, topic), enabled });
  return enabled ? data : undefined;
}
