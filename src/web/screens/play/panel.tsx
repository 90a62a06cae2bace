import { ChevronDown, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { PanelId } from '#domain/match/panels.ts';
import type { MatchState } from '#domain/match/state.ts';
import { dispatch } from '#web/play/match-store.ts';
import { PANEL_ICONS, PANEL_TITLES } from '#web/screens/play/panel-names.ts';

interface Props {
  readonly match: MatchState;
  readonly id: PanelId;
  /** Stands in the head while the panel is collapsed. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A panel that opens, closes, and can be put away; the dock brings it back. */
export function Panel({ match, id, summary, children }: Props) {
  const titleId = useId();
  const { expanded } = match.panels[id];
  const title = PANEL_TITLES[id];
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
            onClick={() =>
              dispatch({ type: expanded ? 'COLLAPSE_PANEL' : 'EXPAND_PANEL', panel: id })
            }
          >
            <Icon aria-hidden="true" className="panel-icon" />
            <span id={titleId} className="panel-title">
              {title}
            </span>
            <span className="panel-summary">{!expanded && summary}</span>
            <ChevronDown aria-hidden="true" className="panel-chevron" />
          </button>
        </h2>
        <button
          type="button"
          className="panel-hide"
          aria-label={`Hide ${title} panel`}
          title="Hide"
          onClick={() => dispatch({ type: 'HIDE_PANEL', panel: id })}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {expanded && <div className="panel-body">{children}</div>}
    </section>
  );
}
