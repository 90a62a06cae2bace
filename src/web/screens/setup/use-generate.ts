// What Generate asks before it starts: is somebody signed in, is the topic fit, do the credits suffice,
// is a smaller deck all right. The server asks the same again and decides.
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BankCoverage, GenerationRequest } from '#contract/generation.ts';
import { messageOf } from '#contract/errors.ts';
import { SMALLEST_DECK } from '#contract/limits.ts';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { generationCost } from '#contract/prices.ts';
import { hasBlockedWord } from '#contract/topic.ts';
import { useOpenCredits } from '#web/dialogs/credits/credits-context.ts';
import { newRequestId } from '#web/api/generations.ts';
import { useSession } from '#web/session/session.tsx';
import { useAlerts } from '#web/ui/alerts.tsx';
import type { Shown } from './card-switches.tsx';
import { useGeneration, type GenerationControl } from './use-generation.ts';

/** A rest before the topic is judged, so that the host sees that it is (RULE-32), in milliseconds. */
const JUDGE_AFTER_MS = 500;

type Ids = Pick<GenerationRequest, 'requestId' | 'acceptFewer'>;

interface GenerateControl extends Omit<GenerationControl, 'generate'> {
  /** The host is being asked something before the deck is begun. */
  readonly isAsking: boolean;
  /** Does nothing while it is still asking: one press is one deck. */
  generate(makeRequest: (ids: Ids) => GenerationRequest, shown: Shown): Promise<void>;
}

export function useGenerate(
  category: GeneratedCategory,
  coverage: BankCoverage | undefined,
): GenerateControl {
  const { generate, ...rest } = useGeneration(category);
  const { status, credits } = useSession();
  const { alert, confirm } = useAlerts();
  const navigate = useNavigate();
  const openCredits = useOpenCredits();
  const asking = useRef(false);
  const [isAsking, setAsking] = useState(false);

  /** Whether a deck can be made; true as 'fewer' where the host agrees to a smaller one. */
  const agree = async (request: GenerationRequest): Promise<boolean | 'fewer'> => {
    if (request.topic === '') {
      await alert('Please enter a topic for your game!');
      return false;
    }
    if (status !== 'signed-in') {
      await alert('Please sign in to create custom games!');
      await navigate('/', { state: { showSignInModal: true } });
      return false;
    }
    if (request.avoidDuplicates) {
      await new Promise((resolve) => setTimeout(resolve, JUDGE_AFTER_MS));
      if (hasBlockedWord(request.topic)) {
        const sentence = messageOf('topic-blocked', { topic: request.topic });
        await alert(`${sentence} Try one that fits ${request.category}.`);
        return false;
      }
    }
    if (credits < generationCost(request)) {
      openCredits();
      return false;
    }
    const { withTemplates } = coverage ?? {};
    if (withTemplates === undefined || withTemplates >= request.cardCount) return true;
    return agreeToFewer(withTemplates, request.topic);
  };

  const agreeToFewer = async (cards: number, topic: string): Promise<boolean | 'fewer'> => {
    if (cards < SMALLEST_DECK) {
      await alert(messageOf('bank-too-small'));
      return false;
    }
    const message = `Riffle’s own card bank can fill ${cards} cards about “${topic}”.`;
    const options = { title: 'A smaller deck?', confirmLabel: `Make ${cards} Cards` };
    return (await confirm(message, options)) && 'fewer';
  };

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
      if (agreed === false) return;
      await generate(makeRequest({ ...ids, acceptFewer: agreed === 'fewer' }), shown);
    },
  };
}
