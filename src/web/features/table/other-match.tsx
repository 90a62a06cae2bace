import { matchLabel } from '#web/platform/match/match-label.ts';
import type { MatchState } from '#domain/match/state.ts';
import { tableElsewhereText } from '#sentences/table-elsewhere.ts';
import { goOnWith } from '#web/platform/match/match-store.ts';
import { Button } from '#web/ui/button.tsx';
import { CardFace } from '#web/ui/card-face.tsx';

interface Props {
  readonly ours: MatchState;
  readonly theirs: MatchState;
}

/** Asks which of two matches this browser keeps: another tab has started one while ours was on the table. */
export function OtherMatch({ ours, theirs }: Props) {
  const { fromThisTab, fromTheOther } = tableElsewhereText.twoGames;
  return (
    <main className="surface-table grid place-items-center p-4">
      <CardFace suit="free" variant={1} className="w-[min(100%,34rem)]">
        <div className="flex flex-col items-center gap-6 py-8 text-center">
          <h1 className="text-4xl">{tableElsewhereText.twoGames.title}</h1>
          <p className="font-sans text-lg text-fg-soft">{tableElsewhereText.twoGames.text}</p>
          <div className="flex w-full flex-col gap-3">
            <Choice match={ours} of={fromThisTab} onChoose={() => goOnWith('ours')} />
            <Choice match={theirs} of={fromTheOther} onChoose={() => goOnWith('theirs')} />
          </div>
        </div>
      </CardFace>
    </main>
  );
}

interface ChoiceProps {
  readonly match: MatchState;
  /** Says where it stands, and in which tab. */
  readonly of: (place: { readonly card: number; readonly cards: number }) => string;
  readonly onChoose: () => void;
}

function Choice({ match, of, onChoose }: ChoiceProps) {
  const place = of({ card: match.currentCardIndex + 1, cards: match.cards.length });
  return (
    <Button size="large" className="flex-col gap-0! py-2" onClick={onChoose}>
      <span>{matchLabel(match)}</span>
      <span className="font-sans text-base font-normal"> {place}</span>
    </Button>
  );
}
