// All lists side by side. The same word in two lists counts for nobody; the host may say otherwise.
import { useState } from 'react';
import type { ScreenPlayer } from '#contract/rooms.ts';
import { teamsOf, type TeamId } from '#domain/match/teams.ts';
import { doubledLines, foldedLine, linesOf } from '#domain/room/answers.ts';
import { judgingText } from '#sentences/judging.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import { playersOf } from './players.ts';
import type { OfCardProps } from './of-card.ts';
import styles from './room-strip.module.css';

export function Lists({ told, room }: OfCardProps) {
  const { countsOf, isCounted, toggle } = useCounting(told.answers);
  const lists = listsOf(told);
  if (lists.length === 0) return <p>{judgingText.nobody}</p>;
  return (
    <>
      <ul className={styles['lists']}>
        {lists.map(({ player, lines }) => (
          <li key={player.id} className={styles['list']}>
            <ListHead player={player} words={countsOf(player.id, lines)} />
            <ul className="flex flex-wrap gap-1">
              {lines.map((line) => (
                <li key={line}>
                  <Word
                    word={line}
                    counts={isCounted(player.id, line)}
                    onToggle={() => toggle(player.id, line)}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <GivePoints
        teams={teamsOf(room.match.teamCount)}
        pointsOf={(team) =>
          Math.max(
            0,
            ...lists
              .filter(({ player }) => player.team === team)
              .map(({ player, lines }) => countsOf(player.id, lines)),
          )
        }
      />
    </>
  );
}

function listsOf(told: OfCardProps['told']) {
  const players = new Map(playersOf(told).map((player) => [player.id, player]));
  return told.answers.flatMap(({ playerId, text }) => {
    const player = players.get(playerId);
    return player ? [{ player, lines: linesOf(text) }] : [];
  });
}

/** Which words count: those that stand in one list alone, but for what the host has pressed. */
function useCounting(answers: OfCardProps['told']['answers']) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const doubled = doubledLines(answers);
  const nameOf = (playerId: string, line: string) => `${playerId} ${foldedLine(line)}`;
  const isCounted = (playerId: string, line: string) =>
    doubled.has(foldedLine(line)) === turned.has(nameOf(playerId, line));
  return {
    isCounted,
    countsOf: (playerId: string, lines: readonly string[]) =>
      lines.filter((line) => isCounted(playerId, line)).length,
    toggle: (playerId: string, line: string) =>
      setTurned((before) => withTurned(before, nameOf(playerId, line))),
  };
}

function withTurned(before: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(name)) after.add(name);
  return after;
}

function ListHead({ player, words }: { readonly player: ScreenPlayer; readonly words: number }) {
  return (
    <p className="flex items-center gap-2 font-display font-semibold">
      <PlayerMark shape={player.shape} colour={player.colour} className="size-7" />
      <span className="min-w-0 grow truncate">{player.name}</span>
      <span className="whitespace-nowrap">{tablePhonesText.lists.counts({ words })}</span>
    </p>
  );
}

interface WordProps {
  readonly word: string;
  readonly counts: boolean;
  readonly onToggle: () => void;
}

function Word({ word, counts, onToggle }: WordProps) {
  const words = tablePhonesText.lists;
  return (
    <button
      type="button"
      className={styles['word']}
      aria-pressed={counts}
      aria-label={counts ? words.counted({ word }) : words.notCounted({ word })}
      onClick={onToggle}
    >
      {word}
    </button>
  );
}

interface GiveProps {
  readonly teams: readonly TeamId[];
  /** The longest list of its phones. */
  readonly pointsOf: (team: TeamId) => number;
}

function GivePoints({ teams, pointsOf }: GiveProps) {
  const { toast } = useAlerts();
  const [isGiven, setGiven] = useState(false);
  function give() {
    for (const team of teams) {
      const points = pointsOf(team);
      if (points > 0) dispatch({ type: 'UPDATE_SCORE', team, points });
    }
    setGiven(true);
    toast(tablePhonesText.lists.given);
  }
  if (isGiven) return <p>{tablePhonesText.lists.given}</p>;
  return <Button onClick={give}>{tablePhonesText.lists.give}</Button>;
}
