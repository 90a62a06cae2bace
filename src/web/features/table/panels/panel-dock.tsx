import { memo, useState } from 'react';
import { traitsOf } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import { tableText } from '#sentences/table.ts';
import { changePanel } from '#web/platform/match/match-store.ts';
import { PANEL_IDS, type PanelId, type Panels } from '#web/platform/match/panels.ts';
import { Totals } from '#web/features/table/score/totals.tsx';
import { PanelSheet } from '#web/features/table/sheets.tsx';
import { useSmallScreen } from '#web/features/table/use-small-screen.ts';
import { classes } from '#web/ui/classes.ts';
import { PANEL_ICONS } from './panel-names.ts';
import quiet from '#web/features/table/quiet.module.css';
import styles from './panel-dock.module.css';

interface Props {
  readonly panels: Panels;
  readonly match: MatchState;
  /** What was last done to the score. */
  readonly news: string;
  readonly onNextRound: () => void;
}

/**
 * Which panels lie on the table: each can be put away here, and brought back. On a small screen most come from below. A
 * score that was put away is told.
 */
export function PanelDock({ panels, ...ofPanels }: Props) {
  const { match } = ofPanels;
  const isSmall = useSmallScreen();
  const sheet = useSheetPanel();
  return (
    <section className={styles['dock']} aria-label={tableText.panels.dock}>
      {isScoreAway(match, panels) && (
        <div className={styles['totals']}>
          <Totals match={match} />
        </div>
      )}
      {PANEL_IDS.map((id) =>
        isSmall && id !== 'timer' ? (
          <DockButton
            key={id}
            id={id}
            title={tableText.panels.show({ panel: tableText.panels.titles[id] })}
            aria-haspopup="dialog"
            onClick={() => {
              changePanel(id, { shown: true, expanded: true });
              sheet.open(id);
            }}
          />
        ) : (
          <PanelButton key={id} id={id} shown={panels[id].shown} />
        ),
      )}
      {sheet.panel !== undefined && (
        <PanelSheet
          {...ofPanels}
          panel={sheet.panel}
          open={sheet.isOpen && isSmall}
          onClose={sheet.close}
        />
      )}
    </section>
  );
}

/** The panel that comes from below, or did last: it goes as softly as it comes. */
function useSheetPanel() {
  const [panel, setPanel] = useState<Exclude<PanelId, 'timer'>>();
  const [isOpen, setOpen] = useState(false);
  return {
    panel,
    isOpen,
    open: (id: Exclude<PanelId, 'timer'>) => {
      setPanel(id);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

const PanelButton = memo(({ id, shown }: { readonly id: PanelId; readonly shown: boolean }) => {
  const { titles, hide, show } = tableText.panels;
  const panel = titles[id];
  return (
    <DockButton
      id={id}
      title={shown ? hide({ panel }) : show({ panel })}
      aria-pressed={shown}
      onClick={() => changePanel(id, shown ? { shown: false } : { shown: true, expanded: true })}
    />
  );
});

interface DockButtonProps {
  readonly id: PanelId;
  readonly title: string;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-haspopup'?: 'dialog';
  readonly onClick: () => void;
}

function DockButton({ id, ...rest }: DockButtonProps) {
  const Icon = PANEL_ICONS[id];
  return (
    <button type="button" className={classes(styles['button'], quiet['fades'])} {...rest}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span>{tableText.panels.titles[id]}</span>
    </button>
  );
}

function isScoreAway(match: MatchState, { score }: Panels): boolean {
  return !score.shown && traitsOf(match).scored && match.scoreboard.events.length > 0;
}
