// Runs that ended otherwise than was wished: why, what became of the credits, and what can be done.
import { useQueryClient } from '@tanstack/react-query';
import type { Run } from '#contract/generation.ts';
import { libraryText } from '#sentences/library.ts';
import { putRunAway, retryRun, runFailure, runsQuery } from '#web/platform/api/generations.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './deck-grid.module.css';

const text = libraryText.runNews;

/** Each stays until its host has put it away. */
export function RunNews({ runs }: { readonly runs: readonly Run[] }) {
  const { retry, putAway } = useRunNews();
  if (runs.length === 0) return null;
  return (
    <ul className={styles['grid']} aria-label={text.title}>
      {runs.map((run) => (
        <li
          key={run.id}
          data-suit={run.gameType}
          className="surface-raised flex flex-col gap-3 p-5"
        >
          <p className="font-display text-2xl font-semibold">{run.topic}</p>
          <p className="grow">{newsOf(run)}</p>
          <div className="flex flex-wrap gap-3">
            {run.state === 'failed' && (
              <Button
                variant="primary"
                aria-label={text.tryAgainOf(run)}
                onClick={() => void retry(run)}
              >
                {text.tryAgain}
              </Button>
            )}
            <Button aria-label={text.dismissOf(run)} onClick={() => void putAway(run)}>
              {libraryText.dismiss}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function newsOf(run: Run): string {
  const { state, cardCount, missing, cost } = run;
  if (state === 'saved') return text.short({ written: cardCount, wanted: cardCount + missing });
  const why = runFailure(run).message;
  return cost > 0 ? `${why} ${text.creditReturned({ count: cost })}` : why;
}

/** The list is asked for anew also where something fails: another tab may have been quicker. */
function useRunNews() {
  const client = useQueryClient();
  const { toast } = useAlerts();
  const act = async (work: Promise<unknown>, failed: string): Promise<void> => {
    try {
      await work;
    } catch (error) {
      toast(sentenceOf(error, failed));
    }
    await client.invalidateQueries({ queryKey: runsQuery().queryKey });
  };
  return {
    retry: ({ id }: Run) => act(retryRun(id), text.notRetried),
    putAway: ({ id }: Run) => act(putRunAway(id), text.notDismissed),
  };
}
