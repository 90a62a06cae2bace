import type { PhoneCard } from '#domain/room/view.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { sidesOf } from './vote-sides.ts';

interface Props {
  readonly card: PhoneCard;
  /** The most first. */
  readonly votes: readonly { readonly text: string; readonly count: number }[];
  /** What this seat has voted for. */
  readonly own: string | null;
}

/** How everybody voted, as bars. */
export function VoteBars({ card, votes, own }: Props) {
  const words = phoneCardsText.vote;
  const names = new Map(sidesOf(card).map(({ text, name }) => [text, name]));
  const most = Math.max(1, ...votes.map(({ count }) => count));
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">{words.results}</h2>
      {votes.length === 0 && <p>{words.noVotes}</p>}
      <ul className="flex flex-col gap-2">
        {votes.map(({ text, count }) => (
          <li key={text} className="surface-raised relative overflow-hidden px-4 py-2.5">
            <span
              className="absolute inset-y-0 left-0 bg-lamp/30"
              style={{ width: `${(100 * count) / most}%` }}
              aria-hidden="true"
            />
            <span className="relative flex items-baseline gap-3 font-semibold">
              <span className="min-w-0 grow wrap-anywhere">
                {names.get(text) ?? words.gone}
                {text === own && <span className="font-normal text-fg-soft"> · {words.own}</span>}
              </span>
              <span className="shrink-0 tabular-nums">{words.count({ count })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
