import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS } from '#domain/category/categories.ts';
import { FREE_GAME_IDS } from '#domain/category/free-games.ts';
import type { Kind } from '#domain/category/kind.ts';
import { defaultPanels, PANEL_IDS, restartPanels, setPanel } from './panels.ts';

const kinds: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(CATEGORY_IDS.slice(1).map((category) => [category, { category }])),
  ...Object.fromEntries(FREE_GAME_IDS.map((id) => [id, { category: 'free', freeGame: id }])),
};
const TALK = ['drinking', 'social', 'relationship'];
const UNSCORED_FREE = ['would-you-rather', 'categories-blitz'];

describe('panels', () => {
  it('PLAY-16 PLAY-17 PLAY-18 lie hidden, collapsed or expanded by the kind of game', () => {
    for (const [id, kind] of Object.entries(kinds)) {
      const shown = !UNSCORED_FREE.includes(id);
      const expanded = shown && !TALK.includes(id);
      for (const panel of PANEL_IDS) {
        expect({ id, ...defaultPanels(kind)[panel] }).toEqual({ id, shown, expanded });
      }
    }
  });

  it('PLAY-19 PLAY-20 after a restart the timer closes where nobody wins, and opens elsewhere', () => {
    for (const [id, kind] of Object.entries(kinds)) {
      const isTimerOpen = ![...TALK, ...UNSCORED_FREE].includes(id);
      const { timer, ...others } = restartPanels(kind);
      expect({ id, open: timer.expanded }).toEqual({ id, open: isTimerOpen });
      for (const panel of Object.values(others)) {
        expect({ id, ...panel }).toEqual({ id, shown: true, expanded: !isTimerOpen });
      }
    }
  });

  it('PLAY-11 one panel is shown, hidden, opened or closed, and the others lie as they lay', () => {
    const before = defaultPanels({ category: 'social' });
    for (const panel of PANEL_IDS) {
      for (const change of [{ shown: false }, { expanded: true }]) {
        const after = setPanel(before, panel, change);
        expect(after).toEqual({ ...before, [panel]: { shown: true, expanded: false, ...change } });
      }
      for (const nothingNew of [{ shown: true }, { expanded: false }, {}]) {
        expect(setPanel(before, panel, nothingNew)).toBe(before);
      }
    }
  });
});
