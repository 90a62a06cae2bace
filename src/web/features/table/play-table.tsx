import { PANEL_IDS, type Panels } from '#web/platform/match/panels.ts';
import type { MatchState } from '#domain/match/state.ts';
import { tableText } from '#sentences/table.ts';
import { useTableView } from '#web/platform/match/match-store.ts';
import { useCallback, useEffect, useMemo, useState, type ComponentProps } from 'react';
import { whenQuiet } from '#web/platform/offline/quiet.ts';
import { askToKeep } from '#web/platform/offline/updates.ts';
import { prepareAlerts } from '#web/ui/alerts.tsx';
import { prepareSelects } from '#web/ui/late-select.tsx';
import { classes } from '#web/ui/classes.ts';
import { prepareConfetti } from '#web/features/table/ending/confetti.ts';
import { CardNav } from '#web/features/table/controls/card-nav.tsx';
import { commandsOf } from '#web/features/table/controls/commands.ts';
import { GamePanels } from './game-panels.tsx';
import { LiveRegion } from '#web/features/table/news/live-region.tsx';
import { PanelDock } from '#web/features/table/panels/panel-dock.tsx';
import { PlayCard } from '#web/features/table/card/play-card.tsx';
import { PlayHeader } from '#web/features/table/controls/play-header.tsx';
import { TimerPanel } from '#web/features/table/timer/timer-panel.tsx';
import { useCardTurns, type CardTurns } from '#web/features/table/card/use-card-turns.ts';
import type { Ending } from '#web/features/table/ending/use-ending.ts';
import { useNews } from '#web/features/table/news/use-news.ts';
import { usePlayKeys } from '#web/features/table/controls/use-play-keys.ts';
import { FromPhones, Phones, preparePhones } from '#web/features/table/phones/phones.tsx';
import { EndDialog, KeySheet, prepareSheets } from './sheets.tsx';
import { useFace, type Face } from '#web/features/table/stage/use-face.ts';
import { useQuiet } from './use-quiet.ts';
import { Rules } from '#web/features/table/rules/rules.tsx';
import { useRules, type LyingRules } from '#web/features/table/rules/use-rules.ts';
import { useReveals, type Reveals } from '#web/features/table/card/use-reveals.ts';
import { toggleClock } from '#web/features/table/timer/toggle-clock.ts';
import { useTimeWatch } from '#web/features/table/timer/use-time-watch.ts';
import { useHeldClock } from '#web/features/table/timer/use-held-clock.ts';
import { TimerSounds } from '#web/features/table/timer/timer-sounds.ts';
import { useWakeLock } from '#web/ui/use-wake-lock.ts';
import turn from '#web/features/table/card/turn-over.module.css';
import finish from './finish.module.css';
import styles from './play-table.module.css';
import quiet from './quiet.module.css';

interface Props {
  readonly match: MatchState;
  readonly ending: Ending;
}

/** A match under way. The order here is the reading order; play-table.module.css places the parts. */
export function PlayTable({ match, ending }: Props) {
  const [news, { panels }] = [useNews(match), useTableView()];
  const turns = useCardTurns(match, ending);
  const deal = useDeal();
  const reveals = useReveals(`${deal.count} ${match.cards[match.currentCardIndex]?.id ?? ''}`);
  const [keySheet, phones] = [useSheet(), useSheet()];
  const { isStage, toggle: turnStage, parts } = useFace();
  usePlayKeys(commandsOf({ match, turns, reveals, showKeys: keySheet.open, turnStage }));
  const rules = useRules(match);
  useEvening(match, reveals, rules);
  const isQuiet = useQuiet(isStage);
  const ofPanels = { match, news: news.score, onNextRound: ending.nextRound };
  const ways = useWays(ending.end, keySheet.open, phones.open, deal.again, turnStage);

  return (
    <div
      className={classes('surface-table', styles['screen'], quiet['screen'])}
      data-suit={match.category}
      data-side={isStage ? 'none' : sideOf(panels)}
      data-face={isStage ? 'stage' : 'console'}
      data-quiet={isQuiet}
    >
      {parts && <Behind {...{ parts, match, reveals, rules, ending }} />}
      <PlayHeader match={match} isStage={isStage} ways={ways} />
      {panels.timer.shown && <Clock match={match} stage={isStage ? parts : undefined} />}
      <main className={styles['stage']}>
        <CardOnTable key={deal.count} {...{ match, reveals, turns, rules }} />
        <FromPhones onPhones={phones.open} />
        {ending.phase === 'celebrating' && <Finish />}
      </main>
      <CardNav match={match} isStage={isStage} turns={turns} onFinish={ending.end} />
      {isStage && parts && <parts.StagePlaces match={match} isHosted />}
      {!isStage && <ConsolePanels panels={panels} {...ofPanels} />}
      <LiveRegion match={match} news={news} />
      <TimerSounds timer={match.timer} />
      {keySheet.isOpen && <KeySheet onClose={keySheet.close} />}
      <Phones isNeeded={phones.wasOpened} open={phones.isOpen} onClose={phones.close} />
      <EndOfMatch match={match} ending={ending} onDealt={deal.again} />
    </div>
  );
}

