import { PATHS } from '#contract/paths.ts';
import { matchLabel } from '#web/platform/match/match-label.ts';
import { Flag, House, RotateCcw } from 'lucide-react';
import { memo } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import { tableText } from '#sentences/table.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { PhonesButton } from '#web/features/table/phones/phones-button.tsx';
import { ConnectionMark } from './connection-mark.tsx';
import { HeadButton } from './head-button.tsx';
import { SofaButtons } from './sofa-buttons.tsx';
import { StageButtons } from '#web/features/table/stage/stage-buttons.tsx';
import { useAlerts } from '#web/ui/alerts.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import quiet from '#web/features/table/quiet.module.css';
import styles from './play-header.module.css';

interface WaysProps {
  readonly isStage: boolean;
  /** What its buttons do; the same object as long as they do the same. */
  readonly ways: Readonly<Record<'end' | 'keys' | 'phones' | 'restart' | 'stage', () => void>>;
}

interface Props extends WaysProps {
  readonly match: MatchState;
}

/** Where we are, and the ways out (PLAY-01). */
export function PlayHeader({ match, isStage, ways }: Props) {
  return (
    <header className={styles['head']}>
      <Ways isStage={isStage} ways={ways} />
      <MatchTitle match={match} />
      <EndButton onEnd={ways.end} />
    </header>
  );
}

/** Another card changes nothing about them: at a press on *Next* they are left alone. */
const Ways = memo(({ isStage, ways }: WaysProps) => (
  <div className={classes(styles['start'], quiet['fades'])}>
    <Tooltip text={tableText.ways.homeTip}>
      <ButtonTo to={PATHS.home} variant="quiet" aria-label={tableText.ways.home}>
        <House aria-hidden="true" className="size-6" />
      </ButtonTo>
    </Tooltip>
    <RestartButton onRestart={ways.restart} />
    <SofaButtons onKeys={ways.keys} />
    <PhonesButton onOpen={ways.phones} />
    <StageButtons isStage={isStage} onToggle={ways.stage} />
    <ConnectionMark />
  </div>
));

const EndButton = memo(({ onEnd }: { readonly onEnd: () => void }) => (
  <Button className={classes(styles['end'], quiet['fades'])} onClick={onEnd}>
    <Flag aria-hidden="true" className="size-5 max-sm:hidden" />
    {tableText.ways.end}
  </Button>
));

/** What is played, and how far the deck is. */
export function MatchTitle({ match }: { readonly match: MatchState }) {
  const card = match.currentCardIndex + 1;
  const { length: total } = match.cards;
  return (
    <div className={styles['title']}>
      <h1>{matchLabel(match)}</h1>
      <p className={styles['count']}>{tableText.cardOf({ card, cards: total })}</p>
      <span className={styles['progress']} aria-hidden="true">
        <span style={{ transform: `translateX(${(card / total - 1) * 100}%)` }} />
      </span>
    </div>
  );
}

function RestartButton({ onRestart }: { readonly onRestart: () => void }) {
  const { confirm } = useAlerts();

  async function restart() {
    const { question, title, ok } = tableText.restart;
    const isSure = await confirm(question, {
      title,
      confirmLabel: ok,
      danger: true,
    });
    if (!isSure) return;
    dispatch({ type: 'RESET_GAME' });
    onRestart();
  }

  return (
    <HeadButton
      icon={RotateCcw}
      name={tableText.restart.button}
      tip={tableText.restart.button}
      onPress={() => void restart()}
    />
  );
}
