import { traitsOf } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import { tableText } from '#sentences/table.ts';
import { changePanel } from '#web/platform/match/match-store.ts';
import { PANEL_IDS, type Panels } from '#web/platform/match/panels.ts';
import { Totals } from '#web/features/table/score/totals.tsx';
import { classes } from '#web/ui/classes.ts';
import { PANEL_ICONS } from './panel-names.ts';
import quiet from '#web/features/table/quiet.module.css';
import styles from './panel-dock.module.css';

interface Props {
  readonly match: MatchState;
  readonly panels: Panels;
}

/** Which panels lie on the table: each can be put away here, and brought back. A score that was put away is told. */
export function PanelDock({ match, panels }: Props) {
  const { titles, hide, show } = tableText.panels;
  const isScoreAway = !panels.score.shown && traitsOf(match).scored;
  return (
    <section className={styles['dock']} aria-label={tableText.panels.dock}>
      {isScoreAway && match.scoreboard.events.length > 0 && (
        <div className={styles['totals']}>
          <Totals match={match} />
        </div>
      )}
      {PANEL_IDS.map((id) => {
        const Icon = PANEL_ICONS[id];
        const { shown } = panels[id];
        const panel = titles[id];
        return (
          <button
            key={id}
            type="button"
            className={classes(styles['button'], quiet['fades'])}
            aria-pressed={shown}
            title={shown ? hide({ panel }) : show({ panel })}
            onClick={() =>
              changePanel(id, shown ? { shown: false } : { shown: true, expanded: true })
            }
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span>{panel}</span>
          </button>
        );
      })}
    </section>
  );
}
