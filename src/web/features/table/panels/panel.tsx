import { ChevronDown, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { changePanel, useTableView } from '#web/platform/match/match-store.ts';
import type { PanelId } from '#web/platform/match/panels.ts';
import { PANEL_ICONS, PANEL_TITLES } from './panel-names.ts';

interface Props {
  readonly id: PanelId;
  /** Stands in the head while the panel is collapsed. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A panel that opens, closes, and can be put away; the dock brings it back. */
export function Panel({ id, summary, children }: Props) {
  const titleId = useId();
  const { expanded } = useTableView().panels[id];
  const Icon = PANEL_ICONS[id];
  return (
    <section
      className={`panel surface-raised panel-${id}`}
      data-expanded={expanded}
      aria-labelledby={titleId}
    >
      <div className="panel-head">
        <h2 className="min-w-0 grow">
          <button
            type="button"
            className="panel-toggle"
            aria-expanded={expanded}
            onClick={() => changePanel(id, { expanded: !expanded })}
          >
            <Icon aria-hidden="true" className="panel-icon" />
            <span id={titleId} className="panel-title">
              {PANEL_TITLES[id]}
            </span>
            <span className="panel-summary">{!expanded && summary}</span>
            <ChevronDown aria-hidden="true" className="panel-chevron" />
          </button>
        </h2>
        <HideButton id={id} />
      </div>
      {expanded && <div className="panel-body">{children}</div>}
    </section>
  );
}

function HideButton({ id }: { readonly id: PanelId }) {
  return (
    <button
      type="button"
      className="panel-hide"
      aria-label={`Hide ${PANEL_TITLES[id]} panel`}
      title="Hide"
      onClick={() => changePanel(id, { shown: false })}
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}
