// The press of Generate: what is asked first, then the run.
import { useRef, useState } from 'react';
import type { GenerationRequest } from '#contract/generation.ts';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { newRequestId } from '#web/platform/api/generations.ts';
import type { Shown } from './card-switches.tsx';
import { useAgreement } from './use-agreement.ts';
import type { BankControl } from './use-bank-coverage.ts';
import {
  useGeneration,
  type GenerationControl,
} from '#web/features/setup/generation/use-generation.ts';

type Ids = Pick<GenerationRequest, 'requestId' | 'acceptFewer' | 'quotedPrice'>;

interface GenerateControl extends Omit<GenerationControl, 'generate'> {
  /** The host is being asked something before the deck is begun. */
  readonly isAsking: boolean;
  /** Does nothing while it is still asking: one press is one deck. */
  generate(makeRequest: (ids: Ids) => GenerationRequest, shown: Shown): Promise<void>;
}

export function useGenerate(category: GeneratedCategory, ask: BankControl['ask']): GenerateControl {
  const { generate, ...rest } = useGeneration(category);
  const agree = useAgreement(ask);
  const asking = useRef(false);
  const [isAsking, setAsking] = useState(false);

  return {
    ...rest,
    isAsking,
    async generate(makeRequest, shown) {
      if (asking.current) return;
      asking.current = true;
      setAsking(true);
      const ids = { requestId: newRequestId(), acceptFewer: false };
      const agreed = await agree(makeRequest(ids));
      asking.current = false;
      setAsking(false);
      if (agreed) await generate(makeRequest({ ...ids, ...agreed }), shown);
    },
  };
}
