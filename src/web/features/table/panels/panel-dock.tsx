import { tableText } from '#sentences/table.ts';
import { changePanel } from '#web/platform/match/match-store.ts';
import { PANEL_IDS, type Panels } from '#web/platform/match/panels.ts';
import { classes } from '#web/ui/classes.ts';
import { PANEL_ICONS } from './panel-names.ts';
import quiet from '#web/features/table/quiet.module.css';
import styles from './panel-dock.module.css';

/** Which panels lie on the table: each can be put away here, and brought back. */
export function PanelDock({ panels }: { readonly panels: Panels }) {
  const { titles, hide, show } = tableText.panels;
  return (
    <section className={classes(styles['dock'], quiet['fades'])} aria-label={tableText.panels.dock}>
      {PANEL_IDS.map((id) => {
        const Icon = PANEL_ICONS[id];
        const { shown } = panels[id];
        const panel = titles[id];
        return (
          <button
            key={id}
            type="button"
            className={styles['button']}
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
