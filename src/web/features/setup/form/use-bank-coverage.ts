import type { GeneratedCategory } from '#domain/category/categories.ts';
import { useEffect, useState } from 'react';
import type { BankCoverage } from '#contract/generation.ts';
import { bankCoverage } from '#web/platform/api/generations.ts';
import { isTopicLongEnough } from '#contract/topic.ts';

/** Typing rests for so long before the bank is asked, in milliseconds. */
const REST_MS = 300;

/** What the card bank has about the topic as it is typed; undefined while not known or not asked. */
export function useBankCoverage(
  category: GeneratedCategory,
  topic: string,
  isAsked: boolean,
): BankCoverage | undefined {
  const [known, setKnown] = useState<{ readonly topic: string; readonly coverage: BankCoverage }>();
  const asked = isAsked && isTopicLongEnough(topic);
  useEffect(() => {
    if (!asked) return undefined;
    const stop = new AbortController();
    const rest = setTimeout(() => {
      bankCoverage(category, topic, stop.signal).then(
        (coverage) => setKnown({ topic, coverage }),
        // Only a help: without it the server still decides and says.
        () => undefined,
      );
    }, REST_MS);
    return () => {
      clearTimeout(rest);
      stop.abort();
    };
  }, [asked, category, topic]);
  return asked && known?.topic === topic ? known.coverage : undefined;
}
