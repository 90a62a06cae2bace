import { TEAM_COUNTS, TIMER_SECONDS, type TimerSeconds } from '#domain/category/categories.ts';
import { traitsOf } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import { faceDown } from '#web/platform/match/switches.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { DeckActs } from '#web/features/table/controls/deck-acts.tsx';
import { roundOf } from '#web/features/table/news/news.ts';
import { Panel } from './panel.tsx';
import { RoundHistory } from '#web/features/table/score/round-history.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** Where the match stands (PLAY-11), and what can still be changed about it. */
export function InfoPanel({ match }: { readonly match: MatchState }) {
  const { facesDown } = traitsOf(match);
  return (
    <Panel id="info" summary={roundOf(match)}>
      <p className="info-round">{roundOf(match)}</p>
      <dl className="info-facts">
        <div>
          <dt>Total cards</dt>
          <dd>{match.cards.length}</dd>
        </div>
        <div>
          <dt>Teams</dt>
          <dd>{match.teamCount}</dd>
        </div>
      </dl>
      {match.category === 'free' && <FreeGameSettings match={match} />}
      {facesDown && <FaceDownSetting />}
      <RoundHistory match={match} />
      <DeckActs match={match} />
    </Panel>
  );
}

/** Free games start without a setup: what it would ask can be changed here. */
function FreeGameSettings({ match }: { readonly match: MatchState }) {
  const seconds = match.timer.durationMs / 1000;
  return (
    <div className="info-settings">
      <Select
        label="Team count"
        value={match.teamCount}
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
