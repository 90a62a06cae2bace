import { Info, NotebookPen, Timer, Trophy, type LucideIcon } from 'lucide-react';
import type { PanelId } from '#web/platform/match/panels.ts';

export const PANEL_ICONS: Readonly<Record<PanelId, LucideIcon>> = {
  timer: Timer,
  score: Trophy,
  info: Info,
  notes: NotebookPen,
};
