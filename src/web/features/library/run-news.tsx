// Runs that ended otherwise than was wished: why, what became of the credits, and what can be done.
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Run } from '#contract/generation.ts';
import { libraryText } from '#sentences/library.ts';
import { runOfferText } from '#sentences/run-offer.ts';
import { DECKS } from '#web/platform/api/decks.ts';
import {
  keepOffer,
  putRunAway,
  retryRun,
  returnOffer,
  runFailure,
  runsQuery,
} from '#web/platform/api/generations.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';
import { goOnAt } from '#web/ui/go-on-at.ts';
import { RunOffer } from './run-offer.tsx';
import styles from './deck-grid.module.css';

const text = libraryText.runNews;

/** Each stays until its host has put it away, or has decided about its cards. */
export function RunNews({ runs }: { readonly runs: readonly Run[] }) {
  const list = useRef<HTMLUListElement>(null);
  const acts = useRunNews();
  /** What it does may take the news at the place away. */
  const then = async (at: number, act: Promise<void>): Promise<void> => {
    await act;
    requestAnimationFrame(() => {
      const otherwise = document.querySelector('h1');
      goOnAt(at, { list: list.current, stops: 'button:last-child', otherwise });
    });
  };
  if (runs.length === 0) return null;
  return (
    <ul ref={list} className={styles['grid']} aria-label={text.title}>
      {runs.map((run, at) => (
        <li
          key={run.id}
          data-suit={run.gameType}
          className="surface-raised flex flex-col gap-3 p-5"
        >
          <p className="font-display text-2xl font-semibold">{run.topic}</p>
          {run.offer === null ? (
            <EndedRun
              run={run}
              onRetry={() => void then(at, acts.retry(run))}
              onPutAway={() => void then(at, acts.putAway(run))}
            />
          ) : (
            <RunOffer
              run={run}
              onKeep={() => then(at, acts.keep(run))}
              onGiveBack={() => then(at, acts.giveBack(run))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface EndedRunProps {
  readonly run: Run;
  readonly onRetry: () => void;
  readonly onPutAway: () => void;
}

function EndedRun({ run, onRetry, onPutAway }: EndedRunProps) {
  return (
    <>
      <p className="grow">{newsOf(run)}</p>
      <div className="flex flex-wrap gap-3">
        {run.state === 'failed' && (
          <Button variant="primary" aria-label={text.tryAgainOf(run)} onClick={onRetry}>
            {text.tryAgain}
          </Button>
        )}
        <Button aria-label={text.dismissOf(run)} onClick={onPutAway}>
          {libraryText.dismiss}
        </Button>
      </div>
    </>
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
  const settle = async (work: Promise<unknown>, done: string): Promise<void> => {
    const told = async (): Promise<void> => {
      await work;
      toast(done);
    };
    await act(told(), runOfferText.notAnswered);
    await client.invalidateQueries({ queryKey: DECKS });
  };
  return {
    retry: ({ id }: Run) => act(retryRun(id), text.notRetried),
    putAway: ({ id }: Run) => act(putRunAway(id), text.notDismissed),
    keep: ({ id, written }: Run) => settle(keepOffer(id), runOfferText.kept({ count: written })),
    giveBack: ({ id, cost }: Run) => settle(returnOffer(id), runOfferText.returned({ cost })),
  };
}
