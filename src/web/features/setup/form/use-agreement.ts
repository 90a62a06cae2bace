// What Generate asks before it starts: is somebody signed in, is the topic fit, do the credits suffice, is a deck that
// is shorter or mostly of other things all right. The server asks the same again and decides.
import { useNavigate } from '#web/platform/router/router.tsx';
import { PATHS } from '#contract/paths.ts';
import type { GenerationRequest } from '#contract/generation.ts';
import { messageOf } from '#contract/errors.ts';
import { houseOffer, type HouseOffer } from '#contract/house-offer.ts';
import { SMALLEST_DECK } from '#contract/limits.ts';
import { generationCost } from '#contract/prices.ts';
import { hasBlockedWord } from '#contract/topic.ts';
import { categoryText } from '#sentences/categories.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { setupText } from '#sentences/setup.ts';
import { useOpenCredits } from '#web/platform/session/credits-context.ts';
import { hasSignedInBefore } from '#web/platform/session/signed-in-before.ts';
import { letFormWait } from '#web/platform/session/waiting-form.ts';
import { useSession } from '#web/platform/session/session.tsx';
import type { Alerts } from '#web/ui/alert-context.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import type { BankControl } from './use-bank-coverage.ts';

/** A rest before the topic is judged, so that the host sees that it is (RULE-32), in milliseconds. */
const JUDGE_AFTER_MS = 500;

/** What the host has agreed to beyond what the form says. */
export type Agreement = Pick<GenerationRequest, 'acceptFewer' | 'quotedPrice'>;

/** Resolves with undefined where no deck is to be made. `ask` has nothing to say where a model writes. */
export function useAgreement(
  ask: BankControl['ask'],
): (request: GenerationRequest) => Promise<Agreement | undefined> {
  const { status, credits } = useSession();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const openCredits = useOpenCredits();

  return async (request) => {
    if (request.topic === '') {
      await alerts.alert(setupFormText.noTopic);
      return undefined;
    }
    if (status !== 'signed-in') {
      letFormWait({ category: request.gameType, price: generationCost(request) });
      const message = setupText.signInToCreate;
      const isNew = !hasSignedInBefore();
      navigate(PATHS.home, { state: { showSignInModal: true, message, isNew } });
      return undefined;
    }
    if (request.avoidDuplicates) {
      await new Promise((resolve) => setTimeout(resolve, JUDGE_AFTER_MS));
      if (hasBlockedWord(request.topic)) {
        await alerts.alert(blockedSentence(request));
        return undefined;
      }
    }
    const coverage = await ask();
    const offer = coverage && houseOffer(coverage, request);
    if (credits < (offer?.price ?? generationCost(request))) {
      openCredits();
      return undefined;
    }
    return offer ? agreeTo(offer, request, alerts) : { acceptFewer: false };
  };
}

function blockedSentence({ topic, gameType }: GenerationRequest): string {
  const reason = messageOf('topic-blocked', { topic });
  return setupFormText.blocked({ reason, category: categoryText[gameType].name });
}

async function agreeTo(
  { cards: count, onTopic, price, needsYes }: HouseOffer,
  { topic, cardCount }: GenerationRequest,
  { alert, confirm }: Alerts,
): Promise<Agreement | undefined> {
  if (count < SMALLEST_DECK) {
    await alert(messageOf('bank-too-small'));
    return undefined;
  }
  const agreed = { acceptFewer: needsYes, quotedPrice: price };
  if (!needsYes) return agreed;
  const { title, fewTitle, message, few, price: priceText, make } = setupFormText.fewer;
  const isShorter = count < cardCount;
  const words = onTopic === count ? message({ count, topic }) : few({ count, onTopic, topic });
  const isAgreed = await confirm(`${words} ${priceText({ credits: price })}`, {
    title: isShorter ? title : fewTitle,
    confirmLabel: make({ count }),
  });
  return isAgreed ? agreed : undefined;
}
