import { TEAM_COUNTS, TIMER_SECONDS, type TimerSeconds } from '#game/categories.ts';
import { categoryIdOf, traitsOf } from '#game/label.ts';
import type { GameState } from '#game/state.ts';
import { faceDown } from '#web/play/switches.ts';
import { dispatch } from '#web/play/game-store.ts';
import { DeckActs } from '#web/screens/play/deck-acts.tsx';
import { roundOf } from '#web/screens/play/news.ts';
import { Panel } from '#web/screens/play/panel.tsx';
import { RoundHistory } from '#web/screens/play/round-history.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** Where the game stands (PLAY-11), and what can still be changed about it. */
export function InfoPanel({ game }: { readonly game: GameState }) {
  const category = categoryIdOf(game.currentCategory);
  const { facesDown } = traitsOf(game.currentCategory);
  return (
    <Panel game={game} id="info" summary={roundOf(game)}>
      <p className="info-round">{roundOf(game)}</p>
      <dl className="info-facts">
        <div>
          <dt>Total cards</dt>
          <dd>{game.cards.length}</dd>
        </div>
        <div>
          <dt>Teams</dt>
          <dd>{game.teamCount}</dd>
        </div>
      </dl>
      {category === 'free' && <FreeGameSettings game={game} />}
      {facesDown && <FaceDownSetting />}
      <RoundHistory game={game} />
      <DeckActs game={game} />
    </Panel>
  );
}

/** Free games start without a setup: what it would ask can be changed here. */
function FreeGameSettings({ game }: { readonly game: GameState }) {
  const seconds = game.timer.durationMs / 1000;
  return (
    <div className="info-settings">
      <Select
        label="Team count"
        value={game.teamCount}
        options={TEAM_COUNTS.map((value) => ({ value, label: `${value} teams` }))}
        onChange={(teamCount) => dispatch({ type: 'SET_TEAM_COUNT', teamCount })}
      />
      <Select<TimerSeconds>
        label="Time per card"
        value={TIMER_SECONDS.find((value) => value === seconds) ?? 30}
        options={TIMER_SECONDS.map((value) => ({ value, label: `${value} s` }))}
        onChange={(next) => dispatch({ type: 'SET_TIMER_SECONDS', seconds: next })}
      />
    </div>
  );
}

function FaceDownSetting() {
  const isFaceDown = faceDown.use();
  return (
    <div className="mt-4">
      <Switch
        label="Deal cards face down"
        hint="Hold a card to peek at it."
        checked={isFaceDown}
        onChange={faceDown.set}
      />
    </div>
  );
}
