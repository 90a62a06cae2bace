import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { dropAuthor, dropCard, getPile, type PileCard } from '#web/platform/api/written-cards.ts';
import { Button } from '#web/ui/button.tsx';
import { goOnAt } from '#web/ui/go-on-at.ts';
import { useCalls } from './use-calls.ts';

interface Props {
  readonly code: string;
  /** How many there are: an open pile is read anew where that changes. */
  readonly cards: number;
}

/** The cards that wait, once the host wants to see them; each can be dropped, or all of an author. */
export function CrowdPile({ code, cards }: Props) {
  const words = tablePhonesText.crowd;
  const { pile, look, hide } = usePile(code, cards);
  const { isBusy, run } = useCalls(words.failed);
  const { list, placeOf, goOnAt } = usePlaces(pile);
  if (!pile) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={isBusy} onClick={() => run(look)}>
          {words.look}
        </Button>
        <span className="text-fg-soft">{words.lookHint}</span>
      </div>
    );
  }
  const drop = (press: Press, dropping: Promise<void>) => {
    const place = placeOf(press);
    return run(async () => {
      await dropping;
      goOnAt(place);
      await look();
    });
  };
  return (
    <div ref={list} className="flex flex-col gap-3">
      <Button className="self-start" onClick={hide}>
        {words.hide}
      </Button>
      {[...Map.groupBy(pile, ({ playerId }) => playerId)].map(([playerId, own]) => (
        <OfAuthor
          key={playerId}
          cards={own}
          onDrop={(press, id) => drop(press, dropCard(code, id))}
          onDropAll={(press) => drop(press, dropAuthor(code, playerId))}
        />
      ))}
    </div>
  );
}

const DROPS = '[data-drops]';

type Press = MouseEvent<HTMLButtonElement>;

/** The keyboard goes on, where it pressed, at what comes into the place of what is dropped. */
function usePlaces(pile: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef(-1);
  useEffect(() => {
    // The dialog takes a lost focus to itself first.
    const frame = requestAnimationFrame(() => {
      if (next.current < 0) return;
      // A reading of before the drop takes it from nobody.
      if (goOnAt(next.current, { list: list.current, stops: DROPS })) next.current = -1;
    });
    return () => cancelAnimationFrame(frame);
  }, [pile]);
  return {
    list,
    placeOf: ({ detail, currentTarget }: Press) =>
      detail === 0 ? [...(list.current?.querySelectorAll(DROPS) ?? [])].indexOf(currentTarget) : -1,
    goOnAt(place: number) {
      next.current = place;
    },
  };
}

/** The pile once it was looked at: read anew where cards come or go. */
function usePile(code: string, cards: number) {
  const [pile, setPile] = useState<readonly PileCard[]>();
  const [readOf, setReadOf] = useState<number>();
  const look = async () => {
    setReadOf(cards);
    setPile(await getPile(code));
  };
  const isOld = pile !== undefined && readOf !== cards;
  // What can't be read now shows with the next change; the cards that are there stay.
  const lookAgain = useEffectEvent(() => look().catch(() => {}));
  useEffect(() => {
    if (isOld) void lookAgain();
  }, [isOld, cards]);
  return { pile, look, hide: () => setPile(undefined) };
}

interface OfAuthorProps {
  readonly cards: readonly PileCard[];
  readonly onDrop: (press: Press, id: string) => void;
  readonly onDropAll: (press: Press) => void;
}

function OfAuthor({ cards, onDrop, onDropAll }: OfAuthorProps) {
  const words = tablePhonesText.crowd;
  const name = cards[0]?.name ?? '';
  return (
    <section className="rounded-2xl border-2 border-line p-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl break-words">{name}</h3>
        <Button variant="quiet" data-drops="" onClick={onDropAll}>
          {words.dropAll({ name })}
        </Button>
      </header>
      <ul>
        {cards.map(({ id, text, forbidden }) => (
          <li key={id} className="flex items-center gap-3">
            <span className="min-w-0 grow break-words">
              {text}
              {forbidden.length > 0 && (
                <span className="block text-sm text-fg-soft">{forbidden.join(', ')}</span>
              )}
            </span>
            <Button
              variant="quiet"
              aria-label={words.dropCard({ text })}
              data-drops=""
              onClick={(press) => onDrop(press, id)}
            >
              {words.drop}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
