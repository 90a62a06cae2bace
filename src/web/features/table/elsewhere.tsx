// What stands in the table's place where no match can be played in this tab.
import { lazy, Suspense, type ReactNode } from 'react';
import { PATHS } from '#contract/paths.ts';
import type { MatchState } from '#domain/match/state.ts';
import { commonText } from '#sentences/common.ts';
import { stageText } from '#sentences/stage.ts';
import { tableElsewhereText } from '#sentences/table-elsewhere.ts';
import { STAGE_ADDRESS } from '#web/features/table/stage/windows.ts';
import { matchLabel } from '#web/platform/match/match-label.ts';
import { goOnWith } from '#web/platform/match/match-store.ts';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { Button } from '#web/ui/button.tsx';
import { CardFace } from '#web/ui/card-face.tsx';

const OwnRoom = lazy(async () => ({
  default: (await import('#web/features/table/phones/own-room.tsx')).OwnRoom,
}));

/** An empty table (PLAY-15). */
export function NoMatch() {
  return (
    <Place words={tableElsewhereText.empty}>
      <Suspense>
        <OwnRoom />
      </Suspense>
      <ButtonTo to={PATHS.home} variant="primary" size="large">
        {commonText.returnToHome}
      </ButtonTo>
    </Place>
  );
}

/** Asks which of two tabs goes on with the match. */
export function OtherTab({ onTake }: { readonly onTake: () => void }) {
  const words = tableElsewhereText.otherTab;
  return (
    <Place words={words}>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonTo to={PATHS.home} size="large">
          {words.leave}
        </ButtonTo>
        <ButtonTo to={STAGE_ADDRESS} size="large">
          {stageText.follow}
        </ButtonTo>
        <Button variant="primary" size="large" onClick={onTake}>
          {words.play}
        </Button>
      </div>
    </Place>
  );
}

interface Matches {
  readonly ours: MatchState;
  readonly theirs: MatchState;
}

/** Asks which of two matches this browser keeps: another tab has started one while ours was on the table. */
export function OtherMatch({ ours, theirs }: Matches) {
  const words = tableElsewhereText.twoGames;
  return (
    <Place words={words}>
      <div className="flex w-full flex-col gap-3">
        <Choice match={ours} of={words.fromThisTab} onChoose={() => goOnWith('ours')} />
        <Choice match={theirs} of={words.fromTheOther} onChoose={() => goOnWith('theirs')} />
      </div>
    </Place>
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

interface PlaceProps {
  readonly words: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
}

/** One card in the middle: what is the matter, and what can be done. */
function Place({ words, children }: PlaceProps) {
  return (
    <main className="surface-table grid place-items-center p-4">
      <CardFace suit="free" variant={1} className="w-[min(100%,34rem)]">
        <div className="flex flex-col items-center gap-6 py-8 text-center">
          <h1 className="text-4xl">{words.title}</h1>
          <p className="font-sans text-lg text-fg-soft">{words.text}</p>
          {children}
        </div>
      </CardFace>
    </main>
  );
}
