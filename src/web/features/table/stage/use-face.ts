// Which of its two faces the table shows: the console for its host, or the stage for the room.
import { useCallback, useEffect, useState } from 'react';
import { useFullscreen } from '#web/features/table/controls/fullscreen.ts';
import { remotesOf } from '#web/features/table/phones/players.ts';
import { whenQuiet } from '#web/platform/offline/quiet.ts';
import { useScreenRoom } from '#web/platform/room/shown-room.ts';
import { readStored, writeStored } from '#web/platform/storage/stored.ts';
import type * as StageParts from './parts.ts';

type Parts = typeof StageParts;

export interface Face {
  readonly isStage: boolean;
  readonly toggle: () => void;
  /** What no first card needs: the teams' places, the scenery, the line to other windows. Undefined until it is there. */
  readonly parts: Parts | undefined;
}

/** Kept once a stage was chosen in this browser. */
const CHOSEN = 'riffle:stage';

const AT_FIRST = { isStage: false, isByItself: false };

/** A stage comes by itself on a full screen where one was chosen before or a remote is there, and goes with it. */
export function useFace(): Face {
  const [{ isStage }, setFace] = useState(AT_FIRST);
  const { parts, load } = useParts();
  const isFull = useFullscreen();
  const hasRemote = useHasRemote();
  useEffect(() => {
    const comes = isFull && (hasRemote || readStored(CHOSEN) !== null);
    if (comes) load();
    setFace((face) => {
      if (comes) return face.isStage ? face : { isStage: true, isByItself: true };
      return face.isByItself ? AT_FIRST : face;
    });
  }, [isFull, hasRemote, load]);

  const toggle = useCallback(() => {
    load();
    if (!isStage) writeStored(CHOSEN, 'chosen');
    setFace({ isStage: !isStage, isByItself: false });
  }, [isStage, load]);
  return { isStage: isStage && parts !== undefined, toggle, parts };
}

/** Fetched when the page is quiet, or when they are asked for. */
function useParts() {
  const [parts, setParts] = useState<Parts>();
  const load = useCallback(() => {
    import('./parts.ts').then(setParts).catch(console.error);
  }, []);
  useEffect(() => whenQuiet(load), [load]);
  return { parts, load };
}

function useHasRemote(): boolean {
  const told = useScreenRoom()?.told;
  return told !== undefined && remotesOf(told, 'in').length > 0;
}
