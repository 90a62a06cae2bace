// What Generate asks before it starts: is somebody signed in, is the topic fit, do the credits suffice,
// is a smaller deck all right. The server asks the same again and decides.
import { useNavigate } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import type { BankCoverage, GenerationRequest } from '#contract/generation.ts';
import { messageOf } from '#contract/errors.ts';
import { SMALLEST_DECK } from '#contract/limits.ts';
import { generationCost } from '#contract/prices.ts';
import { hasBlockedWord } from '#contract/topic.ts';
import { categoryText } from '#sentences/categories.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { setupText } from '#sentences/setup.ts';
import { useOpenCredits } from '#web/platform/session/credits-context.ts';
import { useSession } from '#web/platform/session/session.tsx';
import type { Alerts } from '#web/ui/alert-context.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

/** A rest before the topic is judged, so that the host sees that it is (RULE-32), in milliseconds. */
const JUDGE_AFTER_MS = 500;

/** Whether a deck can be made; true as 'fewer' where the host agrees to a smaller one. */
type Agreement = boolean | 'fewer';

export function useAgreement(
  coverage: BankCoverage | undefined,
): (request: GenerationRequest) => Promise<Agreement> {
  const { status, credits } = useSession();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const openCredits = useOpenCredits();

  return async (request) => {
    if (request.topic === '') {
      await alerts.alert(setupFormText.noTopic);
      return false;
    }
    if (status !== 'signed-in') {
      await alerts.alert(setupText.signInToCreate);
      await navigate(PATHS.home, { state: { showSignInModal: true } });
      return false;
    }
    if (request.avoidDuplicates) {
      await new Promise((resolve) => setTimeout(resolve, JUDGE_AFTER_MS));
      if (hasBlockedWord(request.topic)) {
        await alerts.alert(blockedSentence(request));
        return false;
      }
    }
    if (credits < generationCost(request)) {
      openCredits();
      return false;
    }
    const { withTemplates } = coverage ?? {};
    if (withTemplates === undefined || withTemplates >= request.cardCount) return true;
    return agreeToFewer(withTemplates, request.topic, alerts);
  };
}

function blockedSentence({ topic, gameType }: GenerationRequest): string {
  const reason = messageOf('topic-blocked', { topic });
  return setupFormText.blocked({ reason, category: categoryText[gameType].name });
}

async function agreeToFewer(
  count: number,
  topic: string,
  { alert, confirm }: Alerts,
): Promise<Agreement> {
  if (count < SMALLEST_DECK) {
    await alert(messageOf('bank-too-small'));
    return false;
  }
  const { title, message, make } = setupFormText.fewer;
  const options = { title, confirmLabel: make({ count }) };
  return (await confirm(message({ count, topic }), options)) && 'fewer';
}
