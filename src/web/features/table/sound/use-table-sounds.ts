import { useEffect, useRef } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import { sound } from '#web/platform/match/switches.ts';
import { useScreenRoom } from '#web/platform/room/shown-room.ts';
import { afterFrame } from '#web/platform/after-frame.ts';
import { pointsBetween } from '#web/features/table/show/points-between.ts';
import { playSound, type SoundName } from './play-sound.ts';
import { LOBBY_SECONDS } from './scores.ts';
import { endMusic } from './synthesis.ts';

/** What is heard of the cards, the turns and the points, whoever changed them. */
export function useTableSounds(match: MatchState, isAnswerShown: boolean): void {
  const seen = useRef(match);
  useEffect(() => {
    const before = seen.current;
    seen.current = match;
    const names = before === match ? [] : soundsBetween(before, match);
    if (names.length > 0) afterFrame(() => names.forEach(playSound));
  }, [match]);
  useReveal(isAnswerShown);
  useLobbyMusic();
}

/** The sounds of what happened between two states of a match. */
export function soundsBetween(before: MatchState, after: MatchState): readonly SoundName[] {
  if (before.id !== after.id) return [];
  const names: SoundName[] = [];
  const isOtherCard =
    before.cards[before.currentCardIndex]?.id !== after.cards[after.currentCardIndex]?.id;
  if (isOtherCard) names.push('card');
  // Points that are undone are taken back without a word.
  if (after.scoreboard.events.length > before.scoreboard.events.length) {
    const by = Math.max(...pointsBetween(before, after).map(({ from, to }) => to - from));
    if (by > 1) names.push('right');
    if (by > 0) names.push('points');
    else if (Number.isFinite(by) || isNobodys(before, after)) names.push('wrong');
  }
  const isRight = names.includes('right');
  if (before.currentTeam !== after.currentTeam && !isRight) names.push('turn');
  return names;
}

/** A card for which nobody got any points. */
function isNobodys(before: MatchState, after: MatchState): boolean {
  const made = after.scoreboard.events.slice(before.scoreboard.events.length);
  return made.some(({ act, changes }) => act === 'points' && changes.length === 0);
}

function useReveal(isAnswerShown: boolean): void {
  const wasShown = useRef(isAnswerShown);
  useEffect(() => {
    if (isAnswerShown && !wasShown.current) playSound('reveal');
    wasShown.current = isAnswerShown;
  }, [isAnswerShown]);
}

/** Soft music while the phones wait, bar by bar. */
function useLobbyMusic(): void {
  const isLobby = useScreenRoom()?.room?.isLobby ?? false;
  const isOn = sound.use();
  useEffect(() => {
    if (!isLobby || !isOn) return undefined;
    playSound('lobby');
    const bars = setInterval(() => playSound('lobby'), LOBBY_SECONDS * 1000);
    return () => {
      clearInterval(bars);
      endMusic();
    };
  }, [isLobby, isOn]);
}
