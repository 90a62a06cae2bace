import { labelOf } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import { goOnWith } from '#web/platform/match/match-store.ts';
import { Button } from '#web/ui/button.tsx';
import { CardFace } from '#web/ui/card-face.tsx';

interface Props {
  readonly ours: MatchState;
  readonly theirs: MatchState;
}

/** Asks which of two matches this browser keeps: another tab has started one while ours was on the table. */
export function OtherMatch({ ours, theirs }: Props) {
  return (
    <main className="surface-table play-empty">
      <CardFace suit="free" variant={1} className="play-empty-card">
        <div className="flex flex-col items-center gap-6 py-8 text-center">
          <h1 className="text-4xl">Two games</h1>
          <p className="font-sans text-lg text-fg-soft">
            Another tab of this browser has started another game. Only one can be kept: the other
            one ends, with its scores. Which one goes on?
          </p>
          <div className="flex w-full flex-col gap-3">
            <Choice match={ours} where="this tab" onChoose={() => goOnWith('ours')} />
            <Choice match={theirs} where="the other tab" onChoose={() => goOnWith('theirs')} />
          </div>
        </div>
      </CardFace>
    </main>
  );
}

interface ChoiceProps {
  readonly match: MatchState;
  readonly where: string;
  readonly onChoose: () => void;
}

function Choice({ match, where, onChoose }: ChoiceProps) {
  return (
    <Button size="large" className="flex-col gap-0! py-2" onClick={onChoose}>
      <span>{labelOf(match)}</span>{' '}
      <span className="font-sans text-base font-normal">
        Card {match.currentCardIndex + 1} of {match.cards.length}, from {where}
      </span>
    </Button>
  );
}
