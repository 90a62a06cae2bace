import { changePanel } from '#web/platform/match/match-store.ts';
import { PANEL_IDS, type Panels } from '#web/platform/match/panels.ts';
import { PANEL_ICONS, PANEL_TITLES } from './panel-names.ts';

/** Which panels lie on the table: each can be put away here, and brought back. */
export function PanelDock({ panels }: { readonly panels: Panels }) {
  return (
    <section className="panel-dock" aria-label="Panels on the table">
      {PANEL_IDS.map((id) => {
        const Icon = PANEL_ICONS[id];
        const { shown } = panels[id];
        return (
          <button
            key={id}
            type="button"
            className="dock-button"
            aria-pressed={shown}
            title={`${shown ? 'Hide' : 'Show'} ${PANEL_TITLES[id]}`}
            onClick={() =>
              changePanel(id, shown ? { shown: false } : { shown: true, expanded: true })
            }
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span>{PANEL_TITLES[id]}</span>
          </button>
        );
      })}
    </section>
  );
}