interface BehindProps extends Props {
  readonly parts: NonNullable<Face['parts']>;
  readonly reveals: Reveals;
  readonly rules: LyingRules;
}

/** What goes on around the table: the picture under it, and what other windows are told of it. */
function Behind({ parts: { Publisher, Scenery }, match, reveals, rules, ending }: BehindProps) {
  return (
    <>
      <Scenery suit={match.category} />
      <Publisher
        match={match}
        reveals={reveals}
        isExplained={rules.isLying}
        isOver={ending.phase === 'ending'}
      />
    </>
  );
}

interface CardProps {
  readonly match: MatchState;
  readonly reveals: Reveals;
  readonly turns: CardTurns;
  readonly rules: LyingRules;
}

function CardOnTable({ rules, ...card }: CardProps) {
  return <PlayCard {...card} over={<Rules match={card.match} rules={rules} />} />;
}

function ConsolePanels({ panels, ...ofPanels }: ComponentProps<typeof PanelDock>) {
  return (
    <>
      <PanelDock panels={panels} {...ofPanels} />
      <GamePanels {...ofPanels} />
    </>
  );
}

/** Lies over the last card while its finish is celebrated. */
function Finish() {
  return <p className={classes(finish['finish'], turn['over'])}>{tableText.allRoundsPlayed}</p>;
}

interface ClockProps {
  readonly match: MatchState;
  /** Undefined: at the console. */
  readonly stage: Face['parts'];
}

function Clock({ match, stage }: ClockProps) {
  if (!stage) return <TimerPanel match={match} />;
  return <stage.StageClock timer={match.timer} onPress={toggleClock} />;
}

interface EndOfMatchProps extends Props {
  /** The deck was dealt anew. */
  readonly onDealt: () => void;
}

/** The end dialog, and what its buttons do. */
function EndOfMatch({ match, ending, onDealt }: EndOfMatchProps) {
  return (
    <EndDialog
      match={match}
      open={ending.phase === 'ending'}
      onGoOn={ending.goOn}
      onLeave={ending.leave}
      onAgain={() => {
        ending.again();
        onDealt();
      }}
    />
  );
}

type Way = () => void;

/** What the header's buttons do: the same object as long as they do the same. */
function useWays(end: Way, keys: Way, phones: Way, restart: Way, stage: Way) {
  return useMemo(
    () => ({ end, keys, phones, restart, stage }),
    [end, keys, phones, restart, stage],
  );
}

function useSheet() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const open = useCallback(() => setState('open'), []);
  const close = useCallback(() => setState('closed'), []);
  return { isOpen: state === 'open', wasOpened: state !== 'never', open, close };
}

/** What a table needs for a whole evening: sounds, a screen that stays awake, and eyes on the clock. */
function useEvening(match: MatchState, reveals: Reveals, rules: LyingRules): void {
  useHeldClock(match, reveals, rules.holdClock);
  useWakeLock();
  useFetchAhead();
  useTimeWatch();
}

/** Fetches what opens later ahead, once the first card is there: the server may be gone by then. */
function useFetchAhead(): void {
  useEffect(() => {
    askToKeep();
    return whenQuiet(() => {
      prepareAlerts();
      prepareSheets();
      prepareSelects();
      prepareConfetti();
      preparePhones();
    });
  }, []);
}

/** Counts the times that the deck was dealt: its first card is then a new one, whatever was turned over on it. */
function useDeal() {
  const [count, setCount] = useState(0);
  const again = useCallback(() => setCount((before) => before + 1), []);
  return { count, again };
}

/** How much room the panels need: none, that of their heads, or that of what is in them. */
function sideOf(panels: Panels): 'none' | 'narrow' | 'wide' {
  const shown = PANEL_IDS.filter((id) => panels[id].shown);
  if (shown.length === 0) return 'none';
  return shown.some((id) => panels[id].expanded) ? 'wide' : 'narrow';
}
