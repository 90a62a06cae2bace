import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS } from '#domain/category/categories.ts';
import { FREE_GAME_IDS, FREE_GAMES } from '#domain/category/free-games.ts';
import { labelOf } from '#domain/category/label.ts';
import { defaultPanels, PANEL_IDS, restartPanels, setPanel } from './panels.ts';

const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CATEGORY_IDS.slice(1).map((id) => [id, labelOf(id, 'x')])),
  ...Object.fromEntries(FREE_GAME_IDS.map((id) => [id, labelOf('free', FREE_GAMES[id].name)])),
};
const TALK = ['drinking', 'social', 'relationship'];
const UNSCORED_FREE = ['would-you-rather', 'categories-blitz'];

describe('panels', () => {
  it('PLAY-16 PLAY-17 PLAY-18 lie hidden, collapsed or expanded by the kind of game', () => {
    for (const [id, label] of Object.entries(labels)) {
      const shown = !UNSCORED_FREE.includes(id);
      const expanded = shown && !TALK.includes(id);
      for (const panel of PANEL_IDS) {
        expect({ id, ...defaultPanels(label)[panel] }).toEqual({ id, shown, expanded });
      }
    }
  });

  it('PLAY-19 PLAY-20 after a restart the timer closes where nobody wins, and opens elsewhere', () => {
    for (const [id, label] of Object.entries(labels)) {
      const isTimerOpen = ![...TALK, ...UNSCORED_FREE].includes(id);
      const { timer, ...others } = restartPanels(label);
      expect({ id, open: timer.expanded }).toEqual({ id, open: isTimerOpen });
      for (const panel of Object.values(others)) {
        expect({ id, ...panel }).toEqual({ id, shown: true, expanded: !isTimerOpen });
      }
    }
  });

  it('PLAY-11 one panel is shown, hidden, opened or closed, and the others lie as they lay', () => {
    const before = defaultPanels('Social Games: x');
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
