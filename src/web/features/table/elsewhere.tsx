// What stands in the table's place where no match can be played in this tab.
import { lazy, Suspense } from 'react';
import { PATHS } from '#contract/paths.ts';
import type { MatchState } from '#domain/match/state.ts';
import { commonText } from '#sentences/common.ts';
import { stageText } from '#sentences/stage.ts';
import { tableElsewhereText } from '#sentences/table-elsewhere.ts';
import { LoneCard } from '#web/features/table/lone-card.tsx';
import { STAGE_ADDRESS } from '#web/features/table/stage/windows.ts';
import { matchLabel } from '#web/platform/match/match-label.ts';
import { goOnWith } from '#web/platform/match/match-store.ts';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { Button } from '#web/ui/button.tsx';

const OwnRoom = lazy(async () => ({
  default: (await import('#web/features/table/phones/own-room.tsx')).OwnRoom,
}));

/** An empty table (PLAY-15). */
export function NoMatch() {
  return (
    <LoneCard words={tableElsewhereText.empty}>
      <Suspense>
        <OwnRoom />
      </Suspense>
      <ButtonTo to={PATHS.home} variant="primary" size="large">
        {commonText.returnToHome}
      </ButtonTo>
    </LoneCard>
  );
}

/** Asks which of two tabs goes on with the match. */
export function OtherTab({ onTake }: { readonly onTake: () => void }) {
  const words = tableElsewhereText.otherTab;
  return (
    <LoneCard words={words}>
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
    </LoneCard>
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
    <LoneCard words={words}>
      <div className="flex w-full flex-wrap gap-3">
        <Choice match={ours} of={words.fromThisTab} onChoose={() => goOnWith('ours')} />
        <Choice match={theirs} of={words.fromTheOther} onChoose={() => goOnWith('theirs')} />
      </div>
    </LoneCard>
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
    <Button size="large" className="grow basis-72 flex-col gap-0! py-2" onClick={onChoose}>
      <span>{matchLabel(match)}</span>
      <span className="font-sans text-base font-normal"> {place}</span>
    </Button>
  );
}
