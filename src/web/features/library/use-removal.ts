// Deleting a deck from the list, once the host has confirmed it (LIB-09).
import { deleteDeck, type DeckSummary } from '#web/platform/api/decks.ts';
import { isProblem, orUnreachable } from '#web/platform/api/problem.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

const DELETE = 'Are you sure you want to delete this game? This action cannot be undone.';

/** The list is asked for anew also when the deck could not be deleted. */
export function useRemoval(reload: () => void): (deck: DeckSummary) => Promise<void> {
  const { confirm, toast } = useAlerts();
  function tell(error: unknown, retry: () => void) {
    if (isProblem(error, 'not-found')) {
      toast('This game had already been deleted.');
    } else if (isProblem(error, 'unauthenticated')) {
      toast(error.message);
    } else {
      toast(orUnreachable(error, 'The game could not be deleted.'), { label: 'Retry', act: retry });
    }
  }
  return async function remove(deck) {
    const options = { title: 'Delete Game', confirmLabel: 'Delete', danger: true };
    if (!(await confirm(DELETE, options))) return;
    try {
      await deleteDeck(deck.id);
    } catch (error) {
      tell(error, () => void remove(deck));
    }
    reload();
  };
}
