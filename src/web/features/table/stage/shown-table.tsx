import { Maximize } from 'lucide-react';
import { useMemo, useSyncExternalStore } from 'react';
import { stageText } from '#sentences/stage.ts';
import { tableText } from '#sentences/table.ts';
import { PlayCard } from '#web/features/table/card/play-card.tsx';
import { ToldCardContext } from '#web/features/table/card/told-card.ts';
import { canFillScreen, toggleFullscreen } from '#web/features/table/controls/fullscreen.ts';
import { MatchTitle } from '#web/features/table/controls/play-header.tsx';
import { LiveRegion } from '#web/features/table/news/live-region.tsx';
import { useNews } from '#web/features/table/news/use-news.ts';
import table from '#web/features/table/play-table.module.css';
import quiet from '#web/features/table/quiet.module.css';
import { ShownRules } from '#web/features/table/rules/shown-rules.tsx';
import { TimerSounds } from '#web/features/table/timer/timer-sounds.ts';
import { useQuiet } from '#web/features/table/use-quiet.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Crests } from '#web/ui/team-crests.tsx';
import { Scenery } from './scenery.tsx';
import { ShownPhones } from './shown-phones.tsx';
import { StageClock } from './stage-clock.tsx';
import { StageEnd } from './stage-end.tsx';
import type { Followed } from './stage-line.ts';
import { StagePlaces } from './stage-places.tsx';
import styles from './shown-table.module.css';

/** The stage of another window's table: nothing on it is pressed but what fills the screen. */
export function ShownTable(followed: Followed) {
  const { isFaceDown, phones } = followed;
  const { match, view } = followed.table;
  const news = useNews(match);
  const isQuiet = useQuiet(true);
  const told = useMemo(() => ({ isFaceDown }), [isFaceDown]);
  return (
    <Crests of={match.teamCrests}>
      <div
        className={classes('surface-table', table['screen'], quiet['screen'])}
        data-suit={match.category}
        data-side="none"
        data-face="stage"
        data-quiet={isQuiet}
      >
        <Scenery suit={match.category} />
        <header className="contents">
          <MatchTitle match={match} />
          {followed.isHeard && <PressForSound />}
          {canFillScreen() && <FillScreen />}
        </header>
        {view.panels.timer.shown && <StageClock timer={match.timer} />}
        <main className={table['stage']}>
          <ToldCardContext value={told}>
            <PlayCard
              match={match}
              reveals={{ ...followed, ...NOTHING_TO_TURN }}
              over={followed.isExplained && <ShownRules kind={match} />}
            />
          </ToldCardContext>
          {phones && <ShownPhones {...phones} />}
        </main>
        <StagePlaces match={match} isHosted={false} />
        <LiveRegion match={match} news={news} />
        <TimerSounds timer={match.timer} />
        <StageEnd match={match} end={followed.end} />
      </div>
    </Crests>
  );
}

const NOTHING_TO_TURN = {
  dealtCard: '',
  hasPhones: false,
  hasPeeked: false,
  notePeek: () => undefined,
  toggleHint: () => undefined,
  toggleAnswer: () => undefined,
};

function FillScreen() {
  return (
    <Button
      className={classes(styles['fill'], quiet['fades'])}
      aria-label={tableText.fullscreen}
      onClick={toggleFullscreen}
    >
      <Maximize aria-hidden="true" className="size-6" />
    </Button>
  );
}

/** A browser lets a window be heard only once something was pressed in it. */
function PressForSound() {
  const wasPressed = useSyncExternalStore(onPress, () => navigator.userActivation?.hasBeenActive);
  return wasPressed ? null : <p className={styles['word']}>{stageText.pressForSound}</p>;
}

function onPress(listener: () => void): () => void {
  document.addEventListener('pointerup', listener);
  return () => document.removeEventListener('pointerup', listener);
}
