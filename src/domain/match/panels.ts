// The four panels beside the card: which are shown, and which of those are open.
import type { Layout } from '#domain/category/categories.ts';
import { traitsOf, type Kind } from '#domain/category/kind.ts';

export const PANEL_IDS = ['timer', 'score', 'info', 'notes'] as const;
export type PanelId = (typeof PANEL_IDS)[number];

export interface PanelState {
  readonly shown: boolean;
  readonly expanded: boolean;
}
export type Panels = Readonly<Record<PanelId, PanelState>>;

const HIDDEN: PanelState = { shown: false, expanded: false };
const COLLAPSED: PanelState = { shown: true, expanded: false };
const EXPANDED: PanelState = { shown: true, expanded: true };

const LAYOUTS: Readonly<
  Record<Layout, { readonly timer: PanelState; readonly others: PanelState }>
> = {
  hidden: { timer: HIDDEN, others: HIDDEN },
  collapsed: { timer: COLLAPSED, others: COLLAPSED },
  expanded: { timer: EXPANDED, others: EXPANDED },
  'timer-open': { timer: EXPANDED, others: COLLAPSED },
  'timer-closed': { timer: COLLAPSED, others: EXPANDED },
};

/** How the panels lie when a match starts (PLAY-16 to -18). */
export function defaultPanels(kind: Kind): Panels {
  return lay(traitsOf(kind).panels);
}

/** How they lie after a restart (PLAY-19, -20). */
export function restartPanels(kind: Kind): Panels {
  return lay(traitsOf(kind).panelsOnRestart);
}

/** The same panels when nothing would change. */
export function setPanel(panels: Panels, panel: PanelId, change: Partial<PanelState>): Panels {
  const before = panels[panel];
  const after = { ...before, ...change };
  if (after.shown === before.shown && after.expanded === before.expanded) return panels;
  return { ...panels, [panel]: after };
}

function lay(layout: Layout): Panels {
  const { timer, others } = LAYOUTS[layout];
  return { timer, score: others, info: others, notes: others };
}
