import { ChevronDown, X } from 'lucide-react';
import { createContext, memo, useContext, useId, type ReactNode } from 'react';
import { tableText } from '#sentences/table.ts';
import { changePanel, useTableView } from '#web/platform/match/match-store.ts';
import type { PanelId } from '#web/platform/match/panels.ts';
import { classes } from '#web/ui/classes.ts';
import { PANEL_ICONS } from './panel-names.ts';
import quiet from '#web/features/table/quiet.module.css';
import styles from './panel.module.css';

interface Props {
  readonly id: PanelId;
  /** Stands in the head while the panel is collapsed. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** Whether panels stand in a sheet, which has their name and closes them. */
export const InSheet = createContext(false);

/** A panel that opens, closes, and can be put away; the dock brings it back. */
export function Panel({ id, summary, children }: Props) {
  const titleId = useId();
  const { expanded } = useTableView().panels[id];
  if (useContext(InSheet)) return <div data-panel={id}>{children}</div>;
  return (
    <section
      className={classes('surface-raised', styles['panel'])}
      data-panel={id}
      data-expanded={expanded}
      aria-labelledby={titleId}
    >
      <PanelHead id={id} titleId={titleId} summary={expanded ? undefined : summary} />
      {expanded && <div className={styles['body']}>{children}</div>}
    </section>
  );
}

interface HeadProps {
  readonly id: PanelId;
  readonly titleId: string;
  /** Undefined while the panel is open. */
  readonly summary: ReactNode;
}

/** That of an open panel is left alone by whatever happens in it. */
const PanelHead = memo(({ id, titleId, summary }: HeadProps) => {
  const { expanded } = useTableView().panels[id];
  const Icon = PANEL_ICONS[id];
  return (
    <div className={styles['head']}>
      <h2 className="min-w-0 grow">
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={expanded}
          onClick={() => changePanel(id, { expanded: !expanded })}
        >
          <Icon aria-hidden="true" className={styles['icon']} />
          <span id={titleId} className={styles['title']}>
            {tableText.panels.titles[id]}
          </span>
          <span className={styles['summary']}>{summary}</span>
          <ChevronDown aria-hidden="true" className={styles['chevron']} />
        </button>
      </h2>
      <HideButton id={id} />
    </div>
  );
});

function HideButton({ id }: { readonly id: PanelId }) {
  return (
    <button
      type="button"
      className={classes(styles['hide'], quiet['fades'])}
      aria-label={tableText.panels.hidePanel({ panel: tableText.panels.titles[id] })}
      title={tableText.panels.hideTitle}
      onClick={() => changePanel(id, { shown: false })}
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}
