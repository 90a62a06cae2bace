// 'Write our cards': phones write the cards of the room's next game.
import { useState } from 'react';
import type { ScreenView } from '#contract/rooms.ts';
import { CROWD_CATEGORIES, type CrowdCategory } from '#domain/room/crowd.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { endWriting, openWriting } from '#web/platform/api/written-cards.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { CrowdDeckMaker } from './crowd-deck.tsx';
import { CrowdPile } from './crowd-pile.tsx';
import { useCalls } from './use-calls.ts';

interface Props {
  readonly code: string;
  readonly told: ScreenView;
  /** The cards are on the table. */
  readonly onPlay: () => void;
}

export function CrowdSheet({ code, told: { crowd }, onPlay }: Props) {
  const words = tablePhonesText.crowd;
  if (!crowd) return <AskForCards code={code} />;
  const { cards, authors, category } = crowd;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-lg">{words.categories[category]}</p>
      <p role="status" className="font-display text-3xl font-semibold">
        {words.waiting({ cards, authors })}
      </p>
      <p className="text-fg-soft">{words.when}</p>
      {cards > 0 && <CrowdPile code={code} cards={cards} />}
      <div className="flex flex-wrap items-start gap-3">
        <CrowdDeckMaker code={code} category={category} cards={cards} onPlay={onPlay} />
        <StopButton code={code} />
      </div>
    </div>
  );
}

const EACH = [2, 3, 4, 5] as const;

function AskForCards({ code }: Pick<Props, 'code'>) {
  const words = tablePhonesText.crowd;
  const { isBusy, run } = useCalls(words.failed);
  const [category, setCategory] = useState<CrowdCategory>('secret-prompt');
  const [each, setEach] = useState<(typeof EACH)[number]>(3);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-lg">{words.what}</p>
      <div className="grid gap-5 md:grid-cols-2">
        <Select
          label={words.category}
          value={category}
          options={CROWD_CATEGORIES.map((value) => ({ value, label: words.categories[value] }))}
          onChange={setCategory}
        />
        <Select
          label={words.each}
          value={each}
          options={EACH.map((value) => ({ value, label: words.cardsEach({ cards: value }) }))}
          onChange={setEach}
        />
      </div>
      <Button
        variant="primary"
        className="self-start"
        busy={isBusy}
        onClick={() => run(() => openWriting(code, { category, each }))}
      >
        {words.ask}
      </Button>
    </div>
  );
}

function StopButton({ code }: Pick<Props, 'code'>) {
  const words = tablePhonesText.crowd;
  const { confirm } = useAlerts();
  const { isBusy, run } = useCalls(words.failed);

  async function stop() {
    const { stopTitle: title, stop: confirmLabel } = words;
    if (await confirm(words.stopQuestion, { title, confirmLabel, danger: true })) {
      await endWriting(code);
    }
  }

  return (
    <Button variant="quiet" busy={isBusy} onClick={() => run(stop)}>
      {words.stop}
    </Button>
  );
}
