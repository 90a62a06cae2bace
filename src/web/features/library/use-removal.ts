// Deleting a deck from the list, once the host has confirmed it (LIB-09).
import { useQueryClient } from '@tanstack/react-query';
import { commonText } from '#sentences/common.ts';
import { libraryText } from '#sentences/library.ts';
import { DECKS, deleteDeck, type DeckSummary } from '#web/platform/api/decks.ts';
import { isProblem, orUnreachable } from '#web/platform/api/problem.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

/** The list is asked for anew also when the deck could not be deleted. */
export function useRemoval(): (deck: DeckSummary) => Promise<void> {
  const client = useQueryClient();
  const { confirm, toast } = useAlerts();
  function tell(error: unknown, retry: () => void) {
    if (isProblem(error, 'not-found')) {
      toast(libraryText.deletion.done);
    } else if (isProblem(error, 'unauthenticated')) {
      toast(error.message);
    } else {
      toast(orUnreachable(error, libraryText.deletion.failed), {
        label: commonText.retry,
        act: retry,
      });
    }
  }
  return async function remove(deck) {
    const { title, question, ok } = libraryText.deletion;
    if (!(await confirm(question, { title, confirmLabel: ok, danger: true }))) return;
    try {
      await deleteDeck(deck.id);
    } catch (error) {
      tell(error, () => void remove(deck));
    }
    await client.invalidateQueries({ queryKey: DECKS });
  };
}
