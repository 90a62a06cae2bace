import type { GameState } from '#game/state.ts';
import { goOnWith } from '#web/play/game-store.ts';
import { Button } from '#web/ui/button.tsx';
import { CardFace } from '#web/ui/card-face.tsx';

interface Props {
  readonly ours: GameState;
  readonly theirs: GameState;
}

/** Asks which of two games this browser keeps: another tab has started one while ours was on the table. */
export function OtherGame({ ours, theirs }: Props) {
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
            <Choice game={ours} where="this tab" onChoose={() => goOnWith('ours')} />
            <Choice game={theirs} where="the other tab" onChoose={() => goOnWith('theirs')} />
          </div>
        </div>
      </CardFace>
    </main>
  );
}

interface ChoiceProps {
  readonly game: GameState;
  readonly where: string;
  readonly onChoose: () => void;
}

function Choice({ game, where, onChoose }: ChoiceProps) {
  return (
    <Button size="large" className="flex-col gap-0! py-2" onClick={onChoose}>
      <span>{game.currentCategory}</span>{' '}
      <span className="font-sans text-base font-normal">
        Card {game.currentCardIndex + 1} of {game.cards.length}, from {where}
      </span>
    </Button>
  );
}
