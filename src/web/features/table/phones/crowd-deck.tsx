import { useEffect, useEffectEvent, useState } from 'react';
import type { CrowdDeck } from '#contract/crowd.ts';
import type { CrowdCategory } from '#domain/room/crowd.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { makeDeck } from '#web/platform/api/own-decks.ts';
import { dealPile } from '#web/platform/api/written-cards.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePlayCrowd } from './use-play-crowd.ts';
import { useCalls } from './use-calls.ts';

interface Props {
  readonly code: string;
  readonly category: CrowdCategory;
  /** How many wait. */
  readonly cards: number;
  readonly onPlay: () => void;
}

/** The pile becomes a deck, which is played, and kept where its host has an account. */
export function CrowdDeckMaker({ code, category, cards, onPlay }: Props) {
  const words = tablePhonesText.crowd;
  const { deck, madeOf, isBusy, isOld, deal } = useCrowdDeck(code, cards);
  if (!deck) {
    return (
      <Button variant="primary" busy={isBusy} disabled={cards === 0} onClick={deal}>
        {words.deal}
      </Button>
    );
  }
  return (
    <div className="flex w-full flex-col gap-3">
      <p role="status" className="text-lg font-semibold">
        {words.dealt({ cards: deck.cards.length })}
      </p>
      <Refused deck={deck} />
      {deck.cards.length > 0 && (
        <fieldset disabled={isOld || isBusy} className="flex flex-wrap gap-3">
          <PlayButton code={code} category={category} deck={deck} onPlay={onPlay} />
          <KeepButton key={madeOf} category={category} deck={deck} />
        </fieldset>
      )}
    </div>
  );
}

/** The deck that was asked for: made anew where cards come or are dropped. */
function useCrowdDeck(code: string, cards: number) {
  const { isBusy, run } = useCalls(tablePhonesText.crowd.failed);
  const [deck, setDeck] = useState<CrowdDeck>();
  /** Of how many cards it was made: where some came or were dropped since, it is made anew. */
  const [madeOf, setMadeOf] = useState<number>();
  const deal = () =>
    run(async () => {
      setMadeOf(cards);
      try {
        setDeck(await dealPile(code));
      } catch (error) {
        // A deck that may hold what was dropped is none.
        setDeck(undefined);
        throw error;
      }
    });
  const isOld = deck !== undefined && madeOf !== cards;
  const dealAgain = useEffectEvent(deal);
  useEffect(() => {
    if (isOld && !isBusy) dealAgain();
  }, [isOld, isBusy]);
  return { deck, madeOf, isBusy, isOld, deal };
}

/** Why, and not what it says: the screen is everybody's. */
function Refused({ deck: { refused } }: { readonly deck: CrowdDeck }) {
  const words = tablePhonesText.crowd;
  if (refused.length === 0) return null;
  const faults = [...Map.groupBy(refused, ({ why }) => why)];
  return (
    <div className="text-fg-soft">
      <p>{words.refused({ cards: refused.length })}</p>
      <ul className="list-disc pl-6">
        {faults.map(([why, some]) => (
          <li key={why}>{words.faulty({ cards: some.length, fault: words.faults[why] })}</li>
        ))}
      </ul>
    </div>
  );
}

interface DeckProps extends Pick<Props, 'category'> {
  readonly deck: CrowdDeck;
}

function PlayButton({ code, category, deck, onPlay }: DeckProps & Pick<Props, 'code' | 'onPlay'>) {
  const words = tablePhonesText.crowd;
  const { isBusy, run } = useCalls(words.failed);
  const play = usePlayCrowd(code);
  return (
    <Button
      variant="primary"
      busy={isBusy}
      onClick={() =>
        run(async () => {
          onPlay();
          await play(category, deck.cards);
        })
      }
    >
      {words.play}
    </Button>
  );
}

/** Free, as a deck of the host's own hand; offered to whoever has an account. */
function KeepButton({ category, deck }: DeckProps) {
  const words = tablePhonesText.crowd;
  const { user } = useSession();
  const { toast } = useAlerts();
  const { isBusy, run } = useCalls(words.failed);
  const [isKept, setKept] = useState(false);
  if (!user || isKept) return null;

  async function keep() {
    const cards = deck.cards.map(({ id: _id, category: _name, type: _type, ...card }) => ({
      ...card,
      explanation: card.explanation ?? '',
    }));
    await makeDeck({ title: words.topic, gameType: category, cards });
    setKept(true);
    toast(words.kept);
  }

  return (
    <Button busy={isBusy} onClick={() => run(keep)}>
      {words.keep}
    </Button>
  );
}
