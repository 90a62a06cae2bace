// The four panels beside the card: which are shown, and which of those are open.
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

/** How the panels lie when a match starts: open where somebody wins, else out of the way (PLAY-16 to -18). */
export function defaultPanels(kind: Kind): Panels {
  if (traitsOf(kind).scored) return lay(EXPANDED, EXPANDED);
  return kind.category === 'free' ? lay(HIDDEN, HIDDEN) : lay(COLLAPSED, COLLAPSED);
}

/** How they lie after a restart (PLAY-19, -20). */
export function restartPanels(kind: Kind): Panels {
  return traitsOf(kind).scored ? lay(EXPANDED, COLLAPSED) : lay(COLLAPSED, EXPANDED);
}

/** The same panels when nothing would change. */
export function setPanel(panels: Panels, panel: PanelId, change: Partial<PanelState>): Panels {
  const before = panels[panel];
  const after = { ...before, ...change };
  if (after.shown === before.shown && after.expanded === before.expanded) return panels;
  return { ...panels, [panel]: after };
}

function lay(timer: PanelState, others: PanelState): Panels {
  return { timer, score: others, info: others, notes: others };
}
