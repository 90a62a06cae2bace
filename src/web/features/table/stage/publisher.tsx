import { useLayoutEffect, useRef } from 'react';
import { traitsOf } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import type { ScreenView } from '#contract/rooms.ts';
import type { Tally } from '#domain/room/tally.ts';
import type { Reveals } from '#web/features/table/card/use-reveals.ts';
import { placesOf } from '#web/features/table/phones/players.ts';
import { useTallies } from '#web/features/table/phones/tallies.ts';
import { useTableView } from '#web/platform/match/match-store.ts';
import { faceDown, sound } from '#web/platform/match/switches.ts';
import { serializeTable } from '#web/platform/match/table-form.ts';
import { useScreenRoom } from '#web/platform/room/shown-room.ts';
import { openConsoleLine } from './console-line.ts';
import type { End } from './stage-channel.ts';
import { markOf, seenFromPhones } from './seen-from-phones.ts';
import { toldTable } from './told-table.ts';
import { hearer, useWindows } from './windows.ts';

interface Props {
  readonly match: MatchState;
  readonly reveals: Reveals;
  /** The rules lie over the card. */
  readonly isExplained: boolean;
  /** The end dialog is open. */
  readonly isOver: boolean;
}

/** Tells the stages of this browser what is on the console's table, as soon as it is drawn here. Draws nothing. */
export function Publisher({ match, reveals, isExplained, isOver }: Props) {
  const line = useRef<ReturnType<typeof openConsoleLine>>(undefined);
  const view = useTableView();
  const phones = useScreenRoom();
  const isWithPhone = (phones?.room?.actor ?? null) !== null;
  const isFaceDown = (faceDown.use() || isWithPhone) && traitsOf(match).facesDown;
  const isLoud = sound.use();
  const tallies = useTallies(match);
  const end = isOver ? endOf(tallies, phones?.told) : null;
  useWindows();
  useLayoutEffect(() => {
    const opened = openConsoleLine();
    line.current = opened;
    return () => opened.close();
  }, []);
  useLayoutEffect(() => {
    const { isHintShown, isAnswerShown } = reveals;
    const shown = { isHintShown, isAnswerShown, isFaceDown };
    line.current?.tell(() => ({
      ...shown,
      isExplained,
      table: serializeTable(toldTable({ match, view, ...shown })),
      phones: seenFromPhones(phones),
      end,
      hearer: isLoud ? hearer() : null,
    }));
  });
  return null;
}

function endOf(tallies: readonly Tally[], told: ScreenView | undefined): End {
  const places = told ? placesOf(told) : [];
  return {
    tallies,
    places: places.map(({ player, place }) => ({
      player: { ...markOf(player), points: player.points },
      place,
    })),
  };
}
